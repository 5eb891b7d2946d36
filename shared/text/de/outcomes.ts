// How a fight ends, and what has just happened to a card: by whom, and the verb.
import type { CardNp } from '../clauses/tree';
import type { How } from '../clauses/tests';
import { np, type Np } from '../speech/german-nouns';
import { doer, du, vp, type Doer, type Vp } from '../speech/german-verbs';
import type { German } from './speaker';
import * as w from './words';

const it: Doer = { nom: 'es', stands: 'pronoun' };
const wasDrawn = vp('wurden', 'gezogen');
/** "gerade ein Drache gezogen wurde" */
export const justNow = (thing: Np): { readonly by: Doer; readonly of: Vp; readonly key: string } => {
  const by = doer(thing);
  return { by: { ...by, nom: `gerade ${by.nom}` }, of: wasDrawn, key: thing.nom };
};
export const outcomes = {
  won: [du, vp('gewinnen'), vp('gewinnen', 'nicht')],
  lost: [du, vp('verlieren'), vp('verlieren', 'nicht')],
  standOff: [it, vp('geben', 'ein Patt'), vp('geben', 'kein Patt')],
  evaded: [du, vp('aus|weichen'), vp('aus|weichen', 'nicht')],
  destroyed: [doer(np(w.rival, 'der')), vp('werden', 'vernichtet'), vp('werden', 'nicht vernichtet')],
} as const;

/** How many there are or must be. */
export const bounds: { readonly [K in How]: string } = {
  '>=': 'mindestens',
  '=': 'genau',
  '<': 'weniger als',
  '>': 'mehr als',
  '<=': 'höchstens',
  '<>': 'nicht genau',
};

/** "es waren mindestens 3", "mehr als 3 Gegenstände darunter waren": of what is gone by now. */
export function wereThere(
  of: CardNp | undefined,
  how: How,
  y: number,
  s: German,
): { readonly by: Doer; readonly of: Vp; readonly key: string } {
  if (of === undefined) return { by: { nom: 'es', many: y !== 1 }, of: vp('waren', `${bounds[how]} ${y}`), key: '' };
  const isAny = (y === 1 && how === '>=') || (y === 0 && how === '>');
  const things = s.cards(of, isAny ? 'a' : { exactly: y });
  const said = isAny ? things.nom : `${bounds[how]} ${things.nom}`;
  return { by: { nom: said, many: !isAny && y !== 1 }, of: vp('waren', 'darunter'), key: 'things' };
}
