import { describe, expect, it } from 'vitest';
import { english } from '../../../shared/text';
import type { Decision } from '../../../shared/rules/state/state';
import type { Allowed } from './allowed';
import { allowed } from './allowed';
import { count, leastTaken, neverMet, neverTaken, newTally, told, type Tally } from './report';

const tally = (options: Tally['options']): Tally => ({ options, met: {} });
const entry = (more: Partial<Allowed> = {}): Allowed => ({
  asker: '*',
  question: 'react.*',
  option: '*',
  when: 'rare',
  why: 'for the test',
  ...more,
});
const answers = (key: string, ask = 'react.lose', source = 'base/space/pits'): Decision =>
  ({
    source,
    ask: { id: ask },
    options: [
      { key, target: { def: 'base/purchase/shield' } },
      { key: 'pass', pass: true },
    ],
  }) as never;
const counted = (decision: Decision, key: string): Tally => {
  const sum = newTally();
  count(sum, decision, [key]);
  return sum;
};

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

  it('must be so seldom taken elsewhere, where the entry says so, that it may be chance', () => {
    const name = 'base/space/pits: ask.fate: reroll';
    const chance = [entry({ question: 'ask.fate', when: 'chance' })];
    const beside = (other: string, numbers: [number, number], offered = 10): readonly string[] =>
      neverTaken(tally({ [name]: [offered, 0], [other]: numbers }), chance).filter((one) => one === name);
    expect(neverTaken(tally({ [name]: [1, 0] }), chance)).toEqual([name]);
    expect(beside('base/space/chasm: ask.fate: pass', [90, 90])).toEqual([name]);
    expect(beside('base/space/chasm: ask.wish: reroll', [90, 90])).toEqual([name]);
    // Once in ten times; ten times in vain is chance, forty times is none.
    expect(beside('base/space/chasm: ask.fate: reroll', [90, 10])).toEqual([]);
    expect(beside('base/space/chasm: ask.fate: reroll', [90, 13], 40)).toEqual([name]);
  });

  it('is an ability of a card, wherever it may be used', () => {
    expect(counted(answers('shield#armour'), 'pass').options).toEqual({
      'base/purchase/shield: react.lose: armour': [1, 0],
      'rules: react.lose: pass': [1, 1],
    });
    for (const ask of ['ask.moment.turnStart', 'ask.moment.afterMove'])
      expect(counted(answers('do:shield#raise.2', ask), 'do:shield#raise.2').options).toEqual({
        'base/purchase/shield: ask.moment: raise': [1, 1],
        [`rules: ${ask}: pass`]: [1, 0],
      });
    expect(counted(answers('do:shield#raise', 'ask.move', 'rules'), 'pass').options).toEqual({
      'base/purchase/shield: ask.moment: raise': [1, 0],
      'rules: ask.move: pass': [1, 1],
    });
  });

  it('stands by itself in what people read, apart from what has a reason', () => {
    const text = told(
      tally({
        'a: ask.whichFirst: x#y': [1, 0],
        'b: ask.choose.card: pass': [3, 0],
        'rules: ask.move: roll': [9, 7],
      }),
      [],
    );
    expect(text.split('\n')).toEqual([
      'Options: offered, taken',
      '         9        7  rules: ask.move: roll',
      'Not taken, for a reason (scripts/cli/sim/allowed.ts): 1',
      '  Two that must happen both happen, whichever is named first; that just these two meet is rare.',
      '         1        0  a: ask.whichFirst: x#y',
      'Never taken: 1',
      '         3        0  b: ask.choose.card: pass',
      'Cards never met: none',
    ]);
  });

  it('has a reason in every entry of the list, and a question that is asked somewhere', () => {
    const asked = (question: string): boolean => {
      const [head = ''] = question.split('*');
      const asks = [...Object.keys(english.messages), ...Object.keys(english.more)];
      return asks.some((id) => (question.includes('*') ? id.startsWith(head) : id === question));
    };
    for (const { why, question } of allowed) expect([why.length > 30, asked(question)]).toEqual([true, true]);
    expect(asked('ask.nothing')).toBe(false);
  });
});

describe('curiosity', () => {
  const search = {
    source: 'a/space/hoard',
    ask: { id: 'ask.search' },
    min: 1,
    options: ['orb', 'staff', 'cloak'].map((name) => ({ key: name, target: { def: `a/treasure/${name}` } })),
  } as never;

  it('takes out of a deck what nobody has had yet', () => {
    const met = { 'a/treasure/orb': 2, 'a/treasure/cloak': 1 };
    expect(leastTaken({ options: {}, met }, search)).toEqual(['staff']);
    const many = { 'a/space/hoard: ask.search: something on the table': [9, 9] as [number, number] };
    expect(leastTaken({ options: many, met }, search)).toEqual(['staff']);
    expect(
      leastTaken({ options: many, met: { ...met, 'a/treasure/staff': 3, 'a/treasure/cloak': 3 } }, search),
    ).toEqual(['orb']);
  });

  it('has enough of what was taken a few times', () => {
    const often: [number, number] = [9, 9];
    const options = { 'rules: react.lose: something on the table': often, 'rules: react.lose: pass': often };
    expect(leastTaken({ options, met: {} }, { ...answers('x'), min: 1 })).toBeUndefined();
    expect(leastTaken({ options: {}, met: {} }, { ...answers('x'), min: 1 })).toEqual(['x']);
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
