import { describe, expect, it } from 'vitest';
import { declared } from '../../../shared/content/declared';
import { drawingOf } from './index';
import { INK } from './layer';

// The definitions as their goldens have them: content itself is not for the screen.
const goldens = import.meta.glob<string>('../../../shared/content/*/golden/definitions.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const all = Object.values(goldens)
  .flatMap((text) =>
    [...text.matchAll(/^\{"id":"([^"]+)","kind":"([^"]+)"/gm)].map(([, id = '', kind = '']) => ({ id, kind })),
  )
  .filter(({ id }) => declared.of(id.slice(0, id.indexOf('/')))?.released);
const characters = all.flatMap(({ id, kind }) => (kind === 'character' ? [id] : []));
/** Everything else that is drawn, once by each name. */
const things = new Map(
  all.flatMap(({ id, kind }) => {
    const layers = kind === 'character' ? undefined : drawingOf(id, kind);
    return layers === undefined ? [] : [[id.slice(id.lastIndexOf('/') + 1), layers] as const];
  }),
);

/** How many numbers each letter of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** Where a path goes, and the points that bend it. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const kind = letter.toUpperCase();
    const takes = TAKES[kind] ?? Number.NaN;
    const bound = letter === kind ? 0 : 1;
    if (kind === 'Z') [x, y] = start;
    else if (numbers.length === 0 || numbers.length % takes !== 0) found.push([Number.NaN, Number.NaN]);
    for (let i = 0; i < numbers.length; i += takes) {
      const of = numbers.slice(i, i + takes);
      const way =
        kind === 'H'
          ? [of[0] ?? 0, bound === 1 ? 0 : y]
          : kind === 'V'
            ? [bound === 1 ? 0 : x, of[0] ?? 0]
            : kind === 'A'
              ? of.slice(5)
              : of;
      const points = way.flatMap((at, k): [number, number][] =>
        k % 2 === 0 ? [[at + x * bound, (way[k + 1] ?? Number.NaN) + y * bound]] : [],
      );
      found.push(...points);
      [x, y] = points.at(-1) ?? [x, y];
      if (kind === 'M' && i === 0) start = [x, y];
    }
  }
  return found;
}

describe('what is drawn by hand', () => {
  it('is the face of every character of every released set, each another one', () => {
    expect(characters.length).toBeGreaterThan(60);
    expect(characters.filter((id) => drawingOf(id, 'character') === undefined)).toEqual([]);
    const drawn = characters.map((id) => JSON.stringify(drawingOf(id, 'character')));
    expect(new Set(drawn).size).toBe(characters.length);
  });

  it('gives no two characters the same picture in other colours', () => {
    const outlines = characters.map((id) => (drawingOf(id, 'character') ?? []).map(({ d }) => d).join(''));
    expect(new Set(outlines).size).toBe(characters.length);
    // A head and two ears of the same skin are no kinship; more than that makes twins.
    const parts = characters.map((id) => ({
      id,
      own: new Set(
        (drawingOf(id, 'character') ?? [])
          .filter(({ fill, stroke }) => fill !== undefined && stroke === INK)
          .map(({ d, fill }) => `${d} ${fill}`),
      ),
    }));
    const twins = parts.flatMap(({ id, own }, i) =>
      parts
        .slice(i + 1)
        .filter((other) => [...own].filter((part) => other.own.has(part)).length > 3)
        .map((other) => `${id} and ${other.id}`),
    );
    expect(twins).toEqual([]);
  });

  it('is what the table talks about, and nothing by accident', () => {
    for (const id of [
      'adventure/dragon',
      'adventure/demon',
      'adventure/holy_grail',
      'adventure/runesword',
      'talisman/talisman',
      'space/sentinel',
      'space/city',
    ])
      expect(drawingOf(`base/${id}`, undefined), id).toBeDefined();
    expect(drawingOf('base/adventure/constructor', 'enemy')).toBeUndefined();
    // A Troll that somebody meets is not the character.
    expect(drawingOf('any/enemy/troll', 'enemy')).toBeUndefined();
    // Nor is one of another set.
    expect(drawingOf('moor/character/troll', 'character')).toBeUndefined();
  });

  it('keeps to its square, but for what sticks out of it', () => {
    const faces = characters.map((id) => [id, drawingOf(id, 'character') ?? []] as const);
    for (const [id, layers] of [...faces, ...things]) {
      const points = layers.flatMap(({ d }) => pointsOf(d));
      expect(points.flat().every(Number.isFinite), id).toBe(true);
      expect(
        points.filter(([x, y]) => x < -10 || x > 130 || y < -10 || y > 126),
        id,
      ).toEqual([]);
    }
  });

  it('says each colour as one', () => {
    const faces = characters.map((id) => [id, drawingOf(id, 'character') ?? []] as const);
    for (const [id, layers] of [...faces, ...things])
      for (const { d, fill, stroke } of layers) {
        expect(d, id).toMatch(/^M[-\d.,\sMLHVCSQTAZmlhvcqtsaz]+$/);
        for (const colour of [fill, stroke]) if (colour !== undefined) expect(colour, id).toMatch(/^#[\da-f]{6}$/);
      }
  });
});

describe('whom one fights', () => {
  it('is drawn by hand in the base game, each another one', () => {
    const enemies = all.filter(({ id, kind }) => kind === 'enemy' && id.startsWith('base/'));
    expect(enemies.length).toBeGreaterThan(15);
    expect(enemies.filter(({ id, kind }) => drawingOf(id, kind) === undefined)).toEqual([]);
    expect(new Set(enemies.map(({ id, kind }) => drawingOf(id, kind))).size).toBe(enemies.length);
  });

  it('looks the same in every set, in the colours of its own', () => {
    expect(drawingOf('base/adventure/wolf', 'enemy')).toBe(drawingOf('wolf', 'enemy'));
    const [wolf, white] = ['base/adventure/wolf', 'frostmarch/adventure/winter_wolf'].map(
      (id) => drawingOf(id, 'enemy') ?? [],
    );
    expect(white?.map(({ d }) => d)).toEqual(wolf?.map(({ d }) => d));
    expect(white).not.toEqual(wolf);
  });
});

describe('a dragon', () => {
  const hide = (id: string) => (drawingOf(id, 'enemy') ?? []).flatMap(({ fill }) => fill ?? []);
  it('has the colour that he is named for', () => {
    for (const [name, channel] of [
      ['red_dragon', 0],
      ['green_dragon', 1],
      ['frost_drake', 2],
    ] as const) {
      const sums = [1, 3, 5].map((at) =>
        hide(`dragon/cadorus/${name}`).reduce((sum, colour) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0),
      );
      expect(sums.indexOf(Math.max(...sums)), name).toBe(channel);
    }
  });
});

describe('what happens', () => {
  it('is drawn in the base game: whoever comes, whatever is cast, whatever one becomes', () => {
    const happens = all.filter(
      ({ id, kind }) => id.startsWith('base/') && /^(event|spell|stranger|follower|state|place|quest)$/.test(kind),
    );
    expect(happens.length).toBeGreaterThan(50);
    expect(happens.filter(({ id, kind }) => drawingOf(id, kind) === undefined)).toEqual([]);
  });
});

describe('what a silhouette said badly', () => {
  it('is drawn by hand, whichever set it is of', () => {
    for (const def of ['base/adventure/potion_of_strength', 'base/spell/nullify', 'base/talisman/talisman_2'])
      expect(drawingOf(def, 'object')?.length, def).toBeGreaterThan(8);
  });

  it('is drawn, whatever one may carry in the base game', () => {
    const carried = all.filter(({ id, kind }) => id.startsWith('base/') && /^(object|magicObject)$/.test(kind));
    expect(carried.length).toBeGreaterThan(20);
    expect(carried.filter(({ id, kind }) => drawingOf(id, kind) === undefined)).toEqual([]);
  });
});

describe('what the sets bring', () => {
  it('is drawn by hand, every card of every released set', () => {
    const cards = /^(enemy|event|spell|stranger|follower|place|object|magicObject|ending|quest|figure|world)$/;
    const shown = all.filter(({ kind }) => cards.test(kind));
    expect(shown.length).toBeGreaterThan(1000);
    // A set that adds cards draws them: a person out of people.ts and hats.ts, a scene of what is drawn already.
    expect(shown.filter(({ id, kind }) => drawingOf(id, kind) === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('tells two of one set apart: no two who are called otherwise have the same picture', () => {
    const cards = /^(enemy|stranger|follower)$/;
    const outlines = all.flatMap(({ id, kind }) =>
      cards.test(kind)
        ? [
            {
              name: id.slice(id.lastIndexOf('/') + 1),
              set: id.slice(0, id.indexOf('/')),
              d: (drawingOf(id, kind) ?? []).map(({ d, fill }) => `${d}${fill}`).join(''),
            },
          ]
        : [],
    );
    const alike = outlines.flatMap((one, i) =>
      outlines
        .slice(i + 1)
        .filter((other) => other.set === one.set && other.name !== one.name && other.d === one.d)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  it('gives a Lord of the dragons more than the picture of a dragon', () => {
    for (const [lord, plain] of [
      ['cadorus', 'gold_dragon'],
      ['grilipus', 'emerald_dragon'],
      ['varthrax', 'red_dragon'],
    ] as const)
      expect(drawingOf(`dragon/lord/${lord}`, 'lord')?.length, lord).toBeGreaterThan(
        (drawingOf(`dragon/cadorus/${plain}`, 'enemy')?.length ?? 0) + 4,
      );
  });
});
