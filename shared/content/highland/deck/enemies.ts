// Enemies of the Highland with a rule of their own.
import { discard, each, enemy, is, roll, stat, v } from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import { beats, chills, fleesFrom, hurtsArmoured, strikesFirst, throwsOut } from '../../common/enemies';

const known = { origin: 'known' } as const;

/** It fights by what its opponent is better at, by Strength where that is the same. */
export const felclaw = enemy('highland/highland/felclaw', {
  ...known,
  subtype: 'spirit',
  strength: 6,
  craft: 6,
  encounter: 1,
  battlesIf: is(stat('craft'), '>=', stat('strength')),
});

export const amphiptere = enemy('highland/highland/amphiptere', {
  ...known,
  subtype: 'dragon',
  strength: 4,
  abilities: [hurtsArmoured],
});

export const carrionCrows = enemy('highland/highland/carrion_crows', {
  ...known,
  subtype: 'animal',
  strength: 1,
  abilities: [beats('pick_clean', each({ cards: { zone: 'trophy', heldBy: 'eventHero' } }, 'one', discard(v('one'))))],
});

export const mountainDragon = enemy('highland/highland/mountain_dragon', {
  ...known,
  subtype: 'dragon',
  strength: 8,
  abilities: [strikesFirst],
});
export const skyfallSentry = enemy('highland/highland/skyfall_sentry', {
  ...known,
  subtype: 'monster',
  strength: 3,
  abilities: [strikesFirst],
});

const roc = (id: string, copies = 1): EnemyDef =>
  enemy(id, {
    ...known,
    ...(copies === 1 ? {} : { copies }),
    subtype: 'animal',
    strength: 5,
    abilities: [throwsOut('highland/space/mountain_pass')],
  });
const earthElemental = (id: string): EnemyDef =>
  enemy(id, { ...known, subtype: 'elemental', craft: 5, abilities: [throwsOut('highland/space/highland_entrance')] });
export const rocs = [roc('highland/highland/roc'), roc('highland/adventure/roc', 2)];
export const earthElementals = [
  earthElemental('highland/highland/earth_elemental'),
  earthElemental('highland/adventure/earth_elemental'),
];
export const harpy = enemy('highland/highland/harpy', {
  ...known,
  copies: 2,
  subtype: 'monster',
  craft: 4,
  abilities: [throwsOut('base/space/crags')],
});

export const tuskgore = enemy('highland/highland/tuskgore', {
  ...known,
  subtype: 'animal',
  strength: 3,
  abilities: [
    beats('pushes', [
      roll('far', { for: 'number' }),
      { op: 'moveTo', to: { steps: v('far'), way: 'ccw' }, how: 'teleport' },
    ]),
  ],
});

export const chillWraith = enemy('highland/highland/chill_wraith', {
  ...known,
  subtype: 'spirit',
  craft: 2,
  abilities: [chills],
});
export const cryomancer = enemy('highland/highland/cryomancer', {
  ...known,
  subtype: 'cultist',
  craft: 3,
  abilities: [chills],
});

export const falconer = enemy('highland/highland/falconer', {
  ...known,
  copies: 2,
  subtype: 'spirit',
  craft: 3,
  keywords: ['cannotBeEvaded'],
});

export const shiverNymph = enemy('highland/highland/shiver_nymph', {
  ...known,
  subtype: 'spirit',
  craft: 2,
  approach: fleesFrom('craft', 2),
});

export const stormCaller = enemy('highland/highland/storm_caller', {
  ...known,
  subtype: 'cultist',
  craft: 2,
  abilities: [hurtsArmoured],
});

export const windlasher = enemy('highland/highland/windlasher', {
  ...known,
  subtype: 'spirit',
  craft: 4,
  keywords: ['spellproof'],
});
