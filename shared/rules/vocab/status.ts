// The states that a character can be in.

/** States that the rules themselves know; a set adds its own. */
export const statuses = [
  /** He is a Toad (R4 TOADS). */
  'toad',
  /** He is held in the Temple until he rolls free. */
  'enslaved',
  /** He is on his way out of the Inner Region (R4 TURNING BACK). */
  'turningBack',
  /** He is on the Crown of Command, since that turn. */
  'onCrown',
  /** Pit Fiends are left whom he has to fight, so many. */
  'pitFiends',
  /** His own Werewolf is not beaten, and has that Strength. */
  'werewolf',
  /** He has thrown dice with Death and not won yet. */
  'deathsDice',
  /** He loses a turn, up to his following one (O Losing a Turn). */
  'losingTurn',
  /** He has still to face the others who are there. */
  'facing',
  /** He was beaten by one whom he faced. */
  'beaten',
] as const;

export type RuleStatus = (typeof statuses)[number];

/** What a set remembers of a character joins by `declare module` in that set's folder. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
export interface Statuses {}
/** A state that a character is in, other than what he owns. */
export type StatusId = RuleStatus | (keyof Statuses & string);
