// What a reaction waits for, as a verb phrase of whom the event is about: "lose a life", "roll a 6 for your move".
import type { EventFilter, Resource } from '../../rules/vocab/select';
import type { RollFor } from '../../rules/vocab/effect';
import type { EventKind } from '../../rules/vocab/words';
import { killedCard } from '../../rules/vocab/words';
import { kindOfFight, withoutPlace } from '../events';
import { a, listOf, or, words, type Person } from './grammar';
import type { Speak } from './speak';
import { humanise } from '../names';
import { spot } from './filters';
import * as w from './words';

type EventPhrase = {
  /** The verb phrase; `p` is whom the event is about. */
  readonly does: (f: EventFilter, p: Person, say: Speak) => string;
  /** A whole adverb instead of "whenever ... does": "at the start of your turn". */
  readonly at?: (whose: string) => string;
  /** What `eventCard` is. */
  readonly card?: string;
};

const things = (f: EventFilter, none: string): string => {
  const what = listOf(f.what).filter((x): x is Resource => x in w.resources);
  return what.length === 0 ? none : or(what.map((x) => (x === 'life' ? 'a life' : w.resources[x])));
};

const cardOf = (f: EventFilter, none: string, say: Speak): string =>
  f.card === undefined ? none : f.card.self ? say.card('this') : say.cards(f.card, 'a');

const causes: Readonly<Record<string, string>> = {
  battle: 'in battle',
  psychic: 'in psychic combat',
  cost: 'as a price',
};
const because = (f: EventFilter): string => {
  const list = listOf(f.cause);
  const known = list.map(
    (x) =>
      causes[x] ??
      (x in w.rollFor
        ? w.rollFor[x as RollFor]
        : x in w.kinds
          ? `because of ${a(w.kinds[x as keyof typeof w.kinds])}`
          : ''),
  );
  return or(known.filter((x) => x !== ''));
};
const to = (f: EventFilter, say: Speak): string => (f.to === undefined ? '' : spot(f.to, say));
const purpose = (f: EventFilter): string =>
  or(
    listOf(f.what)
      .map((x) => (x in w.rollFor ? w.rollFor[x as RollFor] : ''))
      .filter((x) => x !== ''),
  );
const inFight = (f: EventFilter): string => causes[kindOfFight(f) ?? ''] ?? '';
const plain = (text: string): EventPhrase => ({ does: () => text });

const foes: Readonly<Record<string, string>> = { creature: 'by a creature', character: 'by another character' };
/** How a fight ended for the one in whose place a card has fought. */
const ends: Readonly<Record<string, string>> = { won: 'win', lost: 'lose', standOff: 'come to a stand-off in' };
function stoodIn(f: EventFilter, p: Person, say: Speak): string {
  const card = cardOf(f, 'a card', say);
  const how = or(
    listOf(f.what)
      .map((x) => ends[x] ?? '')
      .filter((x) => x !== ''),
  );
  return how === ''
    ? `have ${card} fight in ${p.his} place`
    : `${how} a fight in which ${card} fights in ${p.his} place`;
}

