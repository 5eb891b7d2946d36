// Another's move: which way it goes, and where it ends.
import { can, castWhen, choose, grant, spell, v } from '../../rules/dsl';
import type { Cond } from '../../rules/vocab/select';

const him: Cond = { same: ['it', v('target')] };
export const darkBinding = spell('probe/spell/dark_binding', {
  copies: 2,
  origin: 'known',
  timing: [{ ...castWhen('after', 'rolled', { event: { for: 'move' } }), whose: 'others' }],
  aim: [choose({ heroes: { who: 'others', where: { turnOf: 'it' } } }, 'target')],
  effect: [
    grant(
      { id: 'binds', static: [can('steer', { when: him }), can('stopSteered', { when: him })] },
      { nextMoveOf: v('target') },
    ),
  ],
});
