import { describe, expect, it } from 'vitest';
import { msg } from '../../../shared/kernel/ids';
import { english, german, namesFrom, say } from '../../../shared/text/index';
import { partsOf } from './dice';

const told = (message: Parameters<typeof partsOf>[0], language = english) =>
  partsOf(message, (one) => say(language, namesFrom({}), one));

describe('dice in a sentence', () => {
  it('stand where their numbers would', () => {
    expect(told(msg('ask.fate', { def: 'base/space/mines', dice: [3, 5, 5] }))).toEqual([
      { text: 'Mines: you rolled ' },
      { dice: [3, 5, 5] },
      { text: '. Pay 1 fate to roll again?' },
    ]);
    expect(told(msg('option.reroll', { n: 4 }), german)).toEqual([
      { text: expect.stringContaining('Schicksal') },
      { dice: [4] },
      { text: expect.anything() },
    ]);
  });

  it('are those of both sides, in the order of the language', () => {
    const asked = msg('ask.fate', { def: 'base/space/dice_with_death', dice: [2, 5], against: [4, 3] });
    for (const language of [english, german])
      expect(told(asked, language).flatMap((part) => ('dice' in part ? [part.dice] : []))).toEqual([
        [2, 5],
        [4, 3],
      ]);
  });

  it('are pictures only where each is one die', () => {
    expect(told(msg('option.reroll', { n: 9 }))).toEqual([{ text: 'Pay 1 fate: roll the 9 again' }]);
    expect(told(msg('option.keep'))).toEqual([{ text: 'Keep the roll' }]);
  });
});
