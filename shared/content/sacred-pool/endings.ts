// Endings of The Sacred Pool that need none of its cards.
import { byAlignment, discard, ending, lose, pick, roll, table, v } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import { foeWithLives } from '../common/endings';

const onCard = (side: 'light' | 'dark'): Effect => ({ op: 'tokens', on: 'this', kind: side, n: 1 });
const lying = (side: 'light' | 'dark') => ({ tokens: side, on: 'this' }) as const;

export const judgementDay: EndingDef = ending('sacred-pool/ending/judgement_day', {
  origin: 'known',
  reveal: 'both',
  goal: 'judgement',
  anywhere: true,
  visit: [
    {
      op: 'each',
      of: { heroes: {} },
      as: 'one',
      actor: true,
      do: [pick({ light: onCard('light'), dark: onCard('dark') }, 'ask.judge')],
    },
    roll('die'),
    table(
      { most: [1, { minus: [{ plus: [v('die'), lying('light')] }, lying('dark')] }] },
      {
        // Nobody is worthy: what is printed on the Crown holds from now on.
        '1': discard(),
        '2-3': { op: 'kill', who: 'me' },
        '4-5': byAlignment({
          good: { op: 'win', all: { alignment: 'good' } },
          neutral: { op: 'win', all: { alignment: 'neutral' } },
          evil: { op: 'win', all: { alignment: 'evil' } },
        }),
        '6+': { op: 'win', who: 'me' },
      },
    ),
  ],
});

/** Several lives and psychic combat are known; how many, his Craft and what a defeat costs are ours. */
export const demonLord: EndingDef = ending('sacred-pool/ending/demon_lord', {
  origin: 'ours',
  reveal: 'both',
  goal: 'foe',
  anywhere: true,
  lives: 4,
  visit: foeWithLives({
    craft: 12,
    name: 'demon_lord',
    subtype: 'demon',
    again: true,
    lost: byAlignment({ good: lose('life'), neutral: lose('fate') }),
  }),
});
