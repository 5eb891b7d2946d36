// Abilities and Spells that may be used unasked (`do:...`), and answers to what happens (`react...`).
import { cardWorth, shouldRepack } from './cards';
import { factsFor, othersOf, wounds, type Judge, type Situation } from './situation';

const thing = (key: string): string => {
  const from = key.startsWith('do:') ? 3 : 0;
  const end = key.indexOf('#');
  return key.slice(from, end < 0 ? undefined : end);
};

/** A rival who is about to win. */
const rivalAhead = (s: Situation): boolean =>
  s.view.crownReached || othersOf(s).some(({ space }) => s.facts.spaces[space]?.region === 'inner');

const losing = (s: Situation): boolean => {
  const { fight } = s.view;
  if (fight?.odds === undefined) return false;
  return (fight.theirs.hero === s.me.id ? fight.odds.lose : fight.odds.win) < 0.6;
};

/** An Object that he would be better without. */
const hasJunk = (s: Situation): boolean =>
  s.me.held.some(
    ({ def }) => ['object', 'magicObject'].includes(factsFor(s, def)?.kind ?? '') && cardWorth(s, def, true) < 0,
  );

type Worth = (s: Situation) => number;
/** Against doing nothing, which is worth 1. */
const known: Readonly<Record<string, Worth>> = {
  healing: (s) => (wounds(s.me) >= 2 ? 3 : 0),
  temporal_warp: () => 2,
  acquisition: () => 2,
  mesmerism: () => 2,
  random: (s) => (othersOf(s).length > 0 ? 1.5 : 0),
  nullify: (s) => (rivalAhead(s) ? 2 : 0.5),
  immobility: (s) => (rivalAhead(s) || losing(s) ? 2 : 0),
  destroy_magic: (s) => (rivalAhead(s) ? 2 : 0),
  divination: () => 1.5,
  hex: () => 1.2,
  teleport: () => 0.6,
  alchemy: () => 0.2,
  destruction: () => 0.4,
  invisibility: (s) => (losing(s) ? 2 : 0),
  psionic_blast: (s) => (losing(s) ? 2 : 0),
  counterspell: (s) => (s.prompt.ask.args?.['hero'] === s.me.def ? 0 : 2),
  preservation: (s) => (s.me.life <= 2 ? 2 : 0),
  druid: () => 0,
  // A raft is worth an axe to who wants over the river; to build one after another is not.
  axe: (s) => (s.luck('axe') < 0.1 ? 1.2 : 0),
  assassin: () => 2,
  // It takes one Object at least, and gold is worth less than nearly any.
  alchemist: (s) => (hasJunk(s) ? 2 : 0),
  potion_of_strength: (s) => (s.view.fight?.kind === 'battle' && losing(s) ? 2 : 0),
  mercenary: (s) => (losing(s) ? 2 : 0),
  // Even where nothing good can be done: it could be done for ever.
  belongings: (s) => (shouldRepack(s) ? 2 : -99),
};

/**
 * What using something is worth against doing nothing (1). Of what he does not know he tries now and then: never
 * surely, so that a thing that can be used again and again does not keep him for ever.
 */
export const actionWorth = (s: Situation, key: string): number => known[thing(key)]?.(s) ?? 0.55 + 0.9 * s.luck(key);

export const momentJudge: Judge = (s, { key, pass }) => (pass ? 1 : actionWorth(s, key));

/** Something happened: Armour and the like are always used, and what it costs nothing to know. */
export const reactJudge: Judge = (s, { key, pass }) => {
  if (pass) return 1;
  return known[thing(key)]?.(s) ?? (key.endsWith('#armour') ? 3 : 0.8 + 0.9 * s.luck(key));
};
