// What a reaction asks of an event has one field for each meaning; before, `what`, `how` and `cause` each meant
// several things, and what became of a Spell that was cast was called a card that leaves.
import type { Plain } from '../index';

type Rename = Readonly<Record<string, string>>;

/** By the kind of event: what its fields are called now; those that are not named stay. */
const renamed: Readonly<Record<string, Rename>> = {
  rolled: { what: 'for' },
  left: { how: 'leaving' },
  spellSpent: { what: 'spell' },
  fightBegan: { what: 'fight' },
  diceBegin: { what: 'fight' },
  defeated: { what: 'fight', how: 'foe' },
  beaten: { what: 'fight', how: 'foe' },
  killed: { what: 'fight', how: 'destroyed' },
  lose: { how: 'reward' },
  taken: { how: 'reward' },
  turnBegan: { how: 'missed' },
  turnEnded: { how: 'missed' },
  stoodIn: { what: 'outcome' },
  turnedOver: { what: 'side' },
  statusGained: { what: 'status' },
  statusEnded: { what: 'status' },
};

/** Fields that are there or not: their old word says nothing more. */
const flags: readonly string[] = ['reward', 'missed', 'destroyed', 'killed'];
const spells: Readonly<Record<string, string>> = { lastSpell: 'last', lentSpell: 'lent', spell: 'own' };

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);
const spent = (what: unknown): unknown =>
  Array.isArray(what) ? what.map(spent) : typeof what === 'string' ? (spells[what] ?? what) : what;

/** The kind of event that a filter of an older program asks about. */
const kindNow = (on: unknown, filter: Plain): unknown =>
  on === 'left' && (filter['how'] === 'castSpell' || [filter['what']].flat().some((one) => String(one) in spells))
    ? 'spellSpent'
    : on;

/** What a reaction to an event of that kind asks, in the new words. */
function filterNow(on: unknown, filter: Plain): Plain {
  const names = renamed[String(on)] ?? {};
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
      if (on === 'spellSpent') return key === 'how' ? [] : [[names[key] ?? key, key === 'what' ? spent(value) : value]];
      if (on === 'left' && key === 'cause') return value === 'killed' ? [['killed', true]] : [];
      const name = names[key] ?? key;
      return [[name, flags.includes(name) ? true : value]];
    }),
  );
}

/** The kind of event that a condition was about, which it did not say. */
function kindOf(filter: Plain): string {
  if (filter['how'] === 'missed') return 'turnBegan';
  if (filter['cause'] !== undefined) return 'lose';
  return filter['natural'] === undefined && filter['to'] === undefined ? 'defeated' : 'rolled';
}

/** Conditions within a reaction that said nothing of its kind but that the turn is missed. */
function ofThisTurn(value: unknown, on: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => ofThisTurn(item, on));
  if (!isPlain(value)) return value;
  const { eventIs } = value;
  if (isPlain(eventIs) && eventIs['missed'] === true) return { ...value, eventIs: { ...eventIs, on } };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ofThisTurn(item, on)]));
}

/** Who answered any roll heard nothing of those for an attack; in a place, it was about the rolls of the place. */
const outOfFights = (node: Plain): Plain => ({
  ...node,
  event: {
    ...(isPlain(node['event']) ? node['event'] : {}),
    for: JSON.stringify(node['when'] ?? {}).includes('"source"')
      ? ['card', 'space']
      : ['move', 'card', 'space', 'pray', 'armour', 'spell', 'number', 'quest', 'follower'],
  },
});

function reactionNow(node: Plain): Plain {
  const event = isPlain(node['event']) ? node['event'] : undefined;
  const on = event ? kindNow(node['on'], event) : node['on'];
  const renamedNow = event ? { ...node, on, event: filterNow(on, event) } : node;
  const now = on === 'rolled' && event?.['what'] === undefined ? outOfFights(renamedNow) : renamedNow;
  if (on !== 'turnEnded') return now;
  return Object.fromEntries(Object.entries(now).map(([key, item]) => [key, ofThisTurn(item, on)]));
}

/** What is asked of an event, in the names of today. */
export const withEvents = (node: Plain, key: string): Plain => {
  if (key === 'eventIs' && node['on'] === undefined) {
    const on = kindOf(node);
    return on === 'defeated' ? { on } : { on, ...filterNow(on, node) };
  }
  return typeof node['stage'] === 'string' && typeof node['on'] === 'string' ? reactionNow(node) : node;
};
