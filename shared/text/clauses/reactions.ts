// Reactions: what happens, to whom, and what follows.
import { isShown, isTime } from '../keys';
import type { Listening, Trigger } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';
import type { AnyFilter } from '../../rules/vocab/event';
import type { Cond, FightFilter } from '../../rules/vocab/select';
import type { EventKind } from '../../rules/vocab/words';
import { kindOfFight, likeOf, withoutPlace } from '../events';
import { listOf } from '../joined';
import { telling } from '../trivial';
import { isLastSpell, isTaken, isYetToCome, neverGroups, withoutTaker } from '../triggers';
import { same } from '../exact';
import { offered } from './flow';
import { oncePerCard, visitsAs } from './pairs';
import { diceOf, goesElsewhere, isLater, ofItsEnd, seenByWinner } from './reacting';
import type { Happening, Rule } from './rules';
import { isYou, type EventSense, type Walk } from './talk';
import type { Card, Who } from './tree';
import type { Adverb, When } from './tests';
import { enemyThatRolls } from './whose-roll';
import type { Alignment } from './words';

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** Whether it happens in a fight against the card itself. */
function fightsThis(t: Listening): boolean {
  const f: AnyFilter | undefined = t.event;
  const isAgainst = t.when !== undefined && JSON.stringify(t.when).includes('"foeCards":{"self":true}');
  return isAgainst || f?.card?.self === true;
}
/** An Enemy speaks to whoever fights it, a fight of his own to whoever it befalls. */
const isMine = (t: Listening, at: Walk): boolean =>
  t.whose === 'mine' ||
  (t.whose !== 'others' && at.def.kind === 'enemy' && fightsThis(t)) ||
  (t.whose === undefined && t.on === 'diceBegin' && !at.isLaid) ||
  usesThis(t);
/** Who fights with a weapon is its owner. */
const usesThis = (t: Listening): boolean =>
  t.on === 'diceBegin' && t.whose === 'anyone' && JSON.stringify(t.when ?? {}).includes('"inUse":"this"');
/** "another character would defeat you" */
const isOverMe = (t: Listening): boolean =>
  t.on === 'defeated' && t.whose === 'others' && t.when !== undefined && 'same' in t.when && t.when.same.includes('me');

/** "defeats a good character": whom one wins against. */
const loserIs = (t: Listening): readonly Alignment[] | undefined =>
  t.on === 'defeated' &&
  t.event?.foe === 'character' &&
  t.when !== undefined &&
  'alignment' in t.when &&
  t.when.of === 'eventBy'
    ? listOf(t.when.alignment)
    : undefined;

/** D Time Card: daybreak or nightfall, whoever brings it. */
const isTurnOfTime = (t: Listening): boolean => t.on === 'turnedOver' && isTime(listOf(t.event?.side)[0]);

export function aboutWhom(t: Listening, at: Walk): Who {
  if (isMine(t, at) || isTurnOfTime(t)) return at.me;
  const enemy = enemyThatRolls(t);
  if (enemy) return { key: 'eventHero', is: enemy.is };
  return { key: 'eventHero', is: t.whose === 'others' ? 'another' : 'any' };
}

