// What can be wrong with a set's declaration: each finding is one line.
import type { Declarations } from '../../../content/declared';
import { nameOf } from '../../../kernel/ids';
import type { Def } from '../../vocab/definition';
import { isDeepStrictEqual } from 'node:util';
import { optionDefs, optionOfRule } from '../../options/registry';
import { presets } from '../../options/presets';
import { resolveOptions } from '../../options/resolve';
import { hasKeyword, hasSubtype, hasToken } from '../../../text/de/words';
import { lintBox } from './box';
import type { OptionOfSet, PresetOfSet, SetDef } from '../../vocab/set';

const unsaid = (what: string, words: { readonly en: string; readonly de: string }): readonly string[] =>
  (['en', 'de'] as const).filter((language) => words[language].trim() === '').map((l) => `${what} has no word in ${l}`);

/** Every deck that a value speaks of as one that is drawn from. */
function decksIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(decksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' &&
    (['deck', 'drawFrom', 'into'].includes(key) || (key === 'instead' && 'drawFrom' in value))
      ? [one]
      : decksIn(one),
  );
}

/** What texts would have to name and no set has words for: sides of cards, and what is looked for in names. */
function wordless(value: unknown, all: Declarations): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => wordless(one, all));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const sides = key === 'sides' && typeof one === 'object' && one !== null ? Object.keys(one) : [];
    return [
      ...(key === 'titled' && typeof one === 'string' && !all.word('titled', one) ? [`“${one}” in a name`] : []),
      ...sides.filter((side) => !all.word('sides', side)).map((side) => `the side ${side}`),
      ...wordless(one, all),
    ];
  });
}

/** Tokens, keywords and subtypes that its texts would tell in English words only. */
function untold(value: unknown, all: Declarations): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => untold(one, all));
  if (typeof value !== 'object' || value === null) return [];
  const { op, kind, keyword, subtype }: Partial<Readonly<Record<'op' | 'kind' | 'keyword' | 'subtype', unknown>>> =
    value;
  const isToken = (one: string): boolean => hasToken(one) || all.token(one)?.only === 'count' || !!all.token(one)?.word;
  const isSubtype = (one: string): boolean => hasSubtype(one) || !!all.word('subtypes', one);
  const isKeyword = (one: string): boolean => hasKeyword(one) || !!all.word('keywords', one);
  return [
    ...((op === 'tokens' || op === 'spaceTokens') && typeof kind === 'string' && !isToken(kind)
      ? [`the token ${kind}`]
      : []),
    ...[keyword].flat().flatMap((one) => (typeof one === 'string' && !isKeyword(one) ? [`the keyword ${one}`] : [])),
    ...[subtype]
      .flat()
      .flatMap((one) =>
        typeof one === 'string' && !isSubtype(one) ? [one === '' ? 'the subtype ""' : `the subtype ${one}`] : [],
      ),
    ...Object.values(value).flatMap((one) => untold(one, all)),
  ];
}

/** Foes of its instructions that are no cards of its own and that no set has words for. */
function creaturesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(creaturesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    key === 'foe' && typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string'
      ? [one.name]
      : creaturesIn(one),
  );
}

