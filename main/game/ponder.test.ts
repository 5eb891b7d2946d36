// Computers think while a person does: nobody notices but by the time that it takes.
import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../shared/contract/prompt';
import type { GameUpdate } from '../../shared/contract/view';
import type { SeatId } from '../../shared/kernel/ids';
import { must } from '../../shared/kernel/result';
import { seedRng } from '../../shared/kernel/rng';
import { advance, type Input } from '../../shared/rules/engine/machine';
import { startOf } from '../../shared/rules/setup/position';
import type { Decision, State } from '../../shared/rules/state/state';
import { baseBook } from '../../shared/rules/testing/books';
import { sample } from '../../shared/rules/view/sample';
import type { Question } from '../ai/player';
import { aTable, breathe, choices, firstKeys, type Table } from '../testing/program';
import { ponderingPlayers, replyTo } from '../testing/pondering';
import { createPonder, type PonderParts } from './ponder';
import { questionOf } from './question';
import { askedSeats } from './shown-seat';

const NOTHING = () => undefined;
const answerOf = (seat: SeatId, decision: Decision['id'], keys: readonly string[]): Input => ({
  t: 'answer',
  seat,
  answer: { decision, keys },
});

/** A game of a person and two adepts, played by these steps; what the screen was told, and what is stored. */
type Play = {
  readonly table: Table;
  readonly game: string;
  readonly now: () => GameUpdate;
  /** Answers what is asked next, by the option that is the nth. */
  readonly answer: (nth?: number) => Promise<void>;
  /** Waits until somebody is asked who is a person. */
  readonly turn: () => Promise<void>;
  readonly rest: () => Promise<void>;
};
const played = async (ponders: boolean, seed: string, steps: (play: Play) => Promise<void>) => {
  const players = ponderingPlayers(ponders ? undefined : NOTHING);
  const table = aTable({ players: () => players });
  const adepts = [1, 2].map((n) => ({ name: `${n}`, control: 'computer', level: 'adept', character: 'lot' }) as const);
  const { game } = await table.get('games.create', {
    ...choices('P'),
    seats: [...choices('P').seats, ...adepts],
    seed,
  });
  const opened = await table.get('games.open', { game });
  const now = (): GameUpdate => table.updates.at(-1) ?? opened;
  const turn = async (): Promise<void> => {
    for (let n = 0; now().prompt === undefined && now().view.over === undefined && n < 4000; n++) await breathe();
  };
  const answer = async (nth = 0): Promise<void> => {
    await turn();
    const { prompt } = now();
    if (prompt === undefined) return;
    const open = prompt.options.filter(({ off, minor }) => off === undefined && minor !== true);
    const one = open[nth % open.length]?.key;
    const keys = prompt.max === 1 && one !== undefined ? [one] : firstKeys(now());
    await table.get('game.answer', { game, seat: prompt.seat, answer: { decision: prompt.id, keys } });
  };
  await steps({ table, game, now, answer, turn, rest: players.rest });
  await turn();
  const updates = table.updates.map(({ game: _, ...update }) => update);
  const state = table.program.store.games.load(game)?.state;
  const journal = await table.get('game.journal', { game });
  await table.get('games.close', {});
  return { game: { updates, state, journal, asked: players.asked }, players };
};

