// What dice come to, by what they were thrown for.
import type { Kept } from '../../contract/fight';
import type { AnyEvent, EventOf } from '../state/event';
import type { FightSide } from '../state/state';
import { counted } from './odds';

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** Which die of a side counts. Of two of which he chooses one it is the higher, until he has kept the lower. */
export const keptOf = ({ keep, lower }: Pick<FightSide, 'keep' | 'lower'>): Kept | undefined =>
  keep === 'choice' ? (lower ? 'lowest' : undefined) : keep;

/** Of several dice the only one that counts. */
export const chosenOf = (dice: readonly number[], keep: 'highest' | 'lowest'): number =>
  keep === 'highest' ? Math.max(...dice) : Math.min(...dice);

type Thrown = Pick<EventOf<'rolled'>, 'dice' | 'into' | 'keep'>;

/** Of an attack one of the dice counts, of any other roll their sum. */
export const comesTo = ({ dice, into, keep }: Thrown): number => ('side' in into ? counted(dice, keep) : sum(dice));

/** What the die shows, whatever is added: of an attack the one that counts; a sum of several shows no number. */
export const naturalOf = ({ dice = [], into, keep }: AnyEvent): number =>
  dice.length === 1 || (into !== undefined && 'side' in into) ? counted(dice, keep) : 0;

/** Whether it is this character's own: a creature's is nobody's, whoever fights it. */
export const isOwnRoll = (e: Pick<EventOf<'rolled'>, 'for' | 'hero'>, hero: string): boolean =>
  e.hero === hero && e.for !== 'creature';
