// The questions that charts ask, by name: pure functions of the state (design, "State, frames, decisions").
import type { CardId } from '../../kernel/ids';
import { defOf } from '../query/catalogue';
import { isCrown } from '../query/endings';
import { currentFight, heroAt, variable, word } from '../query/env';
import type { Guard } from '../engine/rulebook';

export const guards: Readonly<Record<string, Guard>> = {
  dead: (env) => heroAt(env.s, env.me).dead,
  gameOver: (env) => env.s.over !== undefined,
  missesTurn: (env) => heroAt(env.s, env.me).missTurns > 0,
  turnOver: (env) => env.s.turn.over,
  moved: (env) => env.s.turn.moved,
  stays: (env) => variable(env, '$move') === 'stay',
  moveReplaced: (env) => env.s.turn.moved,
  rolls: (env) => variable(env, '$move') === 'roll',
  walks: (env) => variable(env, '$left') !== undefined,
  leaves: (env) => variable(env, '$move') === 'leave',
  enslaved: (env) => heroAt(env.s, env.me).status['enslaved'] !== undefined,
  // Whoever steps down from it moves as anyone does.
  onCrown: (env) => isCrown(heroAt(env.s, env.me).space) && !word(env, '$move').startsWith('back'),
  atSentinel: (env) => variable(env, '$gate') === 'sentinel',
  atPortal: (env) => variable(env, '$gate') === 'portal',
  crossed: (env) => Number(variable(env, '$left') ?? 0) <= 0,
  meetsCharacter: (env) => {
    const meet = variable(env, '$meet');
    if (typeof meet !== 'string' || meet === 'space' || meet === 'cards') return false;
    // A text that is followed in place of the space goes the space's own way; a figure is met by itself.
    const card = env.s.cards[meet as CardId];
    return card === undefined || defOf(env.cat, card.def).kind !== 'terrain';
  },
  looseCards: (env) =>
    env.s.options['looseCards'] === 'free' && heroAt(env.s, env.me).status['turningBack'] === undefined,
  meetsNothing: (env) => heroAt(env.s, env.me).status['turningBack'] !== undefined,
  noNumberFirst: (env) => env.s.options['hexFirst'] === true,
  settled: (env) => currentFight(env.s)?.fight.outcome !== undefined,
  won: (env) => currentFight(env.s)?.fight.outcome === 'won',
  lost: (env) => currentFight(env.s)?.fight.outcome === 'lost',
  foeIsCharacter: (env) => currentFight(env.s)?.fight.theirs.hero !== undefined,
  killedByCharacter: (env) => {
    const by = variable(env, '$by');
    const killer = typeof by === 'string' ? env.s.heroes[by as `h${number}`] : undefined;
    return (
      killer !== undefined &&
      !killer.dead &&
      env.s.options['inheritedItems'] !== true &&
      env.s.options['killersPick'] !== false
    );
  },
};
