// What happened, a sentence each.
import type { FightSide, OutcomeHow, Place, ViewEvent, ViewEventKind } from '../../contract/event';
import type { FightResult } from '../../contract/fight';
import type { DefId } from '../../kernel/ids';
import type { Teller } from '../language';
import { deeds, toldDeeds } from './deeds';
import { and, capital, some } from './grammar';
import { FEW, isCounted, isPayment, isSilent, plainDeed } from '../asked';
import { isBecome } from '../becoming';
import { isMark, isOfFight, kindOfId, isTime } from '../keys';
import { isSeveral } from '../speech/english';
import { words } from '../speech/words';
import { isFigures, isPlainSource, isToldBySource } from '../sources';
import {
  creature,
  one,
  place,
  alignments,
  deck,
  resources,
  rollFor,
  specialName,
  otherwise,
  status,
  theCard,
  token,
  side,
} from './words';

type EventOf<K extends ViewEventKind> = Extract<ViewEvent, { t: K }>;

/** Where it comes from, in brackets; the rules themselves are not named. */
const why = (e: ViewEvent, tell: Teller): string =>
  e.source === undefined || isPlainSource(e, e.source, tell)
    ? ''
    : ` (${specialName(e.source) ?? tell.names(e.source)})`;

/** A card by its name; of a figure there is one only. */
const called = (def: DefId, t: Teller): string => (kindOfId(def) === 'figure' ? theCard(def, t.names) : t.names(def));

const results: Readonly<Record<FightResult, string>> = {
  won: 'wins',
  lost: 'loses',
  standOff: 'fights to a stand-off',
};
/** D Time Card: daybreak and nightfall. */
const timeComes = { day: 'Day breaks', night: 'Night falls' } as const;
const endings: { readonly [K in OutcomeHow]: string } = {
  crown: 'by the Crown of Command',
  last: 'as the last one left',
  ending: 'by the ending',
  conceded: 'as the others gave up',
  timeLimit: 'with the most counters, gold, Spells, Followers and Objects after the last round',
  allLost: '',
  nobody: '',
};