/** Events whose card is "that Spell" or "that card"; of all others it is "it". */
const named: { readonly [K in EventKind]?: Card } = {
  cast: { card: 'that', key: 'eventCard', of: { kinds: ['spell'] } },
  stoodIn: { card: 'that', key: 'eventCard', of: {} },
};
/** What somebody gained or lost by what happened: whoever is beaten in a fight loses a life. */
function brings(t: Listening): EventSense['more'] {
  if (t.stage !== 'after') return undefined;
  if (t.on === 'beaten') return { by: 'lose', what: ['life'] };
  if (t.on !== 'gain' && t.on !== 'lose') return undefined;
  const f: AnyFilter | undefined = t.event;
  return { by: t.on, what: listOf<string>(f?.what) };
}
/** What he is about to gain or lose. */
function comes(t: Listening): EventSense['soon'] {
  if (t.stage === 'after' || (t.on !== 'gain' && t.on !== 'lose')) return undefined;
  return { by: t.on, what: listOf(t.event?.what) };
}
export function senseOf(list: readonly Listening[], who: Who): EventSense {
  const [first, more] = list;
  const card = first && !more ? (named[first.on] ?? ({ card: 'it' } as const)) : undefined;
  return {
    kinds: list.map((t) => t.on),
    would: list.every((t) => t.stage === 'would'),
    more: first && !more ? brings(first) : undefined,
    soon: first && !more ? comes(first) : undefined,
    like: first && !more ? likeOf(first.event) : undefined,
    who: isYou(who) ? who : { key: who.key, is: 'that' },
    isReward: list.some((t) => t.event !== undefined && 'reward' in t.event && t.event.reward),
    card: card ?? { card: 'that', key: 'eventCard', of: {} },
  };
}

/** Of a creature that is no card of its own: what guards a space. */
const isNoCard = (c: Cond): boolean =>
  'not' in c && 'fight' in c.not && same(c.not, { fight: { foeCards: { kind: 'enemy' } } });
const beatsNoCard = (t: Listening): boolean =>
  t.on === 'defeated' && t.event?.foe === 'creature' && !!t.when && 'all' in t.when && t.when.all.some(isNoCard);
const withoutNoCard = (c: Cond | undefined): Cond | undefined =>
  c && 'all' in c ? { all: c.all.filter((x) => !isNoCard(x)) } : c;

function cardOf(f: AnyFilter | undefined, on: EventKind, at: Walk): Card | undefined {
  if (f?.card === undefined) return undefined;
  if (f.card.self) return { card: 'this' };
  // A card that is drawn was just drawn.
  if (on === 'cardDrawn' && f.card.replaceable && Object.keys(f.card).length === 1) return undefined;
  return { card: 'np', det: 'a', of: at.cards(on === 'killed' ? withoutPlace(f.card) : f.card) };
}

/** Before he comes from a Region to a space that is not in it, he leaves it. */
function regionLeft({ on, stage, event, when }: Listening): readonly string[] | undefined {
  const f: AnyFilter | undefined = event;
  const there = when !== undefined && 'at' in when ? when.at.region : undefined;
  const isLeft = on === 'moved' && stage === 'before' && there !== 'mine' && f?.to?.not?.region === there;
  if (on === 'moved' && stage === 'before' && f?.to?.not?.region === 'mine') return ['mine'];
  return isLeft ? some(listOf<string>(there)) : undefined;
}

/** The space of which the condition speaks is the one where the move ends. */
const endsSomewhere = (t: Listening): boolean =>
  t.on === 'moved' && t.stage === 'would' && JSON.stringify(t.when ?? '').includes('"eventSpace"');

/** What his own opponent, a creature, rolls against him. */
const isMyFight = (c: Cond): boolean => 'same' in c && c.same[0] === 'eventHero' && c.same[1] === 'me';
const againstMe = (t: Listening): boolean =>
  t.on === 'rolled' && t.event?.for === 'creature' && !!t.when && 'all' in t.when && t.when.all.some(isMyFight);
/** What a creature rolls against him is his opponent's. */
const rolledByFoe = (t: Listening, at: Walk): boolean =>
  againstMe(t) || (t.on === 'rolled' && t.event?.for === 'creature' && at.def.kind === 'enemy');

/** As many lives as he has are lost: the last one is among them. */
const isLastLife = (c: Cond): boolean => same(c, { is: [{ eventAmount: true }, '>=', { stat: 'life' }] });
const conditions = (c: Cond | undefined): readonly Cond[] => (c === undefined ? [] : 'all' in c ? c.all : [c]);
const losesLast = (t: Listening): true | undefined =>
  (t.on === 'lose' && t.whose === 'mine' && t.event?.what === 'life' && conditions(t.when).some(isLastLife)) ||
  undefined;

