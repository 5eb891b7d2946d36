// What belongs to no character: figures on their way, the sides of fate, abilities lent for a time.
import { msg, type CardId, type DefId, type HeroId } from '../../../kernel/ids';
import type { Option } from '../../../contract/prompt';
import { heroAt, variable } from '../../query/env';
import { option } from '../../engine/options';
import { untilOf } from '../../engine/ops/lasting';
import { byOf, seatOfHero } from '../../engine/ops/types';
import type { Run, Step } from '../../engine/rulebook';
import type { Ability } from '../../vocab/ability';
import type { Duration } from '../../vocab/words';

/** How many of so many are dark: asked as one number. */
function askSide(run: Run, hero: HeroId, from: number, to: number, ask: string): void {
  run.tx.burn(to - from);
  const options: Option[] = Array.from({ length: to - from + 1 }, (_, i) =>
    option(String(from + i), 'option.number', { n: from + i }),
  );
  run.tx.pushProgram(byOf(run), run.frame.scope, [{ op: 'step', step: 'fate/sided' }]);
  run.tx.ask({
    seat: seatOfHero(run, hero),
    hero,
    ask: msg(ask, { n: heroAt(run.env.s, hero).fate }),
    source: 'rules',
    rule: 'fate',
    shape: 'number',
    options,
    into: { scope: run.frame.scope, as: '$darkFate' },
  });
}

export const figureSteps: Readonly<Record<string, Step>> = {
  'figure/walk': (run, args) => {
    const way = variable(run.env, '$way');
    if (!Array.isArray(way)) return;
    run.tx.unbind(run.frame.scope, '$way');
    run.tx.propose(byOf(run), {
      kind: 'figureMoved',
      hero: run.frame.me,
      card: args as CardId,
      path: way as DefId[],
      space: way.at(-1) as DefId,
    });
  },
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
    const dark = Number(variable(run.env, '$darkFate') ?? 0);
    run.tx.setSides(me, { light: heroAt(run.env.s, me).fate - dark, dark });
  },
  'ability/borrow': (run, args) => {
    const { ability, of, until } = args as unknown as {
      readonly ability: string;
      readonly of: DefId;
      readonly until: Duration;
    };
    const own = run.book.abilities.get(of)?.find((a) => a.id === ability);
    if (!own) return;
    // Lent for once: whatever it is, it is used one time.
    const once: Ability = {
      id: own.id,
      ...(own.actions ? { actions: own.actions.map((a) => ({ ...a, once: 'turn' as const })) } : {}),
      ...(own.triggers
        ? { triggers: own.triggers.map((t) => ({ ...t, once: 'turn' as const, group: 'borrowed' })) }
        : {}),
      ...(own.meetings ? { meetings: own.meetings } : {}),
    };
    run.tx.addMod(of, run.frame.me, once, untilOf(run, run.frame.me, until), run.frame.card);
  },
};
