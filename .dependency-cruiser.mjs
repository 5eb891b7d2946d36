// Who may import whom. Every comment says what to do instead, because that is what the gate prints.
// Tests and the test kit may look everywhere inside shared; the borders between processes hold for them too.
const TESTS = '(\\.test\\.ts$|^shared/rules/testing/)';

/**
 * A layer that may import only what is named.
 * @param {string} name @param {string} layer @param {readonly string[]} allowed @param {string} comment
 */
const only = (name, layer, allowed, comment) => ({
  name,
  severity: /** @type {const} */ ('error'),
  comment,
  from: { path: `^(${layer})/`, pathNot: TESTS },
  to: { path: '^(shared|main|renderer|e2e|scripts)/', pathNot: `^(${[layer, ...allowed].join('|')})/` },
});

/**
 * A package with a home.
 * @param {string} pkg @param {string} home a pattern of paths @param {string} comment
 */
const livesIn = (pkg, home, comment) => ({
  name: `${pkg}-has-a-home`,
  severity: /** @type {const} */ ('error'),
  comment,
  from: { path: '^(shared|main|renderer|e2e|scripts)/', pathNot: home },
  to: { path: `((^|/)node_modules/|^)${pkg}(/|$)` },
});

const rules = 'shared/rules';
/** The rulebook, one folder a chapter. */
const chapters = [
  ...[
    'turn',
    'movement',
    'encounter',
    'combat',
    'fate',
    'casting',
    'reward',
    'inner-region',
    'crown',
    'death',
    'checks',
  ],
  ...['join', 'moments', 'figures'],
].map((name) => `${rules}/${name}`);
const low = ['shared/kernel', `${rules}/vocab`];
/** What crosses the door is plain types over kernel, so the rules may speak of it. */
const plain = [...low, 'shared/contract'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or a third one is missing: move what both use there.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-lost-imports',
      severity: 'error',
      comment: 'This import leads nowhere: correct the path, or add the package to package.json.',
      from: { path: '^(shared|main|renderer|e2e|scripts)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      comment: "A test is nobody's library: move the helper to shared/rules/testing or main/testing.",
      from: {},
      to: { path: '\\.test\\.ts$' },
    },
    {
      name: 'test-kit-is-for-tests',
      severity: 'error',
      comment: 'shared/rules/testing is for tests, tools and the benchmark: move what the game needs out of it.',
      from: { path: '^(shared|main|renderer)/', pathNot: `(${TESTS}|^main/testing/)` },
      to: { path: '^(shared/rules|main)/testing/' },
    },

    // Borders between the processes.
    {
      name: 'shared-knows-no-process',
      severity: 'error',
      comment: 'shared/ runs in every process: pass in what it needs from main or renderer as an argument.',
      from: { path: '^shared/' },
      to: { path: '^(main|renderer|e2e|scripts)/' },
    },
    {
      name: 'shared-has-no-node',
      severity: 'error',
      comment: 'shared/ has neither Node nor DOM: read the file or the clock in main and pass the value in.',
      from: { path: '^shared/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-has-few-packages',
      severity: 'error',
      comment:
        'shared/ uses valibot in contract and rules/state and XState in rules/charts; write the rest with kernel.',
      from: { path: '^shared/', pathNot: `(${TESTS}|^shared/(contract|rules/(state|charts))/)` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'main-not-renderer',
      severity: 'error',
      comment: 'main draws nothing: what both sides know belongs in shared/contract.',
      from: { path: '^main/' },
      to: { path: '^(renderer|e2e|scripts)/' },
    },
    {
      name: 'renderer-sees-contracts',
      severity: 'error',
      comment:
        'The renderer sees shared/contract, shared/text, shared/tutorial, shared/kernel and the names and declarations of shared/content: ask the door for the rest.',
      from: { path: '^renderer/' },
      to: {
        path: '^(shared|main|e2e|scripts)/',
        pathNot: '^shared/((contract|text|tutorial|kernel)/|content/(declared|names|[^/]+/(names|icons|looks|set))\\.)',
      },
    },
    {
      name: 'e2e-sees-the-screen',
      severity: 'error',
      comment: 'End-to-end tests use visible controls and a seed: only shared/contract is known to them.',
      from: { path: '^e2e/' },
      to: {
        path: '^(shared|main|renderer|scripts)/',
        pathNot: '^(shared/contract/|scripts/commands/(electron|chromium)\\.mjs$|scripts/shots/site\\.mjs$)',
      },
    },

    // Layers of the rules.
    only('kernel-is-the-bottom', 'shared/kernel', [], 'kernel imports nothing: move this to the layer that needs it.'),
    only(
      'contract-is-plain',
      'shared/contract',
      ['shared/kernel'],
      'contract reads kernel only: give the type a plain form that may cross the door.',
    ),
    only(
      'text-reads-vocab',
      'shared/text',
      [...plain, 'shared/content'],
      'text reads vocab, contract and kernel: put what it says into a Msg.',
    ),
    {
      name: 'a-language-reads-no-effect',
      severity: 'error',
      comment: 'A language puts clauses into words and reads no effect: have the walk (shared/text/clauses) say it.',
      from: { path: '^shared/text/(en|de|speech)/' },
      to: { path: '^shared/rules/' },
    },
    only(
      'tutorial-sees-the-screen',
      'shared/tutorial',
      ['shared/kernel', 'shared/contract'],
      'A lesson sees what the screen sees, contract and kernel: it computes no rule.',
    ),
    only(
      'vocab-is-types',
      `${rules}/vocab`,
      ['shared/kernel', `${rules}/options`],
      'vocab is types over kernel and the options: phrases go to dsl, behaviour to engine.',
    ),
    only('dsl-writes-vocab', `${rules}/dsl`, low, 'dsl builds vocab out of kernel: it knows no state and no engine.'),
    only(
      'options-are-plain',
      `${rules}/options`,
      ['shared/kernel'],
      'options are a registry over kernel: rules read them, not the other way round.',
    ),
    only(
      'state-is-low',
      `${rules}/state`,
      [...plain, `${rules}/options`],
      'state is below query and engine: move the function that reads it to query.',
    ),
    only(
      'query-reads-state',
      `${rules}/query`,
      [...plain, `${rules}/options`, `${rules}/state`],
      'query only reads state: what changes something goes to engine.',
    ),
    only(
      'engine-below-charts',
      `${rules}/engine`,
      [...plain, `${rules}/options`, `${rules}/state`, `${rules}/query`],
      'engine is below the chapters, setup and view: let them call it, or take it as an argument.',
    ),
    only(
      'chapters-above-engine',
      [...chapters, `${rules}/charts`].join('|'),
      [...plain, `${rules}/options`, `${rules}/state`, `${rules}/query`, `${rules}/engine`],
      'Chapters read state and query and name programs of the engine; they know no setup and no view.',
    ),
    only(
      'setup-above-engine',
      `${rules}/setup`,
      [...plain, `${rules}/options`, `${rules}/state`, `${rules}/query`, `${rules}/engine`, `${rules}/charts`],
      'setup builds a state out of a catalogue that is passed in.',
    ),
    only(
      'view-reads',
      `${rules}/view`,
      [...plain, `${rules}/options`, `${rules}/state`, `${rules}/query`],
      'view reads state, query and contract: nothing that it uses may change the game.',
    ),
    only(
      'foresight-plays-ahead',
      `${rules}/foresight`,
      [...plain, `${rules}/options`, `${rules}/state`, `${rules}/query`, `${rules}/engine`, `${rules}/view`],
      'foresight carries the engine on from what a seat may know: it writes no rule and knows no chapter.',
    ),
    only(
      'invariants-read',
      `${rules}/invariants`,
      [...plain, `${rules}/options`, `${rules}/state`, `${rules}/query`],
      'invariants only read: what must hold is asked of state and query.',
    ),
    {
      name: 'rules-know-no-card',
      severity: 'error',
      comment:
        'Rules never import content: the catalogue is passed in, the card says what it does in the effect language.',
      from: { path: '^shared/(rules|kernel|contract|text)/', pathNot: TESTS },
      // The words that sets declare of their decks and Regions are no card, nor are those of their endings.
      to: { path: '^shared/content/', pathNot: '^shared/content/((declared|ending-words)\\.ts|[^/]+/set\\.ts)$' },
    },
    {
      name: 'content-speaks-the-dsl',
      severity: 'error',
      comment: 'Content is written with dsl, vocab, kernel and content/common: if a phrase is missing, add it to dsl.',
      // options.ts is no content: it lays the house rules of the sets beside those of the registry.
      from: { path: '^shared/content/', pathNot: '\\.test\\.ts$|^shared/content/options\\.ts$' },
      to: { path: '^shared/', pathNot: '^shared/(content|kernel|rules/(dsl|vocab))/' },
    },
    {
      name: 'sets-stand-alone',
      severity: 'error',
      comment: 'A set never imports another set, since any may be left out: move the common phrase to content/common.',
      from: { path: '^shared/content/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/content/[^/]+/', pathNot: '^shared/content/($1|common)/' },
    },
    {
      name: 'only-tx-writes',
      severity: 'error',
      comment: 'Only atoms in engine/tx and setup write the state: propose an event or call an atom.',
      from: {
        path: '^(shared|main|renderer|scripts)/',
        pathNot: `(${TESTS}|^shared/rules/(state/|setup/|engine/tx[./]))`,
      },
      to: { path: '^shared/rules/state/draft' },
    },

    // Layers of the main process.
    {
      name: 'persistence-is-low',
      severity: 'error',
      comment: 'persistence stores values and knows neither door nor session: pass them in.',
      from: { path: '^main/persistence/', pathNot: '\\.test\\.ts$' },
      to: { path: '^main/(app|ipc|host|game|ai|preload)/' },
    },
    {
      name: 'players-see-views',
      severity: 'error',
      comment: 'A computer player gets what a person gets: give it view, events and prompt, or a dealt-anew sample.',
      from: { path: '^main/ai/', pathNot: '\\.test\\.ts$' },
      to: { path: '^main/(app|ipc|host|persistence|preload)/' },
    },
    {
      name: 'preload-is-alone',
      severity: 'error',
      comment: 'The preload is a context bridge and nothing else: it may use shared/contract.',
      from: { path: '^main/preload/' },
      to: { path: '^(shared|main|renderer)/', pathNot: '^(main/preload|shared/contract)/' },
    },
    livesIn(
      'electron',
      '^main/(app|ipc|preload)/',
      'Electron is known in main/{app,ipc,preload}: pass a function in, so that the browser host works too.',
    ),
    livesIn('better-sqlite3', '^main/persistence/', 'SQL lives in main/persistence: add a method to a repository.'),
    livesIn(
      'xstate',
      '^(shared/rules/charts|main/game)/',
      'XState lives in shared/rules/charts and main/game: send the chart an event instead.',
    ),
    livesIn('ws', '^(main/ipc|e2e)/', 'WebSockets are a transport and live in main/ipc: use the door.'),
    livesIn('electron-log', '^main/app/log', 'The log is made in main/app/log: take a Logger as an argument.'),
    livesIn('svelte', '^(renderer/|scripts/gates/tokens)', "Svelte draws, and drawing is the renderer's."),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'node', 'default', 'types'],
    },
  },
};