/** The event itself; what it is hung on is told with it, if it is no clause of its own. */
export function happening(t: Listening, at: Walk, who: Who, when: When): Happening {
  const f: AnyFilter | undefined = t.event;
  const taken = isTaken(t);
  const leaving = regionLeft(t);
  const isFoes = rolledByFoe(t, at);
  return {
    who: isFoes ? at.who('opponent') : taken ? at.me : who,
    mood: t.stage === 'would' && !isFulfilled(t) ? 'would' : 'does',
    on: t.on,
    what: some(
      [
        f?.what,
        f?.tokens,
        isFoes || enemyThatRolls(t) ? (f?.attack || againstMe(t) ? 'attack' : undefined) : f?.for,
        f?.spell,
        outcomes(t),
        f?.side,
        f?.status,
        f?.alignment,
        isMeetingSpace(t) ? 'space' : undefined,
        f?.whom,
        f?.aimed === 'his' ? 'his' : f?.aimed ? 'aimed' : undefined,
        strikesThis(t) ? 'this' : undefined,
      ].flatMap((one) => listOf<string>(one)),
    ),
    cause: some(listOf(f?.cause)),
    how: some(
      [
        beatsNoCard(t) ? 'noCard' : f?.foe,
        f?.leaving,
        f?.how,
        f?.discarded ? 'discarded' : undefined,
        putOf(f?.put),
        attackOn(t) ? 'attacked' : undefined,
      ].flatMap((one) => listOf<string>(one)),
    ),
    card: killsThis(t, at) ? { card: 'this' } : cardOf(f, t.on, at),
    whom: isOverMe(t) ? at.me : undefined,
    loser: loserIs(t),
    natural: f?.natural,
    shows: f?.shows,
    doubles: f?.doubles,
    fateSide: f?.fateSide,
    decks: some(listOf(f?.deck).map((deck) => at.deck(deck))),
    again: f?.again,
    sinceFate: f?.sinceFate,
    fateShows: f?.fateShows,
    first: onlyOnce(t),
    last: losesLast(t),
    paidFor: some(listOf(f?.paidFor)),
    to: f?.to && leaving === undefined ? at.spaces(f.to) : endsSomewhere(t) ? at.spaces({}) : undefined,
    leaves: leaving,
    fight: attackOn(t)?.kind ?? (f && kindOfFight(f)),
    dies: f?.killed === true,
    itself: goesByItself(t) || undefined,
    reward: f?.reward,
    missed: f?.missed,
    taken,
    foe: beatenBy(t, when),
    when: {
      adverbs: when.adverbs.filter(
        (x) => !isSaidBefore(x.a, t, killsThis(t, at) || isFoes) && !(t.on === 'beaten' && isFoe(x)),
      ),
    },
  };
}
/** By what one is beaten, where the condition says so: "defeated by a Dragon". */
const isFoe = (x: Adverb): x is Extract<Adverb, { a: 'fight' }> =>
  x.a === 'fight' && (x.fight.subtypes !== undefined || x.fight.cards !== undefined) && x.fight.kind === undefined;
const beatenBy = (t: Listening, { adverbs }: When): Happening['foe'] =>
  t.on === 'beaten' ? adverbs.find(isFoe)?.fight : undefined;
/** However it ends, only not with a victory. */
function outcomes(t: Listening): readonly string[] {
  const f: AnyFilter | undefined = t.event;
  const list = listOf<string>(f?.outcome);
  const isUnwon = t.on === 'fought' && list.includes('lost') && list.includes('standOff') && !list.includes('won');
  return isUnwon ? ['unwon'] : list;
}
const putOf = (put: boolean | undefined): string | undefined => (put === undefined ? undefined : put ? 'put' : 'taken');
/** Whoever encounters him to fight him attacks him. */
const isDefence = (c: Cond): c is Extract<Cond, { fight: unknown }> => 'fight' in c && c.fight.role === 'defender';
const attackOn = (t: Listening): FightFilter | undefined =>
  t.on === 'encountered' && t.whose === 'mine' ? conditions(t.when).find(isDefence)?.fight : undefined;
