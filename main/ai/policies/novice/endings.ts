// What the ending asks of him, as far as it is known: when he may go for it, and what he answers there.
import type { EndingFacts } from '../../facts';
import { factsFor, hasTalisman, powerOf, type Judge, type Situation } from './situation';

/** Nothing is known of a hidden ending, so he plays as if it were the printed one. */
const endingOf = ({ view, facts }: Situation): EndingFacts | undefined =>
  'def' in view.ending ? facts.cards[view.ending.def]?.ending : undefined;

/** By how much he is better than the foe on the Crown, in the kind of fight that suits him best. */
const leadOver = (s: Situation, foe: NonNullable<EndingFacts['foe']>): number =>
  Math.max(
    foe.strength === undefined ? -Infinity : powerOf(s, 'battle') - foe.strength,
    foe.craft === undefined ? -Infinity : powerOf(s, 'psychic') - foe.craft,
  );

/** Enough for the ending, so that he does not come to the Crown in vain. The longer the game, the less he waits for. */
const enough = (s: Situation, patience: number): boolean => {
  const ending = endingOf(s);
  if (ending?.foe) return leadOver(s, ending.foe) >= -1 - patience;
  if (ending?.needs)
    return s.me[ending.needs.what] >= ending.needs.n - (ending.goal === 'race' ? 0 : 6) - 3 * Math.max(0, patience - 3);
  return true;
};

/** The most cards that are drawn at once on the way to the Crown: their creatures fight as one. */
const horde = ({ facts }: Situation): number =>
  Math.max(0, ...Object.values(facts.spaces).map(({ region, climb }) => (region === 'inner' ? climb : 0)));

/**
 * Strong enough for the Portal and what lies behind it, the ending included. He dares more as the game grows long, so
 * that it ends. Three dice make 9 or less in three of eight cases, and whom they throw out stands mostly next to the
 * gate: to wait for one point more takes longer.
 */
export const ready = (s: Situation): boolean => {
  const patience = Math.floor(Math.max(0, s.view.round - 60) / 40);
  const many = horde(s);
  // However long it takes: against a horde nobody comes through who has not grown.
  const least = 3 * many;
  return (
    hasTalisman(s) &&
    s.me.life >= 3 - Math.min(2, patience) &&
    Math.max(s.me.strength.total, s.me.craft.total) >= Math.max(5, 9 - patience) &&
    s.me.strength.total + s.me.craft.total >= Math.max(least, 5 * many - 2 * patience) &&
    enough(s, patience)
  );
};

/** Whether he goes on where cards lead on: he can stand another defeat, and has what opens the way at the end. */
export const climbs = (s: Situation): boolean => s.me.life >= 2 && hasTalisman(s);

/** Fate that is to be had in numbers is not spent on every throw. */
export const hoardsFate = (s: Situation): boolean => endingOf(s)?.needs?.what === 'fate';

/** Battle or psychic combat with a foe that has both, by his better chance: one that lies there, or the ending's. */
export const foeJudge: Judge = (s, { key }) => {
  const card = factsFor(s, s.prompt.source);
  const foe = card?.kind === 'enemy' ? card : endingOf(s)?.foe;
  return foe ? leadOver(s, key === 'battle' ? { strength: foe.strength ?? 0 } : { craft: foe.craft ?? 0 }) : 0;
};

/** Light helps him who stands on the Crown, and all of his alignment with him. */
export const judgementJudge: Judge = (s, { key }) => {
  const judged = s.view.seats.find(({ id }) => id === s.view.active)?.hero;
  return (judged?.alignment === s.me.alignment) === (key === 'light') ? 1 : 0;
};
