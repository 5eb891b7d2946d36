import type { Guards } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { vars } from './vars';

export const guards = {
  killedByCharacter: (env) => {
    const by = vars.get(env, '$by');
    const killer = typeof by === 'string' ? env.s.heroes[by] : undefined;
    return (
      killer !== undefined &&
      !killer.dead &&
      !optionOf(env.s.options, 'inheritedItems') &&
      optionOf(env.s.options, 'killersPick')
    );
  },
} as const satisfies Guards;
