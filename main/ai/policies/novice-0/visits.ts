// Choices that spaces and cards put: whom to visit, whether to, how many.
import { actionWorth } from './actions';
import type { Option } from '../../../../shared/contract/prompt';
import { hasTalisman, othersOf, better, wounds, type Judge, type Situation } from './situation';

type Worth = (s: Situation) => number;
const known: Readonly<Record<string, Worth>> = {
  healer: (s) => 2 * wounds(s.me),
  doctor: (s) => 2 * wounds(s.me),
  heal: (s) => 2 * wounds(s.me),
  blacksmith: (s) => (s.me.gold >= 2 && s.me.objects.carried < s.me.objects.limit ? 2 : 0),
  mystic: () => 1.2,
  enchantress: () => 1.2,
  alchemist: () => -1,
  pay: (s) => (s.me.life <= 2 ? 5 : 2),
  life: (s) => (s.me.life <= 2 ? -5 : 1),
  replenish: (s) => (s.me.fateValue - s.me.fate >= 2 ? 3 : 0.5),
  pray: () => 1.5,
  object: () => 2,
  gold: () => 1.5,
  strength: (s) => (better(s) === 'strength' ? 2 : 1.5),
  craft: (s) => (better(s) === 'craft' ? 2 : 1.5),
};

export const pickJudge: Judge = (s, { key, pass }) => (known[key]?.(s) ?? (pass ? 0.9 : 1)) + 0.3 * s.luck(key);

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

/** Optional rolls: only with the ability that the worst result asks for. */
export const skipRollJudge: Judge = (s, { pass }) => {
  const place = s.prompt.source.slice(s.prompt.source.lastIndexOf('/') + 1);
  const safe =
    place === 'crags' ? s.me.craft.total >= 4 : place === 'forest' ? s.me.strength.total >= 4 : place !== 'chasm';
  return pass === safe ? 0 : 1;
};

/** As many lives and as much fate as can be had; of what he does not know, the most too. */
export const numberJudge = (_s: Situation, { key }: Option): number => Number(key);

/** Where a Spell goes: for oneself the best space; a curse to where others are. */
export const curseJudge: Judge = (s, { key, target }) =>
  othersOf(s).filter(({ space }) => space === target?.space).length + 0.5 * s.luck(key);
