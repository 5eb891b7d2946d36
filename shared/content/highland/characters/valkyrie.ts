import { after, always, character, each, inBattle, is, plus, prevent, reacts, v } from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { mournsAsEvil } from '../../common/graveyard';

const raised: Selector = {
  cards: { kind: 'follower', zone: 'held', heldBy: 'anyone', where: is({ tokens: 'raised', on: 'it' }, '>=', 1) },
};

/** Whomever she has raised once she lets go in that turn. */
export const valkyrie = character('highland/character/valkyrie', {
  strength: 3,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'good',
  start: 'base/space/ruins',
  origin: 'known',
  abilities: [
    always(plus('attackRoll', 1, { when: inBattle })),
    // As the good lose a life there; the neutral are not bound to anything.
    reacts(
      'mourns_as_evil',
      {
        stage: 'would',
        on: 'lose',
        whose: 'mine',
        event: { what: 'life' },
        when: { source: { named: ['graveyard'] } },
        do: [prevent, mournsAsEvil],
      },
      after('visited', 'mine', mournsAsEvil, {
        event: { to: { named: 'graveyard' } },
        when: { alignment: 'neutral' },
      }),
    ),
    reacts(
      'resurrects',
      {
        stage: 'would',
        on: 'left',
        whose: 'anyone',
        event: { killed: true, card: { kind: 'follower', where: is({ tokens: 'raised', on: 'it' }, '<', 1) } },
        do: [
          prevent,
          { op: 'put', card: 'eventCard', to: 'held' },
          { op: 'tokens', on: 'eventCard', kind: 'raised', n: 1 },
        ],
      },
      after('turnEnded', 'anyone', each(raised, 'one', { op: 'tokens', on: v('one'), kind: 'raised', n: -1 }), {
        when: { exists: raised },
        forced: true,
      }),
    ),
  ],
});
