// What each kind of step of a scenario does.
import { nameOf, shortKey, type Msg } from '../../kernel/ids';
import { namesIn } from '../../content/names';
import { english, namesFrom, say } from '../../text';
import type { Rulebook } from '../engine/rulebook';
import type { Decision } from '../state/state';
import { ditchAll, ditchedName, ditchedNames, ditchingRefused, isAboutDitchingOnly } from './ditching';
import { asksFateToo, keepsTheRoll, wasCalled } from './older-order';
import type { Speak } from './option-named';
import { PlayError, type Play } from './play';
import type { Expectation, ScenarioStep } from './scenario-schema';
import { isQuestionId } from './scenario-words';
import { falsehoods, short } from './truth';

/** `strict`: nothing is guessed. `lenient`: what a file does not answer is passed, as far as it can be. */
export type Reading = 'strict' | 'lenient';

const names = namesFrom(namesIn('en'));
export const speak: Speak = (label) => say(english, names, label);

/** @returns what is not as the step says */
export function doStep(book: Rulebook, game: Play, step: ScenarioStep, reading: Reading): string[] {
  if ('choose' in step) {
    const cards = ditchedNames(step.choose);
    const who = step.as === undefined ? undefined : short(step.as);
    if (cards.length > 0) return ditchAll(game, cards, who, (look) => looked(game, reading, look));
  }
  if ('choose' in step) return reading === 'strict' ? answer(game, step) : choose(game, step);
  if ('refused' in step) return refused(game, step);
  if ('expect' in step) return looked(game, reading, () => expectation(game, step.expect, reading));
  if ('dice' in step) {
    game.dice(...step.dice);
    return [];
  }
  if ('then' in step) return looked(game, reading, () => falsehoods(book, game, step.then));
  if ('concede' in step) {
    game.concede(game.hero(short(step.concede)).seat);
    return [];
  }
  if ('time' in step) {
    game.timeIsUp();
    return [];
  }
  return playUntil(game, step, reading);
}

type Choose = Extract<ScenarioStep, { choose: unknown }>;
const isAskedOf = (game: Play, who: string | undefined): string[] =>
  who === undefined || game.asked === short(who) ? [] : [`${game.asked} is asked, not ${who}`];

function answer(game: Play, step: Choose): string[] {
  const fits = (): boolean =>
    isNothing(game, step.choose) || step.choose.every((name) => game.fitting(name, false).length > 0);
  const wrong = leavingDitching(game, () => [...isAskedOf(game, step.as), ...(fits() ? [] : ['it is not offered'])]);
  const others = wrong.length === 0 ? [] : isAskedOf(game, step.as);
  if (others.length > 0) return others;
  if (isNothing(game, step.choose)) game.answer();
  else game.answer(...step.choose);
  return [];
}

function choose(game: Play, step: Choose): string[] {
  if (game.isSettled(step.choose) || keepsTheRoll(game, step.choose)) return [];
  const wrong = patiently(game, () => isAskedOf(game, step.as));
  if (wrong.length > 0 && !isAskedAfterRolling(game, step.as)) return wrong;
  const nothing = isNothing(game, step.choose);
  const before = game.mark();
  try {
    game.choose(...step.choose);
  } catch (error) {
    if (!nothing || !(error instanceof PlayError)) throw error;
    game.back(before);
    game.answer();
  }
  return [];
}

/** "Roll" alone is a press and no question: whether he is asked when whoever can do nothing else has rolled. */
function isAskedAfterRolling(game: Play, who: string | undefined): boolean {
  if (game.pending.length === 0) return false;
  const { ask, options } = game.decision;
  const [only, ...others] = options.filter((o) => !o.off && !o.minor && o.use === undefined);
  if (ask.id !== 'ask.move' || only?.key !== 'roll' || others.length > 0) return false;
  const before = game.mark();
  game.give([only.key]);
  if (patiently(game, () => isAskedOf(game, who)).length === 0) return true;
  game.back(before);
  return false;
}

/** Whether `pass` is said where one chooses none of several, which no option of its own stands for. */
const isNothing = (game: Play, [name, ...others]: readonly string[]): boolean =>
  name === 'pass' && others.length === 0 && game.pending[0]?.min === 0 && game.fitting(name, false).length === 0;

/** Looks at what should be so, as patiently as this reading is. */
export const looked = (game: Play, reading: Reading, look: () => string[]): string[] =>
  reading === 'strict' ? leavingDitching(game, look) : patiently(game, look);

/**
 * Ditching stands beside all questions: one that is asked for its sake alone is left where what should be so is not so
 * yet.
 */
function leavingDitching(game: Play, look: () => string[]): string[] {
  const wrong = look();
  const [decision] = game.pending;
  if (wrong.length === 0 || !decision || !isAboutDitchingOnly(decision)) return wrong;
  const before = game.mark();
  if (game.pass() && leavingDitching(game, look).length === 0) return [];
  game.back(before);
  return wrong;
}

/** What is not so yet may be so when everybody leaves it at that: nothing is ditched or used where it was not said. */
function patiently(game: Play, look: () => string[]): string[] {
  const wrong = look();
  if (wrong.length === 0) return wrong;
  const before = game.mark();
  for (let n = 0; n < 20 && game.leaveBe(); n++) if (look().length === 0) return [];
  game.back(before);
  return wrong;
}

