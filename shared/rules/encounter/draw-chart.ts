// R4 ADVENTURE CARDS: drawing onto a space; what is given to a character there, who may have it.
import type { CardId, DeckId, HeroId } from '../../kernel/ids';
import { chapter, into, run } from '../charts/chart';
import type { Chapter } from '../vocab/chapters';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    /**
     * Until so many lie there, and no more than that where it is exactly so many; or so many whatever lies there
     * (`$anyway`). `$discards`: out of the discard pile.
     */
    readonly draw: Chapter<{
      readonly $upTo: number;
      readonly $deck: DeckId;
      readonly $exactly?: true;
      readonly $anyway?: true;
      readonly $discards?: true;
    }>;
    readonly offer: Chapter<{ readonly $hero: HeroId; readonly $card: CardId }>;
  }
}

export const drawChart = chapter('encounter', guards).chart({
  id: 'draw',
  initial: 'begin',
  states: {
    begin: { entry: run('encounter/drawing'), on: { next: 'draw' } },
    draw: {
      entry: run('encounter/draw'),
      on: {
        next: [{ guard: 'drewOne', target: 'between' }, { guard: 'drewAll', target: 'drawn' }, { target: 'done' }],
      },
    },
    between: { entry: run('encounter/betweenDraws'), on: { next: 'draw' } },
    drawn: {
      entry: run('encounter/drawn'),
      on: { next: [{ guard: 'drewAny', target: 'placed' }, { target: 'done' }] },
    },
    placed: { entry: run('encounter/placed'), on: { next: 'look' } },
    look: { entry: into('moment', { $at: { moment: 'cardsDrawn' } }), on: { next: 'done' } },
    done: { type: 'final' },
  },
});

export const offerChart = chapter('encounter', guards).chart({
  id: 'offer',
  initial: 'offer',
  states: {
    offer: {
      entry: run('encounter/offered'),
      on: { next: [{ guard: 'answered', target: 'accept' }, { target: 'done' }] },
    },
    accept: { entry: run('encounter/accepted'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
