// Windows (prevent, replace), what lasts, spells, and the end of the game.
import { msg } from '../../../kernel/ids';
import type { DefId, HeroId, Msg } from '../../../kernel/ids';
import type { Json } from '../../../kernel/json';
import { defOfCard } from '../../query/cards';
import { spaceOf } from '../../query/catalogue';
import { amount, select } from '../../query/eval';
import { throwerOf } from '../../query/fight';
import { chosenOf, comesTo } from '../../query/rolls';
import { cardOf, currentFight, heroAt, heroesInOrder, heroOf, variable } from '../../query/env';
import type { EventOf } from '../../state/event';
import type { Until } from '../../state/state';
import type { Ability, Static } from '../../vocab/ability';
import { freeIn } from '../../vocab/free';
import type { Duration } from '../../vocab/words';
import type { Run } from '../rulebook';
import { byOf, type OpsOf } from './types';
import { chapterOf } from '../follow';
import { enter, into } from '../into';
import type { EffectOf } from '../../vocab/effect';

export function untilOf(run: Run, hero: HeroId, duration: Duration): Until {
  const { s } = run.env;
  switch (duration) {
    case 'game':
      return { t: 'game' };
    case 'turn':
      return { t: 'turn', turn: s.turn.n };
    case 'fight': {
      const fight = currentFight(s);
      return fight ? { t: 'fight', frame: fight.frame } : { t: 'turn', turn: s.turn.n };
    }
    case 'inPlay':
      return { t: 'card' };
    case 'encounter':
      return { t: 'encounter' };
    case 'meeting':
      return { t: 'meeting' };
    case 'nextMove':
      return { t: 'nextMove', hero };
    case 'round':
      return { t: 'round', round: s.round + 1 };
    case 'myNextTurn':
      return { t: 'turnStart', hero: run.frame.me };
    default:
      if ('rounds' in duration) return { t: 'round', round: s.round + duration.rounds, seat: s.active };
      if ('nextMoveOf' in duration) return { t: 'nextMove', hero: heroOf(run.env, duration.nextMoveOf) ?? hero };
      if ('turns' in duration) return { t: 'turn', turn: s.turn.n + duration.turns };
      return { t: 'status', hero, status: duration.whileStatus };
  }
}

