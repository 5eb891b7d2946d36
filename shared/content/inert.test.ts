// Are the tests awake? Every definition is replaced by one that does nothing; a scenario that names it must then fail.
import { describe, expect, it } from 'vitest';
import { nameOf } from '../kernel/ids';
import { bookWith } from '../rules/testing/books';
import { runScenarios } from '../rules/testing/scenario-file';
import type { Def } from '../rules/vocab/definition';
import { definitionsOf } from './definitions';

const files = Object.values(import.meta.glob<string>('../rules/scenarios/**/*.yaml', { query: '?raw', import: 'default', eager: true }));
const scenarios = files.flatMap((text) => text.split(/^---$/m));

/** The same name and place in the box, and nothing in it. */
function inert(def: Def): Def {
  switch (def.kind) {
    case 'enemy':
      return { id: def.id, kind: 'enemy', subtype: 'nothing', noTrophy: true, strength: 0, ...place(def) };
    case 'event':
    case 'stranger':
    case 'place':
      return { id: def.id, kind: def.kind, stays: 'always', ...place(def) };
    case 'object':
    case 'magicObject':
      return { id: def.id, kind: def.kind, ...place(def) };
    case 'follower':
      return { id: def.id, kind: 'follower', ...place(def) };
    case 'spell':
      return { id: def.id, kind: 'spell', timing: [], effect: [], ...place(def) };
    case 'quest':
      return { id: def.id, kind: 'quest', roll: def.roll, ...place(def) };
    case 'character': {
      const { abilities: _abilities, ...rest } = def;
      return rest;
    }
    case 'space': {
      const { abilities: _abilities, visit: _visit, arrive: _arrive, draw: _draw, characters: _characters, ...rest } = def;
      return { ...rest, links: rest.links.map(({ gate: _gate, ...link }) => link), keywords: [] };
    }
    case 'rule':
      return { id: def.id, kind: 'rule' };
  }
}

const place = (def: Def): Pick<Def, 'deck' | 'copies'> & { readonly encounter?: number } => ({
  ...(def.deck === undefined ? {} : { deck: def.deck }), ...(def.copies === undefined ? {} : { copies: def.copies }), ...('encounter' in def ? { encounter: def.encounter } : {}),
});

const about = (def: Def): string[] => scenarios.filter((text) => new RegExp(`\\b${nameOf(def.id)}\\b`, 'i').test(text.replaceAll(' ', '_')) || new RegExp(`\\b${nameOf(def.id)}\\b`).test(text));

/** Definitions that only mark a place: nothing that they do could be missed. The list can only shrink. */
const plain = new Set<string>([]);

describe('every definition is missed when it does nothing', () => {
  it.each(definitionsOf(['base']).map((def) => [def.id, def] as const))('%s', (_id, def) => {
    const book = bookWith(inert(def));
    const noticed = about(def).some((text) => runScenarios(book, text).some((v) => v.problem !== undefined));
    expect(noticed).toBe(!plain.has(def.id));
  });
});
