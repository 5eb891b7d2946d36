import type { SetupOffer } from '../../shared/contract/setup';
import { definitionsOf, sets } from '../../shared/content/definitions';
import { optionDefs, profiles, valueIn } from '../../shared/rules/options/registry';
import { maxSeats } from '../../shared/rules/setup/new-game';

/** What a new game can be made of: only what exists. */
export const setupOffer = (): SetupOffer => ({
  sets,
  profiles,
  characters: definitionsOf(sets).filter(({ kind }) => kind === 'character').map(({ id }) => id),
  options: optionDefs.map((option) => ({
    id: option.id,
    values: option.values,
    byProfile: Object.fromEntries(profiles.map((profile) => [profile, valueIn(option, profile)])),
    houseRule: option.houseRule === true,
  })),
  maxSeats,
});
