// The turn: whose it is, lost turns, trophies, the end of what lasts.
import { msg, type CardId, type SeatId } from '../../kernel/ids';
import { heroAt, heroesInOrder } from '../query/env';
import { permits, trophyCostOf } from '../query/stats';
import { totalsOf } from '../query/totals';
import { exchangeable, keptBack, offerOf, pointsOf, trophiesOf } from '../query/trophies';
import { choicesOf } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { arriveInGame } from '../join/arrive';
import { mayWin } from '../death/may-win';
import { optionOf } from '../options/option-of';
import { enter } from '../engine/into';
import { follow } from '../engine/follow';
import { move, putOf } from '../engine/moves';
import { endEncounterMods, endMods } from './lasting';
import { vars } from './vars';
import { announce } from '../engine/windows';

/** Seats still in the game, in order. */
const playing = (run: Run): SeatId[] => run.env.s.order.filter((id) => !run.env.s.seats[id]?.out);

/** Whether the turn comes round to whoever began the game, or past his place where he is out. */
function comesRound(run: Run, next: SeatId): boolean {
  const { order, active, beginner = order[0] ?? active, turn } = run.env.s;
  const from = turn.after ?? active;
  /** How many places on, at least one. */
  const places = (to: SeatId): number =>
    ((order.indexOf(to) - order.indexOf(from) + order.length - 1) % order.length) + 1;
  return places(next) >= places(beginner);
}

/** Whoever has turns left over besides his own, and may have them. */
function seatOfMore({ env }: Run): SeatId | undefined {
  const { active, seats, turn } = env.s;
  const seat = turn.extraFor ?? active;
  const hero = seats[seat]?.hero;
  if (turn.n === 0 || turn.extra <= 0 || hero === undefined) return undefined;
  return permits(env, hero, 'haveExtraTurns').ok ? seat : undefined;
}

/**
 * The seat after the one whose turn it was; the same one while it has turns left over (Temporal Warp). A turn that
 * somebody has besides, between the turns of two others (Time Steal), is not his own: the order goes on where it was.
 */
function nextSeat(run: Run): SeatId | undefined {
  const { s } = run.env;
  const seats = playing(run);
  const more = seatOfMore(run);
  if (more !== undefined) return more;
  if (s.turn.n === 0) return seats.includes(s.active) ? s.active : seats[0];
  const at = s.order.indexOf(s.turn.after ?? s.active);
  return [...s.order.slice(at + 1), ...s.order.slice(0, at + 1)].find((id) => seats.includes(id));
}

/**
 * R4 SUDDEN DEATH, the other way to play it: after so many rounds, or when the round in which the time ran out is over,
 * the highest total wins. Equal totals win together.
 */
function timeIsUp(run: Run): boolean {
  const { s } = run.env;
  const limit = optionOf(s.options, 'timeLimit');
  const lastRound = typeof limit === 'number' && limit > 0 && s.round >= limit;
  if (!lastRound && !s.timeUp) return false;
  const totals = totalsOf(run.env);
  const most = Math.max(...totals.map((t) => t.n));
  run.tx.end(
    totals.filter((t) => t.n === most).map((t) => t.seat),
    'timeLimit',
  );
  return true;
}

/** An empty stack means that a turn has ended: whose is the next one. */
export function nextTurn(run: Run): void {
  const seat = nextSeat(run);
  if (seat === undefined) {
    run.tx.end([], 'nobody');
    return;
  }
  const { s } = run.env;
  const [last, ...others] = s.order.filter((id) => !s.seats[id]?.out);
  if (last !== undefined && others.length === 0 && s.order.length > 1 && mayWin(run, last)) {
    run.tx.end([last], 'last');
    return;
  }
  const again = seat === seatOfMore(run);
  if (!again && s.turn.n > 0 && comesRound(run, seat) && s.opened !== s.turn.n) {
    // Everyone has had his turn: what comes at the end of a round comes before the next one.
    if (s.closed !== s.round) {
      run.tx.closeRound();
      const [one] = heroesInOrder(run.env.s);
      if (one) run.tx.propose({ me: one.id, source: 'rules' }, { kind: 'roundEnded', hero: one.id, n: s.round });
      return;
    }
    if (timeIsUp(run)) return;
    run.tx.nextRound();
  }
  if (run.env.s.seats[seat]?.hero === undefined) arriveInGame(run, seat);
  const hero = run.env.s.seats[seat]?.hero;
  // He chooses his new character first, who does what his card says of the beginning.
  if (run.tx.top()) return;
  if (hero === undefined) {
    run.tx.seatOut(seat);
    run.tx.beginTurn(seat, 0, false);
    return;
  }
  run.tx.beginTurn(seat, heroAt(run.env.s, hero).hand.length, again);
  run.tx.log({ t: 'turn', seat, hero, round: run.env.s.round });
  enter(run.tx, { me: hero, source: 'rules' }, 'turn');
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'turn/begin': undefined;
    readonly 'turn/missed': undefined;
    readonly 'turn/end': undefined;
    readonly 'turn/done': undefined;
    readonly 'turn/trophies': undefined;
    readonly 'turn/offerTrophies': 'strength' | 'craft';
    readonly 'turn/tradeTrophies': 'strength' | 'craft';
  }
}

