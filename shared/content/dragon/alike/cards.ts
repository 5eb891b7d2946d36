// Events, Strangers, Places and Objects that are alike in the three decks.
import { choose, count, discard, each, event, is, lose, may, payWith, place, plus, v, when } from '../../../rules/dsl';
import type { DeckId, DefId } from '../../../kernel/ids';
import type { StatMod } from '../../../rules/vocab/ability';
import type { EventDef, PlaceDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import {
  deckOf,
  dragonDecks,
  foesOf,
  isKing,
  KINGS_DECK,
  lords,
  scalesOf,
  scalesOfLord,
  scalesOn,
  type Lord,
} from '../lords';
import { claimFromLord } from '../scales';
import { awake, dragonsOnBoard, putsToSleep } from '../sleep';
import { drawTokens } from '../tokens';

export const known = { origin: 'known' } as const;
export const againstCreature: Cond = { fight: { foe: 'creature' } };
export const followers: CardFilter = { kind: 'follower', zone: 'held', heldBy: 'me' };
export const objects: CardFilter = { object: true, zone: 'held', heldBy: 'me' };
export const spells: CardFilter = { kind: 'spell', zone: 'hand', heldBy: 'me' };
export const faceUpDragons: CardFilter = { ...dragonsOnBoard, faceUp: true };

/** Four of the king's cards come down on a space; Events among them are gone. */
export const raid = (id: DefId, space: DefId): EventDef =>
  event(id, {
    ...known,
    copies: 2,
    met: [
      { op: 'deal', from: KINGS_DECK, n: 4, to: { at: { space } } },
      each({ cards: { kind: 'event', at: { space }, fresh: true } }, 'event', discard(v('event'))),
    ],
  });

const dragons: Selector = { cards: faceUpDragons };
/** Two Dragons do away with each other. */
export const deadlyRivals = (id: DefId): EventDef =>
  event(id, {
    ...known,
    met: [
      when(is(count(dragons), '>=', 2), [
        choose(dragons, 'rivals', { ask: 'enemy', min: 2, max: 2 }),
        discard(v('rivals')),
      ]),
    ],
  });
export const dragonSleep = (id: DefId): EventDef =>
  event(id, { ...known, met: [each({ cards: { ...faceUpDragons, where: awake } }, 'one', putsToSleep(v('one')))] });

/** So many of the king's cards, unseen and in their order, on top of the Adventure deck. */
export const stacks = (lord: Lord, n: number, ofKing: number): Program => {
  const deals = (cards: Amount): Effect => ({
    op: 'deal',
    from: KINGS_DECK,
    n: cards,
    to: { deck: 'adventure', where: 'top' },
  });
  return [when(isKing(lord), deals(ofKing), deals(n))];
};

export const scales: Selector = { cards: scalesOf() };
/** One of his own scales, of whichever Lord. */
export const paysScale: Program = [
  choose(scales, 'paid', { ask: 'discardWhich' }),
  { op: 'put', card: v('paid'), to: 'discard' },
];
export const hasScale = { exists: scales } as const;
export const scalesOfMine: Amount = count(scales);
const forEach = (scale: CardFilter, add: Amount, when: Cond = againstCreature): StatMod =>
  plus('attackRoll', { times: [count({ cards: scale }), add] }, { when, toScore: true });
const foesFrom = (from: readonly DeckId[]): Amount => count({ cards: { inFight: true, from } });
/** Each scale counts for each Enemy that it matches, once more than it does by itself. */
export const countsOnceMore = (when: Cond): readonly StatMod[] =>
  lords.map((lord) => forEach(scalesOfLord(lord), foesOf(lord), { all: [againstCreature, when] }));
/** Each counts for those of the other two as well. */
export const countsForOthers: readonly StatMod[] = lords.map((lord) =>
  forEach(scalesOfLord(lord), foesFrom(lords.filter((other) => other !== lord).map(deckOf))),
);
/** Each counts once more for those of all three. */
export const countsForAll = (when: Cond): StatMod =>
  forEach(scalesOf(), foesFrom(dragonDecks), { all: [againstCreature, when] });

/** What the Lord of the deck asks for buys a scale; otherwise a Dragon token is drawn. */
export const council = (id: DefId, offering: CardFilter): PlaceDef =>
  place(id, {
    ...known,
    met: [
      may(
        'offerForScale',
        [choose({ cards: offering }, 'given', { ask: 'discardWhich' }), payWith(v('given')), ...claimFromLord],
        { if: { all: [{ exists: { cards: offering } }, { exists: { cards: scalesOn() } }] }, else: drawTokens() },
      ),
    ],
  });

/** One of these is gone, or a life where he has none. */
export const orLife = (offering: CardFilter): Program => [
  when(
    { exists: { cards: offering } },
    [choose({ cards: offering }, 'lost', { ask: 'discardWhich' }), discard(v('lost'))],
    lose('life'),
  ),
];

/** As much of this as he likes is added to the die that was rolled. */
export const addsIfHeLikes = (most: Amount): Effect => ({
  op: 'number',
  as: 'more',
  from: 0,
  to: most,
  ask: 'addHowMuch',
});
