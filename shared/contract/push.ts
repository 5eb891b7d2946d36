// What the program says without being asked.
import type { Notice } from './app';
import type { Failure } from './failure';
import type { Settings } from './settings';
import type { GameUpdate } from './view';

export type Push = {
  'settings.changed': Settings;
  /** What happened in the open game, as the seat in front of the screen may see it. On disk already. */
  'game.update': GameUpdate;
  /** The open game cannot go on by itself, for instance because a computer player's answer cannot be saved. */
  'game.trouble': { readonly game: string; readonly failure: Failure };
  /** A campaign file was opened from outside, or refused. */
  'file.opened': Extract<Notice, { code: 'added' | 'not-added' }>;
  /** From the transport itself: the program behind the door has gone or is back. */
  'connection.changed': { readonly up: boolean; readonly reason?: string };
};

export type PushName = keyof Push;

/** The names at run time: the preload lets nothing else through. */
export const PUSHES = [
  'settings.changed',
  'game.update',
  'game.trouble',
  'file.opened',
  'connection.changed',
] as const satisfies readonly PushName[];

// Refuses to compile when a name of `Push` is missing in `PUSHES`.
const complete: [PushName] extends [(typeof PUSHES)[number]] ? true : never = true;
void complete;

export const isPush = (name: string): name is PushName => PUSHES.some((known) => known === name);
