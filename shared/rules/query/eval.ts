// Amounts, conditions and filters, read in an environment. Pure; nothing is kept.
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import { nameOf } from '../../kernel/ids';
import { assertNever } from '../../kernel/result';
import type { Card, Fight } from '../state/state';
import type {
  Amount,
  CardFilter,
  Cond,
  EventFilter,
  FightFilter,
  HeroFilter,
  Selector,
  SpaceFilter,
} from '../vocab/select';
import { possible } from './candidates';
import { cardsAt } from './card-index';
import { bodyOf, defOf, isObject, sideOf, spaceOf } from './catalogue';
import {
  activeHero,
  cardOf,
  cardsNamed,
  currentFight,
  deckIdOf,
  heroAt,
  heroesInOrder,
  heroOf,
  spaceIdOf,
  variable,
  type Env,
} from './env';
import { boundTo, compare, fitsSource, isCalled, isReplaceable, isTakeable, listed, subtypeOf } from './plain';
import { valueAtStart } from './supply';

/** A number of an effect, read now. Whatever is not there counts as 0. */
export function amount(env: Env, a: Amount): number {
  if (typeof a === 'number') return a;
  if ('var' in a) {
    const value = variable(env, a.var);
    // One thing that was chosen counts as one, several as many.
    return typeof value === 'number' ? value : Array.isArray(value) ? value.length : typeof value === 'string' ? 1 : 0;
  }
  if ('stat' in a) return readStat(env, a);
  if ('plus' in a) return a.plus.reduce<number>((n, x) => n + amount(env, x), 0);
  if ('minus' in a) return amount(env, a.minus[0]) - amount(env, a.minus[1]);
  if ('times' in a) return amount(env, a.times[0]) * amount(env, a.times[1]);
  if ('least' in a) return Math.min(...a.least.map((x) => amount(env, x)));
  if ('most' in a) return Math.max(...a.most.map((x) => amount(env, x)));
  if ('count' in a) return select(env, a.count).length;
  if ('tokens' in a) {
    const card = cardOf(env, a.on);
    return card === undefined ? 0 : (env.s.cards[card]?.tokens?.[a.tokens] ?? 0);
  }
  if ('option' in a) return Number(env.s.options[a.option] ?? 0);
  if ('eventAmount' in a) return env.event?.n ?? 0;
  if ('printed' in a) return printedOf(env, cardOf(env, a.on), a.printed);
  if ('missing' in a) return missing(env, a);
  if ('foe' in a) return foeAmount(env, a.foe);
  if ('statusOf' in a) {
    const id = heroOf(env, a.of);
    return id === undefined ? 0 : (heroAt(env.s, id).status[a.statusOf] ?? 0);
  }
  return amountOnBoard(env, a);
}

type OnBoard = Extract<Amount, { left: unknown } | { sum: unknown } | { fateSide: unknown } | { spaceTokens: unknown }>;

function amountOnBoard(env: Env, a: OnBoard): number {
  if ('left' in a) return env.s.decks[deckIdOf(env, a.left)]?.draw.length ?? 0;
  if ('sum' in a) {
    return cardsNamed(env, a.over).reduce((n, id) => {
      const both = (['strength', 'craft'] as const).map((what) => printedOf(env, id, what));
      return n + (a.sum === 'higher' ? Math.max(...both) : (both[a.sum === 'strength' ? 0 : 1] ?? 0));
    }, 0);
  }
  if ('fateSide' in a) {
    const id = heroOf(env, a.of);
    return id === undefined ? 0 : (heroAt(env.s, id).sides?.[a.fateSide] ?? 0);
  }
  if ('spaceTokens' in a) {
    const space = spaceIdOf(env, a.at);
    return space === undefined ? 0 : (env.s.board[space]?.tokens?.[a.spaceTokens] ?? 0);
  }
  return assertNever(a);
}

