import { cannot, character, choose, inBattle, is, mayDo, meeting, roll, take, v, when } from '../../../rules/dsl';

const peaceful = ['animal', 'dragon'];
const charmed = { cards: { lent: true, zone: 'held', heldBy: 'me' } } as const;
const animal = {
  inFight: true,
  subtype: 'animal',
  where: { is: [{ printed: 'strength', on: 'it' }, '>=', 1] },
} as const;

export const minstrel = character('base/character/minstrel', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 5,
  alignment: 'good',
  start: 'base/space/tavern',
  origin: 'known',
  abilities: [
    {
      id: 'no_attack',
      static: [
        cannot('beAttackedBy', { card: { subtype: peaceful } }),
        cannot('beAttackedBy', { when: { fight: { onlySubtype: peaceful } } }),
      ],
    },
    mayDo(
      'charm',
      ['creatureMet'],
      [
        choose({ cards: animal }, 'beast'),
        roll('die'),
        { op: 'set', as: 'its', to: { printed: 'strength', on: v('beast') } },
        { op: 'removeFoe', card: v('beast'), how: 'left' },
        when(is(v('die'), '>', v('its')), { op: 'lend', card: v('beast') }),
      ],
      { when: { exists: { cards: animal } } },
    ),
    mayDo(
      'charmed_helps',
      ['beforeRolls'],
      [choose(charmed, 'one'), { op: 'score', side: 'mine', add: { printed: 'strength', on: v('one') } }],
      { once: 'fight', turn: 'any', when: { all: [inBattle, { exists: charmed }] } },
    ),
    meeting(
      'take_maiden_princess',
      [
        choose({ cards: { named: ['maiden', 'princess'], takeable: true, heldBy: v('other') } }, 'taken', {
          min: 0,
          max: 2,
        }),
        take(v('taken')),
      ],
      { when: { has: { named: ['maiden', 'princess'] }, who: 'it' } },
    ),
  ],
});
