// R4 LOSING ALL LIVES.
import { msg, type CardId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Option } from '../../contract/prompt';
import { isObject } from '../query/catalogue';
import { defOfCard, mayHave } from '../query/cards';
import { isCrown } from '../query/endings';
import { activeHero, heroAt } from '../query/env';
import { permits } from '../query/stats';
import { oneTalisman } from '../query/supply';
import { barredBy, choicesOf, option } from '../engine/options';
import { layDown } from '../engine/commit-cards';
import type { Hero } from '../state/state';
import { seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { stillToGo } from '../encounter/on-space';
import { stepOf } from '../engine/follow';
import { mayWin } from './may-win';
import { vars } from './vars';

const keyword = (run: Run, id: CardId, word: string): boolean =>
  defOfCard(run.env, id).keywords?.includes(word) ?? false;

/**
 * Whether one who is killed goes on as something else (D The Realm of Souls: Death); nobody does so twice, nor one
 * whose player has given up.
 */
function risesAgain(run: Run, id: HeroId): boolean {
  const { form, seat } = heroAt(run.env.s, id);
  if (form !== undefined || run.env.s.seats[seat]?.out === true) return false;
  if (permits(run.env, id, 'riseAlways').ok) return true;
  return !staysOut(run, seat) && permits(run.env, id, 'riseAgain').ok;
}

/**
 * R4 THE CROWN OF COMMAND: once anyone has reached the Crown, whoever is killed is out of the game; in a bloodbath (R4
 * TALISMAN BLOODBATH, O Chaos Bloodbath), as king of the hill (O King of the Hill) and after too many deaths always.
 */
function staysOut(run: Run, seat: SeatId): boolean {
  const { s } = run.env;
  const own = s.seats[seat];
  const limit = optionOf(s.options, 'reviveLimit');
  return (
    s.crownReached ||
    oneTalisman(s.options) ||
    optionOf(s.options, 'kingOfTheHill') ||
    own?.out === true ||
    (typeof limit === 'number' && (own?.deaths ?? 0) > limit)
  );
}

/** R4 INHERITED ITEMS, for one who will have another character. */
const inherits = (run: Run, seat: SeatId): boolean =>
  optionOf(run.env.s.options, 'inheritedItems') && !staysOut(run, seat);

const heroOn = (run: Run, seat: SeatId): Hero | undefined => run.env.s.heroes[run.env.s.seats[seat]?.hero ?? 'h0'];
/** Struck dead by the same effect, and not dealt with yet. */
function dying(run: Run, seat: SeatId): boolean {
  const hero = heroOn(run, seat);
  if (hero === undefined || hero.form !== undefined) return false;
  const coming = run.env.s.stack.some(
    (f) =>
      f.t === 'event' &&
      f.stage === 'cannot' &&
      f.event.kind === 'lose' &&
      f.event.what === 'life' &&
      f.event.hero === hero.id &&
      f.event.n >= hero.life,
  );
  return hero.life <= 0 || coming;
}
/** Of those who fell in this turn the one who stood on the Crown, when it was one only. */
function fellOnCrown(run: Run): readonly SeatId[] {
  const { heroes, turn } = run.env.s;
  const there = Object.values(heroes).filter(({ dead, fell, space }) => dead && fell === turn.n && isCrown(space));
  return there.length === 1 ? there.map(({ seat }) => seat) : [];
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'death/fall': undefined;
    readonly 'death/spoils': undefined;
    readonly 'death/spoiled': HeroId;
    readonly 'death/leave': undefined;
    readonly 'death/risen': undefined;
    readonly 'death/player': undefined;
  }
}

