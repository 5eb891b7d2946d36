// All chapters, as the screen and the tests know them.
import type { ChapterId } from '../contract/tutorial';
import type { Chapter, Step } from './lesson';
import { crown } from './lessons/crown';
import { fights } from './lessons/fights';
import { inner } from './lessons/inner';
import { river } from './lessons/river';
import { steps } from './lessons/steps';

const all = { steps, fights, river, inner, crown } as const satisfies { readonly [K in ChapterId]: Chapter['steps'] };

/** Every catalogue of words has to have each of them. */
export type StepId = (typeof all)[ChapterId][number]['id'];

type Taught = Step & { readonly id: StepId };

export const chapterOf = (id: ChapterId): Chapter & { readonly steps: readonly [Taught, ...Taught[]] } => ({
  id,
  steps: all[id],
});