/** What the variables mean now that a lasting effect will speak of; it keeps them as they are when it begins. */
const meantBy = (run: Run, effect: Ability | readonly Static[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    freeIn(effect as unknown as Json).flatMap((name) => {
      const value = variable(run.env, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** Who throws those dice again. */
function throwerAgain(run: Run, e: EventOf<'rolled'>): ReturnType<typeof throwerOf> {
  const { fight } = ('side' in e.into ? currentFight(run.env.s) : undefined) ?? {};
  if (fight === undefined || !('side' in e.into)) return { hero: e.hero };
  return throwerOf(run.env, fight[e.into.side], run.env.eventSource ?? run.frame.source);
}

/** He has said which of them he keeps. */
const isOwnChoice = (run: Run, { into }: EventOf<'rolled'>): boolean =>
  'side' in into && currentFight(run.env.s)?.fight[into.side].keep === 'choice';

/** What dice come to show; a total is shown as high as the first of them go. */
function shownBy(run: Run, e: EffectOf<'showDice'>, dice: readonly number[]): number[] {
  if ('all' in e) return dice.map(() => e.all);
  if ('one' in e) return [amount(run.env, e.one), ...dice.slice(1)];
  if ('lowest' in e) {
    const lowest = dice.indexOf(Math.min(...dice));
    return dice.map((n, i) => (i === lowest ? e.lowest : n));
  }
  let left = amount(run.env, e.total);
  return dice.map((_, i) => {
    const shows = Math.max(1, Math.min(6, left - (dice.length - 1 - i)));
    left -= shows;
    return shows;
  });
}

const says = (run: Run, hero: HeroId, said: Msg): void =>
  run.tx.log({ t: 'said', source: run.frame.source, hero, msg: said });

export const lastingOps: OpsOf<
  | 'prevent'
  | 'replaceAmount'
  | 'adjustRoll'
  | 'rollAgain'
  | 'reflect'
  | 'strikeToo'
  | 'slide'
  | 'chooseDie'
  | 'keepDie'
  | 'showDice'
  | 'modify'
  | 'grant'
  | 'endMods'
  | 'cast'
  | 'win'
  | 'outOfGame'
  | 'kill'
  | 'say'
> = {
  prevent: (run, e) => {
    if (run.frame.event === undefined) return;
    const { event } = run.env;
    const most = e.most === undefined ? undefined : amount(run.env, e.most);
    if (most !== undefined && event !== undefined && 'n' in event && event.n > most)
      run.tx.changeEvent(run.frame.event, { ...event, n: event.n - most });
    else run.tx.preventEvent(run.frame.event);
  },
  replaceAmount: (run, e) => {
    const { event } = run.env;
    if (run.frame.event !== undefined && event !== undefined && 'n' in event)
      run.tx.changeEvent(run.frame.event, { ...event, n: Math.max(0, event.n + amount(run.env, e.by)) });
  },
  keepDie: (run) => {
    const { event } = run.env;
    if (event?.kind !== 'lose' || event.kept === undefined || !run.env.s.scopes[event.kept.scope]) return;
    run.tx.bind(event.kept.scope, event.kept.as, true);
  },
  adjustRoll: (run, e) => {
    const { event } = run.env;
    if (run.frame.event === undefined || event?.kind !== 'rolled') return;
    run.tx.changeEvent(run.frame.event, { ...event, n: event.n + amount(run.env, e.by) });
  },
  showDice: (run, e) => {
    const { event } = run.env;
    if (run.frame.event === undefined) return;
    if (event?.kind === 'rolling')
      run.tx.changeEvent(run.frame.event, {
        ...event,
        // The others are thrown.
        shows: shownBy(run, e, Array<number>('one' in e ? 1 : event.n).fill(1)),
      });
    if (event?.kind === 'rolled') {
      const dice = shownBy(run, e, event.dice);
      // What was added to them still is.
      const n = event.n + comesTo({ ...event, dice }) - comesTo(event);
      run.tx.changeEvent(run.frame.event, { ...event, dice, n });
    }
  },
  reflect: (run) => {
    const e = run.env.event;
    if (e?.kind !== 'cast') return;
    for (const [name, value] of Object.entries(run.env.s.scopes[e.scope] ?? {}))
      if (typeof value === 'string' && run.env.s.heroes[value as HeroId] !== undefined)
        run.tx.bind(e.scope, name, e.hero);
    // The Command Spell is on no card and names nobody: it strikes him in place of all others.
    if (e.card === undefined) run.tx.bind(e.scope, 'struck', e.hero);
  },
  strikeToo: (run, { who }) => {
    const e = run.env.event;
    if (e?.kind !== 'cast' || e.card === undefined) return;
    const spell = defOfCard(run.env, e.card);
    if (spell.kind !== 'spell') return;
    const values = Object.entries(run.env.s.scopes[e.scope] ?? {});
    const isHero = (value: Json): boolean =>
      typeof value === 'string' && run.env.s.heroes[value as HeroId] !== undefined;
    for (const hero of [variable(run.env, who.var) ?? []].flat()) {
      const scope = run.tx.openScope();
      for (const [name, value] of values) run.tx.bind(scope, name, isHero(value) ? hero : value);
      run.tx.pushProgram({ me: e.hero, source: spell.id, card: e.card }, scope, spell.effect);
    }
  },
  slide: (run, { n }) => {
    const e = run.env.event;
    if (run.frame.event === undefined || e?.kind !== 'moved') return;
    const path = [heroAt(run.env.s, e.hero).space, ...e.path];
    const links = (at: DefId) => spaceOf(run.book, at).links;
    const way = links(path.at(-2) ?? e.space).find(({ to }) => to === e.space)?.way;
    let at = e.space;
    for (let left = amount(run.env, n); left > 0; left--) {
      const on = links(at).find((link) => link.way === way)?.to;
      if (on === undefined) break;
      at = on;
      path.push(on);
    }
    run.tx.changeEvent(run.frame.event, { ...e, space: at, path: path.slice(1) });
  },
  rollAgain: (run) => {
    const e = run.env.event;
    if (run.frame.event === undefined || e?.kind !== 'rolled') return;
    const dice = run.tx.roll(run.frame.source, e.dice.length, e.for, {
      ...throwerAgain(run, e),
      one: (e.for === 'attack' || e.for === 'creature') && e.keep !== 'all',
    });
    // What he chose of them is thrown again with them: of two others the higher counts.
    const { keep, ...rest } = e;
    const again = { ...rest, dice, ...(keep === undefined || isOwnChoice(run, e) ? {} : { keep }) };
    run.tx.changeEvent(run.frame.event, { ...again, n: comesTo(again) });
  },
  chooseDie: (run, e) => {
    const { event } = run.env;
    if (run.frame.event === undefined || event?.kind !== 'rolled') return;
    const kept = chosenOf(event.dice, e.keep);
    run.tx.changeEvent(run.frame.event, { ...event, n: kept, dice: [kept] });
    // The roll has been told with all its dice.
    if (event.dice.length > 1) says(run, event.hero, msg('said.dieCounts', { def: run.frame.source, n: kept }));
  },
  modify: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero !== undefined)
      run.tx.addMod(
        run.frame.source,
        hero,
        { id: 'lasting', static: e.mods },
        untilOf(run, hero, e.until),
        run.frame.card,
        meantBy(run, e.mods),
      );
  },
  grant: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero !== undefined)
      run.tx.addMod(
        run.frame.source,
        hero,
        e.ability,
        untilOf(run, hero, e.until),
        run.frame.card,
        meantBy(run, e.ability),
      );
  },
  endMods: (run, e) => {
    const card = cardOf(run.env, e.of);
    if (card !== undefined) run.tx.endMods((mod) => mod.card === card);
  },
  cast: (run, e) => {
    const card = cardOf(run.env, e.card);
    if (card === undefined) return;
    const on = e.on === undefined ? undefined : heroOf(run.env, e.on);
    const all = heroesInOrder(run.env.s);
    const next = all[(all.findIndex(({ id }) => id === on) + 1) % all.length];
    if (on === undefined || next === undefined)
      into(run, 'casting', { $card: card, ...(e.burns ? { $burns: true } : {}) });
    else
      run.tx.pushProgram({ me: next.id, source: run.frame.source, card }, run.tx.openScope(), [
        chapterOf('casting', { $card: card, $on: on }),
      ]);
  },
  win: (run, e) => {
    const winners = 'all' in e ? select(run.env, { heroes: e.all }) : [heroOf(run.env, e.who)];
    const seats = run.env.s.order.filter((seat) =>
      winners.some((hero) => hero !== undefined && hero === run.env.s.seats[seat]?.hero),
    );
    if (seats.length > 0) run.tx.end(seats, 'ending');
  },
  // Whoever leaves the game leaves what he had where he stood, as one who gives up does.
  outOfGame: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined || heroAt(run.env.s, hero).dead) return;
    run.tx.seatOut(heroAt(run.env.s, hero).seat);
    enter(run.tx, { me: hero, source: 'rules' }, 'death');
  },
  // Nobody has won a fight, so nobody has the pick of what the dead one leaves (R4 LOSING ALL LIVES).
  kill: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero !== undefined) run.tx.propose(byOf(run), { kind: 'heroKilled', hero }, run.frame.id);
  },
  say: (run, e) => {
    says(run, run.frame.me, msg(e.msg, e.args));
  },
};
