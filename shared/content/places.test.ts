// What sets say of where one is: of things of their own alone, and of each once.
import { expect, it } from 'vitest';
import { declared } from './declared';
import { definitionsOf } from './definitions';

it.each(declared.sets)('$set has prepositions for things of its own alone', ({ set, words }) => {
  const ids = (words?.places ?? []).flatMap(({ of }) => of);
  const own = new Set(definitionsOf([...new Set(['base', set])], {}, []).map((def) => def.id));
  expect(ids.filter((id) => !id.startsWith(`${set}/`) || !own.has(id))).toEqual([]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
