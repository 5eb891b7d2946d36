// What the view announces before the dice is what the engine then reckons with them, in every fight of random games.
import { describe, expect, it } from 'vitest';
import type { FightOdds, FightOutcome } from '../../contract/fight';
import type { FightView } from '../../contract/view';
import type { SeatId } from '../../kernel/ids';
import { below, seedRng } from '../../kernel/rng';
import { definitionsOf } from '../../content/definitions';
import { rulebookOf } from '../charts';
import { advance } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { optionsOf } from '../options/resolve';
import { profiles } from '../options/registry';
import { newGame } from '../setup/new-game';
import type { Decision, Fight, FightSide, GameEvent, State } from '../state/state';
import { randomKeys } from '../testing/random-game';
import { viewFor } from '../view/view-for';
import { isFaced } from './fight';
import { chances, chancesAgain, chancesWithFate, type Thrower } from './odds';

type Played = { readonly state: State; readonly events: readonly GameEvent[] };
type Fought = Extract<GameEvent, { t: 'fight' }>;
const foughtIn = (events: readonly GameEvent[]): Fought | undefined =>
  events.find((event): event is Fought => event.t === 'fight');

const asked = (s: State): { readonly seat: SeatId; readonly decision: Decision } | undefined => {
  const seat = s.order.find((id) => s.pending[id] !== undefined && s.answered[id] === undefined);
  const decision = seat === undefined ? undefined : s.pending[seat];
  return seat === undefined || decision === undefined ? undefined : { seat, decision };
};

const answer = (book: Rulebook, s: State, seat: SeatId, decision: Decision, keys: readonly string[]) => {
  const result = advance(book, s, { t: 'answer', seat, answer: { decision: decision.id, keys } });
  if (!result.ok) throw new Error(result.refusal.msg.id);
  return result;
};

/** What was fought after a question about a fight that was decided may be the next one. */
const isThat = (fight: FightView, { kind, theirs }: Fought): boolean =>
  fight.kind === kind && fight.theirs.cards.join() === (theirs.cards ?? []).join();

/** Something was used or taken up, so the numbers may be other ones now than they were announced. */
const used = ({ ask, options }: Decision, keys: readonly string[]): boolean =>
  ask.id === 'ask.weapon' ||
  !keys.every((key) => key === 'fight' || options.some((one) => one.key === key && one.pass === true));

const throws = (n: number): readonly (readonly number[])[] =>
  n === 0 ? [[]] : throws(n - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((face) => [...dice, face]));

type Given = { readonly seat: SeatId; readonly decision: Decision; readonly keys: readonly string[] };

/** A card has a die rolled before the fight, so the dice that were laid ready are not those of the fight. */
const rollsElse = (events: readonly GameEvent[]): boolean => {
  const fought = events.findIndex(({ t }) => t === 'fight');
  return events
    .slice(0, fought < 0 ? events.length : fought)
    .some((e) => e.t === 'rolled' && e.for !== 'attack' && e.for !== 'creature');
};

/** The outcome with these dice, nobody doing anything more about them. */
const outcomeWith = (book: Rulebook, s: State, dice: readonly number[], given: Given): FightOutcome | undefined => {
  let next = answer(book, { ...s, rng: { ...s.rng, forced: [...dice] } }, given.seat, given.decision, given.keys);
  for (let n = 0; n < 20; n++) {
    const found = foughtIn(next.events);
    if (rollsElse(next.events)) return undefined;
    if (found !== undefined) return found.outcome;
    const now = asked(next.state);
    const pass = now?.decision.options.find((one) => one.pass === true);
    if (now === undefined || pass === undefined) return undefined;
    next = answer(book, next.state, now.seat, now.decision, [pass.key]);
  }
  return undefined;
};

/** Chances by playing every throw through the engine. */
const playedOut = (book: Rulebook, s: State, n: number, given: Given): FightOdds | undefined => {
  const count = { won: 0, standOff: 0, lost: 0 };
  const all = throws(n);
  for (const dice of all) {
    const outcome = outcomeWith(book, s, dice, given);
    if (outcome !== 'won' && outcome !== 'lost' && outcome !== 'standOff') return undefined;
    count[outcome] += 1;
  }
  return { win: count.won / all.length, standOff: count.standOff / all.length, lose: count.lost / all.length };
};

const sides = ['mine', 'theirs'] as const;
type Told = { readonly [side in (typeof sides)[number]]: Pick<Fought['mine'], 'shares' | 'dice'> };
type Tally = { fights: number; unchanged: number; scored: number; playedOut: number; readonly wrong: string[] };

/** Of so many fights one is played with every throw. */
const EVERY = 4;
const MOST_DICE = 3;

class Watcher {
  readonly tally: Tally = { fights: 0, unchanged: 0, scored: 0, playedOut: 0, wrong: [] };
  readonly book: Rulebook;

  constructor(book: Rulebook) {
    this.book = book;
  }

