// D Fate Tokens: which sides a character's fate shows.
import { msg, type HeroId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { option } from '../engine/options';
import { seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { heroAt } from '../query/env';
import { vars } from './vars';
import type { QuestionId } from '../vocab/questions';

/** How many of so many are dark: asked as one number. */
function askSide(run: Run, hero: HeroId, from: number, to: number, ask: QuestionId): void {
  run.tx.burn(to - from);
  const options: Option[] = Array.from({ length: to - from + 1 }, (_, i) =>
    option(String(from + i), 'option.number', { n: from + i }),
  );
  run.tx.ask({
    seat: seatOfHero(run, hero),
    hero,
    ask: msg(ask, { n: heroAt(run.env.s, hero).fate }),
    source: 'rules',
    rule: 'fate.sides',
    shape: 'number',
    options,
    into: vars.at(run, '$darkFate'),
  });
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'fate/sides': undefined;
    readonly 'fate/sided': undefined;
  }
}

/* eslint-disable no-restricted-syntax -- which tokens his fate is made of: he has no more and no less of it */
export const sideSteps: Pick<StepsOf<'fate'>, 'fate/sides' | 'fate/sided'> = {
  /** D Fate Tokens: whose fate is not sided yet says how much of it is dark; what is lost is lost of either side. */
  'fate/sides': (run) => {
    const { me } = run.frame;
    const { fate, sides } = heroAt(run.env.s, me);
    const { light = 0, dark = 0 } = sides ?? {};
    const least = light + dark < fate ? dark : Math.max(0, fate - light);
    const most = light + dark < fate ? fate - light : Math.min(dark, fate);
    if (least === most) run.tx.setSides(me, { light: fate - least, dark: least });
    else askSide(run, me, least, most, 'ask.fateSides');
  },
  'fate/sided': (run) => {
    const { me } = run.frame;
    const dark = vars.get(run.env, '$darkFate') ?? 0;
    run.tx.setSides(me, { light: heroAt(run.env.s, me).fate - dark, dark });
  },
};
