// R4 THE GAME TURN; D The Game Turn: movement, then encounters, then trophies and the end.
import type { Chapter } from '../vocab/chapters';
import { chapter, into, run } from '../charts/chart';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    readonly turn: Chapter;
    readonly trophies: Chapter<{ readonly $unlessKept: true } | undefined>;
  }
}

export const turnChart = chapter('turn', guards).chart({
  id: 'turn',
  initial: 'begin',
  states: {
    begin: {
      entry: run('turn/begin'),
      on: {
        next: [{ guard: 'dead', target: 'done' }, { guard: 'missesTurn', target: 'missed' }, { target: 'movement' }],
      },
    },
    // R4 LOSING A TURN
    missed: { entry: run('turn/missed'), on: { next: 'end' } },
    // R4 1. Movement
    movement: {
      entry: into('movement'),
      on: {
        next: [{ guard: 'dead', target: 'done' }, { guard: 'turnOver', target: 'close' }, { target: 'encounter' }],
      },
    },
    // R4 2. Encounters
    encounter: { entry: into('encounter'), on: { next: [{ guard: 'dead', target: 'done' }, { target: 'close' }] } },
    close: {
      entry: into('moment', { $at: { moment: 'turnEnd' } }),
      on: {
        next: [{ guard: 'dead', target: 'done' }, { guard: 'looseCards', target: 'claim' }, { target: 'trophies' }],
      },
    },
    // 2 12:1: up to the end of the turn
    claim: {
      entry: into('claim', { $close: true }),
      on: { next: [{ guard: 'dead', target: 'done' }, { target: 'trophies' }] },
    },
    // R4 TROPHIES: at the end of his turn
    trophies: { entry: into('trophies', { $unlessKept: true }), on: { next: 'end' } },
    end: { entry: run('turn/end'), on: { next: [{ guard: 'dead', target: 'done' }, { target: 'over' }] } },
    // D The Game Turn: what comes after a turn that is complete
    over: { entry: run('turn/done'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});

/** R4 TROPHIES; 2 1:4, O Gaining Strength: at any time in his turn. */
export const trophiesChart = chapter('turn', {}).chart({
  id: 'trophies',
  initial: 'offer',
  states: { offer: { entry: run('turn/trophies'), on: { next: 'done' } }, done: { type: 'final' } },
});
