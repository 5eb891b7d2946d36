import { describe, expect, it } from 'vitest';
import faces from '../fixtures/faces.json';
import names from './icon-names.json';
import paths from './icon-paths.json';
import { creatureIcon, outline, pathOf } from './icons';
import { FAR, NEAR } from './vista';

type Pictures = { readonly [table: string]: Readonly<Record<string, string>> };
const folders = import.meta.glob<Pictures>('../../shared/content/*/icons.json', { eager: true, import: 'default' });
const hasOwn = (id: string): boolean => {
  const [set = '', , name = ''] = id.split('/');
  return folders[`../../shared/content/${set}/icons.json`]?.['things']?.[name] !== undefined;
};

describe('the icons', () => {
  it('are bundled for every name, and no others', () => {
    const tables = [names, ...Object.values(folders)].flatMap((one) => Object.values<Pictures[string]>(one));
    const wanted = new Set(tables.flatMap((table) => Object.values(table)));
    expect(Object.keys(paths).sort(), 'node renderer/art/make-icons.mjs').toEqual([...wanted].sort());
  });

  it('are no finer than anybody sees: a 512th of their width, arcs a twentieth of that, and in few pieces', () => {
    const fine = Object.entries(paths).filter(([, d]) => /\.\d/.test(d.replaceAll(/[aA][^a-zA-Z]*/g, '')));
    expect(fine.map(([name]) => name)).toEqual([]);
    expect(JSON.stringify(paths).length).toBeLessThan(600_000);
  });

  it('of things stand in the folders of their sets', () => {
    expect(Object.keys(names).sort()).toEqual(['creatures', 'kinds', 'signs', 'terrains']);
    for (const [folder, tables] of Object.entries(folders))
      expect(['creatures', 'terrains', 'things'], folder).toEqual(expect.arrayContaining(Object.keys(tables)));
  });

  it('give every thing of the base set, and every ending that comes with it, a sign of its own', () => {
    expect(faces.map(({ id }) => id).filter((id) => !hasOwn(id))).toEqual([]);
  });

  it('are there for whatever stands in the land behind the title', () => {
    expect([...FAR, ...NEAR].map(({ of }) => `base/space/${of}`).filter((id) => !hasOwn(id))).toEqual([]);
  });

  it('give a creature that no card brings a picture of its own', () => {
    const skull = paths['death-skull'];
    for (const name of ['sentinel', 'brigand', 'farmer', 'spirit', 'pit_fiend', 'werewolf'])
      expect(outline(creatureIcon(name)), name).not.toBe(skull);
    expect(outline(creatureIcon('sentinel'))).not.toBe(pathOf('base/space/sentinel'));
    expect(outline(creatureIcon('nobody'))).toBe(skull);
  });

  it('give a creature that two sets bring one picture, as it has one name', () => {
    const all = [names, ...Object.values(folders)].flatMap((one: Pictures) => Object.entries(one['creatures'] ?? {}));
    const first = new Map(all.toReversed());
    expect(all.filter(([name, icon]) => first.get(name) !== icon)).toEqual([]);
  });

  it('are of the set that a thing belongs to, not of what another set calls the same', () => {
    const [dragon, skull] = [paths['dragon-head'], paths['death-skull']];
    expect(pathOf('base/adventure/dragon', { kind: 'enemy' })).toBe(dragon);
    expect(pathOf('any/adventure/dragon', { kind: 'enemy' })).toBe(skull);
  });

  it('are of the terrain that its set draws, where a space has none of its own', () => {
    const space = { kind: 'space', space: { terrain: 'witch_tree' } };
    expect(pathOf('woodland/space/nameless', space)).toBe(paths['evil-tree']);
    expect(pathOf('any/space/nameless', space)).toBe(paths['stone-path']);
    expect(pathOf('any/space/nameless', { kind: 'space', space: { terrain: 'woods' } })).toBe(paths['forest']);
  });

  it('fall back to the kind for what nobody has named', () => {
    const fallback = pathOf('any/enemy/nameless', { kind: 'enemy' });
    expect(fallback).toBe(paths['death-skull']);
  });
});
