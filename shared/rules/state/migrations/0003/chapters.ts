// A step that stood on the stack by its name, waiting for the answer to a question of the one before it, is a state of
// its chapter's chart now.
type Plain = Readonly<Record<string, unknown>>;
const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Where a chart stands when such a step comes next, and which of its variables the step was given. */
type Place = { readonly chart: string; readonly at: unknown; readonly vars?: (args: unknown) => Plain };

const command = (at: string): Place => ({
  chart: 'command',
  at,
  vars: (args) => (args === 'always' ? { $always: true } : {}),
});
const reward = (at: string): Place => ({
  chart: 'reward',
  at,
  vars: (args) => (isPlain(args) ? { $winner: args['winner'], $loser: args['loser'] } : {}),
});
const claim = (at: string): Place => ({
  chart: 'claim',
  at,
  vars: (args) => (args === 'close' ? { $close: true } : {}),
});

const places: Readonly<Record<string, Place>> = {
  'crown/effect': command('cast'),
  'crown/result': command('roll'),
  'reward/claim': reward(''),
  'reward/claimed': reward('claim'),
  'encounter/loose': claim('take'),
  'encounter/claimed': claim('offer'),
};

/** States that are called otherwise now, by the chart that they are in. */
const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  turn: { loose: 'claim' },
  encounter: { loose: 'claim' },
};

function stateNow(frame: Plain): Plain {
  const { chart, at } = frame;
  const now = typeof at === 'string' ? states[String(chart)]?.[at] : undefined;
  return now === undefined ? frame : { ...frame, at: now };
}

/** What a text still has to do, when that is one step of a chapter, or the dice that such a step reads. */
function stepToCome({ code, pc }: Plain): { readonly place: Place; readonly args: unknown } | undefined {
  if (!Array.isArray(code) || typeof pc !== 'number') return undefined;
  const [first, second, ...more] = code.slice(pc) as readonly Plain[];
  const rolls = first?.['op'] === 'roll' && second?.['step'] === 'crown/result';
  const step = rolls ? second : first;
  const place = rolls ? command('effect') : places[String(step?.['step'])];
  const last = rolls ? more.length === 0 : second === undefined;
  return step?.['op'] === 'step' && place !== undefined && last ? { place, args: step['args'] } : undefined;
}

/** A state whose frames are those of charts where a chart leads on, and what these are given. */
export function withChapters(state: Plain): Plain {
  const { stack, scopes } = state;
  if (!Array.isArray(stack) || !isPlain(scopes)) return state;
  const given: Record<string, Plain> = {};
  const now = stack.map((frame: Plain): Plain => {
    if (frame['t'] === 'chart') return stateNow(frame);
    const next = frame['t'] === 'program' ? stepToCome(frame) : undefined;
    if (next === undefined) return frame;
    const scope = String(frame['scope']);
    given[scope] = { ...(scopes[scope] as Plain), ...given[scope], ...next.place.vars?.(next.args) };
    const { code: _, pc: __, ...rest } = frame;
    return { ...rest, t: 'chart', chart: next.place.chart, at: next.place.at };
  });
  return { ...state, stack: now, scopes: { ...scopes, ...given } };
}
