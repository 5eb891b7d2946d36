// What is to come is the same in every game of one seed: the dice, and the cards that lie face down. Whoever plays a
// copy further than its original knows what the original still hides, so that one is no fair game any more.
import * as v from 'valibot';
import type { PeekView } from '../../shared/contract/view';
import type { SeatId } from '../../shared/kernel/ids';
import { leadsTo, type Rng } from '../../shared/kernel/rng';
import type { CampaignsRepository } from '../persistence/campaigns';
import type { GamesRepository } from '../persistence/games';
import type { HistoryRepository } from '../persistence/history';

const numbers = v.tuple([v.number(), v.number(), v.number(), v.number()]);
/** What of a state tells how far its future is known. */
const shape = v.object({
  rng: v.object({ dice: numbers, shuffle: numbers }),
  decks: v.record(v.string(), v.object({ draw: v.array(v.string()) })),
});
type Ahead = {
  readonly rng: { readonly dice: readonly number[]; readonly shuffle: readonly number[] };
  readonly decks: Readonly<Record<string, { readonly draw: readonly string[] }>>;
};

/** So many numbers are drawn in no campaign: what is not found among them lies behind. */
const FAR = 200_000;

const rngOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Rng => [a, b, c, d];
const passed = (here: readonly number[], other: readonly number[]): boolean => !leadsTo(rngOf(here), rngOf(other), FAR);

/** The last card is the top one. Piles that were shuffled since have nothing in common. */
const drewFrom = (pile: readonly string[], left: readonly string[]): boolean =>
  left.length < pile.length && left.every((def, i) => def === pile[i]);

/** Was in one game drawn or rolled what still lies before another one of the same seed? */
export const seesBeyond = (here: Ahead, other: Ahead): boolean =>
  passed(here.rng.dice, other.rng.dice) ||
  passed(here.rng.shuffle, other.rng.shuffle) ||
  Object.entries(other.decks).some(([id, { draw }]) => {
    const left = here.decks[id]?.draw;
    return left !== undefined && drewFrom(draw, left);
  });

export type Peeking = {
  /** What would be seen here, for the screen. */
  readonly view: (seats: readonly SeatId[]) => PeekView | undefined;
  /** Those whose future was seen when the game has come so far. */
  readonly seen: (state: Ahead) => readonly string[];
  /** They count as casual now: nobody asks for them again. */
  readonly marked: (games: readonly string[]) => void;
  /** Did a computer sit there at the beginning? What it holds no person has seen. */
  readonly isHidden: (seat: SeatId) => boolean;
};

const setupShape = v.object({ seats: v.array(v.object({ control: v.string() })) });

export const peekingFrom = (
  game: string,
  {
    campaigns,
    games,
    history,
  }: {
    readonly campaigns: Pick<CampaignsRepository, 'twins' | 'isFair'>;
    readonly games: Pick<GamesRepository, 'load'>;
    readonly history: Pick<HistoryRepository, 'begun'>;
  },
): Peeking => {
  let twins = campaigns.twins(game).flatMap(({ id, name }) => {
    const parsed = v.safeParse(shape, games.load(id)?.state);
    return parsed.success ? [{ id, name, state: parsed.output }] : [];
  });
  const setup = v.safeParse(setupShape, history.begun(game)?.setup);
  const first = setup.success ? setup.output.seats : [];
  const isHidden = (seat: SeatId): boolean => first[Number(seat.slice(1)) - 1]?.control !== 'person';
  let fair = campaigns.isFair(game);
  return {
    view: (seats) => {
      const shares = twins.map(({ name }) => name);
      const hides = fair ? seats.filter(isHidden) : [];
      return shares.length + hides.length === 0 ? undefined : { shares, hides };
    },
    seen: (state) => twins.filter((twin) => seesBeyond(state, twin.state)).map(({ id }) => id),
    marked: (ids) => {
      twins = twins.filter(({ id }) => !ids.includes(id));
      fair &&= !ids.includes(game);
    },
    isHidden,
  };
};
