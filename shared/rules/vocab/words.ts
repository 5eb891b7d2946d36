// The closed lists of words that triggers, permissions and moments are written with.
import type { OptionId, OptionValues } from '../options/registry';
import type { HeroRef } from './refs';
import type { StatusId } from './status';

/** Verbs that cards allow or forbid; each is asked through `permits` and nowhere else. */
export const verbs = [
  /** Roll the die for a move. */
  'rollForMovement',
  /** Move at all in his turn. */
  'move',
  /** Cast a Spell. */
  'castSpell',
  /** Cast the Command Spell. */
  'castCommand',
  /** Gain Spells. */
  'gainSpell',
  /** Use a card that he holds; the room that it makes for others is no use of it. */
  'useCard',
  /** Use a Magic Object. */
  'useMagicObject',
  /** Use a Weapon in a fight. */
  'useWeapon',
  /** Use Armour against the loss of a life. */
  'useArmour',
  /** Count Strength and Craft that Objects add. */
  'countObjects',
  /** Come to have a card that he has not: from a space, out of a deck or from another. */
  'takeCard',
  /** Have a card at all (R4 HAVING AND USING CARDS). */
  'haveCard',
  /** Gain a Follower. */
  'gainFollower',
  /** Put a card down of his own will. Such a card stays with him where something puts it down, too. */
  'ditchCard',
  /** Lose a card to an effect. */
  'loseCard',
  /** Lose gold or cards to another. */
  'beRobbed',
  /** Evade creatures and characters (R4 EVADING). */
  'evade',
  /** Attack another character. */
  'attack',
  /** Attack another character in psychic combat. */
  'psychicAttack',
  /** Be attacked by such creatures or by other characters. */
  'beAttackedBy',
  /** Leave out a roll that a card or space asks for. */
  'skipRoll',
  /** Pay fate for a roll. */
  'payFate',
  /** Pay fate as a price, for anything but a roll. */
  'payInFate',
  /** Try the Portal of Power. */
  'openPortal',
  /** Choose which way another character goes. */
  'steer',
  /** Stop another character, whose way he chooses, before all of his move is used. */
  'stopSteered',
  /** Enter such spaces by a move, or pass them. */
  'enterSpace',
  /** End a move before all of it is used; not one that something adds to (D FAQ Clockwork Owl). */
  'stopShort',
  /** Roll one die more for a move and leave one out. */
  'chooseMoveDie',
  /** Go on into what he may still turn back from, where a space leaves him that choice (D Movement in the Realms). */
  'pressOn',
  /** Go on from such a space in a move that has come there. */
  'passSpace',
  /** Roll two dice where a space asks for one, and leave one out. */
  'chooseDie',
  /** Meet the cards on a space in any order; Enemies that would fight as one do so. */
  'anyOrder',
  /** Take Objects on a space before anything is met there. */
  'takeFirst',
  /** Have further turns of his own after one, whatever gives them. */
  'haveExtraTurns',
  /**
   * Miss turns. One that comes while he cannot is not missed and counts as over; what would have him miss some ends the
   * turn that he has, and no more.
   */
  'missTurns',
  /** Put such cards that he discards, and Spells that he has cast, under the discard pile. */
  'bury',
  /** Enter the Valley of Fire. */
  'enterValley',
  /** Encounter other characters. */
  'meetCharacters',
  /** Change alignment. */
  'changeAlignment',
  /** Use the abilities of his own card. */
  'useAbilities',
  /** Do anything of his own will. */
  'act',
  /** Be affected by Spells; of which Spell is not asked. */
  'beTargeted',
  /** Exchange trophies for counters. */
  'tradeTrophies',
  /** Try to steal an Object where Objects are sold, in place of buying. */
  'burgle',
  /** Take one ware without paying. */
  'takeFree',
  /** Look at the others' Spells. */
  'seeSpells',
  /** Look at the top card of the Adventure deck and of the Spell deck. */
  'seeTop',
  /** Draw cards on a space. */
  'drawCards',
  /** Encounter the space where he is. */
  'meetSpace',
  /** Meet such cards. */
  'meetCard',
  /** Replace cards as they are drawn. */
  'replaceDrawn',
  /** Use abilities on characters whom he encounters. */
  'useMeetings',
  /**
   * Get round what such a card does to him. One beside the board (Omens) does him no harm and says nothing to him, as
   * long as he may. Of such a space: its text does nothing to him, and asks for no Talisman; cards are drawn there.
   */
  'avoid',
  /** Pass the Sentinel without a fight. */
  'passGate',
  /** Cross the bridge at the Sentinel. */
  'crossSentinel',
  /** Pay dark fate for another's roll. */
  'useDarkFate',
  /** Pay fate of either side as that of the other. */
  'payEitherSide',
  /** Go on in another form when he is killed. */
  'riseAgain',
  /** Go on so wherever others could no longer, such as after the Crown was reached. */
  'riseAlways',
  /** Let such a card fight in his place. */
  'standIn',
  /** Accept a quest of the Warlock, or be given one. */
  'acceptQuest',
  /** Suffer a Dragon Rage (D Dragon Rage). */
  'sufferRage',
  /** Suffer a breath attack (D Breath Attacks). */
  'sufferBreath',
  /** Take such Followers and Objects that he may not have; what becomes of them says whatever lets him. */
  'conscript',
  /** Use the harmonies of parts, whatever they are put together with; forbidden, they have none with any. */
  'useHarmony',
  /** Have such cards dismantled, by himself or by others; nothing that begins with that is offered then. */
  'dismantle',
  /** Have such cards burnt: those that may not be are fireproof (D Fireproof). */
  'burnCards',
  /** Place Terrain on such spaces (D Terrain Cards). */
  'placeTerrain',
  /** Put such tokens on such spaces. */
  'placeTokens',
] as const;
export type Verb = (typeof verbs)[number];

