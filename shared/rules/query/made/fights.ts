import type { CardId } from '../../../kernel/ids';
import { reads, readsAll } from '../../state/stamp';
import type { Fight } from '../../state/state';
import type { AnyEvent } from '../../state/event';
import type { AnyFilter } from '../../vocab/event';
import type { FightFilter } from '../../vocab/select';
import { countingOf, fightersOf, headsOf } from '../joined';
import { heroOf, isStruck, read, type Env } from '../env';
import { compare, isEvadable, listed, subtypeOf } from '../plain';
import { naturalOf } from '../rolls';
import { made, type Made, type Makers, type Test } from './made';

type FightTest = Made<(env: Env, fight: Fight) => boolean>;

/** About the fight that is going on, from the side of who asks. */
export function fightTest(m: Makers, f: FightFilter): FightTest {
  const { subtype, onlySubtype } = f;
  const foeCards = f.foeCards === undefined ? undefined : m.card(f.foeCards);
  return made(
    (env, fight) => {
      const whose = f.of === undefined ? env.me : heroOf(env, f.of);
      const side = fight.hero === whose ? fight.theirs : fight.theirs.hero === whose ? fight.mine : undefined;
      if (!side) return false;
      if (f.kind && fight.kind !== f.kind) return false;
      if (f.role && (fight.attacker === whose ? 'attacker' : 'defender') !== f.role) return false;
      if (f.foe && (side.hero ? 'character' : 'creature') !== f.foe) return false;
      if (f.foes && (side.hero === undefined && headsOf(side) > 1 ? 'several' : 'one') !== f.foes) return false;
      if (subtype !== undefined || onlySubtype !== undefined) {
        const cards = side.subtype === undefined ? side.cards : countingOf({ ...side, fixed: true });
        const own = cards.map((id) => subtypeOf(env, id));
        const all = own.length > 0 && side.subtype === undefined ? own : [side.subtype ?? '', ...own];
        if (subtype !== undefined && !all.some((x) => listed(subtype, x))) return false;
        if (onlySubtype !== undefined && !(side.hero === undefined && all.every((x) => listed(onlySubtype, x))))
          return false;
      }
      if (f.evadable !== undefined && f.evadable !== isEvadableIn(env, fight, side.cards)) return false;
      return foeCards === undefined || fightersOf(side).some((id) => foeCards.ask(env, id));
    },
    f.evadable !== undefined ? readsAll : reads('fight', 'cards'),
    foeCards?.hangsOn ?? 0,
  );
}

/** What makes a creature on no card be fought says whether it can be evaded. */
const isEvadableIn = (env: Env, fight: Fight, cards: readonly CardId[]): boolean =>
  cards.length === 0
    ? fight.evadable
    : cards.some((id) => {
        const card = env.s.cards[id];
        return card !== undefined && isEvadable(env, card);
      });

type EventTest = (e: AnyEvent) => boolean;
const isOne =
  <T>(asked: T | readonly T[] | undefined, of: (e: AnyEvent) => T | undefined): EventTest =>
  (e) => {
    const has = of(e);
    return asked === undefined || (has !== undefined && listed(asked, has));
  };

/** What is asked of the event itself, and of no card and no space. */
function plainTests(f: AnyFilter): readonly EventTest[] {
  const { natural, sinceFate } = f;
  const of: { readonly [F in Exclude<keyof AnyFilter, 'card' | 'to' | 'aimed'>]-?: EventTest } = {
    on: isOne(f.on, (e) => e.kind),
    what: isOne(f.what, (e) => e.what),
    cause: isOne(f.cause, (e) => e.cause),
    fight: isOne(f.fight, (e) => e.fight),
    foe: isOne(f.foe, (e) => e.foe),
    for: isOne(f.for, (e) => e.for),
    how: isOne(f.how, (e) => e.how),
    paidFor: isOne(f.paidFor, (e) => e.paidFor),
    fateSide: isOne(f.fateSide, (e) => e.fateSide),
    again: isOne(f.again, (e) => e.again),
    spell: isOne(f.spell, (e) => e.spell),
    side: isOne(f.side, (e) => e.side),
    deck: isOne(f.deck, (e) => e.deck),
    outcome: isOne(f.outcome, (e) => e.outcome),
    leaving: isOne(f.leaving, (e) => e.leaving),
    alignment: isOne(f.alignment, (e) => e.alignment),
    status: isOne(f.status, (e) => e.status),
    whom: isOne(f.whom, (e) => e.whom),
    tokens: isOne(f.tokens, (e) => e.tokens),
    put: (e) => e.put === f.put,
    missed: (e) => e.missed === true,
    reward: (e) => e.reward === true,
    killed: (e) => e.killed === true,
    destroyed: (e) => e.destroyed === true,
    discarded: (e) => e.discarded !== undefined,
    doubles: (e) => e.dice?.length === 2 && e.dice[0] === e.dice[1],
    attack: (e) => e.into !== undefined && 'side' in e.into,
    sinceFate: (e) =>
      e.fated !== undefined && sinceFate !== undefined && compare(e.fated.since, sinceFate, e.fated.before),
    fateShows: (e) => e.fated !== undefined && f.fateShows?.includes(e.fated.since) === true,
    shows: (e) => e.dice?.some((n) => f.shows?.includes(n)) === true,
    natural: (e) => natural?.includes(naturalOf(e)) ?? true,
  };
  return Object.entries(of).flatMap(([field, test]) => (field in f ? [test] : []));
}

/** About the event that is answered; `f` asks only what events of its kind have. */
export function eventTest(m: Makers, f: AnyFilter): Test {
  const tests = plainTests(f);
  const card = f.card === undefined ? undefined : m.card(f.card);
  const to = f.to === undefined ? undefined : m.space(f.to);
  return made(
    (env) => {
      const e = read(env.event);
      if (!e || !tests.every((test) => test(e))) return false;
      // Of several that were drawn one is enough.
      const about = e.card === undefined ? (e.cards ?? []) : [e.card];
      if (card !== undefined && !about.some((id) => card.ask(env, id))) return false;
      if (f.aimed && !(f.aimed === 'his' ? isStruck(env, env.me, true) : isAimed(env))) return false;
      return to === undefined || (e.space !== undefined && to.ask(env, e.space));
    },
    card?.hangsOn ?? 0,
    to?.hangsOn ?? 0,
  );
}

const isAimed = (env: Env): boolean => Object.keys(env.s.heroes).some((id) => isStruck(env, id));
