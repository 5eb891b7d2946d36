// Every message that the program itself speaks of. What only some cards ask is in a language's `more`.
import type { EventKind, Moment } from '../rules/vocab/words';

/** In the engine and the charts. A language that leaves one out does not compile. */
export const fixedIds = [
  // things
  'name', 'names', 'creature', 'pick',
  // questions
  'ask.pick', 'ask.choose.hero', 'ask.choose.card', 'ask.choose.space', 'ask.whichFirst', 'ask.shop',
  'ask.move', 'ask.direction', 'ask.encounter', 'ask.portal', 'ask.take', 'ask.surplus', 'ask.takeUp', 'ask.putAway', 'ask.discardSpells', 'ask.trophies',
  'ask.creature', 'ask.weapon', 'ask.evadeAttack', 'ask.evadeAbility', 'ask.fate', 'ask.fateFight', 'ask.skipRoll', 'ask.reward', 'ask.spoils',
  'ask.loose', 'ask.whichDie', 'ask.admitDefeat', 'ask.walk', 'ask.darkFate', 'ask.fateSides', 'ask.borrow', 'ask.fightHow', 'ask.character', 'ask.startingBonus',
  // buttons
  'option.pass', 'option.goOn', 'option.goOn.inner', 'option.turnBack', 'option.stay', 'option.rollMove', 'option.rollRelease', 'option.moveOne',
  'option.leave', 'option.goTo', 'option.gate', 'option.encounterSpace', 'option.attack', 'option.psychic', 'option.meeting',
  'option.byStrength', 'option.byCraft', 'option.fight', 'option.evade', 'option.defend', 'option.leaveAlone', 'option.letIt', 'option.reroll', 'option.keep', 'option.rollDie', 'option.noRoll',
  'option.takeLife', 'option.takeOneGold', 'option.takeGold', 'option.visit', 'option.stayOnCrown', 'option.moveBy', 'option.takeObject', 'option.hire', 'option.buy', 'option.takeFree', 'option.doneBuying',
  'option.oneStrength', 'option.oneCraft', 'option.react', 'option.cast', 'option.use', 'option.ditch', 'option.number',
  // why not
  'off.because', 'off.condition', 'off.gold', 'off.noGold', 'off.onlyLife', 'off.soldOut', 'off.talisman', 'off.sound', 'off.fateFull', 'off.spellLimit', 'off.noCard', 'off.nothingToBuy', 'off.already',
  // refusals
  'refuse.over', 'refuse.seat', 'refuse.notAsked', 'refuse.stale', 'refuse.notOffered', 'refuse.twice', 'refuse.count', 'refuse.fuel', 'refuse.time', 'said.timeUp',
  'refuse.seats', 'refuse.profile', 'refuse.character', 'refuse.sameCharacter', 'refuse.sameLook', 'refuse.level', 'refuse.tooFewCharacters', 'refuse.option', 'refuse.set',
  'refuse.ending', 'refuse.endings', 'refuse.endings.fate', 'refuse.endings.revealed', 'refuse.endings.hidden',
  // shares of a number
  'line.power', 'line.roll', 'line.bonus', 'line.value', 'line.counters',
  // how long something lasts
  'until.game', 'until.card', 'until.turn', 'until.fight', 'until.encounter', 'until.meeting', 'until.turnStart', 'until.nextMove', 'until.round', 'until.status',
] as const;

/** Questions at a point between two steps, and questions whether to answer an event: one for each word of the vocabulary. */
export type MessageId = (typeof fixedIds)[number] | `ask.moment.${Moment}` | `react.${EventKind}`;
