import { expect, it } from 'vitest';
import { toldNow } from './told';

const foe = { name: { id: 'creature', args: { name: 'brigand' } } };
const line = (id: string, n: number) => ({ label: { id }, n });
const won = { t: 'fight', hero: 'h1', kind: 'battle', outcome: 'won' };

it('tells a fight of 0.1.0 as one of today: its power, its die and what was added to it', () => {
  const old = {
    ...won,
    mine: { hero: 'h1', lines: [line('line.power', 7), line('line.roll', 5), line('line.bonus', 1)], total: 13 },
    theirs: { ...foe, lines: [line('line.power', 4), line('line.roll', 0)], total: 4 },
  };
  expect(toldNow([old])).toEqual([
    {
      ...won,
      mine: {
        hero: 'h1',
        shares: [
          { source: 'rules', n: 7, own: true },
          { source: 'rules', n: 1, roll: true },
        ],
        dice: [5],
        roll: 5,
        total: 13,
      },
      theirs: { ...foe, shares: [{ source: 'rules', n: 4, own: true }], dice: [], roll: 0, total: 4 },
    },
  ]);
});

it('leaves everything else as it was written', () => {
  const events = [
    { ...won, mine: { shares: [], dice: [], roll: 0, total: 0 }, theirs: { shares: [], dice: [], roll: 0, total: 0 } },
    { t: 'shuffled', deck: 'adventure' },
  ];
  expect(toldNow(events)).toEqual(events);
});
