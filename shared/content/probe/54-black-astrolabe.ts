// What beside the board somebody need not heed, as long as he has what lets him. Its roll on the Harbinger's chart is
// left out. Neither is in a deck of the trial set.
import { always, can, magicObject, plus } from '../../rules/dsl';
import type { WorldDef } from '../../rules/vocab/definition';

export const blackAstrolabe = magicObject('probe/harbinger/black_astrolabe', {
  origin: 'known',
  copies: 0,
  encounter: 5,
  keywords: ['cursed'],
  abilities: [{ id: 'ignores', static: [can('avoid', { card: { from: 'omen' } })] }],
});

export const waningMight: WorldDef = {
  id: 'probe/omen/waning_might',
  kind: 'world',
  deck: 'omen',
  copies: 0,
  origin: 'ours',
  sides: { standing: [always(plus('strength', -1, { reach: 'everyone' }))], spent: [] },
};
