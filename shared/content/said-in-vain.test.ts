// What a definition says and nothing ever does is refused, with what to write instead.
import { describe, expect, it } from 'vitest';
import { silent } from '../rules/testing/silent';
import type { Def } from '../rules/vocab/definition';
import { hellpits, necropolis } from './probe/45-own-draws';

describe('what is said in vain', () => {
  const { draw: _, ...undrawn } = necropolis;
  const mistakes: readonly (readonly [string, Def, string])[] = [
    ['a way to draw nothing', undrawn, 'drawing says how cards are drawn, and none are: say in draw how many'],
    [
      'the deck that it is anyway',
      { ...necropolis, drawing: { deck: 'adventure' } },
      "drawing from deck: 'adventure' is what it is without: leave deck out",
    ],
    ['no way to draw', { ...necropolis, drawing: {} }, 'drawing says nothing: leave it out'],
  ];
  it.each(mistakes)('%s', (_name, def, found) => {
    expect(silent(def)).toEqual([found]);
  });
  it('and nothing else is', () => {
    for (const def of [hellpits, necropolis]) expect(silent(def)).toEqual([]);
  });
});
