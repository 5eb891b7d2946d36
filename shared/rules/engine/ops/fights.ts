// Fights: what starts one and what changes one; the order of steps is the combat chart's.
import { msg, type CardId, type HeroId } from '../../../kernel/ids';
import { amount, printedOf } from '../../query/eval';
import { cardOf, cardsNamed, currentFight, heroOf, type FightAt } from '../../query/env';
import { isSpared } from '../../query/spared';
import { defOfCard } from '../../query/cards';
import { fightWith, powerStat } from '../../query/fight';
import { fightersOf, isCardless, isEmptyWithout } from '../../query/joined';
import { takeOut } from '../tx/joined';
import type { Fight } from '../../state/state';
import type { EffectOf } from '../../vocab/effect';
import { enter } from '../into';
import type { Run } from '../rulebook';
import { byOf, type OpsOf } from './types';

/** Starts the combat chart; the outcome lands in variable `as` of the caller's scope when it is over. */
export function beginFight(run: Run, fight: Fight, as: string): void {
  enter(run.tx, { ...byOf(run), me: fight.hero }, 'combat', { $fight: fight }, { scope: run.frame.scope, as });
}

export function fightWithCards(
  run: Run,
  hero: HeroId,
  cards: readonly CardId[],
  kind: 'battle' | 'psychic',
  as: string,
): void {
  const evadable = cards.some((id) => !(defOfCard(run.env, id).keywords ?? []).includes('cannotBeEvaded'));
  beginFight(run, fightWith(hero, { cards: [...cards] }, kind, evadable), as);
}

function theirFoe(run: Run, e: EffectOf<'fight'>): Fight {
  const { foe } = e;
  const kind = foe.strength !== undefined ? 'battle' : 'psychic';
  const cards = foe.cards === undefined ? [] : cardsNamed(run.env, foe.cards);
  const [first] = cards;
  const printed = first !== undefined && foe.strength === undefined && foe.craft === undefined;
  const base = amount(run.env, foe.strength ?? foe.craft ?? 0);
  const theirs = {
    cards,
    ...(printed ? {} : { base, fixed: true as const }),
    ...(foe.name === undefined ? {} : { name: foe.name }),
    ...(foe.subtype === undefined ? {} : { subtype: foe.subtype }),
  };
  // What is said of no number fights with what is printed on it.
  const by = printed && printedOf(run.env, first, 'strength') > 0 ? 'battle' : kind;
  return fightWith(run.frame.me, theirs, by, !foe.cannotBeEvaded);
}

/** What he is fighting, to be fought once more: nothing where all of it has left the fight. */
function sameFoe(run: Run): Fight | undefined {
  const fight = fightNow(run)?.fight;
  if (fight === undefined) return undefined;
  const { hero, cards, joined, base, fixed, name, subtype } = fight.theirs;
  const still = cards.filter((id) => run.env.s.cards[id]?.zone === 'laid');
  if (hero !== undefined || (cards.length > 0 && still.length === 0 && !isCardless(fight.theirs))) return undefined;
  const theirs = {
    cards: still,
    base,
    ...(fixed === undefined ? {} : { fixed }),
    ...(name === undefined ? {} : { name }),
    ...(subtype === undefined ? {} : { subtype }),
    ...(joined === undefined ? {} : { joined: joined.filter((id) => still.includes(id)) }),
  };
  return fightWith(run.frame.me, theirs, fight.kind, fight.evadable);
}

/** The fight that the text is about: the innermost; none where a Spell of fights is cast out of one (Brass Bottle). */
const fightNow = (run: Run): FightAt | undefined => currentFight(run.env.s);
/** Writes it, if there is one. */
const inFight = (run: Run, write: Parameters<Run['tx']['setFight']>[1]): void => {
  const at = fightNow(run);
  if (at !== undefined) run.tx.setFight(at.scope, write);
};

/** Which of the two sides is meant, seen from who speaks. */
const sideOf = (fight: Fight, me: HeroId, which: 'mine' | 'theirs'): 'mine' | 'theirs' =>
  (fight.hero === me) === (which === 'mine') ? 'mine' : 'theirs';

/** He kills a creature, for a trophy or none. What is destroyed is gone and not killed (R4 HAVING AND USING CARDS). */
function doesAway(run: Run, card: CardId, how: EffectOf<'removeFoe'>['how']): void {
  const hero = run.frame.me;
  if (how === 'evaded') run.tx.markEvaded(card);
  if (how === 'killed' || how === 'slain')
    run.tx.propose(byOf(run), { kind: 'killed', hero, card, ...(how === 'slain' ? { destroyed: true } : {}) });
  if (how === 'destroyed') run.tx.propose(byOf(run), { kind: 'left', hero, card, leaving: 'discard' });
}

