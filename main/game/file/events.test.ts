// Whatever a game tells can be read back out of a file, or the campaign could not be exported any more.
import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../../shared/contract/event';
import { builtSets, definitionsOf } from '../../../shared/content/definitions';
import { seedRng } from '../../../shared/kernel/rng';
import { rulebookOf } from '../../../shared/rules/charts';
import { advance } from '../../../shared/rules/engine/machine';
import { newGameOf } from '../../../shared/rules/testing/books';
import { randomKeys } from '../../../shared/rules/testing/random-game';
import { oneOf } from '../../../shared/rules/testing/set-proof/share';
import { isEvent } from './events';

/** In all; so many games of that length come round day by day. */
const DECISIONS = 4000;
const GAMES = 4;

/** An event of each form that it comes in: its kind and the fields that it has. */
const formsToldIn = (sets: readonly string[], seed: string): readonly ViewEvent[] => {
  const book = rulebookOf(definitionsOf(sets));
  const forms = new Map<string, ViewEvent>();
  let state = newGameOf(book, 4, seed);
  let rng = seedRng(seed);
  for (let n = 0; n < DECISIONS / GAMES && state.over === undefined; n++) {
    const seat = state.order.find((id) => state.pending[id] !== undefined && state.answered[id] === undefined);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
    const [keys, next] = randomKeys(decision, rng);
    rng = next;
    const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
    if (!result.ok) throw new Error(result.refusal.msg.id);
    for (const event of result.events) forms.set(`${event.t}: ${Object.keys(event).sort().join()}`, event);
    state = result.state;
  }
  return [...forms.values()];
};

describe('events in a file', () => {
  it('something that leaves by itself is one', () => {
    const gone = {
      t: 'used',
      hero: 'h1',
      def: 'base/adventure/doppelganger',
      ability: 'gone',
      card: 'c1',
      itself: true,
    };
    expect(isEvent(gone)).toBe(true);
    expect(isEvent({ ...gone, itself: 'yes' })).toBe(false);
  });

  it.each([
    ['the base game', ['base']],
    ['everything that is built', builtSets],
  ])('%s tells nothing that a file could not hold', (name, sets) => {
    const seeds = Array.from({ length: GAMES }, (_, i) => `${name} ${i}`);
    const forms = oneOf(seeds).flatMap((seed) => formsToldIn(sets, seed));
    expect(new Set(forms.map(({ t }) => t)).size).toBeGreaterThan(15);
    expect(forms.filter((event) => !isEvent(event))).toEqual([]);
  });
});
