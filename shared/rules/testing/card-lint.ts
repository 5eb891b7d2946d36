// What can be wrong with a definition before anyone plays it: each finding is one line.
import type { Json } from '../../kernel/json';
import { nameOf } from '../../kernel/ids';
import type { Def } from '../vocab/definition';
import { rowFor } from '../query/rows';
import { causeless, causesIn } from './caused';
import { silent } from './silent';
import { asksUnseen } from './unseen';

type Node = { readonly [key: string]: Json };
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Every object inside a value, itself included. */
function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (isNode(value)) {
    yield value;
    for (const item of Object.values(value)) yield* nodes(item);
  }
}

/** Every list of effects inside a value, outermost first. */
function* programs(value: unknown): Generator<readonly Node[]> {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((x) => isNode(x) && 'op' in x)) yield value as Node[];
    for (const item of value) yield* programs(item);
  } else if (isNode(value)) for (const item of Object.values(value)) yield* programs(item);
}

const varOf = (x: unknown): string | undefined => (isNode(x) && typeof x['var'] === 'string' ? x['var'] : undefined);

/** Rolls whose chart does not answer every result exactly once. */
function charts(def: Def): string[] {
  const bad: string[] = [];
  for (const program of programs(def)) {
    program.forEach((table, i) => {
      const on = varOf(table['on']);
      if (table['op'] !== 'table' || on === undefined || !isNode(table['rows'])) return;
      const roll = program.slice(0, i).findLast((e) => e['op'] === 'roll' && e['as'] === on);
      const dice = roll ? (roll['dice'] ?? 1) : undefined;
      if (typeof dice !== 'number') return;
      const rows = Object.keys(table['rows']);
      for (let n = dice; n <= 6 * dice; n++) {
        const fitting = rows.filter((row) => rowFor(n, [row]) !== undefined);
        if (fitting.length !== 1) bad.push(`a roll of ${n} has ${fitting.length} rows`);
      }
      for (const row of rows)
        if (!Array.from({ length: 5 * dice + 1 }, (_, k) => dice + k).some((n) => rowFor(n, [row]) !== undefined))
          bad.push(`row ${row} is never rolled`);
    });
  }
  return bad;
}

/** Variables that the procedures bind before a text runs. */
const given = new Set(['other', 'by', '$fought']);
const binds = ['as'];

function variables(def: Def): string[] {
  const bound = new Set<string>(given);
  for (const node of nodes(def))
    for (const key of binds) {
      // An op names it, or the number that all of them name at once.
      const name = 'op' in node || ('from' in node && 'to' in node) ? node[key] : undefined;
      // A fight also tells by how much it was won.
      if (typeof name === 'string') for (const one of [name, `${name}$margin`]) bound.add(one);
    }
  const used = [...nodes(def)]
    .flatMap((node) => [varOf(node), typeof node['known'] === 'string' ? node['known'] : undefined])
    .filter((x) => x !== undefined);
  return [...new Set(used)]
    .filter((name) => !bound.has(name))
    .map((name) => `variable ${name} is never bound: roll, choose or count it before (as: '${name}')`);
}

/** Ids and names in a definition that mean nothing. */
function references(def: Def, all: readonly Def[]): string[] {
  const ids = new Set(all.map((d) => d.id));
  const names = new Set(all.flatMap((d) => [nameOf(d.id), ...(d.kind === 'space' ? [d.terrain] : [])]));
  const bad: string[] = [];
  for (const node of nodes(def)) {
    for (const key of ['space', 'start', 'to'] as const) {
      const id = node[key];
      if (typeof id === 'string' && id.includes('/space/') && !ids.has(id)) bad.push(`there is no ${id}`);
    }
    const named = node['named'];
    for (const name of Array.isArray(named) ? named : [named])
      if (typeof name === 'string' && !names.has(name)) bad.push(`nothing is called ${name}`);
  }
  return bad;
}

/** What only brings Spells, whatever is paid for it. */
function bringsSpells(code: Json | undefined): boolean {
  const list = Array.isArray(code) ? code.filter(isNode) : [];
  const brings = list.filter((e) => e['op'] === 'drawSpell');
  const pays = list.filter((e) => e['op'] === 'lose' || e['op'] === 'missTurn');
  return brings.length > 0 && brings.length + pays.length === list.length;
}

/** A way to choose, or a card to use, that brings nothing but Spells asks for room for one (R4 GAINING SPELLS). */
function spellsInVain(def: Def): string[] {
  const hasRoom = (c: Json | undefined): boolean => JSON.stringify(c ?? {}).includes('"spellLimit"');
  const found: string[] = [];
  for (const node of nodes(def)) {
    const isOption = 'key' in node && bringsSpells(node['do']) && !hasRoom(node['if']);
    const isUsed =
      ('at' in node || 'on' in node) && !node['forced'] && bringsSpells(node['do']) && !hasRoom(node['when']);
    if (isOption || isUsed) found.push('it offers a Spell to whoever may have no more');
  }
  return found;
}

/** Where a card lies for all to see, or is somebody's alone, whatever is said of its face. */
function faces(def: Def): string[] {
  return [...nodes(def)].flatMap(({ op, to, faceDown }) => {
    const where = typeof to === 'string' ? to : isNode(to) && 'stands' in to ? 'stands' : 'aside';
    return typeof op === 'string' && faceDown === true && where !== 'aside'
      ? [`faceDown says nothing of a card that goes to ${where}`]
      : [];
  });
}

/** @returns everything that is wrong with the definitions, each as "id: what" */
export function lint(defs: readonly Def[]): string[] {
  const causes = causesIn(defs);
  return defs.flatMap((def) =>
    [
      ...charts(def),
      ...variables(def),
      ...references(def, defs),
      ...causeless(def, causes),
      ...spellsInVain(def),
      ...faces(def),
      ...asksUnseen(def),
      ...silent(def, defs),
      ...shape(def),
    ].map((what) => `${def.id}: ${what}`),
  );
}

function shape(def: Def): string[] {
  const bad: string[] = [];
  // A house rule bears the name of its option.
  if (!(def.kind === 'rule' ? /^[a-z0-9-]+\/rule\/[A-Za-z0-9_]+$/ : /^[a-z0-9-]+\/[a-z-]+\/[a-z0-9_]+$/).test(def.id))
    bad.push('the id is not set/deck/name');
  if (def.kind === 'enemy' && def.strength === undefined && def.craft === undefined)
    bad.push('it can neither battle nor be fought by Craft');
  if (def.origin === undefined && !['rule', 'deck', 'link'].includes(def.kind))
    bad.push('it does not say whether its facts are known or ours');
  const ids = [...(def.abilities ?? []), ...(def.kind === 'enemy' ? (def.trophy ?? []) : [])].map((a) => a.id);
  if (new Set(ids).size !== ids.length) bad.push('two abilities have one id');
  return bad;
}
