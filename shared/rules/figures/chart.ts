// What belongs to no character: figures on their way, abilities lent for a time.
import type { CardId, DeckId, DefId, HeroId } from '../../kernel/ids';
import { chapter, run } from '../charts/chart';
import type { waysFrom } from '../query/routes';
import type { Chapter } from '../vocab/chapters';
import type { Duration } from '../vocab/words';

type Ways = ReturnType<typeof waysFrom>;

declare module '../vocab/chapters' {
  interface Chapters {
    /** A figure goes its way, or one of those that somebody may choose among. */
    readonly walk: Chapter<
      | { readonly $figure: CardId; readonly $way: readonly DefId[] }
      | { readonly $figure: CardId; readonly $hero: HeroId; readonly $ways: Ways }
    >;
    /** Cards on top of a deck are put in order by one who has looked at them. */
    readonly arrange: Chapter<{ readonly $deck: DeckId; readonly $hero: HeroId; readonly $n: number }>;
    /** An ability of a definition is lent. */
    readonly borrow: Chapter<{ readonly $ability: string; readonly $of: DefId; readonly $until: Duration }>;
  }
}

export const walkChart = chapter('figures', {}).chart({
  id: 'walk',
  initial: 'choose',
  states: {
    choose: { entry: run('figures/choose'), on: { next: 'go' } },
    go: { entry: run('figures/walk'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
export const arrangeChart = chapter('figures', {}).chart({
  id: 'arrange',
  initial: 'ask',
  states: {
    ask: { entry: run('figures/arrange'), on: { next: 'arranged' } },
    arranged: { entry: run('figures/arranged'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
export const borrowChart = chapter('figures', {}).chart({
  id: 'borrow',
  initial: 'lend',
  states: { lend: { entry: run('figures/lend'), on: { next: 'done' } }, done: { type: 'final' } },
});
