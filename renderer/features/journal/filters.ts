// What of the journal is shown.
import type { HeroId } from '../../../shared/kernel/ids';
import { hasWords } from '../library/catalogue';
import type { Entry } from './log';

export const GROUPS = ['fights', 'ways', 'cards', 'dice', 'heroes'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP: Readonly<Record<Entry['kind'], Group | undefined>> = {
  fight: 'fights',
  killed: 'fights',
  moved: 'ways',
  walked: 'ways',
  spaceTokens: 'cards',
  turnedOver: 'cards',
  form: 'heroes',
  rolled: 'dice',
  card: 'cards',
  met: 'cards',
  cast: 'cards',
  used: 'cards',
  looked: 'cards',
  shuffled: 'cards',
  tokens: 'cards',
  layGold: 'cards',
  changed: 'heroes',
  prevented: 'heroes',
  aligned: 'heroes',
  toad: 'heroes',
  status: 'heroes',
  missTurn: 'heroes',
  turnMissed: 'heroes',
  joined: 'heroes',
  out: 'heroes',
  lasting: 'heroes',
  said: 'heroes',
  turn: undefined,
  over: undefined,
};

export type Filter = {
  readonly group?: Group | undefined;
  readonly hero?: HeroId | undefined;
  readonly since?: number | undefined;
  readonly words: string;
};

/**
 * The lines that fit, newest first; headings of turns only where something stands under them or nothing is left out.
 */
export const shownLines = (log: readonly Entry[], { group, hero, since, words }: Filter): readonly Entry[] => {
  const all = group === undefined && hero === undefined && words.trim() === '';
  const fits = (entry: Entry): boolean =>
    (since === undefined || entry.at >= since) &&
    (all ||
      (entry.kind !== 'turn' &&
        (group === undefined || GROUP[entry.kind] === group) &&
        (hero === undefined || entry.hero === hero || entry.loser === hero) &&
        hasWords(entry.text, words)));
  return log.filter(fits).reverse();
};
