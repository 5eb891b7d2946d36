import { cannot, character, choose, inBattle, is, mayDo, meeting, roll, take, v, when } from '../../../rules/dsl';
import type { HeroRef } from '../../../rules/vocab/refs';
import type { CardFilter } from '../../../rules/vocab/select';

const peaceful = ['animal', 'dragon'];
const charmed = { cards: { lent: true, zone: 'held', heldBy: 'me' } } as const;
const animal = {
  inFight: true,
  subtype: 'animal',
  where: { is: [{ printed: 'strength', on: 'it' }, '>=', 1] },
} as const;

const ladies = (heldBy: HeroRef): CardFilter => ({ named: ['maiden', 'princess'], takeable: true, heldBy });

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
      [choose({ cards: ladies(v('other')) }, 'taken', { min: 0, max: 2 }), take(v('taken'))],
      { when: { exists: { cards: ladies('it') } } },
    ),
  ],
});
