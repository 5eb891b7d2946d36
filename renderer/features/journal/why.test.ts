import { expect, it } from 'vitest';
import type { Reason } from '../../../shared/contract/hint';
import { midGame } from '../../fixtures/views';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { logEntry, type Entry } from './log';
import { reasonSaid, reasonsOf, wonderedAt } from './why';

const view = {
  ...midGame(4),
  seats: midGame(4).seats.map((seat, i) => ({
    ...seat,
    control: i === 1 ? ('computer' as const) : ('person' as const),
  })),
};
const [person, computer] = view.seats;
const line = (event: Parameters<typeof logEntry>[0]): Entry => {
  const entry = logEntry(event, 3, 'It happened.', 0);
  if (entry === undefined) throw new Error('no line');
  return entry;
};

it('leads to the reasons of computers, from what they did and not from what befell them', () => {
  const [his, hers] = [computer?.hero?.id, person?.hero?.id];
  if (his === undefined || hers === undefined || computer === undefined) throw new Error('nobody is there');
  expect(wonderedAt(line({ t: 'moved', hero: his, path: ['base/space/city'], how: 'walk' }), view)).toEqual({
    seat: computer.id,
    round: 3,
  });
  expect(wonderedAt(line({ t: 'turn', seat: computer.id, hero: his, round: 3 }), view)).toEqual({
    seat: computer.id,
    round: 3,
  });
  expect(wonderedAt(line({ t: 'moved', hero: hers, path: ['base/space/city'], how: 'walk' }), view)).toBeUndefined();
  expect(wonderedAt(line({ t: 'killed', hero: his }), view)).toBeUndefined();
});

const reason: Reason = {
  seat: 'p2',
  round: 3,
  ask: { id: 'ask.direction' },
  took: [{ id: 'option.crags' }],
  over: [{ id: 'option.chapel' }],
  parts: [
    { what: 'race', by: 6 },
    { what: 'life', by: -2 },
    { what: 'gold', by: 1 },
  ],
};
const say = ({ id }: { readonly id: string }): string => (id === 'option.crags' ? 'Crags' : 'Chapel');

it('says in a sentence what was weighed, in both languages', () => {
  expect(reasonSaid(reason, en, say)).toBe(
    '“Crags” rather than “Chapel”: sooner at the Crown, more gold left; against it: fewer lives left.',
  );
  expect(reasonSaid(reason, de, say)).toBe(
    '„Crags“ statt „Chapel“: früher auf der Krone, mehr Gold übrig; dagegen: weniger Leben übrig.',
  );
  expect(reasonSaid({ ...reason, parts: [] }, en, say)).toBe('“Crags” rather than “Chapel”: better all in all.');
  const alike = { ...reason, alike: true } as const;
  expect(reasonSaid({ ...alike, parts: reason.parts.slice(0, 2) }, en, say)).toBe(
    '“Crags”: sooner at the Crown; against it: fewer lives left; “Chapel” would have been about as good.',
  );
  expect(reasonSaid({ ...alike, parts: [] }, de, say)).toBe('„Crags“; „Chapel“ wäre etwa gleich gut gewesen.');
  // Nothing was picked, of several things.
  expect(reasonSaid({ ...reason, took: [] }, en, say)).toContain('“nothing” rather than “Chapel”');
});

it('finds those of one seat in one round', () => {
  // That it made no difference is no reason.
  const others = [
    { ...reason, round: 4 },
    { ...reason, seat: 'p1' },
    { ...reason, alike: true, parts: [] },
  ] as const;
  expect(reasonsOf([reason, ...others], { seat: 'p2', round: 3 })).toEqual([reason]);
});
