// What is foreseen, against an enumeration written apart: every row of dice in its order, played through `advance`.
import { describe, expect, it } from 'vitest';
import type { Foreseen } from '../../contract/foresight';
import { nameOf, type HeroId, type SeatId } from '../../kernel/ids';
import { seedRng } from '../../kernel/rng';
import { advance, whoIsAsked } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import type { Decision, GameEvent, Hero, State } from '../state/state';
import { baseBook, bookOfSets, newGameOf } from '../testing/books';
import type { Given, GivenCharacter } from '../setup/given';
import { aGame } from '../testing/play';
import { randomKeys } from '../testing/random-game';
import { sample } from '../view/sample';
import { foresee } from './foresee';
import { knownTo } from './known';
import { oddsByOption } from './odds';

const BUDGET = { steps: 30_000 };

/** The one answer that nobody has to think about. */
const plainly = ({ press, quiet, options, max, min }: Decision): string | undefined => {
  // To use Armour costs nothing.
  const armour = options.find(
    (o) => ['helmet', 'shield', 'armour'].includes(nameOf(o.target?.def ?? '')) && o.key.endsWith('#armour'),
  );
  if (armour !== undefined) return armour.key;
  if (press !== undefined || quiet !== undefined) return press ?? quiet;
  const open = options.filter((one) => !one.off && !one.use && !one.costs && !one.minor);
  return max === 1 && min < 2 && open.length === 1 ? open[0]?.key : undefined;
};

/** On a space to which the way has led, the space and nobody who is there. */
const spaceThere = ({ ask, options }: Decision, was: string | undefined, now: string | undefined): string | undefined =>
  ask.id === 'ask.encounter' && was !== now ? options.find(({ key, off }) => key === 'space' && !off)?.key : undefined;

/** An opponent whose score is the lower one pays for his worst die. */
const saved = ({ ask: { id, args = {} } }: Decision): string | undefined => {
  const { mine, theirs, dice } = args;
  if (id !== 'ask.fateFight' || !Array.isArray(dice) || Number(mine) >= Number(theirs)) return undefined;
  const all = dice.map(Number);
  return `reroll.${all.indexOf(Math.min(...all)) + 1}`;
};

type End = { readonly state: State; readonly events: readonly GameEvent[]; readonly dice: readonly number[] };

const diceOf = (events: readonly GameEvent[]): readonly number[] =>
  events.flatMap((event) =>
    event.t !== 'rolled' ? [] : event.again === undefined ? event.dice : event.dice.slice(event.again, event.again + 1),
  );

/** Played with these dice and then by chance, until somebody has to think or it is the next one's turn. */
const playedWith = (book: Rulebook, s: State, seat: SeatId, key: string, forced: readonly number[]): End => {
  let state: State = { ...s, rng: { ...s.rng, forced: [...forced] } };
  const events: GameEvent[] = [];
  const lieThere = s.pending[seat]?.ask.id === 'ask.fateFight';
  const me = s.pending[seat]?.hero ?? 'h0';
  const there = (asked: Decision): string | undefined =>
    spaceThere(asked, s.heroes[me]?.space, state.heroes[me]?.space);
  let [who, answer]: [SeatId, string | undefined] = [seat, key];
  while (answer !== undefined) {
    const decision = state.pending[who];
    const result = advance(book, state, {
      t: 'answer',
      seat: who,
      answer: { decision: decision?.id ?? 'd', keys: [answer] },
    });
    if (!result.ok) throw new Error(result.refusal.msg.id);
    ({ state } = result);
    events.push(...result.events);
    const next = whoIsAsked(state);
    const asked = next === undefined ? undefined : state.pending[next];
    answer =
      next === undefined || asked === undefined || events.some(({ t }) => t === 'turn')
        ? undefined
        : ((lieThere && next !== seat ? saved(asked) : undefined) ??
          plainly(asked) ??
          (next === seat ? there(asked) : undefined));
    who = next ?? who;
  }
  const turn = events.findIndex(({ t }) => t === 'turn');
  const own = turn < 0 ? events : events.slice(0, turn);
  return { state, events: own, dice: diceOf(own) };
};

