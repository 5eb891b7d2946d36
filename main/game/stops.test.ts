// When a card asks: what a player has set for it decides whether the question is put to him, and nothing else does.
import { describe, expect, it } from 'vitest';
import type { Stop } from '../../shared/contract/stops';
import { baseBook, bookOfSets } from '../../shared/rules/testing/books';
import { aGame } from '../../shared/rules/testing/play';
import type { Given } from '../../shared/rules/setup/given';
import { startOf } from '../../shared/rules/setup/position';
import type { Store } from '../persistence/store';
import { aSession } from '../testing/session';
import { createStops } from './stops';
import { replayAll, sameState } from './history/replay';

const started = (given: Given) => {
  const made = startOf(baseBook, given);
  if (!made.ok) throw new Error(made.refusal.msg.id);
  return made;
};

const sitting = (given: Given, store?: Store) => {
  const { made, session, store: kept } = aSession(given, {}, store);
  const answer = (key: string): void => {
    const { prompt } = session.update();
    if (prompt === undefined) throw new Error('nothing is asked');
    expect(session.input({ t: 'answer', seat: prompt.seat, answer: { decision: prompt.id, keys: [key] } })).toEqual({
      ok: true,
      value: {},
    });
  };
  const set = (seat: 'p1' | 'p2', def: string, stop: Stop) => session.stop(seat, def, stop);
  const stopOf = (def: string) => session.update().stops?.find((one) => one.def === def);
  return { made, store: kept, session, answer, set, stopOf, asked: () => session.update().prompt };
};

const COUNTERSPELL = 'base/spell/counterspell';
const HEALING = 'base/spell/healing';

/** The Wizard casts at the start of his turn; the Elf holds a Counterspell. */
const casting = (spell: string): Given => ({
  characters: {
    wizard: { at: 'fields_n', spells: [spell, 'healing'] },
    elf: { at: 'city', gold: 3, spells: [COUNTERSPELL] },
    monk: { at: 'crags', gold: 3, spells: ['healing'] },
  },
});

describe('when a Counterspell asks', () => {
  const cast = (spell: string, target: 'elf' | 'monk' | undefined, stop?: Stop) => {
    const table = sitting(casting(spell));
    if (stop !== undefined) expect(table.set('p2', COUNTERSPELL, stop).ok).toBe(true);
    table.answer(`do:${spell}#cast`);
    if (target !== undefined) table.answer(target);
    return table.asked();
  };
  const counters = { seat: 'p2', ask: { id: 'react.cast' } };
  it('at first: where the Spell is aimed at its holder', () => {
    expect(cast('acquisition', 'elf')).toMatchObject(counters);
    expect(cast('nullify', 'elf')).toMatchObject(counters);
  });
  it('where its caster gains by it, whoever pays', () => {
    expect(cast('acquisition', 'monk')).toMatchObject(counters);
    expect(cast('temporal_warp', undefined)).toMatchObject(counters);
  });
  it('not where it only strikes somebody else, or only looks', () => {
    expect(cast('nullify', 'monk')?.seat).toBe('p1');
    expect(cast('divination', undefined)?.seat).toBe('p1');
  });
  it('always: then too', () => {
    expect(cast('nullify', 'monk', 'always')).toMatchObject(counters);
  });
  it('not this turn: not even when he is struck himself', () => {
    expect(cast('acquisition', 'elf', 'notThisTurn')?.seat).toBe('p1');
  });
  it("not against one's own Spell, unless one has said so", () => {
    const own: Given = { characters: { elf: { at: 'fields_n', spells: ['temporal_warp', COUNTERSPELL] }, troll: {} } };
    const silent = sitting(own);
    silent.answer('do:temporal_warp#cast');
    expect(silent.asked()?.ask.id).toBe('ask.move');
    const asking = sitting(own);
    asking.set('p1', COUNTERSPELL, 'always');
    asking.answer('do:temporal_warp#cast');
    expect(asking.asked()?.ask.id).toBe('react.cast');
  });
});

