// Spaces with draws of their own: whatever lies there, of another deck, out of what was discarded.
import { after, choose, is, reacts, v } from '../../rules/dsl';
import { terrain } from './11-terrain';

/** Every own roll here is 1 less, but never less than 1. */
const less = after(
  'rolled',
  'mine',
  { op: 'adjustRoll', by: -1 },
  { when: is({ eventAmount: true }, '>=', 2), forced: true },
);
/** None of these is in the deck of the trial set, whose Terrain is counted. */
const elsewhere = { copies: 0 } as const;
export const bog = terrain('bog', {
  ...elsewhere,
  draw: 1,
  drawing: { anyway: true },
  abilities: [reacts('sinks', less)],
});
export const floodland = terrain('floodland', {
  ...elsewhere,
  draw: 1,
  drawing: { anyway: true },
  visit: [
    choose({ cards: { kind: ['object', 'magicObject', 'follower'], zone: 'held', heldBy: 'me' } }, 'swept'),
    { op: 'ditch', card: v('swept') },
  ],
});
export const hellpits = terrain('hellpits', { ...elsewhere, draw: 2, drawing: { anyway: true, deck: 'harbinger' } });
export const necropolis = terrain('necropolis', { ...elsewhere, draw: 3, drawing: { discards: true } });
