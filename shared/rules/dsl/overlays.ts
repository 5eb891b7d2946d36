// The same definition with other data, by edition or by another option of the rules.
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

/** So many of it are in the deck; none: nobody draws one. */
export const copies = (of: Def, when: When, n: number): Overlay => ({ overlay: of.id, when, with: { copies: n } });

/** Not in the game at all. */
export const absent = (of: Def, when: When): Overlay => ({ overlay: of.id, when, absent: true });
