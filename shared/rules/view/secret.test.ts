// What is chosen in secret stays so until the last has chosen, and what lies face down is shown to nobody.
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../kernel/ids';
import { fingerprint } from '../../kernel/json';
import { must } from '../../kernel/result';
import { seedRng } from '../../kernel/rng';
import { advance } from '../engine/machine';
import type { GameEvent, State } from '../state/state';
import { event, v } from '../dsl';
import type { Effect } from '../vocab/effect';
import { baseBook, bookOfSets, bookWith } from '../testing/books';
import type { Given } from '../setup/given';
import { aGame } from '../testing/play';
import { sample } from './sample';
import { updateFor, viewFor } from './view-for';

const book = must(bookOfSets(['probe']), 'the probe');
const calm = { fate: 0, spells: [] } as const;
const judged: Given = {
  characters: {
    wizard: { ...calm, at: 'crown_of_command', status: { onCrown: 0 } },
    druid: { ...calm, at: 'temple' },
    thief: { ...calm, at: 'tavern' },
  },
  crownReached: true,
  spaces: { crown_of_command: { over: ['judged_by_fate'] } },
};
const start = aGame(book, judged).state;
const seats: readonly SeatId[] = ['p1', 'p2', 'p3'];

function answered(
  s: State,
  seat: SeatId,
  key: string,
): { readonly state: State; readonly events: readonly GameEvent[] } {
  const result = advance(book, s, { t: 'answer', seat, answer: { decision: s.pending[seat]?.id ?? 'd', keys: [key] } });
  if (!result.ok) throw new Error(result.refusal.msg.id);
  return result;
}

const orders = seats.flatMap((a) =>
  seats
    .filter((b) => b !== a)
    .map(
      (b) =>
        [
          a,
          b,
          must(
            seats.find((c) => c !== a && c !== b),
            'a third',
          ),
        ] as const,
    ),
);
const chosen: Readonly<Record<string, string>> = { p1: 'light', p2: 'light', p3: 'dark' };

describe('what all choose in secret', () => {
  it('is asked of all at once, and may be answered in any order', () => {
    expect(Object.keys(start.pending).sort()).toEqual(seats);
    const ends = orders.map((order) =>
      order.reduce<State>((s, seat) => answered(s, seat, chosen[seat] ?? '').state, start),
    );
    expect(new Set(ends.map((s) => fingerprint(s))).size).toBe(1);
    expect(Object.values(must(ends[0], 'an end').heroes).map((hero) => hero.life)).toEqual([4, 3, 4]);
  });

  it("shows in nobody else's view, updates or events before the last has chosen", () => {
    for (const order of orders) {
      let before = start;
      for (const seat of order.slice(0, 2)) {
        const [light, dark] = ['light', 'dark'].map((key) => answered(before, seat, key));
        if (!light || !dark) continue;
        expect(light.events).toEqual([]);
        for (const other of seats.filter((id) => id !== seat)) {
          expect(viewFor(book, light.state, other)).toEqual(viewFor(book, before, other));
          const shown = JSON.stringify(updateFor(book, 'g', 1, light.state, light.events, other));
          expect(shown).toBe(JSON.stringify(updateFor(book, 'g', 1, dark.state, dark.events, other)));
        }
        before = light.state;
      }
    }
  });

  it('cannot be changed, and who has chosen is asked nothing more', () => {
    const { state } = answered(start, 'p3', 'dark');
    expect(updateFor(book, 'g', 1, state, [], 'p3').prompt).toBeUndefined();
    const again = advance(book, state, {
      t: 'answer',
      seat: 'p3',
      answer: { decision: state.pending.p3?.id ?? 'd', keys: ['light'] },
    });
    expect(again.ok ? 'ok' : again.refusal.code).toBe('notAsked');
  });

  it('counts as revealed when it is shown, so nothing is taken back behind it', () => {
    const two = ['p2', 'p1'].reduce<State>((s, seat) => answered(s, seat as SeatId, 'light').state, start);
    expect(two.revealed).toBe(start.revealed);
    expect(answered(two, 'p3', 'dark').state.revealed).toBeGreaterThan(start.revealed);
  });

  it('is not in a game that a computer player thinks with, and that game can be played on', () => {
    const light = answered(start, 'p1', 'light').state;
    const dark = answered(start, 'p1', 'dark').state;
    const [a, b] = [light, dark].map((s) => sample(book, s, 'p2', seedRng('think')));
    expect(fingerprint(must(a, 'a game'))).toBe(fingerprint(must(b, 'a game')));
    let s = must(a, 'a game');
    for (const seat of seats.filter((id) => !s.answered[id])) s = answered(s, seat, 'light').state;
    expect(Object.keys(s.answered)).toEqual([]);
  });
});

