// The City: fourteen spaces round which one goes with the arrows alone, and shops that hang on single streets.
import { space } from '../../../rules/dsl';
import type { DefId } from '../../../kernel/ids';
import type { Link, SpaceDef } from '../../../rules/vocab/definition';
import type { Program } from '../../../rules/vocab/effect';

export const inCity = (name: string): DefId => `city/space/${name}`;
export const GATE = inCity('city_gate');
export const JAIL = inCity('jail');

/** In the order of the arrows, which is clockwise, from the Gate at the corner that touches the main board. */
const circuit = {
  city_gate: [0, 0],
  gate_street: [1, 0],
  smithy_row: [2, 0],
  speakers_corner: [3, 0],
  silver_street: [4, 0],
  scholars_walk: [4, 1],
  temple_stairs: [4, 2],
  market_square: [4, 3],
  fishmongers_lane: [3, 3],
  dock_street: [2, 3],
  rats_road: [1, 3],
  beggars_steps: [0, 3],
  drovers_lane: [0, 2],
  candle_row: [0, 1],
} as const;
export type Street = keyof typeof circuit;
const names = Object.keys(circuit) as readonly Street[];

/** Each shop with its street and where it lies; the place at the lower left stays free for the small map. */
const shops = {
  armoury: ['smithy_row', [2, 1]],
  training_yard: ['speakers_corner', [3, 1]],
  magic_emporium: ['silver_street', [5, 0]],
  wizards_guild: ['scholars_walk', [5, 1]],
  high_temple: ['temple_stairs', [5, 2]],
  apothecary: ['market_square', [5, 3]],
  wharf: ['fishmongers_lane', [3, 4]],
  gaming_house: ['dock_street', [2, 4]],
  fortune_teller: ['rats_road', [1, 4]],
  stables: ['drovers_lane', [1, 2]],
  menagerie: ['candle_row', [1, 1]],
} as const;
type Shop = keyof typeof shops;

const shopOn = (street: Street): readonly Link[] =>
  (Object.keys(shops) as readonly Shop[]).flatMap((name) =>
    shops[name][0] === street ? [{ to: inCity(name), way: 'door' } as const] : [],
  );

type Text = Pick<SpaceDef, 'draw' | 'visit' | 'origin'>;
export function street(name: Street, text: Text): SpaceDef {
  const i = names.indexOf(name);
  const at = (n: number): Street => names[(n + names.length) % names.length] ?? 'city_gate';
  return space(inCity(name), {
    region: 'city',
    terrain: name === 'city_gate' ? 'gate' : 'street',
    grid: circuit[name],
    links: [
      { to: inCity(at(i + 1)), way: 'cw' },
      { to: inCity(at(i - 1)), way: 'ccw', against: true },
      ...(name === 'city_gate' ? [{ to: 'base/space/city', way: 'door' } as const] : []),
      ...shopOn(name),
    ],
    ...text,
  });
}

/** A move ends in it, and its own instructions are known or ours. */
export const house = (name: Shop, visit: Program, origin: SpaceDef['origin'] = 'ours'): SpaceDef =>
  space(inCity(name), {
    region: 'city',
    terrain: name,
    grid: shops[name][1],
    origin,
    stops: true,
    links: [{ to: inCity(shops[name][0]), way: 'door' }],
    visit,
  });
