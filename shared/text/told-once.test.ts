import { describe, expect, it } from 'vitest';
import { toldOnce } from './told-once';

const rows = '1 – gain 1 fate; 2-3 – gain 1 gold; 4 or more – gain 1 Spell';
describe('a chart', () => {
  it('is pointed to where it is told a second time, in the same paragraph or in another', () => {
    expect(
      toldOnce([`Kill: roll 1 die: ${rows}. Take a life: roll 1 die: ${rows}.`, `Roll (1 die): ${rows}.`], 'as above'),
    ).toEqual([`Kill: roll 1 die: ${rows}. Take a life: roll 1 die, as above.`, 'Roll (1 die), as above.']);
    const german = 'ab 6 – erhalte 1 Zauber; 1 – verliere 1 Leben und 1 Gold';
    expect(toldOnce([`Wirf: ${german}.`, `Bete: ${german}.`], 'wie oben')).toEqual([
      `Wirf: ${german}.`,
      'Bete, wie oben.',
    ]);
  });
  it('is told again where it is another one, or short', () => {
    const other = rows.replace('gold', 'life');
    const texts = [`Roll: ${rows}.`, `Roll: ${other}.`, 'Roll: 1 – miss 1 turn.', 'Roll: 1 – miss 1 turn.'];
    expect(toldOnce(texts, 'as above')).toEqual(texts);
  });
});
