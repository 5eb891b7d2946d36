// Places of the Highland.
import {
  at,
  chart,
  discard,
  fight,
  gain,
  gainTalisman,
  is,
  lay,
  lose,
  missTurn,
  pick,
  place,
  roll,
  stat,
  v,
  when,
} from '../../../rules/dsl';
import type { PlaceDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Resource } from '../../../rules/vocab/select';
import { callsToFight } from '../../common/challenges';
import { healsForGold, replenishesForGold } from '../../common/healing';
import { followerOrLife, perilous } from '../../common/losses';
import { leadsToEntrance, runeGate } from '../../common/ways';
import { entrance } from '../ways';

const known = { origin: 'known' } as const;

export const highlandCave = place('highland/highland/highland_cave', {
  ...known,
  met: chart({
    '1': [lose('life'), discard()],
    '2': fight({ strength: 6, name: 'cave_troll', subtype: 'monster' }),
    '3': missTurn(),
    '4': gain('gold'),
    '5': gain('gold', 2),
    '6': gain('gold', 3),
  }),
});

export const eaglesNest = place('highland/highland/eagles_nest', {
  ...known,
  drawn: [lay('this', at('highland/space/mountain_pass'))],
  met: [gainTalisman, discard()],
});

/** Wherever he is, he comes and is attacked. */
export const gongOfWar = place('highland/highland/gong_of_war', { ...known, met: callsToFight() });

const slides = (way: 'cw' | 'ccw'): Effect => ({ op: 'moveTo', to: { steps: 3, way }, how: 'teleport' });
export const icyPath = place('highland/highland/icy_path', {
  ...known,
  met: chart({ '1': missTurn(), '2-3': slides('ccw'), '4-5': slides('cw'), '6': { op: 'extraTurns', n: 1 } }),
});

export const narrowPath = place('highland/highland/narrow_path', { ...known, met: perilous(1, 2) });

/** Two of one thing and two lives, of which each visitor may have one. */
const spring = (name: string, what: Extract<Resource, 'strength' | 'craft' | 'fate'>): PlaceDef => {
  const left = (kind: Resource) => ({ tokens: kind, on: 'this' }) as const;
  const drink = (kind: Resource) => ({
    if: is(left(kind), '>=', 1),
    do: [gain(kind), { op: 'tokens', on: 'this', kind, n: -1 } as const],
  });
  return place(`highland/highland/${name}`, {
    ...known,
    drawn: [
      { op: 'tokens', on: 'this', kind: what, n: 2 },
      { op: 'tokens', on: 'this', kind: 'life', n: 2 },
    ],
    met: [
      pick({ [what]: drink(what), life: drink('life'), nothing: [] }),
      when({ all: [is(left(what), '<=', 0), is(left('life'), '<=', 0)] }, discard()),
    ],
  });
};
export const springs = [
  spring('pool_of_fortitude', 'strength'),
  spring('stream_of_knowledge', 'craft'),
  spring('well_of_life', 'fate'),
];

export const rockFace = place('highland/highland/rock_face', {
  ...known,
  met: [
    roll('dice', { dice: 2 }),
    when(is(v('dice'), '>=', { plus: [stat('strength'), stat('craft')] }), followerOrLife),
  ],
});

export const runeGates = [runeGate('highland/highland/rune_gate', 2), runeGate('highland/adventure/rune_gate', 2)];

export const skyHaven = place('highland/highland/sky_haven', { ...known, met: [healsForGold, replenishesForGold] });

export const mountainTrail = place('highland/adventure/mountain_trail', {
  ...known,
  copies: 2,
  met: [leadsToEntrance('mountain_trail', entrance)],
});
