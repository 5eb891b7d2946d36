// Files that were written for earlier questions. In an earlier order fate for the move was asked before "where do you
// go?", and in a fight also where no roll can change the result; and some questions had a more general name. Only the
// lenient reading knows of it.
import type { Decision } from '../state/state';
import type { Play } from './play';

const asksFate = (d: Decision): boolean => d.options.some(({ key }) => key.startsWith('reroll.'));
const isKeep = ([name, ...others]: readonly string[]): boolean =>
  others.length === 0 && (name === 'pass' || name === 'keep');

/** Whether "keep the roll" is said where fate is one answer among others: whoever goes on keeps it. */
export function keepsTheRoll(game: Play, names: readonly string[]): boolean {
  const [decision] = game.pending;
  return isKeep(names) && decision !== undefined && asksFate(decision) && !decision.options.some((o) => o.pass);
}

/** Whether a file means this question, which asks about fate too, by the id of the one that asked about it alone. */
export const asksFateToo = (d: Decision, question: string): boolean =>
  question === 'ask.fate' && d.ask.id === 'ask.direction' && asksFate(d);

/** What a question was called before it said more precisely what is chosen. */
const FORMER: Readonly<Record<string, string>> = {
  'ask.bountyGold': 'ask.bounty',
  'ask.climb': 'ask.pick',
  'ask.fightBy': 'ask.pick',
  'ask.fightHow': 'ask.pick',
};

/** Whether a file means this question by the id that it had before. */
export const wasCalled = (d: Decision, question: string): boolean => FORMER[d.ask.id] === question;

/**
 * Whether this may be "keep the roll" about dice that were thrown since so many events, and for which fate was not
 * asked.
 */
export const mayMeanKept = (game: Play, names: readonly string[], since: number): boolean =>
  isKeep(names) &&
  !game.pending.some(asksFate) &&
  game.events
    .slice(since)
    .some((e) => e.t === 'rolled' && e.hero !== undefined && (e.for === 'attack' || e.for === 'move'));
