// Choices that spaces and cards put: whom to visit, whether to, how many.
import { actionWorth } from './actions';
import type { Option } from '../../../../shared/contract/prompt';
import { worthOf } from '../../gist';
import { climbs } from './endings';
import { factsFor, hasTalisman, othersOf, wounds, type Judge, type Situation } from './situation';

const known = (s: Situation, key: string): number | undefined => {
  const text = s.facts.spaces[s.prompt.source]?.text ?? factsFor(s, s.prompt.source)?.text;
  const does = text?.picks[key];
  if (does === undefined) return undefined;
  const healed = Math.min(Math.max(does.heals, Math.min(does.bought, s.me.gold)), wounds(s.me));
  const fate = Math.min(does.fate, s.me.fateValue - s.me.fate);
  return 1 + worthOf(does) - (s.me.life <= 2 ? 3 * does.harm : 0) + 1.5 * healed + 0.7 * fate;
};

export const pickJudge: Judge = (s, option) =>
  (s.facts.spaces[s.prompt.source]?.climb ?? 0) > 0
    ? climbJudge(s, option)
    : (known(s, option.key) ?? (option.pass ? 0.9 : 1)) + 0.3 * s.luck(option.key);

const climbJudge: Judge = (s, { key }) => (key === 'climb' ? 1 : climbs(s) ? 0 : 2);

/** Whether to: by default rather yes, for what may be declined mostly helps. */
export const mayJudge: Judge = (s, { key, pass }) => {
  if (!pass) return key.startsWith('do:') ? actionWorth(s, key) : 1;
  switch (s.prompt.ask.id) {
    // Alone at the table a quest may ask for a life that nobody has.
    case 'ask.quest':
      return hasTalisman(s) || s.view.seats.length === 1 ? 2 : 0;
    case 'ask.drink':
      return 0;
    case 'ask.enterPortal':
      return hasTalisman(s) && s.me.life >= 3 ? 0 : 2;
    default:
      return 1.5 * s.luck(key);
  }
};

/** Optional rolls: where they do more good than harm, as far as he can tell. */
export const skipRollJudge: Judge = (s, { pass }) => {
  const does = (s.facts.spaces[s.prompt.source] ?? factsFor(s, s.prompt.source))?.text.does[s.me.alignment];
  const wanted = does === undefined || worthOf(does) >= (s.me.life <= 2 ? 0.3 : -0.2);
  return pass === wanted ? 0 : 1;
};

/** As many lives and as much fate as can be had; of what he does not know, the most too. */
export const numberJudge = (_s: Situation, { key }: Option): number => Number(key);

/** Where a Spell goes: for oneself the best space; a curse to where others are. */
export const curseJudge: Judge = (s, { key, target }) =>
  othersOf(s).filter(({ space }) => space === target?.space).length + 0.5 * s.luck(key);
