// What is kept for speed says the same as what is made anew.
import { describe, expect, it } from 'vitest';
import { builtSets, definitionsOf } from '../../content/definitions';
import { fingerprint } from '../../kernel/json';
import { seedRng } from '../../kernel/rng';
import { violations } from '../invariants/invariants';
import type { State } from '../state/state';
import { hashIn, languageNow } from '../vocab/migrations/index';
import type { Rulebook } from '../engine/rulebook';
import { must } from '../../kernel/result';
import { baseBook, bookOfSets, newGameOf } from '../testing/books';
import { playOn } from '../engine/play-on';
import { byChance } from '../engine/players';
import { Tx } from '../engine/tx/tx';
import { playRandomly } from '../testing/random-game';
import { firstCheck, lookedThrough } from '../checks/checks';
import { heroesInOrder } from './env';
import { sample } from '../view/sample';
import { allCards, cardIndex, cardIndexAfresh } from './card-index';
import { inPlay, inPlayAfresh, type InPlay } from './index-in-play';
import { linesOf, statLines, statOf, totalOf } from './stats';

const start = newGameOf(baseBook, 3, 'kept');

/** An index as plain lists. */
const written = (index: InPlay): unknown => ({
  ...Object.fromEntries(
    (['stats', 'permissions', 'triggers', 'staged', 'actions'] as const).map((name) => [
      name,
      [...index[name]].sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  ),
  powers: index.powers,
  decks: index.decks,
  counts: index.counts,
  meetings: index.meetings,
});

const stats = [
  'strength',
  'craft',
  'spellLimit',
  'objectLimit',
  'magicObjectLimit',
  'weaponLimit',
  'lifeValue',
  'fateValue',
  'attackRoll',
  'foeRoll',
  'attackDice',
  'movement',
  'moveDice',
  'fateDice',
  'prayer',
  'drawMore',
  'drawLeast',
  'spellsMore',
  'prices',
  'costs',
  'trophyCost',
  'strengthTrophyCost',
  'craftTrophyCost',
  'trophyWorth',
  'toadSteps',
] as const;

/** Everything that is kept says what it would say had it been made for this state alone. */
const expectAsAfresh = (book: Rulebook, s: State): void => {
  expect(cardIndex(s)).toEqual(cardIndexAfresh(s));
  expect(written(inPlay(book, s))).toEqual(written(inPlayAfresh(book, s)));
  expect(firstCheck(book, s)).toEqual(lookedThrough(book, s));
  const w = { cat: book, s };
  for (const { id } of heroesInOrder(s)) {
    expect(stats.map((stat) => statOf(w, id, stat))).toEqual(stats.map((stat) => totalOf(w, id, stat, {})));
    expect(stats.map((stat) => statLines(w, id, stat))).toEqual(stats.map((stat) => linesOf(w, id, stat, {}).lines));
  }
};

describe('what is kept', () => {
  const withProbe = must(bookOfSets(['probe']), 'the probe');
  const withAll = must(bookOfSets(builtSets), 'all that is built');

  it.each([
    ['base', baseBook, 300],
    ['the probe', withProbe, 120],
    ['all that is built', withAll, 150],
  ] as const)('with %s it equals what is made afresh: in play, back again, and for branches in turn', (_, book, n) => {
    const states: State[] = [newGameOf(book, 4, 'followed')];
    playRandomly(book, states[0] ?? start, 'followed', n, (s) => {
      states.push(s);
      expectAsAfresh(book, s);
    });
    for (const s of [...states].reverse()) expectAsAfresh(book, s);
    // Two branches from one state, looked at by turns.
    const half = states[Math.floor(n / 2)] ?? start;
    const branches = ['left', 'right'].map((seed) => {
      const found: State[] = [];
      playRandomly(book, half, seed, 25, (s) => found.push(s));
      return found;
    });
    for (const [i, left] of (branches[0] ?? []).entries()) {
      expectAsAfresh(book, left);
      expectAsAfresh(book, branches[1]?.[i] ?? half);
      expectAsAfresh(book, half);
    }
  });

  it('a game that is dealt anew, and what is played on in it', () => {
    for (const book of [baseBook, withAll]) {
      const from = newGameOf(book, 4, 'dealt');
      const states: State[] = [from];
      playRandomly(book, from, 'dealt', 120, (s) => states.push(s));
      const late = must(states.at(-1), 'a state');
      const deals = late.order.flatMap((seat) => ['a', 'b'].map((seed) => sample(book, late, seat, seedRng(seed))));
      expect(deals.map(({ cards }) => cards)).not.toEqual(deals.map(() => late.cards));
      for (const deal of [...deals, late, ...deals]) expectAsAfresh(book, deal);
      for (const [i, deal] of deals.entries()) {
        const played = playOn(book, deal, undefined, () => byChance(`on ${i}`), { answers: 20 });
        if (!played.ok) throw new Error('refused');
        for (const s of [played.state, deal, late]) expectAsAfresh(book, s);
      }
    }
  });

  it('more branches from one state than are kept at once', () => {
    const books = [baseBook, withProbe];
    const ahead = books.map((book) => {
      const from = newGameOf(book, 3, 'held');
      return ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
        const played = playOn(book, from, undefined, () => byChance(seed), { answers: 60 });
        if (!played.ok) throw new Error('refused');
        expectAsAfresh(book, played.state);
        expectAsAfresh(book, from);
        return played.state;
      });
    });
    for (const i of [0, 3, 1, 5, 2, 4])
      for (const [j, book] of books.entries()) expectAsAfresh(book, must(ahead[j]?.[i], 'a branch'));
  });

  it('a space that something is laid over, and taken from, is silent for so long', () => {
    const start = newGameOf(withProbe, 2, 'over');
    const tx = new Tx(start);
    const space = must(
      withProbe.standing.find(({ kind }) => kind === 'space'),
      'a space with abilities',
    ).id;
    const id = tx.takeFromDeck(
      'purchase',
      must(start.decks['purchase']?.draw[0], 'a card'),
      { to: 'over', space },
      'rules',
    );
    const speaks = (): boolean =>
      [...inPlay(withProbe, tx.s).permissions.values(), ...inPlay(withProbe, tx.s).stats.values()]
        .flat()
        .some(({ source }) => source.def === space);
    expectAsAfresh(withProbe, start);
    const covered = inPlay(withProbe, tx.s);
    expect(speaks()).toBe(false);
    expectAsAfresh(withProbe, tx.s);
    tx.moveCard(id, { to: 'discard' }, 'rules');
    expect(speaks()).toBe(true);
    expectAsAfresh(withProbe, tx.s);
    // It was led there, and not made anew.
    expect(inPlay(withProbe, tx.s)).toBe(covered);
  });

  it('an Enemy that is made a trophy, and given away again, speaks as one for so long', () => {
    const start = newGameOf(withProbe, 2, 'trophy');
    const [first, second] = heroesInOrder(start);
    const tx = new Tx(start);
    const id = tx.takeFromDeck('cave', 'probe/cave/fly_swarm', { to: 'aside' }, 'rules');
    const limits = (): readonly number[] =>
      [first, second].map((hero) => statOf({ cat: withProbe, s: tx.s }, must(hero, 'a character').id, 'objectLimit'));
    const before = limits();
    const led = inPlay(withProbe, tx.s);
    for (const [hero, less] of [
      [first, [1, 0]],
      [second, [0, 1]],
    ] as const) {
      tx.moveCard(id, { to: 'trophy', hero: must(hero, 'a character').id }, 'rules');
      expect(limits()).toEqual(before.map((n, i) => n - (less[i] ?? 0)));
      expectAsAfresh(withProbe, tx.s);
    }
    tx.moveCard(id, { to: 'held', hero: must(first, 'a character').id, lent: true }, 'rules');
    expect(limits()).toEqual(before);
    expectAsAfresh(withProbe, tx.s);
    // It was led there, and not made anew.
    expect(inPlay(withProbe, tx.s)).toBe(led);
  });

  it('the list of cards is that of the state it is asked about, also of an older one', () => {
    const states: State[] = [start];
    playRandomly(baseBook, start, 'kept', 150, (s) => {
      states.push(s);
      expect(allCards(s)).toEqual(Object.values(s.cards));
    });
    for (const s of states.reverse()) expect(allCards(s)).toEqual(Object.values(s.cards));
  });

  it('a state is looked through wherever it is not that of before', () => {
    const hero = Object.values(start.heroes)[0];
    const bad: State = {
      ...start,
      heroes: { ...start.heroes, ...(hero ? { [hero.id]: { ...hero, held: ['c999'] } } : {}) },
    };
    expect(violations(baseBook, start, start)).toEqual([]);
    expect(violations(baseBook, bad, start)).toEqual(violations(baseBook, bad));
    expect(violations(baseBook, bad, start)).not.toEqual([]);
    const lost: State = { ...start, decks: { ...start.decks, spell: { draw: [], discard: [] } } };
    expect(violations(baseBook, lost, start)).toEqual(violations(baseBook, lost));
    expect(violations(baseBook, lost, start)).not.toEqual([]);
  });

  it('a catalogue is told by the fingerprint of its definitions', () => {
    expect(baseBook.hash).toBe(hashIn(languageNow(), fingerprint(definitionsOf(['base']))));
  });
});
