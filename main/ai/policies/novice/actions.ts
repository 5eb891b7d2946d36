// Abilities and Spells that may be used unasked (`do:...`), and answers to what happens (`react...`).
import { shouldRepack, spares } from './cards';
import { worthOf } from '../../gist';
import { cardOf, luckWorth, useOf } from './luck';
import { othersOf, wounds, type Judge, type Situation } from './situation';

const thing = (key: string): string => {
  const from = key.startsWith('do:') ? 3 : 0;
  const end = key.indexOf('#');
  return key.slice(from, end < 0 ? undefined : end);
};

/** Not on a whim either. */
const NEVER = -99;
/** What does less, good or bad, is not known to be either. */
const CLEAR = 0.15;
/** Of what answers an event, which is seldom for nothing: a card goes for another one, or for what it keeps away. */
const PAID = 1;

/** A rival who is about to win. */
const rivalAhead = (s: Situation): boolean =>
  s.view.crownReached || othersOf(s).some(({ space }) => s.facts.spaces[space]?.region === 'inner');

const losing = (s: Situation): boolean => {
  const { fight } = s.view;
  if (fight?.odds === undefined) return false;
  return (fight.theirs.hero === s.me.id ? fight.odds.lose : fight.odds.win) < 0.6;
};

/** What a Spell or an ability is for, as far as a look at it tells. */
const known = (s: Situation, key: string, bad = CLEAR): number | undefined => {
  // Even where nothing good can be done: it could be done for ever.
  if (thing(key) === 'belongings') return shouldRepack(s) ? 2 : NEVER;
  const card = cardOf(s, key);
  const use = useOf(card, key);
  if (card === undefined || use === undefined) return undefined;
  if (use.sells && !spares(s)) return NEVER;
  if (use.does.heals > 0) return wounds(s.me) >= 2 ? 3 : 0;
  // Where something is at stake nothing is spared.
  if (s.view.fight !== undefined && use.fights) return losing(s) ? 2 + 0.4 * s.luck(key) : use.dear ? 0 : 1.5;
  if (card.kind === 'spell' && rivalAhead(s)) return 1.6 + 0.4 * s.luck(key);
  const good = worthOf(use.does);
  if (good < CLEAR && good > -bad) return undefined;
  return good > 0 ? 1 + good : 0;
};

/** How often something that he does not know is tried; a Spell is gone then, and what can be used again comes again. */
const TRIED = { spell: 0.15, ability: 0.02 };

/**
 * What using something is worth against doing nothing (1). Of what he does not know he tries now and then: never
 * surely, so that a thing that can be used again and again does not keep him for ever.
 */
export const actionWorth = (s: Situation, key: string): number =>
  known(s, key) ?? s.luck(key) + TRIED[cardOf(s, key)?.kind === 'spell' ? 'spell' : 'ability'];

export const momentJudge: Judge = (s, { key, pass }) => (pass ? 1 : actionWorth(s, key));

/** Something happened: Armour and the like are always used, and what it costs nothing to know. */
export const reactJudge: Judge = (s, { key, pass }) => {
  if (pass) return 1;
  return luckWorth(s, key) ?? known(s, key, PAID) ?? (key.endsWith('#armour') ? 5 : 0.8 + 0.9 * s.luck(key));
};
