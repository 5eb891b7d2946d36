// Is the gate awake that keeps names of cards out of the computer players? It is shown some, and must bite.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionsNamedIn, namesOf, playersGate } from './players.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('players', () => {
  const named = (file: string, text: string): readonly string[] => definitionsNamedIn(file, text, namesOf(root));
  it.each([
    ["if (nameOf(def) === 'amulet') return -3;"],
    ["const worth = s.me.space === 'base/space/chapel' ? 2 : 0;"],
    ["return key.startsWith('do:teleport#cast') ? 1 : 0;"],
    ['  black_knight: (s) => -2,'],
  ])('bite on %s', (text) => {
    expect(named('main/ai/search/search.ts', text)).toHaveLength(1);
  });
  it('may name them in tests, and the frozen novice may', () => {
    expect(named('main/ai/policies/novice-0/cards.ts', "'amulet'")).toEqual([]);
    expect(named('main/ai/search/search.test.ts', "'amulet'")).toEqual([]);
    expect(named('main/ai/search/search.ts', "// 'amulet'\nconst what = 'strength';")).toEqual([]);
  });
  it('find nothing in the project', async () => {
    expect(await playersGate.look(root)).toEqual({ ok: true, text: '' });
  });
});
