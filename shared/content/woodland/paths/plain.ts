// Paths that change a number on the way.
import { always, capped, choose, gain, gainTalisman, pick, plus, v } from '../../../rules/dsl';
import { gainDestiny } from '../fate';
import { emerges, emergesAt, path } from './path';

export const pathOfWisdom = path('path_of_wisdom', {
  travel: [always(plus('trophyCost', -1))],
  end: [pick({ strength: gain('strength'), craft: gain('craft') })],
});

export const clearPath = path('clear_path', {
  travel: [always(plus('moveDice', 1))],
  end: [choose({ spaces: { not: { region: ['woodland', 'inner'] } } }, 'to', { ask: 'where' }), emerges(v('to'))],
});

export const pathOfTheDetermined = path('path_of_the_determined', {
  travel: [always(capped('movement', 1))],
  end: [gainDestiny, gainTalisman, emergesAt('base/space/portal_of_power')],
});
