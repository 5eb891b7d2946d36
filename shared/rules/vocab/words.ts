// The closed lists of words that triggers, permissions and moments are written with.

/** Verbs that cards allow or forbid; each is asked through `permits` and nowhere else. */
export const verbs = [
  'rollForMovement',
  'move',
  'castSpell',
  'castCommand',
  'gainSpell',
  'useSpell',
  'useCard',
  'useMagicObject',
  'useWeapon',
  'useArmour',
  'countObjects',
  'takeCard',
  'haveCard',
  'gainFollower',
  'ditchCard',
  'loseCard',
  'beRobbed',
  'evade',
  'attack',
  'psychicAttack',
  'beAttackedBy',
  'skipRoll',
  'payFate',
  'openPortal',
  'enterValley',
  'meetCharacters',
  'changeAlignment',
  'useAbilities',
  'act',
  'beTargeted',
  'tradeTrophies',
  'takeFree',
  'seeSpells',
  'pickUp',
  'gainResource',
  'turnBack',
  'drawCards',
  'meetSpace',
  'meetCard',
  'replaceDrawn',
  'useMeetings',
  'avoid',
  'passGate',
  'crossSentinel',
  'useDarkFate',
  'riseAgain',
  'standIn',
] as const;
export type Verb = (typeof verbs)[number];

/** What is proposed before it happens (design, "Windows"). Triggers listen to these. */
export const eventKinds = [
  'gain',
  'lose',
  'heal',
  'replenish',
  'alignment',
  'toad',
  'missTurn',
  'moved',
  'rolled',
  'cast',
  'spellGained',
  'taken',
  'left',
  'laid',
  'drawn',
  'fightBegan',
  'diceBegin',
  'defeated',
  'killed',
  'heroKilled',
  'turnBegan',
  'turnEnded',
  'roundEnded',
  'landed',
  'beaten',
  'stoodIn',
  'rose',
  'cardDrawn',
  'turnedOver',
  'figureMoved',
  'encounterBegan',
  'visited',
  'crossedRiver',
  'statusGained',
  'statusEnded',
  'targeted',
  'encounteredBy',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Points between two steps at which something may be done unasked (reference/options.md, "Timing"). */
export const moments = [
  'turnStart',
  'afterMove',
  'cardsDrawn',
  'beforeFight',
  'beforeRolls',
  'betweenDraws',
  'turnEnd',
  'creatureMet',
  'afterFight',
] as const;
export type Moment = (typeof moments)[number];

export const stages = ['cannot', 'would', 'before', 'after'] as const;
export type Stage = (typeof stages)[number];

/** How long a modifier holds. Nothing is undone when it ends: the value is read anew. */
export type Duration =
  | 'game'
  | 'inPlay'
  | 'turn'
  | 'fight'
  | 'encounter'
  | /** As long as the card is met that is met now. */ 'meeting'
  | 'nextMove'
  | 'myNextTurn'
  | { readonly rounds: number }
  | { readonly whileStatus: string }
  | { readonly turns: number };

/** The creature that guards the bridge; it is on no card (R4 THE SENTINEL SPACE). */
export const sentinelStrength = 9;

/** Cause of a card that leaves its holder because it is killed, and not only lost, paid or driven off (R4 LOSING A FOLLOWER). */
export const killedCard = 'killed';

/** Cause of a life lost by being defeated in a battle, against which Armour helps. */
export const battleLoss = 'battle';

/** What an option of the rules can be set to. */
export type OptionValue = string | number | boolean;