export const deathSteps: StepsOf<'death'> = {
  'death/fall': (run) => {
    const by = vars.get(run.env, '$by');
    const { me } = run.frame;
    const fallen = heroAt(run.env.s, me);
    if (fallen.dead) return;
    // Spells, trophies, quest, Talisman-less cards: to their piles. What others may take is dealt with next.
    for (const id of [...fallen.hand, ...fallen.trophies]) run.tx.moveCard(id, { to: 'discard' }, 'rules');
    const legacy = fallen.held.filter((id) => keyword(run, id, 'inherited'));
    if (legacy.length > 0) {
      for (const id of legacy) run.tx.moveCard(id, { to: 'aside' }, 'rules');
      run.tx.leaveLegacy(fallen.seat, legacy);
    }
    const rises = risesAgain(run, me);
    for (const id of heroAt(run.env.s, me).held.filter((card) => !(rises && keyword(run, card, 'soulbound'))))
      if (
        run.env.s.cards[id]?.lent ||
        (!isObject(defOfCard(run.env, id)) && defOfCard(run.env, id).kind !== 'follower')
      )
        run.tx.moveCard(id, { to: 'discard' }, 'rules');
    run.tx.markDead(me, typeof by === 'string' ? by : undefined);
    // What he gave to a card is part of that card, whoever has it.
    run.tx.endMods((mod) => mod.hero === me && mod.until.t !== 'round' && mod.until.t !== 'card');
    // An Event that has killed him is discarded all the same.
    run.tx.pushProgram({ me, source: 'rules' }, run.tx.openScope(), stillToGo(run.env.s, me));
  },
  'death/spoils': (run) => {
    const { me } = run.frame;
    const winner = vars.get(run.env, '$by') as HeroId;
    const fallen = heroAt(run.env.s, me);
    // Whoever may not be robbed is not robbed in death either: all that he has lies on his space, for anyone who comes
    // there.
    if (!permits(run.env, me, 'beRobbed').ok) return;
    const { options, values } = choicesOf(
      run.env.s,
      fallen.held.filter((id) => !(risesAgain(run, me) && keyword(run, id, 'soulbound'))),
    );
    const all: Option[] = [
      ...(fallen.gold > 0 && !heroAt(run.env.s, winner).toad
        ? [option('gold', 'option.takeGold', { n: fallen.gold })]
        : []),
      ...options.map((o): Option => {
        const id = values[o.key] as CardId;
        const may = mayHave(run.env, winner, defOfCard(run.env, id), id);
        return may.ok ? o : { ...o, off: barredBy(may.because, o.target?.def) };
      }),
    ];
    const open = all.filter((o) => !o.off);
    if (open.length === 0) return;
    run.tx.pushProgram({ me: winner, source: 'rules' }, run.frame.scope, [stepOf('death/spoiled', me)]);
    run.tx.ask({
      seat: seatOfHero(run, winner),
      hero: winner,
      ask: msg('ask.spoils', { hero: fallen.def }),
      source: 'rules',
      rule: 'death',
      options: all,
      values,
      min: 0,
      max: open.length,
      into: vars.at(run, '$spoils'),
    });
  },
  'death/spoiled': (run, who) => {
    const fallen = heroAt(run.env.s, who);
    const winner = run.frame.me;
    const chosen = vars.get(run.env, '$spoils');
    const list: readonly Json[] = Array.isArray(chosen) ? chosen : [];
    for (const what of list) {
      if (what === 'gold') {
        const { gold } = fallen;
        run.tx.change('rules', fallen.id, 'gold', -gold);
        run.tx.propose(
          { me: winner, source: 'rules' },
          { kind: 'gain', hero: winner, what: 'gold', n: gold, cause: 'reward' },
        );
      } else if (typeof what === 'string') run.tx.moveCard(what as CardId, { to: 'held', hero: winner }, 'rules');
    }
  },
  'death/leave': (run) => {
    const fallen = heroAt(run.env.s, run.frame.me);
    if (inherits(run, fallen.seat)) {
      // R4 INHERITED ITEMS: Objects, gold and Followers are put to one side for the player's next character; a Raft is
      // never left behind.
      const { held, gold, seat } = fallen;
      const left = held.filter((id) => !keyword(run, id, 'raft'));
      for (const id of held)
        if (left.includes(id)) run.tx.moveCard(id, { to: 'aside' }, 'rules');
        else layDown(run, id, fallen.space);
      run.tx.change('rules', fallen.id, 'gold', -gold);
      run.tx.leaveLegacy(seat, left, gold);
      return;
    }
    // Whoever goes on at once in another body takes nothing back in the turn in which he fell.
    const ownTurn = fallen.id === activeHero(run.env.s);
    for (const id of fallen.held)
      if (!(risesAgain(run, fallen.id) && keyword(run, id, 'soulbound'))) layDown(run, id, fallen.space, ownTurn);
    const { gold } = fallen;
    if (gold > 0) {
      run.tx.change('rules', fallen.id, 'gold', -gold);
      run.tx.layGold('rules', fallen.space, gold, ownTurn);
    }
  },
  // Nothing was left for him to become: he is dead after all.
  'death/risen': (run) => {
    const risen = heroAt(run.env.s, run.frame.me);
    if (risen.form !== undefined || risen.life > 0) return;
    for (const id of risen.held) layDown(run, id, risen.space);
    run.tx.markDead(risen.id);
  },
  'death/player': (run) => {
    const { s } = run.env;
    const fallen = heroAt(s, run.frame.me);
    const out = staysOut(run, fallen.seat);
    if (fallen.seat === s.active) run.tx.setTurn({ over: true, extra: 0 });
    if (risesAgain(run, fallen.id)) {
      run.tx.rise(fallen.id);
      // What was being carried out when he died is over, as for anyone who dies.
      run.tx.endActs(fallen.id);
      run.tx.pushProgram({ me: fallen.id, source: 'rules' }, run.tx.openScope(), [stepOf('death/risen')]);
      run.tx.propose({ me: fallen.id, source: 'rules' }, { kind: 'rose', hero: fallen.id });
      return;
    }
    if (!out) return;
    run.tx.seatOut(fallen.seat);
    const left = run.env.s.order.filter((id) => !run.env.s.seats[id]?.out);
    const alive = left.filter((id) => !dying(run, id));
    const [last] = alive;
    if (last !== undefined && left.length === 1 && s.order.length > 1 && mayWin(run, last)) run.tx.end([last], 'last');
    // One whom the same blow was to strike, and who is saved, has won when the next turn begins.
    // The last of all died together: whoever had the Crown to himself wins, else nobody.
    else if (left.length === 0) {
      const winners = fellOnCrown(run);
      run.tx.end(winners, winners.length > 0 ? 'last' : 'nobody');
    }
  },
};
