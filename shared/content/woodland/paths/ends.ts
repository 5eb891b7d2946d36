// What several Paths end with.
import { fight, nothing, pick, when } from '../../../rules/dsl';
import type { Effect, Foe, Program } from '../../../rules/vocab/effect';
import type { Cond } from '../../../rules/vocab/select';
import { gainDestiny } from '../fate';

/** Whoever wins has earned something: a Destiny, where nothing else is said. */
export const beats = (foe: Foe, won: Program = [gainDestiny]): Program => [
  fight(foe, 'fought'),
  when({ known: 'fought', equals: 'won' }, won),
];

/** A Destiny at a price, if he likes. */
export const destinyFor = (affordable: Cond, price: Program): Effect =>
  pick({ destiny: { if: affordable, do: [...price, gainDestiny] }, nothing });
