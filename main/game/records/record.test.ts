// The record of real games, played to their end by computer players: it agrees with the state in which they end.
import { beforeAll, describe, expect, it } from 'vitest';
import { definitionsOf } from '../../../shared/content/definitions';
import type { SetupChoices } from '../../../shared/contract/setup';
import { rulebookOf } from '../../../shared/rules/charts/index';
import { advance } from '../../../shared/rules/engine/machine';
import { newGame } from '../../../shared/rules/setup/new-game';
import type { GameEvent, State } from '../../../shared/rules/state/state';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { factsOf } from '../../ai/facts';
import { think } from '../../ai/policies/index';
import type { StoredStep } from '../../persistence/stored';
import type { GameRecord, RecordSource } from '../../persistence/stored-record';
import { choices } from '../../testing/program';
import { knownDefs } from './facts';
import { recordOf, storyFrom } from './record';

const definitions = definitionsOf(['base']);
const book = rulebookOf(definitions, 'fast');
const facts = factsOf(book.defs.values());
const defOf = knownDefs();
const ANSWER_MS = 4000;

type Played = {
  readonly setup: SetupChoices;
  readonly first: State;
  readonly state: State;
  readonly steps: readonly StoredStep[];
  readonly events: readonly GameEvent[];
};

/** A whole game between computer players, as it would be stored. */
const played = (seed: string, letters: string): Played => {
  const setup = choices(letters, { rules: { trophyCost: 5 } });
  const begun = newGame(book, setup, seed);
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  const steps: StoredStep[] = [{ seq: 0, by: 'setup', barrier: '*', events: begun.events, at: 1000 }];
  let { state } = begun;
  while (state.over === undefined && steps.length < 20_000) {
    const seat = state.order.find((id) => state.pending[id] !== undefined && state.answered[id] === undefined);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
    const keys = think({ view: viewFor(book, state, seat), prompt: promptFor(decision), level: 'novice' }, facts, seed);
    const input = { t: 'answer', seat, answer: { decision: decision.id, keys } } as const;
    const result = advance(book, state, input);
    if (!result.ok) throw new Error(result.refusal.msg.id);
    ({ state } = result);
    steps.push({
      seq: steps.length,
      by: 'computer',
      barrier: '',
      input,
      events: result.events,
      at: 1000 + steps.length * ANSWER_MS,
    });
  }
  return {
    setup,
    first: begun.state,
    state,
    steps,
    events: steps.flatMap(({ events }) => events as readonly GameEvent[]),
  };
};

