// What sets say of things of their own: of those alone, and of each once.
import { expect, it } from 'vitest';
import { declared } from './declared';
import { definitionsOf } from './definitions';

it.each(declared.sets)('$set speaks of things of its own alone', ({ set, words = {} }) => {
  const own = new Set(definitionsOf([...new Set(['base', set])], {}, []).map((def) => def.id));
  const { places = [], spots = {}, proper = [], bare = [], people = {} } = words;
  const all = [places.flatMap(({ of }) => of), Object.keys(spots), [...proper, ...bare], Object.values(people).flat()];
  for (const ids of all) {
    expect(ids.filter((id) => !id.startsWith(`${set}/`) || !own.has(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  }
});

it('no creature is called one thing by one set and another by the next', () => {
  const all = declared.sets.flatMap(({ set, words }) =>
    Object.entries(words?.creatures ?? {}).map(([name, { en, de }]) => ({ set, name, said: `${en}, ${de}` })),
  );
  const others = (one: (typeof all)[number]): readonly string[] =>
    all.filter(({ name, said }) => name === one.name && said !== one.said).map(({ set }) => set);
  expect(all.filter((one) => others(one).length > 0)).toEqual([]);
});