function readStat(env: Env, a: Extract<Amount, { stat: unknown }>): number {
  const id = heroOf(env, a.of);
  if (id === undefined) return 0;
  const hero = heroAt(env.s, id);
  if (a.part && (a.stat === 'strength' || a.stat === 'craft'))
    return a.part === 'value' ? (hero.toad ? 1 : bodyOf(env.cat, hero)[a.stat]) : (hero.toad ?? hero)[a.stat];
  if (a.part === 'value' && (a.stat === 'life' || a.stat === 'fate'))
    return valueAtStart(env.s.options, bodyOf(env.cat, hero), a.stat);
  return env.cat.readers.statOf(env, id, a.stat, env);
}

function missing(env: Env, a: Extract<Amount, { missing: unknown }>): number {
  const id = heroOf(env, a.of);
  if (id === undefined) return 0;
  const hero = heroAt(env.s, id);
  // What cards add to the life or fate value counts (a Destiny), and a Ghost has no value that it heals up to.
  if (hero.form !== undefined && a.missing === 'life') return 99;
  return Math.max(
    0,
    env.cat.readers.statOf(env, id, a.missing === 'life' ? 'lifeValue' : 'fateValue', env) - hero[a.missing],
  );
}

function foeAmount(env: Env, what: 'strength' | 'craft' | 'count'): number {
  const fight = currentFight(env.s)?.fight;
  if (!fight) return 0;
  const { theirs } = fight;
  if (what === 'count') return Math.max(1, theirs.cards.length);
  return (
    theirs.base +
    (theirs.fixed ? 0 : theirs.cards.reduce((n, id) => n + env.cat.readers.powerOf(env, fight.hero, id, what), 0))
  );
}

/** A creature's printed Strength or Craft. */
export function printedOf(env: Env, id: CardId | undefined, what: 'strength' | 'craft'): number {
  const card = id === undefined ? undefined : env.s.cards[id];
  const def = card && defOf(env.cat, card.def);
  if (def?.kind !== 'enemy') return 0;
  const printed = def[what];
  return printed === undefined ? 0 : amount({ ...env, card: id, plain: true }, printed);
}

export function holds(env: Env, c: Cond): boolean {
  if ('alignment' in c) {
    const id = heroOf(env, c.of);
    return id !== undefined && listed(c.alignment, heroAt(env.s, id).alignment);
  }
  if ('is' in c) return compare(amount(env, c.is[0]), c.is[1], amount(env, c.is[2]));
  if ('has' in c) {
    const id = heroOf(env, c.who);
    return id !== undefined && heroAt(env.s, id).held.some((card) => fitsCard(env, card, c.has));
  }
  if ('exists' in c) return exists(env, c.exists);
  if ('at' in c) {
    const id = heroOf(env, c.who);
    return id !== undefined && fitsSpace(env, heroAt(env.s, id).space, c.at);
  }
  if ('status' in c) {
    const id = heroOf(env, c.who);
    if (id === undefined) return false;
    const hero = heroAt(env.s, id);
    if (c.status === 'losingTurn' && hero.missTurns > 0) return true;
    return c.status === 'toad' ? hero.toad !== undefined : hero.status[c.status] !== undefined;
  }
  if ('card' in c) {
    const id = cardOf(env, c.card);
    return id !== undefined && fitsCard(env, id, c.fits);
  }
  if ('not' in c) return !holds(env, c.not);
  if ('all' in c) return c.all.every((x) => holds(env, x));
  if ('any' in c) return c.any.some((x) => holds(env, x));
  return holdsOfMoment(env, c);
}

type OfMoment = Exclude<
  Cond,
  | { alignment: unknown }
  | { is: unknown }
  | { has: unknown }
  | { exists: unknown }
  | { at: unknown }
  | { status: unknown }
  | { card: unknown }
  | { not: unknown }
  | { all: unknown }
  | { any: unknown }
>;

