// How a fight ends, and what has just happened to a card: by whom, and the verb.
import { np } from '../speech/german-nouns';
import { doer, du, vp, type Doer } from '../speech/german-verbs';
import * as w from './words';

const it: Doer = { nom: 'es', stands: 'pronoun' };
export const wasDrawn = vp('wurden', 'gerade gezogen');
export const outcomes = {
  won: [du, vp('gewinnen'), vp('gewinnen', 'nicht')],
  lost: [du, vp('verlieren'), vp('verlieren', 'nicht')],
  standOff: [it, vp('geben', 'ein Patt'), vp('geben', 'kein Patt')],
  evaded: [du, vp('aus|weichen'), vp('aus|weichen', 'nicht')],
  destroyed: [doer(np(w.rival, 'der')), vp('werden', 'vernichtet'), vp('werden', 'nicht vernichtet')],
} as const;
