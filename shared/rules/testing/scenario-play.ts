// Plays one scenario, step by step, and says what is not as it says.
import type { Rulebook } from '../engine/rulebook';
import { statOf } from '../query/stats';
import { GivenError, type Given, type Path } from '../setup/given';
import { stateOf } from '../setup/position';
import { mayMeanKept } from './older-order';
import { Play, PlayError, type Answered } from './play';
import type { ScenarioFile } from './scenario-schema';
import { doStep, looked, speak, type Reading } from './scenario-steps';
import { unknownWord, type Unknown } from './scenario-words';
import { falsehoods } from './truth';

export type Verdict = {
  readonly title: string;
  readonly rule: string;
  readonly line: number;
  readonly problem?: string;
  /** Where it ended, as far as it could be played. */
  readonly game?: Play;
  readonly played?: readonly PlayedStep[];
  /** What is odd and yet no mistake. */
  readonly notes?: readonly Note[];
};

export type Note = { readonly line: number; readonly text: string };

/**
 * A step, by its number and its word, and all that was answered there; at the end of the file it is the last `then`.
 */
export type PlayedStep = {
  readonly step: number;
  readonly word: string;
  readonly line: number;
  readonly answers: readonly Answered[];
};

export type Playing = {
  readonly book: Rulebook;
  readonly file: ScenarioFile;
  /** The line of a place in the file. */
  readonly at: (path: readonly (string | number)[]) => number;
  readonly reading: Reading;
};

/**
 * What "keep the roll" is where it may have been said of dice for which fate is not asked any more: an answer, or
 * nothing.
 */
type Keeping = 'answer' | 'nothing';

export function playScenario(playing: Playing): Verdict {
  const { verdict, unsure } = played(playing, 'answer');
  if (verdict.problem === undefined || !unsure) return verdict;
  const other = played(playing, 'nothing').verdict;
  return other.problem === undefined ? other : verdict;
}

function played(
  { book, file, at, reading }: Playing,
  keeping: Keeping,
): { readonly verdict: Verdict; readonly unsure: boolean } {
  const base = { title: file.title, rule: file.rule };
  let line = at(['given']);
  let game: Play | undefined;
  let unsure = false;
  const log: PlayedStep[] = [];
  const notes: Note[] = [];
  const ended = (problem: readonly string[]): ReturnType<typeof played> => ({
    verdict: {
      ...base,
      ...(problem.length > 0 ? { line, problem: problem.join('; ') } : { line: at([]) }),
      ...(game ? { game } : {}),
      played: log,
      ...(notes.length > 0 ? { notes } : {}),
    },
    unsure,
  });
  const refused = ({ path, message }: Unknown): ReturnType<typeof played> => {
    line = at(path);
    return ended([message]);
  };
  try {
    const unknown = unknownWord(book, file);
    if (unknown) return refused(unknown);
    const given = givenOf(file);
    for (const { path, message } of tooManySpells(book, given)) {
      if (reading === 'strict') return refused({ path, message });
      notes.push({ line: at(path), text: message });
    }
    const now = new Play(book, given, speak);
    game = now;
    const doing = (word: string, step: () => string[]): string[] => {
      const before = now.answers.length;
      const wrong = step();
      log.push({ step: log.length, word, line, answers: now.answers.slice(before) });
      return wrong;
    };
    let since = 0;
    for (const [i, step] of (file.steps ?? []).entries()) {
      line = at(['steps', i]);
      if ('choose' in step) {
        const kept = reading === 'lenient' && mayMeanKept(now, step.choose, since);
        unsure ||= kept;
        if (kept && keeping === 'nothing') {
          since = now.events.length;
          log.push({ step: i, word: 'choose', line, answers: [] });
          continue;
        }
      }
      const before = now.events.length;
      const wrong = doing(Object.keys(step)[0] ?? '', () => doStep(book, now, step, reading));
      // What was settled already has thrown no dice since.
      if ('choose' in step && now.events.length > before) since = before;
      if (wrong.length > 0) return ended(wrong);
    }
    const { then } = file;
    if (!then) return ended([]);
    line = at(['then']);
    return ended(doing('end', () => looked(now, reading, () => falsehoods(book, now, then))));
  } catch (error) {
    if (error instanceof GivenError) line = at(['given', ...error.path]);
    else if (!(error instanceof PlayError)) throw error;
    return ended([error.message]);
  }
}

/** Who is given more Spells than he may have: the rules would take them from him at a time that nobody expects. */
function tooManySpells(book: Rulebook, given: Given): Unknown[] {
  if (!Object.values(given.characters).some(({ spells = [] }) => spells.length > 0)) return [];
  const s = stateOf(book, given);
  return Object.keys(given.characters).flatMap((name, i) => {
    const hero = s.heroes[s.seats[s.order[i] ?? 'p1']?.hero ?? 'h0'];
    if (!hero || hero.toad || hero.hand.length === 0) return [];
    const limit = statOf({ cat: book, s }, hero.id, 'spellLimit');
    const path: Path = ['given', 'characters', name, 'spells'];
    return hero.hand.length <= limit
      ? []
      : [{ path, message: `${name} may have ${limit} Spells and is given ${hero.hand.length}` }];
  });
}

/** YAML writes an empty character or space as null; everything else is as it stands. */
function givenOf(file: ScenarioFile): Given {
  const filled = (all: Readonly<Record<string, object | null>>) =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one ?? {}]));
  const characters = filled(file.given.characters);
  const { sets: _sets, ...given } = file.given;
  return JSON.parse(JSON.stringify({ ...given, characters, spaces: filled(given.spaces ?? {}) })) as Given;
}