/** Every row of dice that there may be: what comes after a known beginning is tried in all ways. */
const everyEnd = (book: Rulebook, s: State, seat: SeatId, key: string, most: number): readonly End[] | undefined => {
  const ends: End[] = [];
  const todo: (readonly number[])[] = [[]];
  for (let forced = todo.pop(); forced !== undefined; forced = todo.pop()) {
    const end = playedWith(book, s, seat, key, forced);
    ends.push(end);
    if (ends.length > most) return undefined;
    for (let i = forced.length; i < end.dice.length; i++)
      for (let face = 1; face <= 6; face++) if (face !== end.dice[i]) todo.push([...end.dice.slice(0, i), face]);
  }
  return ends;
};

type Numbers = Pick<Hero, 'life' | 'fate' | 'gold' | 'strength' | 'craft' | 'space'>;
const numbersOf = (hero: Hero | undefined): string => {
  if (hero === undefined || hero.dead) return 'dead';
  const { life, fate, gold, strength, craft, space, held, trophies, missTurns, toad } = hero;
  const numbers: Numbers = { life, fate, gold, strength, craft, space };
  return JSON.stringify([numbers, held.length, trophies.length, missTurns, toad !== undefined]);
};

/** The same of what was foreseen. */
const foreseenNumbers = (hero: Hero, { changes }: Foreseen): string => {
  const now = { ...hero, held: hero.held.length, trophies: hero.trophies.length, toad: hero.toad !== undefined };
  for (const change of changes) {
    if (change.hero !== undefined) continue;
    if (change.t === 'dead') return 'dead';
    if (change.t === 'number') now[change.what] += change.by;
    if (change.t === 'space') now.space = change.space;
    if (change.t === 'gained' || change.t === 'lost')
      now[change.as === 'held' ? 'held' : 'trophies'] += change.t === 'gained' ? 1 : -1;
    if (change.t === 'missTurns') now.missTurns += change.by;
    if (change.t === 'toad') now.toad = change.on;
  }
  const { life, fate, gold, strength, craft, space } = now;
  return JSON.stringify([
    { life, fate, gold, strength, craft, space },
    now.held,
    now.trophies,
    now.missTurns,
    now.toad,
  ]);
};

const fightsOf = (events: readonly GameEvent[], me: HeroId): string =>
  events
    .flatMap((event) =>
      event.t !== 'fight' || (event.mine.hero !== me && event.theirs.hero !== me)
        ? []
        : event.mine.hero === me || event.outcome === 'standOff'
          ? event.outcome
          : event.outcome === 'won'
            ? 'lost'
            : 'won',
    )
    .join();

const tally = (rows: readonly (readonly [string, number])[]): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [key, chance] of rows) found[key] = (found[key] ?? 0) + chance;
  return Object.fromEntries(
    Object.entries(found)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, n]) => [key, Number(n.toFixed(9))]),
  );
};

