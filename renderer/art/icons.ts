// Which sign stands for a definition: the one that its set gives it (content/<set>/icons.json), else that of its
// terrain or kind. The outlines are bundled, see make-icons.mjs.
import { nameOf, type DefId, type SetId } from '../../shared/kernel/ids';
import names from './icon-names.json';
import paths from './icon-paths.json';

type Table = { readonly [name: string]: string | undefined };
const outlines: Table = paths;
const kinds: Table = names.kinds;

/** What a set brings of its own: by the last part of an id, by a creature's name in a text, by terrain. */
type Pictures = { readonly things?: Table; readonly creatures?: Table; readonly terrains?: Table };
const folders = import.meta.glob<Pictures>('../../shared/content/*/icons.json', { eager: true, import: 'default' });
const sets: ReadonlyMap<SetId, Pictures> = new Map(
  Object.entries(folders).map(([file, pictures]) => [file.split('/').at(-2) ?? '', pictures]),
);
const creatures = Object.assign({}, ...[...sets.values(), names].map((pictures) => pictures.creatures)) as Table;
const terrains: Table = names.terrains;

export type SignName = keyof typeof names.signs;

const FALLBACK = names.kinds.rule;
export const outline = (icon: string): string => outlines[icon] ?? outlines[FALLBACK] ?? '';

/** The outline of one of the screen's own signs, on a square of 512. */
export const signPath = (sign: SignName): string => outline(names.signs[sign]);

type Known = {
  readonly kind: string;
  readonly space?: { readonly terrain: string };
  readonly ground?: { readonly terrain: string };
};

/** The name of the icon for a card, a character or a space. */
export const iconOf = (def: DefId, face?: Known): string => {
  const [set = '', deck = ''] = def.split('/');
  const own = sets.get(set);
  const terrain = (face?.space ?? face?.ground)?.terrain ?? '';
  return (
    own?.things?.[nameOf(def)] ??
    own?.terrains?.[terrain] ??
    terrains[terrain] ??
    kinds[face?.kind ?? deck] ??
    kinds[deck] ??
    FALLBACK
  );
};
/** Its outline, on a square of 512. */
export const pathOf = (def: DefId, face?: Known): string => outline(iconOf(def, face));

/** A creature that only a text names, by that name: the Sentinel is another picture than the space where he stands. */
export const creatureIcon = (name: string): string => creatures[name] ?? kinds['enemy'] ?? FALLBACK;

/** A body that nobody has drawn a sign for looks like any other: a Ghost. */
export const formSign = (form: DefId): string => pathOf(form, { kind: 'form' });