export const events: { readonly [K in EventKind]: EventPhrase } = {
  gain: { does: (f) => words('gain', things(f, 'anything'), because(f)) },
  lose: { does: (f) => words('lose', things(f, 'anything'), because(f)) },
  heal: plain('heal a life'),
  replenish: plain('replenish fate'),
  alignment: plain('change alignment'),
  toad: plain('become a Toad'),
  missTurn: plain('miss a turn'),
  moved: { does: (f, _, say) => words('move', f.to === undefined ? '' : `so that the move ends ${to(f, say)}`) },
  rolled: {
    does: (f, p) =>
      f.what === 'pray' && f.natural === undefined
        ? 'pray'
        : words(
            'roll',
            f.natural === undefined ? 'a die' : a(or(f.natural.map(String))),
            purpose(f).replace('the move', `${p.his} move`),
            because(f),
          ),
  },
  cast: { does: (f, _, say) => words('cast', cardOf(f, 'a Spell', say)), card: 'that Spell' },
  spellGained: plain('gain a Spell'),
  taken: { does: (f, _, say) => words('take', cardOf(f, 'a card', say)), card: 'it' },
  left: {
    does: (f, p, say) =>
      f.what === 'lastSpell'
        ? `cast ${p.his} last Spell`
        : f.what === 'spell'
          ? 'cast a Spell'
          : f.cause === killedCard
            ? `have ${cardOf(f, 'a card', say)} killed`
            : words(f.card?.self && f.how === 'discard' ? 'discard' : 'lose', cardOf(f, 'a card', say)),
    card: 'it',
  },
  laid: { does: (f, _, say) => words('put', cardOf(f, 'a card', say), to(f, say)), card: 'it' },
  drawn: {
    does: (f, _, say) => words('draw', f.card === undefined ? 'Adventure cards' : say.cards(f.card, 'a')),
    card: 'it',
  },
  fightBegan: plain('begin a fight'),
  diceBegin: { does: (f) => words('roll the dice', inFight(f) || 'in a fight') },
  defeated: {
    does: (f, _, say) =>
      f.how === 'creature' ? 'kill an Enemy' : words('defeat', cardOf(f, 'an opponent', say), because(f)),
    card: 'it',
  },
  killed: {
    does: (f, _, say) =>
      words('kill', f.card === undefined ? 'an Enemy' : say.cards(withoutPlace(f.card), 'a'), inFight(f)),
    card: 'it',
  },
  heroKilled: plain('be killed'),
  turnBegan: { ...plain('begin a turn'), at: (whose) => `at the start of ${whose} turn` },
  turnEnded: { ...plain('end a turn'), at: (whose) => `at the end of ${whose} turn` },
  roundEnded: { ...plain('end a round'), at: () => 'at the end of each round' },
  landed: { does: (f, _, say) => words('land', to(f, say) || 'on a space') },
  encounterBegan: { does: (f, _, say) => words('begin an encounter', to(f, say)) },
  visited: {
    does: (f, _, say) => words('visit', f.to === undefined ? cardOf(f, 'this card', say) : say.spaces(f.to, 'a')),
    card: 'it',
  },
  crossedRiver: plain('cross the Storm River'),
  statusGained: { does: (f) => words('become', or(listOf(f.what).map((x) => w.status(x) ?? 'so affected'))) },
  statusEnded: { does: (f) => words('cease to be', or(listOf(f.what).map((x) => w.status(x) ?? 'so affected'))) },
  targeted: { does: (f, _, say) => words('be chosen as the target of', cardOf(f, 'a Spell', say)), card: 'that Spell' },
  beaten: {
    does: (f, _, say) =>
      words(
        'be defeated',
        f.card === undefined
          ? or(
              listOf(f.how)
                .map((x) => foes[x] ?? '')
                .filter((x) => x !== ''),
            )
          : `by ${cardOf(f, '', say)}`,
        inFight(f),
      ),
    card: 'it',
  },
  stoodIn: { does: stoodIn, card: 'that card' },
  rose: plain('go on in another form'),
  cardDrawn: { does: (f, _, say) => words('draw', cardOf(f, 'a card', say)), card: 'it' },
  turnedOver: {
    does: (f, _, say) =>
      words(
        'turn',
        cardOf(f, 'a card', say),
        f.what === undefined ? 'over' : `to its ${or(listOf(f.what).map(humanise))} side`,
      ),
    card: 'it',
  },
  figureMoved: {
    does: (f, _, say) =>
      words('move', cardOf(f, 'a figure', say), f.to === undefined ? '' : `so that it ends its move ${to(f, say)}`),
    card: 'it',
  },
  encounteredBy: {
    does: (f) => (f.card?.self ? 'encounter this card' : 'be encountered by another character'),
    card: 'it',
  },
};
