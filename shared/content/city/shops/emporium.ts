// Cards of the Magic Emporium.
import {
  after,
  always,
  anyMoment,
  can,
  discard,
  gainSpell,
  magicObject,
  mayDo,
  plus,
  reacts,
} from '../../../rules/dsl';
import type { ObjectDef } from '../../../rules/vocab/definition';
import { hasRoom } from '../../common/abilities';
import { EMPORIUM } from './decks';

type Body = Omit<ObjectDef, 'id' | 'kind' | 'deck' | 'origin'>;
const magic = (name: string, copies: number, body: Body): ObjectDef => ({
  ...magicObject(`city/magic-emporium/${name}`, { origin: 'known', copies, ...body }),
  deck: EMPORIUM,
});

export const emporium: readonly ObjectDef[] = [
  magic('scroll', 3, {
    abilities: [mayDo('read', anyMoment, [discard(), gainSpell()], { turn: 'any', when: hasRoom })],
  }),
  magic('mirror_shield', 3, { armour: [5, 6], against: 'psychic' }),
  magic('crystal_sceptre', 3, { abilities: [always(can('psychicAttack'))] }),
  magic('psychic_crystal', 3, {
    weapon: true,
    against: 'psychic',
    abilities: [{ id: 'focus', static: [plus('craft', 1, { only: 'weapon' })] }],
  }),
  magic('magic_ring', 2, { abilities: [always(plus('strength', 1), plus('craft', 1))] }),
  magic('spellbook', 2, {
    abilities: [reacts('opens', after('turnBegan', 'mine', gainSpell(), { when: hasRoom }))],
  }),
];
