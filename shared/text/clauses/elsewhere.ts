// What other definitions do with a card by its title: printed on it, too.
import { nameOf } from '../../kernel/ids';
import type { Def } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';
import { listOf } from '../joined';

/** At a space, or with a person there. */
export type Elsewhere = {
  readonly place: string;
  readonly person?: string;
  /** `as`: what the program calls the card. */
  readonly as?: string;
  readonly do: Program;
};

const isNamed = (f: CardFilter, slug: string): boolean =>
  listOf(f.named).includes(slug) && (f.heldBy === undefined || f.heldBy === 'me');
const asksFor = (c: Cond, slug: string): boolean => 'has' in c && c.who === undefined && isNamed(c.has, slug);

function inEffect(e: Effect, slug: string, place: string, person?: string): readonly Elsewhere[] {
  const at = { place, ...(person === undefined ? {} : { person }) };
  if (e.op === 'if' && asksFor(e.cond, slug)) return [{ ...at, do: e.then }];
  if (e.op === 'each' && 'cards' in e.of && isNamed(e.of.cards, slug)) return [{ ...at, as: e.as, do: e.do }];
  if (e.op === 'pick') return e.options.flatMap((o) => inProgram(o.do, slug, place, o.key));
  return [];
}
const inProgram = (code: Program, slug: string, place: string, person?: string): readonly Elsewhere[] =>
  code.flatMap((e) => inEffect(e, slug, place, person));

/** What the spaces of a game do with a card of that title. */
export const elsewhereOf = (def: Def, all: readonly Def[]): readonly Elsewhere[] =>
  def.kind === 'space'
    ? []
    : all.flatMap((x) => (x.kind === 'space' ? inProgram(x.visit ?? [], nameOf(def.id), nameOf(x.id)) : []));
