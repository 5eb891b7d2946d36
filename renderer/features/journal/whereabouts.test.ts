import { expect, it } from 'vitest';
import type { ViewEvent } from '../../../shared/contract/event';
import { logEntry, Whereabouts } from './log';

it('a line without a space of its own knows where he stood then', () => {
  const where = new Whereabouts();
  const tell = (event: ViewEvent) => {
    where.hear(event);
    return logEntry(event, 1, 'told', 0, where.of(event))?.stood;
  };
  const gains: ViewEvent = { t: 'changed', hero: 'h1', what: 'gold', by: 1, now: 1 };
  expect(tell(gains)).toBeUndefined();
  tell({ t: 'joined', seat: 'p1', hero: 'h1', def: 'base/character/elf', space: 'base/space/forest' });
  expect(tell(gains)).toBe('base/space/forest');
  expect(tell({ t: 'moved', hero: 'h1', path: ['base/space/forest', 'base/space/ruins'], how: 'walk' })).toBe(
    'base/space/ruins',
  );
  expect(tell({ t: 'rolled', hero: 'h1', for: 'movement', dice: [3] })).toBe('base/space/ruins');
  // What happens to another says nothing of him.
  expect(tell({ t: 'changed', hero: 'h2', what: 'gold', by: 1, now: 1 })).toBeUndefined();
  where.forget();
  expect(tell(gains)).toBeUndefined();
});