const phrases: { readonly [K in ViewEventKind]: (e: EventOf<K>, tell: Teller) => string } = {
  turn: (e, t) => `Round ${e.round}: ${t.who(e.hero)}'s turn.`,
  turnMissed: (e, t) => `${t.who(e.hero)} misses this turn${e.left > 0 ? ` and ${some(e.left, 'more turn')}` : ''}.`,
  rolled: (e, t) => {
    const who =
      e.hero === undefined ? (e.name === undefined ? 'The dice' : capital(creatureName(e.name, t))) : t.who(e.hero);
    const dice = and(e.dice.map(String));
    // Of several dice one may be what counts (Amazon, two dice for an attack): those are not added up.
    const total = e.dice.length > 1 && e.one !== true ? `, in all ${e.dice.reduce((x, y) => x + y, 0)}` : '';
    const reason =
      isToldBySource(e) || e.name !== undefined || isFigures(e) || !(e.for in rollFor)
        ? ''
        : rollFor[e.for as keyof typeof rollFor];
    // What was paid for it has been told.
    if (e.again !== undefined) {
      const whole = words(e.was === undefined ? '' : `the ${e.was}`, reason, `again: ${dice}${total}${why(e, t)}.`);
      return e.payer === undefined ? `${who} rolls ${whole}` : `${t.who(e.payer)} makes ${who} roll ${whole}`;
    }
    const purpose = reason === '' ? '' : `${total === '' ? '' : ','} ${reason}`;
    return `${who} roll${e.hero === undefined && e.name === undefined ? '' : 's'} ${dice}${total}${purpose}${why(e, t)}.`;
  },
  changed: (e, t) => {
    const n = Math.abs(e.by);
    const noun =
      e.what === 'life' ? some(n, 'life') : words(String(n), e.side === undefined ? '' : e.side, resources[e.what]);
    const after = `${why(e, t)}${isCounted(e.what) ? '' : `; now ${e.left === undefined ? e.now : words(String(e.left), e.side)}`}.`;
    if (e.by < 0 && e.doer !== undefined) return `${t.who(e.doer)} makes ${t.who(e.hero)} lose ${noun}${after}`;
    return `${t.who(e.hero)} ${e.by >= 0 ? 'gains' : isPayment(e) ? 'pays' : 'loses'} ${noun}${after}`;
  },
  prevented: (e, t) =>
    `${e.source === undefined ? 'Something' : capital(specialName(e.source) ?? t.names(e.source))} prevents ${preventedThing(e)} for ${t.who(e.hero)}.`,
  aligned: (e, t) => `${t.who(e.hero)} becomes ${alignments[e.to]}${why(e, t)}.`,
  toad: (e, t) =>
    e.turns === 0
      ? `${t.who(e.hero)} is no longer a Toad.`
      : `${t.who(e.hero)} becomes a Toad for ${some(e.turns, 'turn')}${why(e, t)}.`,
  form: (e, t) =>
    `${t.who(e.hero)} ${e.def === undefined ? 'changes back' : `goes on as ${t.names(e.def)}${e.turns === undefined ? '' : ` for ${some(e.turns, 'turn')}`}`}${why(e, t)}.`,
  status: (e, t) => {
    const word = status(e.status);
    const now = e.on ? word : (otherwise(e.status) ?? `no longer ${word ?? ''}`);
    return word === undefined ? '' : `${t.who(e.hero)} is ${now ?? ''}${why(e, t)}.`;
  },
  missTurn: (e, t) => `${t.who(e.hero)} will miss ${some(e.turns, 'turn')}${why(e, t)}.`,
  moved: (e, t) => {
    const last = e.path.at(-1);
    const where = last === undefined ? 'on' : `to ${place(last, t.names)}`;
    const how =
      e.how === 'teleport'
        ? 'is teleported'
        : e.how === 'cross'
          ? 'crosses the Storm River'
          : e.how === 'portal'
            ? 'passes the Portal of Power'
            : e.how === 'thrown'
              ? 'is taken'
              : 'moves';
    return `${t.who(e.hero)} ${how} ${where}${e.how === 'teleport' || e.how === 'cross' ? why(e, t) : ''}.`;
  },
  card: cardMoved,
  layGold: (e, t) =>
    e.by > 0
      ? `${e.by} gold is put on ${place(e.space, t.names)}${why(e, t)}.`
      : `${-e.by} gold is taken from ${place(e.space, t.names)}.`,
  // What a mark means is told in words of its own.
  tokens: (e, t) => {
    if (isMark(e.kind) || isOfFight(e.kind)) return '';
    const on = e.def === undefined ? 'the card' : called(e.def, t);
    const has = e.def !== undefined && isSeveral(on) ? 'have' : 'has';
    return e.now === 0
      ? `No ${token(e.kind)} is left on ${on}${why(e, t)}.`
      : `${capital(on)} now ${has} ${some(e.now, token(e.kind))}${why(e, t)}.`;
  },
  spaceTokens: (e, t) =>
    capital(
      `${e.now === 0 ? `no ${token(e.kind)} is left` : `${some(e.now, token(e.kind))} now ${e.now === 1 ? 'lies' : 'lie'}`} on ${place(e.space, t.names)}${why(e, t)}.`,
    ),
  turnedOver: (e, t) =>
    kindOfId(e.def) === 'ending'
      ? `The ending is revealed: ${t.names(e.def)}.`
      : isTime(e.side)
        ? `${timeComes[e.side]}${why(e, t)}.`
        : `${capital(t.names(e.def))} is turned ${e.side === undefined ? 'faceup' : `to its ${side(e.side)} side`}.`,
  walked: (e, t) => {
    const last = e.path.at(-1);
    return last === undefined ? '' : `${capital(called(e.def, t))} moves to ${place(last, t.names)}.`;
  },
  shuffled: (e) =>
    ({
      pile: `The discarded ${deck(e.deck)} cards are shuffled into a new deck.`,
      deck: `The ${deck(e.deck)} deck is shuffled.`,
      burnt: `The burnt ${deck(e.deck)} cards are shuffled back into their deck.`,
      discards: `The discard pile of the ${deck(e.deck)} deck is shuffled.`,
      onTop: `Discarded ${deck(e.deck)} cards are shuffled and put on top of their deck.`,
    })[e.of ?? 'pile'],
  looked: (e, t) => {
    const at =
      e.at.startsWith('h') && /^h\d+$/.test(e.at)
        ? `${t.who(e.at as `h${number}`)}'s Spells`
        : `the ${deck(e.at)} deck`;
    const cards = e.cards ?? [];
    if (cards.length > FEW) return `${t.who(e.hero)} looks at ${at} (${some(cards.length, 'card')}).`;
    return `${t.who(e.hero)} looks at ${at}${cards.length > 0 ? `: ${and(cards.map((c) => t.names(c)))}` : ''}.`;
  },
  met: (e, t) =>
    kindOfId(e.def) === 'lord'
      ? `${t.who(e.hero)} faces the Rage of ${called(e.def, t)}.`
      : `${t.who(e.hero)} meets ${called(e.def, t)}.`,
  cast: (e, t) =>
    `${t.who(e.hero)} casts ${specialName(e.def) ?? t.names(e.def)}${e.targets.length > 0 ? ` on ${and(e.targets.map((x) => t.say(x)))}` : ''}.`,
  used: (e, t) => {
    const kind = kindOfId(e.def);
    // An ending belongs to nobody, nor does what works by itself: what it does is told by what follows.
    if (kind === 'ending' || e.itself || isSilent(e.def, e.ability)) return '';
    const which =
      kind === 'character' ? (plainDeed(toldDeeds, e.def, e.ability) ?? plainDeed(deeds, e.def, e.ability)) : undefined;
    const what = kind === 'character' ? `a special ability${which === undefined ? '' : `: ${which}`}` : t.names(e.def);
    return `${t.who(e.hero)} ${kind === 'quest' ? 'completes' : 'uses'} ${what}.`;
  },
  fight: (e, t) => {
    const who = t.who(e.hero);
    const foe = sideName(e.theirs, t);
    if (e.outcome === 'evaded' || e.outcome === 'destroyed')
      return `${who} ${e.outcome === 'evaded' ? 'evades' : 'destroys'} ${foe}.`;
    const kind = e.kind === 'battle' ? 'battle' : 'psychic combat';
    return `${who} ${results[e.outcome]} in ${kind} with ${foe}, ${e.mine.total} against ${e.theirs.total}.`;
  },
  killed: (e, t) => {
    if (e.gaveUp) return `${t.who(e.hero)} leaves the game.`;
    return e.by === undefined ? `${t.who(e.hero)} is dead.` : `${t.who(e.hero)} is killed by ${t.who(e.by)}.`;
  },
  joined: (e, t) => `${t.seat(e.seat)} plays ${t.names(e.def)} and begins on ${place(e.space, t.names)}.`,
  out: (e, t) => `${t.seat(e.seat)} is out of the game.`,
  said: (e, t) => t.say(e.msg),
  lasting: (e, t) => {
    const name = e.source === undefined ? '' : t.names(e.source);
    if (name === '') return '';
    return e.on
      ? `${capital(name)} ${e.hero === undefined ? 'is now in effect' : `now affects ${t.who(e.hero)}`}.`
      : `${capital(name)} ${e.hero === undefined ? 'is no longer in effect' : `no longer affects ${t.who(e.hero)}`}.`;
  },
  over: (e, t) => {
    if (e.how === 'allLost') return 'The game is over: all players have lost.';
    if (e.winners.length === 0) return 'The game is over; nobody has won.';
    const how = endings[e.how];
    return `${and(e.winners.map((w) => t.seat(w)))} ${e.winners.length === 1 ? 'wins' : 'win'} the game${how === '' ? '' : ` ${how}`}!`;
  },
};

