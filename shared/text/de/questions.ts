// Questions that some cards and spaces ask, with the buttons that answer them: `ask.x`, `yes.x`, `no.x`, and remarks.
import { asked, type Asked } from '../asked';
import type { ChoiceKey, MayKey } from '../en/questions';
import type { Phrase } from '../language';

/** What `may` asks. `{def}` is the card or space. */
const mays: { readonly [K in MayKey]: Asked } = {
  quest: ['{def}: Nimmst du einen Auftrag an?', 'Annehmen', 'Ablehnen'],
  pay: ['{def}: Zahlst du 1 Gold?', '1 Gold zahlen', 'Nicht zahlen'],
  payBandit: ['{def}: Zahlst du 1 Gold, um in Ruhe gelassen zu werden?', '1 Gold zahlen', 'Kämpfen'],
  enterPortal: ['{def}: Trittst du hindurch?', 'Hindurchtreten', 'Bleiben'],
  payOff: ['{def}: Zahlst du 1 Gold, um in Ruhe gelassen zu werden?', '1 Gold zahlen', 'Kämpfen'],
  buySpell: ['{def}: Kaufst du einen Zauber für 1 Gold?', 'Zauber kaufen', 'Nicht kaufen'],
  heal: ['{def}: Lässt du dich heilen?', 'Heilen', 'Nicht heilen'],
  drink: ['{def}: Trinkst du?', 'Trinken', 'Nicht trinken'],
  takeOne: ['{def}: Nimmst du eines?', 'Eines nehmen', 'Nichts nehmen'],
  enter: ['{def}: Gehst du hinein?', 'Hineingehen', 'Draußen bleiben'],
  teleport: ['{def}: Lässt du dich teleportieren?', 'Teleportieren', 'Bleiben'],
  use: ['{def}: Benutzt du das?', 'Benutzen', 'Nicht jetzt'],
  discard: ['{def}: Legst du das ab?', 'Ablegen', 'Behalten'],
  prevent: ['{def}: Verhinderst du es?', 'Verhindern', 'Geschehen lassen'],
  replace: ['{def}: Legst du die gezogene Karte ab und ziehst eine andere?', 'Andere ziehen', 'Behalten'],
  addOne: ['{def}: Addierst du 1 zum Wurf?', '1 addieren', 'Nicht addieren'],
  gainSpell: ['{def}: Nimmst du einen Zauber?', 'Zauber nehmen', 'Keinen nehmen'],
  sell: ['{def}: Verkaufst du?', 'Verkaufen', 'Behalten'],
  exchange: ['{def}: Tauschst du gegen 3 Gold?', '3 Gold nehmen', 'Behalten'],
  trophy: ['{def}: Behältst du die Karte als Gefährten statt als Trophäe?', 'Als Gefährten behalten', 'Als Trophäe nehmen'],
  charm: ['{def}: Versuchst du, das Tier zu bezaubern?', 'Versuchen', 'Nicht versuchen'],
  destroy: ['{def}: Vernichtest du den Gegner ohne Kampf?', 'Vernichten', 'Kämpfen'],
  free: ['{def}: Nimmst du eine Karte umsonst?', 'Umsonst nehmen', 'Nichts nehmen'],
  cast: ['{def}: Wirkst du diesen Zauber?', 'Wirken', 'Nicht jetzt'],
  take: ['{def}: Nimmst du das?', 'Nehmen', 'Liegen lassen'],
  attack: ['{def}: Greifst du an?', 'Angreifen', 'Nicht angreifen'],
  change: ['{def}: Wechselst du die Gesinnung?', 'Wechseln', 'Nicht wechseln'],
  build: ['{def}: Baust du ein Floß?', 'Floß bauen', 'Nicht bauen'],
  cross: ['{def}: Überquerst du den Sturmfluss?', 'Überqueren', 'Bleiben'],
};

/** What `choose`, `number` and `pick` ask. */
const choices: { readonly [K in ChoiceKey]: string } = {
  visitOne: '{def}: Wen besuchst du?',
  healHowMany: '{def}: Wie viele Leben heilst du, für je 1 Gold?',
  replenishHowMany: '{def}: Wie viel Schicksal füllst du auf, für je 1 Gold?',
  giveFollowers: '{def}: Welche Gefährten gibst du her, um je 1 Leben zu retten?',
  sell: '{def}: Welche Gegenstände verwandelst du in Gold?',
  wish: '{def}: Was wünschst du dir?',
  target: '{def}: Wen wählst du?',
  victim: '{def}: Wen trifft es?',
  caster: '{def}: Wer ist es?',
  space: '{def}: Welches Feld wählst du?',
  teleportTo: '{def}: Wohin gehst du?',
  where: '{def}: Wohin?',
  card: '{def}: Welche Karte wählst du?',
  object: '{def}: Welchen Gegenstand nimmst du?',
  follower: '{def}: Welchen Gefährten wählst du?',
  loseFollower: '{def}: Welchen Gefährten verlierst du?',
  magicObject: '{def}: Welchen Magischen Gegenstand wählst du?',
  enemy: '{def}: Welchen Feind wählst du?',
  spell: '{def}: Welchen Zauber wählst du?',
  lookAt: '{def}: Wessen Zauber siehst du dir an?',
  payWhich: '{def}: Womit zahlst du?',
  take: '{def}: Was nimmst du?',
  discard: '{def}: Was legst du ab?',
  howMany: '{def}: Wie viele?',
  rage: '{def}: Wie begegnest du dem Zorn?',
  side: '{def}: Welche Seite wählst du?',
  visited: '{def}: Wer bekommt Besuch?',
  shift: '{def}: Wessen Fähigkeit willst du?',
  bounty: '{def}: Welche Trophäen gibst du ab?',
  poster: '{def}: Welchen Steckbrief willst du?',
  alignment: '{def}: Welche Gesinnung nimmst du an?',
};

export const more: Readonly<Record<string, Phrase>> = asked(mays, choices);
