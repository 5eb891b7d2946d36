// Are the tests of the probe pack awake? As for the base game (../inert.test.ts).
import { describe, expect, it } from 'vitest';
import { isMissed } from '../../rules/testing/inert';
import { definitionsOf } from '../definitions';

/**
 * Definitions that only mark a place or fill a deck: nothing that they do could be missed. The list can only shrink;
 * the base game has none.
 */
const plain = new Set<string>([
  'probe/deck/figure',
  'probe/deck/invention',
  'probe/deck/lord',
  'probe/deck/path',
  'probe/deck/relic',
  'probe/deck/reward',
  'probe/deck/scale',
  'probe/deck/stables',
  'probe/link/crags_highland_entrance',
  'probe/link/tavern_temple',
  'probe/cave/cave_torch',
  'probe/dragon/cadorus_scale',
  'probe/lord/cadorus',
  'probe/lord/grilipus',
  'probe/lord/varthrax',
  'probe/material/adamantite',
  'probe/path/clear_path',
  'probe/relic/rage_talon',
  'probe/scale/scale_of_cadorus',
  'probe/space/antechamber',
  'probe/space/beggars_steps',
  'probe/space/city_gate',
  'probe/space/collapsed_gallery',
  'probe/space/dungeon_entrance',
  'probe/space/hall_of_a_lord',
  'probe/space/highland_entrance',
  'probe/space/ice_bridge',
  'probe/space/pillared_hall',
  'probe/space/ravine',
  'probe/space/speakers_corner',
  'probe/space/tower_step_2',
  'probe/space/tower_step_4',
  'probe/space/woodland_bog',
  'probe/space/woodland_entrance',
  'probe/wanted/wanted_construct',
  'probe/wanted/wanted_cultist',
  'probe/wanted/wanted_dragon',
  'probe/wanted/wanted_elemental',
  'probe/wanted/wanted_good',
  'probe/wanted/wanted_monster',
  'probe/wanted/wanted_neutral',
  'probe/woodland/woodland',
]);

describe('every definition is missed when it does nothing', () => {
  it.each(definitionsOf(['probe']).map((def) => [def.id, def] as const))('%s', (_id, def) => {
    expect(isMissed(def)).toBe(!plain.has(def.id));
  });
});
