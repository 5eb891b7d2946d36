// What a novice has does not go for gold where he needs it: not on a whim either, nor as the only thing that is left.
import { describe, expect, it } from 'vitest';
import type { HeroView, PlayerView } from '../../../shared/contract/view';
import type { Prompt } from '../../../shared/contract/prompt';
import { definitionsOf } from '../../../shared/content/definitions';
import { seedRng } from '../../../shared/kernel/rng';
import { rulebookOf } from '../../../shared/rules/charts/index';
import { newGame } from '../../../shared/rules/setup/new-game';
import { viewFor } from '../../../shared/rules/view/view-for';
import { factsOf } from '../facts';
import { whimsicalPolicy } from './novice/index';

const definitions = definitionsOf(['base']);
const facts = factsOf(definitions);
const seats = ['warrior', 'wizard'].map((name) => ({
  name,
  control: 'computer' as const,
  character: `base/character/${name}` as const,
}));
const begun = newGame(rulebookOf(definitions), { seats, sets: ['base'], profile: 'digital', rules: {} }, '1');
if (!begun.ok) throw new Error(begun.refusal.msg.id);
const start = viewFor(rulebookOf(definitions), begun.state, 'p1');

const holding = (held: HeroView['held']): PlayerView => ({
  ...start,
  seats: start.seats.map((seat) => (seat.id === 'p1' && seat.hero ? { ...seat, hero: { ...seat.hero, held } } : seat)),
});
const asked: Prompt = {
  id: 'dp1.1',
  seat: 'p1',
  hero: 'h1',
  ask: { id: 'ask.moment.turnStart' },
  source: 'rules',
  rule: 'x',
  options: [
    { key: 'do:it#transmute', label: { id: 'option.use' }, target: { def: 'base/adventure/alchemist' } },
    { key: 'pass', label: { id: 'option.pass' }, pass: true },
  ],
  min: 1,
  max: 1,
  shape: 'pick',
};
const TIMES = 600;
const sales = (held: HeroView['held']): number =>
  Array.from({ length: TIMES }, (_, n) => whimsicalPolicy(holding(held), asked, facts, seedRng(`${n}`)).join()).filter(
    (key) => key !== 'pass',
  ).length;

describe('what is sold', () => {
  const talisman = { id: 'c900', def: 'base/talisman/talisman' } as const;
  const cross = { id: 'c901', def: 'base/adventure/cross' } as const;

  it('is never the Talisman that he needs, nor what does more for him than 1 gold', () => {
    expect(sales([talisman])).toBe(0);
    expect(sales([talisman, cross])).toBe(0);
  });

  it('is now and then what he does not need', () => {
    expect(sales([talisman, { id: 'c902', def: 'base/talisman/talisman' }])).toBeGreaterThan(0);
  });
});
