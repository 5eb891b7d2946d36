// What the story stops for: a card that is drawn, a death, a new character; and the moments that a table would shout
// about, which are told by a banner over the board while the story goes on.
import type { Place, ViewEvent } from '../../shared/contract/event';
import type { FightView } from '../../shared/contract/view';
import type { DeckId, DefId, HeroId } from '../../shared/kernel/ids';
import type { KindKey } from '../art/kinds';
import { handedOver } from './overlay';

export type EventOf<K extends ViewEvent['t']> = Extract<ViewEvent, { t: K }>;

/** In the middle of the board. `waits`: for a key, since it happened to a person who sits here. */
export type Scene = { readonly waits: boolean } & (
  | { readonly t: 'card'; readonly def: DefId; readonly deck: DeckId }
  | {
      readonly t: 'spell';
      readonly def: DefId;
      /** Who casts it, and on what. */
      readonly event: EventOf<'cast'>;
      /** The Spell that was cast before and does nothing yet: this one is cast because of it. */
      readonly answers?: DefId;
      /** Of somebody who sits here, on whom it is cast. */
      readonly on?: HeroId;
    }
  | {
      readonly t: 'death';
      readonly hero: HeroId;
      readonly by?: HeroId;
      /** His player gave up: what he had lies there as after a death. */
      readonly gaveUp?: true;
      readonly source?: DefId;
      /** What lies on his space now. */
      readonly left: readonly DefId[];
      readonly gold: number;
    }
  | { readonly t: 'newcomer'; readonly hero: HeroId; readonly def: DefId }
);

export type MomentKind = 'talisman' | 'given' | 'middle' | 'inner' | 'crown' | 'quest' | 'lead' | 'king';
/**
 * `def`: what it is about, where that is no character: the king who was crowned. `robbed`: somebody who sits here, of
 * what the event tells; `hero` is who has it now, or the one who lost it where nobody has. So is told, too, who has
 * become what a card says (a Lycanthrope).
 */
export type Moment =
  | { readonly what: MomentKind; readonly hero: HeroId; readonly def?: DefId }
  | { readonly what: 'robbed'; readonly hero: HeroId; readonly event: ViewEvent };

type Belongings = { readonly left: readonly DefId[]; readonly gold: number };

/** What a stage manager has to know of the table. */
export type House = {
  readonly mine: (hero: HeroId) => boolean;
  /** The character of somebody who sits here. */
  readonly own: (character: DefId) => HeroId | undefined;
  /** Characters of those who sit here. */
  readonly here: () => readonly HeroId[];
  /** Whether he is of somebody who sits here and does not have the screen just now. */
  readonly unseen: (hero: HeroId) => boolean;
  /** Whether somebody who sits here has the turn. */
  readonly myTurn: () => boolean;
  /** 0 in the Outer Region to 3 on the Crown. */
  readonly rank: (space: DefId) => number;
  readonly at: (hero: HeroId) => DefId | undefined;
  /** What he still has, by what was told so far. */
  readonly has: (hero: HeroId) => Belongings;
  readonly kind: (def: DefId) => KindKey;
  /** What somebody who sits here has just chosen, as a ware: he has seen it. */
  readonly chosen: readonly DefId[];
  /** A Spell that was cast and has not had its effect. */
  readonly pending: () => DefId | undefined;
  /** The fight that goes on after what is told now. */
  readonly fight: FightView | undefined;
  /** Whether a fight stands on its stage already: somebody has been asked about it. */
  readonly staged: boolean;
};

const isOf = (place: Place, hero: HeroId): boolean =>
  (place.in === 'held' || place.in === 'hand' || place.in === 'trophy') && place.hero === hero;

/** What is told up to the first of these. */
function before(ends: readonly ViewEvent['t'][], events: readonly ViewEvent[]): readonly ViewEvent[] {
  const end = events.findIndex(({ t }) => ends.includes(t));
  return end < 0 ? events : events.slice(0, end);
}

/**
 * What lies on his space after a death: told right after it. Where the story halts before that, whoever has killed him
 * is asked what he takes: it is what the dead still has.
 */
