// Words that the code may not use. A message of our own says what to use instead.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const PURE = 'Rules are deterministic and know no clock: ';

const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'No enum: a const array and the union made from it say the same and survive JSON.',
};
const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'No default export: export by name, so that the thing has one name everywhere.',
};
/** Otherwise any object of its shape is taken for an instance. Errors are told apart by `instanceof` and are no types. */
const noOpenClass = {
  selector:
    'ClassDeclaration:matches([superClass=null], [superClass.name=/^(EventEmitter|Map|Set)$/]) > ClassBody:not(:has(> [key.type="PrivateIdentifier"], > [accessibility=/^(private|protected)$/]))',
  message:
    'A class has something private, or TypeScript takes any object of its shape for an instance. If it has nothing to hide, a type will do.',
};
const noLocale = {
  selector: 'MemberExpression[property.name=/^(localeCompare|toLocaleString|toLocaleUpperCase|toLocaleLowerCase)$/]',
  message: `${PURE}compare with < and >, and leave wording to shared/text.`,
};

const noEnumeration = {
  selector:
    "CallExpression[callee.object.name='Object'][callee.property.name=/^(keys|values|entries)$/] > MemberExpression[property.name='cards']",
  message:
    'Cards are enumerated by the index alone (rules/query/card-index): it knows where each lies, however many there are.',
};

const noOptionByName = {
  selector: "MemberExpression[computed=true][object.property.name='options'][property.type='Literal']",
  message: 'An option is read by optionOf (rules/options), which knows the option and its values.',
};
const noOptionOfName = {
  ...noOptionByName,
  selector: "MemberExpression[computed=true][object.name='options'][property.type='Literal']",
};

/** What others may touch: lives, gold, fate, counters, alignment, Toads, lost turns, where somebody or something is. */
const noPrimitive = {
  selector:
    "CallExpression[callee.property.name=/^(change|align|becomeToad|missTurns|place|turnOver|walk|moveCard|draw|takeFromDeck|restore|burnTop|setSides)$/]:matches([callee.object.name='tx'], [callee.object.property.name='tx'])",
  message: 'Propose it (tx.propose): what others may touch is written by commit alone (docs/adr/0014).',
};
/** What no file of the rules may say. */
const inRules = [noEnum, noDefault, noOpenClass, noLocale, noEnumeration, noOptionByName, noOptionOfName];

/** What makes two computers play the same game differently. */
const impure = {
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: `${PURE}use the state's own counters.` },
    { name: 'Intl', message: `${PURE}leave wording to shared/text.` },
    { name: 'performance', message: `${PURE}measure in main or scripts.` },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: `${PURE}draw from the seeded RNG in the state (kernel/rng).` },
  ],
  'no-restricted-syntax': ['error', noEnum, noDefault, noOpenClass, noLocale, noOptionByName, noOptionOfName],
};

const SENTENCES = 'A language edits no finished sentence: have the walk (shared/text/clauses) make another clause.';
const APART = 'No text of a card is taken apart: have its parts read off the clauses (shared/text/told.ts).';
const surgery = (/** @type {string} */ message) => [
  {
    selector:
      'CallExpression[callee.property.name=/^(replace|replaceAll|substring|substr|split|match|matchAll|charAt|startsWith|endsWith)$/]',
    message,
  },
  { selector: 'Literal[regex]', message },
];
const noSurgery = surgery(SENTENCES);

const JSON_ONLY = 'The state is plain JSON: use a readonly array or a record with prefixed ids.';

export default tseslint.config(
  { ignores: ['dist/', 'release/', 'node_modules/', 'test-results/', 'shots/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    // What needs types is asked by oxlint (.oxlintrc.json).
    extends: [...tseslint.configs.strict],
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      // Code is the formatter's business, which leaves comments as they are.
      'max-len': ['error', { code: 1000, comments: 120, ignoreTrailingComments: true, ignoreUrls: true }],
      'no-restricted-syntax': ['error', noEnum, noDefault, noOpenClass],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  { files: ['shared/kernel/**', 'shared/rules/**', 'shared/content/**', 'shared/text/**'], rules: impure },
  {
    // Messages of the program are filled in with names; rules text is not.
    files: ['shared/text/{en,de}/**'],
    ignores: ['shared/text/{en,de}/{prompts,prompt-parts,reacting,journal}.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noDefault, noOpenClass, noLocale, ...noSurgery] },
  },
  {
    // What takes the parts of a text from its clauses, and what a screen does with texts of cards; of a name and of an
    // id it may ask where its words end.
    files: [
      'shared/text/{told,does,describing}.ts',
      'renderer/features/cards/*.{ts,svelte}',
      'renderer/features/prompts/awaits.ts',
      'renderer/features/battle/roll.ts',
      'renderer/features/board/Peek.svelte',
    ],
    ignores: ['renderer/features/cards/{Card.svelte,traits.ts}', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noDefault, noOpenClass, noLocale, ...surgery(APART)] },
  },
  {
    files: ['shared/rules/**'],
    ignores: ['shared/rules/query/card-index.ts', 'shared/rules/{setup,state,testing}/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...inRules, noPrimitive],
    },
  },
  {
    // Where an event is carried out; what nobody can touch: a character who comes or is dead, a position that is
    // supposed.
    files: [
      'shared/rules/engine/{commit,commit-cards}.ts',
      'shared/rules/join/**',
      'shared/rules/death/**',
      'shared/rules/foresight/suppose.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...inRules],
    },
  },
  {
    files: ['main/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noDefault, noOpenClass, noOptionByName, noOptionOfName] },
  },
  {
    files: ['shared/rules/state/**'],
    rules: {
      'no-restricted-globals': [
        ...impure['no-restricted-globals'],
        ...['Map', 'Set', 'WeakMap', 'WeakSet'].map((name) => ({ name, message: JSON_ONLY })),
      ],
      '@typescript-eslint/no-restricted-types': [
        'error',
        {
          types: Object.fromEntries(
            ['Map', 'Set', 'ReadonlyMap', 'ReadonlySet', 'Date'].map((name) => [name, JSON_ONLY]),
          ),
        },
      ],
    },
  },
  {
    // The raw call is banned; only the validated door is allowed.
    files: ['main/**', 'renderer/**', 'shared/**'],
    ignores: ['main/ipc/electron.ts', 'main/preload/index.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'electron',
              importNames: ['ipcMain', 'ipcRenderer', 'contextBridge'],
              message: "Only the door talks to Electron's IPC: add a channel to shared/contract/ipc.ts and a handler.",
            },
          ],
        },
      ],
    },
  },
  // Playwright reads which fixtures a fixture needs off its first parameter, so it must be a pattern.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['*.config.ts', 'e2e/*.config.ts', 'e2e/visual/site.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum] },
  },
  { files: ['**/*.js', '**/*.mjs'], languageOptions: { globals: globals.node } },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: tseslint.parser } },
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      // Types are svelte-check's business in these files.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      'svelte/no-at-html-tags': 'error',
      // Views are swapped whole ($state.raw); a Map that is not state is only a Map.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-restricted-syntax': ['error', noEnum],
    },
  },
);