/** "casts a Spell on this card": said with the event. */
const isOnThis = (c: Cond): boolean => same(c, { card: 'this', fits: { struck: true } });
const strikesThis = (t: Listening): boolean => t.on === 'cast' && conditions(t.when).some(isOnThis);
/** What the event says by itself: against whom he fights, and that what he encounters first is the space. */
const isSaidBefore = (adverb: Adverb['a'], t: Listening, saysFight: boolean): boolean =>
  adverb === 'fight'
    ? saysFight
    : adverb === 'source'
      ? goesByItself(t)
      : adverb === 'encountering' && t.on === 'encounterBegan';
/** Of cards that are a state to the rules, one goes because of what it says: "State card" is no word of a reader's. */
const goesByItself = (t: Listening): boolean =>
  t.on === 'left' &&
  typeof t.event?.card?.from === 'string' &&
  conditions(t.when).some((c) => same(c, { source: { kind: 'state' } }));
/** An encounter with the space, and not with somebody on it. */
const meetsSpace = (c: Cond): boolean => 'meeting' in c && c.meeting === 'space';
const isMeetingSpace = (t: Listening): boolean => t.on === 'encounterBegan' && conditions(t.when).some(meetsSpace);
/** What would happen, and what happens in its place. */
const isInPlaceOf = (t: Trigger): boolean =>
  (t.on === 'defeated' && t.whose === 'mine') ||
  ((t.on === 'defeated' || t.on === 'beaten') && t.forced === true) ||
  t.on === 'questDone';
/** A figure of which there is one alone is nothing to choose. */
const withoutChoice = (code: Program): Program =>
  code.filter(
    (e) => e.op !== 'choose' || !('cards' in e.from) || e.from.cards.kind !== 'figure' || !e.from.cards.named,
  );
/** In his first turn: he comes into a state that is never told and never ends, and was not in it before. */
function onlyOnce(t: Listening): true | undefined {
  if (t.on !== 'turnBegan' || !('do' in t) || !t.when || !('not' in t.when) || !('status' in t.when.not))
    return undefined;
  const { status } = t.when.not;
  return !isShown(status) && JSON.stringify(t.do).includes(`"status":"${status}","on":true`) ? true : undefined;
}
/** What follows from a quest that is fulfilled, whatever it is rewarded with. */
const isFulfilled = (t: Listening): boolean =>
  t.on === 'questDone' && 'do' in t && Array.isArray(t.do) && !JSON.stringify(t.do).includes('"op":"prevent"');
/** "you would kill this card" */
const killsThis = (t: Listening, at: Walk): boolean =>
  t.on === 'defeated' && t.event?.foe === 'creature' && at.def.kind === 'enemy' && fightsThis(t);

/** A roll for a creature is one in a fight with it; who has become a Toad is one. */
const isSaidByEvent = ({ on, event, when }: Listening): boolean =>
  (on === 'rolling' && event?.for === 'creature' && same(when, { fight: { of: 'eventHero', foe: 'creature' } })) ||
  (on === 'toad' && same(when, { status: 'toad' }));

/** There is a Dragon King from the beginning, whoever it is. */
const isThereAKing = (c: Cond): boolean =>
  'exists' in c &&
  'cards' in c.exists &&
  c.exists.cards.named === undefined &&
  same(c.exists.cards.where, { is: [{ tokens: 'crown', on: 'it' }, '>=', 1] });
