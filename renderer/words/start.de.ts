// What the first screen says: the saved games, the settings, what the program is, in German.
import type * as english from './start.en';

export const start: typeof english.start = {
  road: {
    outer: 'stark werden',
    middle: 'einen Talisman finden',
    inner: 'ihre Schrecken überstehen',
    crown: 'sie gegen alle behaupten',
  },
  resume: 'Weiterspielen',
  fresh: 'Neues Spiel',
  saved: 'Gespeicherte Spiele',
  about: 'Über das Spiel',
  settings: 'Einstellungen',
  none: 'Hier werden deine Spiele aufbewahrt. Beginne das erste.',
  round: (n) => `Runde ${n}`,
  over: (names, n) =>
    names === undefined
      ? 'Beendet'
      : names === ''
        ? 'Beendet: Niemand hat gewonnen'
        : `Beendet: ${names} ${n === 1 ? 'hat' : 'haben'} gewonnen`,
  rename: 'Umbenennen',
  remove: 'Löschen',
  renameAsk: 'Ein Name für dieses Spiel',
  renameDo: 'So nennen',
  version: 'Version',
  running: 'Läuft',
  window: 'in einem eigenen Fenster',
  browser: 'im Browser',
  gone: 'Die Datei mit den gespeicherten Spielen ist nicht mehr da, darum wurde eine neue begonnen.',
  setAside: (file, saved) =>
    saved === 0
      ? `Die gespeicherten Spiele waren nicht lesbar. Sie liegen nun in ${file}, und eine neue Datei wurde begonnen.`
      : `Die gespeicherten Spiele waren beschädigt. ${saved === 1 ? 'Ein Spiel wurde' : `${saved} Spiele wurden`} in eine neue Datei übernommen; die alte liegt nun in ${file}.`,
  sort: 'Reihenfolge',
  sorts: { played: 'Zuletzt gespielt', name: 'Name', begun: 'Begonnen', length: 'Länge' },
  search: 'Gespeicherte Spiele durchsuchen',
  nothingFound: 'Kein gespeichertes Spiel hat das im Namen, bei den Spielern oder den Charakteren.',
  answers: (n) => (n === 1 ? '1 Antwort' : `${n} Antworten`),
  casual: 'Zwanglos',
  casualHelp:
    'Etwas wurde nach einem Wurf zurückgenommen, der Startwert oder was kommt war bekannt, ein Computer wurde abgelöst, oder das Spiel zweigt von einem anderen ab.',
  copied: 'Eine Kopie zählt als zwanglos: Was in ihr kommt, kann man aus dem anderen Spiel wissen.',
  leftAt: (name, round) => `Abzweig von „${name}“, Runde ${round}`,
  picture: (name) => `Wo in ${name} alle stehen`,
  duplicate: 'Kopieren',
  exportIt: 'Als Datei speichern',
  watch: 'Noch einmal ansehen',
  importIt: 'Aus einer Datei hinzufügen',
  drop: 'Loslassen, um diese Datei hinzuzufügen.',
  deleted: (name) => `„${name}“ wurde gelöscht.`,
  undelete: 'Rückgängig',
  deletedGames: (n) => `Gelöscht (${n})`,
  deletedText: 'Einen Monat lang können sie zurückgeholt werden.',
  bringBack: 'Zurückholen',
  adding: (file) => `„${file}“ wird hinzugefügt. Bei einem langen Spiel dauert das ein paar Sekunden.`,
  added: (name) => `„${name}“ wurde hinzugefügt.`,
  backup: (when, n) =>
    `Die neueste Sicherung ist vom ${when}, mit ${n === 1 ? 'einem gespeicherten Spiel' : `${n} gespeicherten Spielen`}.`,
  backupOf: (when, n) => `${when}: ${n === 1 ? '1 gespeichertes Spiel' : `${n} gespeicherte Spiele`}`,
  backupDo: 'Zurückholen',
  backupDone: (n) =>
    n === 0
      ? 'Es hat nichts gefehlt.'
      : n === 1
        ? '1 gespeichertes Spiel ist wieder da.'
        : `${n} gespeicherte Spiele sind wieder da.`,
  backups: 'Sicherungen',
  backupsText:
    'An jedem Spieltag und an seinem Ende gemacht und bevor ein neues Programm die Datei ändert. Zurückholen fügt hinzu, was fehlt, und ändert sonst nichts.',
  noBackups: 'Die erste Sicherung entsteht, wenn ein Spiel geöffnet wird.',
  loading: 'Der Tisch wird gedeckt.',
};

export const about: typeof english.about = {
  title: 'Über Crownward',
  what: 'Ein Abenteuer-Brettspiel für eine bis sechs Personen, das ohne Internet auskommt, von Spielern gemacht. Unabhängig und inoffiziell: Es spielt die Regeln und bringt eigene Worte und Bilder mit.',
  icons:
    'Zeichen und Schattenrisse: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0; hier zusammengestellt, gefärbt und schattiert.',
  fonts: 'Schrift: Cinzel von Natanael Gama, Alegreya Sans von Juan Pablo del Peral, SIL Open Font License 1.1.',
  sounds: 'Geräusche: vom Programm selbst beim Spielen aus Rauschen und Tönen gemacht.',
  code: 'Programm: MIT-Lizenz. Svelte, Electron, SQLite und XState stehen unter ihren eigenen freien Lizenzen.',
  licences: 'Alle Beteiligten und Lizenzen im Wortlaut',
};

export const settings: typeof english.settings = {
  sound: 'Geräusche',
  ambience: 'Kaminfeuer',
  music: 'Musik',
  mute: 'Stumm',
  coach: 'Jede Regel beim ersten Mal erklären',
  coachAnew: 'Alle neu erklären',
  rollUnasked: 'Von selbst für meine Bewegung würfeln, wenn ich nichts anderes tun könnte',
  askAlways: 'Immer fragen, wenn ich eine Karte benutzen oder zurücklassen könnte, nicht nur wenn es zählt',
  title: 'Einstellungen',
  text: 'Schriftgröße',
  motion: 'Bewegung',
  motions: { system: 'Wie das System', full: 'Voll', reduced: 'Wenig' },
  theme: 'Farben',
  themes: { lamplight: 'Lampenlicht', 'high-contrast': 'Hoher Kontrast' },
  language: 'Sprache',
  languages: { en: 'English', de: 'Deutsch' },
};
