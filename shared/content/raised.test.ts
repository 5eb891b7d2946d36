// An Enemy that follows a character and helps him is called by its name: on the button before, in the fight after.
import { expect, it } from 'vitest';
import { must } from '../kernel/result';
import { bookOfSets } from '../rules/testing/books';
import { aGame } from '../rules/testing/play';
import { english, german, namesFrom, say, type Language } from '../text';
import { namesIn } from './names';

const book = must(bookOfSets(['base']), 'the base set');
const HELPS = 'ghoul#use_raised';

const facing = (who: 'ghoul' | 'minstrel', has: readonly string[]) => {
  const play = aGame(book, {
    characters: { [who]: { at: 'fields_n', fate: 0, has } },
    spaces: { fields_n: { cards: ['giant'] } },
    phase: 'encounter',
    dice: [1, 6],
  });
  const button = (helps: string, language: Language = english): string =>
    say(language, namesFrom(namesIn(language === german ? 'de' : 'en')), play.option(helps, true).label);
  return { play, button };
};

it('the button says which Enemy helps, with how much, and that it is gone then', () => {
  const { button } = facing('ghoul', ['lion']);
  expect(button(HELPS)).toBe('Let a raised Enemy help (Lion +3, then discarded)');
  expect(button(HELPS, german)).toBe('Erweckten Feind einsetzen (Löwe +3, wird danach abgelegt)');
  // Whoever has several is asked which.
  expect(facing('ghoul', ['lion', 'ogre']).button(HELPS)).toBe(
    'Let a raised Enemy help (Lion or Ogre, then discarded)',
  );
  // A charmed Animal stays.
  expect(facing('minstrel', ['lion']).button('minstrel#charmed_helps')).toBe('Let a charmed Animal help (Lion +3)');
});

it('what it adds is told after it, and not after whose ability it is', () => {
  const { play } = facing('ghoul', ['lion']);
  play.choose(HELPS);
  const told = must(
    play.events.find((event) => event.t === 'fight'),
    'a fight',
  );
  expect(told.mine.shares).toContainEqual({ source: 'base/adventure/lion', n: 3 });
});
