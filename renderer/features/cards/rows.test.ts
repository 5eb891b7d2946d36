import { describe, expect, it } from 'vitest';
import type { TextPart } from '../../../shared/contract/told';
import type { Face } from '../../../shared/contract/view';
import faces from '../../fixtures/faces.json';
import { chartsOf, isFor, partsOf, type Part } from './rows';

const TEXT = 'Roll 1 die: 1 – miss 1 turn; 2-3 or 5 – (lose 1 life; go); 6 or more – gain 1 life. Then go.';
const PARTS: readonly TextPart[] = [
  { text: 'Roll 1 die:' },
  {
    rows: [
      { dice: '0 or less', at: [{ high: 0 }], what: 'no effect' },
      { dice: '1', at: [{ low: 1, high: 1 }], what: 'miss 1 turn' },
      {
        dice: '2-3 or 5',
        at: [
          { low: 2, high: 3 },
          { low: 5, high: 5 },
        ],
        what: 'lose 1 life; go',
      },
      { dice: '6 or more', at: [{ low: 6 }], what: 'gain 1 life' },
      { dice: 'anything else', at: [], what: 'no effect' },
    ],
  },
  { text: 'Then go.' },
];

const told = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      'text' in part
        ? part.text
        : `${part.rows.map(({ dice, what }) => `${dice} – ${what.includes(';') ? `(${what})` : what}`).join('; ')}.`,
    )
    .join(' ');

describe('a text in which a die decides', () => {
  it('has a row for each result, with its numbers in signs', () => {
    const [before, chart, after] = partsOf({ charts: { [TEXT]: PARTS } }, TEXT);
    expect([before, after]).toEqual([{ text: 'Roll 1 die:' }, { text: 'Then go.' }]);
    expect(chart && 'rows' in chart ? chart.rows.map(({ brief }) => brief) : []).toEqual([
      '≤ 0',
      '1',
      '2–3, 5',
      '6+',
      'anything else',
    ]);
  });
  it('knows which numbers a row is for', () => {
    const [rows = []] = chartsOf({ charts: { [TEXT]: PARTS } }, [TEXT, 'Draw 1 card.']);
    const which = (n: number): readonly number[] => rows.flatMap((row, i) => (isFor(row, n) ? [i] : []));
    expect([-2, 1, 4, 5, 9].map(which)).toEqual([[0], [1], [], [2], [3]]);
  });
  it('is left as it is where no face tells its parts', () => {
    for (const face of [undefined, {}, { charts: {} }]) expect(partsOf(face, TEXT)).toEqual([{ text: TEXT }]);
  });
  it('loses nothing of any text of the game', () => {
    const all = (faces as readonly Face[]).flatMap((face) =>
      Object.keys(face.charts ?? {}).map((text) => ({ face, text })),
    );
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ face, text }) => told(partsOf(face, text)) !== text)).toEqual([]);
  });
});