function leaves(hero: HeroId, rest: readonly ViewEvent[], house: House): Belongings {
  const after = before(['turn', 'joined', 'killed'], rest);
  const told: Belongings = {
    left: after.flatMap((event) =>
      event.t === 'card' && event.def !== undefined && event.to.in === 'space' && isOf(event.from, hero)
        ? [event.def]
        : [],
    ),
    gold: after.reduce((n, event) => n + (event.t === 'layGold' ? Math.max(0, event.by) : 0), 0),
  };
  const halts = after.length === rest.length && told.left.length === 0 && told.gold === 0;
  return halts ? house.has(hero) : told;
}

const ATTACKS: readonly string[] = ['attack', 'creature'];

/** Dice of a fight, which are thrown on its stage. @param rest what is told after it */
export const isAttack = (event: ViewEvent, rest: readonly ViewEvent[], house: House): event is EventOf<'rolled'> =>
  event.t === 'rolled' &&
  ATTACKS.includes(event.for) &&
  (house.fight !== undefined || before(['turn'], rest).some(({ t }) => t === 'fight'));

/** What dice are thrown for that decide something which a text tells; the others have places of their own. */
const DECIDE: readonly string[] = ['space', 'card', 'pray', 'spell', 'armour', 'number', 'quest', 'follower'];

/** Dice that a character's own stand against, as Death's: he throws next. */
export function isDeaths(event: EventOf<'rolled'>, rest: readonly ViewEvent[]): boolean {
  const next = rest.find(({ t }) => t === 'rolled' || t === 'fight');
  return (
    event.for === 'creature' &&
    next?.t === 'rolled' &&
    next.source === event.source &&
    next.leads?.against?.join() === event.dice.join()
  );
}

/**
 * Dice that decide something for somebody who sits here, or that he makes another throw again: they are thrown on the
 * stage, beside the card that tells what they decide.
 */
export function isDeciding(
  event: ViewEvent,
  rest: readonly ViewEvent[],
  { mine }: House,
): event is EventOf<'rolled'> & { readonly source: DefId } {
  if (event.t !== 'rolled' || event.source === undefined) return false;
  if (isDeaths(event, rest)) {
    const next = rest.find((one) => one.t === 'rolled');
    return next?.hero !== undefined && mine(next.hero);
  }
  return DECIDE.includes(event.for) && [event.hero, event.payer].some((hero) => hero !== undefined && mine(hero));
}

/** From here on each roll may decide the game. */
const INNER = 2;
/**
 * Dice of others that are more than any roll of theirs: in the Inner Region or on the Crown, against an ability, as the
 * Portal's, or against dice, as Death's.
 */
export function isFarFate(
  event: ViewEvent,
  { mine, at, rank }: Pick<House, 'mine' | 'at' | 'rank'>,
): event is EventOf<'rolled'> {
  if (event.t !== 'rolled' || event.hero === undefined || mine(event.hero) || !DECIDE.includes(event.for)) return false;
  const { stat, against } = event.leads ?? {};
  const stands = at(event.hero);
  return stat !== undefined || against !== undefined || (stands !== undefined && rank(stands) >= INNER);
}

/** Somebody who sits here fights in it. */
export const isOwn = (event: EventOf<'fight'> | FightView, { mine }: Pick<House, 'mine'>): boolean =>
  [event.mine.hero, event.theirs.hero].some((hero) => hero !== undefined && mine(hero));

/** Whether a card is a side of a fight, or of what it fights with. */
export const isIn = (def: DefId, { mine, theirs }: EventOf<'fight'> | FightView): boolean =>
  [mine, theirs].some(
    (side) => ('defs' in side && side.defs.includes(def)) || side.shares.some(({ source }) => source === def),
  );

/** In which dice are thrown. */
export const isFought = ({ outcome }: EventOf<'fight'> | FightView): boolean =>
  outcome !== 'evaded' && outcome !== 'destroyed';

/** A fight that comes without a question is looked at first; whoever sits here and fights in it throws the dice. */
export const isThrown = (event: EventOf<'fight'> | FightView, house: House): boolean =>
  !house.staged && isFought(event) && isOwn(event, house);

