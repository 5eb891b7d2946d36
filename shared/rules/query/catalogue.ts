import type { DefId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { fingerprint } from '../../kernel/json';
import type { Ability } from '../vocab/ability';
import type { CharacterDef, Def, RuleDef, SpaceDef } from '../vocab/definition';
import type { Readers } from './readers';
import { timingAbilities } from './timing';

/** Every definition that a game is played with. */
export type Catalogue = {
  readonly defs: ReadonlyMap<DefId, Def>;
  readonly hash: string;
  /** Abilities by definition; a definition without any is not in here, so it costs nothing in play. */
  readonly abilities: ReadonlyMap<DefId, readonly Ability[]>;
  readonly spaces: readonly SpaceDef[];
  readonly characters: readonly CharacterDef[];
  /** Spaces and rules that have abilities: few, and asked for at every rebuilding of the index. */
  readonly standing: readonly (SpaceDef | RuleDef)[];
  readonly readers: Readers;
  /** Counts how many triggers were looked at; for the test that unrelated cards add none. */
  readonly meter?: { looked: number };
};

/** @throws when two definitions have one id: content is checked as it is put together, never in play. */
export function catalogueOf(defs: readonly Def[], readers: Readers): Catalogue {
  const byId = new Map<DefId, Def>();
  const abilities = new Map<DefId, readonly Ability[]>();
  for (const def of defs) {
    if (byId.has(def.id)) throw new Error(`two definitions have the id ${def.id}`);
    byId.set(def.id, def);
    const own = [...(def.abilities ?? []), ...timingAbilities(def)];
    if (own.length > 0) abilities.set(def.id, own);
  }
  return {
    defs: byId,
    abilities,
    hash: fingerprint(defs),
    readers,
    spaces: defs.filter((d) => d.kind === 'space'),
    standing: defs.filter((d) => d.kind === 'space' || d.kind === 'rule').filter((d) => abilities.has(d.id)),
    characters: defs.filter((d) => d.kind === 'character'),
  };
}

/** Decks of a catalogue: every card as often as it is in the box, in the order of its definitions. */
export function decksOf(cat: Catalogue): Record<string, DefId[]> {
  const decks: Record<string, DefId[]> = {};
  for (const def of cat.defs.values()) {
    if (def.deck === undefined || def.kind === 'character' || def.kind === 'space' || def.kind === 'rule') continue;
    (decks[def.deck] ??= []).push(...Array.from({ length: def.copies ?? 1 }, () => def.id));
  }
  return decks;
}

export const defOf = (cat: Catalogue, id: DefId): Def => must(cat.defs.get(id), `definition ${id}`);

export function characterOf(cat: Catalogue, id: DefId): CharacterDef {
  const def = defOf(cat, id);
  if (def.kind !== 'character') throw new Error(`${id} is not a character`);
  return def;
}

export function spaceOf(cat: Catalogue, id: DefId): SpaceDef {
  const def = defOf(cat, id);
  if (def.kind !== 'space') throw new Error(`${id} is not a space`);
  return def;
}

export const isObject = (def: Def): boolean => def.kind === 'object' || def.kind === 'magicObject';
