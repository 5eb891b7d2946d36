import { describe, expect, it } from 'vitest';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { standsAs } from './fight';

describe('who stands on the stage', () => {
  it('stands there under the name alone, which is no sentence', () => {
    expect([standsAs('The Sentinel', en), standsAs('A Brigand', en), standsAs('Theurgist', en)]).toEqual([
      'Sentinel',
      'Brigand',
      'Theurgist',
    ]);
    expect([standsAs('Der Wächter', de), standsAs('Ein Räuber', de), standsAs('Einhorn', de)]).toEqual([
      'Wächter',
      'Räuber',
      'Einhorn',
    ]);
  });
});