  play(begun: State, seed: string, decisions: number): void {
    let state = begun;
    let rng = seedRng(seed);
    for (let n = 0; n < decisions && !state.over; n++) {
      const now = asked(state);
      if (now === undefined) throw new Error('nobody is asked');
      const { fight } = viewFor(this.book, state, now.seat);
      const [lot, after] = below(rng, 4);
      // Mostly the dice are let fall as they were announced.
      const plain = now.decision.options.find(({ key, pass, off }) => off === undefined && (key === 'fight' || pass));
      const [random, next] = randomKeys(now.decision, after);
      const keys = fight?.odds !== undefined && plain !== undefined && lot > 0 ? [plain.key] : random;
      rng = next;
      const result = answer(this.book, state, now.seat, now.decision, keys);
      if (fight !== undefined)
        this.#compare(fight, state, { ...now, keys }, result, `${seed} ${n} ${now.decision.ask.id} ${keys.join()}`);
      ({ state } = result);
    }
  }

  #compare(fight: FightView, s: State, given: Given, { state, events }: Played, why: string): void {
    const { fights, wrong } = this.tally;
    const fought = foughtIn(events);
    const still = viewFor(this.book, state, given.seat).fight;
    const told: Told | undefined = fought ?? (still?.odds === undefined && !still?.outcome ? still : undefined);
    if (told === undefined) return;
    const changed = used(given.decision, given.keys);
    if (fight.odds === undefined) {
      // The dice lay there already: what was shown is what is compared, unless one was thrown again.
      for (const side of sides) {
        if (
          fought === undefined ||
          changed ||
          !isThat(fight, fought) ||
          fought[side].dice.join() !== fight[side].dice.join()
        )
          continue;
        this.tally.scored += 1;
        if (fight[side].score !== fought[side].total)
          wrong.push(`${why}: ${side} ${fight[side].score} is ${fought[side].total}`);
      }
      return;
    }
    this.tally.fights += 1;
    if (changed) return;
    this.tally.unchanged += 1;
    for (const side of sides) {
      const [said, is] = [fight[side].shares, told[side].shares].map((shares) => JSON.stringify(shares));
      if (said !== is) wrong.push(`${why}: ${side} ${said} is ${is}`);
    }
    // What is looked back at is what was announced.
    const after = fought === undefined ? still?.before : fought.odds;
    if (JSON.stringify(after) !== JSON.stringify(fight.odds))
      wrong.push(`${why}: ${JSON.stringify(fight.odds)} is ${JSON.stringify(after)} afterwards`);
    const dice = told.mine.dice.length + told.theirs.dice.length;
    if (fights % EVERY !== 0 || dice > MOST_DICE) return;
    const exact = playedOut(this.book, s, dice, given);
    if (exact === undefined) return;
    this.tally.playedOut += 1;
    for (const part of ['win', 'standOff', 'lose'] as const)
      if (Math.abs(exact[part] - fight.odds[part]) > 1e-9)
        wrong.push(`${why}: ${part} ${fight.odds[part]} is ${exact[part]}`);
  }
}

const tables = [
  ...profiles.map((profile) => ({ profile, sets: ['base'] })),
  { profile: 'digital' as const, sets: ['base', 'probe'] },
];

describe('every fight is announced as it is fought, share by share and with exact chances', () => {
  it.each(tables)('$profile with $sets', ({ profile, sets }) => {
    const setup = { profile, rules: {} };
    const watcher = new Watcher(rulebookOf(definitionsOf(sets, optionsOf(setup))));
    for (let game = 0; game < 5; game++) {
      const seed = `fights ${profile} ${game}`;
      const seats = [1, 2, 3, 4].map((n) => ({
        name: `${n}`,
        control: 'computer' as const,
        character: 'lot' as const,
      }));
      const begun = newGame(watcher.book, { ...setup, sets, seats }, seed);
      if (!begun.ok) throw new Error(begun.refusal.msg.id);
      watcher.play(begun.state, seed, 500);
    }
    const { wrong, ...found } = watcher.tally;
    expect(wrong).toEqual([]);
    expect(found.unchanged).toBeGreaterThan(20);
    expect(found.playedOut).toBeGreaterThan(4);
  });
});

const takenOf = (dice: readonly number[], keep: Thrower['keep']): number => {
  const inOrder = dice.toSorted((a, b) => a - b);
  return (keep === 'lowest' ? inOrder[0] : inOrder.at(-1)) ?? 0;
};

const counted = (mine: Thrower, theirs: Thrower): FightOdds => {
  const count = { won: 0, standOff: 0, lost: 0 };
  const all = throws(mine.dice + theirs.dice);
  for (const dice of all) {
    const score = ({ power, keep, least = -99 }: Thrower, own: readonly number[]): number =>
      Math.max(least, power + takenOf(own, keep));
    const difference = score(mine, dice.slice(0, mine.dice)) - score(theirs, dice.slice(mine.dice));
    count[difference > 0 ? 'won' : difference < 0 ? 'lost' : 'standOff'] += 1;
  }
  return { win: count.won / all.length, standOff: count.standOff / all.length, lose: count.lost / all.length };
};

