// Buttons of choices on cards and spaces, by the key of the option: verbs.
import type { Lookup } from '../../kernel/json';

const own = {
  pay: 'Pay 1 gold', heal: 'Heal', replenish: 'Replenish fate', pray: 'Pray',
  blacksmith: 'Visit the Blacksmith', healer: 'Visit the Healer', mystic: 'Visit the Mystic',
  doctor: 'Visit the Doctor', alchemist: 'Visit the Alchemist', enchantress: 'Visit the Enchantress',
  strength: 'Gain 1 Strength', craft: 'Gain 1 Craft', life: 'Gain 1 life', gold: 'Gain 1 gold', fate: 'Gain 1 fate', spell: 'Gain 1 Spell', 
  teleport: 'Teleport', object: 'Take an Object', follower: 'Take a Follower',
  // The same key means something else there: the definition goes first.
  'crown_of_command.life': 'Lose 1 life', admit: 'Admit defeat',
  'black_knight.life': 'Lose 1 life',
  'portal_of_power.craft': 'Open it by Craft', 'portal_of_power.strength': 'Open it by Strength', 'rules.craft': 'By Craft', 'rules.strength': 'By Strength',
  'thief.gold': 'Take 1 gold', 'sorceress.gold': 'Take 1 gold', 'acquisition.gold': 'Take 1 gold',
  battle: 'Fight in battle', psychic: 'Fight in psychic combat', scale: 'Discard a scale', suffer: 'Suffer it',
  light: 'Light', dark: 'Dark', press_on: 'Go on into the dark', escape: 'Escape from here', put_back: 'Put the card back', buy: 'Buy it', claim: 'Claim it',
  discard: 'Discard it', give: 'Give it up', fight: 'Fight', evade: 'Evade', leave: 'Leave it', stay: 'Stay', cross: 'Cross the Storm River',
  good: 'Become good', neutral: 'Become neutral', evil: 'Become evil', nothing: 'Do nothing', yes: 'Yes', no: 'No',
} as const satisfies Lookup<string>;
export type ButtonKey = keyof typeof own;
export const buttons: Lookup<string> = own;
