import {
  become,
  chart,
  choose,
  count,
  discard,
  each,
  gain,
  gainSpell,
  heal,
  is,
  lose,
  may,
  pick,
  replenish,
  stat,
  stranger,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { StrangerDef } from '../../../rules/vocab/definition';
import type { Alignment, Amount, Cond, Selector } from '../../../rules/vocab/select';
import { none } from '../../common/warlock-quests';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;

const seen: Selector = { cards: { on: 'this' } };
/** What is no Event is gone; the Events go back in the order that he chooses. */
export const augur = stranger('sacred-pool/adventure/augur', {
  ...known,
  stays: 'always',
  carries: {},
  met: [
    { op: 'deal', from: 'adventure', to: { on: 'this' }, n: 6 },
    each({ cards: { on: 'this', not: { kind: 'event' } } }, 'other', discard(v('other'))),
    { op: 'set', as: 'events', to: count(seen) },
    each(seen, 'event', { op: 'put', card: v('event'), to: { deck: 'adventure', where: 'top' } }),
    when(is(v('events'), '>=', 1), { op: 'arrange', deck: 'adventure', n: v('events') }, discard()),
  ],
});

export const graceHearted = stranger('sacred-pool/adventure/grace_hearted', {
  ...known,
  stays: 'always',
  met: [
    pick({
      replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish(1) },
      heal: { if: is({ missing: 'life' }, '>=', 1), do: heal(1) },
      nothing: [],
    }),
  ],
});

export const lawbringer = stranger('sacred-pool/adventure/lawbringer', {
  ...known,
  metIf: { alignment: 'neutral' },
  met: [
    pick(
      {
        spell: { if: hasRoom, do: gainSpell() },
        gold: gain('gold'),
        strength: gain('strength'),
        craft: gain('craft'),
        life: gain('life'),
        fate: gain('fate'),
        teleport: [choose({ spaces: { region: 'mine', other: true } }, 'to'), teleport(v('to'))],
      },
      'ask.wish',
    ),
  ],
});

const turns = (to: Alignment) => when({ alignment: to }, { op: 'extraTurns', n: 1 }, become(to));
export const madcap = stranger('sacred-pool/adventure/madcap', {
  ...known,
  copies: 2,
  stays: 'always',
  met: chart({ '1-2': turns('evil'), '3-4': turns('neutral'), '5-6': turns('good') }),
});

/** Those of two alignments put down what the first of the third one gains. */
const collects = (name: string, what: 'fate' | 'gold' | 'life', gainer: Alignment): StrangerDef => {
  const lying: Amount = { tokens: what, on: 'this' };
  return stranger(`sacred-pool/adventure/${name}`, {
    ...known,
    stays: 'always',
    met: [
      when(
        { alignment: gainer },
        [gain(what, lying), discard()],
        [
          { op: 'set', as: 'had', to: stat(what) },
          lose(what),
          { op: 'tokens', on: 'this', kind: what, n: { minus: [v('had'), stat(what)] } },
        ],
      ),
    ],
  });
};
export const redeemer = collects('redeemer', 'fate', 'good');
export const renegade = collects('renegade', 'gold', 'neutral');
export const ritualMaster = collects('ritual_master', 'life', 'evil');

/** One that can be fulfilled is fulfilled at once, which ends the turn. */
const hasAccepted: Cond = { any: [{ not: none }, { turnIsOver: true }] };
/** As at the Cave; he goes once somebody has taken a quest of him. */
export const warlocksApprentice = stranger('sacred-pool/adventure/warlocks_apprentice', {
  ...known,
  copies: 2,
  stays: 'always',
  met: [
    when(
      none,
      [{ op: 'visit', space: 'base/space/warlocks_cave' }, when(hasAccepted, discard())],
      may('anotherTurn', { op: 'extraTurns', n: 1 }),
    ),
  ],
});
