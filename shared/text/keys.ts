// What is kept under a key and told to players in every language, and what is not told in any.
import { declared } from '../content/declared';

/** States that a player needs to know of, besides those that a set has words for; all others are the machine's own. */
export const shownStatuses = ['toad', 'enslaved', 'turningBack', 'beaten', 'facing', 'losingTurn'] as const;
/** Of these it is told what they forbid, and not how one comes into them. */
export const isQuiet = (status: string): boolean => declared.state(status)?.quiet === true;
export type ShownStatus = (typeof shownStatuses)[number];
export const isUsual = (status: string): status is ShownStatus => shownStatuses.some((x) => x === status);
/** One that a choice puts somebody into is told by the choice. */
export const isShown = (status: string): boolean => {
  const state = declared.state(status);
  return isUsual(status) || (state !== undefined && state.chosen === undefined);
};

/** Tokens that only keep count: a text has other words for that. */
export const isHidden = (kind: string): boolean => declared.token(kind)?.only === 'count';
/** Tokens that mark what something does in a fight: that they are taken off again goes without saying. */
export const isOfFight = (kind: string): boolean => declared.token(kind)?.only === 'fight';
/** Tokens that mark what something is at the time: the journal does not count them. */
export const isMark = (kind: string): boolean => declared.token(kind)?.mark === true;

/** What kind of thing an id names: "quest" of `base/quest/kill_enemy`. */
export const kindOfId = (def: string): string => def.split('/')[1] ?? '';

/** Persons and parts of a space that one may visit: keys of `pick` options that are named before what they do. */
export const persons = ['blacksmith', 'healer', 'mystic', 'doctor', 'alchemist', 'enchantress'] as const;
export type PersonKey = (typeof persons)[number];
export const personOf = (key: string): PersonKey | undefined => persons.find((x) => x === key);

/** Sides of a card that are told as what they show: D Time Card, daybreak and nightfall. */
export type TimeSide = 'day' | 'night';
export const isTime = (side: string | undefined): side is TimeSide => side === 'day' || side === 'night';
