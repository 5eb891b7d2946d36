// R4 THE CROWN OF COMMAND: coming to it, and the Command Spell.
import { chapter, run } from '../charts/chart';
import type { Chapter } from '../vocab/chapters';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    readonly crown: Chapter;
  }
}

/** Whoever comes to the Crown of Command. */
export const crownChart = chapter('crown', {}).chart({
  id: 'crown',
  initial: 'reach',
  states: {
    reach: { entry: run('crown/reach'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});

/** The Command Spell, which one who is alone there must cast. */
export const commandChart = chapter('crown', guards).chart({
  id: 'command',
  initial: 'cast',
  states: {
    // Like any Spell it may be answered.
    cast: {
      entry: run('crown/cast'),
      on: { next: [{ guard: 'goesAhead', target: 'effect' }, { target: 'done' }] },
    },
    effect: { on: { next: [{ guard: 'needsNoDie', target: 'subdue' }, { target: 'roll' }] } },
    // A 4 or more strikes all others.
    roll: { entry: run('crown/roll'), on: { next: 'subdue' } },
    subdue: { entry: run('crown/subdue'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
