// Events as they come out of a file: every field that a journal or a screen will read has its type.
import * as v from 'valibot';
import type { RollLeads, ViewEvent, ViewEventKind } from '../../../shared/contract/event';
import { FIGHT_OUTCOMES, type FightShare } from '../../../shared/contract/fight';
import type { Msg } from '../../../shared/kernel/ids';

const text = v.pipe(v.string(), v.maxLength(200));
const n = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const maybe = v.exactOptional(text);
const texts = v.pipe(v.array(text), v.maxLength(500));
const msgArg: v.GenericSchema = v.lazy(() => v.union([text, n, msgShape, v.array(msgArg)]));
const msgShape: v.GenericSchema<unknown, Msg> = v.strictObject({
  id: text,
  args: v.exactOptional(v.record(text, msgArg)),
}) as v.GenericSchema<unknown, Msg>;

type FieldsOf<T> = T extends unknown ? keyof T : never;
/** A schema for each field and for no other: a field that events come to have does not compile before it is here. */
type FormOf<T, Left extends PropertyKey = never> = Readonly<Record<Exclude<FieldsOf<T>, Left>, v.GenericSchema>>;

const place = v.variant('in', [
  v.strictObject({ in: v.picklist(['deck', 'discard']), deck: text }),
  v.strictObject({ in: v.picklist(['space', 'over', 'stands']), space: text }),
  v.strictObject({ in: v.literal('card'), card: text, def: text }),
  v.strictObject({ in: v.literal('table') }),
  v.strictObject({ in: v.picklist(['held', 'hand', 'trophy']), hero: text }),
  v.strictObject({ in: v.literal('out'), burnt: v.optional(v.literal(true)), aside: v.optional(v.literal(true)) }),
]);
const fighter = { hero: maybe, cards: v.exactOptional(texts), name: v.exactOptional(msgShape), total: n };
const yes = v.exactOptional(v.literal(true));
const power = v.exactOptional(v.picklist(['strength', 'craft']));
const share = { source: text, n, own: yes, stat: power, roll: yes } satisfies FormOf<FightShare>;
const side = v.union([
  v.strictObject({
    ...fighter,
    shares: v.pipe(v.array(v.strictObject(share)), v.maxLength(500)),
    dice: v.pipe(v.array(n), v.maxLength(500)),
    roll: n,
  }),
  // As 0.1.0 told it (history/told.ts).
  v.strictObject({ ...fighter, lines: v.array(v.strictObject({ label: msgShape, n })) }),
]);
const stat = v.picklist(['strength', 'craft', 'life', 'fate', 'gold']);

/** By kind, so that a new kind of event does not compile before its form is here. */
const forms = {
  turn: { seat: text, hero: text, round: n },
  turnMissed: { hero: text, left: n },
  rolled: {
    hero: maybe,
    name: v.exactOptional(msgShape),
    for: text,
    dice: v.array(n),
    again: v.exactOptional(n),
    was: v.exactOptional(n),
    payer: maybe,
    one: yes,
    leads: v.exactOptional(
      v.strictObject({
        counts: v.exactOptional(n),
        against: v.exactOptional(v.array(n)),
        stat: power,
        than: v.exactOptional(n),
        less: v.exactOptional(n),
        foes: maybe,
        might: v.exactOptional(n),
      } satisfies FormOf<RollLeads>),
    ),
  },
  changed: {
    hero: text,
    what: stat,
    by: n,
    now: n,
    paid: yes,
    side: v.exactOptional(v.picklist(['light', 'dark'])),
    left: v.exactOptional(n),
    doer: maybe,
  },
  prevented: { hero: text, what: text, gain: v.exactOptional(v.literal(true)) },
  aligned: { hero: text, to: v.picklist(['good', 'neutral', 'evil']) },
  toad: { hero: text, turns: n },
  status: { hero: text, status: text, on: v.boolean() },
  missTurn: { hero: text, turns: n },
  moved: { hero: text, path: texts, how: text },
  card: { card: maybe, def: maybe, from: place, to: place, hero: maybe, killed: yes },
  layGold: { space: text, by: n },
  tokens: { card: text, def: maybe, kind: text, now: n },
  spaceTokens: { space: text, kind: text, now: n },
  turnedOver: { card: text, def: text, side: maybe },
  walked: { card: text, def: text, path: texts },
  form: { hero: text, def: maybe, turns: v.exactOptional(n) },
  shuffled: { deck: text, of: v.exactOptional(v.picklist(['deck', 'burnt', 'onTop'])) },
  looked: { hero: text, at: text, cards: v.exactOptional(texts) },
  met: { hero: text, def: text, card: maybe },
  cast: { hero: text, def: text, card: maybe, targets: v.array(msgShape) },
  used: { hero: text, def: text, ability: text, card: maybe, itself: yes, on: maybe },
  fight: {
    hero: text,
    kind: v.picklist(['battle', 'psychic']),
    mine: side,
    theirs: side,
    outcome: v.picklist(FIGHT_OUTCOMES),
    odds: v.exactOptional(v.strictObject({ win: chance, standOff: chance, lose: chance })),
  },
  killed: { hero: text, by: maybe, gaveUp: yes },
  joined: { seat: text, hero: text, def: text, space: text },
  out: { seat: text },
  said: { hero: text, msg: msgShape },
  lasting: { hero: maybe, on: v.boolean(), price: yes },
  over: { winners: texts, how: text },
} satisfies { readonly [K in ViewEventKind]: FormOf<Extract<ViewEvent, { readonly t: K }>, 't' | 'source' | 'ground'> };

const known = (t: unknown): t is ViewEventKind => typeof t === 'string' && Object.hasOwn(forms, t);
const schemas = new Map(
  Object.entries(forms).map(([t, entries]) => [
    t,
    v.strictObject({ t: v.literal(t), source: maybe, ground: maybe, only: v.exactOptional(texts), ...entries }),
  ]),
);

/** Is it an event that this program can tell? */
export const isEvent = (value: unknown): boolean => {
  const t = typeof value === 'object' && value !== null && 't' in value ? value.t : undefined;
  const schema = known(t) ? schemas.get(t) : undefined;
  return schema !== undefined && v.is(schema, value);
};
