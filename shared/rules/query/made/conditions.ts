import { nameOf } from '../../../kernel/ids';
import { assertNever } from '../../../kernel/result';
import { reads, readsAll } from '../../state/stamp';
import type { Cond } from '../../vocab/select';
import { defOf, openCardOf } from '../catalogue';
import { activeHero, cardOf, currentFight, heroAt, heroOf, variable, type Env } from '../env';
import { boundTo, compare, fitsSource, listed, priced } from '../plain';
import { isSuch } from '../decks';
import { fightTest } from './fights';
import { made, ofCard, ofHero, ofOne, type Makers, type Test } from './made';
import { optionOf } from '../../options/option-of';

export function testOf(m: Makers, c: Cond): Test {
  if ('alignment' in c)
    return made(
      (env) => {
        const id = heroOf(env, c.of);
        if (id === undefined) return false;
        const hero = heroAt(env.s, id);
        return listed(c.alignment, c.printed ? openCardOf(env.cat, hero).alignment : hero.alignment);
      },
      ofOne(c.of, 'heroes'),
    );
  if ('is' in c) {
    const [a, op, b] = [m.amount(c.is[0]), c.is[1], m.amount(c.is[2])];
    return made((env) => compare(a.ask(env), op, b.ask(env)), a.hangsOn, b.hangsOn);
  }
  if ('has' in c) {
    const fits = m.card(c.has);
    return made(
      (env) => {
        const id = heroOf(env, c.who);
        return id !== undefined && heroAt(env.s, id).held.some((card) => fits.ask(env, card));
      },
      ofOne(c.who, 'heroes'),
      // What he holds is his own.
      c.who === undefined || c.who === 'me' ? fits.beyond : fits.hangsOn,
    );
  }
  if ('exists' in c) {
    const found = m.selector(c.exists);
    return made(found.some, found.hangsOn);
  }
  if ('at' in c) {
    const fits = m.space(c.at);
    return made(
      (env) => {
        const id = heroOf(env, c.who);
        return id !== undefined && fits.ask(env, heroAt(env.s, id).space);
      },
      ofOne(c.who, 'places'),
      fits.hangsOn,
    );
  }
  if ('status' in c) return made((env) => isIn(env, c), ofOne(c.who, 'heroes'));
  if ('card' in c) {
    const fits = m.card(c.fits);
    return made(
      (env) => {
        const id = cardOf(env, c.card);
        return id !== undefined && fits.ask(env, id);
      },
      ofCard(c.card),
      fits.hangsOn,
    );
  }
  if ('not' in c) {
    const no = m.cond(c.not);
    return made((env) => !no.ask(env), no.hangsOn);
  }
  if ('all' in c) {
    const all = c.all.map((one) => m.cond(one));
    return made((env) => all.every(({ ask }) => ask(env)), ...all.map(({ hangsOn }) => hangsOn));
  }
  if ('any' in c) {
    const any = c.any.map((one) => m.cond(one));
    return made((env) => any.some(({ ask }) => ask(env)), ...any.map(({ hangsOn }) => hangsOn));
  }
  return testOfMoment(m, c);
}

