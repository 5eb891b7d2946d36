// Which step of a chapter comes next. Pure: the same game gives the same lesson, so it can be left and taken up again.
// It never waits for ever: what the game has gone past is left out, and after two turns of his any step gives way.
import type { ViewEvent } from '../contract/event';
import { isMine, type Chapter, type Deed, type Seen, type Step } from './lesson';

export type Progress = {
  readonly step: number;
  /** How many events had happened when the step began. */
  readonly from: number;
  /** The question of this step that was put last. */
  readonly asked?: string;
  /** It was answered, and what the step is about has not come of it. */
  readonly strayed: boolean;
};

/** So many turns of his own may begin before a step gives way. */
const PATIENCE: { readonly [K in Step['kind']]: number } = { read: 3, try: 3, ask: 2, end: Infinity };

export const BEGUN: Progress = { step: 0, from: 0, strayed: false };

export const stepAt = <S extends Step>(
  { steps }: { readonly steps: readonly [S, ...S[]] },
  { step }: Pick<Progress, 'step'>,
): S => steps[Math.min(step, steps.length - 1)] ?? steps[0];

const fits = (step: Step | undefined, seen: Seen): boolean =>
  step?.kind === 'ask' && isMine(seen) && step.asks.includes(seen.prompt?.ask.id ?? '');

/** The option keys that the step suggests for the question that stands. */
export const suggested = (step: Step, seen: Seen): readonly string[] => {
  if (step.kind !== 'ask' || !fits(step, seen)) return [];
  const open = new Set(seen.prompt?.options.filter(({ off }) => off === undefined).map(({ key }) => key));
  return step.suggest.find((keys) => keys.every((key) => open.has(key))) ?? [];
};

const enter = (step: number, seen: Seen): Progress => ({ step, from: seen.events.length, strayed: false });

const turnsSince = ({ view, events }: Seen, from: number): number =>
  events.slice(from).filter((event: ViewEvent) => event.t === 'turn' && event.seat === view.seat).length;

/** The next question at or after a step. */
const nextAsk = ({ steps }: Chapter, from: number): number =>
  steps.findIndex((step, i) => i >= from && step.kind === 'ask');

/** A question that stands and belongs to a step further on. */
const askedLater = ({ steps }: Chapter, after: number, seen: Seen): number =>
  steps.findIndex((step, i) => i > after && fits(step, seen));

/** The same, as long as nothing is to be read before it. */
const askedNext = (chapter: Chapter, after: number, seen: Seen): number => {
  const found = askedLater(chapter, after, seen);
  return found > 0 && chapter.steps.slice(after + 1, found).every(({ kind }) => kind === 'ask') ? found : -1;
};

/** Has the question that was put before been answered? */
const answered = ({ asked }: Progress, seen: Seen): boolean => asked !== undefined && seen.prompt?.id !== asked;

/** One look at a step; the same progress when it stays. */
const look = (chapter: Chapter, now: Progress, seen: Seen): Progress => {
  const step = stepAt(chapter, now);
  if (step.kind === 'end') return now;
  if (seen.view.over !== undefined) return enter(chapter.steps.length - 1, seen);
  const onward = enter(now.step + 1, seen);
  if (turnsSince(seen, now.from) >= PATIENCE[step.kind]) return onward;
  // While the table is in motion nothing is impossible yet.
  if (seen.prompt !== undefined && step.possible?.(seen) === false) return onward;

  // Who plays on while there is something to read has done what comes after it.
  const place = nextAsk(chapter, now.step);
  const question = chapter.steps[place];
  if (question?.kind !== 'ask') return now;
  if (question.done?.(seen, now.from)) return enter(place + 1, seen);
  if (question.done === undefined && answered(now, seen)) return enter(place + 1, seen);
  if (fits(question, seen))
    return now.asked === seen.prompt?.id ? now : { ...now, asked: seen.prompt?.id ?? '', strayed: false };
  if (step.kind !== 'ask') return now;
  if (now.asked === undefined) {
    const next = step.needed === true ? -1 : askedNext(chapter, now.step, seen);
    return next < 0 ? now : enter(next, seen);
  }
  if (step.needed !== true && askedLater(chapter, now.step, seen) > 0) return onward;
  return now.strayed ? now : { ...now, strayed: true };
};

/** Where the lesson stands after what is seen now. */
export const follow = (chapter: Chapter, before: Progress, seen: Seen): Progress => {
  let now = before;
  for (let n = 0; n <= chapter.steps.length; n++) {
    const next = look(chapter, now, seen);
    if (next === now) break;
    now = next;
  }
  return now;
};

/** He has read it, skips it, or does not want to go back. */
export const goOn = (chapter: Chapter, now: Progress, seen: Seen): Progress =>
  stepAt(chapter, now).kind === 'end' ? now : follow(chapter, enter(now.step + 1, seen), seen);

/** He did something with the program: perhaps what he was to try. */
export const tried = (chapter: Chapter, now: Progress, seen: Seen, deed: Deed): Progress => {
  const step = stepAt(chapter, now);
  return step.kind === 'try' && step.deed === deed ? goOn(chapter, now, seen) : now;
};

/** Something was taken back: the lesson goes back to the question that stands again. */
export const wentBack = (chapter: Chapter, now: Progress, seen: Seen): Progress => {
  const back = chapter.steps.findLastIndex((step, i) => i <= now.step && fits(step, seen));
  return follow(
    chapter,
    back < 0 ? { ...now, from: Math.min(now.from, seen.events.length), strayed: false } : enter(back, seen),
    seen,
  );
};
