// The three Draconic Lords: who of them is king, what his Rage costs, and whose deck is his.
import { cannot, choose, count, discard, is, lose, may, not, v, when } from '../../rules/dsl';
import type { WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { HeroRef } from '../../rules/vocab/refs';
import type { Amount, CardFilter, Cond } from '../../rules/vocab/select';

export const lords = ['varthrax', 'cadorus', 'grilipus'] as const;
export type Lord = (typeof lords)[number];

const LORDS = 'dragon/deck/lord';
export const TOKENS = 'dragon/deck/token';
export const lordId = (lord: Lord): string => `dragon/lord/${lord}`;
export const deckOf = (lord: Lord): string => `dragon/deck/${lord}`;
/** The decks of all three: the cards that are Dragon Cards. */
export const dragonDecks: readonly string[] = lords.map(deckOf);
/** The deck of whoever is king when it is drawn from. */
export const KINGS_DECK = 'dragon/deck/king';

const crowned: Cond = is({ tokens: 'crown', on: 'it' }, '>=', 1);
export const lordCards: CardFilter = { from: LORDS, zone: 'table' };
export const theKing: CardFilter = { ...lordCards, where: crowned };
export const lordCard = (lord: Lord): CardFilter => ({ named: lord, zone: 'table' });
export const isKing = (lord: Lord): Cond => ({ exists: { cards: { ...lordCard(lord), where: crowned } } });

/** Scales that lie on Lord cards: on all of them, or on those that fit. */
export const scalesOn = (lord: CardFilter = lordCards): CardFilter => ({ from: TOKENS, keyword: 'scale', on: lord });
export const scalesOnKing: Amount = count({ cards: scalesOn(theKing) });
/** Scales in somebody's play area. */
export const scalesOf = (who: HeroRef = 'me'): CardFilter => ({
  from: TOKENS,
  keyword: 'scale',
  zone: 'held',
  heldBy: who,
});
/** Of one Lord, in somebody's play area. */
export const scalesOfLord = (lord: Lord, who: HeroRef = 'me'): CardFilter => ({
  ...scalesOf(who),
  named: scaleNamed(lord),
});
export const scaleNamed = (lord: Lord): string => `scale_of_${lord}`;

/** How many of those whom he fights are of that Lord's deck. */
export const foesOf = (lord: Lord): Amount => count({ cards: { inFight: true, from: deckOf(lord) } });
/** What the scales that somebody holds add to his attack score: each counts for each Enemy that it matches. */
export const scaleBonus: Amount = {
  plus: lords.map((lord): Amount => ({ times: [count({ cards: scalesOfLord(lord) }), foesOf(lord)] })),
};

/** The Rage of whoever is king now (D Dragon Rage). */
export const rage = (who?: HeroRef): Program => [
  choose({ cards: theKing }, 'king'),
  { op: 'meet', card: v('king'), ...(who === undefined ? {} : { who }) },
];

/** What each of them takes from a character. */
const takes: Readonly<Record<Lord, CardFilter>> = {
  varthrax: { kind: 'follower', zone: 'held', heldBy: 'me' },
  cadorus: { object: true, zone: 'held', heldBy: 'me' },
  grilipus: { kind: 'spell', zone: 'hand', heldBy: 'me' },
};
/** A scale of his cancels it; who has nothing of what he asks for loses a life (D Dragon Rage). */
function rageOf(lord: Lord): Program {
  const scale = scalesOfLord(lord);
  const suffers: Effect[] = [
    choose({ cards: takes[lord] }, 'lost', { ask: 'discardWhich' }),
    when({ known: 'lost' }, discard(v('lost')), lose('life')),
  ];
  const saves = may('cancelRage', [choose({ cards: scale }, 'scale'), { op: 'put', card: v('scale'), to: 'discard' }], {
    if: { exists: { cards: scale } },
    else: suffers,
  });
  return [when({ may: 'sufferRage' }, saves)];
}

const lordOf = (lord: Lord, origin: WorldDef['origin']): WorldDef => ({
  id: lordId(lord),
  kind: 'world',
  deck: LORDS,
  ...(origin === undefined ? {} : { origin }),
  start: true,
  met: rageOf(lord),
  abilities: [
    {
      id: 'reigns',
      static: [
        // D Drawing from the Dragon King's Deck
        { drawFrom: KINGS_DECK, instead: deckOf(lord), when: isKing(lord), reach: 'everyone' },
        // D Special Abilities Involving Dragon Cards: nobody replaces one as it is drawn.
        cannot('replaceDrawn', { card: { from: deckOf(lord) }, reach: 'everyone' }),
      ],
    },
  ],
});
export const draconicLords: readonly WorldDef[] = lords.map((lord) => lordOf(lord, 'known'));

/** The first king is found by lot (docs/adr/0035). */
export const crownsTheFirst: Program = [
  when(not({ exists: { cards: theKing } }), [
    choose({ cards: lordCards }, 'king', { random: true }),
    { op: 'tokens', on: v('king'), kind: 'crown', n: 1 },
  ]),
];
