// Events of the Woodland, and of the Adventure deck with it.
import {
  at,
  each,
  event,
  gain,
  gainSpell,
  lose,
  pick,
  replenish,
  roll,
  table,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { EventDef } from '../../../rules/vocab/definition';
import type { Program } from '../../../rules/vocab/effect';
import { byFate, gainFate } from '../fate';
import { myPath } from '../paths/path';

const known = { origin: 'known' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;

export const faerieFeast = event(id('faerie_feast'), {
  ...known,
  met: [byFate('dark', { light: gainSpell(), dark: gain('life'), unbound: gain('fate'), fateless: lose('life') })],
});

/** One from the top, in whatever Region he is; he has one only. */
const trods: Program = [
  each({ cards: myPath }, 'old', { op: 'put', card: v('old'), to: 'discard' }),
  { op: 'deal', from: 'woodland/deck/path', to: 'held' },
];
export const faerieTrods: readonly EventDef[] = [id('faerie_trod'), 'woodland/adventure/faerie_trod'].map((one) =>
  event(one, { ...known, copies: 2, met: trods }),
);

/** In his Region, as our sheet does not say whom it strikes. */
export const greenman = event(id('greenman'), {
  ...known,
  met: [
    {
      op: 'each',
      of: { heroes: { sameRegionAs: 'me' } },
      as: 'who',
      actor: true,
      do: [when({ alignment: 'neutral' }, gain('life'), lose('life'))],
    },
  ],
});

export const mysteriousMist = event(id('mysterious_mist'), {
  ...known,
  met: [
    {
      op: 'each',
      of: { heroes: { sameRegionAs: 'me' } },
      as: 'who',
      actor: true,
      do: [
        roll('die'),
        table(v('die'), {
          '1': toad(),
          '2': teleport(at('base/space/forest')),
          '3': gain('life'),
          '4': replenish('full'),
          '5': gainSpell(),
          '6': teleport(at('woodland/space/mystic_glen')),
        }),
      ],
    },
  ],
});

export const oldGrowth = event(id('old_growth'), { ...known, copies: 2, met: [{ op: 'drawCards', exactly: 3 }] });

/** Unseen, and in their order. */
export const faerieHost = event('woodland/adventure/faerie_host', {
  ...known,
  copies: 2,
  met: [{ op: 'deal', from: 'woodland/deck/woodland', n: 10, to: { deck: 'adventure', where: 'top' } }],
});

const forAll = (side: 'light' | 'dark') => each({ heroes: {} }, 'one', gainFate(side, 1, v('one')));
export const masterOfFate = event('woodland/adventure/master_of_fate', {
  ...known,
  copies: 2,
  met: [pick({ light: forAll('light'), dark: forAll('dark') }, 'ask.side')],
});
