// A discarded card that comes by lot may be any of them, and not the uppermost alone.
import { expect, it } from 'vitest';
import { place } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

const pit = place('base/adventure/pit_of_lots', {
  met: [{ op: 'deal', from: 'adventure', discarded: 'random', to: { at: 'here' } }],
});
const book = bookWith(pit);
const discarded = ['magic_stream', 'market', 'cave'];

it('each of the discards comes in some game, and the others stay there', () => {
  const came = Array.from({ length: 20 }, (_, n) => {
    const game = aGame(book, {
      seed: `${n}`,
      characters: { elf: { at: 'fields_n', fate: 0 }, troll: { at: 'temple' } },
      spaces: { fields_n: { cards: ['pit_of_lots'] } },
      discard: { adventure: discarded },
      phase: 'encounter',
    });
    const here = game.on('fields_n').filter((name) => name !== 'pit_of_lots');
    expect(here).toHaveLength(1);
    return here[0];
  });
  expect([...new Set(came)].toSorted()).toEqual(discarded.toSorted());
});