describe('when Preservation asks', () => {
  const fight = (dice: number[]) =>
    sitting({
      characters: { elf: { at: 'fields_n', fate: 0, spells: ['preservation'] }, troll: {} },
      spaces: { fields_n: { cards: ['bear'] } },
      phase: 'encounter',
      dice,
    });
  it('where its holder would lose a life', () => {
    const { session, asked } = fight([1, 6]);
    session.start();
    expect(asked()).toMatchObject({ seat: 'p1', ask: { id: 'react.lose' } });
  });
  it('not where he has beaten a creature, which it would save', () => {
    const { session, asked } = fight([6, 1]);
    session.start();
    expect(asked()).toMatchObject({ seat: 'p2', ask: { id: 'ask.move' } });
  });
});

describe('trophies that are exchanged at any time', () => {
  /** The Elf has trophies for a point while the Troll draws an Event, which everybody is asked about. */
  const drawn: Given = {
    options: { trophiesAnytime: true },
    characters: { troll: { at: 'fields_n', fate: 0 }, elf: { at: 'city', fate: 0, trophies: ['dragon'] } },
    decks: { adventure: ['book_of_spells'] },
    phase: 'encounter',
  };
  it("ask their owner in nobody else's turn, and in his own", () => {
    const { session, asked, stopOf } = sitting(drawn);
    expect(asked()).toMatchObject({ seat: 'p2', ask: { id: 'ask.moment.afterMove' } });
    session.start();
    expect(asked()).toMatchObject({ seat: 'p2', ask: { id: 'ask.move' } });
    expect(stopOf('base/rule/trophiesAnytime')).toMatchObject({ stop: 'matters' });
  });
  it('ask in every turn of one who wants it so', () => {
    const { session, asked, set } = sitting(drawn);
    expect(set('p2', 'base/rule/trophiesAnytime', 'always').ok).toBe(true);
    session.start();
    expect(asked()).toMatchObject({ seat: 'p2', ask: { id: 'ask.moment.afterMove' } });
  });
});

describe('what can be used at any time', () => {
  /** The Troll fights; the Elf, who is nowhere near, could heal somebody before the dice are rolled. */
  const fight: Given = {
    characters: { troll: { at: 'fields_n', lives: 3, fate: 0 }, elf: { at: 'city', lives: 4, spells: [HEALING] } },
    spaces: { fields_n: { cards: ['bear'] } },
    phase: 'encounter',
    dice: [6, 1],
  };
  it('does not ask one who is sound and fights nobody', () => {
    const { session, asked } = sitting(fight);
    session.start();
    expect(asked()?.ask.id).toBe('ask.move');
    expect(asked()?.seat).toBe('p2');
  });
  it('asks him who wants to be asked always', () => {
    const { session, set, asked } = sitting(fight);
    expect(asked()).toMatchObject({ seat: 'p2', ask: { id: 'ask.moment.afterMove' } });
    expect(set('p2', HEALING, 'always').ok).toBe(true);
    session.start();
    expect(asked()).toMatchObject({ seat: 'p2', ask: { id: 'ask.moment.afterMove' } });
  });
  it('asks the wounded in his own fight, and is silent as soon as he says so', () => {
    const { session, set, asked } = sitting({
      characters: { elf: { at: 'fields_n', lives: 2, fate: 0, spells: [HEALING] }, troll: {} },
      spaces: { fields_n: { cards: ['bear'] } },
      phase: 'encounter',
      dice: [6, 1],
    });
    session.start();
    expect(asked()).toMatchObject({ seat: 'p1', options: [{ key: 'do:healing#cast', use: 'live' }, { key: 'pass' }] });
    set('p1', HEALING, 'notThisTurn');
    expect(asked()).toMatchObject({ seat: 'p2', ask: { id: 'ask.move' } });
  });
});