describe('the same game comes of the same answers, whether they ponder or not', () => {
  const compared = async (seed: string, steps: (play: Play) => Promise<void>) => {
    const [without, pondered] = [await played(false, seed, steps), await played(true, seed, steps)];
    expect(pondered.game).toEqual(without.game);
    expect(without.players.known).toEqual([]);
    expect(pondered.players.between).toEqual([]);
    return pondered.players;
  };

  it('to one who looks at each question for a while: most of what they are asked they have thought of', async () => {
    const questions: Prompt[] = [];
    const { asked, known, pondered } = await compared('slow', async ({ answer, turn, now, rest }) => {
      for (let n = 0; n < 30; n++) {
        await turn();
        await rest();
        const { prompt } = now();
        if (prompt !== undefined) questions.push(prompt);
        await answer(n);
      }
    });
    const thought = new Set(pondered.map(({ level, prompt: { id } }) => (level === 'novice' ? id : '')));
    expect(questions.filter(({ id, max, options }) => max === 1 && options.length > 1 && !thought.has(id))).toEqual([]);
    expect(known.length).toBeGreaterThan(asked.length / 2);
  });

  it('to one who answers while they ponder', async () => {
    const { pondered } = await compared('hasty', async ({ answer, turn }) => {
      for (let n = 0; n < 30; n++) {
        await turn();
        for (let i = 0; i < n % 9; i++) await breathe();
        await answer(n);
      }
    });
    expect(pondered.length).toBeGreaterThan(0);
  });

  it('to one who takes back, does again, has a hint and sits down for a computer while they ponder', async () => {
    const { pondered } = await compared('fickle', async ({ table: { get, ask }, game, answer, turn, now, rest }) => {
      for (let n = 0; n < 24; n++) {
        await turn();
        const { prompt } = now();
        if (n % 3 === 0) await breathe();
        else await rest();
        if (n % 4 === 1) await ask('game.undo', { game, agreed: [] });
        if (n % 8 === 5) await ask('game.redo', { game });
        if (n % 5 === 2 && prompt !== undefined)
          await get('game.hint', { game, seat: prompt.seat, decision: prompt.id });
        if (n % 6 === 3) await get('game.control', { game, seat: 'p2', control: 'person' });
        if (n % 6 === 5) await get('game.control', { game, seat: 'p2', control: 'computer' });
        // Refused: the question stands, and they go on.
        await ask('game.answer', { game, seat: 'p1', answer: { decision: prompt?.id ?? 'd', keys: ['nonsense'] } });
        await answer(n);
      }
    });
    expect(pondered.length).toBeGreaterThan(0);
  });

  /** What is done while they think of the first thing that a computer would be asked; then more would come. */
  const whileTheyPonder = async (act: (table: Table, { game, prompt }: GameUpdate) => Promise<unknown>) => {
    let acted: Promise<unknown> | undefined;
    const isDone = (): boolean => acted !== undefined;
    let now: GameUpdate | undefined;
    const players = ponderingPlayers((question) => {
      if (question.level === 'adept' && now !== undefined) acted ??= act(table, now);
      return replyTo(question);
    });
    const table = aTable({ players: () => players });
    const adept = { name: '2', control: 'computer', level: 'adept', character: 'lot' } as const;
    const { game } = await table.get('games.create', { ...choices('P'), seats: [...choices('P').seats, adept] });
    now = await table.get('games.open', { game });
    for (let n = 0; !isDone() && n < 1000; n++) {
      now = table.updates.at(-1) ?? now;
      const { prompt } = now;
      await players.rest();
      if (!isDone() && prompt !== undefined)
        await table.get('game.answer', {
          game,
          seat: prompt.seat,
          answer: { decision: prompt.id, keys: [...firstKeys(now)] },
        });
    }
    expect(isDone()).toBe(true);
    await acted;
    await players.rest();
    return players;
  };

  it('to one who leaves while they ponder: then they stop', async () => {
    const { pondered } = await whileTheyPonder(({ get }) => get('games.close', {}));
    expect(pondered.at(-1)?.level).toBe('adept');
    expect(pondered.filter(({ level }) => level === 'adept')).toHaveLength(1);
  });

  it('to one who has a hint while they ponder: then they wait, and go on', async () => {
    const { between, pondered } = await whileTheyPonder(({ get }, { game, prompt }) =>
      get('game.hint', { game, seat: prompt?.seat ?? 'p1', decision: prompt?.id ?? 'd0' }),
    );
    expect(between).toEqual([]);
    expect(pondered.filter(({ level }) => level === 'adept').length).toBeGreaterThan(1);
  });
});