const isWord = (id: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(id);

function optionFindings(id: string, option: OptionOfSet, set: SetDef, all: Declarations): readonly string[] {
  const { name, help, values, valueNames = {}, standard, needs = [], excludes = [], sets = [] } = option;
  const known = new Set([...optionDefs.map((one) => one.id), ...Object.keys(set.options ?? {})]);
  return [
    ...unsaid(`the option ${id}`, name),
    ...unsaid(`the help of ${id}`, help),
    ...(isWord(id) ? [] : [`the option ${id} is not written as one word`]),
    ...(optionDefs.some((one) => one.id === id) ? [`the option ${id} is there without it`] : []),
    ...(values.includes(standard) ? [] : [`the option ${id} never has its standard ${String(standard)}`]),
    ...(new Set(values).size === values.length && values.length > 1 ? [] : [`the option ${id} is no choice`]),
    ...values
      .filter((value) => typeof value === 'string' && valueNames[value] === undefined)
      .map((value) => `the value ${String(value)} of ${id} has no words`),
    ...Object.entries(valueNames).flatMap(([value, words]) => [
      ...unsaid(`the value ${value} of ${id}`, words),
      ...(values.some((one) => String(one) === value) ? [] : [`${id} is never ${value}`]),
    ]),
    ...[...needs, ...excludes]
      .filter((other) => !known.has(other))
      .map((other) => `the option ${id} speaks of ${other}, which is none`),
    ...sets.filter((other) => all.of(other) === undefined).map((other) => `${id} needs ${other}, which is no set`),
    ...all.sets
      .filter(({ options: others = {} }) => others[id] !== undefined && !isDeepStrictEqual(others[id], option))
      .map((other) => `${other.set} declares the option ${id} otherwise`),
  ];
}

function presetFindings(id: string, preset: PresetOfSet, set: SetDef, defs: ReadonlySet<string>): readonly string[] {
  const { name, line, rules = {}, endings = [] } = preset;
  const own = Object.entries(set.options ?? {}).map(([option, one]) => optionOfRule(option, one));
  return [
    ...unsaid(`the preset ${id}`, name),
    ...unsaid(`the line of ${id}`, line),
    ...(isWord(id) ? [] : [`the preset ${id} is not written as one word`]),
    ...(presets.some((one) => one.id === id) ? [`the preset ${id} is there without it`] : []),
    ...resolveOptions('digital', rules, own).problems.map(
      ({ option, problem }) => `the preset ${id}: ${option}: ${problem}`,
    ),
    ...endings
      .filter((ending) => !ending.startsWith('base/') && !defs.has(ending))
      .map((ending) => `the preset ${id} has ${ending}, which is no ending of its own`),
  ];
}

/** The base game's decks are named by one word, every other by its whole id. */
const declare = (deck: string, { set }: SetDef): string =>
  deck.includes('/')
    ? 'declare it in `decks` of set.ts, or the set that does in `needs`'
    : `is it one of the base game's, or in \`decks\` of set.ts as ${set}/deck/${deck}?`;

/** Words under a short key: all sets that say it mean the same. */
const words = [
  'sides',
  'statuses',
  'titled',
  'tokens',
  'keywords',
  'nouns',
  'explained',
  'subtypes',
  'creatures',
] as const;
const otherWords = (set: SetDef, other: SetDef): readonly string[] =>
  words.flatMap((of) =>
    Object.entries(other.words?.[of] ?? {}).flatMap(([key, theirs]) => {
      const own = set.words?.[of]?.[key];
      return own === undefined || JSON.stringify(own) === JSON.stringify(theirs)
        ? []
        : [`${other.set} has other words for ${key} of ${of}: say the same, or take another key`];
    }),
  );

export function lintDeclaration(set: SetDef, defs: readonly Def[], all: Declarations): readonly string[] {
  const { decks = {}, regions = {}, boards = [], needs = [], endings = {}, options = {}, presets: ways = {} } = set;
  const ids = new Set(defs.map(({ id }) => id));
  const inReach = [set, ...['base', ...needs].flatMap((one) => all.of(one) ?? [])];
  const known = new Set(inReach.flatMap((one) => Object.keys(one.decks ?? {})));
  const knownRegions = new Set(inReach.flatMap((one) => Object.keys(one.regions ?? {})));
  const used = new Set([...known, ...decksIn(defs)]);
  const whole = set.kind === 'base' || set.kind === 'trial';
  return [
    ...unsaid('the set', set.name),
    ...unsaid('its line', set.line),
    ...lintBox(set, defs),
    ...Object.entries(decks).flatMap(([deck, { word }]) => unsaid(`the deck ${deck}`, word)),
    ...Object.entries(regions).flatMap(([id, { name, title }]) => [
      ...unsaid(`the Region ${id}`, name),
      ...unsaid(`the title of ${id}`, title),
      ...(/^(?:der|das) [^(]+$/.test(name.de) ? [`the Region ${id} has no genitive in de: “das Verlies(es)”`] : []),
    ]),
    ...Object.entries(endings).flatMap(([id, words]) => unsaid(`the line of ${id}`, words)),
    ...Object.entries(options).flatMap(([id, option]) => optionFindings(id, option, set, all)),
    ...Object.entries(ways).flatMap(([id, preset]) => presetFindings(id, preset, set, ids)),
    ...(set.kind === 'trial' ? [] : defs)
      .filter(({ id, kind }) => kind === 'ending' && endings[id] === undefined)
      .map(({ id }) => `${id} has no line for the set-up screen`),
    ...Object.keys(endings)
      .filter((id) => !ids.has(id))
      .map((id) => `${id} has a line and is no ending`),
    ...needs.filter((one) => all.of(one) === undefined).map((one) => `it needs ${one}, which is no set`),
    ...Object.keys(decks)
      .filter((deck) => !whole && !deck.includes('/deck/'))
      .map((deck) => `the deck ${deck} is not written as set/deck/name`),
    ...Object.values(decks).flatMap(({ replaces }) =>
      replaces !== undefined && !known.has(replaces) ? [`it replaces ${replaces}, which is no deck`] : [],
    ),
    ...(set.kind === 'trial' ? [] : [...new Set(decksIn(defs))])
      .filter((deck) => !known.has(deck))
      .map((deck) => `the deck ${deck} is declared nowhere that it reaches: ${declare(deck, set)}`),
    ...defs
      .filter(({ id, kind }) => kind === 'deck' && ![id, nameOf(id)].some((deck) => used.has(deck)))
      .map(
        ({ id }) => `${id} says how a deck is used that no card has: its id is what set.ts and the cards call the deck`,
      ),
    ...[...new Set(defs.flatMap((def) => (def.kind === 'space' ? [def.region] : [])))]
      .filter((region) => !knownRegions.has(region))
      .map((region) => `the Region ${region} is declared nowhere that it reaches`),
    ...boards.flatMap(({ regions: on, entered }) => [
      ...on
        .filter((region) => regions[region] === undefined)
        .map((region) => `a board has ${region}, which is not its`),
      ...entered.filter(({ to }) => !ids.has(to)).map(({ to }) => `a board is entered at ${to}, which is not there`),
    ]),
    ...[...new Set(wordless(defs, all))].map((what) => `${what} has no word: say it in \`words\` of set.ts`),
    ...(set.kind === 'trial' ? [] : [...new Set(untold(defs, all))]).map(
      (what) => `${what} has no German word: say it in \`words\` of set.ts`,
    ),
    ...[...new Set(creaturesIn(defs))]
      .filter((name) => !all.creature(name) && !defs.some(({ id }) => nameOf(id) === name))
      .map((name) => `the creature ${name} has no word: say it in \`words\` of set.ts`),
    ...Object.entries(set.words?.tokens ?? {}).flatMap(([key, { word }]) =>
      word === undefined ? [] : unsaid(`${key} of tokens`, word),
    ),
    ...(['sides', 'statuses', 'titled', 'keywords', 'nouns', 'subtypes', 'creatures', 'spots'] as const).flatMap((of) =>
      Object.entries(set.words?.[of] ?? {}).flatMap(([key, words]) => unsaid(`${key} of ${of}`, words)),
    ),
    ...Object.entries(set.words?.explained ?? {}).flatMap(([key, { name, text }]) =>
      [name, text].flatMap((words) => unsaid(`${key} of explained`, words)),
    ),
    ...all.sets
      .filter((other) => other.set !== set.set && other.order === set.order)
      .map((other) => `it has the order ${set.order} of ${other.set}: take a number that no set has`),
    ...all.sets.flatMap((other) =>
      other.set === set.set || set.kind === 'trial' || other.kind === 'trial'
        ? []
        : [
            ...Object.entries(other.decks ?? {})
              .filter(([deck, one]) => decks[deck] !== undefined && JSON.stringify(one) !== JSON.stringify(decks[deck]))
              .map(([deck]) => `${other.set} declares the deck ${deck} otherwise`),
            ...Object.keys(other.regions ?? {})
              .filter((region) => regions[region] !== undefined)
              .map((region) => `${other.set} has a Region ${region}, too`),
            ...otherWords(set, other),
          ],
    ),
  ];
}
