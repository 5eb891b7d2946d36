// Buttons of choices on cards and spaces, by the key of the option: verbs.
import type { ButtonKey } from '../en/buttons';
import type { Lookup } from '../../kernel/json';

const own: { readonly [K in ButtonKey]: string } = {
  'crown_of_command.life': '1 Leben verlieren', admit: 'Sich geschlagen geben',
  pay: '1 Gold zahlen', heal: 'Heilen', replenish: 'Schicksal auffüllen', pray: 'Beten',
  blacksmith: 'Den Schmied besuchen', healer: 'Den Heiler besuchen', mystic: 'Den Mystiker besuchen',
  doctor: 'Den Arzt besuchen', alchemist: 'Den Alchemisten besuchen', enchantress: 'Die Magierin besuchen',
  strength: '1 Stärke erhalten', craft: '1 Talent erhalten', life: '1 Leben erhalten', gold: '1 Gold erhalten', fate: '1 Schicksal erhalten', spell: '1 Zauber erhalten',
  teleport: 'Teleportieren', object: 'Einen Gegenstand nehmen', follower: 'Einen Gefährten nehmen',
  // The same key means something else there: the definition goes first.
  'black_knight.life': '1 Leben verlieren',
  'portal_of_power.craft': 'Mit Talent öffnen', 'portal_of_power.strength': 'Mit Stärke öffnen', 'rules.craft': 'Mit Talent', 'rules.strength': 'Mit Stärke',
  'thief.gold': '1 Gold nehmen', 'sorceress.gold': '1 Gold nehmen', 'acquisition.gold': '1 Gold nehmen',
  battle: 'Im Kampf antreten', psychic: 'Im psychischen Kampf antreten', scale: 'Eine Schuppe ablegen', suffer: 'Erdulden',
  light: 'Hell', dark: 'Dunkel', press_on: 'Weitergehen', escape: 'Entkommen', put_back: 'Zurücklegen', buy: 'Kaufen', claim: 'Beanspruchen',
  discard: 'Ablegen', give: 'Hergeben', fight: 'Kämpfen', evade: 'Ausweichen', leave: 'Bleiben lassen', stay: 'Bleiben', cross: 'Den Sturmfluss überqueren',
  good: 'Gut werden', neutral: 'Neutral werden', evil: 'Böse werden', nothing: 'Nichts tun', yes: 'Ja', no: 'Nein',
};
export const buttons: Lookup<string> = own;