describe('what is pondered', () => {
  type Control = 'person' | 'adept' | 'novice' | 'random';
  /** The first has rolled, and is asked where he goes. */
  const standing = (controls: readonly [Control, Control, ...Control[]], over?: State['over']): State => {
    const heroes = ['warrior', 'troll', 'elf'].slice(0, controls.length);
    const made = startOf(baseBook, {
      characters: Object.fromEntries(heroes.map((name, i) => [name, { at: ['chapel', 'crags', 'forest'][i] ?? '' }])),
      phase: 'turn',
      dice: [3],
    });
    if (!made.ok) throw new Error(made.refusal.msg.id);
    const { active, pending } = made.state;
    const rolled = advance(baseBook, made.state, answerOf(active, must(pending[active], 'a question').id, ['roll']));
    if (!rolled.ok) throw new Error(rolled.refusal.msg.id);
    const seats = Object.entries(rolled.state.seats).map(([id, seat], i) => {
      const control = controls[i] ?? 'person';
      return [id, control === 'person' ? seat : { ...seat, control: 'computer', level: control }];
    });
    return {
      ...rolled.state,
      seats: Object.fromEntries(seats) as State['seats'],
      ...(over === undefined ? {} : { over }),
    };
  };
  const pondering = (state: State, players = ponderingPlayers(), quietly: PonderParts['quietly'] = NOTHING) => {
    const ponder = createPonder({ players, book: baseBook, state: () => state, quietly });
    ponder.begin();
    return { ...players, ...ponder };
  };
  const askedIn = (state: State) => state.pending[state.active];

  it('is what would come of each answer: the seats that would be asked, by the words that they would be asked with', async () => {
    const state = standing(['person', 'adept']);
    const { pondered, rest } = pondering(state);
    await rest();
    const decision = must(askedIn(state), 'a question');
    expect(decision.options.length).toBeGreaterThan(1);
    const expected: Question[] = [];
    const open = decision.options.filter(({ off }) => off === undefined);
    for (const { key } of open) {
      let now = advance(baseBook, state, answerOf(state.active, decision.id, [key]));
      while (now.ok && expected.length < pondered.length) {
        const { state: at } = now;
        const [seat] = askedSeats(at);
        if (seat === undefined || at.seats[seat]?.control === 'person') break;
        const asked = must(at.pending[seat], 'a question');
        const question = questionOf(baseBook, at, seat, asked);
        // Whatever he cannot see may be anything else: not a letter changes (law 7).
        const other = sample(baseBook, at, seat, seedRng(`${expected.length}`));
        expect(questionOf(baseBook, other, seat, must(other.pending[seat], 'a question'))).toEqual(question);
        expected.push(question);
        const reply = replyTo(question);
        now = advance(baseBook, at, answerOf(seat, asked.id, 'keys' in reply ? reply.keys : []));
      }
    }
    expect(expected.length).toBeGreaterThan(1);
    // The first tells what a novice would do in the person's place.
    const [likely, ...rests] = pondered;
    expect(likely).toMatchObject({ level: 'novice', prompt: { seat: state.active } });
    expect(new Set(rests.map((one) => JSON.stringify(one)))).toEqual(
      new Set(expected.map((one) => JSON.stringify(one))),
    );
    for (const question of pondered) expect(JSON.stringify(question)).not.toContain(JSON.stringify(state.seed));
  });

  it('is bounded', async () => {
    // Who is a person is never asked: it would go on to the end of the game.
    const first = (_state: State, _seat: SeatId, { options, min }: Decision) =>
      min <= 1 ? options.find(({ off }) => off === undefined)?.key : undefined;
    const { pondered, rest } = pondering(standing(['person', 'adept', 'adept']), ponderingPlayers(), first);
    await rest();
    expect(pondered).toHaveLength(40);
  });

  it.each([
    ['nobody looks ahead', standing(['person', 'novice', 'random'])],
    ['people alone play', standing(['person', 'person'])],
    ['a computer is asked', standing(['adept', 'person'])],
    ['it is over', standing(['person', 'adept'], { winners: [], reason: 'conceded' } as never)],
  ])('is nothing where %s', async (_, state) => {
    const { pondered, rest } = pondering(state);
    await rest();
    expect(pondered).toEqual([]);
  });

  it('is over at once when it is to be, and the same is not begun twice', async () => {
    const state = standing(['person', 'adept']);
    const whole = pondering(state);
    await whole.rest();
    const { pondered, rest, begin, end, close } = pondering(state);
    for (let n = 0; pondered.length < 2 && n < 100; n++) await breathe();
    end();
    await rest();
    expect(pondered.length).toBeLessThanOrEqual(3);
    const { length } = pondered;
    begin();
    begin();
    await rest();
    begin();
    await rest();
    expect(pondered).toHaveLength(length + whole.pondered.length);
    close();
    begin();
    await rest();
    expect(pondered).toHaveLength(length + whole.pondered.length);
  });

  it.each([
    ['is refused', () => ({ keys: ['nonsense'] })],
    ['is broken off', () => undefined],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('goes no further where a reply %s', async (_, reply) => {
    const players = ponderingPlayers(reply);
    const { rest, pondered } = pondering(standing(['person', 'adept']), players);
    await rest();
    const options = must(askedIn(standing(['person', 'adept'])), 'a question').options.length;
    expect(pondered.length).toBeGreaterThan(0);
    // One for each answer at most, and one for what is likely.
    expect(pondered.length).toBeLessThanOrEqual(options + 1);
  });
});
