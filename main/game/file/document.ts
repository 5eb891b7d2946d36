// The inside of a .crownward file and of a bug file: one whole campaign as JSON.
import * as v from 'valibot';
import { setupSchema } from '../../../shared/contract/requests';
import { BY, type WholeGame } from '../../persistence/stored';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000_000));
/** Until the year 9999. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(253_402_300_799_000));
const seat = v.pipe(v.string(), v.regex(/^p[1-9]\d?$/));
const kept = { schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), state: v.looseObject({}) };

export const documentSchema = v.strictObject({
  crownward: v.literal(1),
  /** Version of the program that wrote it. */
  program: text(40),
  game: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    setup: setupSchema,
    seed: text(100),
    seats: v.pipe(v.array(text(60)), v.maxLength(12)),
    content: text(100),
    program: text(40),
    createdAt: time,
    savedAt: time,
    round: count,
    over: v.boolean(),
    casual: v.boolean(),
    origin: v.exactOptional(v.strictObject({ name: text(100), round: count, seq: count })),
    characters: v.pipe(v.array(text(200)), v.maxLength(12)),
    places: v.pipe(v.array(v.tuple([seat, text(200)])), v.maxLength(12)),
    definitions: v.array(v.looseObject({})),
    current: v.strictObject({ seq: count, ...kept }),
    steps: v.pipe(
      v.array(
        v.strictObject({
          seq: count,
          by: v.picklist(BY),
          barrier: v.pipe(v.string(), v.regex(/^(\*|p[1-9]\d?)?$/)),
          input: v.exactOptional(v.looseObject({})),
          events: v.array(v.unknown()),
          at: time,
        }),
      ),
      v.minLength(1),
    ),
    turns: v.pipe(
      v.array(
        v.strictObject({
          seq: count,
          turn: count,
          round: count,
          seat,
          fingerprint: v.pipe(v.string(), v.regex(/^(\d{1,5}:)?[0-9a-f]{8,20}$/)),
          kept: v.exactOptional(v.strictObject(kept)),
        }),
      ),
      v.minLength(1),
    ),
  }),
});

export type CampaignDocument = { readonly crownward: 1; readonly program: string; readonly game: WholeGame };

/** The same without the states that were kept on the way, which only make going back quicker. */
export const briefly = (game: WholeGame): WholeGame => ({
  ...game,
  turns: game.turns.map(({ kept: _, ...turn }) => turn),
});

export const documentOf = (game: WholeGame, program: string): CampaignDocument => ({ crownward: 1, program, game });
