// What goes from one to another, on a card or off it.
import type { ActOf } from '../clauses/acts';
import { words } from '../speech/words';
import { quantity } from './numbers';
import type { Said } from './naming';
import { placing } from './placing';
import type { English, Person } from './speaker';
import * as w from './words';

type Own = 'give' | 'passCard' | 'takeOff' | 'drag' | 'layAll' | 'fill' | 'bury';
export const gifts: { readonly [V in Own]: (x: ActOf<V>, p: Person, s: English) => Said } = {
  give: (x, p, s) => ['give', `${quantity(x.what, p, s)} to ${s.object(x.to)}`],
  passCard: (x, _, s) => ['give', `${s.card(x.card)} to ${s.object(x.to)} (no card that was just given)`],
  takeOff: (x, p, s) => {
    if (x.cards) return ['take', `all the cards and ${w.resources[x.what.what]} on ${s.card(x.card)}`];
    const all = `all the ${w.resources[x.what.what]}`;
    return ['take', `${x.what.n === 'all' ? all : quantity(x.what, p, s)} from ${s.card(x.card)}`];
  },
  drag: (x, _, s) => {
    const along = s.parts.noun(x.along);
    const rest = `space by space; every ${along} on a space that it leaves goes on with it`;
    return ['move', `${words(s.card(x.card), s.along(x.n, x.way))}, ${rest}`];
  },
  layAll: (x, _, s) => ['put', `all ${s.whose(x.of)} ${w.resources[x.what]} on ${s.card(x.on)}`],
  fill: (x, p, s) => {
    const put = placing(`cards from the top of ${s.deck(x.from)}`, x.to, p, false, s);
    const until = x.to === 'table' ? `until ${x.n} lie there` : `until there are ${s.np(x.of, { exactly: x.n })}`;
    return typeof put === 'string' ? put : [put[0], `${put[1]} ${until}`];
  },
  bury: (x, _, s) => ['put', `the top card of ${s.deck(x.deck)} at its bottom`],
};
