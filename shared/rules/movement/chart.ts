// R4 MOVEMENT, CROSSING BETWEEN THE OUTER AND MIDDLE REGIONS, THE PORTAL OF POWER, MOVEMENT IN THE INNER REGION.
import type { Chapter } from '../vocab/chapters';
import { chapter, into, run } from '../charts/chart';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    readonly movement: Chapter;
    /** A move beside that of the turn, which may be made now. */
    readonly 'another-move': Chapter;
    /** A roll for such a move; the answer is how far it leads. */
    readonly 'roll-move': Chapter<undefined, number>;
  }
}

export const movementChart = chapter('movement', guards).chart({
  id: 'movement',
  initial: 'choose',
  states: {
    choose: {
      entry: run('movement/choose'),
      on: {
        next: [
          { guard: 'dead', target: 'done' },
          { guard: 'turnOver', target: 'done' },
          { guard: 'moveReplaced', target: 'arrive' },
          { target: 'others' },
        ],
      },
    },
    // The others may answer the start of a turn (Immobility), after the player whose turn it is.
    others: {
      entry: run('movement/others'),
      on: {
        next: [
          { guard: 'dead', target: 'done' },
          { guard: 'turnOver', target: 'done' },
          { guard: 'onCrown', target: 'done' },
          // What one of them has cast takes the place of the move that was chosen (Vortex), or he moves otherwise now.
          { guard: 'anew', target: 'choose' },
          { guard: 'stays', target: 'done' },
          { guard: 'enslaved', target: 'release' },
          { guard: 'leaves', target: 'leave' },
          { guard: 'rolls', target: 'roll' },
          { guard: 'inInnerRegion', target: 'innerRegion' },
          { target: 'direction' },
        ],
      },
    },
    // The Temple's slavery: the roll that frees is also the move.
    release: {
      entry: run('movement/release'),
      on: { next: [{ guard: 'turnOver', target: 'done' }, { target: 'direction' }] },
    },
    // D Thrown in Jail, Movement in the Realms, Movement in the Inner Region (Dragon Tower): what is done there instead
    // of a move.
    leave: {
      entry: run('movement/leave'),
      on: {
        next: [
          { guard: 'dead', target: 'done' },
          { guard: 'turnOver', target: 'done' },
          { guard: 'moveReplaced', target: 'arrive' },
          { guard: 'stays', target: 'done' },
          { guard: 'walks', target: 'direction' },
          { target: 'choose' },
        ],
      },
    },
    roll: {
      entry: run('movement/roll', true),
      on: {
        next: [
          { guard: 'dead', target: 'done' },
          { guard: 'turnOver', target: 'done' },
          { guard: 'moveReplaced', target: 'arrive' },
          { target: 'direction' },
        ],
      },
    },
    // R4 MOVEMENT IN THE INNER REGION
    innerRegion: {
      entry: run('movement/innerRegion'),
      on: { next: [{ guard: 'turnOver', target: 'done' }, { target: 'walk' }] },
    },
    direction: {
      entry: run('movement/direction'),
      on: { next: [{ guard: 'turnOver', target: 'done' }, { target: 'walk' }] },
    },
    walk: {
      entry: run('movement/walk'),
      on: {
        next: [
          { guard: 'turnOver', target: 'done' },
          { guard: 'atSentinel', target: 'sentinel' },
          { guard: 'atPortal', target: 'portal' },
          { target: 'arrive' },
        ],
      },
    },
    // R4 THE SENTINEL SPACE
    sentinel: {
      entry: run('movement/sentinel'),
      on: { next: [{ guard: 'dead', target: 'done' }, { guard: 'turnOver', target: 'done' }, { target: 'cross' }] },
    },
    cross: {
      entry: run('movement/cross'),
      on: { next: [{ guard: 'crossed', target: 'arrive' }, { target: 'direction' }] },
    },
    // R4 THE PORTAL OF POWER: the turn ends, whether it opens or not.
    portal: { entry: run('movement/portal'), on: { next: 'done' } },
    arrive: { entry: run('movement/arrive'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});

export const anotherMoveChart = chapter('movement', guards).chart({
  id: 'another-move',
  initial: 'offer',
  states: {
    offer: { entry: into('moment', { $at: { moment: 'turnStart', only: 'active' } }), on: { next: 'close' } },
    close: { entry: run('movement/closed'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});

export const rollMoveChart = chapter('movement', guards).chart({
  id: 'roll-move',
  initial: 'roll',
  states: {
    roll: { entry: run('movement/roll'), on: { next: 'told' } },
    told: { entry: run('movement/told'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