/** A turn that is missed is none to a reader: it has no start and no end. */
const isTurn: ReadonlySet<EventKind> = new Set<EventKind>(['turnBegan', 'turnEnded', 'turnDone']);
export function whenOf(t: Listening, code: Program, at: Walk, who: Who): When {
  if (isLastSpell(t) || isOverMe(t) || loserIs(t) !== undefined || regionLeft(t) !== undefined) return { adverbs: [] };
  if (againstMe(t)) return { adverbs: [] };
  const inner = at.with({ event: senseOf([t], who) });
  if (isSaidByEvent(t)) return { adverbs: [] };
  const cond = beatsNoCard(t) ? withoutNoCard(t.when) : (enemyThatRolls(t)?.rest ?? t.when);
  const told = (c: Cond): boolean =>
    isThereAKing(c) ||
    (isTurn.has(t.on) && same(c, { not: { eventIs: { on: t.on, missed: true } } })) ||
    (isAtLarge(t, at) && liesThere(c)) ||
    (losesLast(t) === true && isLastLife(c)) ||
    (strikesThis(t) && isOnThis(c)) ||
    (attackOn(t) && isDefence(c)) ||
    (isMeetingSpace(t) && meetsSpace(c));
  const rest = conditions(cond).filter((c) => !told(c));
  const said = isTaken(t) ? withoutTaker(cond) : rest.length === conditions(cond).length ? cond : { all: rest };
  return inner.when(hisFight(telling(said, code), t));
}

/** In which fight it happens goes with what happens: "rolls the dice in battle against an Enemy". */
function hisFight(c: Cond | undefined, t: Listening): Cond | undefined {
  if (t.whose === 'mine' || c === undefined) return c;
  const list = conditions(c).map((x): Cond => {
    if (!('fight' in x)) return x;
    // His own part in it is not that of whoever begins it.
    if (t.whose === 'others' && x.fight.of === undefined && x.fight.role) return { fight: { ...x.fight, of: 'me' } };
    if (x.fight.of !== 'eventHero') return x;
    const { of: _, kind, ...fight } = x.fight;
    const f: AnyFilter | undefined = t.event;
    return { fight: kind === undefined || f?.fight === kind ? fight : { ...fight, kind } };
  });
  return 'all' in c ? { all: list } : (list[0] ?? c);
}

/** What lies on the board works from there, whoever is near or far. */
const isAtLarge = (t: Listening, at: Walk): boolean => at.isLaid && t.whose === 'anyone' && !isMine(t, at);
/** Whom the event is about has a turn, a space or cards that it asks for; or he comes for what waits for anybody. */
const concernsHim = (t: Trigger): boolean =>
  /"heldBy":"me"|"here"|"missed":|"zone":"stands"/.test(JSON.stringify([t.when, t.do]));
/** What nobody holds does not speak to "you" but to whom the event is about. */
function speaker(t: Trigger, at: Walk): Walk {
  // At the end of a round whoever reads it does it.
  if (t.whose === 'mine' || isTurnOfTime(t) || t.on === 'roundEnded') return at;
  const isHis =
    t.whose === 'anyone' && !isMine(t, at) && (isLaidLoss(t, at) || ((at.isLaid || waits(t)) && concernsHim(t)));
  if (!at.isNobodys && !isHis) return at;
  return at.with({ me: { key: 'eventHero', is: 'that' } });
}
/** What a card on the board costs is paid by whom the event is about. */
const isLaidLoss = (t: Trigger, at: Walk): boolean =>
  at.isLaid && t.do.every((e) => (e.op === 'lose' || e.op === 'gain') && e.who === undefined);
const waits = ({ when }: Trigger): boolean =>
  conditions(when).some((c) => 'card' in c && c.card === 'this' && same(c.fits, { zone: 'stands' }));
/** That it lies there needs no word then. */
const liesThere = (c: Cond): boolean => 'card' in c && c.card === 'this' && same(c.fits, { at: 'anySpace' });

