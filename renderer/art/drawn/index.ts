// What is drawn by hand: faces, of which each set says whose they are (looks.ts), and things that look the same in all
// sets; everything else has its silhouette.
import { nameOf, type DefId } from '../../../shared/kernel/ids';
import { portraitName } from '../looks';
import { ANIMALS } from './animals';
import { ARMS } from './arms';
import { BEINGS } from './beings';
import { BIRDS } from './birds';
import { BOOKS } from './books';
import { BUSTLE } from './bustle';
import { CASTINGS } from './castings';
import { COMPANIONS } from './companions';
import { CONJURED } from './conjured';
import { CREATURES } from './creatures';
import { CULTS } from './cults';
import { DESTINIES } from './destinies';
import { DEVOTED } from './devoted';
import { DRAGONS } from './dragons';
import { ELEMENTS } from './elements';
import { ENDINGS } from './endings';
import { FAELINGS } from './faelings';
import { FIENDS } from './fiends';
import { FOES } from './foes';
import { FOLK } from './folk';
import { GEAR } from './gear';
import { GREAT } from './great';
import { GUESTS } from './guests';
import { HAPPENINGS } from './happenings';
import { HOARDS } from './hoards';
import { HORRORS } from './horrors';
import { HYDRAS } from './hydras';
import { IFRITS } from './ifrits';
import { JEWELS } from './jewels';
import { KNIGHTS } from './knights';
import { LANDS } from './lands';
import type { Drawing, Gallery } from './layer';
import { LIGHTS } from './lights';
import { MAGES } from './mages';
import { MONSTERS } from './monsters';
import { NEIGHBOURS } from './neighbours';
import { NYMPHS } from './nymphs';
import { OMENS } from './omens';
import { OUTCASTS } from './outcasts';
import { PETS } from './pets';
import { PORTRAITS } from './portraits';
import { RAIMENT } from './raiment';
import { RETINUE } from './retinue';
import { ROAD } from './road';
import { SEERS } from './seers';
import { SIGHTS } from './sights';
import { SITES } from './sites';
import { SOLDIERS } from './soldiers';
import { SPELLS } from './spells';
import { SPIRITS } from './spirits';
import { STAFFS } from './staffs';
import { STRANGERS } from './strangers';
import { TIDINGS } from './tidings';
import { TOWNSFOLK } from './townsfolk';
import { TREASURE } from './treasure';
import { WARBAND } from './warband';
import { WAYFARERS } from './wayfarers';
import { WILDS } from './wilds';
import { WONDERS } from './wonders';
import { WORKINGS } from './workings';

export type { Drawing } from './layer';

const FACES: Gallery = { ...KNIGHTS, ...MAGES, ...TOWNSFOLK, ...ROAD, ...WILDS, ...BEINGS };
/** Whom many sets bring by the same name. */
const MET: Gallery = {
  ...COMPANIONS,
  ...STRANGERS,
  ...GUESTS,
  ...ANIMALS,
  ...CREATURES,
  ...MONSTERS,
  ...DRAGONS,
  ...ELEMENTS,
  ...SPIRITS,
  ...GEAR,
  ...TREASURE,
  ...SPELLS,
  ...OMENS,
  ...SITES,
  ...ENDINGS,
  ...HYDRAS,
  ...BIRDS,
  ...CULTS,
  ...BOOKS,
  ...JEWELS,
  ...HOARDS,
  ...ARMS,
  ...STAFFS,
  ...LANDS,
  ...SIGHTS,
  ...CASTINGS,
  ...WORKINGS,
  ...FAELINGS,
  ...IFRITS,
  ...NYMPHS,
  ...WONDERS,
  ...RAIMENT,
  ...SOLDIERS,
  ...TIDINGS,
  ...DESTINIES,
  ...HAPPENINGS,
  ...BUSTLE,
  ...LIGHTS,
  ...CONJURED,
  ...HORRORS,
  ...FIENDS,
  ...FOES,
  ...WAYFARERS,
  ...SEERS,
  ...RETINUE,
  ...WARBAND,
  ...PETS,
  ...FOLK,
  ...NEIGHBOURS,
  ...DEVOTED,
  ...OUTCASTS,
};
/** A character who serves another has the face that he has himself. */
const PEOPLE: ReadonlySet<string> = new Set(['character', 'henchman']);
const drawn = new Map<string, Drawing>();

const own = <T>(table: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const once = (key: string, draw: () => Drawing | undefined): Drawing | undefined => {
  const known = drawn.get(key) ?? draw();
  if (known !== undefined) drawn.set(key, known);
  return known;
};

/** A Sword of two decks looks the same; a character has a face. @param kind what sort of thing it is */
export const drawingOf = (def: DefId, kind: string | undefined): Drawing | undefined => {
  const deck = def.split('/').at(-2);
  if (kind === 'character' || (deck !== undefined && PEOPLE.has(deck))) {
    const face = portraitName(def);
    return face === undefined ? undefined : once(`face ${face}`, () => own(PORTRAITS, face) ?? own(FACES, face)?.());
  }
  const name = nameOf(def).replaceAll('-', '_');
  return own(GREAT, name) ?? once(name, () => own(MET, name)?.());
};
