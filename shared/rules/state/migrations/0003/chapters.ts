// A step that stood on the stack by its name, waiting for the answer to a question of the one before it, is a state of
// its chapter's chart now.
import { atMoment, opNow } from './ops';

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
const casting = (at: string): Place => ({ chart: 'casting', at, vars: ($card) => ({ $card }) });

const places: Readonly<Record<string, Place>> = {
  'crown/effect': command('cast'),
  'crown/result': command('roll'),
  'reward/claim': reward(''),
  'reward/claimed': reward('claim'),
  'encounter/loose': claim('take'),
  'encounter/claimed': claim('offer'),
  'encounter/accepted': {
    chart: 'offer',
    at: 'offer',
    vars: (args) => (isPlain(args) ? { $hero: args['hero'], $card: args['card'] } : {}),
  },
  'moment/taken': {
    chart: 'moment',
    at: 'ask',
    vars: (args) => ({ ...atMoment(args), ...(isPlain(args) ? { $asked: args['hero'] } : {}) }),
  },
  'figure/walk': { chart: 'walk', at: 'choose', vars: ($figure) => ({ $figure }) },
  'fate/sided': { chart: 'fate-sides', at: 'sides' },
  'join/chosen': { chart: 'join', at: 'ask', vars: ($seats) => ({ $seats }) },
  'join/bonusTaken': { chart: 'bonus', at: 'ask' },
  'spell/effect': casting('announce'),
  'spell/end': casting('effect'),
};
/** Steps that came after those within one text, and that the chart goes on to by itself. */
const followers: readonly unknown[] = ['join/chosen', 'join/bonusTaken', 'spell/effect', 'spell/end', 'crown/result'];
const evaded = { op: 'stop', unless: { not: { known: '$evade', equals: 'yes' } } };

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

/** What a text has done, what it still does by itself, and the chart that goes on beside it. */
type Parted = {
  readonly done: readonly Plain[];
  readonly left: readonly Plain[];
  readonly place?: Place;
  readonly args?: unknown;
  /** The chart lies below the text that still aims, and not above what comes after it. */
  readonly below?: true;
};

function parted(done: readonly Plain[], left: readonly Plain[]): Parted {
  const stepOf = (op: Plain | undefined): string => (op?.['op'] === 'step' ? String(op['step']) : '');
  const withoutFollowers = (list: readonly Plain[]): readonly Plain[] =>
    list.filter((op) => !followers.includes(stepOf(op)));
  const [first, second] = left;
  // While he aims; or he was asked whether he means himself, which the chart asks.
  const announce = left.findIndex((op) => stepOf(op) === 'spell/announce');
  if (announce >= 0) {
    const args = left[announce]?.['args'];
    if (stepOf(done.at(-1)) === 'spell/onSelf') return { done: [], left: [], place: casting('onSelf'), args };
    return { done, left: left.slice(0, announce), place: casting('aim'), args, below: true };
  }
  if (first?.['op'] === 'roll' && stepOf(second) === 'crown/result')
    return { done: [], left: [], place: command('effect'), args: second?.['args'] };
  if (stepOf(first) === 'encounter/evadable' || stepOf(done[0]) === 'encounter/evadable') {
    const [ask, ...rest] = [...done, ...left] as [Plain, ...Plain[]];
    const code = [ask, evaded, ...rest];
    const pc = done.length > 1 ? done.length + 1 : done.length;
    return { done: code.slice(0, pc), left: code.slice(pc) };
  }
  const place = places[stepOf(first)];
  return place === undefined
    ? { done, left: withoutFollowers(left) }
    : { done, left: withoutFollowers(left.slice(1)), place, args: first?.['args'] };
}

/** A question whether one evades something, which a `stop` in the text itself answers now. */
const asksEvaded = ({ code }: Plain): boolean =>
  Array.isArray(code) && code.length === 1 && JSON.stringify(code).includes('"encounter/evaded"');

/** A state whose frames are those of charts where a chart leads on, and what these are given. */
export function withChapters(state: Plain): Plain {
  const { stack, scopes, ids } = state;
  if (!Array.isArray(stack) || !isPlain(scopes)) return state;
  const given: Record<string, Plain> = {};
  let last = isPlain(ids) ? Number(ids['frame'] ?? 0) : 0;
  const now = stack.flatMap((frame: Plain): Plain[] => {
    if (frame['t'] === 'chart') return [stateNow(frame)];
    const { code, pc, ...rest } = frame;
    if (frame['t'] !== 'program' || !Array.isArray(code) || typeof pc !== 'number') return [frame];
    if (asksEvaded(frame)) return [];
    const { done, left, place, args, below } = parted(code.slice(0, pc), code.slice(pc));
    const text = { ...frame, code: [...done, ...left].map(opNow), pc: done.length };
    if (place === undefined) return [text];
    const scope = String(frame['scope']);
    given[scope] = { ...(scopes[scope] as Plain), ...given[scope], ...place.vars?.(args) };
    const chart = { ...rest, t: 'chart', chart: place.chart, at: below && pc === 0 ? '' : place.at };
    if (below) return pc === 0 ? [chart] : [{ ...chart, id: `f${(last += 1)}` }, text];
    return left.length === 0 ? [chart] : [text, { ...chart, id: `f${(last += 1)}` }];
  });
  const counted = isPlain(ids) ? { ids: { ...ids, frame: last } } : {};
  return { ...state, stack: now, scopes: { ...scopes, ...given }, ...counted };
}