/** It fights there, too: a creature among its like, whatever else for as much as is said. */
function joins(run: Run, e: EffectOf<'joinFight'>, card: CardId): void {
  const at = fightNow(run);
  const def = run.env.s.cards[card]?.def;
  if (at === undefined || def === undefined || at.fight.outcome !== undefined) return;
  const which = sideOf(at.fight, run.frame.me, e.side);
  const side = at.fight[which];
  if (fightersOf(side).includes(card)) return;
  const stat = powerStat(at.fight.kind);
  const said = e[stat];
  const isCreature = defOfCard(run.env, card).kind === 'enemy';
  const isOfThem = isCreature && side.hero === undefined;
  const own = isCreature ? run.book.readers.powerOf(run.env, at.fight.hero, card, stat) : 0;
  const n = said === undefined ? own : amount(run.env, said);
  run.tx.setFight(at.scope, (f) => {
    f[which].joined = [...(f[which].joined ?? []), card];
    if (isOfThem) f[which].cards.push(card);
    else f[which].adds.push({ source: def, n });
  });
}

export const fightOps: OpsOf<
  'fight' | 'attack' | 'score' | 'attackWith' | 'fightAgain' | 'settle' | 'reward' | 'removeFoe' | 'joinFight'
> = {
  fight: (run, e) => {
    if (isSpared(run.env, run.frame.card, run.frame.me)) return;
    const fight = e.foe.again ? sameFoe(run) : theirFoe(run, e);
    if (fight !== undefined) beginFight(run, fight, e.as ?? '$fought');
  },
  attack: (run, e) => {
    const target = heroOf(run.env, e.target);
    if (target === undefined) return;
    beginFight(run, fightWith(run.frame.me, { hero: target }, e.kind ?? 'battle', true), '$fought');
  },
  score: (run, e) => {
    const n = amount(run.env, e.add);
    // What a card adds by what is printed on it is told after that card.
    const lends = typeof e.add === 'object' && 'printed' in e.add ? cardOf(run.env, e.add.on) : undefined;
    const source = lends === undefined ? run.frame.source : defOfCard(run.env, lends).id;
    const who = heroOf(run.env, e.who) ?? run.frame.me;
    inFight(run, (f) => {
      f[sideOf(f, who, e.side)].adds.push({ source, n });
    });
  },
  attackWith: (run, e) => {
    inFight(run, (f) => {
      const side = f[sideOf(f, run.frame.me, e.side)];
      delete side.keep;
      delete side.shows;
      if ('shows' in e) {
        side.diceCount = 1;
        side.shows = Math.max(1, Math.min(6, amount(run.env, e.shows)));
        return;
      }
      side.diceCount = e.dice;
      if (e.keep !== undefined) side.keep = e.keep;
    });
  },
  fightAgain: (run) => {
    inFight(run, (f) => {
      delete f.outcome;
      for (const side of [f.mine, f.theirs]) {
        side.dice = [];
        side.roll = 0;
        delete side.shown;
        delete side.lower;
      }
    });
  },
  settle: (run, e) => {
    // As it is for whoever carries it out, who may be the one that was attacked.
    inFight(run, (f) => {
      // Who is ahead has been told.
      if (e.outcome === 'standOff' && f.outcome !== undefined && f.outcome !== 'standOff')
        run.tx.log({
          t: 'said',
          source: run.frame.source,
          hero: run.frame.me,
          msg: msg('said.standOff', { def: run.frame.source }),
        });
      const turned = sideOf(f, run.frame.me, 'mine') === 'theirs';
      f.outcome = !turned ? e.outcome : e.outcome === 'won' ? 'lost' : e.outcome === 'lost' ? 'won' : e.outcome;
    });
  },
  removeFoe: (run, e) => {
    const now = fightNow(run);
    // A wish may kill what nobody fights, and before a fight one may be let go by.
    if (now === undefined) {
      for (const id of cardsNamed(run.env, e.card)) doesAway(run, id, e.how);
      return;
    }
    const { scope, fight } = now;
    // A creature out of an instruction has no card, and is all that there is to fight.
    if (fight.theirs.cards.length === 0)
      run.tx.setFight(scope, (f) => {
        f.outcome = e.how === 'evaded' || e.how === 'left' ? 'evaded' : 'destroyed';
      });
    for (const id of cardsNamed(run.env, e.card)) {
      run.tx.setFight(scope, (f) => {
        const isOver = isEmptyWithout(f.theirs, [id]);
        takeOut(f.theirs, [id]);
        if (isOver) f.outcome = 'evaded';
      });
      doesAway(run, id, e.how);
    }
  },
  joinFight: (run, e) => {
    for (const card of cardsNamed(run.env, e.card)) joins(run, e, card);
  },
  reward: (run, e) => {
    const { me, source, card } = run.frame;
    const bait = 'card' in e ? cardsNamed(run.env, e.card) : [];
    inFight(run, (f) => {
      if ('only' in e) f.only = e.only;
      else if ('card' in e) f.bait = [...(f.bait ?? []), ...bait.filter((id) => f.bait?.includes(id) !== true)];
      else f.instead = { hero: me, source, ...(card === undefined ? {} : { card }), do: e.do };
    });
  },
};
