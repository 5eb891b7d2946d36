// The same definition with other data, by edition, by another option of the rules, or where another set is played with.
import type { DefId, SetId } from '../../kernel/ids';
import type { Def } from '../vocab/definition';
import type { Overlay } from '../vocab/overlay';

type When = Overlay['when'];
/** Every field but the name; each of the type that it has in that kind of definition. */
type Fields<D extends Def> = Partial<Omit<D, 'id'>>;

/** These fields in place of the definition's own; `without` leaves some out. */
export const overlay = <D extends Def>(
  of: D,
  when: When,
  fields: Fields<D>,
  without: readonly (keyof Fields<D> & string)[] = [],
): Overlay => ({
  overlay: of.id,
  when,
  with: fields as NonNullable<Overlay['with']>,
  ...(without.length === 0 ? {} : { without }),
});

/** One type may have several kinds, as Objects have. */
type OfKind<K extends Def['kind'], D extends Def = Def> = D extends unknown ? (K extends D['kind'] ? D : never) : never;
type Changes<K extends Def['kind']> = {
  /** Further sets that must be played with; the own one always must. */
  readonly sets?: readonly SetId[];
  readonly when?: When;
  readonly with?: Fields<OfKind<K>>;
  readonly without?: readonly (keyof Fields<OfKind<K>> & string)[];
  readonly adds?: Overlay['adds'];
};

/**
 * What a set has otherwise in another set, by the whole id, since sets do not know each other's definitions. It holds
 * only where the set is played with.
 */
export const elsewhere = <K extends Def['kind']>(
  kind: K,
  of: DefId,
  { sets, when = {}, with: fields, without, adds }: Changes<K>,
): Overlay => ({
  overlay: of,
  kind,
  when,
  ...(sets === undefined ? {} : { sets }),
  ...(fields === undefined ? {} : { with: fields as NonNullable<Overlay['with']> }),
  ...(without === undefined ? {} : { without }),
  ...(adds === undefined ? {} : { adds }),
});

/** One of another set is not in the game. */
export const gone = (kind: Def['kind'], of: DefId, when: When = {}): Overlay => ({
  overlay: of,
  kind,
  when,
  absent: true,
});

/** So many of it are in the deck; none: nobody draws one. */
export const copies = (of: Def, when: When, n: number): Overlay => ({ overlay: of.id, when, with: { copies: n } });

/** Not in the game at all. */
export const absent = (of: Def, when: When): Overlay => ({ overlay: of.id, when, absent: true });
