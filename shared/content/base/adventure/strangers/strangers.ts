import {
  chart,
  gain,
  gainSpell,
  heal,
  is,
  lose,
  may,
  missTurn,
  pay,
  pick,
  replenish,
  stat,
  stranger,
  toad,
  untilDeclined,
} from '../../../../rules/dsl';
import type { Effect } from '../../../../rules/vocab/effect';
import { hermit as wandering, wishes } from '../../../common/strangers';

const wish: Effect = pick(wishes, 'ask.wish');

export const enchanter = stranger('base/adventure/enchanter', {
  origin: 'known',
  metIf: is(stat('craft'), '>=', 4),
  met: [wish],
});
export const fairy = stranger('base/adventure/fairy', { origin: 'known', metIf: { alignment: 'good' }, met: [wish] });
export const phantom = stranger('base/adventure/phantom', {
  origin: 'known',
  metIf: { alignment: 'evil' },
  met: [wish],
});

export const healer = stranger('base/adventure/healer', { origin: 'known', stays: 'always', met: [heal(2)] });
export const hermit = wandering(
  'base/adventure/hermit',
  ['crypt', 'plain_of_peril', 'cursed_glade', 'oasis', 'crags', 'forest'].map((name) => `base/space/${name}`),
);
export const instructor = stranger('base/adventure/instructor', {
  origin: 'known',
  stays: 'always',
  met: [
    untilDeclined(
      'takeLesson',
      stat('gold'),
      [pay(3), missTurn(), pick({ strength: gain('strength'), craft: gain('craft') }, 'ask.lesson')],
      is(stat('gold'), '>=', 3),
    ),
  ],
});
export const mage = stranger('base/adventure/mage', {
  origin: 'known',
  stays: 'always',
  metIf: { alignment: 'good' },
  met: [gainSpell()],
});
export const sorcerer = stranger('base/adventure/sorcerer', {
  origin: 'known',
  stays: 'always',
  met: [
    may('buySpell', [pay(1), gainSpell()], {
      if: {
        all: [
          is(stat('gold'), '>=', 1),
          { is: [{ minus: [{ stat: 'spellLimit' }, { count: { cards: { zone: 'hand', heldBy: 'me' } } }] }, '>=', 1] },
        ],
      },
    }),
  ],
});
export const witchRows = {
  '1': toad(),
  '2': lose('life'),
  '3': gain('strength'),
  '4': gain('craft'),
  '5': gainSpell(),
} as const;
export const witch = stranger('base/adventure/witch', {
  origin: 'known',
  keywords: ['unfriendly'],
  stays: 'always',
  met: chart({ ...witchRows, '6': replenish('full') }),
});
