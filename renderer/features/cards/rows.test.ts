import { describe, expect, it } from 'vitest';
import faces from '../../fixtures/faces.json';
import { bare, partsOf, rangeOfRow, type Part } from './rows';

const told = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      'text' in part ? part.text : `${part.rows.map(({ dice, what }) => `${dice} – ${what}`).join('; ')}.`,
    )
    .join(' ');

describe('a text in which a die decides', () => {
  it('has a row for each result', () => {
    expect(
      partsOf('Roll 1 die: 1 – fight a Spirit of Craft 4; 2-3 – miss 1 turn; 6 or more – gain 1 Strength.'),
    ).toEqual([
      { text: 'Roll 1 die:' },
      {
        rows: [
          { dice: '1', brief: '1', what: 'fight a Spirit of Craft 4' },
          { dice: '2-3', brief: '2–3', what: 'miss 1 turn' },
          { dice: '6 or more', brief: '6+', what: 'gain 1 Strength' },
        ],
      },
    ]);
  });
  it('needs no brackets round what a whole row says', () => {
    expect(bare('(wähle einen Charakter; er kommt ins Gefängnis)')).toBe(
      'wähle einen Charakter; er kommt ins Gefängnis',
    );
    expect(bare('verliere 1 Leben (2, wenn es Nacht ist)')).toBe('verliere 1 Leben (2, wenn es Nacht ist)');
  });
  it('goes on after them, also with another roll', () => {
    expect(
      partsOf(
        'Wirf 1 Würfel: 1-2 – verliere 1 Leben; 3 oder mehr – nichts. Für jeden Gefährten wirf 1 Würfel: 1-2 – lege ihn ab; ab 3 – nichts.',
      ),
    ).toEqual([
      { text: 'Wirf 1 Würfel:' },
      {
        rows: [
          { dice: '1-2', brief: '1–2', what: 'verliere 1 Leben' },
          { dice: '3 oder mehr', brief: '3+', what: 'nichts' },
        ],
      },
      { text: 'Für jeden Gefährten wirf 1 Würfel:' },
      {
        rows: [
          { dice: '1-2', brief: '1–2', what: 'lege ihn ab' },
          { dice: 'ab 3', brief: '3+', what: 'nichts' },
        ],
      },
    ]);
  });
  it('says in signs what is less than all of them', () => {
    expect(
      partsOf('Roll 3 dice: 0 or less – no effect; 1 – teleport.').flatMap((part) =>
        'rows' in part ? part.rows.map(({ brief }) => brief) : [],
      ),
    ).toEqual(['≤ 0', '1']);
  });
  it('knows which numbers a row is for', () => {
    expect(['≤ 0', '3', '4–5', '6+', 'ab'].map(rangeOfRow)).toEqual([
      { low: -Infinity, high: 0 },
      { low: 3, high: 3 },
      { low: 4, high: 5 },
      { low: 6, high: Infinity },
      undefined,
    ]);
  });
  it('is left as it is where none decides, or there is but one result', () => {
    for (const text of ['Draw 1 card.', '', 'On 4 – keep it.']) expect(partsOf(text)).toEqual([{ text }]);
  });
  it('loses nothing of any text of the game', () => {
    const texts = faces.flatMap(({ text }) => text);
    expect(texts.filter((text) => partsOf(text).length > 1).length).toBeGreaterThan(20);
    expect(texts.filter((text) => told(partsOf(text)) !== text)).toEqual([]);
  });
});