const sourceOf = ({ setup, first, state, steps }: Played, more: Partial<RecordSource> = {}): RecordSource => ({
  game: 'g-1',
  name: 'Sunday',
  seq: steps.length - 1,
  seed: 'a test',
  setup,
  casual: false,
  imported: false,
  first: JSON.parse(JSON.stringify(first)) as unknown,
  last: JSON.parse(JSON.stringify(state)) as unknown,
  ...more,
});
const record = (game: Played, more: Partial<RecordSource> = {}): GameRecord => {
  const made = recordOf(sourceOf(game, more), game.steps, defOf);
  if (made === undefined) throw new Error('no record');
  return made;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('the record of a game that was played to its end', () => {
  const games: Played[] = [];
  beforeAll(() => {
    for (const [seed, letters] of [
      ['records-1', 'CCC'],
      ['records-2', 'CC'],
      ['records-3', 'CCCC'],
    ] as const)
      games.push(played(seed, letters));
  });

  it('is told as a story: everybody’s way over the rounds, what decided it, and how the dice fell', () => {
    for (const game of games) {
      const story = storyFrom(sourceOf(game), game.steps, defOf);
      if (story === undefined) throw new Error('no story');
      const { order, over, round } = game.state;
      expect([story.rounds, story.seats.map(({ seat }) => seat)]).toEqual([round, order]);
      for (const { seat, marks, deaths, dice, pips } of story.seats) {
        expect(marks.map((mark) => mark.round)).toEqual(marks.map((_, i) => i + 1));
        const { tally } = record(game).seats.find((one) => one.seat === seat) ?? { tally: undefined };
        expect([deaths.length, dice, pips]).toEqual([tally?.deaths, tally?.dice, tally?.pips]);
        if (game.state.seats[seat]?.hero !== undefined)
          expect(marks.at(-1)).toMatchObject({ strength: tally?.strength, craft: tally?.craft });
      }
      expect(story.moments).toHaveLength(3);
      const seqs = story.moments.map(({ seq }) => seq);
      expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
      if (over?.how === 'crown')
        expect(story.moments).toContainEqual(expect.objectContaining({ what: 'crown', seat: over.winners[0] }));
    }
  });

  it('is no story before it is over', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    expect(
      storyFrom(sourceOf(game, { last: JSON.parse(JSON.stringify(game.first)) }), game.steps, defOf),
    ).toBeUndefined();
  });

  it('says who won, how, when, and how long it took', () => {
    for (const game of games) {
      const { over, round } = game.state;
      const made = record(game);
      expect(made).toMatchObject({
        endedBy: over?.how,
        rounds: round,
        begunAt: 1000,
        endedAt: 1000 + (game.steps.length - 1) * ANSWER_MS,
        playedMs: (game.steps.length - 1) * ANSWER_MS,
        imported: false,
      });
      expect(made.seats.filter(({ won }) => won).map(({ seat }) => seat)).toEqual(over?.winners);
      expect(made.seats.map(({ name, player }) => [name, player])).toEqual(
        game.setup.seats.map(({ name, control }) => [name, control]),
      );
    }
  });

  it('agrees with the state at the end', () => {
    for (const game of games) {
      const { state } = game;
      const made = record(game);
      const heroes = Object.values(state.heroes);
      expect(made.turns).toBe(state.turn.n);
      for (const { seat, characters, tally } of made.seats) {
        const own = heroes.filter((hero) => hero.seat === seat);
        const last = own.at(-1);
        expect(characters).toEqual(own.map(({ def }) => def));
        expect(tally.deaths).toBe(own.filter(({ dead }) => dead).length);
        expect(tally).toMatchObject({ life: Math.max(0, last?.life ?? 0), fate: last?.fate, gold: last?.gold });
        expect(tally.mostGold).toBeGreaterThanOrEqual(tally.gold);
        expect(tally.trophies).toBeGreaterThanOrEqual(tally.traded + (last?.trophies.length ?? 0));
        expect(tally.spaces).toBeGreaterThan(1);
        expect(tally.spaces).toBeLessThanOrEqual(Object.keys(state.board).length + 49);
      }
    }
  });

  it('adds up over the seats to what the journal tells', () => {
    for (const { events, ...game } of games) {
      const seats = record({ ...game, events }).seats.map(({ tally }) => tally);
      const fights = events.filter((event) => event.t === 'fight');
      const duels = fights.filter(({ theirs, outcome }) => theirs.hero !== undefined && outcome !== 'standOff');
      const beaten = fights.filter(({ outcome }) => outcome === 'won').length;
      expect(sum(seats.map(({ won }) => won))).toBe(beaten + duels.filter(({ outcome }) => outcome === 'lost').length);
      expect(sum(seats.map(({ duelsWon }) => duelsWon))).toBe(duels.length);
      expect(sum(seats.map(({ lost }) => lost))).toBe(
        fights.filter(({ outcome }) => outcome === 'lost').length +
          duels.filter(({ outcome }) => outcome === 'won').length,
      );
      expect(sum(seats.map(({ spells }) => spells))).toBe(events.filter(({ t }) => t === 'cast').length);
      expect(sum(seats.map(({ turns }) => turns))).toBe(events.filter(({ t }) => t === 'turn').length);
      expect(sum(seats.map(({ toads }) => toads))).toBe(
        events.filter((event) => event.t === 'toad' && event.turns > 0).length,
      );
      const rolls = events.filter((event) => event.t === 'rolled').filter(({ hero }) => hero !== undefined);
      expect(sum(seats.map(({ dice }) => dice))).toBe(
        sum(rolls.map(({ dice, again }) => (again === undefined ? dice.length : 1))),
      );
      const mean = sum(seats.map(({ pips }) => pips)) / sum(seats.map(({ dice }) => dice));
      expect(mean).toBeGreaterThan(3);
      expect(mean).toBeLessThan(4);
    }
  });

  it('finds trophies that were exchanged, and no others', () => {
    for (const game of games) {
      // Each exchange is one answer: the trophies that it names are those that went. Another may die of what comes
      // after it.
      const named = game.steps.flatMap(({ input, events }, i) => {
        const told = events as readonly GameEvent[];
        const gained = new Set(
          told.flatMap((event) =>
            event.t === 'changed' &&
            event.source === 'rules' &&
            event.by > 0 &&
            (event.what === 'strength' || event.what === 'craft')
              ? [event.hero]
              : [],
          ),
        );
        const laid = told.filter(
          (event) => event.t === 'card' && event.from.in === 'trophy' && gained.has(event.from.hero),
        ).length;
        return laid > 0 ? [{ i, input, laid }] : [];
      });
      expect(sum(record(game).seats.map(({ tally }) => tally.traded))).toBe(sum(named.map(({ laid }) => laid)));
      expect(named.length).toBeGreaterThan(0);
    }
  });

  it('is the same whenever it is worked out, and the same root for every copy', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    expect(record(game)).toEqual(record(game));
    expect(record(game, { game: 'g-2', name: 'Copy' }).root).toBe(record(game).root);
    expect(record(game, { seed: 'another' }).root).not.toBe(record(game).root);
  });

  it('is that of a game in progress where it is cut off', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    const steps = game.steps.slice(0, 40);
    const made = recordOf(sourceOf(game, { seq: 39, last: { ...game.state, over: undefined } }), steps, defOf);
    expect(made).toMatchObject({ seq: 39, endedAt: 1000 + 39 * ANSWER_MS });
    expect(made).not.toHaveProperty('endedBy');
  });

  it('cannot be made of what cannot be read', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    for (const more of [{ first: undefined }, { last: { schema: 1 } }, { setup: 'x' }])
      expect(recordOf(sourceOf(game, more), game.steps, defOf)).toBeUndefined();
    expect(recordOf(sourceOf(game), [], defOf)).toBeUndefined();
  });
});
