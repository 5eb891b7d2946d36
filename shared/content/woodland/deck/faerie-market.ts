// The Faerie Market: everybody passes something to the right, all of it things that he had before.
import { choose, each, event, gain, is, lose, take, v, when } from '../../../rules/dsl';
import type { HeroRef } from '../../../rules/vocab/refs';
import type { Resource, Selector } from '../../../rules/vocab/select';

const right: HeroRef = { beside: 'right' };
const passed = is({ tokens: 'passed', on: 'it' }, '>=', 1);
const own: Selector = {
  cards: {
    kind: ['object', 'magicObject', 'follower', 'spell'],
    heldBy: 'me',
    where: is({ tokens: 'passed', on: 'it' }, '<', 1),
  },
};
/** It comes to the other before it is gone: after his last life nobody carries out anything more. */
const gives = (what: Resource) => [gain(what, 1, right), lose(what)];

export const faerieMarket = event('woodland/woodland/faerie_market', {
  origin: 'known',
  copies: 2,
  met: [
    {
      op: 'each',
      of: { heroes: {} },
      as: 'who',
      actor: true,
      do: [
        choose(own, 'given', { ask: 'giveAway' }),
        when({ known: 'given' }, [
          when({ card: v('given'), fits: { not: { kind: 'spell' } } }, take(v('given'), right), {
            op: 'put',
            card: v('given'),
            to: 'hand',
            who: right,
          }),
          { op: 'tokens', on: v('given'), kind: 'passed', n: 1 },
        ]),
      ],
    },
    each({ cards: { heldBy: 'anyone', where: passed } }, 'one', {
      op: 'tokens',
      on: v('one'),
      kind: 'passed',
      n: -1,
    }),
    {
      op: 'together',
      ask: 'passOn',
      options: [
        { key: 'givesLife', do: gives('life') },
        { key: 'givesFate', if: is({ stat: 'fate' }, '>=', 1), do: gives('fate') },
        { key: 'givesGold', if: is({ stat: 'gold' }, '>=', 1), do: gives('gold') },
      ],
    },
  ],
});
