// The ending that goes with The Reaper: of it only the name is known, the rest is ours (docs/adr/0025).
import { at, choose, ending, is, v, when } from '../../rules/dsl';
import type { Amount } from '../../rules/vocab/select';
import { touch } from './figure';

const steps: Amount = { tokens: 'dance', on: 'this' };
const hand = { kind: 'figure', named: 'grim_reaper', stands: 'anySpace' } as const;

/** Death dances with whoever stands on the Crown: two sixes and the dance is won, whoever has thrown the first. */
export const danseMacabre = ending('reaper/ending/danse_macabre', {
  origin: 'ours',
  reveal: 'both',
  goal: 'chance',
  visit: [
    choose({ cards: hand }, 'reaper'),
    when(
      { known: 'reaper' },
      {
        op: 'put',
        card: v('reaper'),
        to: { stands: at('base/space/crown_of_command') },
      },
    ),
    ...touch({
      '5': [
        choose({ heroes: { who: 'others' } }, 'next', { ask: 'visited' }),
        when({ known: 'next' }, { op: 'meet', card: v('reaper'), who: v('next') }),
      ],
      '6': [{ op: 'tokens', on: 'this', kind: 'dance', n: 1 }, when(is(steps, '>=', 2), { op: 'win', who: 'me' })],
    }),
  ],
});
