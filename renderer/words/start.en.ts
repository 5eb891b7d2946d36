// What the first screen says: the saved games, the settings, what the program is, in English.
export const start = {
  /** Under the picture of what the game is: what one does there. */
  road: {
    outer: 'grow strong',
    middle: 'find a Talisman',
    inner: 'survive its horrors',
    crown: 'hold it against all',
  },
  resume: 'Continue',
  fresh: 'New game',
  saved: 'Saved games',
  about: 'About and credits',
  settings: 'Settings',
  none: 'Your games will be kept here. Begin the first one.',
  round: (n: number) => `Round ${n}`,
  /** Who has won it; `undefined` where that is not known. */
  over: (names: string | undefined, _n: number) =>
    names === undefined ? 'Finished' : names === '' ? 'Finished: nobody won' : `Finished: ${names} won`,
  rename: 'Rename',
  remove: 'Delete',
  renameAsk: 'A name for this game',
  renameDo: 'Keep this name',
  version: 'Version',
  running: 'Running in',
  window: 'its own window',
  browser: 'the browser',
  gone: 'The file with the saved games is not there any more, so a new one was begun.',
  setAside: (file: string, saved: number) =>
    saved === 0
      ? `The saved games could not be read. They were kept as ${file}, and a new file was begun.`
      : `The saved games were damaged. ${saved === 1 ? 'One campaign was' : `${saved} campaigns were`} carried over into a new file; the old one was kept as ${file}.`,
  sort: 'Order',
  sorts: { played: 'Last played', name: 'Name', begun: 'Begun', length: 'Length' },
  search: 'Search the saved games',
  nothingFound: 'No saved game has that in its name, its players or its characters.',
  answers: (n: number) => (n === 1 ? '1 answer' : `${n} answers`),
  casual: 'Casual',
  casualHelp:
    'Something was taken back after a roll, the seed or what is to come was known, a computer was taken over, or it left another game.',
  copied: 'A copy counts as casual: what is to come in it can be known from the other one.',
  leftAt: (name: string, round: number) => `branched off "${name}" in round ${round}`,
  picture: (name: string) => `Where everybody stands in ${name}`,
  duplicate: 'Duplicate',
  exportIt: 'Save as a file',
  watch: 'Watch again',
  importIt: 'Add from a file',
  drop: 'Let go to add this file.',
  deleted: (name: string) => `"${name}" was deleted.`,
  undelete: 'Undo',
  deletedGames: (n: number) => `Deleted (${n})`,
  deletedText: 'They can be brought back for a month.',
  bringBack: 'Bring back',
  adding: (file: string) => `Adding "${file}". A long game takes a few seconds.`,
  added: (name: string) => `"${name}" was added.`,
  backup: (when: string, n: number) =>
    `The newest backup is from ${when}, with ${n === 1 ? '1 saved game' : `${n} saved games`}.`,
  backupOf: (when: string, n: number) => `${when}: ${n === 1 ? '1 saved game' : `${n} saved games`}`,
  backupDo: 'Bring it back',
  backupDone: (n: number) =>
    n === 0 ? 'Nothing was missing.' : n === 1 ? '1 saved game is back.' : `${n} saved games are back.`,
  backups: 'Backups',
  backupsText:
    'Made on each day of play, at its end, and before an update changes the file. Bringing one back adds what is missing and changes nothing else.',
  noBackups: 'The first backup is made when a game is opened.',
  loading: 'Laying out the table.',
};

export const about = {
  title: 'About Crownward',
  what: 'An offline adventure board game for one to six players, made by people who play it. It is independent and unofficial: it plays the rules and brings its own words and pictures.',
  icons:
    'Signs and silhouettes: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; joined, recoloured and shaded here.',
  fonts: 'Type: Cinzel by Natanael Gama, Alegreya Sans by Juan Pablo del Peral, SIL Open Font License 1.1.',
  sounds: 'Sounds: made by the program itself as it plays, out of noise and tones.',
  code: 'Program: MIT licence. Svelte, Electron, SQLite and XState are under their own free licences.',
  licences: 'All credits and licences in full',
};

export const settings = {
  askAlways: 'Ask me every time that I could use a card or leave one, not only when it matters',
  sound: 'Sounds',
  ambience: 'Fireside',
  music: 'Music',
  mute: 'Silence',
  coach: 'Explain each rule the first time',
  coachAnew: 'Explain all anew',
  rollUnasked: 'Roll for my move by itself when there is nothing else I could do',
  title: 'Settings',
  text: 'Size of text',
  motion: 'Movement',
  motions: { system: 'As the system says', full: 'Full', reduced: 'Reduced' },
  theme: 'Colours',
  themes: { lamplight: 'Lamplight', 'high-contrast': 'High contrast' },
  language: 'Language',
  languages: { en: 'English', de: 'Deutsch' },
};
