import { can, cannot, character, choose, discard, is, mayDo, stat, v } from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';

const thralls: Selector = { cards: { lent: true, subtype: 'spirit', zone: 'held', heldBy: 'me' } };
const weaker: Selector = {
  cards: { inFight: true, subtype: 'spirit', where: is({ printed: 'craft', on: 'it' }, '<', stat('craft', 'me')) },
};

export const necromancer = character('frostmarch/character/necromancer', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 2,
  alignment: 'evil',
  start: 'base/space/graveyard',
  spells: 2,
  origin: 'known',
  abilities: [
    { id: 'psychic_attack', static: [can('psychicAttack')] },
    {
      id: 'lord_of_spirits',
      static: [
        cannot('beAttackedBy', { card: { subtype: 'spirit' } }),
        cannot('beAttackedBy', { when: { fight: { onlySubtype: 'spirit' } } }),
      ],
    },
    mayDo(
      'enthral',
      ['creatureMet'],
      [choose(weaker, 'one'), { op: 'removeFoe', card: v('one'), how: 'left' }, { op: 'lend', card: v('one') }],
      { when: { exists: weaker } },
    ),
    mayDo(
      'spend_thrall',
      ['beforeRolls'],
      [
        choose(thralls, 'one'),
        { op: 'score', side: 'mine', add: { printed: 'craft', on: v('one') } },
        discard(v('one')),
      ],
      { turn: 'any', when: { all: [{ fight: { kind: 'psychic' } }, { exists: thralls }] } },
    ),
  ],
});
