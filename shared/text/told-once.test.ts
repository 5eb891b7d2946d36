// A chart is told once on a card, and afterwards pointed to: in the same sentence's paragraph or in another.
import { describe as group, expect, it } from 'vitest';
import type { Ability } from '../rules/vocab/ability';
import type { Program } from '../rules/vocab/effect';
import { describe, describeAbility, english, german, namesFrom, type Language } from './index';

const names = namesFrom({});
const rolled = (gold: number): Program => [
  { op: 'roll', dice: 1, as: 'die' },
  {
    op: 'table',
    on: { var: 'die' },
    rows: {
      '1': [{ op: 'gain', what: 'fate', n: 1 }],
      '2-3': [{ op: 'gain', what: 'gold', n: gold }],
      '4+': [{ op: 'gain', what: 'life', n: 1 }],
    },
  },
];
const short: Program = [
  { op: 'roll', dice: 1, as: 'die' },
  { op: 'table', on: { var: 'die' }, rows: { '1': [{ op: 'missTurn', n: 1 }] } },
];
const told = (language: Language, taken: Program, met: Program): readonly string[] =>
  describe(language, names, { id: 'x/adventure/x', kind: 'object', met, taken });

group('a chart', () => {
  it('is pointed to where it is told a second time', () => {
    expect(told(english, rolled(1), rolled(1))).toEqual([
      'Roll 1 die: 1 – gain 1 fate; 2-3 – gain 1 gold; 4 or more – gain 1 life.',
      'As soon as you take this card, roll 1 die, as above.',
    ]);
    expect(told(german, rolled(1), rolled(1))).toEqual([
      'Wirf 1 Würfel: 1 – erhalte 1 Schicksal; 2-3 – erhalte 1 Gold; ab 4 – erhalte 1 Leben.',
      'Sobald du diese Karte nimmst, wirf 1 Würfel, wie oben.',
    ]);
  });
  it('is pointed to within one ability, too', () => {
    const after = { stage: 'after', who: 'me', forced: true, do: rolled(1) } as const;
    const ability: Ability = {
      id: 'a',
      triggers: [
        { id: 'begins', on: 'turnBegan', ...after },
        { id: 'ends', on: 'turnEnded', ...after },
      ],
    };
    const text = describeAbility(english, names, { id: 'x/character/x', kind: 'object', abilities: [ability] }, 'a');
    expect(text.match(/gain 1 fate/g)).toHaveLength(1);
    expect(text).toMatch(/, as above\.$/);
  });
  it('is told again where it is another one, or short', () => {
    expect(told(english, rolled(2), rolled(1)).join(' ')).not.toContain('as above');
    expect(told(english, short, short).join(' ')).not.toContain('as above');
  });
});
