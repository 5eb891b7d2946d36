import type { LengthTable } from '../../shared/contract/length';
import type { OptionOffer, PresetOffer, SetOffer, SetupOffer } from '../../shared/contract/setup';
import { declared } from '../../shared/content/declared';
import { offeredDefinitions, setOf, sets } from '../../shared/content/definitions';
import { ownOptions } from '../../shared/content/options';
import { nameOf, type DefId } from '../../shared/kernel/ids';
import { optionDefs, optionGroups, profiles, type OptionDef } from '../../shared/rules/options/registry';
import { valueIn } from '../../shared/rules/options/resolve';
import { presets } from '../../shared/rules/options/presets';
import { maxSeats } from '../../shared/rules/setup/new-game';
import type { Def } from '../../shared/rules/vocab/definition';
import { levels, personalities } from '../ai/player';
import lengths from './lengths.json';

/** The board is in it. */
export const BASE_SET = 'base';
const PLAIN_ENDING = 'crown_of_command';

const ofKind = (kind: Def['kind']): readonly DefId[] =>
  offeredDefinitions.filter((def) => def.kind === kind).map(({ id }) => id);

const setOffer = (id: string): SetOffer => {
  const defs = offeredDefinitions.filter((def) => setOf(def) === id);
  const copies = (def: Def): number => ('deck' in def ? ('copies' in def ? (def.copies ?? 1) : 1) : 0);
  return {
    id,
    base: id === BASE_SET,
    characters: defs.filter(({ kind }) => kind === 'character').length,
    cards: defs.reduce((n, def) => n + copies(def), 0),
    spaces: defs.filter(({ kind }) => kind === 'space').length,
  };
};

/** The Crown of Command first, where it is an ending of its own: it is what the plain rules have. */
const endings = (): readonly DefId[] =>
  [...ofKind('ending')].sort((a, b) => Number(nameOf(b) === PLAIN_ENDING) - Number(nameOf(a) === PLAIN_ENDING));

const offerOf = (option: OptionDef, group: string): OptionOffer => ({
  id: option.id,
  values: option.values,
  byProfile: Object.fromEntries(profiles.map((profile) => [profile, valueIn(option, profile)])),
  houseRule: option.houseRule === true,
  group,
  needs: option.needs ?? [],
  excludes: option.excludes ?? [],
});

/** House rules that sets bring: what several have in common is there once, with the first of them. */
const ofSets = (): readonly OptionOffer[] => {
  const those = sets.flatMap((set) => Object.entries(declared.of(set)?.options ?? {}).map(([id]) => ({ id, set })));
  return ownOptions(sets).map((option) => ({
    ...offerOf(option, 'sets'),
    of: those.filter(({ id }) => id === option.id).map(({ set }) => set),
    sets: declared.option(option.id)?.sets ?? [],
  }));
};

/** Those of a set are played with it and the base game. */
const presetsOfSets = (): readonly PresetOffer[] =>
  sets.flatMap((set) =>
    Object.entries(declared.of(set)?.presets ?? {}).map(([id, { rules = {}, endings: among, players }]) => ({
      id,
      profile: profiles[0],
      rules,
      sets: sets.filter((one) => one === BASE_SET || one === set),
      ...(players === undefined ? {} : { players }),
      ...(among === undefined ? {} : { endings: among }),
    })),
  );

const presetOffers = (): readonly PresetOffer[] =>
  presets
    .filter(({ profile }) => (profiles as readonly string[]).includes(profile))
    .map(({ id, profile, rules, players, everySet, everyEnding }) => ({
      id,
      profile,
      rules,
      sets: everySet ? sets : [BASE_SET],
      ...(players === undefined ? {} : { players }),
      ...(everyEnding && endings().length > 1 ? { endings: endings(), endingsMode: 'hidden' as const } : {}),
    }));

/** What a new game can be made of: only what exists. */
export const setupOffer = (): Omit<SetupOffer, 'last'> => ({
  sets: sets.map(setOffer),
  profiles,
  characters: ofKind('character'),
  options: [...optionDefs]
    .sort((a, b) => optionGroups.indexOf(a.group ?? 'play') - optionGroups.indexOf(b.group ?? 'play'))
    .map((option) => offerOf(option, option.group ?? 'play'))
    .concat(ofSets()),
  endings: endings(),
  fateEndings: offeredDefinitions
    .filter((def) => def.kind === 'ending' && def.needs?.what === 'fate')
    .map(({ id }) => id),
  setEndings: Object.fromEntries(
    offeredDefinitions
      .filter((def) => def.kind === 'ending' && def.anywhere !== true && setOf(def) !== BASE_SET)
      .map((def) => [def.id, setOf(def)]),
  ),
  levels: levels.map((id) => ({ id, personalities: personalities[id] })),
  presets: [...presetOffers(), ...presetsOfSets()],
  lengths: lengths as unknown as LengthTable,
  maxSeats,
});
