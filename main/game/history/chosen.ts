// The sets of a set-up in the order of the program, as games are made.
import { builtSets } from '../../../shared/content/definitions';
import type { SetupChoices } from '../../../shared/contract/setup';

export const chosenOf = (choices: SetupChoices): SetupChoices => ({
  ...choices,
  sets: builtSets.filter((set) => choices.sets.includes(set)),
});
