import { nameOf } from '../../kernel/ids';
import type { CardId, DeckId, DefId, FrameId, HeroId, ScopeId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import { must } from '../../kernel/result';
import type { Card, EventFrame, Fight, Frame, Hero, State } from '../state/state';
import type { AnyEvent, Proposed } from '../state/event';
import { deckOfSet, type CardRef, type DeckRef, type HeroRef, type SpaceRef } from '../vocab/refs';
import { textAt, type Catalogue } from './catalogue';

export type World = { readonly cat: Catalogue; readonly s: State };

/** From where something is asked: who, by which card, in which resolution, about which event. */
export type Env = World & {
  readonly me: HeroId;
  readonly source: DefId;
  readonly card?: CardId | undefined;
  readonly scope?: ScopeId | undefined;
  /** What the variables of a lasting effect meant when it began. */
  readonly vars?: { readonly [name: string]: Json } | undefined;
  readonly event?: Proposed | undefined;
  readonly eventSource?: DefId | undefined;
  /** Totals are read without what only copies another total. */
  readonly plain?: true | undefined;
  /** Creatures whose printed number is being read: one that counts others does not count itself. */
  readonly reading?: readonly CardId[] | undefined;
  /** A card of a deck that is asked about before it comes into play: it is no card of the table yet. */
  readonly ware?: Card | undefined;
  readonly it?: { readonly hero?: HeroId; readonly card?: CardId; readonly space?: DefId } | undefined;
};

/** An event of any kind, for whoever only asks whether it has something. */
export const read = (event: Proposed | undefined): AnyEvent | undefined => event;

export function eventFrameOf(s: State, id: FrameId | undefined): EventFrame | undefined {
  if (id === undefined) return undefined;
  // In a plain loop, since every step of a text looks for its event.
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i];
    if (frame?.id === id) return frame.t === 'event' ? frame : undefined;
  }
  return undefined;
}

/** The environment in which a program frame carries out its effects. */
export function envOf(cat: Catalogue, s: State, frame: Frame): Env {
  const about = frame.t === 'event' ? frame : eventFrameOf(s, frame.event);
  return {
    cat,
    s,
    me: frame.me,
    source: frame.source,
    card: frame.card,
    scope: frame.scope,
    event: about?.event,
    eventSource: about?.source,
  };
}

export const heroAt = (s: State, id: HeroId): Hero => s.heroes[id] ?? must<Hero>(undefined, `character ${id}`);

/** What a scope holds under a name, whatever it is called. */
export const recall = (env: Pick<Env, 's' | 'scope' | 'vars'>, name: string): Json | undefined =>
  (env.scope === undefined ? undefined : env.s.scopes[env.scope]?.[name]) ?? env.vars?.[name];

/** The name that a card has given something: what a procedure remembers is read by its own chapter's `vars`. */
export type CardName<N extends string> = N extends `$${string}` ? never : N;

export const variable = <N extends string>(env: Env, name: CardName<N>): Json | undefined => recall(env, name);

/** @returns the character meant, or `undefined` where there is none (nobody was chosen, no fight). */
export function heroOf(env: Env, ref: HeroRef | undefined): HeroId | undefined {
  switch (ref) {
    case undefined:
    case 'me':
      return env.me;
    case 'active':
      return env.s.seats[env.s.active]?.hero;
    case 'it':
      return env.it?.hero;
    case 'eventHero':
      return env.event?.hero;
    case 'eventBy':
      return read(env.event)?.by;
    case 'opponent':
      return opponentOf(env.s, env.me);
    default:
      if ('beside' in ref) return beside(env, ref.beside);
      return 'var' in ref ? asId(variable(env, ref.var), 'h') : holderOf(env, ref.holderOf);
  }
}

function asId<P extends 'h' | 'c'>(value: Json | undefined, prefix: P): `${P}${number}` | undefined {
  const text = Array.isArray(value) ? (value as readonly Json[])[0] : value;
  return typeof text === 'string' && text.startsWith(prefix) ? (text as `${P}${number}`) : undefined;
}

/** Whoever sits next to him on that side: the order of play goes to the left. */
function beside({ s, me }: Env, side: 'left' | 'right'): HeroId | undefined {
  const seats = s.order.filter((seat) => s.seats[seat]?.hero === me || isPlaying(s, seat));
  const at = seats.findIndex((seat) => s.seats[seat]?.hero === me);
  const next = seats[(at + (side === 'left' ? 1 : seats.length - 1)) % seats.length];
  const hero = next === undefined ? undefined : s.seats[next]?.hero;
  return hero === me ? undefined : hero;
}
const isPlaying = (s: State, seat: State['order'][number]): boolean => {
  const hero = s.seats[seat]?.hero;
  return hero !== undefined && s.heroes[hero]?.dead === false;
};

function holderOf(env: Env, ref: CardRef): HeroId | undefined {
  const id = cardOf(env, ref);
  return id === undefined ? undefined : env.s.cards[id]?.hero;
}

/** @returns the instance meant, or `undefined` where there is none or it has left play. */
export function cardOf(env: Env, ref: CardRef | undefined): CardId | undefined {
  switch (ref) {
    case undefined:
    case 'this':
      return env.card;
    case 'it':
      return env.it?.card;
    case 'eventCard':
      return read(env.event)?.card;
    default: {
      const id = asId(variable(env, ref.var), 'c');
      return id !== undefined && env.s.cards[id] ? id : undefined;
    }
  }
}

