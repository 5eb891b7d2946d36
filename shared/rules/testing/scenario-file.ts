// Reads and plays scenario files. A mistake in a file is told with its line and the reason.
import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import * as v from 'valibot';
import { nameOf, type Msg } from '../../kernel/ids';
import { english, namesFrom, say } from '../../text';
import type { Rulebook } from '../engine/rulebook';
import { optionsOf } from '../options/resolve';
import type { OptionValue } from '../vocab/words';
import { GivenError, type Given } from '../setup/given';
import type { Speak } from './option-named';
import { Play, PlayError } from './play';
import { scenarioSchema, stepSchemas, type Expectation, type ScenarioFile, type ScenarioStep } from './scenario-schema';
import { falsehoods, short } from './truth';

export type Verdict = {
  readonly title: string;
  readonly rule: string;
  readonly line: number;
  readonly problem?: string;
  readonly pending?: string;
};

const names = namesFrom({});
export const speak: Speak = (label) => say(english, names, label);

/** The rulebook with these sets beside the base game, as these options have it; `undefined` when there is no such set. */
export type Books = (sets: readonly string[], options: Readonly<Record<string, OptionValue>>) => Rulebook | undefined;

/** Line of a place in a document, counted from 1. */
function lineOf(doc: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let n = path.length; n >= 0; n--) {
    const node: unknown = n === 0 ? doc.contents : doc.getIn(path.slice(0, n), true);
    const range =
      typeof node === 'object' && node !== null && 'range' in node ? (node.range as readonly number[] | null) : null;
    if (range) return lines.linePos(range[0] ?? 0).line;
  }
  return 1;
}

/**
 * Plays every scenario of a file (YAML; several are divided by `---`).
 * @returns one verdict each; a `problem` says what is not as it should be, with its line
 */
export function runScenarios(books: Rulebook | Books, text: string): Verdict[] {
  const { docs, lines } = parsed(text);
  if (docs.length === 0) return [{ title: '(empty)', rule: '', line: 1, problem: 'the file has no scenario in it' }];
  const bookOf: Books = typeof books === 'function' ? books : () => books;
  return docs.map((doc) => runDocument(bookOf, doc, lines));
}

type Parsed = { readonly docs: readonly Document[]; readonly lines: LineCounter };
/** Whoever asks which of thousands of scenarios notices a change plays each of them many times. */
const read = new Map<string, Parsed>();

function parsed(text: string): Parsed {
  const before = read.get(text);
  if (before) return before;
  const lines = new LineCounter();
  const docs = parseAllDocuments(text, { lineCounter: lines });
  const now = { docs: Array.isArray(docs) ? (docs as unknown as readonly Document[]) : [], lines };
  read.set(text, now);
  return now;
}

function titleOf(doc: Document): string {
  const title: unknown = doc.getIn(['title']);
  return typeof title === 'string' ? title : '(untitled)';
}

/** What is wrong inside a step: the schema of all steps together only says that it is none of them. */
function inStep(
  doc: Document,
  path: readonly (string | number)[],
): { readonly more: readonly (string | number)[]; readonly message: string } | undefined {
  if (path[0] !== 'steps' || path.length !== 2) return undefined;
  const step: unknown = (doc.toJS() as { readonly steps: readonly unknown[] }).steps[Number(path[1])];
  const words = Object.keys(stepSchemas);
  const word = typeof step === 'object' && step !== null ? words.find((one) => one in step) : undefined;
  if (word === undefined) return { more: [], message: `a step begins with one of ${words.join(', ')}` };
  const parsed = v.safeParse(stepSchemas[word as keyof typeof stepSchemas], step);
  return parsed.success
    ? undefined
    : { more: (parsed.issues[0].path ?? []).map((p) => p.key as string | number), message: parsed.issues[0].message };
}

function runDocument(bookOf: Books, doc: Document, lines: LineCounter): Verdict {
  const at = (path: readonly (string | number)[]): number => lineOf(doc, lines, path);
  const [syntax] = doc.errors;
  if (syntax)
    return {
      title: '(unreadable)',
      rule: '',
      line: syntax.linePos?.[0].line ?? 1,
      problem: `not YAML: ${syntax.message.split('\n')[0] ?? ''}`,
    };
  const parsed = v.safeParse(scenarioSchema, doc.toJS());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = (issue.path ?? []).map((p) => p.key as string | number);
    const { more, message } = inStep(doc, path) ?? { more: [], message: issue.message };
    return {
      title: titleOf(doc),
      rule: '',
      line: at([...path, ...more]),
      problem: `${[...path, ...more].join('.') || 'file'}: ${message}`,
    };
  }
  const sets = parsed.output.given.sets ?? [];
  const { profile = 'digital', options: rules = {} } = parsed.output.given;
  const book = bookOf(sets, optionsOf({ profile, rules }));
  if (!book)
    return {
      title: titleOf(doc),
      rule: '',
      line: at(['given', 'sets']),
      problem: `there is no set called ${sets.join(' or ')}`,
    };
  return play(book, parsed.output, at);
}

