// Enemies of the City. Their Strength and Craft are not known: these are estimates.
import {
  after,
  always,
  can,
  choose,
  discard,
  each,
  endTurn,
  enemy,
  gain,
  gainTalisman,
  is,
  lose,
  may,
  plus,
  reacts,
  roll,
  take,
  talismanLeft,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Selector } from '../../../rules/vocab/select';
import { beats, foughtHere, plainEnemies, sparesLives } from '../../common/enemies';
import { intoJail } from '../board/jail';
import { inCity } from '../board/path';
import { drawsAPet } from '../shops/decks';

const ours = { origin: 'ours' } as const;
const { fights, thinks } = plainEnemies('city/city', 'ours');
export const plain: readonly EnemyDef[] = [
  fights('city_rat', 'animal', 1, { copies: 2 }),
  fights('giant_fly', 'animal', 2),
  fights('giant_rat', 'animal', 3),
  thinks('apparition', 'spirit', 3),
];

export const bravo = enemy('city/city/bravo', {
  ...ours,
  subtype: 'monster',
  strength: 3,
  abilities: [beats('robs', lose('gold', 1, 'eventHero'))],
  killed: [gain('gold')],
});

/** They may be evaded, and whom they beat they do not hurt: in place of a life he loses his freedom. */
const arrests: readonly Ability[] = [
  always(can('evade', { card: { self: true }, reach: 'everyone' })),
  sparesLives(),
  reacts(
    'arrests',
    after('beaten', 'anyone', intoJail('eventHero'), {
      event: { foe: 'creature' },
      when: foughtHere,
      forced: true,
      inOrder: true,
    }),
  ),
];
const officer = (name: string, power: Pick<EnemyDef, 'strength' | 'craft'>): EnemyDef =>
  enemy(`city/city/${name}`, { ...ours, subtype: 'law', copies: 2, ...power, abilities: arrests });
export const cityWatch = officer('city_watch', { strength: 4 });
export const nightGuard = officer('night_guard', { craft: 4 });

export const clockworkCabinet = enemy('city/city/clockwork_cabinet', {
  ...ours,
  subtype: 'construct',
  strength: 3,
  killed: [may('keepAsFollower', { op: 'lend', card: 'this' })],
  // As a Construct that was only taken along it does nothing.
  abilities: [always(plus('objectLimit', 4, { when: is({ tokens: 'still', on: 'this' }, '<', 1) }))],
});

export const clockworkDragon = enemy('city/city/clockwork_dragon', {
  ...ours,
  subtype: 'construct',
  strength: 7,
  killed: [may('takeTalisman', [discard(), gainTalisman], { if: talismanLeft })],
});

export const feralPet = enemy('city/city/feral_pet', {
  ...ours,
  subtype: 'animal',
  strength: 3,
  killed: [may('takePet', [discard(), ...drawsAPet])],
});

export const fireElemental = enemy('city/city/fire_elemental', {
  ...ours,
  subtype: 'elemental',
  craft: 5,
  drawn: [each({ cards: { at: 'here', not: { self: true } } }, 'card', discard(v('card')))],
});

/** Carried along, and down again where the wind leaves him. */
export const airElemental = enemy('city/city/air_elemental', {
  ...ours,
  subtype: 'elemental',
  craft: 3,
  abilities: [
    beats('carries_off', [
      roll('die', { for: 'number' }),
      { op: 'moveTo', to: { steps: v('die'), way: 'cw' }, how: 'teleport', meets: false },
      endTurn,
    ]),
  ],
});

const followers: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } };
export const waterElemental = enemy('city/city/water_elemental', {
  ...ours,
  subtype: 'elemental',
  craft: 4,
  abilities: [
    beats('washes_away', [
      choose(followers, 'lost', { random: true }),
      when({ known: 'lost' }, [
        roll('die', { for: 'number' }),
        { op: 'lay', card: v('lost'), at: { steps: v('die'), way: 'cw' } },
      ]),
    ]),
  ],
});

/** Fills the gap that the other three leave. */
export const earthElemental = enemy('city/city/earth_elemental', {
  ...ours,
  subtype: 'elemental',
  craft: 6,
  abilities: [beats('buries', { op: 'missTurn', n: 1, who: 'eventHero' })],
});

export const hereticPriest = enemy('city/city/heretic_priest', {
  ...ours,
  subtype: 'cultist',
  craft: 3,
  abilities: [beats('calls_to_prayer', { op: 'visit', space: inCity('high_temple') })],
});

const theirs: Selector = { cards: { object: true, takeable: true, zone: 'held', heldBy: 'others' } };
export const sneakthief = enemy('city/city/sneakthief', {
  ...ours,
  subtype: 'monster',
  craft: 3,
  killed: [
    when(
      { exists: theirs },
      may('takeObject', [discard(), choose(theirs, 'loot', { ask: 'object' }), take(v('loot'))]),
    ),
  ],
});
