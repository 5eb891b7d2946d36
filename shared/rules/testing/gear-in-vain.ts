// Words of Weapons, curses, trophies and harmonies on cards for which they do nothing, with what to write instead.
import { nameOf } from '../../kernel/ids';
import type { Def } from '../vocab/definition';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
function inside(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return (value as readonly unknown[]).flatMap(inside);
  return isNode(value) ? [value, ...Object.values(value).flatMap(inside)] : [];
}

/** What is held, and which of them can be fought with; tokens that it puts on itself may make it one. */
const held: ReadonlySet<Def['kind']> = new Set(['object', 'magicObject', 'follower']);
const marks: ReadonlySet<unknown> = new Set(['weapon', 'psychic_weapon', 'armour', 'psychic_armour']);
function gearInVain(def: Def): readonly string[] {
  const { weapon, armour, abilities }: Node = def;
  const all = inside(abilities);
  if (!held.has(def.kind) || weapon !== undefined || all.some(({ op, kind }) => op === 'tokens' && marks.has(kind)))
    return [];
  return [
    ...(all.some((one) => 'stat' in one && one['only'] === 'weapon')
      ? ["only: 'weapon' adds nothing for what is no Weapon: say weapon: true, or in when in which fight it adds"]
      : []),
    ...(armour === undefined && all.some((one) => one['inUse'] === 'this')
      ? ["inUse: 'this' is never so for what is neither Weapon nor Armour: say which it is, or ask for the fight"]
      : []),
  ];
}

function cardInVain(def: Def): readonly string[] {
  const isMet = def.kind === 'enemy' || def.kind === 'stranger';
  return [
    ...(isMet && (def.keywords ?? []).includes('cursed') ? [`nobody takes ${def.kind} cards: leave cursed out`] : []),
    ...(def.kind === 'enemy' && def.noTrophy === true && 'trophy' in def
      ? ['it is never a trophy that could do anything: leave noTrophy or trophy out']
      : []),
  ];
}

/** The rules keep it elsewhere, and what is so called here is asked by nobody. */
const toadInVain = (def: Def): readonly string[] =>
  inside(def).some(({ op, status }) => op === 'status' && status === 'toad')
    ? ["status makes nobody a Toad: write { op: 'toad', turns: 3 }, or turns: 0 for one who is one no longer"]
    : [];

/** Of several that it names, a game may have some only. */
function harmonyInVain(def: Def, defs: readonly Def[]): readonly string[] {
  const parts = defs.length === 0 || !('part' in def) ? undefined : def.part.harmony?.with;
  return parts === undefined || defs.some(({ id }) => parts.includes(nameOf(id)))
    ? []
    : [`no card is called ${parts.join(' or ')}: name in harmony.with a part that there is`];
}

/** @returns what of these words a definition says in vain; `defs`: all that it is played with */
export const gearAndSuchInVain = (def: Def, defs: readonly Def[]): readonly string[] => [
  ...gearInVain(def),
  ...cardInVain(def),
  ...toadInVain(def),
  ...harmonyInVain(def, defs),
];
