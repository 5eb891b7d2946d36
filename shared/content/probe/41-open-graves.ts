// Every Adventure deck at once, and any discard pile.
import { always, plus } from '../../rules/dsl';
import type { WorldDef } from '../../rules/vocab/definition';

export const openGraves: WorldDef = {
  id: 'probe/omen/open_graves',
  kind: 'world',
  deck: 'omen',
  origin: 'known',
  drawn: [
    { op: 'deal', from: 'adventure', each: true, to: 'discard', n: 10 },
    {
      op: 'each',
      of: { heroes: {} },
      as: 'who',
      actor: true,
      do: [
        {
          op: 'search',
          discards: 'only',
          find: { kind: ['follower', 'object', 'magicObject'] },
          to: 'held',
          rest: 'stays',
        },
      ],
    },
  ],
  sides: {
    standing: [always(plus('foeRoll', 1, { reach: 'everyone', when: { fight: { subtype: ['spirit', 'undead'] } } }))],
    spent: [],
  },
};
