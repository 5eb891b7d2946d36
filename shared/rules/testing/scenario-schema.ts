// The form of a scenario file; docs/scenarios.md is its manual.
import * as v from 'valibot';
import { ENDINGS_MODES } from '../../contract/setup';
import { meant } from './meant';
import { profileNamed, respelled } from './option-spelling';

/** These keys and no others; one that is not known is told with what may have been meant. */
const exactly = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) => {
    const key: unknown = issue.expected === 'never' ? issue.path?.at(-1)?.key : undefined;
    return typeof key === 'string' ? `there is no key "${key}" here${meant(key, Object.keys(entries))}` : issue.message;
  });

// YAML reads `3` and `yes: true` as no words; an option may be called so.
const name = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const names = v.union([
  v.array(name),
  v.pipe(
    name,
    v.transform((one) => [one]),
  ),
]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const dice = v.union([
  v.array(die),
  v.pipe(
    die,
    v.transform((one) => [one]),
  ),
]);
const alignment = v.pipe(v.string(), v.toLowerCase(), v.picklist(['good', 'neutral', 'evil']));
const optionValue = v.union([v.string(), v.number(), v.boolean()]);

const givenCharacter = exactly({
  at: v.optional(v.string()),
  lives: v.optional(count),
  fate: v.optional(count),
  gold: v.optional(count),
  strength: v.optional(count),
  craft: v.optional(count),
  alignment: v.optional(alignment),
  has: v.optional(names),
  belongings: v.optional(names),
  spells: v.optional(names),
  trophies: v.optional(names),
  status: v.optional(
    v.union([
      v.record(v.string(), v.number()),
      v.pipe(
        names,
        v.transform((all): Record<string, number> => Object.fromEntries(all.map((one) => [one, 1]))),
      ),
    ]),
  ),
  toad: v.optional(count),
  misses: v.optional(count),
  dark: v.optional(count),
  form: v.optional(v.string()),
  mark: v.optional(v.string()),
});
/** Only a character in another form (a ghost) goes on without a life. */
const livingCharacter = v.pipe(
  givenCharacter,
  v.check(({ lives, form }) => lives !== 0 || form !== undefined, 'lives: a character in play has at least 1 life'),
);
const tokens = v.record(v.string(), count);
const space = exactly({
  cards: v.optional(names),
  gold: v.optional(count),
  faceDown: v.optional(names),
  over: v.optional(names),
  figures: v.optional(names),
  tokens: v.optional(tokens),
});
const card = exactly({
  tokens: v.optional(tokens),
  side: v.optional(v.string()),
  faceDown: v.optional(v.boolean()),
  on: v.optional(names),
});

export const givenSchema = exactly({
  sets: v.optional(names),
  next: v.optional(names),
  table: v.optional(names),
  cards: v.optional(v.record(v.string(), card)),
  profile: v.optional(v.pipe(v.string(), v.transform(profileNamed))),
  options: v.optional(v.pipe(v.record(v.string(), optionValue), v.transform(respelled))),
  characters: v.pipe(
    v.record(v.string(), v.nullable(livingCharacter)),
    v.check((all) => Object.keys(all).length > 0, 'name at least one character'),
  ),
  spaces: v.optional(v.record(v.string(), v.nullable(space))),
  decks: v.optional(v.record(v.string(), names)),
  stock: v.optional(v.record(v.string(), count)),
  discard: v.optional(v.record(v.string(), names)),
  left: v.optional(v.record(v.string(), count)),
  dice: v.optional(dice),
  turn: v.optional(v.string()),
  phase: v.optional(v.picklist(['turn', 'encounter'])),
  crownReached: v.optional(v.boolean()),
  endings: v.optional(names),
  endingsMode: v.optional(v.picklist(ENDINGS_MODES)),
  round: v.optional(count),
  seed: v.optional(v.string()),
});

/** What is true now. Numbers are totals as the screen shows them; `counters` are those beyond the printed value. */
const character = exactly({
  at: v.optional(v.string()),
  lives: v.optional(count),
  fate: v.optional(count),
  gold: v.optional(count),
  strength: v.optional(count),
  craft: v.optional(count),
  counters: v.optional(exactly({ strength: v.optional(count), craft: v.optional(count) })),
  alignment: v.optional(alignment),
  has: v.optional(names),
  hasNot: v.optional(names),
  belongings: v.optional(names),
  spells: v.optional(v.union([count, names])),
  trophies: v.optional(v.union([count, names])),
  status: v.optional(v.union([names, v.record(v.string(), count)])),
  statusNot: v.optional(names),
  toad: v.optional(count),
  misses: v.optional(count),
  dead: v.optional(v.boolean()),
  out: v.optional(v.boolean()),
  light: v.optional(count),
  dark: v.optional(count),
  form: v.optional(v.string()),
  mark: v.optional(v.string()),
});
export const truthSchema = exactly({
  characters: v.optional(v.record(v.string(), character)),
  spaces: v.optional(
    v.record(
      v.string(),
      exactly({
        cards: v.optional(names),
        has: v.optional(names),
        hasNot: v.optional(names),
        gold: v.optional(count),
        faceDown: v.optional(count),
        over: v.optional(names),
        figures: v.optional(names),
        tokens: v.optional(tokens),
      }),
    ),
  ),
  table: v.optional(names),
  tableNot: v.optional(names),
  cards: v.optional(v.record(v.string(), card)),
  decks: v.optional(v.record(v.string(), v.union([count, names]))),
  burnt: v.optional(names),
  discard: v.optional(v.record(v.string(), names)),
  stock: v.optional(v.record(v.string(), count)),
  journal: v.optional(names),
  journalNot: v.optional(names),
  winner: v.optional(v.string()),
  winners: v.optional(names),
  over: v.optional(v.boolean()),
  turn: v.optional(v.string()),
  asked: v.optional(v.string()),
  round: v.optional(count),
});

/** About the decision that waits: who is asked, what is on offer, what is not, and why something is greyed out. */
const expectSchema = exactly({
  asked: v.optional(v.string()),
  question: v.optional(v.string()),
  offers: v.optional(names),
  offersNot: v.optional(names),
  off: v.optional(v.union([names, v.record(v.string(), v.string())])),
  only: v.optional(names),
  pick: v.optional(exactly({ min: v.optional(count), max: v.optional(count) })),
});

/** Each kind of step by the word that it begins with. */
export const stepSchemas = {
  choose: exactly({ choose: names, as: v.optional(v.string()) }),
  refused: exactly({ refused: names, why: v.optional(v.string()), as: v.optional(v.string()) }),
  expect: exactly({ expect: expectSchema }),
  dice: exactly({ dice }),
  then: exactly({ then: truthSchema }),
  concede: exactly({ concede: v.string() }),
  time: exactly({ time: v.literal('up') }),
  until: exactly({
    until: exactly({
      asked: v.optional(v.string()),
      question: v.optional(v.string()),
      turn: v.optional(v.string()),
      over: v.optional(v.boolean()),
    }),
    prefer: v.optional(names),
  }),
};
const stepSchema = v.union(Object.values(stepSchemas));

export const scenarioSchema = exactly({
  title: v.string(),
  /** The passage of the rulebook, or the ruling, that it shows. */
  rule: v.optional(v.string(), ''),
  given: givenSchema,
  steps: v.optional(v.array(stepSchema)),
  then: v.optional(truthSchema),
});

export type ScenarioFile = v.InferOutput<typeof scenarioSchema>;
export type ScenarioStep = v.InferOutput<typeof stepSchema>;
export type Truth = v.InferOutput<typeof truthSchema>;
export type Expectation = v.InferOutput<typeof expectSchema>;
