// What the button of an ability says, by the ability's id; `definition.ability` goes first where one id means two
// things.
import type { DeedKey, ToldKey } from '../en/deeds';
import type { Lookup } from '../../kernel/json';

/** `%` stands for the name of what is used, with its article, as an object. */
const own: { readonly [K in DeedKey]: string } = {
  cast: '% wirken',
  armour: '% benutzen (bei {rows} ist das Leben gerettet)',
  'preservation.cast': '% wirken, um {saved} zu retten',
  'counterspell.cast': '% gegen {spell} wirken',
  assassinate: 'Meucheln',
  change_alignment: 'Gesinnung wechseln',
  woods_spells: 'Zauber nehmen',
  woods_step: 'In einen anderen Wald ziehen',
  raise_dead: '{card} als Gefährten erwecken',
  use_raised: 'Erweckten Feind einsetzen',
  charm: 'Das Tier bezaubern',
  charmed_helps: 'Bezaubertes Tier einsetzen',
  pray_plus_1: '1 zum Gebet addieren',
  cave_plus_1: '1 zum Wurf addieren',
  regenerate: 'Regenerieren',
  mourns_as_evil: 'Den Friedhof nutzen, als wärst du böse',
  destroy_spirits: 'Den Geist vernichten ({def})',
  replace_card: '{card} ablegen, neu ziehen ({def})',
  trade_trophies: 'Trophäen eintauschen',
  repack: 'Mit dem Gepäck tauschen',
  transmute: 'Gegenstände in Gold verwandeln',
  fight_for_gold: 'Den Söldner bezahlen',
  exchange: '% gegen 3 Gold tauschen',
  done: '% erfüllen',
  stand_in: '% kämpfen lassen',
  build_raft: 'Ein Floß bauen',
  'raft.cross': 'Mit dem Floß übersetzen',
  drink: '% trinken',
  stranger: 'Teleportieren',
  ferry: 'Die Fähre nehmen',
  'questRewards.reward': 'Eine Belohnung statt eines Talismans ziehen',
  'dragon_tokens.claim': 'Die Schuppe an sich nehmen',
  'dragon_rider.capture': '{card} als Gefährten nehmen',
  track: 'Den Drachen aufspüren',
  deathblow: 'Zum Todesstoß ausholen',
  pyroblast: 'Feuer schleudern',
  stampede: 'Anstürmen',
  conjure: 'Eine Karte herbeizaubern',
  cultists: 'Den Kultisten als Gefährten nehmen',
  ritual: 'Dem Drachen opfern',
};
export const deeds: Lookup<string> = own;

/** What a line says of what has no button, or one that names what no line knows. */
const told: { readonly [K in ToldKey]: string } = {
  replace_card: 'Eine gezogene Karte ersetzen',
  destroy_spirits: 'Den Geist vernichten',
  raise_dead: 'Den Feind als Gefährten erwecken',
  refill_last_spell: 'Einen Zauber ziehen',
  refill_spells: 'Einen Zauber ziehen',
  drain_life: 'Ein Leben entziehen',
  'ancient_oak.roots': 'Wurzeln schlagen',
  'dragon_hunter.misses': 'Ein Pasch verliert den Kampf',
  'dragon_priestess.ritual_prayer': 'Zum Gebet addieren',
  'elementalist.masters_elementals': 'Das Elementarwesen töten',
  'scout.marks': 'Einen Schleichweg legen',
  'scout.swift': '1 zum Wurf addieren',
  'tinkerer.three_objects': 'Drei Gegenstände nehmen',
  'tinkerer.sacrifice': 'Gezogene Karten ersetzen',
  'tinkerer.take_construct': 'Das Konstrukt als Gefährten nehmen',
};
export const toldDeeds: Lookup<string> = told;