function isIn(env: Env, c: Extract<Cond, { status: unknown }>): boolean {
  const id = heroOf(env, c.who);
  if (id === undefined) return false;
  const hero = heroAt(env.s, id);
  if (c.status === 'losingTurn' && hero.missTurns > 0) return true;
  return c.status === 'toad' ? hero.toad !== undefined : hero.status[c.status] !== undefined;
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
function testOfMoment(m: Makers, c: OfMoment): Test {
  if ('known' in c) return made((env) => isKnown(env, c));
  if ('option' in c) return made((env) => optionOf(env.s.options, c.option) === c.equals);
  if ('alike' in c)
    return made(
      (env) => {
        const [one, other] = c.alike.map((ref) => heroOf(env, ref));
        if (one === undefined || other === undefined) return false;
        return heroAt(env.s, one).alignment === heroAt(env.s, other).alignment;
      },
      ofOne(c.alike[0], 'heroes'),
      ofOne(c.alike[1], 'heroes'),
    );
  if ('same' in c)
    return made((env) => heroOf(env, c.same[0]) === heroOf(env, c.same[1]), ofHero(c.same[0]), ofHero(c.same[1]));
  if ('turnOf' in c)
    return made((env) => heroOf(env, c.turnOf) === activeHero(env.s), ofHero(c.turnOf), reads('active', 'rest'));
  if ('may' in c) return made((env) => mayNow(env, c), readsAll);
  if ('fight' in c) {
    const fits = fightTest(m, c.fight);
    return made(
      (env) => {
        const fight = currentFight(env.s)?.fight;
        return fight !== undefined && fits.ask(env, fight);
      },
      fits.hangsOn,
      reads('fight'),
    );
  }
  if ('source' in c) return made((env) => fitsSource(env, env.eventSource ?? env.source, c.source));
  if ('eventIs' in c) return m.event(c.eventIs);
  if ('meeting' in c)
    return made(
      (env) => {
        const hero = env.s.heroes[env.me];
        return hero !== undefined && activeHero(env.s) === env.me && (env.s.turn.meeting ?? '') === c.meeting;
      },
      reads('active', 'rest', 'own'),
    );
  if ('turnIsOver' in c) return made((env) => env.s.turn.over, reads('turn'));
  if ('canBuy' in c) return made((env) => canBuy(env, c), readsAll);
  return testOfTable(c);
}

type OfTable = Extract<
  OfMoment,
  | { inUse: unknown }
  | { lasting: unknown }
  | { naturalMove: unknown }
  | { bound: unknown }
  | { form: unknown }
  | { onTop: unknown }
>;

function testOfTable(c: OfTable): Test {
  if ('inUse' in c) return made((env) => isInUse(env, c), ofCard(c.inUse), reads('fight'));
  if ('lasting' in c)
    return made((env) => env.card !== undefined && env.s.mods.some((one) => one.card === env.card), reads('lasting'));
  if ('naturalMove' in c)
    return made((env) => {
      const [only, ...more] = env.s.turn.natural;
      return only !== undefined && more.length === 0 && c.naturalMove.includes(only);
    }, reads('turn'));
  if ('bound' in c)
    return made(
      (env) => {
        const id = heroOf(env, c.of);
        return id !== undefined && boundTo(heroAt(env.s, id)) === c.bound;
      },
      ofOne(c.of, 'heroes'),
    );
  if ('form' in c)
    return made(
      (env) => {
        const id = heroOf(env, c.of);
        const form = id === undefined ? undefined : heroAt(env.s, id).form;
        return form !== undefined && (c.from === undefined || env.cat.defs.get(form)?.deck === c.from);
      },
      ofOne(c.of, 'heroes'),
    );
  if ('onTop' in c) return made((env) => isOnTop(env, c), readsAll);
  return assertNever(c);
}

function isOnTop(env: Env, c: Extract<Cond, { onTop: unknown }>): boolean {
  const { castBy, ...fits } = c.fits;
  const deck = env.s.decks[env.cat.readers.deckMeant(env, env.me, c.onTop, env.source)];
  const top = (c.discards ? deck?.discard : deck?.draw)?.at(-1);
  if (top === undefined || !isSuch(defOf(env.cat, top), fits)) return false;
  const caster = castBy === undefined ? undefined : heroOf(env, castBy);
  return castBy === undefined || (caster !== undefined && heroAt(env.s, caster).cast?.includes(top) === true);
}

function isKnown(env: Env, c: Extract<Cond, { known: unknown }>): boolean {
  const value = variable(env, c.known);
  return c.equals === undefined
    ? value !== undefined && !(Array.isArray(value) && value.length === 0)
    : value === c.equals;
}

function mayNow(env: Env, c: Extract<Cond, { may: unknown }>): boolean {
  const id = heroOf(env, c.who);
  // R4 CHANGING ALIGNMENT: no more than once in a turn.
  if (c.may === 'changeAlignment' && id !== undefined && env.s.turn.aligned.includes(id)) return false;
  if (c.may === 'move' && id !== undefined && !env.cat.readers.canMove(env, id)) return false;
  // Of one who is looked at: whether it may be done to him.
  const target = env.it?.hero === id ? undefined : env.it?.hero;
  return (
    id !== undefined &&
    env.cat.readers.permits(env, id, c.may, {
      ...(target === undefined ? {} : { target }),
      scope: env.scope,
      event: env.event,
      eventSource: env.eventSource,
      card: c.byCard ? cardOf(env, c.byCard) : undefined,
    }).ok
  );
}

function canBuy(env: Env, c: Extract<Cond, { canBuy: unknown }>): boolean {
  const { gold } = heroAt(env.s, env.me);
  const stock = env.s.decks[c.from]?.draw ?? [];
  const by = env.cat.readers.statOf(env, env.me, 'prices');
  const more = env.cat.readers.statOf(env, env.me, 'costs');
  return c.canBuy.some(
    ({ named, price }) =>
      priced(priced(price, by), more) <= gold &&
      stock.some((def) => nameOf(def) === named && env.cat.readers.mayHave(env, env.me, defOf(env.cat, def)).ok),
  );
}

function isInUse(env: Env, c: Extract<Cond, { inUse: unknown }>): boolean {
  const id = cardOf(env, c.inUse);
  const fight = currentFight(env.s)?.fight;
  // A Weapon that helps whoever fights in his place is in nobody's hand.
  return (
    id !== undefined &&
    fight !== undefined &&
    [fight.mine, fight.theirs].some(
      ({ champion, weapons, armour }) =>
        champion === undefined && (weapons?.includes(id) === true || armour?.includes(id) === true),
    )
  );
}
