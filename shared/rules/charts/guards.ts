// Questions that the charts of several chapters ask; a chapter's own are in its `guards.ts`. Pure functions of the
// state (design, "State, frames, decisions").
import type { Guards } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { heroAt } from '../query/env';

export const dead = { dead: (env) => heroAt(env.s, env.me).dead } as const satisfies Guards;
export const turnOver = { turnOver: (env) => env.s.turn.over } as const satisfies Guards;
export const looseCards = {
  looseCards: (env) =>
    optionOf(env.s.options, 'looseCards') === 'free' && heroAt(env.s, env.me).status.turningBack === undefined,
} as const satisfies Guards;
