// What can be wrong with a set's declaration: each finding is one line.
import type { Declarations } from '../../../content/declared';
import type { Def } from '../../vocab/definition';
import type { SetDef } from '../../vocab/set';

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

export function lintDeclaration(set: SetDef, defs: readonly Def[], all: Declarations): readonly string[] {
  const { decks = {}, regions = {}, boards = [], needs = [], endings = {} } = set;
  const ids = new Set(defs.map(({ id }) => id));
  const inReach = [set, ...['base', ...needs].flatMap((one) => all.of(one) ?? [])];
  const known = new Set(inReach.flatMap((one) => Object.keys(one.decks ?? {})));
  const knownRegions = new Set(inReach.flatMap((one) => Object.keys(one.regions ?? {})));
  const whole = set.kind === 'base' || set.kind === 'trial';
  return [
    ...unsaid('the set', set.name),
    ...unsaid('its line', set.line),
    ...Object.entries(decks).flatMap(([deck, { word }]) => unsaid(`the deck ${deck}`, word)),
    ...Object.entries(regions).flatMap(([id, { name, title }]) => [
      ...unsaid(`the Region ${id}`, name),
      ...unsaid(`the title of ${id}`, title),
    ]),
    ...Object.entries(endings).flatMap(([id, words]) => unsaid(`the line of ${id}`, words)),
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
      .map((deck) => `the deck ${deck} is declared nowhere that it reaches`),
    ...[...new Set(defs.flatMap((def) => (def.kind === 'space' ? [def.region] : [])))]
      .filter((region) => !knownRegions.has(region))
      .map((region) => `the Region ${region} is declared nowhere that it reaches`),
    ...boards.flatMap(({ regions: on, entered }) => [
      ...on
        .filter((region) => regions[region] === undefined)
        .map((region) => `a board has ${region}, which is not its`),
      ...entered.filter(({ to }) => !ids.has(to)).map(({ to }) => `a board is entered at ${to}, which is not there`),
    ]),
    ...all.sets
      .filter((other) => other.set !== set.set && other.order === set.order)
      .map((other) => `it has the order ${set.order} of ${other.set}`),
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
          ],
    ),
  ];
}