/** Conditions about what is going on now rather than about what lies on the table. */
function holdsOfMoment(env: Env, c: OfMoment): boolean {
  if ('known' in c) {
    const value = variable(env, c.known);
    return c.equals === undefined
      ? value !== undefined && !(Array.isArray(value) && value.length === 0)
      : value === c.equals;
  }
  if ('option' in c) return (env.s.options[c.option] ?? false) === c.equals;
  if ('same' in c) return heroOf(env, c.same[0]) === heroOf(env, c.same[1]);
  if ('turnOf' in c) return heroOf(env, c.turnOf) === activeHero(env.s);
  if ('may' in c) {
    const id = heroOf(env, c.who);
    return (
      id !== undefined &&
      env.cat.readers.permits(env, id, c.may, {
        scope: env.scope,
        event: env.event,
        eventSource: env.eventSource,
        card: c.byCard ? cardOf(env, c.byCard) : undefined,
      }).ok
    );
  }
  if ('fight' in c) {
    const fight = currentFight(env.s)?.fight;
    return fight !== undefined && fitsFight(env, fight, c.fight);
  }
  if ('source' in c) return fitsSource(env, env.eventSource ?? env.source, c.source);
  if ('eventIs' in c) return env.event !== undefined && fitsEvent(env, c.eventIs);
  if ('meeting' in c) {
    const hero = env.s.heroes[env.me];
    return hero !== undefined && activeHero(env.s) === env.me && (env.s.turn.meeting ?? '') === c.meeting;
  }
  if ('turnIsOver' in c) return env.s.turn.over;
  if ('canBuy' in c) {
    const gold = heroAt(env.s, env.me).gold;
    const stock = env.s.decks[c.from]?.draw ?? [];
    return c.canBuy.some(
      ({ named, price }) =>
        price <= gold &&
        stock.some((def) => nameOf(def) === named && env.cat.readers.mayHave(env, env.me, defOf(env.cat, def)).ok),
    );
  }
  if ('inUse' in c) {
    const id = cardOf(env, c.inUse);
    const fight = currentFight(env.s)?.fight;
    // A Weapon that helps whoever fights in his place is in nobody's hand.
    return (
      id !== undefined &&
      fight !== undefined &&
      [fight.mine, fight.theirs].some((side) => side.champion === undefined && side.weapons?.includes(id) === true)
    );
  }
  if ('lasting' in c) return env.card !== undefined && env.s.mods.some((m) => m.card === env.card);
  if ('naturalMove' in c) {
    const [only, ...more] = env.s.turn.natural;
    return only !== undefined && more.length === 0 && c.naturalMove.includes(only);
  }
  if ('bound' in c) {
    const id = heroOf(env, c.of);
    return id !== undefined && boundTo(heroAt(env.s, id)) === c.bound;
  }
  if ('form' in c) {
    const id = heroOf(env, c.of);
    return id !== undefined && heroAt(env.s, id).form !== undefined;
  }
  return assertNever(c);
}

export function fitsEvent(env: Env, f: EventFilter): boolean {
  const e = env.event;
  if (!e) return false;
  if (f.what !== undefined && !(e.what !== undefined && listed(f.what, e.what))) return false;
  if (f.how !== undefined && !(e.how !== undefined && listed(f.how, e.how))) return false;
  if (f.cause !== undefined && !(e.cause !== undefined && listed(f.cause, e.cause))) return false;
  if (f.natural !== undefined && !f.natural.includes(e.dice?.length === 1 ? (e.dice[0] ?? 0) : 0)) return false;
  if (f.card !== undefined && !(e.card !== undefined && fitsCard(env, e.card, f.card))) return false;
  return f.to === undefined || (e.space !== undefined && fitsSpace(env, e.space, f.to));
}

function fitsFight(env: Env, fight: Fight, f: FightFilter): boolean {
  const side = fight.hero === env.me ? fight.theirs : fight.theirs.hero === env.me ? fight.mine : undefined;
  if (!side) return false;
  if (f.kind && fight.kind !== f.kind) return false;
  if (f.role && (fight.attacker === env.me ? 'attacker' : 'defender') !== f.role) return false;
  if (f.foe && (side.hero ? 'character' : 'creature') !== f.foe) return false;
  if (f.foes && (side.cards.length > 1 ? 'several' : 'one') !== f.foes) return false;
  const subtypes = side.cards.length > 0 ? side.cards.map((id) => subtypeOf(env, id)) : [side.subtype ?? ''];
  const { subtype, onlySubtype, foeCards } = f;
  if (subtype !== undefined && !subtypes.some((x) => listed(subtype, x))) return false;
  if (onlySubtype !== undefined && !(side.hero === undefined && subtypes.every((x) => listed(onlySubtype, x))))
    return false;
  return foeCards === undefined || side.cards.some((id) => fitsCard(env, id, foeCards));
}