describe('chances', () => {
  it('are those of all throws, with no die, one or several, and a score that has a least', () => {
    for (const lead of [-7, -3, 0, 1, 4, 6])
      for (const own of [0, 1, 2, 3])
        for (const foe of [0, 1, 2])
          for (const least of [undefined, 1, 3])
            for (const keep of [undefined, 'lowest'] as const) {
              const theirs = { power: -2, dice: foe, ...(least === undefined ? {} : { least }) };
              const mine = { power: lead, dice: own, ...(keep === undefined ? {} : { keep }) };
              const [exact, found] = [counted(mine, theirs), chances(mine, theirs)];
              for (const part of ['win', 'standOff', 'lose'] as const) expect(found[part]).toBeCloseTo(exact[part], 12);
            }
  });

  it('of another throw are those of its six faces', () => {
    const mine = { power: 4, dice: 2, thrown: [2, 1] };
    const theirs = { power: 5, dice: 1, thrown: [3] };
    // 4 + 2 against 8: a 5 or 6 wins, a 4 is a stand-off.
    expect(chancesAgain(mine, theirs, 1)).toEqual({ win: 2 / 6, standOff: 1 / 6, lose: 3 / 6 });
    // The 2 goes and the 1 stays.
    expect(chancesAgain({ ...mine, thrown: [6, 1] }, theirs, 0)).toEqual({ win: 2 / 6, standOff: 1 / 6, lose: 3 / 6 });
  });

  it('of another throw where the lowest counts are those of the new die and of the one that stays', () => {
    const mine = { power: 4, dice: 2, keep: 'lowest' as const, thrown: [2, 5] };
    // 4 + 2 against 8; with the 2 thrown again a 5 or 6 comes to 9, a 4 to 8.
    expect(chancesAgain(mine, { power: 5, dice: 1, thrown: [3] }, 0)).toEqual({
      win: 2 / 6,
      standOff: 1 / 6,
      lose: 3 / 6,
    });
  });

  it('of what was made of the dice are those of what was made', () => {
    const mine = { power: 4, dice: 1, thrown: [2], made: 5 };
    expect(chances(mine, { power: 5, dice: 1, thrown: [3] })).toEqual({ win: 1, standOff: 0, lose: 0 });
  });

  it.each([
    [1, undefined, 1],
    [2, undefined, 1],
    [2, 'lowest', 1],
    [3, 'lowest', 1],
    [1, undefined, 2],
    [2, 'lowest', 2],
  ] as const)('with fate are better by one more throw: %i dice, %s, %i for one', (own, keep, fateDice) => {
    const even = { power: 4, dice: 1 };
    const mine = { power: 4, dice: own, fateDice, ...(keep === undefined ? {} : { keep }) };
    const { win, standOff, lose } = chancesWithFate(mine, even);
    const all = throws(own + 1);
    let won = 0;
    let tied = 0;
    for (const [b = 0, ...dice] of all) {
      const [, ...stay] = dice.toSorted((x, y) => x - y);
      const again = throws(fateDice).map((faces) => takenOf([...stay, Math.max(...faces)], keep));
      const worth = (rolls: readonly number[]): number =>
        rolls.reduce((sum, roll) => sum + Math.sign(roll - b), 0) / rolls.length;
      const kept = [takenOf(dice, keep)];
      const rolls = worth(again) > worth(kept) ? again : kept;
      won += rolls.filter((roll) => roll > b).length / rolls.length / all.length;
      tied += rolls.filter((roll) => roll === b).length / rolls.length / all.length;
    }
    expect(win).toBeCloseTo(won, 10);
    expect(standOff).toBeCloseTo(tied, 10);
    expect(lose).toBeCloseTo(1 - won - tied, 10);
    expect(win).toBeGreaterThan(chances(mine, even).win);
  });
});

describe('a fight', () => {
  const nobody: FightSide = { cards: [], base: 0, dice: [], roll: 0, adds: [] };
  const against = (theirs: Partial<FightSide>): Fight => ({
    kind: 'battle',
    attacker: 'h1',
    hero: 'h1',
    mine: { ...nobody, hero: 'h1' },
    theirs: { ...nobody, ...theirs },
    evadable: true,
    evaded: [],
  });
  it('is seen as long as somebody is fought, by a card or by a text alone', () => {
    expect(isFaced(against({ cards: ['c1'] }))).toBe(true);
    expect(isFaced(against({ name: 'sentinel', base: 9 }))).toBe(true);
    expect(isFaced(against({ base: 4 }))).toBe(true);
  });
  it('is over for the eye when the card was taken out of it', () => {
    expect(isFaced(against({}))).toBe(false);
  });
});
