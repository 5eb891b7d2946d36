// What a definition says too early, too late or of somebody else in a fight or of an event, with what to write instead.
import type { Def } from '../vocab/definition';
import type { EventKind } from '../vocab/words';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
const isReaction = (x: Node): boolean => typeof x['on'] === 'string' && typeof x['stage'] === 'string';

/** Every object inside a value; of what answers something else nothing, where `own` is said. */
function inside(value: unknown, own?: true): readonly Node[] {
  if (Array.isArray(value)) return (value as readonly unknown[]).flatMap((item) => inside(item, own));
  if (!isNode(value) || (own && isReaction(value))) return [];
  return [value, ...Object.values(value).flatMap((item) => inside(item, own))];
}

/** Conditions that must hold, and not what one of several asks or what must not be so. */
const asked = (cond: unknown): readonly Node[] => {
  if (!isNode(cond)) return [];
  return Array.isArray(cond['all']) ? (cond['all'] as readonly unknown[]).flatMap(asked) : [cond];
};
const isAgainst = (foe: string, { fight }: Node): boolean => isNode(fight) && fight['foe'] === foe;

/** A character rolls for himself, with what is added to his own roll. */
const rollOfNoCreature = (one: Node): readonly string[] =>
  one['stat'] === 'foeRoll' && asked(one['when']).some((cond) => isAgainst('character', cond))
    ? [
        'foeRoll is of creatures alone: of another character say attackRoll, ' +
          "with reach: { where: { same: ['it', 'opponent'] } }",
      ]
    : [];

/** What becomes of a fight has been reckoned, asked or done by then. */
const tooLate: { readonly [K in EventKind]?: Readonly<Record<string, string>> } = {
  compared: {
    score: "the scores are compared already: add to one before('diceBegin', ...) or after('rolled', ...)",
    attackWith: "the attack rolls are made already: say how many dice before('diceBegin', ...)",
  },
  fought: {
    score: "the fight is over: add to a score before('diceBegin', ...) or after('rolled', ...)",
    attackWith: "the fight is over: say how many dice before('diceBegin', ...)",
    settle: "the fight is over: settle it after('compared', ...)",
    reward: "the reward has been taken: say reward after('fightBegan', ...) or after('compared', ...)",
  },
  defeated: {
    score: "the fight is won already: add to a score before('diceBegin', ...) or after('rolled', ...)",
    reward: "the reward is asked for already: say reward after('fightBegan', ...) or after('compared', ...)",
  },
  beaten: { score: "the fight is lost already: add to a score before('diceBegin', ...) or after('rolled', ...)" },
};
function saidTooLate({ on, stage, do: does }: Node): readonly string[] {
  const late = stage === 'after' ? tooLate[on as EventKind] : undefined;
  if (late === undefined) return [];
  const ops = inside(does, true).map(({ op }) => String(op));
  // Of a fight that is fought again the next scores are meant.
  return ops.includes('fightAgain')
    ? []
    : ops.flatMap((op) => (late[op] === undefined ? [] : [`${op} after ${String(on)} does nothing: ${late[op]}`]));
}

/** Which events have a number that can be changed, and which are about a card. */
const counted: ReadonlySet<unknown> = new Set<EventKind>([
  'gain',
  'lose',
  'heal',
  'replenish',
  'toad',
  'missTurn',
  'rolling',
  'rolled',
  'dealt',
  'fateTurned',
]);
const cardless: ReadonlySet<unknown> = new Set<EventKind>([
  'dealt',
  'rolling',
  'rolled',
  'drawing',
  'drawn',
  'fightBegan',
  'diceBegin',
  'compared',
  'fought',
  'turnBegan',
  'turnEnded',
  'roundEnded',
]);
const saysEventCard = (x: unknown): boolean =>
  x === 'eventCard' ||
  (Array.isArray(x) && x.some(saysEventCard)) ||
  (isNode(x) && !isReaction(x) && Object.values(x).some(saysEventCard));

function ofNoSuchEvent({ on, stage, do: does, when }: Node): readonly string[] {
  const ops = inside(does, true).map(({ op }) => op);
  return [
    ...(ops.includes('adjustRoll') && (on !== 'rolled' || stage !== 'after')
      ? ["adjustRoll adds to a die that was just rolled: answer after('rolled', ...) with it"]
      : []),
    ...(ops.includes('replaceAmount') && !counted.has(on)
      ? [`${String(on)} has no number that replaceAmount could change: change what brings it about`]
      : []),
    ...(ops.includes('spare') && on === 'spellSpent'
      ? ["the Spell has done what it does: let spare answer before('cast', ...)"]
      : []),
    ...(cardless.has(on) && (saysEventCard(does) || saysEventCard(when))
      ? [`${String(on)} is about no one card, so eventCard is none: choose the card, or name it`]
      : []),
  ];
}

/** A card that has left is nobody's any more. */
const hadNoLonger = ({ on, stage, event, when }: Node): readonly string[] =>
  on === 'left' &&
  stage === 'after' &&
  isNode(event) &&
  isNode(event['card']) &&
  event['card']['self'] === true &&
  asked(when).some(({ has }) => isNode(has) && has['self'] === true)
    ? ["after it has left nobody has it: leave has: { self: true } out, or answer before('left', ...)"]
    : [];

/** A Spell does the same in answer to each of the events for which it may be cast. */
function answersOf(def: Def): readonly Node[] {
  if (def.kind !== 'spell') return [];
  const times: readonly Node[] = def.timing;
  return times.every(isReaction) ? times.map((time) => ({ ...time, do: def.effect })) : [];
}
/** Only what is so of each time at which it may be cast is in vain. */
function ofEach(times: readonly Node[], found: (one: Node) => readonly string[]): readonly string[] {
  const [first, ...others] = times.map(found);
  return first !== undefined && others.every((one) => one.length > 0) ? first : [];
}

/** What is no more cannot be counted. */
function countedTooLate(list: readonly unknown[]): readonly string[] {
  const at = list.findIndex(
    (one) => isNode(one) && one['op'] === 'discardSpells' && one['n'] === 'all' && one['who'] === undefined,
  );
  const isHand = (n: unknown): boolean =>
    isNode(n) && isNode(n['count']) && isNode(n['count']['cards']) && n['count']['cards']['zone'] === 'hand';
  return at >= 0 && list.slice(at).some((one) => isNode(one) && one['op'] !== 'set' && isHand(one['n']))
    ? ['all Spells are discarded by then, so there are none to count: count them by set before that']
    : [];
}
function lists(value: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(value)) return [value, ...(value as readonly unknown[]).flatMap(lists)];
  return isNode(value) ? Object.values(value).flatMap(lists) : [];
}

/** @returns what is said of events in vain */
export const lateInFights = (def: Def): readonly string[] => {
  const all = inside(def);
  const spell = answersOf(def);
  return [
    ...all.flatMap(rollOfNoCreature),
    ...ofEach(spell, saidTooLate),
    ...ofEach(spell, ofNoSuchEvent),
    ...lists(def).flatMap(countedTooLate),
    ...all.filter(isReaction).flatMap((one) => [...saidTooLate(one), ...ofNoSuchEvent(one), ...hadNoLonger(one)]),
  ];
};
