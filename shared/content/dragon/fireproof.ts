// Cards that cannot be burnt (docs/adr/0034): Dragons but those of ice, of whatever kind of card, and what stands fire.
import { cannotBurn } from '../common/fireproof';

const of = (lord: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `dragon/${lord}/${name}`);

const cadorus = [
  'amber_dragon',
  'ancient_dragon',
  'bronze_dragon',
  'copper_wyvern',
  'covetous_dragon',
  'desert_drake',
  'dragons_lair',
  'eastern_dragon',
  'ethereal_drake',
  'gilded_dragon',
  'gold_dragon',
  'miser_dragon',
  'radiant_dragon',
  'topaz_dragon',
  'wyvern_fledgling',
];
const grilipus = [
  'amethyst_dragon',
  'arboreal_dragon',
  'carrion_drake',
  'dracolich',
  'emerald_dragon',
  'green_dragon',
  'mist_dragon',
  'nether_drake',
  'plague_dragon',
  'shadow_dragon',
  'slumbering_dragon',
  'spectral_dragon',
  'swamp_dragon',
  'vampiric_dragon',
  'vapour_dragon',
  'venomous_dragon',
  'woodland_drake',
  'wyrmling',
  'zombie_dragon',
];
const varthrax = [
  'amphiptere',
  'black_dragon',
  'brimstone_wyvern',
  'cloud_dragon',
  'dragon_matriarch',
  'dragon_toad',
  'dragon_whelp',
  'exalted_dragon',
  'fire_drake',
  'hydra_dragon',
  'inferno_dragon',
  'ivory_dragon',
  'mountain_dragon',
  'red_dragon',
  'ruby_dragon',
  'storm_dragon',
  'swordscale_dragon',
  'two_headed_dragon',
  'volcanic_dragon',
  'wyvern',
];

export const fireproof = [
  ...cannotBurn('enemy', ...of('cadorus', ...cadorus), ...of('grilipus', ...grilipus), ...of('varthrax', ...varthrax)),
  ...cannotBurn('stranger', ...of('cadorus', 'faerie_dragon'), ...of('grilipus', 'celestial_dragon', 'sprite_dragon')),
  ...cannotBurn(
    'follower',
    ...of('cadorus', 'luck_dragon'),
    ...of('grilipus', 'mystic_dragon', 'dragonet'),
    ...of('varthrax', 'firelands_envoy'),
  ),
  ...cannotBurn(
    'magicObject',
    ...of('grilipus', 'dragonfire_skull'),
    ...of('varthrax', 'dragon_helm', 'dragonscale_shirt'),
  ),
];
