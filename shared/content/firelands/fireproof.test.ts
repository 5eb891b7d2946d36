// What cannot be burnt is the table of docs/adr/0034, no more and no less, in every set.
import { expect, it } from 'vitest';
import { nameOf } from '../../kernel/ids';
import type { Def } from '../../rules/vocab/definition';
import { builtSets, definitionsOf } from '../definitions';

const keywords = (def: Def): readonly string[] => ('keywords' in def ? def.keywords : []);
const ofIce = (def: Def): boolean => /^(ice|frost)_/.test(nameOf(def.id));
/** An Enemy of a kind that lives in fire, and what the game needs. */
const byKind = (def: Def): boolean =>
  (def.kind === 'enemy' && ['dragon', 'elemental', 'demon'].includes(def.subtype) && !ofIce(def)) ||
  keywords(def).some((word) => ['talisman', 'ifrit'].includes(word));

/** The rest of the table, by name: what it is, no subtype says. */
const byName: readonly string[] = [
  // Ifrits, Dragons and Demons that are no Enemies, or bear another subtype.
  ...['bound_ifrit', 'firelands_envoy', 'harbinger_of_flame'],
  ...['celestial_dragon', 'clockwork_dragon', 'dragonet', 'faerie_dragon', 'luck_dragon', 'mystic_dragon'],
  'sprite_dragon',
  ...['demon', 'lesser_demon', 'lord_of_the_pit', 'mischievous_devil', 'pit_fiend', 'succubus', 'tinker_imp'],
  // Others that live in fire.
  ...['fire_salamander', 'fire_giant', 'firemane', 'infernal_legion', 'genie', 'djinn_sultan', 'brass_horseman'],
  // Fire itself.
  ...['raging_volcano', 'wall_of_fire', 'city_of_the_ifrit', 'lava_pools', 'rise_of_the_phoenix'],
  ...['fireball', 'summon_phoenix', 'burning_curiosity', 'conflagration', 'crack_the_earth', 'curse_of_flame'],
  ...['extinguish', 'fiery_retribution', 'spell_scorch'],
  // Made in it, or against it.
  ...['ifrit_cloak', 'ifrit_gold', 'brass_bottle', 'magic_lamp', 'suleimans_seal', 'orb_of_flames'],
  ...['firelands_scourge', 'inferno_spear', 'wand_of_cinders', 'simurgh_feather', 'phoenix_potion'],
  ...['dragonfire_skull', 'dragon_helm', 'dragonscale_shirt'],
  // Water.
  ...['restoring_rains', 'marid_sultana', 'dousing_rod', 'winter_oil', 'water_bottle', 'holy_water'],
];
const listed = (def: Def): boolean => byName.includes(nameOf(def.id));
const all = definitionsOf(builtSets.filter((set) => set !== 'probe'));
const fireproof = all.filter((def) => keywords(def).includes('fireproof'));
const ids = (defs: readonly Def[]): readonly string[] => defs.map(({ id }) => id);

it('whatever the table means does not burn', () => {
  const meant = all.filter((def) => byKind(def) || listed(def));
  expect(byName.filter((name) => !meant.some((def) => nameOf(def.id) === name))).toEqual([]);
  expect(ids(meant.filter((def) => !fireproof.includes(def)))).toEqual([]);
});

it('all else burns', () => {
  expect(fireproof.length).toBeGreaterThan(130);
  expect(ids(fireproof.filter((def) => !byKind(def) && !listed(def)))).toEqual([]);
});

// Events burn like anything else, and a Henchman is no card of fire.
const NAMES_OF_FIRE = /dragon|drake|wyvern|wyrm|demon|devil|fiend|(^|_)imp(_|$)|elemental|djinn|genie|ifrit|marid/;
const LIVING: readonly Def['kind'][] = ['enemy', 'stranger', 'follower'];
/** Who only has to do with Dragons or fiends, and what is left of them. */
const notOfFire: readonly string[] = [
  ...['dragon_rider_cadorus', 'dragon_speaker', 'dragon_spirits', 'dragon_stalkers', 'dragonfire_warlock'],
  ...['dragonwing_flyer', 'wyrm_slayer', 'fiend_slayer'],
];

it('nobody who is called a Dragon, a Demon or a Djinn is left out of it', () => {
  const called = all.filter((def) => LIVING.includes(def.kind) && NAMES_OF_FIRE.test(nameOf(def.id)) && !ofIce(def));
  const burn = called.filter((def) => !fireproof.includes(def) && !notOfFire.includes(nameOf(def.id)));
  expect(ids(burn)).toEqual([]);
});

it('Noble Ifrits are the six whose text works for others', () => {
  const noble = all.filter((def) => keywords(def).includes('noble'));
  expect(noble.map(({ id }) => nameOf(id)).toSorted()).toEqual(
    ['emir', 'shapeshifter', 'sheikh', 'sorceress', 'sultan', 'sultana'].map((name) => `ifrit_${name}`),
  );
  expect(noble.every((def) => keywords(def).includes('ifrit'))).toBe(true);
});