/** A token that is carried out as it is drawn. */
const isToken = (event: ViewEvent): event is EventOf<'card'> & { readonly def: DefId } =>
  event.t === 'card' && event.from.in === 'deck' && event.to.in === 'table' && event.def?.split('/')[1] === 'token';

/** Of what a token brings: what it does to somebody, and not that it or another one is laid down. */
const FELT: readonly ViewEvent['t'][] = ['changed', 'met', 'rolled', 'fight', 'toad', 'missTurn', 'moved', 'killed'];

/**
 * Whoever sits here reads a token that does something to him; any other passes by. What it does is told up to where the
 * next one is drawn, or the turn goes on.
 */
function isFelt(event: EventOf<'card'>, rest: readonly ViewEvent[], { myTurn }: House): boolean {
  const end = rest.findIndex(
    (one) => isToken(one) || one.t === 'turn' || (one.t === 'card' && one.card === event.card && one.to.in !== 'table'),
  );
  return myTurn() && rest.slice(0, Math.max(0, end)).some(({ t }) => FELT.includes(t));
}

/** A token that passes by: it lies where it is put or does what the journal tells, and nobody waits for it. */
export const passes = (event: ViewEvent, rest: readonly ViewEvent[], house: House): DefId | undefined =>
  isToken(event) && !isFelt(event, rest, house) ? event.def : undefined;

/** A ware lies open beside the board: it is bought or given, and seen where it goes. */
const isWare = (def: DefId): boolean => def.split('/')[1] === 'purchase';

/** Drawn to be met, or to be carried out at once; whatever is dealt, chosen or given is seen where it goes. */
function drawn(event: EventOf<'card'>, rest: readonly ViewEvent[], house: House): Scene | undefined {
  const { from, to, def } = event;
  if (from.in !== 'deck' || def === undefined || isWare(def) || house.chosen.includes(def)) return undefined;
  if (to.in === 'space') return { t: 'card', def, deck: from.deck, waits: house.myTurn() };
  return isToken(event) && isFelt(event, rest, house) ? { t: 'card', def, deck: from.deck, waits: true } : undefined;
}

/** Whom a Spell is cast on, of those who sit here. */
const struck = ({ targets }: EventOf<'cast'>, { own }: House): HeroId | undefined =>
  targets.flatMap(({ args }) => (typeof args?.['def'] === 'string' ? (own(args['def']) ?? []) : []))[0];

/** What no card brings is seen by what it does; what somebody on the Crown casts, by that space, and it strikes all. */
const COMMAND: DefId = 'rules/command';
function commanded(event: EventOf<'cast'>, { at, mine, here }: House): Scene | undefined {
  const def = at(event.hero);
  if (event.def !== COMMAND || def === undefined) return undefined;
  const on = mine(event.hero) ? undefined : here()[0];
  return { t: 'spell', def, event, waits: on !== undefined, ...(on === undefined ? {} : { on }) };
}

function castNow(event: EventOf<'cast'>, house: House): Scene | undefined {
  const { card, def, hero, targets } = event;
  if (card === undefined) return commanded(event, house);
  const on = house.mine(hero) ? undefined : struck(event, house);
  const answers = targets.length === 0 ? house.pending() : undefined;
  return {
    ...{ t: 'spell', def, event, waits: on !== undefined },
    ...(answers === undefined ? {} : { answers }),
    ...(on === undefined ? {} : { on }),
  };
}

/** @param rest what is told after it */
export function sceneOf(event: ViewEvent, rest: readonly ViewEvent[], house: House): Scene | undefined {
  if (event.t === 'card') return drawn(event, rest, house);
  if (event.t === 'cast') return castNow(event, house);
  // Shown to him when he has the screen, and to nobody before.
  if (event.t === 'joined' && house.unseen(event.hero)) return undefined;
  if (event.t === 'joined') return { t: 'newcomer', hero: event.hero, def: event.def, waits: house.mine(event.hero) };
  if (event.t !== 'killed') return undefined;
  const { hero, by, source, gaveUp } = event;
  return {
    t: 'death',
    hero,
    ...(by === undefined ? {} : { by }),
    ...(source === undefined ? {} : { source }),
    ...(gaveUp ? { gaveUp } : {}),
    ...leaves(hero, rest, house),
    waits: house.mine(hero),
  };
}

