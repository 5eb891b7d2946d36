// What is done by alignment is done by the one that he has as it begins.
import { expect, it } from 'vitest';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import { become, byAlignment, event, gain, lose } from './index';

it('whoever becomes evil by the row of the good does not do the row of the evil', () => {
  const met = byAlignment({ good: become('evil'), evil: lose('life'), neutral: gain('gold') });
  const after = (alignment: 'good' | 'neutral' | 'evil') => {
    const {
      alignment: now,
      life,
      gold,
    } = aGame(bookWith(event('base/adventure/trial', { met })), {
      characters: { troll: { at: 'fields_n', fate: 0, lives: 4, gold: 1, alignment }, elf: { at: 'tavern' } },
      spaces: { fields_n: { cards: ['trial'] } },
      phase: 'encounter',
    }).hero('troll');
    return { now, life, gold };
  };
  expect(after('good')).toEqual({ now: 'evil', life: 4, gold: 1 });
  expect(after('evil')).toEqual({ now: 'evil', life: 3, gold: 1 });
  expect(after('neutral')).toEqual({ now: 'neutral', life: 4, gold: 2 });
});
