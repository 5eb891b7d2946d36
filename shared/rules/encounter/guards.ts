import type { CardId } from '../../kernel/ids';
import { dead, looseCards, turnOver } from '../charts/guards';
import type { Guards } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { defOf } from '../query/catalogue';
import { heroAt } from '../query/env';
import { vars } from './vars';

export const guards = {
  ...dead,
  ...turnOver,
  ...looseCards,
  moved: (env) => env.s.turn.moved,
  meetsCharacter: (env) => {
    const meet = vars.get(env, '$meet');
    if (typeof meet !== 'string' || meet === 'space' || meet === 'cards') return false;
    // A text that is followed in place of the space goes the space's own way; a figure is met by itself.
    const card = env.s.cards[meet as CardId];
    return card === undefined || defOf(env.cat, card.def).kind !== 'terrain';
  },
  meetsCardsAlone: (env) => vars.get(env, '$meet') === 'cards',
  meetsSpaceAlone: (env) => vars.get(env, '$meet') === 'space',
  meetsNothing: (env) => heroAt(env.s, env.me).status.turningBack !== undefined,
  noNumberFirst: (env) => optionOf(env.s.options, 'hexFirst'),
  claimed: (env) => (vars.get(env, '$loose') ?? 'pass') !== 'pass',
  drewOne: (env) => ['one', 'last'].includes(vars.get(env, '$drew') ?? ''),
  drewAll: (env) => vars.get(env, '$drew') === 'all',
  drewAny: (env) => vars.get(env, '$fresh') === true,
  answered: (env) => vars.get(env, '$take') !== undefined,
  comesToCrown: (env) => vars.get(env, '$toCrown') === true,
} as const satisfies Guards;
