// R4 GAME SETUP, STARTING BONUS, LOSING ALL LIVES: characters who come into the game, and what is done before the first
// turn.
import type { SeatId } from '../../kernel/ids';
import { chapter, run } from '../charts/chart';
import type { Chapter } from '../vocab/chapters';

declare module '../vocab/chapters' {
  interface Chapters {
    /** Seats whose players choose a character; `$late`: the game has begun without them. */
    readonly join: Chapter<{ readonly $seats: readonly SeatId[]; readonly $late?: true }>;
    readonly henchmen: Chapter;
    readonly bonus: Chapter;
    readonly begins: Chapter;
  }
}

const join = chapter('join', {});

export const joinChart = join.chart({
  id: 'join',
  initial: 'ask',
  states: {
    ask: { entry: run('join/ask'), on: { next: 'chosen' } },
    chosen: { entry: run('join/chosen'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
export const henchmenChart = join.chart({
  id: 'henchmen',
  initial: 'serve',
  states: { serve: { entry: run('join/henchmen'), on: { next: 'done' } }, done: { type: 'final' } },
});
export const bonusChart = join.chart({
  id: 'bonus',
  initial: 'ask',
  states: {
    ask: { entry: run('join/bonus'), on: { next: 'taken' } },
    taken: { entry: run('join/bonusTaken'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
export const beginsChart = join.chart({
  id: 'begins',
  initial: 'begin',
  states: { begin: { entry: run('join/begins'), on: { next: 'done' } }, done: { type: 'final' } },
});