function play(book: Rulebook, file: ScenarioFile, at: (path: readonly (string | number)[]) => number): Verdict {
  const base = { title: file.title, rule: file.rule };
  let line = at(['given']);
  let game: Play | undefined;
  try {
    game = new Play(book, givenOf(file), speak);
    for (const [i, step] of (file.steps ?? []).entries()) {
      line = at(['steps', i]);
      const wrong = doStep(book, game, step);
      if (wrong.length > 0) return { ...base, line, problem: wrong.join('; '), pending: pendingOf(game) };
    }
    line = at(['then']);
    const ended = game;
    const { then } = file;
    const wrong = then ? patiently(ended, () => falsehoods(book, ended, then, speak)) : [];
    return wrong.length > 0
      ? { ...base, line, problem: wrong.join('; '), pending: pendingOf(game) }
      : { ...base, line: at([]), pending: pendingOf(game) };
  } catch (error) {
    if (error instanceof GivenError) return { ...base, line: at(['given', ...error.path]), problem: error.message };
    if (error instanceof PlayError)
      return { ...base, line, problem: error.message, ...(game ? { pending: pendingOf(game) } : {}) };
    throw error;
  }
}

/** YAML writes an empty character or space as null; everything else is as it stands. */
function givenOf(file: ScenarioFile): Given {
  const filled = (all: Readonly<Record<string, object | null>>) =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one ?? {}]));
  const characters = filled(file.given.characters);
  const { sets: _sets, ...given } = file.given;
  return JSON.parse(JSON.stringify({ ...given, characters, spaces: filled(given.spaces ?? {}) })) as Given;
}

function doStep(book: Rulebook, game: Play, step: ScenarioStep): string[] {
  if ('choose' in step) {
    const ditched = step.choose.map(ditchedName);
    if (ditched.length > 0 && ditched.every((name) => name !== undefined)) return ditchAll(game, ditched, step.as);
    if (game.isSettled(step.choose)) return [];
    const who = step.as === undefined ? undefined : short(step.as);
    const wrong =
      who === undefined
        ? []
        : patiently(game, () => (game.asked === who ? [] : [`${game.asked} is asked, not ${who}`]));
    if (wrong.length === 0) game.choose(...step.choose);
    return wrong;
  }
  if ('refused' in step) return refused(game, step.refused, step.why, step.as);
  if ('expect' in step) return patiently(game, () => expectation(game, step.expect));
  if ('dice' in step) {
    game.dice(...step.dice);
    return [];
  }
  if ('then' in step) return patiently(game, () => falsehoods(book, game, step.then, speak));
  if ('concede' in step) {
    game.concede(game.hero(short(step.concede)).seat);
    return [];
  }
  if ('time' in step) {
    game.timeIsUp();
    return [];
  }
  return playUntil(game, step);
}

/** `ditch:sword`: not an answer, but something done beside the question (docs/adr/0009). */
const ditchedName = (key: string): string | undefined =>
  /^ditch:./i.test(key) ? short(key.slice('ditch:'.length)) : undefined;

function ditchAll(game: Play, names: readonly string[], as: string | undefined): string[] {
  const who = as === undefined ? undefined : short(as);
  for (const name of names) {
    const wrong = patiently(game, () =>
      game.mayDitch(name, who) ? [] : [`"${name}" cannot be ditched now by ${who ?? game.asked}`],
    );
    if (wrong.length > 0) return wrong;
    game.ditch(name, who);
  }
  return [];
}

/** What is not so yet may be so when everybody leaves it at that: nothing is ditched or used where it was not said. */
function patiently(game: Play, look: () => string[]): string[] {
  const wrong = look();
  if (wrong.length === 0) return wrong;
  const before = game.state;
  for (let n = 0; n < 20 && game.leaveBe(); n++) if (look().length === 0) return [];
  game.state = before;
  return wrong;
}

function refused(game: Play, keys: readonly string[], why: string | undefined, as?: string): string[] {
  const ditched = keys.map(ditchedName);
  const [card] = ditched;
  if (card !== undefined && ditched.every((name) => name !== undefined)) {
    const reason = game.ditchRefused(card, as === undefined ? game.asked : short(as));
    if (reason === undefined) return [`"ditch:${card}" is possible`];
    return why === undefined || reason.toLowerCase().includes(why.toLowerCase()) ? [] : [`the reason is "${reason}"`];
  }
  const options = keys.flatMap((key) => {
    try {
      return [game.option(key)];
    } catch {
      return [];
    }
  });
  const open = options.find((o) => !o.off);
  if (open) return [`"${open.key}" is on offer to ${game.asked}`];
  const [off] = options;
  if (why !== undefined && (!off?.off || !speak(off.off).toLowerCase().includes(why.toLowerCase())))
    return [`the reason is "${off?.off ? speak(off.off) : 'not offered at all'}"`];
  return [];
}

