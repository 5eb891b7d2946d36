// What a card can say where it lies. Of the Dragon's scales some sixty lie on the land, and what each says holds only
// for whoever has it, or on one space: what could never hold where it lies is not in the index, so nobody asks it.
import type { Card } from '../state/state';
import type { Ability } from '../vocab/ability';
import type { CardFilter, Cond } from '../vocab/select';

type Lying = Pick<Card, 'zone' | 'space'>;

/** The space that is named, if it is one. */
const namedBy = (at: NonNullable<CardFilter['at' | 'stands']>): string | undefined =>
  typeof at === 'object' && 'space' in at && typeof at.space === 'string' ? at.space : undefined;

const isElsewhere = (at: CardFilter['at' | 'stands'], zone: Card['zone'], card: Lying): boolean =>
  at !== undefined && (card.zone !== zone || (namedBy(at) ?? card.space) !== card.space);

/** Whether a condition never holds of a card that lies so, however all else is. */
function failsAt(cond: Cond | undefined, card: Lying): boolean {
  if (cond === undefined) return false;
  if ('all' in cond) return cond.all.some((one) => failsAt(one, card));
  if (!('card' in cond && 'fits' in cond) || cond.card !== 'this') return false;
  const { zone, at, stands } = cond.fits;
  return (
    (typeof zone === 'string' && zone !== card.zone) ||
    isElsewhere(at, 'laid', card) ||
    isElsewhere(stands, 'stands', card)
  );
}

const isPlaced = (cond: Cond | undefined): boolean =>
  cond !== undefined &&
  ('all' in cond
    ? cond.all.some(isPlaced)
    : 'card' in cond &&
      'fits' in cond &&
      cond.card === 'this' &&
      (cond.fits.zone ?? cond.fits.at ?? cond.fits.stands) !== undefined);

const sayings = ({ static: holds = [], triggers = [], actions = [] }: Ability): readonly (Cond | undefined)[] =>
  [...holds, ...triggers, ...actions].map((it) => ('when' in it ? it.when : undefined));

function left(ability: Ability, card: Lying): Ability | undefined {
  if (!sayings(ability).some((when) => failsAt(when, card))) return ability;
  const can = (it: { readonly when?: Cond }): boolean => !failsAt(it.when, card);
  const { static: holds, triggers, actions, ...rest } = ability;
  const heard = {
    ...rest,
    ...(holds === undefined ? {} : { static: holds.filter(can) }),
    ...(triggers === undefined ? {} : { triggers: triggers.filter(can) }),
    ...(actions === undefined ? {} : { actions: actions.filter(can) }),
  };
  const all = [heard.static, heard.triggers, heard.actions, heard.meetings];
  return all.every((list) => (list ?? []).length === 0) ? undefined : heard;
}

const known = new WeakMap<readonly Ability[], Map<string, readonly Ability[]> | undefined>();

/** Of the abilities of a card those that may speak where it lies; the same list for the same place. */
export function heardAt(abilities: readonly Ability[], card: Lying): readonly Ability[] {
  if (!known.has(abilities))
    known.set(abilities, abilities.flatMap(sayings).some(isPlaced) ? new Map<string, readonly Ability[]>() : undefined);
  const places = known.get(abilities);
  if (places === undefined) return abilities;
  const place = `${card.zone} ${card.space ?? ''}`;
  const found = places.get(place) ?? abilities.flatMap((one) => left(one, card) ?? []);
  places.set(place, found);
  return found;
}
