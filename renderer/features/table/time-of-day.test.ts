import { describe, expect, it } from 'vitest';
import type { CardView } from '../../../shared/contract/view';
import { timeOf } from './time-of-day';

const time = (side: string): readonly CardView[] => [
  { id: 'c1', def: 'x/world/realm' },
  { id: 'c2', def: 'x/time/time_card', side },
];

describe('the time of day', () => {
  it('is what the card beside the board shows', () => {
    expect(timeOf({ table: time('night') }, {})).toBe('night');
    expect(timeOf({ table: time('day') }, {})).toBe('day');
  });

  it('is none where no card says it', () => {
    expect(timeOf({ table: [] }, {})).toBeUndefined();
    expect(timeOf({ table: time('guarded') }, {})).toBeUndefined();
  });

  it('turns while the story is told, before the new view is there', () => {
    expect(timeOf({ table: time('day') }, { sides: { c2: 'night' } })).toBe('night');
    expect(timeOf({ table: time('day') }, { sides: { c9: 'night' } })).toBe('day');
  });
});
