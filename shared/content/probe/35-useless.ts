// Against it a character has only himself and those who follow him.
import { cannot, enemy } from '../../rules/dsl';
import { foughtHere } from '../common/enemies';

export const crail = enemy('probe/adventure/crail', {
  subtype: 'monster',
  strength: 9,
  origin: 'known',
  abilities: [
    { id: 'disarms', static: [cannot('useCard', { card: { object: true }, reach: 'everyone', when: foughtHere })] },
  ],
});
