// What copies: an Enemy as strong as whoever fights it, a staff that holds one, another's ability used once.
import { before, character, choose, enemy, gain, magicObject, mayDo, reacts, stat, v, when } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import { holdsAnEnemy } from '../common/wares';

/** Gone before anybody could have it: no trophy, so nothing in a trophy's place either (what is raised). */
const gone = (what: 'strength' | 'craft'): Ability =>
  reacts(
    'gone',
    before('killed', 'anyone', [gain(what), { op: 'put', card: 'this', to: 'discard' }], {
      event: { card: { self: true } },
      forced: true,
    }),
  );

/** Its Strength is the total of whoever fights it, up to the moment when the scores are compared. */
export const mimic = enemy('probe/copy/mimic', {
  subtype: 'monster',
  copies: 2,
  strength: stat('strength'),
  origin: 'known',
  keywords: ['copies'],
  noTrophy: true,
  abilities: [gone('strength')],
});
export const nightmare = enemy('probe/copy/nightmare', {
  subtype: 'spirit',
  craft: stat('craft'),
  origin: 'known',
  noTrophy: true,
  abilities: [gone('craft')],
});

export const staffOfMastery = magicObject('probe/copy/staff_of_mastery', {
  origin: 'known',
  copies: 2,
  forbidden: 'good',
  ...holdsAnEnemy(),
});

/** Another's ability, in his Region and in his own turn: used once, and gone when the turn ends. */
export const shapeShifter = character('probe/character/shape_shifter', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/village',
  origin: 'ours',
  abilities: [
    mayDo(
      'shift',
      ['turnStart', 'afterMove'],
      [
        choose(
          { heroes: { who: 'others', sameRegionAs: 'me', where: { not: { status: 'toad', who: 'it' } } } },
          'model',
          { ask: 'shift' },
        ),
        when({ known: 'model' }, { op: 'borrow', of: v('model'), until: 'turn' }),
      ],
      {
        once: 'turn',
        when: {
          exists: { heroes: { who: 'others', sameRegionAs: 'me', where: { not: { status: 'toad', who: 'it' } } } },
        },
      },
    ),
  ],
});
