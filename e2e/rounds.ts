// End-to-end tests come round: `npm test` does each day what must never break and one of the lists below, `npm run
// soak` and `npm run e2e` do all. A test of the browser takes seconds, hundreds of them more than `npm test` may.

/**
 * What goes another way in the app than on the host, and so runs on both: behind the door it is the same program, and
 * before it the same page.
 */
export const WIRING = [
  // The page and its letters by app://, what the door says of itself, the first game that anybody begins.
  'first-screen',
  // Requests, what is refused and why, a push to the page, a restart with the same folder.
  'settings',
  // Set-up, answers and updates, through the preload; a page that is loaded again.
  'reload',
  // What nobody caught in the page comes to the log and into a file.
  'faults',
  // A file that is saved and one that is added.
  'campaigns',
] as const;

/** Files of one folder; the wiring of the app, which lies among the flows, is its own. */
export type Kind = 'visual' | 'flows' | 'shim' | 'security';
type Files = Readonly<Record<Kind, readonly string[]>>;

/** A game that is begun and gone on with in the app, rounds with computers as most play, and keys that cost nothing. */
export const EACH_DAY: Files = {
  visual: ['pressing'],
  flows: ['others'],
  shim: ['first-screen', 'reload'],
  security: [],
};

/** One list for each day of a week; each takes about as long as another. */
export const ROUNDS: readonly Files[] = [
  { visual: ['pictures', 'sound', 'told'], flows: ['keyboard', 'mouse', 'endings'], shim: ['faults'], security: [] },
  { visual: ['large', 'drop'], flows: ['story', 'tree', 'history', 'faults'], shim: [], security: ['start'] },
  { visual: ['readable', 'room', 'seats'], flows: ['tutorial', 'settings'], shim: [], security: [] },
  { visual: ['sight'], flows: ['resume', 'axe', 'records', 'stops', 'corner'], shim: [], security: [] },
  { visual: ['roll', 'fight'], flows: ['looking', 'touch', 'drag'], shim: ['settings'], security: [] },
  {
    visual: ['layout', 'shelf', 'scenes'],
    flows: ['setup', 'presses', 'campaigns'],
    shim: ['campaigns'],
    security: [],
  },
  {
    visual: ['stand', 'share', 'fault', 'foreseen'],
    flows: ['first-screen', 'language', 'reload', 'monkey'],
    shim: [],
    security: ['security'],
  },
];

const today = Number(process.env['CROWNWARD_DAY'] ?? 'none');

/** The files of a kind that have another day, as patterns; none where no day is set. */
export const notToday = (kind: Kind, day: number = today): readonly string[] =>
  Number.isNaN(day)
    ? []
    : ROUNDS.flatMap((files, nth) =>
        day % ROUNDS.length === nth ? [] : files[kind].map((one) => `**/${one}.spec.ts`),
      );
