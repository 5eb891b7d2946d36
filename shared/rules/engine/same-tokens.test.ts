// Tokens that are put where they are already, or taken where none lie, are told to nobody.
import { expect, it } from 'vitest';
import { event } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

it('where nothing changes the journal is silent', () => {
  const { events } = aGame(
    bookWith(
      event('base/adventure/trial', {
        met: [
          { op: 'tokens', on: 'this', kind: 'low', n: -99 },
          { op: 'tokens', on: 'this', kind: 'low', n: 2 },
          { op: 'tokens', on: 'this', kind: 'low', n: 0 },
        ],
      }),
    ),
    {
      characters: { troll: { at: 'fields_n', fate: 0 }, elf: { at: 'tavern' } },
      spaces: { fields_n: { cards: ['trial'] } },
      phase: 'encounter',
    },
  );
  expect(events.filter(({ t }) => t === 'tokens')).toMatchObject([{ kind: 'low', now: 2 }]);
});
