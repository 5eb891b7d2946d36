// The words of a scenario that must exist: options, statuses, ids of questions, what an `until` prefers, and what is
// said not to be on offer.
import { nameOf } from '../../kernel/ids';
import { english, messageIds } from '../../text';
import type { Rulebook } from '../engine/rulebook';
import { everyOption } from './option-spelling';
import { statuses } from '../vocab/status';
import type { Path } from '../setup/given';
import { meant } from './meant';
import type { Truth, ScenarioFile } from './scenario-schema';
import { short } from './truth';

export type Unknown = { readonly path: Path; readonly message: string };

/** Answers that belong to no card and have no button of their own name. */
const ruleAnswers = [
  ...[
    'cw',
    'ccw',
    'clockwise',
    'anticlockwise',
    'counterclockwise',
    'on',
    'back',
    'sentBack',
    'stay',
    'bridge',
    'portal',
    'door',
  ],
  ...['roll', 'step', 'leave', 'release', 'space', 'attack', 'psychic', 'battle', 'fight', 'evade', 'defend', 'reroll'],
  ...[
    'pass',
    'keep',
    'yes',
    'no',
    'life',
    'gold',
    'object',
    'admit',
    'do',
    'ditch',
    'cast',
    'strength',
    'craft',
    'random',
  ],
];

type Known = {
  readonly statuses: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
  readonly names: readonly string[];
};
const known = new WeakMap<Rulebook, Known>();

/** Every word of the definitions may be in the key of an option; those about a status say so. */
function knownIn(book: Rulebook): Known {
  const before = known.get(book);
  if (before) return before;
  const defs = [...book.defs.values()];
  const text = JSON.stringify(defs);
  const named = [...text.matchAll(/"(?:status|statusOf|whileStatus)":"([^"]+)"/g)].map(([, status = '']) => status);
  const buttons = messageIds.filter((id) => id.startsWith('option.')).map((id) => id.slice('option.'.length));
  const names = [...new Set(defs.map(({ id }) => nameOf(id)))];
  const now = {
    // A card that shows what he has been turned into is a state of his, too: `status: [lycanthrope]`.
    statuses: new Set([...statuses, ...named, ...stateCards(book)]),
    answers: new Set([...ruleAnswers, ...buttons, ...names, ...(text.match(/[\w-]+/g) ?? [])]),
    names: [...ruleAnswers, ...names],
  };
  known.set(book, now);
  return now;
}

const stateCards = (book: Rulebook): readonly string[] =>
  [...book.defs.values()].filter(({ kind }) => kind === 'state').map(({ id }) => nameOf(id));

const questions = (): string[] =>
  [...messageIds, ...Object.keys(english.more)].filter((id) => id.startsWith('ask.') || id.startsWith('react.'));

const statusesIn = (status: readonly string[] | Readonly<Record<string, number>>): readonly string[] =>
  Array.isArray(status) ? (status as readonly string[]) : Object.keys(status);

function inStatus(book: Rulebook, path: Path, words: readonly string[]): Unknown[] {
  const { statuses } = knownIn(book);
  return words
    .filter((word) => !statuses.has(word))
    .map((word) => ({ path, message: `there is no status "${word}"${meant(word, statuses)}` }));
}

/** What is said to be nowhere must exist: of a misspelt card it would always be true. */
function inAbsent(book: Rulebook, path: Path, cards: readonly string[] = []): Unknown[] {
  const { names } = knownIn(book);
  return cards
    .filter((card) => !names.includes(short(card).replace(/\.\d+$/, '')))
    .map((card) => ({ path, message: `nothing is called "${card}"${meant(short(card), names)}` }));
}

const inTruth = (book: Rulebook, path: Path, truth: Truth | undefined): Unknown[] => [
  ...Object.entries(truth?.characters ?? {}).flatMap(([name, c]) => [
    ...(['status', 'statusNot'] as const).flatMap((key) =>
      c[key] === undefined ? [] : inStatus(book, [...path, 'characters', name, key], statusesIn(c[key])),
    ),
    ...inAbsent(book, [...path, 'characters', name, 'hasNot'], c.hasNot),
  ]),
  ...Object.entries(truth?.spaces ?? {}).flatMap(([name, { hasNot }]) =>
    inAbsent(book, [...path, 'spaces', name, 'hasNot'], hasNot),
  ),
  ...inAbsent(book, [...path, 'tableNot'], truth?.tableNot),
];

/** Written as the id of a question is, and not as words of it. */
export const isQuestionId = (question: string): boolean => /^(ask|react)\.[\w.]+$/.test(question);

function inQuestion(path: Path, question: string | undefined): Unknown[] {
  if (question === undefined || !isQuestionId(question) || questions().includes(question)) return [];
  return [{ path, message: `there is no question "${question}"${meant(question, questions())}` }];
}

function inPrefer(book: Rulebook, path: Path, words: readonly string[]): Unknown[] {
  const { answers, names } = knownIn(book);
  const isKnown = (part: string): boolean => /^\d*$/.test(part) || answers.has(part) || answers.has(part.toLowerCase());
  return words
    .filter((word) => !word.includes(' ') && !word.split(/[:#./]/).every(isKnown))
    .map((word) => ({ path, message: `no answer is called "${word}"${meant(word, names)}` }));
}

/**
 * What is said not to be on offer must be the name of something: what is misspelt is never on offer. In strict files
 * and others alike.
 */
const inDenied = (book: Rulebook, path: Path, words: readonly string[] = []): Unknown[] =>
  inPrefer(book, path, words).map(({ message, ...at }) => ({
    ...at,
    message: message.replace('no answer is called', 'no option, card or question is called'),
  }));

const inOptions = (file: ScenarioFile): Unknown[] => {
  const options = everyOption.map(({ id }) => id);
  return Object.entries(file.given.options ?? {}).flatMap(([word, value]) => {
    const path: Path = ['given', 'options', word];
    const values = everyOption.find(({ id }) => id === word)?.values;
    if (!values) return [{ path, message: `there is no option "${word}"${meant(word, options)}` }];
    if (values.includes(value)) return [];
    return [{ path, message: `${word} is never "${value}"; it may be ${values.join(', ')}` }];
  });
};

/** The first word of a scenario that exists nowhere in these rules. */
export function unknownWord(book: Rulebook, file: ScenarioFile): Unknown | undefined {
  const given = Object.entries(file.given.characters).flatMap(([name, c]) =>
    c?.status ? inStatus(book, ['given', 'characters', name, 'status'], Object.keys(c.status)) : [],
  );
  const steps = (file.steps ?? []).flatMap((step, i) => {
    const path: Path = ['steps', i];
    if ('then' in step) return inTruth(book, [...path, 'then'], step.then);
    if ('refused' in step) return inDenied(book, [...path, 'refused'], step.refused);
    if ('expect' in step)
      return [
        ...inQuestion([...path, 'expect', 'question'], step.expect.question),
        ...inDenied(book, [...path, 'expect', 'offersNot'], step.expect.offersNot),
      ];
    if (!('until' in step)) return [];
    return [
      ...inQuestion([...path, 'until', 'question'], step.until.question),
      ...inPrefer(book, [...path, 'prefer'], step.prefer ?? []),
    ];
  });
  return [...inOptions(file), ...given, ...steps, ...inTruth(book, ['then'], file.then)][0];
}
