// R4 MOVEMENT IN THE INNER REGION, TURNING BACK.
import { keyOf } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { answer } from '../engine/into';
import type { StepsOf } from '../engine/rulebook';
import { spaceOf } from '../query/catalogue';
import { innerOptions, unfinished } from '../query/inner-ways';
import { vars } from './vars';

declare module '../vocab/steps' {
  interface Steps {
    readonly 'inner-region/oneSpace': undefined;
    readonly 'inner-region/turnBack': undefined;
  }
}

export const innerRegionSteps: StepsOf<'inner-region'> = {
  'inner-region/oneSpace': (run) => {
    const way = must(vars.get(run.env, '$way'), 'a way');
    const chosen = innerOptions(run.env, run.frame.me).find((o) => o.key === way);
    const to = must(chosen?.target?.space, 'a step in the Inner Region');
    vars.set(run, '$to', to);
    answer(run, 'inner-region', { key: keyOf(to), way, path: [to] });
  },

  /** He goes all the way back to the Plain of Peril, and meets nothing on it. */
  'inner-region/turnBack': (run) => {
    const { me } = run.frame;
    for (const status of unfinished) run.tx.setStatus('rules', me, status, undefined);
    const { region, links } = spaceOf(run.book, must(vars.get(run.env, '$to'), 'a way back'));
    const goesOn =
      region === 'inner' && links.some((l) => l.way === 'out' && spaceOf(run.book, l.to).region === 'inner');
    run.tx.setStatus('rules', me, 'turningBack', goesOn ? 1 : undefined);
  },
};
