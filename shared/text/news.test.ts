import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../contract/event';
import { isNews } from './news';

const turn = { t: 'turn', seat: 'p1', hero: 'h1', round: 3 } as const;
const begins = { t: 'lasting', source: 'base/spell/immobility', hero: 'h2', on: true } as const;
const ends = { ...begins, on: false };
const cast = { t: 'cast', hero: 'h1', def: 'base/spell/immobility', targets: [] } as const;

describe('what lasts', () => {
  it.each<[string, readonly ViewEvent[], ViewEvent, boolean]>([
    ['begins without a word, where the Spell was told', [turn, cast], begins, false],
    ['is told where nothing was said of it in this turn', [cast, turn], begins, true],
    [
      'is told where only another has met it',
      [turn, { t: 'met', hero: 'h1', def: 'base/spell/immobility' }],
      begins,
      true,
    ],
    ['ends without a word in the turn in which it began', [turn, cast, begins], ends, false],
    ['is not told where it is a price and no more', [turn], { ...begins, price: true }, false],
    ['ends with a word later', [turn, cast, begins, turn], ends, true],
  ])('%s', (_, told, event, news) => {
    expect(isNews(event, told)).toBe(news);
  });

  it('is told without the Spell that is shown to be cast', () => {
    const shown = {
      t: 'card',
      card: 'c1',
      def: cast.def,
      from: { in: 'hand', hero: 'h1' },
      to: { in: 'held', hero: 'h1' },
      source: cast.def,
    } as const;
    expect(isNews(shown, [turn])).toBe(false);
    expect(isNews({ ...shown, to: { in: 'held', hero: 'h2' } }, [turn])).toBe(true);
    expect(isNews({ ...shown, source: 'base/spell/mesmerism' }, [turn])).toBe(true);
  });

  it('is the only thing that is told with regard to what went before', () => {
    expect(isNews(cast, [turn, cast])).toBe(true);
  });
});
