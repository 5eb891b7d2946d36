import { dead, turnOver } from '../charts/guards';
import type { Guards } from '../engine/rulebook';
import { isCrown } from '../query/endings';
import { heroAt, type Env } from '../query/env';
import { guideOf } from '../query/guide';
import { vars } from './vars';

const moveOf = (env: Env): string => vars.get(env, '$move') ?? '';

export const guards = {
  ...dead,
  ...turnOver,
  // Whoever is misled goes, whatever he stays for.
  stays: (env) => moveOf(env) === 'stay' && guideOf(env, env.me) === env.me,
  moveReplaced: (env) => env.s.turn.moved,
  anew: (env) => vars.get(env, '$othersAsked') === true,
  rolls: (env) => moveOf(env) === 'roll',
  walks: (env) => vars.get(env, '$left') !== undefined,
  leaves: (env) => moveOf(env) === 'leave',
  enslaved: (env) => heroAt(env.s, env.me).status.enslaved !== undefined,
  // Whoever steps down from it moves as anyone does.
  onCrown: (env) => isCrown(heroAt(env.s, env.me).space) && !moveOf(env).startsWith('back'),
  inInnerRegion: (env) => /^(?:on|back|stay)/.test(moveOf(env)),
  atSentinel: (env) => vars.get(env, '$gate') === 'sentinel',
  atPortal: (env) => vars.get(env, '$gate') === 'portal',
  crossed: (env) => (vars.get(env, '$left') ?? 0) <= 0,
} as const satisfies Guards;
