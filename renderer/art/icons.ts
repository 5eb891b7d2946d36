// Which sign stands for a definition: its own by name, else its kind's. The outlines are bundled, see make-icons.mjs.
import { nameOf, type DefId } from '../../shared/kernel/ids';
import names from './icon-names.json';
import paths from './icon-paths.json';

type Table = { readonly [name: string]: string | undefined };
const outlines: Table = paths;
const things: Table = names.things;
const kinds: Table = names.kinds;
const terrains: Table = names.terrains;

export type SignName = keyof typeof names.signs;

const FALLBACK = names.kinds.rule;
const outline = (icon: string): string => outlines[icon] ?? outlines[FALLBACK] ?? '';

/** The outline of one of the screen's own signs, on a square of 512. */
export const signPath = (sign: SignName): string => outline(names.signs[sign]);

type Known = {
  readonly kind: string;
  readonly icon?: string;
  readonly space?: { readonly terrain: string };
  readonly ground?: { readonly terrain: string };
};

/** The outline for a card, a character or a space, on a square of 512. */
export const pathOf = (def: DefId, face?: Known): string => {
  const given = face?.icon !== undefined && outlines[face.icon] !== undefined ? face.icon : undefined;
  const ground = face?.space ?? face?.ground;
  const terrain = ground === undefined ? undefined : terrains[ground.terrain];
  const [, deck = ''] = def.split('/');
  return outline(
    things[nameOf(def).replaceAll('-', '_')] ??
      given ??
      terrain ??
      kinds[face?.kind ?? deck] ??
      kinds[deck] ??
      FALLBACK,
  );
};

/** A creature that only a text names, by that name: the Sentinel is another picture than the space where he stands. */
export const creatureSign = (name: string): string =>
  outline(things[`foe_${nameOf(name)}`] ?? things[nameOf(name)] ?? kinds['enemy'] ?? FALLBACK);

/** A body that nobody has drawn a sign for looks like any other: a Ghost. */
export const formSign = (form: DefId): string => pathOf(form, { kind: 'form' });
