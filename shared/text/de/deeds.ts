// What the button of an ability says, by the ability's id; `definition.ability` goes first where one id means two
// things.
import type { DeedKey } from '../en/deeds';
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
