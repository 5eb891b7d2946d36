// A save of an earlier version may hold a state of a character that no card knows any more
// (docs/adr/0021-old-saves.md).
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { advance } from '../engine/machine';
import { violations } from '../invariants/invariants';
import type { State } from '../state/state';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { viewFor } from './view-for';

const book = must(bookOfSets(['dungeon']), 'the set');

it('a state that no longer exists is loaded, shown as nothing, and played on with', () => {
  const { state } = aGame(book, {
    characters: {
      swashbuckler: { at: 'tavern', fate: 0, spells: [] },
      troll: { at: 'temple', fate: 0, spells: [] },
    },
    dice: [3],
  });
  const [first] = Object.values(state.heroes);
  const hero = must(first, 'a character');
  const old = JSON.parse(
    JSON.stringify({ ...state, heroes: { ...state.heroes, [hero.id]: { ...hero, status: { carriedAway: 1 } } } }),
  ) as State;
  expect(violations(book, old)).toEqual([]);
  expect(() => viewFor(book, old, 'p1')).not.toThrow();
  const decision = must(old.pending['p1'], 'a question');
  const roll = advance(book, old, { t: 'answer', seat: 'p1', answer: { decision: decision.id, keys: ['roll'] } });
  if (!roll.ok) throw new Error(roll.refusal.msg.id);
  expect(roll.state.pending['p1']?.ask.id).toBe('ask.direction');
  expect(roll.state.heroes[hero.id]?.status).toEqual({ carriedAway: 1 });
});