export function fitsCard(env: Env, id: CardId, f: CardFilter): boolean {
  const card = env.s.cards[id];
  if (!card || (card.faceDown === true && f.faceDown !== true)) return false;
  const def = defOf(env.cat, card.def);
  // A card that became a Follower is one for its owner only (D Cards That Become Followers).
  const role =
    card.lent && card.hero === env.me ? 'follower' : card.magic && def.kind === 'object' ? 'magicObject' : def.kind;
  if (f.kind !== undefined && !listed(f.kind, role)) return false;
  if (f.object && !isObject(def)) return false;
  if (f.subtype !== undefined && !(def.kind === 'enemy' && listed(f.subtype, def.subtype))) return false;
  if (f.named !== undefined && !listed(f.named, nameOf(card.def))) return false;
  const { keyword } = f;
  if (keyword !== undefined && !(def.keywords ?? []).some((k) => listed(keyword, k))) return false;
  if (f.zone !== undefined && card.zone !== f.zone) return false;
  if (f.from !== undefined && !listed(f.from, card.home)) return false;
  if (f.faceUp && card.zone === 'hand') return false;
  if (f.fresh && (card.drawn !== env.s.turn.n || env.s.turn.met.includes(id))) return false;
  if (f.replaceable && !isReplaceable(env, card)) return false;
  if (f.lent && !card.lent) return false;
  if (f.belonging !== undefined && f.belonging !== (card.belonging === true)) return false;
  if (f.takeable && !isTakeable(env, card, def)) return false;
  if (f.self && env.card !== id) return false;
  if (f.in !== undefined && !isIn(env, card, f.in)) return false;
  if (
    f.belongsTo !== undefined &&
    !(def.keywords ?? []).some((k) => isCalled(env, spaceIdOf(env, f.belongsTo ?? 'here') ?? '', k))
  )
    return false;
  if (f.faceDown !== undefined && f.faceDown !== (card.faceDown === true)) return false;
  if (f.side !== undefined && f.side !== sideOf(env.cat, card)) return false;
  if (
    f.stands !== undefined &&
    !(card.zone === 'stands' && (f.stands === 'anySpace' || card.space === spaceIdOf(env, f.stands)))
  )
    return false;
  if (f.on !== undefined && !liesOn(env, card.on, f.on)) return false;
  if (f.inFight && !(currentFight(env.s)?.fight.theirs.cards.includes(id) ?? false)) return false;
  if (f.heldBy !== undefined && !heldBy(env, card.hero, f.heldBy)) return false;
  if (f.at !== undefined && !(card.zone === 'laid' && (f.at === 'anySpace' || card.space === spaceIdOf(env, f.at))))
    return false;
  if (f.not !== undefined && fitsCard(env, id, f.not)) return false;
  return (
    f.where === undefined ||
    holds({ ...env, it: { card: id, ...(card.hero === undefined ? {} : { hero: card.hero }) } }, f.where)
  );
}

function isIn(env: Env, card: Card, f: SpaceFilter): boolean {
  const space = card.space ?? (card.hero === undefined ? undefined : env.s.heroes[card.hero]?.space);
  return space !== undefined && fitsSpace(env, space, f);
}

function liesOn(env: Env, host: CardId | undefined, on: NonNullable<CardFilter['on']>): boolean {
  if (host === undefined) return false;
  return typeof on === 'string' || 'var' in on ? host === cardOf(env, on) : fitsCard(env, host, on);
}

function heldBy(env: Env, hero: HeroId | undefined, ref: NonNullable<CardFilter['heldBy']>): boolean {
  if (hero === undefined) return false;
  if (ref === 'anyone') return true;
  return ref === 'others' ? hero !== env.me : hero === heroOf(env, ref);
}