describe('what is dealt face down out of the way', () => {
  const trial = (...more: readonly Effect[]) =>
    aGame(
      bookWith(
        event('base/adventure/trial', {
          met: [{ op: 'deal', from: 'adventure', to: 'aside', faceDown: true, as: 'kept' }, ...more],
        }),
      ),
      {
        characters: { troll: { ...calm, at: 'fields_n' }, monk: { ...calm, at: 'temple' } },
        spaces: { fields_n: { cards: ['trial'] } },
        decks: { adventure: ['wolf'] },
        phase: 'encounter',
      },
    );
  it('is named to nobody, in views, events or the journal', () => {
    const { state, events } = trial();
    expect(Object.values(state.cards).filter(({ def }) => def.endsWith('/wolf'))).toMatchObject([
      { zone: 'aside', faceDown: true },
    ]);
    for (const seat of ['p1', 'p2'] as const)
      expect(JSON.stringify(updateFor(baseBook, 'g', 1, state, events, seat))).not.toContain('/wolf');
  });
  it('may be any card of its deck in a game that a computer player thinks with', () => {
    const { state } = trial();
    const aside = (s: State) => Object.values(s.cards).find(({ zone }) => zone === 'aside')?.def;
    const found = Array.from({ length: 20 }, (_, i) => aside(sample(baseBook, state, 'p1', seedRng(`deal ${i}`))));
    expect(new Set(found).size).toBeGreaterThan(1);
  });
  it('is named when it is taken from there, and only to whom it comes', () => {
    const { events, state } = trial({ op: 'put', card: v('kept'), to: { at: 'here' } });
    expect(JSON.stringify(updateFor(baseBook, 'g', 1, state, events, 'p2'))).toContain('/wolf');
    const back = trial({ op: 'put', card: v('kept'), to: { deck: 'adventure', where: 'bottom' } });
    expect(JSON.stringify(updateFor(baseBook, 'g', 1, back.state, back.events, 'p2'))).not.toContain('/wolf');
  });
});

describe('a hidden ending', () => {
  const highland = must(bookOfSets(['highland']), 'The Highland');
  const hidden: Given = {
    characters: {
      warrior: { at: 'valley_of_fire', fate: 0, has: ['talisman/talisman'] },
      troll: { at: 'fields_n', fate: 0 },
    },
    spaces: { crown_of_command: { over: ['eagle_king'] } },
    cards: { eagle_king: { faceDown: true } },
  };
  it('is a card face down over the Crown for everyone, until somebody comes there', () => {
    const game = aGame(highland, hidden);
    for (const seat of ['p1', 'p2'] as const) {
      const shown = updateFor(highland, 'g', 1, game.state, game.events, seat);
      const { ending, ...view } = shown.view;
      expect(JSON.stringify({ ...shown, view })).not.toContain('eagle_king');
      expect(ending).toMatchObject({
        among: expect.arrayContaining(['highland/ending/eagle_king', 'frostmarch/ending/ice_queen']),
      });
      expect(shown.view.spaces.find((space) => space.id === 'base/space/crown_of_command')).toMatchObject({
        faceDown: 1,
      });
    }
    game.choose('on');
    expect(viewFor(highland, game.state, 'p2').ending).toMatchObject({ def: 'highland/ending/eagle_king' });
    expect(
      viewFor(highland, game.state, 'p2')
        .spaces.find((space) => space.id === 'base/space/crown_of_command')
        ?.over?.map((card) => card.def),
    ).toEqual(['highland/ending/eagle_king']);
  });
  it('may be any of its deck in a game that a computer player thinks with', () => {
    const { state } = aGame(highland, hidden);
    const found = new Set(
      Array.from(
        { length: 20 },
        (_, i) =>
          Object.values(sample(highland, state, 'p2', seedRng(`deal ${i}`)).cards).find(
            (card) => card.zone === 'over' && card.home === 'ending',
          )?.def,
      ),
    );
    expect(found.size).toBeGreaterThan(1);
  });
  it('says which ones it may be, and nothing of which one it is', () => {
    const endings = ['eagle_king', 'ice_queen', 'battle_royale'];
    const hiddenAs = (seed: string) =>
      aGame(book, { characters: hidden.characters, endings, endingsMode: 'hidden', seed }).state;
    const states = Array.from({ length: 12 }, (_, i) => hiddenAs(`seed ${i}`));
    const drawn = new Set(
      states.map((state) => Object.values(state.cards).find((card) => card.home === 'ending')?.def),
    );
    expect(drawn.size).toBe(3);
    for (const seat of ['p1', 'p2'] as const) {
      const seen = new Set(
        states.map((state) => JSON.stringify([viewFor(book, state, seat).ending, viewFor(book, state, seat).spaces])),
      );
      expect(seen.size).toBe(1);
    }
    expect(viewFor(book, hiddenAs('any'), 'p1').ending).toEqual({
      among: ['frostmarch/ending/ice_queen', 'highland/ending/battle_royale', 'highland/ending/eagle_king'],
    });
  });
});
