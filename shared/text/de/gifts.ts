// What goes from one to another, on a card or off it.
import type { ActOf } from '../clauses/acts';
import { akk, andNp, dat, np, withDat, byAkk } from '../speech/german-nouns';
import { followed, vp } from '../speech/german-verbs';
import { quantity } from './numbers';
import { placing } from './placing';
import type { German, Person, Said } from './speaker';
import * as w from './words';

type Own = 'give' | 'passCard' | 'takeOff' | 'drag' | 'layAll' | 'fill' | 'bury';
export const gifts: { readonly [V in Own]: (x: ActOf<V>, p: Person, s: German) => Said } = {
  give: (x, p, s) => vp('geben', dat(s.one(x.to)), quantity(x.what, p, s)),
  passCard: (x, _, s) => {
    const card = akk(s.card(x.card));
    return followed(vp('geben', dat(s.one(x.to)), card), ' (keine gerade erhaltene Karte)');
  },
  takeOff: (x, p, s) => {
    const noun = np(w.resources[x.what.what], 'der', { adj: 'ganz~' }).akk;
    const what = x.what.n === 'all' ? noun : quantity(x.what, p, s);
    return vp('nehmen', x.cards && 'alle Karten und', what, withDat('von', s.card(x.card)));
  },
  drag: (x, _, s) => {
    const along = np(s.parts.noun(x.along), 'jed').nom;
    return followed(
      vp('bewegen', akk(s.card(x.card)), s.along(x.n, x.way)),
      `, Feld für Feld; ${along} auf einem Feld, das sie verlässt, zieht mit`,
    );
  },
  layAll: (x, _, s) =>
    vp('legen', akk(s.whose(x.of, w.resources[x.what], { adj: 'ganz~' })), byAkk('auf', s.card(x.on))),
  fill: (x, p, s) =>
    followed(
      placing(`Karten von oben ${withDat('von', s.deck(x.from))}`, x.to, p, false, s),
      x.to === 'table' ? `, bis dort ${x.n} liegen,` : `, bis es ${akk(s.np(x.of, { exactly: x.n })).text} gibt,`,
    ),
  bury: (x, _, s) =>
    vp('legen', `die oberste Karte ${s.deck(x.deck).gen}`, 'unter', andNp([np(w.kinds.deck, 'dies')]).akk),
};
