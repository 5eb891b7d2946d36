// The novice: simple, sensible, and never in the way of the game's end. He looks one step ahead with the printed
// numbers and the odds of his view. One file for each kind of question; here is which question goes to which.
import { below, type Rng } from '../../../../shared/kernel/rng';
import type { Prompt } from '../../../../shared/contract/prompt';
import type { PlayerView } from '../../../../shared/contract/view';
import type { CardId } from '../../../../shared/kernel/ids';
import type { Facts } from '../../facts';
import type { Policy } from '../../player';
import { openOptions, randomPolicy } from '../random';
import { momentJudge, reactJudge } from './actions';
import { foeJudge, judgementJudge, ready } from './endings';
import {
  creatureJudge,
  darkFateJudge,
  encounterJudge,
  evadeAttackJudge,
  fateFightJudge,
  fateJudge,
  sidesJudge,
  weaponJudge,
} from './fight';
import { shownJudge } from './luck';
import { directionJudge, moveJudge, portalJudge } from './movement';
import { factsFor, inInner, type Judge, type Situation } from './situation';
import { spaceWorth } from './spaces';
import {
  cardJudge,
  carryJudge,
  givingJudge,
  heroJudge,
  rewardJudge,
  shopJudge,
  spoilsJudge,
  takeJudge,
  tradeKeys,
} from './taking';
import { curseJudge, mayJudge, numberJudge, pickJudge, skipRollJudge } from './visits';

const judges: Readonly<Record<string, Judge>> = {
  'ask.move': moveJudge,
  'ask.direction': directionJudge,
  'ask.portal': portalJudge,
  'ask.encounter': encounterJudge,
  'ask.creature': creatureJudge,
  'ask.evadeAttack': evadeAttackJudge,
  'ask.evadeAbility': (_s, { pass }) => (pass ? 0 : 1),
  'ask.weapon': weaponJudge,
  'ask.fateFight': fateFightJudge,
  'ask.attackDie': (_s, { key }) => Number(key),
  'ask.fate': fateJudge,
  'ask.darkFate': darkFateJudge,
  'ask.fateSides': sidesJudge,
  'ask.take': takeJudge,
  'ask.shop': shopJudge,
  'ask.reward': rewardJudge,
  'ask.spoils': spoilsJudge,
  'ask.giveFollowers': givingJudge,
  'ask.takeUp': carryJudge,
  'ask.putAway': (s, option) => -carryJudge(s, option),
  'ask.choose.hero': heroJudge,
  'ask.skipRoll': skipRollJudge,
  'ask.judge': judgementJudge,
  'ask.whichNumber': shownJudge,
  'ask.rollResult': shownJudge,
  'ask.evadeUnfriendly': mayJudge,
};

/** A Spell on a space that he chooses is mostly a curse on it. */
const isSpell = (s: Situation): boolean => factsFor(s, s.prompt.source)?.kind === 'spell';

const spaceJudge: Judge = (s, option) => {
  if (isSpell(s)) return curseJudge(s, option);
  return option.target?.space === undefined ? 0 : spaceWorth(s, option.target.space);
};

const isYesNo = ({ options }: Prompt): boolean =>
  options.some(({ key }) => key === 'yes') && options.some(({ key }) => key === 'no');

/** The judge for a question by its name, else by its form. */
const judgeFor = ({ ask, shape, options, ...prompt }: Prompt): Judge => {
  const named = judges[ask.id];
  if (named !== undefined) return named;
  if (ask.id.startsWith('ask.moment.')) return momentJudge;
  if (ask.id.startsWith('react.')) return reactJudge;
  if (shape === 'number') return numberJudge;
  if (shape === 'space') return spaceJudge;
  if (options.some(({ key }) => key === 'battle') && options.some(({ key }) => key === 'psychic')) return foeJudge;
  if (isYesNo({ ask, shape, options, ...prompt })) return mayJudge;
  if (options.some(({ target }) => target?.card !== undefined)) return cardJudge;
  return pickJudge;
};

/** Of so many answers he gives one on a whim: then what seems this much worse may do as well. */
const WHIM = { one: 40, dares: 4 };

/** The best of the open options: one, or of several all that are worth more than nothing, and as many as must be. */
const bestKeys = (s: Situation, judge: Judge, whims: boolean): readonly string[] => {
  const { min, max } = s.prompt;
  const judged = openOptions(s.prompt).map((option) => ({
    key: option.key,
    worth: judge(s, option) + 0.001 * s.luck(option.key),
  }));
  const dares = whims && max <= 1 && s.luck('whim') < 1 / WHIM.one ? WHIM.dares : 0;
  const sorted = judged
    .map(({ key, worth }) => ({ key, worth: dares === 0 ? worth : worth + dares * s.luck(`whim ${key}`) }))
    .sort((a, b) => b.worth - a.worth);
  const wanted = max <= 1 ? sorted.slice(0, 1) : sorted.filter((one) => one.worth > 0.01);
  const count = Math.min(max, Math.max(min, wanted.length));
  return sorted.slice(0, count).map(({ key }) => key);
};

/** A number from 0 to 1 for each key, the same whenever it is asked for. */
const luckOf = (rng: Rng): ((key: string) => number) => {
  const given = new Map<string, number>();
  let now = rng;
  return (key) => {
    const found = given.get(key);
    if (found !== undefined) return found;
    const [n, next] = below(now, 1000);
    now = next;
    given.set(key, n / 1000);
    return n / 1000;
  };
};

/** Nothing else is worth ditching; what keeps him from casting would keep him from winning. */
export const noviceDitches = (view: PlayerView, prompt: Prompt, facts: Facts): CardId | undefined => {
  const me = view.seats.find(({ id }) => id === prompt.seat)?.hero;
  const burden = me?.held.find(({ def, ditchable }) => ditchable && facts.cards[def]?.burden === true);
  if (me === undefined || burden === undefined) return undefined;
  const s: Situation = { view, prompt, facts, me, luck: () => 0 };
  return inInner(s) || ready(s) ? burden.id : undefined;
};

const policyWith =
  (whims: boolean): Policy =>
  (view, prompt, facts, rng) => {
    const me = view.seats.find(({ id }) => id === prompt.seat)?.hero;
    if (me === undefined) return randomPolicy(view, prompt, facts, rng);
    const s: Situation = { view, prompt, facts, me, luck: luckOf(rng) };
    return prompt.ask.id === 'ask.trophies' ? tradeKeys(s) : bestKeys(s, judgeFor(prompt), whims);
  };

/** What a novice thinks best: the habit of those who look ahead, too. */
export const novicePolicy = policyWith(false);
/** As a novice plays: not always as he thinks best, so that nobody knows beforehand what he will do. */
export const whimsicalPolicy = policyWith(true);
