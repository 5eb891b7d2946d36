// What the program says about itself.

/** Something that happened while starting and that a person must know. */
export type Notice = {
  readonly code: 'database-set-aside';
  /** The file it is about, without its folder. */
  readonly file: string;
};

export type AppInfo = {
  readonly name: string;
  readonly version: string;
  /** How this screen reaches the program. */
  readonly transport: 'electron' | 'browser';
  readonly platform: string;
  readonly notices: readonly Notice[];
};
