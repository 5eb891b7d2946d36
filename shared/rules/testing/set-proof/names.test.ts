import { describe, expect, it } from 'vitest';
import { object } from '../../dsl';
import { namesWithout, nounless } from './names';

const spade = object('moor/adventure/peat_spade', { origin: 'ours' });
const scythe = 'moor/adventure/scythe';

describe('the names of a set', () => {
  it('are right when each thing has one', () => {
    expect(namesWithout({ [spade.id]: 'der Torfspaten(s)' }, [spade], 'moor', 'de')).toEqual([]);
    expect(namesWithout({}, [spade], 'moor', 'en')).toEqual([]);
  });
  it('tell what to write where one is missing, and what to take out', () => {
    expect(namesWithout({}, [spade], 'moor', 'de')).toEqual([
      'moor/adventure/peat_spade has no name: write it in shared/content/moor/names.de.ts (docs/how-to/add-a-language.md)',
    ]);
    expect(namesWithout({ [scythe]: 'Scythe' }, [spade], 'moor', 'en')).toEqual([
      'moor/adventure/scythe is a name of nothing: take it out of shared/content/moor/names.en.ts',
    ]);
  });
  it('have an article in German, but for proper names', () => {
    expect(nounless({ [spade.id]: 'der Torfspaten(s)', [scythe]: 'Merlin' })).toEqual([]);
    expect(nounless({ [spade.id]: 'schwarzer Torfspaten' })).toEqual([
      'schwarzer Torfspaten has no article: write der, die, das or pl before it (docs/how-to/add-a-language.md)',
    ]);
  });
});