/** Whether it is for somebody who sits here: it waits for his key, or he fights in it. No skipping leads past it. */
export function isForKey(event: ViewEvent, rest: readonly ViewEvent[], house: House): boolean {
  if (event.t === 'fight') return isFought(event) && isOwn(event, house);
  if (!isAttack(event, rest, house)) return sceneOf(event, rest, house)?.waits === true;
  const fight = before(['turn'], rest).find((one) => one.t === 'fight') ?? house.fight;
  return fight !== undefined && isOwn(fight, house);
}

const REACHED: readonly (MomentKind | undefined)[] = [undefined, 'middle', 'inner', 'crown'];

/** Who took something from a person who sits here: he would learn it from the journal alone. */
function robber(event: ViewEvent, { mine }: House): HeroId | undefined {
  if (event.t === 'changed') return event.what === 'gold' && event.by < 0 && mine(event.hero) ? event.doer : undefined;
  const given = event.t === 'card' ? handedOver(event) : undefined;
  return given !== undefined && mine(given.from) ? given.to : undefined;
}

/** Whose things others destroyed: he would learn it from the journal alone. What he uses up himself is no news. */
function ruined(event: ViewEvent, { mine, myTurn, kind }: House): HeroId | undefined {
  if (event.t !== 'card') return undefined;
  const { from, to, def, source } = event;
  if ((from.in !== 'held' && from.in !== 'hand') || !mine(from.hero)) return undefined;
  const gone = to.in === 'discard' || (to.in === 'out' && to.aside !== true);
  if (!gone || source === undefined || source === def) return undefined;
  return !myTurn() || kind(source) === 'spell' ? from.hero : undefined;
}

/** Who became something that a card says: a bite in the turn of another he would learn from the journal alone. */
function turnedInto(event: ViewEvent, { mine, kind }: House): HeroId | undefined {
  if (event.t !== 'card' || event.def === undefined || event.source === undefined) return undefined;
  const { from, to, def, source } = event;
  if (from.in !== 'deck' || to.in !== 'held' || !mine(to.hero)) return undefined;
  return kind(def) === 'state' && kind(source) !== 'character' ? to.hero : undefined;
}

export function momentOf(event: ViewEvent, house: House): Moment | undefined {
  const thief = robber(event, house) ?? ruined(event, house) ?? turnedInto(event, house);
  if (thief !== undefined) return { what: 'robbed', hero: thief, event };
  if (event.t === 'moved') {
    const [from, to] = [house.at(event.hero), event.path.at(-1)];
    if (from === undefined || to === undefined || house.rank(to) <= house.rank(from)) return undefined;
    const what = REACHED[house.rank(to)];
    return what === undefined ? undefined : { what, hero: event.hero };
  }
  if (event.t === 'said') {
    const king = event.msg.args?.['def'];
    return event.msg.id === 'said.crowned' && typeof king === 'string'
      ? { what: 'king', hero: event.hero, def: king }
      : undefined;
  }
  if (event.t !== 'card' || event.def === undefined) return undefined;
  const kind = house.kind(event.def);
  const { from, to } = event;
  if (kind === 'talisman' && to.in === 'held' && !isOf(from, to.hero)) return { what: 'talisman', hero: to.hero };
  // For gold, for another thing, for nothing: without one nobody comes to the Crown.
  if (kind === 'talisman' && from.in === 'held' && ['deck', 'discard', 'out'].includes(to.in))
    return { what: 'given', hero: from.hero };
  // Back to the others, or out of a game that has each once. One that is exchanged or lost goes by another's doing.
  const gone = to.in === 'deck' || to.in === 'discard' || (to.in === 'out' && to.aside !== true);
  if (kind === 'quest' && from.in === 'held' && gone && event.source === event.def)
    return { what: 'quest', hero: from.hero };
  return undefined;
}
