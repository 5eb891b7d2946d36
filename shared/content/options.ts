// House rules that sets bring: beside those of the registry wherever options are spoken of before there is a game.
import type { SetId } from '../kernel/ids';
import { optionOfRule, type OptionDef } from '../rules/options/option';
import { declared } from './declared';

export { standardIn } from '../rules/options/option';

/** Those of some sets; of the ones that need other sets only such as have them. */
export const ownOptions = (chosen: readonly SetId[]): readonly OptionDef[] => [
  ...new Map(
    chosen.flatMap((set) =>
      Object.entries(declared.of(set)?.options ?? {})
        .filter(([, { sets = [] }]) => sets.every((other) => chosen.includes(other)))
        .map(([id, option]) => [id, optionOfRule(id, option)] as const),
    ),
  ).values(),
];
