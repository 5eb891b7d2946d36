// What may be allowed or forbidden, as a verb phrase behind "may" and "cannot". `o`: the cards it is about.
import type { Verb } from '../../rules/vocab/words';
import type { Person } from './grammar';

type VerbPhrase = (o: string | undefined, p: Person) => string;

export const verbs: { readonly [K in Verb]: VerbPhrase } = {
  rollForMovement: () => 'roll for movement',
  move: () => 'move',
  castSpell: (o) => `cast ${o ?? 'Spells'}`,
  castCommand: () => 'cast the Command Spell',
  gainSpell: () => 'gain Spells',
  useSpell: (o) => `use ${o ?? 'Spells'}`,
  useCard: (o) => `use ${o ?? 'cards'}`,
  useMagicObject: (o) => `use ${o ?? 'Magic Objects'}`,
  useWeapon: (o) => `use ${o ?? 'Weapons'}`,
  useArmour: (o) => `use ${o ?? 'Armour'}`,
  countObjects: () => 'count Strength and Craft from Objects and Magic Objects',
  takeCard: (o) => `take ${o ?? 'cards'}`,
  haveCard: (o) => `have ${o ?? 'this card'}`,
  gainFollower: (o) => `gain ${o ?? 'Followers'}`,
  ditchCard: (o) => `ditch ${o ?? 'cards'}`,
  loseCard: (o) => `lose ${o ?? 'cards'}`,
  evade: (o) => `evade ${o ?? 'creatures and characters'}`,
  attack: (o) => `attack ${o ?? 'other characters'}`,
  psychicAttack: () => 'attack another character in psychic combat instead of battle',
  beAttackedBy: (o) => `be attacked by ${o ?? 'other characters'}`,
  skipRoll: () => 'leave out the die roll',
  payFate: () => 'pay fate',
  openPortal: () => 'open the Portal of Power',
  enterValley: () => 'enter the Valley of Fire',
  meetCharacters: () => 'encounter other characters',
  changeAlignment: () => 'change alignment',
  useAbilities: (_, p) => `use ${p.his} special abilities`,
  act: () => 'do anything',
  beTargeted: (o) => `be affected by ${o ?? 'Spells'}`,
  tradeTrophies: () => 'exchange trophies',
  takeFree: () => 'take one card free where Purchase cards are sold',
  seeSpells: () => "look at the other characters' Spells",
  pickUp: (o) => `pick up ${o ?? 'cards'}`,
  gainResource: () => 'gain lives, fate, gold, Strength or Craft',
  turnBack: () => 'turn back',
  drawCards: () => 'draw cards',
};
