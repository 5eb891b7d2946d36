// What becomes of the land: Terrain that is placed, spaces that are thrown for.
import type { ActOf } from '../clauses/acts';
import { a } from '../speech/english';
import { joined } from '../speech/words';
import type { English, Person } from './speaker';
import * as w from './words';

export const rollSpace = (x: ActOf<'rollSpace'>, _: Person, s: English): readonly [verb: string, rest: string] => [
  'roll',
  `1 die for a space, and again if this board has none of that name (${x.spaces.map((slug, i) => `${i + 1}: ${w.place(slug, s.names)}`).join('; ')})`,
];

export const placeTerrain = (
  x: ActOf<'placeTerrain'>,
  _: Person,
  s: English,
): readonly [verb: string, rest: string] => [
  'place',
  `${x.card ? s.card(x.card) : x.named === undefined ? 'a random Terrain card' : `${a(joined(x.named.map(s.names), 'or'))} Terrain card`} on ${s.place(x.at)}`,
];
