import { expect, it } from 'vitest';
import type { Gallery } from './layer';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./!(*.test|index).ts', { eager: true });
/** Faces of characters, who may be called like somebody whom one meets. */
const FACES = ['KNIGHTS', 'MAGES', 'TOWNSFOLK', 'ROAD', 'WILDS', 'BEINGS'];
const isGallery = (one: unknown): one is Gallery =>
  typeof one === 'object' &&
  one !== null &&
  Object.values(one).length > 0 &&
  Object.values(one).every((draw) => typeof draw === 'function');

it('a thing is drawn in one gallery: of two by one name one would never be seen', () => {
  const names = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, one]) =>
      /^[A-Z]+$/.test(name) && !FACES.includes(name) && isGallery(one) ? Object.keys(one) : [],
    ),
  );
  expect(names.length).toBeGreaterThan(250);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
