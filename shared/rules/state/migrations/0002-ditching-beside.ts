// Ditching is an input of its own and no option of a question any more; `encounter/take` marks what was met after the
// answer.
import type { StateMigration } from './index';

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);
const isDitching = (option: unknown): boolean =>
  isPlain(option) && typeof option['key'] === 'string' && option['key'].startsWith('ditch:');

/** A question without what could be ditched beside it. */
function plainQuestion(decision: unknown): unknown {
  if (!isPlain(decision) || !Array.isArray(decision['options'])) return decision;
  return { ...decision, options: decision['options'].filter((option) => !isDitching(option)) };
}

/** Cards that are lying there while somebody is asked which of them he takes. */
function offered(questions: Plain): readonly string[] {
  return Object.values(questions).flatMap((decision) =>
    isPlain(decision) && isPlain(decision['ask']) && decision['ask']['id'] === 'ask.take' && isPlain(decision['values'])
      ? Object.values(decision['values']).filter((value) => typeof value === 'string')
      : [],
  );
}

function newStep(effect: unknown, cards: readonly string[]): unknown {
  if (!isPlain(effect) || effect['op'] !== 'step') return effect;
  if (effect['step'] === 'encounter/taken') return { ...effect, args: [...cards] };
  const { args } = effect;
  if (!isPlain(args) || !('ditching' in args)) return effect;
  const { ditching, ...rest } = args;
  return { ...effect, args: { ...rest, press: ditching } };
}

const newFrame = (frame: unknown, cards: readonly string[]): unknown =>
  isPlain(frame) && Array.isArray(frame['code'])
    ? { ...frame, code: frame['code'].map((effect) => newStep(effect, cards)) }
    : frame;

export const ditchingBeside: StateMigration = {
  to: 2,
  up: (state) => {
    const questions = isPlain(state['pending']) ? state['pending'] : {};
    const turn = isPlain(state['turn']) ? state['turn'] : {};
    const cards = offered(questions);
    const met: readonly unknown[] = Array.isArray(turn['met']) ? turn['met'] : [];
    return {
      ...state,
      pending: Object.fromEntries(Object.entries(questions).map(([seat, one]) => [seat, plainQuestion(one)])),
      turn: { ...turn, met: met.filter((id) => !cards.includes(String(id))) },
      stack: Array.isArray(state['stack']) ? state['stack'].map((frame) => newFrame(frame, cards)) : [],
    };
  },
};
