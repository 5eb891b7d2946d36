// What endings of more than one set say alike (docs/adr/0007); the rest stands in the folder of their set.
import type { EndingPhrases } from '../clauses/endings';
import { writtenRows } from '../speech/marks';
import { some } from './grammar';
import { range } from './words';

export const endings: EndingPhrases = {
  rows: (...rows) => writtenRows(rows, range),
  last: 'Be the last one left to win the game.',
  foe: ({ lives }, how, again, lost = '') => [
    `It has ${some(lives, 'life')}; those that are lost stay lost, whoever took them. Take the last one to win the game.`,
    `${how} It cannot be evaded.`,
    `If you win, it loses 1 life${again ? ' and you fight it again at once' : ''}.${lost === '' ? '' : ` If you lose, ${lost}`}`,
  ],
  either: (power, start = 'Fight it') =>
    `${start} in battle or in psychic combat, as you like: its Strength and its Craft are ${power}.`,
};