describe('what an option leads to', () => {
  it('is what every row of dice leads to, in 200 fights and 40 charts of random games', () => {
    let [fights, charts] = [0, 0];
    for (let game = 1; game <= 12 && (fights < 200 || charts < 40); game++) {
      let s = newGameOf(baseBook, 3, `foreseen ${game}`);
      let rng = seedRng(`foreseen ${game}`);
      for (let n = 0; n < 900 && !s.over; n++) {
        const seat = whoIsAsked(s);
        const decision = seat === undefined ? undefined : s.pending[seat];
        if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
        const me = decision.hero ?? s.seats[seat]?.hero;
        const hero = me === undefined ? undefined : s.heroes[me];
        const known = knownTo(baseBook, s, seat);
        for (const { key, off } of decision.max === 1 && hero !== undefined ? decision.options : []) {
          if (off !== undefined) continue;
          const foreseen = foresee(baseBook, known, seat, [key], BUDGET);
          const chancy =
            foreseen.length > 1 &&
            foreseen.every(({ ends }) => ends.t === 'choice' || ends.t === 'turn' || ends.t === 'over');
          if (!chancy || hero === undefined || me === undefined) continue;
          expect(foreseen.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
          const ends = everyEnd(baseBook, known, seat, key, 300);
          if (ends === undefined) continue;
          if (foreseen.some((one) => one.fights.length > 0)) fights += 1;
          else charts += 1;
          expect(
            tally(
              foreseen.map((one) => [
                `${foreseenNumbers(hero, one)} ${one.fights.map(({ result }) => result).join()}`,
                one.chance,
              ]),
            ),
            `game ${game}, ${n}: ${decision.ask.id} ${key}`,
          ).toEqual(
            tally(
              ends.map(({ state, events, dice }) => [
                `${numbersOf(state.heroes[me])} ${fightsOf(events, me)}`,
                6 ** -dice.length,
              ]),
            ),
          );
        }
        const [keys, next] = randomKeys(decision, rng);
        rng = next;
        const result = advance(baseBook, s, { t: 'answer', seat, answer: { decision: decision.id, keys } });
        if (!result.ok) throw new Error(result.refusal.msg.id);
        s = result.state;
      }
    }
    expect(fights).toBeGreaterThanOrEqual(200);
    expect(charts).toBeGreaterThanOrEqual(40);
  });

  it('tells nothing that the seat does not know (law 7)', () => {
    let s = newGameOf(baseBook, 4, 'foreseen in secret');
    let rng = seedRng('foreseen in secret');
    for (let n = 0; n < 250 && !s.over; n++) {
      const seat = whoIsAsked(s);
      const decision = seat === undefined ? undefined : s.pending[seat];
      if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
      const odds = [...oddsByOption(baseBook, s, seat, { steps: 4000 })];
      const other = sample(baseBook, s, seat, seedRng(`other ${n}`));
      expect([...oddsByOption(baseBook, other, seat, { steps: 4000 })], `${n}: ${decision.ask.id}`).toEqual(odds);
      const [keys, next] = randomKeys(decision, rng);
      rng = next;
      const result = advance(baseBook, s, { t: 'answer', seat, answer: { decision: decision.id, keys } });
      if (!result.ok) throw new Error(result.refusal.msg.id);
      s = result.state;
    }
  });

  it('knows the card that comes off a stock of one title', () => {
    const book = bookOfSets(['blood-moon']) ?? baseBook;
    const game = aGame(book, {
      cards: { time_card: { side: 'night' } },
      characters: {
        monk: { at: 'temple', fate: 0 },
        troll: { at: 'village', fate: 0 },
        elf: { at: 'village', fate: 0 },
      },
      spaces: { forest: { figures: [] }, fields_nw: { figures: ['werewolf'] } },
      left: { adventure: 0 },
      dice: [1, 1],
    });
    for (const answer of ['roll', 'cw:woods_m', 'cw:village']) game.choose(answer);
    const outcomes = foresee(book, knownTo(book, game.state, 'p1'), 'p1', ['troll'], BUDGET);
    const first = outcomes.find(({ rolls }) => rolls?.[0] === 1);
    expect(first).toMatchObject({ ends: { t: 'turn' } });
    expect(first?.changes).toContainEqual({
      hero: 'h2',
      t: 'gained',
      as: 'held',
      def: 'blood-moon/lycanthrope/lycanthrope',
    });
  });

  it('is what the space does where somebody else is, too, and says whom one may encounter instead', () => {
    const game = aGame(baseBook, {
      characters: { thief: { at: 'village', fate: 0 }, troll: { at: 'woods_n', fate: 0 } },
      spaces: { woods_n: { cards: ['ogre'] } },
      dice: [3],
    });
    game.choose('roll');
    const odds = Object.fromEntries(oddsByOption(baseBook, game.state, 'p1', BUDGET));
    const alone = aGame(baseBook, {
      characters: { thief: { at: 'village', fate: 0 }, troll: { at: 'city', fate: 0 } },
      spaces: { woods_n: { cards: ['ogre'] } },
      dice: [3],
    });
    alone.choose('roll');
    const other = Object.fromEntries(oddsByOption(baseBook, alone.state, 'p1', BUDGET));
    // The Ogre has 5: 3 and a die beat 5 and a die in 6 of 36.
    expect(odds['cw:woods_n']?.win).toBeCloseTo(6 / 36, 9);
    expect(odds['cw:woods_n']?.outcomes.map(({ instead: _, ...rest }) => rest)).toEqual(other['cw:woods_n']?.outcomes);
    const troll = [{ id: 'name', args: { def: 'base/character/troll' } }];
    for (const one of odds['cw:woods_n']?.outcomes ?? []) expect(one.instead).toEqual(troll);
    // Once he is asked whom he encounters, each answer speaks for itself.
    game.choose('cw:woods_n');
    expect(game.decision.ask.id).toBe('ask.encounter');
    const now = Object.fromEntries(oddsByOption(baseBook, game.state, 'p1', BUDGET));
    expect(now['space']?.win).toBeCloseTo(6 / 36, 9);
    expect(now['space']?.outcomes[0]?.instead).toBeUndefined();
  });

  it('knows what the end of the turn does where one comes to, whatever is met there', () => {
    const book = bookOfSets(['firelands']) ?? baseBook;
    const game = aGame(book, {
      characters: { warrior: { at: 'village', fate: 0 }, troll: { at: 'crags', fate: 0 } },
      spaces: { woods_n: { tokens: { fireland: 1 } } },
      dice: [3],
    });
    // He goes away from where he is: what it is like there does not matter.
    expect(foresee(book, knownTo(book, game.state, 'p1'), 'p1', ['roll'], BUDGET)[0]?.staying).toBeUndefined();
    game.choose('roll');
    const odds = Object.fromEntries(oddsByOption(book, game.state, 'p1', BUDGET));
    expect(odds['cw:woods_n']).toMatchObject({ staying: 1 });
    expect(odds['cw:woods_n']?.hurt).toBeUndefined();
    expect(odds['cw:woods_n']?.outcomes[0]?.staying).toEqual([{ t: 'number', what: 'life', by: -1 }]);
    const other = Object.keys(odds).find((key) => key !== 'cw:woods_n') ?? '';
    expect(odds[other]?.staying).toBeUndefined();
  });

  /** Odds of going to a space that is so many steps away. */
  const onTheWay = (thief: GivenCharacter, to: string, dice: number, spaces: Given['spaces'] = {}) => {
    const game = aGame(baseBook, {
      characters: { thief: { fate: 0, ...thief }, troll: { at: 'city', fate: 0 } },
      spaces,
      dice: [dice],
    });
    game.choose('roll');
    return Object.fromEntries(oddsByOption(baseBook, game.state, 'p1', BUDGET))[to];
  };

  it('reckons with Armour, which costs nothing, and with the best of the Weapons', () => {
    const against = (card: string, has: readonly string[]) =>
      onTheWay({ at: 'village', has }, 'cw:woods_n', 3, { woods_n: { cards: [card] } });
    // 3 and a die against 5 and a die: 26 of 36 are lost, and Armour saves half of the lives.
    expect(against('ogre', [])?.hurt).toBeCloseTo(26 / 36, 9);
    expect(against('ogre', ['armour'])?.hurt).toBeCloseTo(13 / 36, 9);
    // An Axe and a Holy Lance add 1 each, and the Lance 3 against a Dragon.
    expect(against('ogre', ['axe', 'holy_lance'])?.win).toBe(against('ogre', ['axe'])?.win);
    expect(against('ogre', ['axe'])?.win).toBeGreaterThan(against('ogre', [])?.win ?? 1);
    expect(against('dragon', ['axe', 'holy_lance'])?.win).toBe(against('dragon', ['holy_lance'])?.win);
    expect(against('dragon', ['holy_lance'])?.win).toBeGreaterThan(against('dragon', ['axe'])?.win ?? 1);
  });

  it('tells of no Spell that is cast as of something gained', () => {
    const game = aGame(baseBook, {
      characters: {
        thief: { at: 'fields_n', fate: 0, craft: 3, spells: ['acquisition'] },
        troll: { at: 'city', has: ['ring'] },
      },
    });
    const odds = Object.fromEntries(oddsByOption(baseBook, game.state, 'p1', BUDGET));
    const told = odds['do:acquisition#cast']?.outcomes.flatMap(({ changes }) => changes) ?? [];
    expect(told).toContainEqual({ t: 'spells', by: -1 });
    expect(told.filter(({ t }) => t === 'gained' || t === 'lost')).toEqual([]);
  });

  it('says of what lasts, and shows in no number, that it comes later', () => {
    const rows = onTheWay({ at: 'plains_sw' }, 'cw:tavern', 1)?.outcomes ?? [];
    // 5: in place of the next move one may teleport.
    expect(rows.find(({ rolls }) => rolls?.includes(5))?.changes).toContainEqual({ t: 'later' });
  });
});
