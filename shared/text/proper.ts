// Who is called by a proper name, which takes no article in any language: "fight Moroz", not "fight a Moroz".
import { nameKey } from './speech/words';

const proper: ReadonlySet<string> = new Set([
  'queen_mab',
  'oberon',
  'titania',
  'varthrax',
  'cadorus',
  'grilipus',
  'amarok',
  'ambrades',
  'atropa',
  'deimos',
  'ganymai',
  'jurassus',
  'kallind',
  'kernos',
  'moroz',
  'nuguasha',
  'phobos',
  'surua_tu',
  'thrano',
  'trovius',
  'virgil',
  'zephyr',
]);
/** Of a slug, or of a name in English. */
export const isProper = (slug: string): boolean => proper.has(nameKey(slug).toLowerCase().replaceAll(' ', '_'));
