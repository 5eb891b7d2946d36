// R4 CASTING SPELLS: aim, answer, effect, discard.
import type { CardId, HeroId } from '../../kernel/ids';
import { chapter, run } from '../charts/chart';
import type { Chapter } from '../vocab/chapters';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    /** `$on`: whoever is struck, whatever else the Spell could be aimed at; `$burns`: it is not discarded. */
    readonly casting: Chapter<{ readonly $card: CardId; readonly $on?: HeroId; readonly $burns?: true }>;
  }
}

export const castingChart = chapter('casting', guards).chart({
  id: 'casting',
  initial: 'onSelf',
  states: {
    onSelf: { entry: run('casting/onSelf'), on: { next: [{ guard: 'spared', target: 'done' }, { target: 'aim' }] } },
    aim: { entry: run('casting/aim'), on: { next: 'announce' } },
    // Shown to all and counted, before anyone may answer it (Counterspell).
    announce: { entry: run('casting/announce'), on: { next: 'effect' } },
    effect: { entry: run('casting/effect'), on: { next: 'end' } },
    end: { entry: run('casting/end'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
