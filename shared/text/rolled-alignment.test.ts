// A roll whose row asks for an alignment: everybody sees it, so only what follows from it is told.
import { expect, it } from 'vitest';
import { bookOfSets, baseBook } from '../rules/testing/books';
import { aGame } from '../rules/testing/play';
import { english, german, namesFrom, say } from './index';

const asked = (character: string, language = english): string => {
  const game = aGame(bookOfSets(['city']) ?? baseBook, {
    phase: 'encounter',
    characters: { [character]: { at: 'tavern', fate: 1 } },
    spaces: { tavern: { cards: ['madcap'] } },
    dice: [2],
  });
  return say(language, namesFrom({}), game.decision.ask);
};

it('says to whoever is evil already what the row does to him, and to others what it does to them', () => {
  expect(asked('ghoul')).toBe('Madcap: you rolled 2 – take 1 more turn after this one. Pay 1 fate to roll again?');
  expect(asked('elf')).toBe('Madcap: you rolled 2 – become evil. Pay 1 fate to roll again?');
  expect(asked('elf', german)).toBe(
    'Madcap: Du hast 2 gewürfelt – werde böse. Zahlst du 1 Schicksal, um neu zu würfeln?',
  );
});
