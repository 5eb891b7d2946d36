// Ways over the river that no guard bars: what carries its holder over, what makes such a thing, where it is sold, and
// on which spaces a throw brings one over. Read off the texts, as everybody can.
import { nameOf, type DefId } from '../../shared/kernel/ids';
import type { Def } from '../../shared/rules/vocab/definition';
import { overRiver } from '../../shared/rules/vocab/words';
import { sharesOf } from './gist';
import { has, isList, isPart, within, type Part } from './within';

export type Crossing = {
  /** What carries its holder over, in place of a move. */
  readonly carries: readonly DefId[];
  /** With what such a thing is made, and where. */
  readonly makes: Readonly<Record<DefId, readonly DefId[]>>;
  /** Where such a thing, or what makes it, is sold, for how much gold at least. */
  readonly sold: Readonly<Record<DefId, number>>;
  /** How likely a visit has one carried over. */
  readonly ferries: Readonly<Record<DefId, number>>;
  /** What must be carried and stays behind there. */
  readonly sheds: readonly DefId[];
};

const isOp =
  (op: string) =>
  (one: Part): boolean =>
    one.op === op;

/** To the other bank, himself. */
const isCrossing = (one: Part): boolean => one.op === 'moveTo' && one.how === overRiver && one.who === undefined;

/** Whether an ability carries its holder over. */
export const carries = (ability: unknown): boolean => has(ability, isCrossing);

/** How likely a text has one carried over. */
function chanceIn(value: unknown): number {
  if (!isPart(value)) return 0;
  if (isCrossing(value)) return 1;
  if (value.op === 'table' && isPart(value.rows)) {
    const rows = Object.entries(value.rows);
    const shares = sharesOf(rows.map(([row]) => row));
    return rows.reduce((sum, [, program], i) => sum + (shares[i] ?? 0) * chanceIn(program), 0);
  }
  return Math.max(0, ...Object.values(value).map(chanceIn));
}

const abilitiesOf = (def: Def): readonly Part[] =>
  'abilities' in def ? (def.abilities ?? []).map((one) => one as unknown as Part) : [];
const texts = (value: unknown): readonly string[] =>
  (isList(value) ? value : [value]).filter((one) => typeof one === 'string');

export function crossingOf(defs: readonly Def[]): Crossing {
  const spaces = defs.filter(({ kind }) => kind === 'space');
  const cards = defs.filter(({ kind }) => kind !== 'space' && kind !== 'character');
  const carriers = cards.filter((def) => has(abilitiesOf(def), isCrossing)).map(({ id }) => id);
  const isCarrier = new Set(carriers.map(nameOf));
  const makes: Record<DefId, readonly DefId[]> = {};
  for (const def of cards)
    for (const action of within(abilitiesOf(def), (one) => isList(one.at) && isList(one.do)))
      if (has(action.do, (one) => one.op === 'gainCard' && texts(one.named).some((name) => isCarrier.has(name)))) {
        const names = [...within(action.when, (one) => 'named' in one)].flatMap((one) => texts(one.named));
        makes[def.id] = spaces
          .filter(({ id }) => names.some((name) => nameOf(id) === name || nameOf(id).startsWith(`${name}_`)))
          .map(({ id }) => id);
      }
  const wanted = new Set([...carriers, ...Object.keys(makes)].map(nameOf));
  const sold: Record<DefId, number> = {};
  const ferries: Record<DefId, number> = {};
  for (const { id, ...text } of spaces) {
    const wares = [...within(text, (one) => one.op === 'shop' && one.free !== true)].flatMap(({ items }) =>
      isList(items) ? items : [],
    );
    const prices = wares.flatMap((ware) =>
      isPart(ware) && typeof ware.price === 'number' && texts(ware.named).some((name) => wanted.has(name))
        ? [ware.price]
        : [],
    );
    if (prices.length > 0) sold[id] = Math.min(...prices);
    const chance = chanceIn('visit' in text ? text.visit : []);
    if (chance > 0) ferries[id] = chance;
  }
  const sheds = cards
    .filter((def) => has(abilitiesOf(def), (one) => one.on === 'crossedRiver' && has(one.do, isOp('discard'))))
    .map(({ id }) => id);
  return { carries: carriers, makes, sold, ferries, sheds };
}
