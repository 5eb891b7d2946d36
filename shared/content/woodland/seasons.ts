// War of Seasons: while fate lies on that ending, Oberon and Titania wait at the Meeting with Destiny.
import { fight, is, lose, pick, v, when, choose } from '../../rules/dsl';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, FateSide } from '../../rules/vocab/select';

const war: CardFilter = { named: 'war_of_seasons' };
const lies = (side: FateSide): Cond => is({ tokens: side, on: v('war') }, '>=', 1);
export const theWar: Effect = choose({ cards: war }, 'war');
/** Fate lies on the ending, which is found before. */
export const seasonsAtWar: Cond = { any: [lies('light'), lies('dark')] };

const strong = (side: FateSide): Amount => ({ plus: [10, { tokens: side, on: v('war') }] });
/** The first who beats one of them has won; whoever loses goes away without fate. */
export const facesSeasons: Program = [
  pick({
    strength: fight({ strength: strong('dark'), name: 'oberon', cannotBeEvaded: true }, 'fought'),
    craft: fight({ craft: strong('light'), name: 'titania', cannotBeEvaded: true }, 'fought'),
  }),
  when({ known: 'fought', equals: 'won' }, { op: 'win', who: 'me' }),
  when({ known: 'fought', equals: 'lost' }, lose('fate', 'all')),
];

const none = (side: FateSide): Cond => is({ tokens: side, on: 'this' }, '<=', 0);
export const noFateYet: Cond = { all: [none('light'), none('dark')] };
const put = (kind: FateSide, n: Amount): Effect => ({ op: 'tokens', on: 'this', kind, n });
export const ownFate: Effect = pick({ light: put('light', 1), dark: put('dark', 1) });
/** All that a character has, each on the side that it shows. */
export const givesAll = (name: string): Program => [
  put('light', { fateSide: 'light', of: v(name) }),
  put('dark', { fateSide: 'dark', of: v(name) }),
  lose('fate', 'all', v(name)),
];