type Refused = Omit<Extract<ScenarioStep, { refused: unknown }>, 'why'> & { readonly why?: string | undefined };
function refused(game: Play, { refused: keys, why, as }: Refused): string[] {
  const cards = ditchedNames(keys);
  if (cards.length > 0) return ditchingRefused(game, cards, as === undefined ? game.asked : short(as), why);
  if (game.pending.length === 0) return [game.silence];
  const options = keys.flatMap((key) => game.fitting(key, false));
  const open = options.find((o) => !o.off);
  if (open) return [`"${open.key}" is on offer to ${game.asked}`];
  const [off] = options;
  if (why !== undefined && (!off?.off || !speak(off.off).toLowerCase().includes(why.toLowerCase())))
    return [`the reason is "${off?.off ? speak(off.off) : 'not offered at all'}"`];
  return [];
}

function offered(game: Play, name: string): 'on' | 'off' | 'no' {
  const card = ditchedName(name);
  if (card !== undefined) return game.mayDitch(card, game.asked) ? 'on' : 'no';
  const fitting = game.fitting(name, false);
  if (isNothing(game, [name])) return 'on';
  return fitting.length === 0 ? 'no' : fitting.some((o) => !o.off) ? 'on' : 'off';
}

/** A question by its id, or by words of it; one without words is spoken as its id. */
const isAsked = (ask: Msg, question: string): boolean =>
  isQuestionId(question) ? ask.id === question : speak(ask).toLowerCase().includes(question.toLowerCase());

const means = (d: Decision, question: string, reading: Reading): boolean =>
  isAsked(d.ask, question) || (reading === 'lenient' && (asksFateToo(d, question) || wasCalled(d, question)));

function expectation(game: Play, e: Expectation, reading: Reading): string[] {
  const wrong: string[] = [];
  if (e.asked !== undefined && game.asked !== short(e.asked)) wrong.push(`${game.asked} is asked, not ${e.asked}`);
  if (game.pending.length === 0) return e.asked === 'nobody' ? wrong : [...wrong, game.silence];
  const { decision } = game;
  const older = reading === 'lenient' && e.question !== undefined && asksFateToo(decision, e.question);
  if (e.question !== undefined && !means(decision, e.question, reading))
    wrong.push(`the question is "${speak(decision.ask)}" (${decision.ask.id})`);
  for (const name of e.offers ?? [])
    if (offered(game, name) !== 'on' && !(older && keepsTheRoll(game, [name])))
      wrong.push(`"${name}" is not on offer; offered: ${decision.options.map((o) => o.key).join(', ')}`);
  for (const name of e.offersNot ?? []) if (offered(game, name) === 'on') wrong.push(`"${name}" is on offer`);
  const off = Array.isArray(e.off) ? Object.fromEntries(e.off.map((k) => [k, ''])) : (e.off ?? {});
  for (const [name, why] of Object.entries(off)) {
    if (offered(game, name) !== 'off')
      wrong.push(`"${name}" is ${offered(game, name) === 'on' ? 'on offer' : 'not shown'}`);
    else if (why !== '') wrong.push(...refused(game, { refused: [name], why }));
  }
  if (e.only !== undefined) {
    const open = decision.options.filter((o) => !o.off && !o.minor);
    if (open.length !== e.only.length)
      wrong.push(`${open.length} options are on offer: ${open.map((o) => o.key).join(', ')}`);
    for (const name of e.only) if (offered(game, name) !== 'on') wrong.push(`"${name}" is not on offer`);
  }
  if (e.pick?.min !== undefined && decision.min !== e.pick.min) wrong.push(`at least ${decision.min} must be chosen`);
  if (e.pick?.max !== undefined && decision.max !== e.pick.max) wrong.push(`at most ${decision.max} may be chosen`);
  return wrong;
}

/** What a preferred word such as `clockwise` means here, where it can be chosen and nothing else is called so. */
function oneNamed(game: Play, name: string): Decision['options'][number] | undefined {
  const [found, ...others] = game.fitting(name, true);
  return others.length === 0 && !found?.off ? found : undefined;
}

/** Answers everything with the first of the preferred options that is there, else a pass, else the first open one. */
function playUntil(game: Play, step: Extract<ScenarioStep, { until: unknown }>, reading: Reading): string[] {
  const { until } = step;
  for (let n = 0; n < 500; n++) {
    const turn = nameOf(game.state.heroes[game.state.seats[game.state.active]?.hero ?? 'h0']?.def ?? '');
    const there =
      (until.asked === undefined || game.asked === short(until.asked)) &&
      (until.question === undefined || game.pending.some((d) => means(d, until.question ?? '', reading))) &&
      (until.turn === undefined || turn === short(until.turn));
    if (game.state.over) return until.over ? [] : ['the game is over'];
    if (there && !until.over) return [];
    const { options, min, ask } = game.decision;
    const open = options.filter((o) => !o.off);
    const wanted = (step.prefer ?? [])
      .map(
        (name) =>
          open.find((o) => o.key === name || shortKey(o.key).split(':').at(-1) === name) ?? oneNamed(game, name),
      )
      .find((o) => o !== undefined);
    const pass = open.find((o) => o.pass);
    const own = open.filter((o) => !o.minor && o.use === undefined);
    if (reading === 'strict' && !wanted && !pass && min > 0 && own.length > 1)
      return [
        `${game.asked} is asked "${speak(ask)}" (${ask.id}), which cannot be passed; say in "prefer" what is chosen: ${own.map((o) => o.key).join(', ')}`,
      ];
    game.give(min === 0 && !wanted ? [] : [(wanted ?? pass ?? own[0] ?? open[0])?.key ?? '']);
  }
  return ['it did not come to that in 500 answers'];
}
