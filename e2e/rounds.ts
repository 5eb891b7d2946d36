// End-to-end tests come round: `npm test` does each day what must never break and one of the lists below, `npm run
// soak` and `npm run e2e` do all. A test of the browser takes seconds, hundreds of them more than `npm test` may.

/**
 * What goes another way in the app than on the host: on the shim each day, on the host when it comes round. Behind the
 * door it is the same program, and before it the same page.
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

export type Folder = 'visual' | 'flows';
type Files = Readonly<Record<Folder, readonly string[]>>;

/** Beside the wiring on the shim and what attacks the program: what is played is kept, and no press costs anything. */
export const EACH_DAY: Files = { visual: ['pressing'], flows: ['resume', 'story'] };

/** One list a day; each takes about as long as another, and of what is much alike each has something. */
export const ROUNDS: readonly Files[] = [
  {
    visual: ['pictures', 'scenes', 'sound', 'told'],
    flows: ['tutorial', 'looking', 'drag', 'stops', 'endings', 'faults'],
  },
  { visual: ['large'], flows: ['tree', 'setup', 'mouse', 'history', 'first-screen', 'campaigns'] },
  { visual: ['roll', 'sight'], flows: ['keyboard', 'presses', 'axe', 'touch', 'reload', 'corner'] },
  {
    visual: ['readable', 'layout', 'fight', 'shelf', 'room', 'stand', 'share', 'fault', 'foreseen', 'drop'],
    flows: ['records', 'language', 'settings', 'monkey'],
  },
];

const today = Number(process.env['CROWNWARD_DAY'] ?? 'none');

/** The files of a folder that have another day, as patterns; none where no day is set. */
export const notToday = (folder: Folder, day: number = today): readonly string[] =>
  Number.isNaN(day)
    ? []
    : ROUNDS.flatMap((files, nth) =>
        day % ROUNDS.length === nth ? [] : files[folder].map((one) => `**/${one}.spec.ts`),
      );
