import { expect, it } from 'vitest';
import type { FightView } from '../../../shared/contract/view';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';
import { fightView, midGame } from '../../fixtures/views';
import { en } from '../../words/en';
import { fightOf } from '../battle/fight';

const won = fightView('won');
/** The Warrior has beaten the character of the second seat. */
const beaten: FightView = { ...won, theirs: { ...won.theirs, cards: [], defs: [], hero: 'h1' } };
const asked = (fight: FightView, gone?: 'p1') => {
  const view = midGame(4, { fight });
  const seats = view.seats.map(({ hero, ...seat }) =>
    seat.id === gone || hero === undefined ? seat : { ...seat, hero },
  );
  return updateOf(prompts.turn, { view: { ...view, seats } });
};

it('a fight that is decided keeps its sums, whatever the winner has taken since', async () => {
  const { feed, push } = await aTable();
  await push(asked(beaten));
  await push(asked({ ...beaten, mine: { ...beaten.mine, power: 9, score: 13 } }));
  expect(feed.fight?.mine.score).toBe(won.mine.score);
  await push(asked({ ...beaten, outcome: 'standOff', mine: { ...beaten.mine, score: 9 } }));
  expect(feed.fight?.mine.score).toBe(9);
});

it('a fight in which somebody has died stands there no longer, and he keeps his name where it is read again', async () => {
  const { feed, seats, push } = await aTable();
  await push(asked(beaten));
  const name = seats.heroName('h1');
  expect(name).not.toBe('');
  await push(asked(beaten, 'p1'));
  expect(feed.fight).toBeUndefined();
  expect(seats.heroName('h1')).toBe(name);
  const shell = { words: en, name: (def: string) => def } as never;
  expect(fightOf(beaten, { seats, shell }).theirs.name).toBe(name);
});
