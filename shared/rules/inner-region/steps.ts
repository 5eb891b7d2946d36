// R4 MOVEMENT IN THE INNER REGION, TURNING BACK.
import { keyOf, msg } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { answer } from '../engine/into';
import type { StepsOf } from '../engine/rulebook';
import { spaceOf } from '../query/catalogue';
import { guideOf } from '../query/guide';
import { innerOptions, misledOptions } from '../query/inner-ways';
import { byOf, seatOfHero } from '../engine/ops/types';
import { vars } from './vars';

declare module '../vocab/steps' {
  interface Steps {
    readonly 'inner-region/guide': undefined;
    readonly 'inner-region/sentBack': undefined;
    readonly 'inner-region/oneSpace': undefined;
    readonly 'inner-region/turnBack': undefined;
  }
}

export const innerRegionSteps: StepsOf<'inner-region'> = {
  'inner-region/guide': (run) => {
    const { me } = run.frame;
    const guide = guideOf(run.env, me);
    if (guide === me) return;
    const options = misledOptions(run.env, me);
    run.tx.ask({
      seat: seatOfHero(run, guide),
      hero: guide,
      ask: msg('ask.direction', { n: 1 }),
      source: 'rules',
      rule: 'inner',
      shape: 'space',
      options,
      into: vars.at(run, '$way'),
    });
  },

  'inner-region/sentBack': (run) => {
    const way = must(vars.get(run.env, '$way'), 'a way');
    const to = must(
      misledOptions(run.env, run.frame.me).find((o) => o.key === way)?.target?.space,
      'a space to go back to',
    );
    run.tx.pushProgram(byOf(run), run.tx.openScope(), [
      { op: 'moveTo', to: { space: to }, how: 'move', meets: false },
      { op: 'endTurn' },
    ]);
  },

  'inner-region/oneSpace': (run) => {
    const way = must(vars.get(run.env, '$way'), 'a way');
    const { me } = run.frame;
    const isMisled = guideOf(run.env, me) !== me;
    const chosen = (isMisled ? misledOptions : innerOptions)(run.env, me).find((o) => o.key === way);
    const to = must(chosen?.target?.space, 'a step in the Inner Region');
    vars.set(run, '$to', to);
    answer(run, 'inner-region', { key: keyOf(to), way, path: [to] });
  },

  /** He goes all the way back to the Plain of Peril, and meets nothing on it. */
  'inner-region/turnBack': (run) => {
    const { me } = run.frame;
    const { region, links } = spaceOf(run.book, must(vars.get(run.env, '$to'), 'a way back'));
    const goesOn =
      region === 'inner' && links.some((l) => l.way === 'out' && spaceOf(run.book, l.to).region === 'inner');
    run.tx.setStatus('rules', me, 'turningBack', goesOn ? 1 : undefined);
  },
};
