// Phrases for cards and Spells, decks and shops.
import type { ShopItem } from '../../rules/vocab/effect';
import { waresIn } from '../wares';
import { allowed, also, longer, nothing, order } from './grammar';
import { bareName, np, some, words } from './nouns';
import { vp } from './verbs-in-place';
import type { Phrases } from './effects-counters';
import { numberOf, type Speak } from './speak';
import { nounOf } from './filters';
import * as w from './words';

const wares = (items: readonly ShopItem[], free: boolean, say: Speak): string =>
  waresIn(
    items,
    free,
    (item) => bareName(say.names(item)),
    (gold, several) => `${several ? 'je ' : ''}${gold} Gold`,
  );

export const cardPhrases: Phrases<
  | 'drawSpell'
  | 'discardSpells'
  | 'drawCards'
  | 'gainCard'
  | 'take'
  | 'discard'
  | 'lay'
  | 'ditch'
  | 'stow'
  | 'remove'
  | 'trophy'
  | 'lend'
  | 'look'
  | 'search'
  | 'shuffle'
  | 'lookAtHand'
  | 'shop'
  | 'replaceDrawn'
  | 'cast'
> = {
  drawSpell: (e, say) => {
    const p = say.who(e.who);
    return say.does(
      p,
      vp(
        'erhalten',
        e.n === 'limit' ? `Zauber bis zu ${np(w.stats.spellLimit, p.his).dat}` : numberOf(e.n, w.spell, say),
      ),
    );
  },
  discardSpells: (e, say) => {
    const p = say.who(e.who);
    return say.does(
      p,
      vp('ab|legen', e.n === 'all' ? `alle ${np(w.spell, p.his, { many: true }).akk}` : numberOf(e.n, w.spell, say)),
    );
  },
  drawCards: (e, say) => {
    const of = w.cardOf(e.deck ?? 'adventure');
    if (e.exactly !== undefined)
      return say.does(say.me, { ...vp('ziehen', numberOf(e.exactly, of, say)), post: ', was auch immer hier liegt' });
    if (e.upTo === 1)
      return say.does(say.me, { ...vp('ziehen', some(1, of).akk), post: ', wenn hier keine Karte liegt' });
    return say.does(say.me, {
      ...vp('ziehen', np(of, '', { many: true }).akk),
      post: `, bis hier ${say.amount(e.upTo ?? 0).nom} Karten liegen`,
    });
  },
  gainCard: (e, say) => {
    const name = w.theCard(e.named, say.names);
    if (e.as !== undefined) say.means(e.as, { is: 'card', the: name });
    if (e.from === 'quest') return say.does(say.who(e.who), vp('nehmen', name.akk));
    return say.does(
      say.who(e.who),
      vp(
        'erhalten',
        e.may && 'nach Wunsch',
        w.theCard(e.named, say.names, 'ein').akk,
        e.from === 'talisman' && '(falls noch einer da ist)',
      ),
    );
  },
  take: (e, say) => say.does(say.who(e.who), vp('nehmen', say.card(e.card).akk)),
  discard: (e, say) => say.does(say.me, vp(e.killed ? 'töten' : 'ab|legen', say.card(e.card).akk)),
  lay: (e, say) => say.does(say.me, vp('legen', say.card(e.card).akk, say.onto(e.at))),
  stow: (e, say) =>
    say.does(say.me, e.away ? vp('legen', say.card(e.card).akk, 'zum Gepäck') : vp('tragen', say.card(e.card).akk)),
  ditch: (e, say) => say.does(say.me, vp('zurück|lassen', say.card(e.card).akk)),
  remove: (e, say) => say.does(say.me, vp('entfernen', say.card(e.card).akk, 'aus dem Spiel')),
  trophy: (e, say) => say.does(say.who(e.who), vp('nehmen', say.card(e.card).akk, 'als Trophäe')),
  lend: (e, say) =>
    say.does(
      say.who(e.who),
      vp('nehmen', say.card(e.card).akk, say.event?.kinds.includes('killed') && 'statt als Trophäe', 'als Gefährten'),
    ),
  look: (e, say) =>
    say.does(
      say.who(e.who),
      vp(
        'an|sehen',
        `die ${e.n === 1 ? 'oberste Karte' : `obersten ${say.amount(e.n).nom} Karten`} ${np(w.deck(e.deck), 'der').gen}`,
      ),
    ),
  search: (e, say) => {
    const deck = np(w.deck(e.deck), 'der');
    const through =
      e.top === undefined
        ? `${deck.akk}${e.discards ? ' samt Ablage' : ''}`
        : `die obersten ${say.amount(e.top).nom} Karten ${deck.gen}`;
    const rest = { stays: '', discard: ' und die anderen ablegen', shuffled: ' und danach alles mischen' };
    return also(
      say.does(say.who(e.who), vp('durch|sehen', through)),
      vp('nehmen', 'nach Wunsch', np(nounOf(e.find ?? {}), 'ein').akk, rest[e.rest]),
    );
  },
  shuffle: (e, say) => say.does(say.me, vp('mischen', np(w.deck(e.deck), 'der').akk, e.discards && 'samt Ablage')),
  lookAtHand: (e, say) =>
    say.does(say.who(e.who), vp('an|sehen', say.whose(say.who(e.of), w.spell, { many: true }).akk)),
  shop: (e, say) => {
    const free = e.free ?? false;
    const which =
      e.most === 1 ? 'eines hiervon' : e.most === undefined ? 'beliebig viel hiervon' : `bis zu ${e.most} hiervon`;
    const p = say.who(e.who);
    const of = vp(free ? 'nehmen' : 'kaufen', which, free && 'umsonst');
    const list = `: ${wares(e.items, free, say)}`;
    return longer(
      p.you ? order(of) : allowed(say.by(p), words(which, free && 'umsonst', free ? 'nehmen' : 'kaufen')),
      list,
    );
  },
  replaceDrawn: (e, say) =>
    also(say.does(say.me, vp('ab|legen', say.card(e.card).akk)), vp('ziehen', 'dafür eine andere Karte')),
  cast: (e, say) => (e.card === 'this' ? nothing : allowed(say.by(say.me), words(say.card(e.card).akk, 'wirken'))),
};
