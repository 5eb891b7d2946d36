// What is kept under a key and told to players in every language, and what is not told in any.

/** States that a player needs to know of; all others are the machine's own. */
export const shownStatuses = [
  'toad',
  'enslaved',
  'turningBack',
  'beaten',
  'facing',
  'losingTurn',
  'lost',
  'darkMarker',
  'camped',
  'defeated',
] as const;
/** Of these it is told what they forbid, and not how one comes into them. */
export const isQuiet = (status: string): boolean => status === 'camped' || status === 'defeated';
export type ShownStatus = (typeof shownStatuses)[number];
export const isShown = (status: string): status is ShownStatus => shownStatuses.some((x) => x === status);

/**
 * Tokens that only keep count of time, of what was done or chosen already, of who took part: a text has other words for
 * that.
 */
const hiddenTokenKinds = ['ready', 'opened', 'good', 'neutral', 'evil', 'met'] as const;
export const isHidden = (kind: string): boolean => hiddenTokenKinds.some((x) => x === kind);

/** Tokens that mark what something does in a fight: that they are taken off again goes without saying. */
const inFights = ['trained', 'zeal', 'sprung'] as const;
export const isOfFight = (kind: string): boolean => inFights.some((x) => x === kind);

/** Tokens that mark what something is at the time: the journal does not count them. */
const marks = ['crown', 'woken', 'sceptre', 'opened', 'ready'] as const;
export const isMark = (kind: string): boolean => marks.some((x) => x === kind);

/** What kind of thing an id names: "quest" of `base/quest/kill_enemy`. */
export const kindOfId = (def: string): string => def.split('/')[1] ?? '';

/** Persons and parts of a space that one may visit: keys of `pick` options that are named before what they do. */
export const persons = ['blacksmith', 'healer', 'mystic', 'doctor', 'alchemist', 'enchantress'] as const;
export type PersonKey = (typeof persons)[number];
export const personOf = (key: string): PersonKey | undefined => persons.find((x) => x === key);

/** Sides of a card that are told as what they show: D Time Card, daybreak and nightfall. */
export type TimeSide = 'day' | 'night';
export const isTime = (side: string | undefined): side is TimeSide => side === 'day' || side === 'night';