/** What follows a roll for movement in place of the move. */
const insteadOfMove = (t: Trigger): boolean =>
  t.on === 'rolled' && t.event?.for === 'move' && t.do.at(-1)?.op === 'endTurn';

/** What a card does as it goes: it is no more there afterwards, so the moment before is only when it is heard. */
const isGoing = (t: Trigger): boolean => t.on === 'left' && t.stage === 'before' && t.event?.card?.self === true;

/** The same as it is put elsewhere: of both, the moment before. */
const alsoAsItMoves = (t: Trigger, list: readonly Trigger[]): boolean =>
  list.some((x) => x !== t && x.stage === 'before' && same([x.do, x.when, x.forced], [t.do, t.when, t.forced]));

/** Whom others meet in his turn he meets himself. */
const isOwnMeeting = (t: Trigger): boolean =>
  t.on === 'encountered' && t.whose === 'others' && same(t.when, { turnOf: 'me' });

/** What befalls each of many befalls one of them at a time: "whenever a character ...". */
const oneOf = (who: Who): Who => (who.is === 'group' && who.det === 'every' ? { ...who, det: 'a' } : who);

/** Before his first turn he goes where he likes: that is where he begins (Nomad). */
function startsAt(t: Trigger, at: Walk): Rule | undefined {
  const [state, choice, move, more] = t.do;
  if (onlyOnce(t) !== true || t.stage !== 'before' || state?.op !== 'status' || choice?.op !== 'choose' || more)
    return undefined;
  if (!('spaces' in choice.from) || move?.op !== 'moveTo' || move.meets !== false) return undefined;
  return same(move.to, { var: choice.as }) ? { r: 'starts', at: at.spaces(choice.from.spaces) } : undefined;
}

function reaction(given: Trigger, teller: Walk, list: readonly Trigger[] = []): Rule | undefined {
  const t = ofItsEnd(seenByWinner(given));
  const starts = startsAt(t, teller);
  if (starts) return starts;
  const at = speaker(t, teller);
  const who = oneOf(at === teller ? aboutWhom(t, at) : aboutWhom(t, teller));
  const ownMeeting = isOwnMeeting(t);
  const when = ownMeeting ? { adverbs: [] } : whenOf(t, t.do, at, who);
  const heard = happening(t, at, who, when);
  const event = ownMeeting ? { ...heard, who: at.me, whom: who } : heard;
  const inner = at.with({ event: senseOf([t], who), may: t.forced !== true });
  const [only, more] = t.do;
  if (t.stage === 'would' && only?.op === 'prevent' && only.most === undefined && more === undefined && t.forced)
    return { r: 'spared', event: { ...event, when } };
  if (insteadOfMove(t) && !t.forced) return { r: 'regenerate', event, do: offered(t.do.slice(0, -1), inner) };
  const isSwap =
    t.stage === 'would' &&
    only?.op === 'prevent' &&
    more !== undefined &&
    (t.on === 'taken' || goesElsewhere(t) || (isInPlaceOf(t) && withoutChoice(t.do).length === 2));
  const ends = t.do.at(-1);
  const isNext = t.do.length > 1 && ends?.op === 'endMods' && ends.of === 'this';
  const body = offered(isSwap ? t.do.slice(1) : isNext ? t.do.slice(0, -1) : t.do, inner);
  if (body.length === 0 || t.stage === 'cannot') return undefined;
  const dice = diceOf(t, event, when, body);
  if (dice) return dice;
  return {
    r: 'when',
    once: t.once,
    stage: isYetToCome(t.on) || isLater(body) || (isGoing(t) && !alsoAsItMoves(t, list)) ? 'after' : t.stage,
    instead: isSwap,
    stops: isSwap && goesElsewhere(t) ? inner.clauses([only]) : undefined,
    next: isNext,
    events: [event],
    parts: [{ when: { adverbs: [], iff: when.iff }, who: inner.me, may: t.forced !== true, do: body }],
  };
}