/** What is proposed before it happens (design, "Windows"). Triggers listen to these. */
export const eventKinds = [
  /** A resource is gained. */
  'gain',
  /** A resource is lost. */
  'lose',
  /** Lives are healed. */
  'heal',
  /** Fate is replenished. */
  'replenish',
  /** Alignment changes. */
  'alignment',
  /** Becomes a Toad. */
  'toad',
  /** Loses turns. */
  'missTurn',
  /** Comes to another space, by a move or by an effect. */
  'moved',
  /** Dice are about to be rolled; `n` is how many. */
  'rolling',
  /** Dice were rolled; `natural` is what they show. Of a fight both sides have rolled, and fate is paid. */
  'rolled',
  /** A Spell is cast. */
  'cast',
  /** A Spell is drawn into the hand. */
  'spellGained',
  /** A card comes to a character. */
  'taken',
  /** A card leaves a character: discarded, ditched, lost, paid or killed. */
  'left',
  /** A Spell that was cast has done what it does. */
  'spellSpent',
  /** A card in play is put somewhere by an effect or the rules: on a space, on another card, in a pile, out of play. */
  'put',
  /** Cards come from a deck or out of a discard pile, by an effect. */
  'dealt',
  /** Fate tokens are turned to their other side. */
  'fateTurned',
  /** A card burns, of those in play or from a deck (D Burning Cards). */
  'burnt',
  /** Cards are about to be drawn onto the space, whatever has him draw; once, before the first of them. */
  'drawing',
  /** All cards of a draw lie on the space; once for all of them. */
  'drawn',
  /** A fight begins; it is the attacker's alone. */
  'fightBegan',
  /** The attack rolls are about to be made; once for both, as an event of the attacker. */
  'diceBegin',
  /** The attack scores of a fight are compared, and nothing has come of it yet; once for each character in it. */
  'compared',
  /** A fight is over, and what came of it is done; once for each character in it. */
  'fought',
  /** Wins a fight; the event is of the winner, and about the first card or the figure that was fought. */
  'defeated',
  /** Kills a creature. */
  'killed',
  /** A character has lost his last life. */
  'heroKilled',
  /** A turn begins. */
  'turnBegan',
  /** A turn ends. */
  'turnEnded',
  /** A turn is over, with all that its end has brought. */
  'turnDone',
  /** All have had their turn. */
  'roundEnded',
  /** Ends a move on a space. */
  'landed',
  /** Loses a fight; the event is of the loser. */
  'beaten',
  /** A card has fought in his place; `what` is the outcome. */
  'stoodIn',
  /** Goes on in another form instead of dying. */
  'rose',
  /** One card is drawn, before it does anything. */
  'cardDrawn',
  /** A two-sided card shows another side. */
  'turnedOver',
  /** Tokens are put on a card or taken off it, whoever does it. */
  'tokensChanged',
  /** A figure has moved. */
  'figureMoved',
  /** The encounter of a turn begins. */
  'encounterBegan',
  /** The instructions of a space or place are carried out. */
  'visited',
  /** Has visited somebody on a space, and what came of it is done. */
  'visitedWhom',
  /** Crosses the Storm River. */
  'crossedRiver',
  /** Comes into a state. */
  'statusGained',
  /** A state ends. */
  'statusEnded',
  /** A card is met by a character in his encounter; what `meet` carries out is none. */
  'encounteredBy',
  /** Is encountered by another character, and has not evaded him. */
  'encountered',
  /** Has fulfilled a quest of the Warlock and is to be rewarded for it: with a Talisman, unless that is prevented. */
  'questDone',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Points between two steps at which something may be done unasked (reference/options.md, "Timing"). */
export const moments = [
  /** Before he rolls for his move. */
  'turnStart',
  /** The move is over and the encounter has not begun. */
  'afterMove',
  /** The cards are drawn and none is met yet. */
  'cardsDrawn',
  /** A fight has begun and nobody has evaded. */
  'beforeFight',
  /** Just before the attack rolls. */
  'beforeRolls',
  /** Between two cards that are drawn. */
  'betweenDraws',
  /** At the end of a turn. */
  'turnEnd',
  /** A creature is met and has not attacked. */
  'creatureMet',
  /** A fight is over. */
  'afterFight',
] as const;
export type Moment = (typeof moments)[number];
/** At any time of a turn. */
export const anyMoment: readonly Moment[] = ['turnStart', 'afterMove', 'cardsDrawn', 'beforeRolls', 'turnEnd'];

export const stages = [
  /** It cannot happen: asked first, and nobody chooses. */
  'cannot',
  /** In place of what would happen; this is where it is prevented or changed. */
  'would',
  /** Just before it happens. */
  'before',
  /** When it has happened. */
  'after',
] as const;
export type Stage = (typeof stages)[number];

/** How long a modifier holds. Nothing is undone when it ends: the value is read anew. */
export type Duration =
  /** To the end of the game. */
  | 'game'
  /** As long as the card is in play. */
  | 'inPlay'
  /** To the end of this turn. */
  | 'turn'
  /** To the end of this fight; of the turn where there is none. */
  | 'fight'
  /** To the end of this encounter. */
  | 'encounter'
  | /** As long as the card is met that is met now. */ 'meeting'
  /** To the end of his next move. */
  | 'nextMove'
  /** To the end of the next move of that character. */
  | { readonly nextMoveOf: HeroRef }
  /** To the start of the next turn of whoever carries it out. */
  | 'myNextTurn'
  /** To the end of this round: until whoever begins the next one does. */
  | 'round'
  /** So many times round the table. */
  | { readonly rounds: number }
  /** As long as he is in that state. */
  | { readonly whileStatus: StatusId }
  /** To the end of so many turns after this one, whoever has them. */
  | { readonly turns: number };

/** The creature that guards the bridge; it is on no card (R4 THE SENTINEL SPACE). */
export const sentinelStrength = 9;

/** Battle or psychic combat. */
export const fightKinds = ['battle', 'psychic'] as const;
export type FightKind = (typeof fightKinds)[number];

/** What somebody fights against. */
export type FoeKind = 'creature' | 'character';

/** How a fight ends for whoever is meant. */
export const fightOutcomes = [
  /** He has the higher score. */
  'won',
  /** He has the lower score. */
  'lost',
  /** Neither is harmed. */
  'standOff',
  /** There was no fight. */
  'evaded',
  /** The creature is destroyed without a fight. */
  'destroyed',
] as const;
export type FightOutcome = (typeof fightOutcomes)[number];

/** Ways in which a character comes to another space. */
export const waysOfMoving = [
  /** He walks. */
  'move',
  /** No move along the ring. */
  'teleport',
  /** Over the Storm River. */
  'cross',
  /** Through the Portal of Power. */
  'portal',
  /** May be on the Crown itself (D Treasure Chamber). */
  'emerge',
  /** Taken there by force (D Thrown in Jail). */
  'thrown',
] as const;
export type WayOfMoving = (typeof waysOfMoving)[number];
/** The one that leads over the Storm River. */
export const overRiver: WayOfMoving = 'cross';

/** Ways in which a card leaves its holder. */
export const waysOfLeaving = [
  /** To its discard pile. */
  'discard',
  /** Down on the space where he is (R4 DITCHING FOLLOWERS AND OBJECTS). */
  'ditch',
] as const;
export type WayOfLeaving = (typeof waysOfLeaving)[number];

/** Causes of an event other than the card or space that says so. */
export const otherCauses = [
  /** Paid as a price. */
  'cost',
  /** By being defeated in a battle, against which Armour helps. */
  'battle',
  /** By being defeated in psychic combat. */
  'psychic',
  /** By the Command Spell. */
  'command',
  /** For trophies that are exchanged. */
  'trophies',
  /** As the reward for a fight. */
  'reward',
  /** Found on a space. */
  'found',
] as const;
export type OtherCause = (typeof otherCauses)[number];

export type { OptionId, OptionValue, OptionValues } from '../options/registry';
/** Each option named has that value, or one of those. */
export type WantedOptions = { readonly [K in OptionId]?: OptionValues[K] | readonly OptionValues[K][] };
