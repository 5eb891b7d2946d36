import type { CardId, HeroId } from '../../../kernel/ids';
import { nameOf } from '../../../kernel/ids';
import { reads, readsAll, type Reads } from '../../state/stamp';
import type { Card } from '../../state/state';
import type { Def } from '../../vocab/definition';
import type { CardFilter } from '../../vocab/select';
import { hasKeyword, isAimed, isGear, isObject, isObjectCard, kindOfCard, sideOf } from '../catalogue';
import { look } from '../effort';
import { cardOf, cardsNamed, currentFight, heroOf, isStruck, read, spaceIdOf, type Env } from '../env';
import { isCalled, isEvadable, isFireproof, isForbidden, isReplaceable, isTakeable, listed } from '../plain';
import { defNow, homeNow } from '../now';
import { fightersOf } from '../joined';
import { made, ofCard, ofHero, ofSpace, type CardTest, type Makers } from './made';

type One = (env: Env, card: Card, id: CardId) => boolean;
type Printed = (env: Env, def: Def, card: Card) => boolean;

/** The tests that a filter is made of, in the order of what they cost, and what they hang on. */
class Tests {
  readonly all: One[] = [];
  #beyond: Reads = 0;

  get beyond(): Reads {
    return this.#beyond;
  }

  hangs(on: Reads): void {
    this.#beyond |= on;
  }

  /** A filter of which a field is left out asks nothing about it. */
  add<V>(value: V | undefined, make: (value: V) => One, ...hangsOn: readonly Reads[]): void {
    if (value === undefined) return;
    this.all.push(make(value));
    for (const one of hangsOn) this.#beyond |= one;
  }

  /** About what is printed on it. */
  print<V>(value: V | undefined, make: (value: V) => Printed, ...hangsOn: readonly Reads[]): void {
    this.add(
      value,
      (v) => {
        const fits = make(v);
        return (env, card) => fits(env, defNow(env, card), card);
      },
      ...hangsOn,
    );
  }
}

/** The card that an event is about, as it was before it left play. */
function goneOf({ event }: Env, id: CardId): Card | undefined {
  const about = read(event);
  return about?.card === id ? about.gone : undefined;
}

export function cardTest(m: Makers, f: CardFilter): CardTest {
  const tests = new Tests();
  ofPlace(tests, f);
  ofPrint(tests, f);
  ofTurn(tests, f);
  ofOthers(tests, m, f);
  const { all } = tests;
  const faceDown = f.faceDown === true;
  const ask = (env: Env, id: CardId): boolean => {
    look();
    const card = env.s.cards[id] ?? goneOf(env, id) ?? (env.ware?.id === id ? env.ware : undefined);
    if (!card || (card.faceDown === true && !faceDown)) return false;
    for (const test of all) if (!test(env, card, id)) return false;
    return true;
  };
  const { beyond } = tests;
  return { ...made(ask, reads('cards'), beyond), beyond };
}

/** Where it lies, and how. */
function ofPlace(t: Tests, f: CardFilter): void {
  t.add(f.zone, (zone) => (_, card) => card.zone === zone);
  t.add(f.self, () => (env, _, id) => env.card === id);
  t.add(f.is, (ref) => (env, _, id) => cardsNamed(env, ref).includes(id), ofCard(f.is));
  t.add(f.heldBy, (ref) => (env, card) => heldBy(env, card.hero, ref), typeof f.heldBy === 'object' ? readsAll : 0);
  if (f.heldBy === 'active' || f.heldBy === 'opponent') t.hangs(ofHero(f.heldBy));
  t.add(
    f.at,
    (at) => (env, card) => card.zone === 'laid' && (at === 'anySpace' || card.space === spaceIdOf(env, at)),
    f.at === undefined || f.at === 'anySpace' ? 0 : ofSpace(f.at),
  );
  t.add(
    f.stands,
    (at) => (env, card) => card.zone === 'stands' && (at === 'anySpace' || card.space === spaceIdOf(env, at)),
    f.stands === undefined || f.stands === 'anySpace' ? 0 : ofSpace(f.stands),
  );
  t.add(f.from, (from) => (env, card) => isFrom(env, card, from));
  t.add(f.faceUp, () => (_, card) => card.zone !== 'hand');
  t.add(f.faceDown, (down) => (_, card) => down === (card.faceDown === true));
  t.add(f.lent, () => (_, card) => card.lent === true);
  t.add(f.belonging, (away) => (_, card) => away === (card.belonging === true));
  t.add(f.side, (side) => (env, card) => side === sideOf(env.cat, card));
}

