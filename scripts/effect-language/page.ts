// docs/effect-language.md: every word of the effect language, what it means, and a definition that uses it.
import type { Use, Uses } from './uses';
import type { Vocab, Word } from './types';

/** The chapters in the order in which one needs them, and the types of each. */
export const chapters: readonly { readonly title: string; readonly types: readonly string[] }[] = [
  { title: 'Effects', types: ['Ops', 'PickOption', 'ShopItem', 'Foe', 'RollFor'] },
  { title: 'Amounts', types: ['Amount', 'StatKey', 'Resource', 'FateSide'] },
  { title: 'Conditions', types: ['Cond', 'FightFilter', 'SourceFilter', 'EventIs', 'RuleStatus'] },
  {
    title: 'Choosing characters, cards and spaces',
    types: ['Selector', 'Nearest', 'CardFilter', 'HeroFilter', 'SpaceFilter', 'Zone'],
  },
  { title: 'Naming one thing', types: ['HeroRef', 'CardRef', 'SpaceRef', 'DeckRef', 'Target', 'VarRef'] },
  {
    title: 'Abilities',
    types: [
      'Ability',
      'StatMod',
      'Permission',
      'PowerMod',
      'DeckMod',
      'CountsMod',
      'ReadsMod',
      'Reach',
      'Trigger',
      'Listening',
      'Answering',
      'Action',
      'Meeting',
      'Duration',
      'Span',
    ],
  },
  { title: 'Verbs, events and moments', types: ['Verb', 'EventKind', 'Stage', 'Moment'] },
  {
    title: 'What may be asked of an event',
    types: [
      'ChangeFilter',
      'FateFilter',
      'GainFilter',
      'LoseFilter',
      'AlignmentFilter',
      'PlaceFilter',
      'PersonFilter',
      'CastFilter',
      'MoveFilter',
      'RollFilter',
      'AboutCard',
      'TakenFilter',
      'LeftFilter',
      'SpentFilter',
      'TokensFilter',
      'DealtFilter',
      'SpellSpent',
      'AboutFight',
      'EndFilter',
      'ComparedFilter',
      'KillFilter',
      'TurnFilter',
      'ChampionFilter',
      'SideFilter',
      'StatusFilter',
      'OtherCause',
      'WayOfMoving',
      'WayOfLeaving',
      'FightOutcome',
    ],
  },
  {
    title: 'Definitions',
    types: [
      'Common',
      'Part',
      'Met',
      'EnemyDef',
      'ObjectDef',
      'FollowerDef',
      'SpellDef',
      'QuestDef',
      'CharacterDef',
      'SpaceDef',
      'Link',
      'Drawing',
      'RuleDef',
      'Choice',
      'FigureDef',
      'TerrainDef',
      'StateDef',
      'WorldDef',
      'EndingDef',
      'EndingGoal',
      'FormDef',
      'DeckDef',
      'DeckUse',
      'LinkDef',
      'Overlay',
    ],
  },
];

/** As it is written in TypeScript; what lies deep is left out. */
export function written(value: unknown, depth = 3): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.keys(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (items.length === 0) return `${open}${close}`.replaceAll(' ', '');
  if (depth === 0) return `${open}…${close}`;
  const inner = Array.isArray(value)
    ? (value as readonly unknown[]).map((item) => written(item, depth - 1))
    : Object.entries(value).map(
        ([key, item]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${written(item, depth - 1)}`,
      );
  return `${open}${inner.join(', ')}${close}`;
}

const longest = 150;
/** As much of it as fits on a line. */
const line = (value: unknown): string => {
  const texts = [4, 3, 2, 1].map((depth) => written(value, depth));
  return texts.find((text) => text.length <= longest) ?? (texts.at(-1) ?? '').slice(0, longest).concat('…');
};

/** Base before the sets, and those before the probe, which no game has; the shortest of them. */
const rank = ({ id }: Use): number => (id.startsWith('base/') ? 0 : id.startsWith('probe/') ? 2 : 1);
function exampleOf(uses: readonly Use[]): Use | undefined {
  const best = Math.min(...uses.map(rank));
  const length = (use: Use): number => Math.max(60, JSON.stringify(use.value).length);
  return uses
    .filter((use) => rank(use) === best)
    .reduce<Use | undefined>((a, b) => (a === undefined || length(b) < length(a) ? b : a), undefined);
}

function entry(type: string, word: Word, uses: Uses): string[] {
  const form = word.form === undefined || word.form === 'true' ? '' : ` \`${word.form}\``;
  const use = exampleOf(uses.get(`${type}.${word.name}`) ?? []);
  const shown = use && (typeof use.value === 'string' ? '' : `\`${line(use.value)}\` `);
  return [
    `- **\`${word.name}\`**${form}${word.says === '' ? '' : `  \n  ${word.says}`}`,
    use ? `  Example: ${shown ?? ''}(${use.id})` : '  No definition says this.',
  ].map((text, i, all) => (i < all.length - 1 ? `${text}  ` : text));
}

/** What is to be said of a type; that an `EnemyDef` is of the kind `enemy` goes without saying. */
export const wordsOf = (vocab: Vocab, type: string): readonly Word[] =>
  vocab.words(type).filter((word) => !(word.name === 'kind' && type.endsWith('Def')));

function section(vocab: Vocab, uses: Uses, type: string): string[] {
  const words = wordsOf(vocab, type);
  const says = vocab.says(type);
  let group: string | undefined;
  return [
    `### ${type === 'Ops' ? 'Ops' : `\`${type}\``}`,
    '',
    ...(says === '' ? [] : [says, '']),
    ...(words.length === 0 ? [`\`${(vocab.types.get(type)?.getText() ?? '').replace(/\s+/g, ' ')}\``, ''] : []),
    ...words.flatMap((word) => {
      const heading = word.group === group ? [] : ['', `#### ${word.group ?? ''}`, ''];
      ({ group } = word);
      return [...heading, ...entry(type, word, uses)];
    }),
    '',
  ];
}

export function pageOf(vocab: Vocab, uses: Uses): string {
  return `${[
    '# The effect language',
    '',
    '<!-- Written by scripts/effect-language out of shared/rules/vocab; change the doc comments there and write it anew. -->',
    '',
    'What cards, spaces and rules are written in: plain JSON, built by the phrases of `shared/rules/dsl`. Each word stands',
    'with its type, what it means, and a definition that uses it; where the base game has none, one of another set or of the',
    'probe (`shared/content/probe`, which no game has). `…` stands for what is left out of an example. To say something new:',
    '[add an op](how-to/add-an-op.md). `npx vitest run scripts/effect-language -u` writes this page.',
    '',
    ...chapters.flatMap(({ title, types }) => [
      `## ${title}`,
      '',
      ...types.flatMap((type) => section(vocab, uses, type)),
    ]),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
