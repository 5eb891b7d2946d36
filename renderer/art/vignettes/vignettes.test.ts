import { describe, expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import faces from '../../fixtures/faces.json';
import { INK } from '../drawn/layer';
import { pathOf } from '../icons';
import { backdropOf, placeOf, vignetteOf } from './index';
import { houseOf } from './rooms';

// The spaces of all sets, as their goldens have them: content itself is not for the screen.
type Defined = { readonly id: string; readonly kind: string; readonly terrain: string } & Omit<
  NonNullable<Face['space']>,
  'terrain'
>;
const goldens = import.meta.glob<string>('../../../shared/content/*/golden/definitions.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const others = Object.values(goldens)
  .flatMap((text) => text.split('\n').filter((one) => one.includes('"kind":"space"')))
  .map((one): Face => {
    const { id, kind, terrain, region, grid, links } = JSON.parse(one) as Defined;
    return { id, kind, name: id, space: { terrain, region, grid, links } } as Face;
  });
/** Of several that only a number tells apart. */
const named = (id: string): string => id.replace(/_\d+$/, '');

const spaces = faces.flatMap((face) => ('space' in face ? [face as typeof face & { space: { terrain: string } }] : []));
const outline = (id: string, terrain = ''): string =>
  (vignetteOf(id, { space: { terrain } }) ?? []).map(({ d }) => d).join('');

describe('the picture of a space', () => {
  it('is drawn for every space of the printed board, and for each another one', () => {
    expect(spaces.length).toBe(49);
    expect(spaces.filter(({ id, space }) => vignetteOf(id, { space }) === undefined).map(({ id }) => id)).toEqual([]);
    expect(new Set(spaces.map(({ id, space }) => outline(id, space.terrain))).size).toBe(49);
  });

  it('has layers: a shape in ink, a lit and a dark side', () => {
    for (const { id, space } of spaces) {
      const layers = vignetteOf(id, { space }) ?? [];
      expect(layers.length, id).toBeGreaterThan(7);
      expect(layers.filter(({ fill, stroke }) => fill !== undefined && stroke === INK).length, id).toBeGreaterThan(1);
      expect(new Set(layers.map(({ fill, stroke }) => fill ?? stroke)).size, id).toBeGreaterThan(4);
    }
  });

  it('says colours and numbers plainly, and keeps near its square', () => {
    for (const { id, space } of spaces)
      for (const { d, fill, stroke } of vignetteOf(id, { space }) ?? []) {
        expect(d, id).toMatch(/^M[-\d.,\sMLHVCSQAZTmlhvcqtsaz]+$/);
        expect(d, id).not.toMatch(/NaN|undefined/);
        for (const colour of [fill, stroke]) if (colour !== undefined) expect(colour, id).toMatch(/^#[\da-f]{6}$/);
        for (const [, x, y] of d.matchAll(/[MLC](-?[\d.]+)[ ,](-?[\d.]+)/g)) {
          expect(Math.abs(Number(x) - 60), `${id} ${d}`).toBeLessThan(72);
          expect(Math.abs(Number(y) - 58), `${id} ${d}`).toBeLessThan(76);
        }
      }
  });

  it('is one of several where many spaces are called the same, in any set', () => {
    const woods = ['a', 'b', 'c', 'd', 'e', 'f'].map((end) => outline(`any/space/woods_${end}`, 'woods'));
    expect(woods.every((one) => one.length > 100)).toBe(true);
    expect(new Set(woods).size).toBeGreaterThan(2);
    expect(outline('any/terrain/chapel')).toBe(outline('base/space/chapel'));
  });

  it('is there for what has no name but a ground of the open country', () => {
    for (const terrain of ['fields', 'plains', 'woods', 'hills', 'desert', 'runes', 'ruins', 'oasis', 'graveyard'])
      expect(outline('any/space/nameless', terrain).length, terrain).toBeGreaterThan(100);
    expect(vignetteOf('any/space/constructor')).toBeUndefined();
  });

  it('has depth in every set: a drawing, or its silhouette before one', () => {
    expect(others.length).toBeGreaterThan(100);
    const flat = others.filter(
      (face) => (vignetteOf(face.id, face) ?? backdropOf(face.id, face)?.layers ?? []).length < 3,
    );
    expect(flat.map(({ id }) => id)).toEqual([]);
  });

  it('is another one than those of the next spaces', () => {
    const at = new Map(others.map((face) => [face.id, face]));
    const seen = (face: Face): string =>
      JSON.stringify(vignetteOf(face.id, face) ?? [backdropOf(face.id, face)?.layers, pathOf(face.id, face)]);
    const alike = others.flatMap((face) =>
      (face.space?.links ?? []).flatMap(({ to }) => {
        const next = at.get(to);
        return next !== undefined && named(next.id) !== named(face.id) && seen(next) === seen(face)
          ? [`${face.id} and ${to}`]
          : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('of a town has houses that are built in six ways, with walls and roofs of their own', () => {
    const house = (nth: number) => houseOf('town', nth)?.layers ?? [];
    const built = [0, 1, 2, 3, 4, 5].map((nth) =>
      house(nth)
        .map(({ d }) => d)
        .join(''),
    );
    expect(new Set(built).size).toBe(6);
    const colours = Array.from({ length: 30 }, (_, i) =>
      house(i * 6)
        .map(({ fill }) => fill)
        .join(''),
    );
    expect(new Set(colours).size).toBeGreaterThan(15);
  });

  it('is on the card of a place, and on no card that is only called so', () => {
    const temple = others.find(({ id }) => id.startsWith('base/') && named(id).endsWith('temple'));
    expect(placeOf(temple?.id ?? '', temple)?.length).toBeGreaterThan(7);
    expect(
      placeOf('any/adventure/temple', { id: 'any/adventure/temple', kind: 'event', name: '' } as Face),
    ).toBeUndefined();
  });
});
