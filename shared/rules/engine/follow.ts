// How a step goes on: with another step of its own chapter, in the same scope and by the same speaker.
import type { ChapterId, GivenTo } from '../vocab/chapters';
import type { EffectOf } from '../vocab/effect';
import type { ArgsOf, StepId } from '../vocab/steps';
import { byOf } from './ops/types';
import type { Run } from './rulebook';

/** A step as an effect, for programs. */
export const stepOf = <K extends StepId>(step: K, ...[args]: ArgsOf<K>): EffectOf<'step'> =>
  // The name and what is given belong together by the parameters; a union of all does not show it.
  ({ op: 'step', step, ...(args === undefined ? {} : { args }) }) as EffectOf<'step'>;

/** A chapter as an effect, for programs. */
export const chapterOf = <C extends ChapterId>(chart: C, ...[given]: GivenTo<C>): EffectOf<'chart'> =>
  ({ op: 'chart', chart, ...(given === undefined ? {} : { given }) }) as EffectOf<'chart'>;

export const follow = <K extends StepId>(run: Run, step: K, ...args: ArgsOf<K>): void => {
  run.tx.pushProgram(byOf(run), run.frame.scope, [stepOf(step, ...args)]);
};