const offered = (game: Play, name: string): 'on' | 'off' | 'no' => {
  const ditched = ditchedName(name);
  if (ditched !== undefined) return game.mayDitch(ditched, game.asked) ? 'on' : 'no';
  try {
    return game.option(name).off ? 'off' : 'on';
  } catch {
    return 'no';
  }
};

/** A question by its id, or by words of it. */
const isAsked = (ask: Msg, question: string): boolean =>
  ask.id === question || speak(ask).toLowerCase().includes(question.toLowerCase());

function expectation(game: Play, e: Expectation): string[] {
  const wrong: string[] = [];
  if (e.asked !== undefined && game.asked !== short(e.asked)) wrong.push(`${game.asked} is asked, not ${e.asked}`);
  if (game.pending.length === 0) return wrong;
  const { decision } = game;
  if (e.question !== undefined && !isAsked(decision.ask, e.question))
    wrong.push(`the question is "${speak(decision.ask)}" (${decision.ask.id})`);
  for (const name of e.offers ?? [])
    if (offered(game, name) !== 'on')
      wrong.push(`"${name}" is not on offer; offered: ${decision.options.map((o) => o.key).join(', ')}`);
  for (const name of e.offersNot ?? []) if (offered(game, name) === 'on') wrong.push(`"${name}" is on offer`);
  const off = Array.isArray(e.off) ? Object.fromEntries(e.off.map((k) => [k, ''])) : (e.off ?? {});
  for (const [name, why] of Object.entries(off)) {
    if (offered(game, name) !== 'off')
      wrong.push(`"${name}" is ${offered(game, name) === 'on' ? 'on offer' : 'not shown'}`);
    else if (why !== '') wrong.push(...refused(game, [name], why));
  }
  if (e.only !== undefined) {
    const open = decision.options.filter((o) => !o.off && !o.minor).length;
    if (open !== e.only.length)
      wrong.push(
        `${open} options are on offer: ${decision.options
          .filter((o) => !o.off && !o.minor)
          .map((o) => o.key)
          .join(', ')}`,
      );
    for (const name of e.only) if (offered(game, name) !== 'on') wrong.push(`"${name}" is not on offer`);
  }
  if (e.pick?.min !== undefined && decision.min !== e.pick.min) wrong.push(`at least ${decision.min} must be chosen`);
  if (e.pick?.max !== undefined && decision.max !== e.pick.max) wrong.push(`at most ${decision.max} may be chosen`);
  return wrong;
}

/** Answers everything with the first of the preferred options that is there, else a pass, else the first open one. */
function playUntil(game: Play, step: Extract<ScenarioStep, { until: unknown }>): string[] {
  const { until } = step;
  for (let n = 0; n < 500; n++) {
    const turn = nameOf(game.state.heroes[game.state.seats[game.state.active]?.hero ?? 'h0']?.def ?? '');
    const there =
      (until.asked === undefined || game.asked === short(until.asked)) &&
      (until.question === undefined || game.pending.some(({ ask }) => isAsked(ask, until.question ?? ''))) &&
      (until.turn === undefined || turn === short(until.turn));
    if (game.state.over) return until.over ? [] : ['the game is over'];
    if (there && !until.over) return [];
    const { options, min } = game.decision;
    const open = options.filter((o) => !o.off);
    const wanted = (step.prefer ?? [])
      .map((name) => open.find((o) => o.key === name || o.key.split(':').at(-1) === name))
      .find((o) => o !== undefined);
    if (min === 0 && !wanted) game.choose();
    else game.choose((wanted ?? open.find((o) => o.pass) ?? open[0])?.key ?? '');
  }
  return ['it did not come to that in 500 answers'];
}

/** The waiting decision in words, with its option keys: for whoever writes a scenario. */
export function pendingOf(game: Play): string {
  if (game.pending.length === 0) return game.state.over ? 'The game is over.' : 'Nothing is asked.';
  return game.pending
    .map((d) => {
      const options = d.options.map(
        (o) => `  ${o.key.padEnd(24)} ${speak(o.label)}${o.off ? ` (not now: ${speak(o.off)})` : ''}`,
      );
      return [`${game.asked} is asked: ${speak(d.ask)} (${d.ask.id}; ${d.min} to ${d.max})`, ...options].join('\n');
    })
    .join('\n');
}
