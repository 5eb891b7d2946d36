// What dice come to show without being thrown.
import type { ActOf } from '../clauses/acts';
import { akk } from '../speech/german-nouns';
import { followed, vp, type Vp } from '../speech/german-verbs';
import type { German, Person } from './speaker';

export function showDice(x: ActOf<'showDice'>, _: Person, s: German): Vp {
  const n = s.number(x.n);
  if (x.dice === 'lowest') return vp('zählen', 'den niedrigsten Würfel', `als ${n.nom}`);
  if (x.dice === 'thrown') return vp('drehen', 'deinen Würfel', 'auf', akk(n));
  if (x.dice === 'total') return followed(vp('setzen', 'das Ergebnis', 'auf', akk(n)), ', ohne zu würfeln,');
  return followed(vp('lassen', 'jeden Würfel', `${n.akk} zeigen`), ' (er wird nicht neu geworfen)');
}
