// Tapestry Rewoven: all fate shows its other side, and what waits on the Crown is something else.
import { at, choose, event, v, when } from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';

const hidden: Selector = { cards: { kind: 'ending', zone: 'over', faceDown: true } };
/** An ending that lies open stays; the new one only he has seen who met this. */
export const tapestryRewoven = event('woodland/woodland/tapestry_rewoven', {
  origin: 'known',
  met: [
    {
      op: 'each',
      of: { heroes: {} },
      as: 'who',
      actor: true,
      do: [
        { op: 'set', as: 'darkened', to: { fateSide: 'light' } },
        { op: 'turnFate', n: { fateSide: 'dark' }, to: 'light' },
        { op: 'turnFate', n: v('darkened'), to: 'dark' },
      ],
    },
    when({ exists: hidden }, [
      choose(hidden, 'old'),
      { op: 'put', card: v('old'), to: { deck: 'ending', where: 'shuffled' } },
      { op: 'look', deck: 'ending', n: 1 },
      { op: 'deal', from: 'ending', to: { over: at('base/space/crown_of_command') }, faceDown: true },
    ]),
  ],
});
