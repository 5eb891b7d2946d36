// What the texts of all kinds of definitions have: paragraphs with a heading, notes, abilities.
import type { Def } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Ability, Action } from '../../rules/vocab/ability';
import { anyTurn } from './abilities';
import { atPlaces } from './at-places';
import type { Elsewhere } from './elsewhere';
import { raft, spared } from './whole';
import type { Lead, Note, Para, Rule } from './rules';
import type { Walk } from './talk';
import type { Clauses } from './tree';

export type Paras = readonly Para[];

export const note = (is: boolean | undefined, what: Note): Paras => (is === true ? [{ p: 'note', note: what }] : []);
export const does = (code: Program | undefined, at: Walk): Paras => said(at.clauses(code ?? []));
export const said = (list: Clauses): Paras => (list.length === 0 ? [] : [{ p: 'do', do: list }]);
export function led(by: Lead, code: Program | undefined, at: Walk): Paras {
  const list = at.clauses(code ?? []);
  return list.length === 0 ? [] : [{ p: 'led', by, do: list }];
}
const ruled = (rules: readonly Rule[]): Paras => (rules.length === 0 ? [] : [{ p: 'rules', rules }]);
export const noted = (def: Def): Paras => (def.keywords ?? []).map((key) => ({ p: 'keyword', key }));

const onlyAction = ({ id: _, actions, ...rest }: Ability): Action | undefined =>
  actions?.length === 1 && Object.keys(rest).length === 0 ? actions[0] : undefined;
/** Two abilities that are one in one's own turn and in those of others. */
function anyTurns(list: readonly Ability[]): readonly Ability[] {
  return list.reduce<readonly Ability[]>((out, next) => {
    const before = out.at(-1);
    const [x, y] = [before && onlyAction(before), onlyAction(next)];
    const both = x && y && anyTurn(x, y);
    return before && both ? [...out.slice(0, -1), { ...before, actions: [both] }] : [...out, next];
  }, []);
}

/** A paragraph for each ability; what is said of all of them together comes first. */
export function abilities(def: Def, at: Walk, elsewhere: readonly Elsewhere[] = []): Paras {
  const list = anyTurns(def.abilities ?? []);
  const whole = raft(list, at) ?? spared(list, at);
  if (whole) return whole.flatMap(ruled);
  const { rules, rest } = atPlaces(list, elsewhere, at);
  return [...ruled(rules), ...rest.flatMap((x) => ruled(at.rules(x)))];
}
