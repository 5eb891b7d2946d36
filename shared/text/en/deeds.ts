// What the button of an ability says, by the ability's id; `definition.ability` goes first where one id means two
// things.
import type { Lookup } from '../../kernel/json';

/** `%` stands for the name of what is used. */
const own = {
  cast: 'Cast %',
  armour: 'Use the % ({rows} saves the life)',
  'preservation.cast': 'Cast % to save {saved}',
  'counterspell.cast': 'Cast % against {spell}',
  assassinate: 'Assassinate',
  change_alignment: 'Change alignment',
  woods_spells: 'Draw Spells',
  woods_step: 'Go to other Woods',
  raise_dead: 'Raise {card} as a Follower',
  use_raised: 'Let a raised Enemy help',
  charm: 'Charm the Animal',
  charmed_helps: 'Let a charmed Animal help',
  pray_plus_1: 'Add 1 to the prayer',
  cave_plus_1: 'Add 1 to the roll',
  regenerate: 'Regenerate',
  mourns_as_evil: 'Use the Graveyard as if you were evil',
  destroy_spirits: 'Destroy the Spirit ({def})',
  replace_card: 'Discard {title}, draw another ({def})',
  trade_trophies: 'Exchange trophies',
  repack: 'Exchange with your belongings',
  transmute: 'Turn Objects into gold',
  fight_for_gold: 'Pay the Mercenary',
  exchange: 'Exchange the % for 3 gold',
  done: 'Complete %',
  stand_in: 'Let % fight',
  build_raft: 'Build a Raft',
  'raft.cross': 'Cross by Raft',
  drink: 'Drink the %',
  stranger: 'Teleport',
  ferry: 'Take the ferry',
  'questRewards.reward': 'Draw a Quest Reward instead of a Talisman',
  'dragon_tokens.claim': 'Claim the scale',
  'dragon_rider.capture': 'Take {card} as a Follower',
  track: 'Track the Dragon',
  deathblow: 'Strike a deathblow',
  pyroblast: 'Hurl fire',
  stampede: 'Charge',
  conjure: 'Conjure up a card',
  cultists: 'Take the Cultist as a Follower',
  ritual: 'Sacrifice to the Dragon',
} as const satisfies Lookup<string>;
export type DeedKey = keyof typeof own;
export const deeds: Lookup<string> = own;

/** What a line says of what has no button, or one that names what no line knows. */
const told = {
  replace_card: 'Replace a drawn card',
  destroy_spirits: 'Destroy the Spirit',
  raise_dead: 'Raise the Enemy as a Follower',
  refill_last_spell: 'Draw a Spell',
  refill_spells: 'Draw a Spell',
  drain_life: 'Drain a life',
  'ancient_oak.roots': 'Put down roots',
  'dragon_hunter.misses': 'Doubles lose the battle',
  'dragon_priestess.ritual_prayer': 'Add to the prayer',
  'elementalist.masters_elementals': 'Kill the Elemental',
  'scout.marks': 'Lay a Hidden Path token',
  'scout.swift': 'Add 1 to the roll',
  'tinkerer.three_objects': 'Take three Objects',
  'tinkerer.sacrifice': 'Replace drawn cards',
  'tinkerer.take_construct': 'Take the Construct as a Follower',
} as const satisfies Lookup<string>;
export type ToldKey = keyof typeof told;
export const toldDeeds: Lookup<string> = told;
