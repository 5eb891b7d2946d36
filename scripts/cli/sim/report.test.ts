import { describe, expect, it } from 'vitest';
import type { Allowed } from './allowed';
import { allowed } from './allowed';
import { neverMet, neverTaken, told, type Tally } from './report';

const tally = (options: Tally['options']): Tally => ({ options, met: {} });
const entry = (more: Partial<Allowed> = {}): Allowed => ({
  asker: '*',
  question: 'react.*',
  option: '*',
  most: 8,
  why: 'for the test',
  ...more,
});

describe('what nobody took', () => {
  it('is told, but for what is allowed', () => {
    const some = tally({
      'base/space/pits: react.lose: pass': [2, 0],
      'base/adventure/imp: ask.choose.space: woods_n': [2, 0],
      'rules: ask.move: roll': [9, 9],
    });
    expect(neverTaken(some, [])).toEqual([
      'base/adventure/imp: ask.choose.space: woods_n',
      'base/space/pits: react.lose: pass',
    ]);
    expect(neverTaken(some, [entry()])).toEqual(['base/adventure/imp: ask.choose.space: woods_n']);
    expect(neverTaken(some, [entry({ asker: 'base/character/*' })])).toHaveLength(2);
    expect(neverTaken(some, [entry({ option: 'shield#armour' })])).toHaveLength(2);
  });

  it('is allowed as long as it may be chance', () => {
    const name = 'base/space/pits: react.lose: pass';
    expect(neverTaken(tally({ [name]: [8, 0] }), [entry()])).toEqual([]);
    expect(neverTaken(tally({ [name]: [9, 0] }), [entry()])).toEqual([name]);
    expect(neverTaken(tally({ [name]: [8, 1] }), [entry()])).toEqual([]);
  });

  it('must have been taken elsewhere where the entry says so', () => {
    const name = 'base/space/pits: react.lose: pass';
    const elsewhere = [entry({ elsewhere: true })];
    expect(neverTaken(tally({ [name]: [1, 0] }), elsewhere)).toEqual([name]);
    expect(
      neverTaken(tally({ [name]: [1, 0], 'base/space/chasm: react.lose: shield#armour': [5, 5] }), elsewhere),
    ).toEqual([name]);
    expect(neverTaken(tally({ [name]: [1, 0], 'base/space/chasm: ask.fate: pass': [5, 5] }), elsewhere)).toEqual([
      name,
    ]);
    expect(neverTaken(tally({ [name]: [1, 0], 'base/space/chasm: react.lose: pass': [5, 1] }), elsewhere)).toEqual([]);
  });

  it('stands by itself in what people read, apart from what has a reason', () => {
    const text = told(
      tally({ 'a: ask.whichFirst: x#y': [1, 0], 'b: ask.choose.card: pass': [3, 0], 'rules: ask.move: roll': [9, 7] }),
      [],
    );
    expect(text.split('\n')).toEqual([
      'Options: offered, taken',
      '         9        7  rules: ask.move: roll',
      'Not taken, for a reason (scripts/cli/sim/allowed.ts): 1',
      '         1        0  a: ask.whichFirst: x#y',
      'Never taken: 1',
      '         3        0  b: ask.choose.card: pass',
      'Cards never met: none',
    ]);
  });

  it('has a reason in every entry of the list', () => {
    for (const { why, most } of allowed) expect([why.length > 30, most <= 8]).toEqual([true, true]);
  });
});

describe('cards never met', () => {
  it('are those that are drawn in play', () => {
    const card = (id: string, kind: 'event' | 'ending' | 'character') => ({ id, kind, deck: 'adventure' }) as never;
    expect(
      neverMet(tally({}), [
        card('a/adventure/storm', 'event'),
        card('a/ending/doom', 'ending'),
        card('a/character/troll', 'character'),
      ]),
    ).toEqual(['a/adventure/storm']);
    const figure = (start?: string) => ({ id: 'a/figure/wolf', kind: 'figure', deck: 'a/deck/figure', start }) as never;
    expect(neverMet(tally({}), [figure('a/space/den')])).toEqual([]);
    expect(neverMet(tally({}), [figure()])).toEqual(['a/figure/wolf']);
    expect(neverMet({ options: {}, met: { 'a/adventure/storm': 1 } }, [card('a/adventure/storm', 'event')])).toEqual(
      [],
    );
  });
});
