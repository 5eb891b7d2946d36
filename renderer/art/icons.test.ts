import { describe, expect, it } from 'vitest';
import faces from '../fixtures/faces.json';
import names from './icon-names.json';
import paths from './icon-paths.json';
import { creatureSign, pathOf } from './icons';
import { FAR, NEAR } from './vista';

describe('the icons', () => {
  it('are bundled for every name, and no others', () => {
    const wanted = new Set(Object.values(names).flatMap((group) => Object.values(group)));
    expect(Object.keys(paths).sort()).toEqual([...wanted].sort());
  });

  it('give every thing of the base set a sign of its own', () => {
    const things = new Set(Object.keys(names.things));
    const missing = faces.map(({ id }) => id.slice(id.lastIndexOf('/') + 1)).filter((name) => !things.has(name));
    expect(missing).toEqual([]);
  });

  it('are there for whatever stands in the land behind the title', () => {
    const things = new Set(Object.keys(names.things));
    expect([...FAR, ...NEAR].map(({ of }) => of).filter((of) => !things.has(of))).toEqual([]);
  });

  it('give a creature that no card brings a picture of its own', () => {
    const skull = paths['death-skull'];
    for (const name of ['sentinel', 'brigand', 'farmer', 'spirit', 'pit_fiend', 'werewolf'])
      expect(creatureSign(name), name).not.toBe(skull);
    expect(creatureSign('sentinel')).not.toBe(pathOf('base/space/sentinel'));
    expect(creatureSign('nobody')).toBe(skull);
  });

  it('fall back to the kind for what nobody has named', () => {
    const fallback = pathOf('any/enemy/nameless', { kind: 'enemy' });
    expect(fallback).toBe(paths['death-skull']);
  });
});