export function fitsHero(env: Env, id: HeroId, f: HeroFilter): boolean {
  const hero = heroAt(env.s, id);
  if (hero.dead) return false;
  if (f.who === 'others' && id === env.me) return false;
  if (f.at !== undefined && !fitsSpace(env, hero.space, f.at)) return false;
  if (f.alignment !== undefined && !listed(f.alignment, hero.alignment)) return false;
  if (f.sameRegionAs !== undefined) {
    const there = spaceIdOf(
      env,
      typeof f.sameRegionAs === 'object' && 'card' in f.sameRegionAs
        ? { spaceOfCard: f.sameRegionAs.card }
        : { spaceOf: f.sameRegionAs },
    );
    if (there === undefined || spaceOf(env.cat, there).region !== spaceOf(env.cat, hero.space).region) return false;
  }
  const { has } = f;
  if (has !== undefined && !hero.held.some((card) => fitsCard(env, card, has))) return false;
  return f.where === undefined || holds({ ...env, it: { hero: id } }, f.where);
}

export function fitsSpace(env: Env, id: DefId, f: SpaceFilter): boolean {
  const space = spaceOf(env.cat, id);
  const here = env.s.heroes[env.me]?.space;
  if (f.id !== undefined && !listed(f.id, id)) return false;
  if (f.named !== undefined && !isCalled(env, id, f.named)) return false;
  if (
    f.region !== undefined &&
    !(f.region === 'mine'
      ? here !== undefined && spaceOf(env.cat, here).region === space.region
      : listed(f.region, space.region))
  )
    return false;
  if (f.other && id === here) return false;
  if (f.here && id !== here) return false;
  if (f.empty && Object.values(env.s.heroes).some((h) => !h.dead && h.space === id)) return false;
  if (f.is !== undefined && id !== spaceIdOf(env, f.is)) return false;
  if (f.tokens !== undefined && !((env.s.board[id]?.tokens?.[f.tokens] ?? 0) > 0)) return false;
  if (f.covered !== undefined && f.covered !== (env.s.board[id]?.over ?? []).length > 0) return false;
  const { holds: held } = f;
  if (held !== undefined && !cardsAt(env.s, id).some((card) => fitsCard(env, card, held))) return false;
  if (f.not !== undefined && fitsSpace(env, id, f.not)) return false;
  if (f.sameRegionAs !== undefined) {
    const there = spaceIdOf(env, f.sameRegionAs);
    if (there === undefined || spaceOf(env.cat, there).region !== space.region) return false;
  }
  return !(f.adjacentAcrossRiver && !(here !== undefined && (spaceOf(env.cat, here).across ?? []).includes(id)));
}

/** Ids of everything that a selector finds, in the order in which it is to be offered. */
export function select(env: Env, selector: Selector): string[] {
  if ('heroes' in selector) {
    const { heroes, fewest } = selector;
    const found = heroesInOrder(env.s)
      .map((h) => h.id)
      .filter((id) => fitsHero(env, id, heroes));
    if (fewest === undefined) return found;
    const least = Math.min(...found.map((id) => env.cat.readers.statOf(env, id, fewest)));
    return found.filter((id) => env.cat.readers.statOf(env, id, fewest) === least);
  }
  if ('cards' in selector) {
    const found = possible(env, selector.cards).filter((id) => fitsCard(env, id, selector.cards));
    if (!selector.nearest) return found;
    const at = (id: CardId): DefId => env.s.cards[id]?.space ?? '';
    const near = env.cat.readers.nearest(env, found.map(at), selector.nearest);
    return found.filter((id) => near.includes(at(id)));
  }
  const found = env.cat.spaces.map((d) => d.id).filter((id) => fitsSpace(env, id, selector.spaces));
  return selector.nearest ? [...env.cat.readers.nearest(env, found, selector.nearest)] : found;
}

/** Whether a selector finds anything at all; it stops at the first. */
function exists(env: Env, selector: Selector): boolean {
  const narrowed = 'heroes' in selector ? selector.fewest : selector.nearest;
  if (narrowed !== undefined) return select(env, selector).length > 0;
  if ('heroes' in selector) return heroesInOrder(env.s).some((h) => fitsHero(env, h.id, selector.heroes));
  if ('cards' in selector) return possible(env, selector.cards).some((id) => fitsCard(env, id, selector.cards));
  return env.cat.spaces.some((d) => fitsSpace(env, d.id, selector.spaces));
}
