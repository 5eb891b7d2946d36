// What the program says about itself.
import type { Failure } from './failure';
import type { Backup } from './setup';

/** Something that happened while starting and that a person must know. */
export type Notice =
  | {
      readonly code: 'database-set-aside';
      /** The file it is about, without its folder. */
      readonly file: string;
      /** How many campaigns were carried over out of it. */
      readonly saved: number;
      /** The newest copy that can be read: its campaigns can be brought back. */
      readonly backup?: Backup;
    }
  /** There are no saved games, and a copy of some that were there. */
  | { readonly code: 'database-gone'; readonly backup: Backup }
  /** A campaign file that the program was opened with. */
  | { readonly code: 'added'; readonly file: string; readonly game: string; readonly name: string }
  | { readonly code: 'not-added'; readonly file: string; readonly failure: Failure };

export type AppInfo = {
  readonly name: string;
  readonly version: string;
  /** How this screen reaches the program. */
  readonly transport: 'electron' | 'browser';
  readonly platform: string;
  readonly notices: readonly Notice[];
};
