// The record of one campaign, worked out from what is stored of it. The same campaign gives the same record, at any
// time.
import * as v from 'valibot';
import { setupSchema } from '../../../shared/contract/requests';
import { OUTCOMES, type OutcomeHow } from '../../../shared/contract/event';
import type { Story } from '../../../shared/contract/story';
import { fingerprint } from '../../../shared/kernel/json';
import type { HeroId, SeatId } from '../../../shared/kernel/ids';
import type { GameRecord, RecordSource, SeatRecord } from '../../persistence/stored-record';
import type { StoredStep } from '../../persistence/stored';
import { inputOf } from '../history/input';
import { toldNow } from '../history/told';
import type { DefOf } from './facts';
import { storyOf } from './story';
import { counting } from './tally';

/** Grows whenever something is counted otherwise: what can still be worked out is worked out anew then. */
export const FORMULA = 1;
/** Whoever thinks longer has gone away. In milliseconds. */
const LONGEST_THOUGHT = 180_000;

const seatId = v.custom<SeatId>((x) => typeof x === 'string' && /^p\d+$/.test(x));
const heroId = v.custom<HeroId>((x) => typeof x === 'string' && /^h\d+$/.test(x));
/** As much of a state as a record is made of, in every version that there was. */
const stateShape = v.object({
  round: v.number(),
  order: v.array(seatId),
  seats: v.record(
    v.string(),
    v.object({ name: v.string(), control: v.picklist(['person', 'computer']), hero: v.optional(heroId) }),
  ),
  heroes: v.record(
    v.string(),
    v.object({
      id: heroId,
      seat: seatId,
      def: v.string(),
      dead: v.boolean(),
      space: v.string(),
      alignment: v.string(),
      strength: v.number(),
      craft: v.number(),
      life: v.number(),
      fate: v.number(),
      gold: v.number(),
    }),
  ),
  over: v.optional(v.object({ winners: v.array(v.string()), how: v.string() })),
});
type Standing = v.InferOutput<typeof stateShape>;

/** The story of a game that is over; `undefined` for one that is not, or where what is stored cannot be read. */
export const storyFrom = (source: RecordSource, steps: readonly StoredStep[], defOf: DefOf): Story | undefined => {
  const first = v.safeParse(stateShape, source.first);
  const last = v.safeParse(stateShape, source.last);
  if (!first.success || !last.success || last.output.over === undefined) return undefined;
  const beginners = Object.values(first.output.heroes).map(({ id, ...hero }) => ({ ...hero, hero: id }));
  return storyOf(last.output.order, beginners, steps, last.output.over.winners, defOf);
};

/** Giving up leaves a last one too; he has not beaten anybody. */
const endedBy = (how: string, last: StoredStep | undefined): OutcomeHow =>
  last !== undefined && how === 'last' && inputOf(last.input)?.t === 'concede'
    ? 'conceded'
    : (OUTCOMES.find((by) => by === how) ?? 'nobody');

/** A person's when who plays it was never changed, else whoever gave most of its answers. */
const playersOf = (steps: readonly StoredStep[], first: Standing): ReadonlyMap<string, 'person' | 'computer'> => {
  const inputs = steps.map(({ by, input }) => ({ by, input: inputOf(input) }));
  const changed = new Set<string>(inputs.flatMap(({ input }) => (input?.t === 'control' ? [input.seat] : [])));
  return new Map(
    Object.entries(first.seats).map(([id, { control }]) => {
      if (!changed.has(id)) return [id, control];
      const own = inputs.filter(({ input }) => input?.t === 'answer' && input.seat === id);
      return [id, own.filter(({ by }) => by === 'computer').length * 2 > own.length ? 'computer' : 'person'];
    }),
  );
};

const playedMs = (steps: readonly StoredStep[]): number =>
  steps.reduce((sum, { at }, i) => sum + Math.max(0, Math.min(LONGEST_THOUGHT, at - (steps[i - 1]?.at ?? at))), 0);

/** What he ended with; of his last character where he has none any more. Strength and Craft without what he carries. */
const endOf = (
  seat: SeatId,
  last: Standing,
  defOf: DefOf,
): Pick<SeatRecord, 'alignment'> & { readonly now: Partial<SeatRecord['tally']> } => {
  const hero = Object.values(last.heroes).findLast((one) => one.seat === seat);
  if (hero === undefined) return { now: {} };
  const def = defOf(hero.def);
  const [strength, craft] = def?.kind === 'character' ? [def.strength, def.craft] : [0, 0];
  return {
    alignment: hero.alignment,
    now: {
      strength: hero.strength + strength,
      craft: hero.craft + craft,
      life: Math.max(0, hero.life),
      fate: hero.fate,
      gold: hero.gold,
    },
  };
};

/**
 * Works out the record of a campaign.
 * @param steps all inputs up to the one that the campaign stands at, the set-up first
 * @returns the record, or `undefined` when what is stored cannot be read
 */
export const recordOf = (source: RecordSource, steps: readonly StoredStep[], defOf: DefOf): GameRecord | undefined => {
  const setup = v.safeParse(setupSchema, source.setup);
  const first = v.safeParse(stateShape, source.first);
  const last = v.safeParse(stateShape, source.last);
  const [begin] = steps;
  const end = steps.at(-1);
  if (!setup.success || !first.success || !last.success || begin === undefined || end === undefined) return undefined;
  const counts = counting(
    Object.values(first.output.heroes).map(({ id, seat, def, space, gold }) => ({ hero: id, seat, def, space, gold })),
    defOf,
  );
  // Stored by this program out of its own events, and checked when they came out of a file.
  for (const { events } of steps) counts.add(toldNow(events));
  const { game, name, seed, seq, casual, takenOver } = source;
  const { over } = last.output;
  const copied = takenOver !== undefined && takenOver >= seq;
  const players = playersOf(steps, first.output);
  const ending = over?.how === 'crown' || over?.how === 'ending' ? counts.ending() : undefined;
  return {
    game,
    seq,
    name,
    seed,
    casual,
    formula: FORMULA,
    root: fingerprint({ seed, setup: source.setup, at: begin.at }),
    begunAt: begin.at,
    endedAt: end.at,
    playedMs: playedMs(steps),
    rounds: last.output.round,
    turns: counts.turns(),
    profile: setup.output.profile,
    sets: setup.output.sets,
    ...(over === undefined ? {} : { endedBy: endedBy(over.how, end) }),
    ...(ending === undefined ? {} : { ending }),
    imported: over !== undefined && copied && source.imported,
    copied,
    seats: last.output.order.map((seat): SeatRecord => {
      const { tally, ...counted } = counts.of(seat);
      const { now, ...more } = endOf(seat, last.output, defOf);
      return {
        seat,
        name: last.output.seats[seat]?.name ?? '',
        player: players.get(seat) ?? 'person',
        won: over?.winners.includes(seat) === true,
        ...counted,
        ...more,
        tally: { ...tally, ...now },
      };
    }),
  };
};
