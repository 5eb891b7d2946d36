// What dice come to show without being thrown.
import type { ActOf } from '../clauses/acts';
import { followed, vp } from '../speech/german-verbs';
import type { German, Person, Said } from './speaker';

export function showDice(x: ActOf<'showDice'>, _: Person, s: German): Said {
  if (x.dice === 'lowest')
    return { vp: vp('gelten', `als ${s.number(x.n).nom}`), by: { nom: 'der niedrigste Würfel' } };
  if (x.dice === 'total')
    return { vp: followed(vp('sein', s.number(x.n).nom), ', ohne Wurf'), by: { nom: 'das Ergebnis' } };
  const shows = followed(vp('zeigen', s.number(x.n).akk), ' und wird nicht neu geworfen');
  return { vp: shows, by: { nom: 'jeder Würfel' } };
}
