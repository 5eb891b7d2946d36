// What copies: an Enemy as strong as whoever fights it, a staff that holds one, another's ability used once.
import {
  before,
  character,
  choose,
  discard,
  enemy,
  gain,
  inBattle,
  is,
  magicObject,
  mayDo,
  modify,
  reacts,
  stat,
  v,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Selector } from '../../rules/vocab/select';

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

const onIt: Selector = { cards: { on: 'this' } };
const takesAway: Selector = { cards: { inFight: true, where: is({ printed: 'strength', on: 'it' }, '>=', 1) } };
/** Whoever is fought, creature or character; as a copy it is reckoned without what only copies. */
const foesStrength = { plus: [{ foe: 'strength' }, stat('strength', 'opponent')] } as const;

export const staffOfMastery = magicObject('probe/copy/staff_of_mastery', {
  origin: 'known',
  copies: 2,
  forbidden: 'good',
  carries: {},
  abilities: [
    mayDo(
      'hold',
      ['creatureMet'],
      [
        choose(takesAway, 'beast'),
        { op: 'removeFoe', card: v('beast'), how: 'left' },
        { op: 'put', card: v('beast'), to: { on: 'this' } },
      ],
      { when: { all: [inBattle, { exists: takesAway }, { not: { exists: onIt } }] } },
    ),
    mayDo(
      'unleash',
      ['beforeRolls'],
      [
        choose(onIt, 'beast'),
        when(
          { card: v('beast'), fits: { keyword: 'copies' } },
          modify([{ stat: 'strength', add: foesStrength, copy: true }], 'fight'),
          { op: 'score', side: 'mine', add: { printed: 'strength', on: v('beast') } },
        ),
        // What lies on it goes with it.
        discard(),
      ],
      { turn: 'any', once: 'fight', when: { all: [inBattle, { exists: onIt }] } },
    ),
  ],
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
