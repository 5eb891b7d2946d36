// Battles and psychic combat: `ask.creature`, `ask.evadeAttack`, `ask.weapon`, `ask.encounter`, fate.
import type { Kept } from '../../../../shared/contract/fight';
import type { HeroView } from '../../../../shared/contract/view';
import {
  carriesTalisman,
  factsFor,
  findCard,
  hasQuest,
  hasTalisman,
  heroesOf,
  inInner,
  powerOf,
  winChance,
  type Judge,
  type Situation,
} from './situation';
import { chancesAgain, counted } from '../../../../shared/rules/query/odds';
import { actionWorth } from './actions';
import { rowWorth } from './luck';
import { hoardsFate } from './endings';
import { fightWorth, hereWorth } from './spaces';

/** A creature stands before him: he fights it unless that is likely to end badly. */
export const creatureJudge: Judge = (s, { key }) => {
  const odds = s.view.fight?.odds;
  const gain = odds === undefined ? 0 : fightWorth(s, odds.win, odds.lose, 3);
  if (key === 'fight') return gain;
  if (key === 'evade') return -0.2;
  if (key === 'leave') return 0.3;
  return actionWorth(s, key) - 1;
};

/** Attacked by another: `odds` are the attacker's. */
export const evadeAttackJudge: Judge = (s, { key }) =>
  key === 'evade' ? (s.view.fight?.odds?.win ?? 1) : (s.view.fight?.odds?.lose ?? 0);

/** What it adds in such a fight; what only some creatures have to fear counts against those. */
export const weaponJudge: Judge = (s, { target }) => {
  const { fight } = s.view;
  const known = factsFor(s, findCard(s, target?.card)?.card.def);
  if (fight === undefined || known === undefined) return 1;
  const stat = fight.kind === 'psychic' ? 'craft' : 'strength';
  const foe = fight.mine.hero === s.me.id ? fight.theirs : fight.mine;
  const fears = (subtypes: readonly string[]): boolean =>
    // What fights without a card may be anything.
    (foe.hero === undefined && foe.defs.length === 0) ||
    foe.defs.some((def) => subtypes.includes(factsFor(s, def)?.subtype ?? ''));
  const vain = known.aimed.filter((one) => one.stat === stat && !fears(one.subtypes));
  return 1 + known.adds[stat] - vain.reduce((sum, { n }) => sum + n, 0);
};

/** Whom or what to meet. He attacks seldom: only who is much weaker, or anybody on the way to the end. */
export const encounterJudge: Judge = (s, option) => {
  const { key, target } = option;
  if (key === 'space') return 1 + Math.max(-1.5, hereWorth(s));
  if (key.startsWith('do:')) return actionWorth(s, key);
  const other = heroesOf(s.view).find(({ id }) => id === target?.hero);
  if (other === undefined) return 0;
  const kind = key.startsWith('psychic:') ? 'psychic' : 'battle';
  if (key.startsWith('attack:') || key.startsWith('psychic:')) {
    const lead = powerOf(s, kind) - (kind === 'battle' ? other.strength.total : other.craft.total);
    const wanted = !hasTalisman(s) && (carriesTalisman(s, other) || hasQuest(s));
    const loot = wanted ? 10 : Math.min(2, other.held.length + other.gold);
    return winChance(lead) >= 0.7 || s.view.crownReached ? fightWorth(s, winChance(lead), winChance(-lead), loot) : -1;
  }
  // Robbing and beguiling cost nothing.
  return 1.8;
};

/** How likely another throw of one die makes the outcome better than it is. */
const rerollChance = (
  dice: readonly number[],
  index: number,
  lead: number,
  keep: Kept | undefined,
): { readonly win: number; readonly notLose: number } => {
  const kept = keep === undefined ? {} : { keep };
  const mine = { power: lead - counted(dice, keep), dice: dice.length, thrown: dice, ...kept };
  const { win, standOff } = chancesAgain(mine, { power: 0, dice: 0 }, index);
  return { win, notLose: win + standOff };
};

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const indexOf = (key: string): number => Number(key.slice('reroll.'.length)) - 1;