/** Every card that a variable names (several may have been chosen). */
export function cardsNamed(env: Env, ref: CardRef): CardId[] {
  if (typeof ref === 'string') {
    const one = cardOf(env, ref);
    return one === undefined || env.s.cards[one] === undefined ? [] : [one];
  }
  const value = variable(env, ref.var);
  const all: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value];
  return all.filter(
    (x): x is CardId => typeof x === 'string' && x.startsWith('c') && env.s.cards[x as CardId] !== undefined,
  );
}

export function spaceIdOf(env: Env, ref: SpaceRef): DefId | undefined {
  if (ref === 'here') return env.s.heroes[env.me]?.space;
  if (ref === 'it') return env.it?.space;
  if (ref === 'eventSpace') return read(env.event)?.space;
  if ('space' in ref) return named(env, ref.space);
  if ('spaceOf' in ref) {
    const hero = heroOf(env, ref.spaceOf);
    return hero === undefined ? undefined : env.s.heroes[hero]?.space;
  }
  if ('spaceOfCard' in ref) {
    const card = cardOf(env, ref.spaceOfCard);
    const at = card === undefined ? undefined : env.s.cards[card];
    return at?.space ?? (at?.hero === undefined ? undefined : env.s.heroes[at.hero]?.space);
  }
  if ('startOf' in ref) {
    const hero = heroOf(env, ref.startOf);
    const def = hero === undefined ? undefined : env.cat.defs.get(env.s.heroes[hero]?.def ?? '');
    return def?.kind === 'character' ? named(env, def.start) : undefined;
  }
  if ('markOf' in ref) {
    const hero = heroOf(env, ref.markOf);
    return hero === undefined ? undefined : env.s.heroes[hero]?.mark;
  }
  if ('steps' in ref) return env.cat.readers.stepsFrom(env, ref.steps, ref.way, ref.from);
  const value = variable(env, ref.var);
  const text = Array.isArray(value) ? (value as readonly Json[])[0] : value;
  return typeof text === 'string' ? text : undefined;
}

/** Whether a space is the one meant, or one of those that a variable names. */
export function isSpaceNamed(env: Env, ref: SpaceRef, id: DefId): boolean {
  const value = typeof ref === 'object' && 'var' in ref ? variable(env, ref.var) : undefined;
  return Array.isArray(value) ? (value as readonly Json[]).includes(id) : spaceIdOf(env, ref) === id;
}

/** A space that is meant by its name; or the one that takes its place. */
function named(env: Env, space: DefId): DefId | undefined {
  if (!env.cat.defs.has(space)) return env.cat.instead.get(space);
  return isItself(env, space) ? space : undefined;
}

/** Whether a space has its name still, which something that lies over it may have taken away (D Terrain Cards). */
export function isItself(env: World, space: DefId): boolean {
  if (env.s.board[space]?.over === undefined) return true;
  const own = env.cat.defs.get(space);
  const { text } = textAt(env.cat, env.s, space);
  return (
    text.id === space || (own?.kind === 'space' && (text.terrain === own.terrain || nameOf(text.id) === nameOf(space)))
  );
}

/** The deck that is meant; a character's own one is called `name@character`. */
export function deckIdOf(env: Env, ref: DeckRef): DeckId {
  if (typeof ref === 'string') return ref;
  if ('homeOf' in ref) {
    const card = cardOf(env, ref.homeOf);
    return card === undefined ? '' : (env.s.cards[card]?.home ?? '');
  }
  return 'own' in ref ? `${ref.own}@${heroOf(env, ref.of) ?? env.me}` : deckOfSet(ref);
}

export type FightAt = { readonly frame: FrameId; readonly scope: ScopeId; readonly fight: Fight };

/** The innermost fight that is going on. */
export function currentFight(s: State): FightAt | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i];
    if (frame?.t !== 'chart' || frame.chart !== 'combat') continue;
    const fight = s.scopes[frame.scope]?.['$fight'];
    if (fight !== undefined) return { frame: frame.id, scope: frame.scope, fight: fight as unknown as Fight };
  }
  return undefined;
}

function opponentOf(s: State, me: HeroId): HeroId | undefined {
  const fight = currentFight(s)?.fight;
  if (!fight) return undefined;
  return fight.hero === me ? fight.theirs.hero : fight.theirs.hero === me ? fight.hero : undefined;
}

/** Characters in play, in the order in which they came: dead ones stay in the list of all, which only grows. */
export const heroesInPlay = (s: State): Hero[] =>
  heroesInOrder(s).sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));

/** The character whose turn it is; `undefined` before a killed player's new one has arrived. */
export const activeHero = (s: State): HeroId | undefined => s.seats[s.active]?.hero;

/**
 * Characters in play, from the active seat clockwise (the order of prompts). Asked for at every event, so without lists
 * in between.
 */
export function heroesInOrder(s: State): Hero[] {
  const { order } = s;
  const start = Math.max(0, order.indexOf(s.active));
  const found: Hero[] = [];
  for (let i = 0; i < order.length; i++) {
    const id = s.seats[order[(start + i) % order.length] ?? s.active]?.hero;
    const hero = id === undefined ? undefined : s.heroes[id];
    if (hero && !hero.dead) found.push(hero);
  }
  return found;
}

/**
 * Whether a Spell is cast on a character or a card: one of those that its caster has named, and not the Spell itself.
 * `his`: a character's space and his cards count too.
 */
export function isStruck({ s, event }: Env, id: string, his = false): boolean {
  if (event?.kind !== 'cast') return false;
  const spell = event.card;
  if (id === spell) return false;
  const isHis = (x: Json): boolean =>
    typeof x === 'string' &&
    (s.heroes[id as HeroId]?.space === x || (x !== spell && s.cards[x as CardId]?.hero === id));
  return Object.values(s.scopes[event.scope] ?? {}).some((value) =>
    [value].flat().some((x) => x === id || (his && isHis(x))),
  );
}
