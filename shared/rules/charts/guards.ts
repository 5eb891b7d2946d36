// The questions that charts ask, by name: pure functions of the state (design, "State, frames, decisions").
import type { CardId } from '../../kernel/ids';
import { defOf } from '../query/catalogue';
import { isCrown } from '../query/endings';
import { currentFight, heroAt } from '../query/env';
import type { Guard } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { vars as death } from '../death/vars';
import { vars as encounter } from '../encounter/vars';
import { vars as movement } from '../movement/vars';

export const guards = {
  dead: (env) => heroAt(env.s, env.me).dead,
  gameOver: (env) => env.s.over !== undefined,
  missesTurn: (env) => heroAt(env.s, env.me).missTurns > 0,
  turnOver: (env) => env.s.turn.over,
  moved: (env) => env.s.turn.moved,
  stays: (env) => movement.get(env, '$move') === 'stay',
  moveReplaced: (env) => env.s.turn.moved,
  rolls: (env) => movement.get(env, '$move') === 'roll',
  walks: (env) => movement.get(env, '$left') !== undefined,
  leaves: (env) => movement.get(env, '$move') === 'leave',
  enslaved: (env) => heroAt(env.s, env.me).status.enslaved !== undefined,
  // Whoever steps down from it moves as anyone does.
  onCrown: (env) => isCrown(heroAt(env.s, env.me).space) && !(movement.get(env, '$move') ?? '').startsWith('back'),
  atSentinel: (env) => movement.get(env, '$gate') === 'sentinel',
  atPortal: (env) => movement.get(env, '$gate') === 'portal',
  crossed: (env) => (movement.get(env, '$left') ?? 0) <= 0,
  meetsCharacter: (env) => {
    const meet = encounter.get(env, '$meet');
    if (typeof meet !== 'string' || meet === 'space' || meet === 'cards') return false;
    // A text that is followed in place of the space goes the space's own way; a figure is met by itself.
    const card = env.s.cards[meet as CardId];
    return card === undefined || defOf(env.cat, card.def).kind !== 'terrain';
  },
  looseCards: (env) =>
    optionOf(env.s.options, 'looseCards') === 'free' && heroAt(env.s, env.me).status.turningBack === undefined,
  meetsNothing: (env) => heroAt(env.s, env.me).status.turningBack !== undefined,
  noNumberFirst: (env) => optionOf(env.s.options, 'hexFirst'),
  settled: (env) => currentFight(env.s)?.fight.outcome !== undefined,
  won: (env) => currentFight(env.s)?.fight.outcome === 'won',
  lost: (env) => currentFight(env.s)?.fight.outcome === 'lost',
  foeIsCharacter: (env) => currentFight(env.s)?.fight.theirs.hero !== undefined,
  killedByCharacter: (env) => {
    const by = death.get(env, '$by');
    const killer = typeof by === 'string' ? env.s.heroes[by] : undefined;
    return (
      killer !== undefined &&
      !killer.dead &&
      !optionOf(env.s.options, 'inheritedItems') &&
      optionOf(env.s.options, 'killersPick')
    );
  },
} as const satisfies Readonly<Record<string, Guard>>;
export type GuardId = keyof typeof guards;
