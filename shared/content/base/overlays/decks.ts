// What is in the decks of the printed game, and is not in the Digital Edition's.
import { copies } from '../../../rules/dsl';
import { doppelganger } from '../adventure/enemies/special';
import { poolOfLife } from '../adventure/places/places';
import { instructor } from '../adventure/strangers/strangers';

const printed = { edition: ['revised', 'second', 'original'] } as const;

export const printedDeck = [
  copies(poolOfLife, printed, 1),
  copies(doppelganger, printed, 0),
  copies(instructor, printed, 0),
];