describe('a setting', () => {
  const given: Given = { characters: { elf: { at: 'city', spells: [HEALING, COUNTERSPELL] }, troll: { at: 'crags' } } };
  it('of a turn ends with it, and what was set before holds again', () => {
    const { set, answer, asked, stopOf } = sitting(given);
    set('p1', HEALING, 'always');
    set('p1', HEALING, 'notThisTurn');
    expect(stopOf(HEALING)).toEqual({ def: HEALING, stop: 'notThisTurn' });
    while (asked()?.seat === 'p1')
      answer(
        asked()?.options.find(({ off, use, minor }) => off === undefined && use === undefined && minor !== true)?.key ??
          'pass',
      );
    answer('roll');
    while (asked()?.seat === 'p2')
      answer(
        asked()?.options.find(({ off, use, minor }) => off === undefined && use === undefined && minor !== true)?.key ??
          'pass',
      );
    expect(stopOf(HEALING)).toEqual({ def: HEALING, stop: 'always' });
  });
  it("is there again when the campaign is opened again, and is each player's own", () => {
    const { set, store, stopOf } = sitting(given);
    set('p1', COUNTERSPELL, 'always');
    expect(stopOf(COUNTERSPELL)).toEqual({ def: COUNTERSPELL, stop: 'always' });
    const again = createStops('g-1', store.stops, () => false);
    expect(again.view(baseBook, started(given).state, 'p1')).toContainEqual({ def: COUNTERSPELL, stop: 'always' });
    expect(createStops('g-2', store.stops, () => false).view(baseBook, started(given).state, 'p1')).toContainEqual({
      def: COUNTERSPELL,
      stop: 'matters',
    });
  });
  it('of a card that never asks is refused', () => {
    expect(sitting(given).set('p1', 'base/purchase/sword', 'always')).toMatchObject({
      ok: false,
      error: { field: 'def' },
    });
    expect(sitting(given).set('p2', HEALING, 'always')).toMatchObject({ ok: false });
  });
});

it('what was passed for a player is an answer like any other: the inputs alone give the same game', () => {
  const { made, store, set, answer, session } = sitting(casting('acquisition'));
  set('p2', COUNTERSPELL, 'notThisTurn');
  answer('do:acquisition#cast');
  answer('elf');
  const steps = store.history.steps('g-1', 0, 99);
  expect(steps.map(({ by }) => by)).toContain('quiet');
  const now = replayAll(baseBook, made.state, steps);
  const saved = store.games.load('g-1')?.state;
  expect(now && sameState(now, JSON.parse(JSON.stringify(saved)) as typeof now)).toBe(true);
  expect(session.update().stateId).toBe(steps.length);
});

describe('when dark fate asks', () => {
  const rule = 'woodland/rule/two_sided_fate';
  const book = bookOfSets(['woodland']);
  if (book === undefined) throw new Error('no such set');
  const asked = (given: Given, keys: readonly string[], stop?: Stop) => {
    const game = aGame(book, given);
    keys.forEach((key) => game.choose(key));
    const prompt = game.state.pending['p2'];
    if (prompt?.ask.id !== 'ask.darkFate') throw new Error(`asked: ${prompt?.ask.id}`);
    const stops = createStops('g', { of: () => [], set: () => undefined }, () => false);
    if (stop !== undefined) stops.set(game.state, 'p2', rule, stop);
    expect(stops.view(book, game.state, 'p2')).toContainEqual({ def: rule, stop: stop ?? 'matters' });
    return stops.passFor(book, game.state, 'p2', prompt) === undefined;
  };
  const monk = { at: 'temple', fate: 1, dark: 1 } as const;
  const moves: Given = { characters: { warrior: { at: 'crags', fate: 0 }, monk }, dice: [6] };
  const creature: Given = {
    characters: { troll: { at: 'fields_n', fate: 0 }, monk },
    spaces: { fields_n: { cards: ['bear'] } },
    phase: 'encounter',
    dice: [3, 5],
  };
  it('not for the move of another, nor for his fight with a creature', () => {
    expect(asked(moves, ['roll'])).toBe(false);
    expect(asked(creature, [])).toBe(false);
  });
  it('where it strikes himself', () => {
    const attacked: Given = {
      characters: { troll: { at: 'fields_n', fate: 0 }, monk: { ...monk, at: 'fields_n' } },
      phase: 'encounter',
      dice: [4, 4],
    };
    expect(asked(attacked, ['attack:monk'])).toBe(true);
  });
  it('where the roller is in the Inner Region', () => {
    const inner: Given = { characters: { troll: { at: 'mines', fate: 0 }, monk }, phase: 'encounter', dice: [6, 1, 1] };
    expect(asked(inner, [])).toBe(true);
  });
  it('always, or not in this turn, as he has set', () => {
    expect(asked(moves, ['roll'], 'always')).toBe(true);
    expect(asked(creature, [], 'notThisTurn')).toBe(false);
  });
});