const preventedThing = ({ what, gain }: EventOf<'prevented'>): string =>
  what in resources ? `a ${gain ? 'gain' : 'loss'} of ${resources[what as keyof typeof resources]}` : 'it';

const sideName = (side: FightSide, t: Teller): string =>
  side.hero !== undefined ? t.who(side.hero) : side.name === undefined ? 'a creature' : creatureName(side.name, t);
/** A creature by the message that names it: a card by its name, what a text has sent with its article. */
const creatureName = (name: NonNullable<FightSide['name']>, t: Teller): string => {
  const key = name.args?.[name.id === 'creature' ? 'name' : 'def'];
  if (typeof key !== 'string' || key.includes('/')) return t.say(name);
  return one(creature(key, t.names));
};

const spells = (n: number): string => (n > 1 ? `${n} Spells` : 'a Spell');

type Key = `${Place['in']}>${Place['in']}`;

function cardMoved(e: EventOf<'card'>, t: Teller): string {
  const { from, to } = e;
  const name = e.def === undefined ? undefined : called(e.def, t);
  const times = e.def === undefined ? (t.times ?? 1) : 1;
  const the = name ?? (times > 1 ? `${times} cards` : 'a card');
  const many = times > 1 || (name !== undefined && isSeveral(name));
  const [is, comes, goes, moves] = many ? ['are', 'come', 'go', 'move'] : ['is', 'comes', 'goes', 'moves'];
  const who =
    'hero' in to
      ? t.who(to.hero)
      : 'hero' in from
        ? t.who(from.hero)
        : e.hero === undefined
          ? undefined
          : t.who(e.hero);
  if (e.killed) return `${capital('hero' in from ? `${t.who(from.hero)}’s ${the}` : the)} is killed${why(e, t)}.`;
  if (e.def !== undefined && isBecome(e.def)) {
    if (to.in === 'held' && from.in === 'deck') return `${t.who(to.hero)} becomes ${one(t.names(e.def))}${why(e, t)}.`;
    if (from.in === 'held' && (to.in === 'deck' || to.in === 'discard'))
      return `${t.who(from.hero)} is ${one(t.names(e.def))} no more${why(e, t)}.`;
  }
  const key: Key = `${from.in}>${to.in}`;
  switch (to.in) {
    case 'space':
      if (from.in !== 'space' && !('hero' in from)) return `${capital(the)} ${comes} to ${place(to.space, t.names)}.`;
      return from.in === 'space'
        ? `${capital(the)} ${moves} to ${place(to.space, t.names)}.`
        : `${who ?? 'Somebody'} ${from.in === 'hand' ? 'puts' : 'leaves'} ${the} on ${place(to.space, t.names)}.`;
    case 'over':
      return `${capital(the)} ${comes} to lie over ${place(to.space, t.names)}.`;
    case 'stands':
      return `${capital(the)} ${from.in === 'stands' ? moves : comes} to ${place(to.space, t.names)}.`;
    case 'card':
      return `${capital(the)} ${is} put on ${t.names(to.def)}.`;
    case 'table':
      return from.in === 'deck'
        ? `${capital(the)} ${is} turned up.`
        : `${capital(the)} ${comes} to lie beside the board.`;
    case 'held':
      // Carried by him as before, but as somebody who follows him.
      if (key === 'held>held' && 'hero' in from && from.hero === to.hero)
        return `${t.who(to.hero)} makes ${the} a Follower.`;
      return key === 'held>held' && 'hero' in from
        ? `${t.who(to.hero)} takes ${the} from ${t.who(from.hero)}.`
        : from.in === 'card'
          ? `${t.who(to.hero)} takes ${the} from ${t.names(from.def)}.`
          : `${t.who(to.hero)} ${from.in === 'space' ? 'takes' : 'gains'} ${the}.`;
    case 'hand':
      if ('hero' in from && from.hero !== to.hero)
        return `${t.who(to.hero)} takes ${name === undefined ? spells(times) : `the Spell ${name}`} from ${t.who(from.hero)}.`;
      return `${t.who(to.hero)} gains ${name === undefined ? spells(times) : `the Spell ${name}`}.`;
    case 'trophy':
      return `${t.who(to.hero)} takes ${the} as a trophy.`;
    case 'discard':
    case 'deck':
      if (to.in === 'deck' && (from.in === 'deck' || from.in === 'discard' || from.in === 'out'))
        return `${capital(the)} ${goes} to the ${deck(to.deck)} deck${why(e, t)}.`;
      return who === undefined
        ? `${capital(the)} ${is} discarded${why(e, t)}.`
        : `${who} discards ${from.in === 'hand' ? (name ?? spells(times)) : the}${why(e, t)}.`;
    case 'out':
      if (to.aside) return `${capital(the)} ${is} ${from.in === 'deck' ? 'turned up' : 'set aside'}.`;
      return `${capital(the)} ${to.burnt ? (many ? 'burn' : 'burns') : `${many ? 'leave' : 'leaves'} the game`}.`;
  }
}

const phraseOf = <K extends ViewEventKind>(e: EventOf<K> & { readonly t: K }, tell: Teller): string =>
  phrases[e.t](e, tell);

export const event = (e: ViewEvent, tell: Teller): string => phraseOf(e, tell);
