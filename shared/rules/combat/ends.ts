// How a fight ends: the scores are compared, what comes of it is told, and somebody is beaten or killed.
import type { CardId, HeroId } from '../../kernel/ids';
import type { FightSide } from '../../contract/event';
import { must } from '../../kernel/result';
import { follow, stepOf } from '../engine/follow';
import { isHeard } from '../engine/heard';
import { byOf } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { defOfCard } from '../query/cards';
import { activeHero } from '../query/env';
import { oddsBefore, reckon, scoreOf, type Sided } from '../query/fight';
import { isCardless } from '../query/joined';
import { resultOf } from '../query/odds';
import type { Fight } from '../state/state';
import type { FightOutcome } from '../vocab/words';
import { foeLabel } from './foe-label';
import { fightOf, fightScope, inOrder } from './scores';
import { vars } from './vars';

/** One character beats another: neither a card that fought in his place nor one beaten in another's gives a reward. */
function beats(run: Run, winner: HeroId, loser: HeroId, fight: Fight): void {
  const beaten = fight.hero === loser ? fight.mine : fight.theirs;
  if (beaten.champion) return;
  // By the rules, whatever has called him to the fight: he may die of his defeat (tx.endActs).
  run.tx.pushProgram({ me: fight.hero, source: 'rules' }, run.frame.scope, [stepOf('combat/wins', winner)]);
  run.tx.propose(byOf(run), { kind: 'beaten', hero: loser, by: winner, fight: fight.kind, foe: 'character' });
}

/** A figure that fights in person, as its text says; it is no card of the fight, so nobody kills it for a trophy. */
function figureFought(run: Run): CardId | undefined {
  const { card } = run.frame;
  // What made the fight may have left play since (Bound Ifrit).
  const isThere = card !== undefined && run.env.s.cards[card] !== undefined;
  return isThere && defOfCard(run.env, card).kind === 'figure' ? card : undefined;
}

/** How the fight ends for the other side. */
const seenFromFoe = (outcome: FightOutcome): FightOutcome =>
  outcome === 'won' ? 'lost' : outcome === 'lost' ? 'won' : outcome;

/** One side hears how the fight ends for it, or has ended. */
function tellsOutcome(run: Run, kind: 'compared' | 'fought', side: Sided): void {
  const fight = fightOf(run);
  const { hero } = fight[side];
  const { outcome } = fight;
  if (hero === undefined || outcome === undefined) return;
  run.tx.propose(byOf(run), {
    kind,
    hero,
    fight: fight.kind,
    foe: fight.theirs.hero === undefined ? 'creature' : 'character',
    outcome: side === 'mine' ? outcome : seenFromFoe(outcome),
  });
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'combat/compare': undefined;
    readonly 'combat/compared': Sided;
    readonly 'combat/over': undefined;
    readonly 'combat/told': Sided;
    readonly 'combat/outcome': undefined;
    readonly 'combat/victory': undefined;
    readonly 'combat/kill': undefined;
    readonly 'combat/wins': HeroId;
    readonly 'combat/defeat': undefined;
  }
}

/** The turn is over for whoever fights in his own; who has to fight in another's ends nobody's. */
function endsTurn(run: Run): void {
  const { hero, mine, theirs } = fightOf(run);
  const active = activeHero(run.env.s);
  if (active === hero || active === mine.hero || active === theirs.hero) run.tx.setTurn({ over: true });
}

export const endSteps: Pick<
  StepsOf<'combat'>,
  | 'combat/compare'
  | 'combat/compared'
  | 'combat/outcome'
  | 'combat/victory'
  | 'combat/kill'
  | 'combat/wins'
  | 'combat/defeat'
  | 'combat/over'
  | 'combat/told'