/** Fate, when it is likely to turn a loss. */
export const fateFightJudge: Judge = (s, { key, pass }) => {
  if (pass) return 0;
  const { mine, theirs, dice, keep } = s.prompt.ask.args ?? {};
  const lead = Number(mine) - Number(theirs);
  if (lead > 0) return -1;
  const { win, notLose } = rerollChance(
    numbers(dice),
    indexOf(key),
    lead,
    keep === 'lowest' || keep === 'all' ? keep : undefined,
  );
  // A stand-off harms nobody, so it is thrown again only for a likely win.
  const price = hoardsFate(s) ? 0.4 : 0;
  return lead < 0 ? notLose - 0.34 - price : win - 0.6 - price;
};

/** What a fate is worth, by what rows are: the last one most, and each more where the ending asks for them. */
const fatePrice = (s: Situation): number =>
  (s.me.fate <= 1 ? 0.9 : s.me.fate === 2 ? 0.5 : 0.25) + (hoardsFate(s) ? 1 : 0);
/** How often, of two low throws that he knows nothing of, he throws one again. */
const GUESSED = 0.15;

/** Rolls of spaces and cards: another throw of one die where it is likely to fall on a better row. */
export const fateJudge: Judge = (s: Situation, { key, pass }) => {
  if (pass) return 0;
  const { dice: raw, n } = s.prompt.ask.args ?? {};
  const dice = numbers(raw);
  const die = dice[indexOf(key)] ?? 0;
  const sum = Number(n);
  const chart = (s.facts.spaces[s.prompt.source] ?? factsFor(s, s.prompt.source))?.text.chart;
  const now = chart === undefined ? undefined : rowWorth(s, chart, sum);
  if (chart !== undefined && now !== undefined) {
    const others = [1, 2, 3, 4, 5, 6].map((face) => rowWorth(s, chart, sum - die + face) ?? now);
    return others.reduce((a, b) => a + b, 0) / 6 - now - fatePrice(s);
  }
  // Where the way ends a low throw does nothing; on the way there a high one leads astray.
  if (inInner(s) && s.view.crownReached) return sum <= 3 ? 1 : -1;
  const power = Math.max(s.me.strength.total, s.me.craft.total);
  if (dice.length >= 2 && sum > power) return die / 6 - 0.4;
  // Armour saves a life, and mostly with a high roll.
  if (factsFor(s, s.prompt.source)?.armour === true)
    return sum <= 3 ? 0.6 - fatePrice(s) + (s.me.life <= 2 ? 0.5 : 0) : -1;
  if (dice.length > 1 || hoardsFate(s)) return -1;
  return s.me.fate >= 2 && (sum === 1 || (sum <= 3 && s.luck(key) < GUESSED)) ? 0.2 : -1;
};

/** A throw that another one is likely to fall below. */
const isHigh = (die: number): boolean => die >= 4;
/** By how much whoever threw leads in a fight against him; nothing where it is no fight of his. */
const behind = ({ view, me }: Situation, roller: HeroView): number | undefined => {
  const { fight } = view;
  if (fight === undefined) return undefined;
  const [mine, theirs] = fight.mine.hero === me.id ? [fight.mine, fight.theirs] : [fight.theirs, fight.mine];
  if (mine.hero !== me.id || theirs.hero !== roller.id) return undefined;
  return theirs.power + theirs.roll - mine.power - mine.roll;
};

/** How much of his fate is dark: he pays it so seldom that it is worth more on the side that pays for his own dice. */
export const sidesJudge: Judge = (_s, { key }) => -Number(key);

/** Dark fate for the dice of another: where they strike himself, in a fight or from the Crown, and nowhere else. */
export const darkFateJudge: Judge = (s, { key, pass }) => {
  if (pass) return 0;
  const { hero, dice } = s.prompt.ask.args ?? {};
  const roller = heroesOf(s.view).find(({ def }) => def === hero);
  if (roller === undefined || !isHigh(numbers(dice)[indexOf(key)] ?? 0)) return -1;
  if (s.view.fight === undefined && roller.status.includes('onCrown')) return 1;
  return (behind(s, roller) ?? 0) > 0 ? 1 : -1;
};
