// A step that was run by its name, where a chapter is gone into now.
type Plain = Readonly<Record<string, unknown>>;
const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);

const chapter = (chart: string, given?: Plain): Plain => ({
  op: 'chart',
  chart,
  ...(given === undefined ? {} : { given }),
});
/** What a step was given, each part of it as a variable of the chapter. */
const asVars = (args: unknown): Plain =>
  isPlain(args) ? Object.fromEntries(Object.entries(args).map(([name, value]) => [`$${name}`, value])) : {};

/** A point between two steps, and who has passed at it. */
export const atMoment = (args: unknown): Plain => {
  const { passed, hero: _, ...at } = isPlain(args) ? args : {};
  return { $at: at, ...(passed === undefined ? {} : { $passed: passed }) };
};

const now: Readonly<Record<string, (args: unknown, op: Plain) => Plain>> = {
  moment: (args) => chapter('moment', atMoment(args)),
  'encounter/draw': (args) => chapter('draw', asVars(args)),
  'encounter/offered': (args) => chapter('offer', asVars(args)),
  'ability/borrow': (args) => chapter('borrow', asVars(args)),
  'leave/closed': () => ({ op: 'step', step: 'movement/closed' }),
  'turn/trophies': (args) => chapter('trophies', args === 'unlessKept' ? { $unlessKept: true } : undefined),
  'spell/cast': (card) => chapter('casting', { $card: card }),
  'fate/sides': () => chapter('fate-sides'),
  'join/ask': (seats) => chapter('join', { $seats: seats }),
  'join/henchmen': () => chapter('henchmen'),
  'join/bonus': () => chapter('bonus'),
  // What takes the place of a move comes after the others.
  'choice/taken': (args, op) =>
    isPlain(args) && args['again'] === 'movement/choose'
      ? { ...op, args: { ...args, first: 'movement/othersFirst' } }
      : op,
};

/** An op, and those inside it, as they are called today. */
export function opNow(op: unknown): unknown {
  if (Array.isArray(op)) return op.map(opNow);
  if (!isPlain(op)) return op;
  if (op['op'] === 'step') return now[String(op['step'])]?.(op['args'], op) ?? op;
  return Object.fromEntries(Object.entries(op).map(([key, inside]) => [key, opNow(inside)]));
}
