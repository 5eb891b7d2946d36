// A space whose text does nothing to somebody.
import { always, can, cannot, never, not, plus, reacts } from '../../rules/dsl';
import type { Cond } from '../../rules/vocab/select';
import type { StateDef } from '../../rules/vocab/definition';

/** By a Spell or Magic Object, and not by one of his own. */
const magicOfOthers: Cond = {
  all: [{ source: { kind: ['spell', 'magicObject'] } }, not({ same: ['eventBy', 'me'] })],
};
export const magicalBlight: StateDef = {
  id: 'probe/reward/magical_blight',
  kind: 'state',
  deck: 'reward',
  origin: 'known',
  keywords: ['inherited'],
  abilities: [
    always(plus('spellLimit', 3), cannot('beTargeted')),
    { id: 'ignores', static: [can('avoid', { space: { named: 'cursed_glade' } })] },
    reacts(
      'unaffected',
      never('lose', 'mine', { when: magicOfOthers }),
      never('toad', 'mine', { when: magicOfOthers }),
      never('missTurn', 'mine', { when: magicOfOthers }),
    ),
  ],
};
