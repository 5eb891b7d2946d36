// Phrases for cards and Spells, decks and shops.
import type { ShopItem } from '../../rules/vocab/effect';
import { waresIn } from '../wares';
import { a, fact, nothing, order, some, words } from './grammar';
import type { Phrases } from './effects-counters';
import type { Speak } from './speak';
import * as w from './words';

const wares = (items: readonly ShopItem[], free: boolean, say: Speak): string =>
  waresIn(items, free, say.names, (gold, several) => `${gold} gold${several ? ' each' : ''}`);

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
  | 'lookAtHand'
  | 'shop'
  | 'replaceDrawn'
  | 'cast'
> = {
  drawSpell: (e, say) => {
    const p = say.who(e.who);
    if (e.n === 'limit') return say.does(p, `gain Spells up to ${p.his} limit`);
    return say.does(p, `gain ${typeof e.n === 'number' ? some(e.n, 'Spell') : `as many Spells as ${say.amount(e.n)}`}`);
  },
  discardSpells: (e, say) => {
    const p = say.who(e.who);
    return say.does(
      p,
      e.n === 'all'
        ? `discard all ${p.his} Spells`
        : `discard ${typeof e.n === 'number' ? some(e.n, 'Spell') : `as many Spells as ${say.amount(e.n)}`}`,
    );
  },
  drawCards: (e, say) => {
    const cards = e.deck === undefined ? 'Adventure cards' : `${w.deck(e.deck)} cards`;
    if (e.exactly !== undefined)
      return say.does(
        say.me,
        `draw ${typeof e.exactly === 'number' ? some(e.exactly, cards.slice(0, -1)) : `as many ${cards} as ${say.amount(e.exactly)}`}, whatever lies here`,
      );
    if (e.upTo === 1) return say.does(say.me, `draw 1 ${cards.slice(0, -1)}, if no card lies here`);
    return say.does(say.me, `draw ${cards} until ${say.amount(e.upTo ?? 0)} cards lie here`);
  },
  gainCard: (e, say) => {
    if (e.as !== undefined) say.means(e.as, { is: 'card', the: `the ${say.names(e.named)}` });
    const name = say.names(e.named);
    if (e.from === 'quest') return say.does(say.who(e.who), `take "${name.replace(/^Quest: /, '')}"`);
    return say.does(
      say.who(e.who),
      `gain ${a(name)}${e.from === 'talisman' ? ' (if one is left)' : ''}${e.may ? ' or leave it here' : ''}`,
    );
  },
  take: (e, say) => say.does(say.who(e.who), `take ${say.card(e.card)}`),
  discard: (e, say) => say.does(say.me, `${e.killed ? 'kill' : 'discard'} ${say.card(e.card)}`),
  lay: (e, say) => say.does(say.me, `put ${say.card(e.card)} on ${say.space(e.at)}`),
  stow: (e, say) =>
    say.does(say.me, e.away ? `put ${say.card(e.card)} with the belongings` : `carry ${say.card(e.card)}`),
  ditch: (e, say) => say.does(say.me, `ditch ${say.card(e.card)}`),
  remove: (e, say) => say.does(say.me, `remove ${say.card(e.card)} from the game`),
  trophy: (e, say) => say.does(say.who(e.who), `take ${say.card(e.card)} as a trophy`),
  lend: (e, say) =>
    say.does(
      say.who(e.who),
      `take ${say.card(e.card)} as a Follower${say.event?.kinds.includes('killed') ? ' instead of a trophy' : ''}`,
    ),
  look: (e, say) =>
    say.does(
      say.who(e.who),
      `look at the top ${e.n === 1 ? 'card' : `${say.amount(e.n)} cards`} of the ${w.deck(e.deck)} deck`,
    ),
  lookAtHand: (e, say) => say.does(say.who(e.who), `look at ${say.whose(say.who(e.of))} Spells`),
  shop: (e, say) => {
    const free = e.free ?? false;
    const which = e.most === 1 ? 'one of these' : e.most === undefined ? 'any of these' : `up to ${e.most} of these`;
    const p = say.who(e.who);
    const deal = words(free ? 'take' : 'buy', which, free && 'free');
    const c = p.you ? order(deal) : fact(`${say.subject(p)} may ${deal}`);
    return { ...c, text: `${c.text}: ${wares(e.items, free, say)}`, long: true };
  },
  replaceDrawn: (e, say) => say.does(say.me, `discard ${say.card(e.card)} and draw another card in its place`),
  cast: (e, say) => (e.card === 'this' ? nothing : fact(words(say.subject(say.me), 'may cast', say.card(e.card)))),
};