/** What it is. */
function ofPrint(t: Tests, f: CardFilter): void {
  t.add(f.named, (named) => (_, card) => listed(named, nameOf(card.def)));
  t.add(f.titled, (word) => (_, card) => nameOf(card.def).includes(word));
  t.print(f.kind, (kind) => (env, def, card) => {
    const role = roleOf(env, card, def);
    return role !== undefined && listed(kind, role);
  });
  t.print(f.object, () => (_, def, card) => isObjectCard(def, card));
  t.print(f.forbidden, (alignment) => (_, def) => isForbidden(def, alignment));
  t.print(f.aimed, () => (_, def) => isAimed(def));
  t.print(f.likeFoe, () => (env, def) => foesOf(env).some((foe) => numberOn(foe) === numberOn(def)), reads('fight'));
  t.print(f.class, (what) => (_, def, card) => isGear(def, card, what));
  t.print(f.subtype, (subtype) => (_, def) => def.kind === 'enemy' && listed(subtype, def.subtype));
  t.print(f.keyword, (keyword) => (_, def, card) => hasKeyword(def, card, keyword));
  t.print(
    f.belongsTo,
    (at) => (env, def) => (def.keywords ?? []).some((k) => isCalled(env, spaceIdOf(env, at) ?? '', k)),
    f.belongsTo === undefined ? 0 : ofSpace(f.belongsTo) | reads('board'),
  );
}

/** What was done with it in this turn, and what may be done. */
function ofTurn(t: Tests, f: CardFilter): void {
  t.add(f.fresh, () => (env, card, id) => card.drawn === env.s.turn.n && !env.s.turn.met.includes(id), reads('turn'));
  t.add(f.inFight, () => (env, _, id) => fighting(env).includes(id), reads('fight'));
  t.add(f.struck, (is) => (env, _, id) => is === isStruck(env, id), reads('rest'));
  t.add(f.replaceable, () => (env, card) => isReplaceable(env, card), readsAll);
  t.add(f.evadable, () => (env, card) => isEvadable(env, card), readsAll);
  t.add(f.fireproof, (is) => (env, card) => is === isFireproof(env, card), readsAll);
  t.print(f.takeable, () => (env, def, card) => isTakeable(env, card, def), readsAll);
}

/** What other tests say of it, of its place or of what it lies on. */
function ofOthers(t: Tests, m: Makers, f: CardFilter): void {
  const where = f.in === undefined ? undefined : m.space(f.in);
  t.add(
    where,
    (space) => (env, card) => {
      const at = card.space ?? (card.hero === undefined ? undefined : env.s.heroes[card.hero]?.space);
      return at !== undefined && space.ask(env, at);
    },
    reads('places'),
    where?.hangsOn ?? 0,
  );
  const { on } = f;
  if (on !== undefined) {
    if (typeof on === 'string' || 'var' in on)
      t.add(on, (ref) => (env, card) => card.on !== undefined && card.on === cardOf(env, ref), ofCard(on));
    else {
      const host = m.card(on);
      t.add(
        host,
        ({ ask }) =>
          (env, card) =>
            card.on !== undefined && ask(env, card.on),
        host.hangsOn,
      );
    }
  }
  const no = f.not === undefined ? undefined : m.card(f.not);
  t.add(
    no,
    ({ ask }) =>
      (env, _, id) =>
        !ask(env, id),
    no?.beyond ?? 0,
  );
  const such = f.where === undefined ? undefined : m.cond(f.where);
  t.add(
    such,
    ({ ask }) =>
      (env, card, id) =>
        ask({ ...env, it: { card: id, ...(card.hero === undefined ? {} : { hero: card.hero }) } }),
    such?.hangsOn ?? 0,
  );
}

const fighting = (env: Env): readonly CardId[] => {
  const fight = currentFight(env.s)?.fight;
  return fight === undefined ? [] : fightersOf(fight.theirs);
};
const foesOf = (env: Env): readonly Def[] =>
  (currentFight(env.s)?.fight.theirs.cards ?? []).map((id) => defNow(env, env.s.cards[id] ?? { def: '' }));
const numberOn = (def: Def): number | undefined => ('encounter' in def ? def.encounter : undefined);

/** Cards of a Region's own deck are Adventure cards as well (D FAQ Destruction Q2). */
const isFrom = (env: Env, card: Card, from: NonNullable<CardFilter['from']>): boolean => {
  const home = homeNow(env, card);
  return listed(from, home) || (env.cat.regionDecks.has(home) && listed(from, 'adventure'));
};

/**
 * A card that became a Follower is one for its owner only (D Cards That Become Followers); an Object is none any more.
 */
const roleOf = (env: Env, card: Card, def: Def): Def['kind'] | undefined => {
  if (!card.lent) return kindOfCard(def, card);
  if (card.hero === env.me) return 'follower';
  return isObject(def) ? undefined : def.kind;
};

function heldBy(env: Env, hero: HeroId | undefined, ref: NonNullable<CardFilter['heldBy']>): boolean {
  if (hero === undefined) return false;
  if (ref === 'anyone') return true;
  return ref === 'others' ? hero !== env.me : hero === heroOf(env, ref);
}
