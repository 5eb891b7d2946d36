// What dice come to show without being thrown.
import type { ActOf } from '../clauses/acts';
import { akk, n, np, some, whole } from '../speech/german-nouns';
import { followed, vp, type Vp } from '../speech/german-verbs';
import { isResult, isRolled } from '../speech/shapes';
import type { German, Person } from './speaker';
import { resources } from './words';

export function showDice(x: ActOf<'showDice'>, _: Person, s: German): Vp {
  const n = s.number(x.n);
  if (x.dice === 'lowest') return vp('zählen', 'den niedrigsten Würfel', `als ${n.nom}`);
  if (x.dice === 'thrown') return vp('drehen', 'deinen Würfel', 'auf', akk(n));
  if (x.dice === 'one') return followed(vp('lassen', 'einen Würfel', `${n.akk} zeigen`), ', ohne ihn zu werfen,');
  if (x.dice === 'total') return followed(vp('setzen', 'das Ergebnis', 'auf', akk(n)), ', ohne zu würfeln,');
  return followed(vp('lassen', 'jeden Würfel', `${n.akk} zeigen`), ' (er wird nicht neu geworfen)');
}

export const attackShows = (x: ActOf<'attackShows'>, p: Person, s: German): Vp =>
  vp('nehmen', akk(s.number(x.n)), `als ${np(n('der Angriffswurf(s)'), p.his).akk}`);

/** What is added to a result, or taken from it. */
export function adjust(x: ActOf<'adjust'>, _: Person, s: German): Vp {
  if (typeof x.by === 'number' && x.by < 0) return vp('ab|ziehen', `${-x.by} vom Ergebnis`);
  if (typeof x.by === 'object' && x.by.num === 'minus' && x.by.from === 0)
    return isResult(x.by.less)
      ? vp('zählen', 'das Ergebnis', 'als 0')
      : vp('ab|ziehen', akk(s.number(x.by.less)), 'vom Ergebnis');
  return vp('addieren', isRolled(x.by) ? 'ihn' : akk(s.number(x.by)), 'zum Ergebnis');
}
/** The number of what is about to happen. */
export function change(x: ActOf<'change'>, _: Person, s: German): Vp {
  if (x.how && typeof x.by === 'number') {
    const [what, more] = x.what ?? [];
    const n = Math.abs(x.by);
    const much = what === undefined || more !== undefined ? String(n) : some(n, resources[what]).akk;
    const verb = x.how === 'lose' ? 'verlieren' : 'erhalten';
    if (x.to !== undefined) return vp(verb, `nur ${much}`);
    return vp(verb, `${much} ${x.by > 0 ? 'mehr' : 'weniger'}`);
  }
  // "sie" would be the number from here on.
  s.lastCard = '';
  if (x.to !== undefined) return vp('ändern', `die Zahl auf ${x.to}`);
  if (typeof x.by !== 'number') return vp('ändern', `die Zahl um ${whole(s.number(x.by), 'akk')}`);
  return x.by < 0 ? vp('verringern', `die Zahl um ${-x.by}`) : vp('erhöhen', `die Zahl um ${x.by}`);
}
