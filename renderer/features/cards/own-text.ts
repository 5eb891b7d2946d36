// What a text says to whoever is asked: where each sentence is for one alignment, those of the others are left out.
import type { Face, HeroView } from '../../../shared/contract/view';

export type Alignment = HeroView['alignment'];

/** @returns all of it where it says anything to all */
export const ownText = (face: Face | undefined, mine: Alignment | undefined): readonly string[] =>
  (mine === undefined ? undefined : face?.own?.[mine]?.text) ?? face?.text ?? [];