/** What can never happen for the same reason is said in one sentence. */
function never(list: readonly Trigger[], at: Walk): Rule | undefined {
  const [first] = list;
  if (!first) return undefined;
  const who = aboutWhom(first, at);
  const inner = at.with({ event: senseOf(list, who) });
  return {
    r: 'never',
    who,
    events: list.map((t) => ({ ...happening(t, at, who, { adverbs: [] }), denied: true })),
    when: inner.when(first.when),
  };
}

type Reacting = Extract<Rule, { readonly r: 'when' }>;
const moments: ReadonlySet<EventKind> = new Set<EventKind>(['turnBegan', 'turnEnded', 'turnDone', 'roundEnded']);
/** Whether an event is a moment rather than something that happens: "at the start of your turn". */
export const isMoment = (h: Happening): boolean =>
  h.mood === 'does' && h.missed === undefined && (moments.has(h.on) || (h.on === 'turnedOver' && isTime(h.what?.[0])));

/** Reactions of which two are one sentence: to either of two things the same, or to one thing both. */
function both(x: Reacting, y: Reacting): Reacting | undefined {
  if (x.once !== y.once || x.stage !== y.stage) return undefined;
  if (same(x.parts, y.parts) && ![...x.events, ...y.events].some(isMoment))
    return { ...x, events: [...x.events, ...y.events] };
  return same(x.events, y.events) ? { ...x, parts: [...x.parts, ...y.parts] } : undefined;
}

/** What happens at a landing is done again when a card there has struck: that only orders things (the Druid). */
const onlyOrders = (t: Trigger, list: readonly Trigger[]): boolean =>
  t.on === 'encounteredBy' &&
  t.event === undefined &&
  list.some(
    (x) =>
      x.on === 'landed' &&
      x.whose === t.whose &&
      x.stage === t.stage &&
      same(x.do, t.do) &&
      same(t.when, { all: [{ at: x.event?.to }, ...(x.when ? [x.when] : [])] }),
  );

/** By what one comes somewhere without a move of one's own. */
const forcedWays = ['teleport', 'cross', 'portal', 'emerge', 'thrown'];
/**
 * A move that ends where he lands is a landing to a reader: a Region whose rule takes whoever comes there, in his own
 * turn or another's, by a move or by force.
 */
const alsoLands = (t: Trigger, list: readonly Trigger[]): boolean =>
  t.on === 'moved' &&
  list.some(
    (x) =>
      x.on === 'landed' &&
      x.when !== undefined &&
      same([x.stage, x.whose, x.forced, x.once, x.do], [t.stage, t.whose, t.forced, t.once, t.do]) &&
      [
        { event: x.event, turn: { not: { turnOf: 'eventHero' } } },
        { event: { ...x.event, how: forcedWays }, turn: { turnOf: 'eventHero' } },
      ].some(({ event, turn }) => same([t.event, t.when], [event, { all: [x.when, turn] }])),
  );

export function reactions(all: readonly Trigger[], at: Walk): readonly Rule[] {
  const visits = visitsAs(all);
  if (visits) return [visits];
  const once = oncePerCard(all);
  if (once) {
    const rule = reaction(once, at);
    const f: AnyFilter | undefined = once.event;
    return rule?.r === 'when' && f?.card ? [{ ...rule, onceEach: at.cards(f.card) }] : [];
  }
  const out: Rule[] = [];
  const list = all.filter((t) => !alsoLands(t, all));
  for (const group of neverGroups(list.filter((t) => !onlyOrders(t, list)))) {
    const [first] = group;
    if (!first) continue;
    const rule = first.stage === 'cannot' ? never(group, at) : reaction(first, at, list);
    if (rule === undefined) continue;
    const before = out.at(-1);
    const joint = before?.r === 'when' && rule.r === 'when' ? both(before, rule) : undefined;
    if (joint) out.splice(-1, 1, joint);
    else out.push(rule);
  }
  return out;
}
