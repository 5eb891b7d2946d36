// What an option leads to that is no number of a character.
import { expect, it } from 'vitest';
import { msg } from '../../kernel/ids';
import { english, namesFrom, partOf } from '../../text/index';
import { baseBook, bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { foresee } from './foresee';
import { knownTo } from './known';

const BUDGET = { steps: 30_000 };

it('tells of turns that somebody has besides', () => {
  const book = bookOfSets(['city']) ?? baseBook;
  const game = aGame(book, {
    phase: 'encounter',
    characters: { ghoul: { at: 'fields_n', fate: 1 }, elf: { at: 'village', fate: 0 } },
    spaces: { fields_n: { cards: ['madcap'] } },
    dice: [6],
  });
  const outcomes = foresee(book, knownTo(book, game.state, 'p1'), 'p1', ['reroll.1'], BUDGET);
  expect(outcomes.find(({ rolls }) => rolls?.includes(1))?.changes).toEqual([
    { t: 'number', what: 'fate', by: -1 },
    { t: 'extraTurns', by: 1 },
  ]);
});

it('says of a choice what it is for, as the text does that lets him choose', () => {
  const game = aGame(baseBook, {
    phase: 'encounter',
    characters: { elf: { at: 'ruins', fate: 1 }, troll: { at: 'village', fate: 0 } },
    spaces: { ruins: { cards: ['shrine', 'marsh'] } },
    dice: [1],
  });
  const outcomes = foresee(baseBook, knownTo(baseBook, game.state, 'p1'), 'p1', ['reroll.1'], BUDGET);
  const six = outcomes.find(({ rolls }) => rolls?.includes(6));
  expect(six?.ends).toMatchObject({ t: 'choice', seat: 'p1', ask: { id: 'ask.choose.space' } });
  const leads = six?.ends.t === 'choice' ? six.ends.leads : undefined;
  expect(partOf(english, namesFrom({}), msg('does', { now: leads ?? '' }), 'now')).toBe(
    'teleport to any other space in your Region',
  );
});
