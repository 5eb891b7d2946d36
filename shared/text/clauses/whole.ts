// Abilities that only make sense together: the Raft that is used or rots, what no Spell touches.
import type { Def, EventDef, PlaceDef, StrangerDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Ability } from '../../rules/vocab/ability';
import { isHidden } from '../keys';
import { same } from '../exact';
import type { Rule } from './rules';
import type { Walk } from './talk';

type Rules = readonly (readonly Rule[])[];
const source = (kind: string): string => JSON.stringify({ source: { kind } });

/** It may be used once, in the turn after that in which it came: whether it is or not, it is then gone. */
export function raft(list: readonly Ability[], at: Walk): Rules | undefined {
  const [ready, cross, spent, more] = list;
  const [begins] = ready?.triggers ?? [];
  const [action] = cross?.actions ?? [];
  const [counts] = begins?.do ?? [];
  const [choose] = action?.do ?? [];
  if (!begins || !action || !spent || more !== undefined) return undefined;
  if (counts?.op !== 'tokens' || !isHidden(counts.kind)) return undefined;
  if (choose?.op !== 'choose' || !('spaces' in choose.from)) return undefined;
  const { spaces } = choose.from;
  const isReady = { is: [{ tokens: counts.kind, on: 'this' }, '>=', 1] };
  const goes = { op: 'discard', card: 'this' };
  const mine = { stage: 'after', whose: 'mine', forced: true };
  const gone = { ...mine, when: isReady, do: [goes] };
  const unused = [{ on: 'turnEnded' }, { on: 'rolled', event: { for: 'move' } }, { on: 'moved' }];
  const isRaft =
    same({ ...begins, id: '' }, { ...mine, id: '', on: 'turnBegan', do: [{ ...counts, on: 'this', n: 1 }] }) &&
    same(
      spent.triggers?.map((one) => ({ ...one, id: '' })),
      unused.map((one) => ({ ...gone, ...one, id: '' })),
    ) &&
    same(action, {
      id: action.id,
      at: ['turnStart'],
      instead: 'move',
      when: { all: [isReady, { exists: { spaces } }] },
      do: [choose, { op: 'moveTo', to: { var: choose.as }, how: 'cross' }, goes],
    });
  if (!isRaft) return undefined;
  return [[{ r: 'raft', to: { place: 'np', det: 'a', of: at.spaces(choose.from.spaces) } }]];
}

const touched = ['lose', 'gain', 'heal', 'toad'] as const;
/** Whom Spells do not reach, his cards and his gold: what can neither be done to him nor happen to him. */
export function spared(list: readonly Ability[], at: Walk): Rules | undefined {
  const [first, never, more] = list;
  const [only, other] = at.standing(first?.static ?? []);
  if (only?.s !== 'noSpells' || other !== undefined || never === undefined || more !== undefined) return undefined;
  const kinds = (never.triggers ?? []).map((t) =>
    t.stage === 'cannot' && t.whose === 'mine' && t.event === undefined && JSON.stringify(t.when) === source('spell')
      ? t.on
      : undefined,
  );
  if (kinds.length !== touched.length || !touched.every((kind) => kinds.includes(kind))) return undefined;
  return [[{ r: 'standing', standing: { ...only, things: true } }]];
}

/** What is done for whoever has it first, and for nobody after him. */
export function firstTime(code: Program = []): Program | undefined {
  const [first, more] = code;
  if (first?.op !== 'if' || first.else !== undefined || more !== undefined || !('is' in first.cond)) return undefined;
  const [mark] = first.cond.is;
  return typeof mark === 'object' && 'tokens' in mark && isHidden(mark.tokens) ? first.then : undefined;
}

type Met = EventDef | StrangerDef | PlaceDef;
/** Whether it does what a pool does and nothing else: one of it at each visit until there is none. */
export function isPool(def: Met): def is Met & { readonly pool: NonNullable<Met['pool']> } {
  if (def.pool === undefined || def.stays !== 'always') return false;
  const { what, n } = def.pool;
  const [offer, more] = def.met ?? [];
  const tokens = (count: number): unknown => ({ op: 'tokens', on: 'this', kind: what, n: count });
  const gone = { is: [{ tokens: what, on: 'this' }, '<=', 0] };
  const visit = [
    { op: 'gain', what, n: 1 },
    tokens(-1),
    { op: 'if', cond: gone, then: [{ op: 'discard', card: 'this' }] },
  ];
  if (offer?.op !== 'may' || more !== undefined) return false;
  return same(def.drawn, [tokens(n)]) && same(offer.then, visit);
}

/** Cards that lie on it only while it is dealt with, to be put back in order: nobody needs to know. */
export function withoutSifting(def: Def): Pick<Def, 'part' | 'carries'> {
  const { part, carries, ...rest } = def;
  const isSifted = 'met' in rest && JSON.stringify(rest.met).includes('"op":"arrange"');
  return { ...(part ? { part } : {}), ...(carries && !isSifted ? { carries } : {}) };
}