> = {
  // 5. Compare Attack Scores
  'combat/compare': (run) => {
    const fight = fightOf(run);
    const reckoned = reckon(run.env, fight);
    const mine = scoreOf(reckoned.mine);
    const theirs = scoreOf(reckoned.theirs);
    const outcome = resultOf(mine, theirs);
    const told = (side: Sided, total: number): FightSide => ({
      ...(fight[side].hero === undefined
        ? { name: foeLabel(run, fight), cards: [...fight[side].cards] }
        : { hero: fight[side].hero }),
      shares: reckoned[side].shares,
      dice: [...fight[side].dice],
      roll: fight[side].roll,
      total,
    });
    run.tx.log({
      t: 'fight',
      source: run.frame.source,
      hero: fight.hero,
      kind: fight.kind,
      mine: told('mine', mine),
      theirs: told('theirs', theirs),
      outcome,
      odds: oddsBefore(reckoned),
    });
    vars.set(run, '$margin', mine - theirs);
    run.tx.setFight(fightScope(run), (f) => {
      f.outcome = outcome;
    });
    if (isHeard(run, 'compared')) for (const side of inOrder(fight).toReversed()) follow(run, 'combat/compared', side);
  },
  // Each character may still answer how it is about to end for him.
  'combat/compared': (run, side) => {
    tellsOutcome(run, 'compared', side);
  },

  'combat/outcome': (run) => {
    const { outcome, theirs, mine } = fightOf(run);
    for (const side of [theirs, mine]) {
      if (!side.champion || side.hero === undefined || outcome === undefined) continue;
      const his = side === mine ? outcome : seenFromFoe(outcome);
      run.tx.propose(byOf(run), { kind: 'stoodIn', hero: side.hero, card: side.champion.card, outcome: his });
    }
    // R4 STAND-OFF: neither side is harmed, and the turn ends.
    if (outcome === 'standOff') endsTurn(run);
    if (outcome === 'destroyed')
      for (const id of theirs.cards)
        run.tx.propose(byOf(run), { kind: 'killed', hero: fightOf(run).hero, card: id, destroyed: true });
  },

  'combat/victory': (run) => {
    const fight = fightOf(run);
    if (fight.theirs.hero !== undefined) {
      beats(run, fight.hero, fight.theirs.hero, fight);
      return;
    }
    follow(run, 'combat/kill');
    const [first] = fight.theirs.cards;
    const card = isCardless(fight.theirs) ? (figureFought(run) ?? first) : (first ?? figureFought(run));
    run.tx.propose(byOf(run), {
      kind: 'defeated',
      hero: fight.hero,
      fight: fight.kind,
      foe: 'creature',
      ...(card === undefined ? {} : { card }),
    });
  },
  // All that fought as one are killed, or none: whoever preserves one makes it a stand-off (D Attacking More Than One
  // Enemy).
  'combat/kill': (run) => {
    const fight = fightOf(run);
    if (fight.outcome === 'standOff') {
      endsTurn(run);
      return;
    }
    for (const id of [...fight.theirs.cards].reverse())
      run.tx.propose(byOf(run), { kind: 'killed', hero: fight.hero, by: fight.hero, card: id, fight: fight.kind });
  },

  // Whoever has turned his defeat aside has made it a stand-off for the other, too.
  'combat/wins': (run, hero) => {
    const fight = fightOf(run);
    const loser = fight.hero === hero ? must(fight.theirs.hero, 'another character') : fight.hero;
    if (fight.outcome === 'standOff') endsTurn(run);
    else run.tx.propose(byOf(run), { kind: 'defeated', hero, by: loser, fight: fight.kind, foe: 'character' });
  },

  'combat/defeat': (run) => {
    const fight = fightOf(run);
    endsTurn(run);
    if (fight.theirs.hero !== undefined) {
      beats(run, fight.theirs.hero, fight.hero, fight);
      return;
    }
    // D Cards That Fight In Your Place: their defeat costs no life, but the turn.
    if (!fight.mine.champion)
      run.tx.propose(byOf(run), { kind: 'beaten', hero: fight.hero, fight: fight.kind, foe: 'creature' });
  },

  // All that came of it is done: the dead hear no more of it.
  'combat/over': (run) => {
    if (isHeard(run, 'fought')) for (const side of inOrder(fightOf(run)).toReversed()) follow(run, 'combat/told', side);
  },
  'combat/told': (run, side) => {
    const { hero } = fightOf(run)[side];
    if (hero !== undefined && run.env.s.heroes[hero]?.dead !== true) tellsOutcome(run, 'fought', side);
  },
};