export const turnSteps: StepsOf<'turn'> = {
  'turn/begin': (run) => {
    const { me } = run.frame;
    const { s } = run.env;
    endMods(
      run,
      (mod) =>
        (mod.until.t === 'turnStart' && mod.until.hero === me) ||
        (mod.until.t === 'round' &&
          (s.round > mod.until.round || (s.round === mod.until.round && (mod.until.seat ?? s.active) === s.active))) ||
        (mod.until.t === 'turn' && mod.until.turn < s.turn.n),
    );
    const misses = heroAt(s, me).missTurns > 0;
    const missed = misses && permits(run.env, me, 'missTurns').ok;
    if (misses && !missed) run.tx.turnNotMissed(me);
    if (!missed && heroAt(s, me).status.losingTurn !== undefined)
      run.tx.setStatus('rules', me, 'losingTurn', undefined);
    announce(run, byOf(run), { kind: 'turnBegan', hero: me, ...(missed ? { missed: true } : {}) });
  },

  'turn/missed': (run) => {
    run.tx.turnMissed(run.frame.me);
    run.tx.setTurn({ missed: true });
    // O Losing a Turn: until his following turn, not only while others play in its place.
    if (optionOf(run.env.s.options, 'lostTurn') === 'both') run.tx.setStatus('rules', run.frame.me, 'losingTurn', 1);
  },

  // A character may exchange trophies at the end of his turn (R4 TROPHIES); a no holds as long as the offer is the
  // same.
  'turn/trophies': (run) => {
    const kept = vars.get(run.env, '$unlessKept') === true ? keptBack(run.env, run.frame.me) : [];
    for (const kind of exchangeable(run.env, run.frame.me).filter((one) => !kept.includes(one)))
      follow(run, 'turn/offerTrophies', kind);
  },
  'turn/offerTrophies': (run, kind) => {
    const { me } = run.frame;
    const all = trophiesOf(run.env, me, kind);
    const cost = trophyCostOf(run.env, me, kind);
    const total = pointsOf(run.env, me, kind);
    if (total < cost) return;
    const { options, values } = choicesOf(
      run.env.s,
      all.map((t) => t.id),
    );
    const few = vars.get(run.env, '$tooFew');
    follow(run, 'turn/tradeTrophies', kind);
    run.tx.ask({
      seat: seatOfHero(run, me),
      hero: me,
      ask: msg('ask.trophies', { what: kind, n: total, cost, ...(few === undefined ? {} : { few }) }),
      source: 'rules',
      rule: 'trophies',
      options,
      values,
      min: 0,
      max: all.length,
      into: vars.at(run, '$trophies'),
    });
  },
  'turn/tradeTrophies': (run, kind) => {
    const { me } = run.frame;
    const chosen = vars.get(run.env, '$trophies');
    const ids = Array.isArray(chosen) ? (chosen as readonly CardId[]) : [];
    const points = pointsOf(run.env, me, kind, ids);
    const gained = Math.floor(points / trophyCostOf(run.env, me, kind));
    // Who has chosen too few is told so, and asked once more: he did not mean to keep them.
    const again = vars.get(run.env, '$tooFew') !== undefined;
    vars.drop(run, '$tooFew');
    if (gained === 0 && ids.length > 0 && !again) {
      vars.set(run, '$tooFew', points);
      follow(run, 'turn/offerTrophies', kind);
      return;
    }
    run.tx.setKept(me, kind, gained === 0 ? offerOf(run.env, me, kind) : undefined);
    if (gained === 0) return;
    // What is proposed last comes first: they are paid before anything is gained.
    run.tx.propose(byOf(run), { kind: 'gain', hero: me, what: kind, n: gained, cause: 'trophies' });
    move(run, { me, source: 'rules' }, ...ids.map((id) => putOf(me, id, { to: 'discard' })));
  },

  'turn/end': (run) => {
    const { me } = run.frame;
    run.tx.toadTurnEnds(me);
    run.tx.coverTurnEnds(me);
    endEncounterMods(run);
    endMods(run, (mod) => mod.until.t === 'turn' && mod.until.turn <= run.env.s.turn.n);
    announce(run, byOf(run), { kind: 'turnEnded', hero: me, ...(run.env.s.turn.missed ? { missed: true } : {}) });
  },
  // D The Game Turn: he completes his turn as normal, and then the figures are moved.
  'turn/done': (run) => announce(run, byOf(run), { kind: 'turnDone', hero: run.frame.me }),
};
