// What dice are rolled for.
/** What a die is rolled for: decides who may pay fate and who may add to it (R4 FATE). */
export type RollFor =
  /** The roll for movement. */
  | 'move'
  /** An attack roll of a character. */
  | 'attack'
  /** A roll that a card asks for. */
  | 'card'
  /** A roll that a space asks for. */
  | 'space'
  /** A prayer, to which some may add. */
  | 'pray'
  /** Whether Armour saves a life. */
  | 'armour'
  /** A roll that a Spell asks for. */
  | 'spell'
  /** A creature's roll, for which nobody pays fate. */
  | 'creature'
  /** Several dice in place of one that fate was paid for; one of them is chosen. */
  | 'fate'
  /** How many of something there are. */
  | 'number'
  /** Which quest it is. */
  | 'quest'
  /** A Follower's own roll. */
  | 'follower';
