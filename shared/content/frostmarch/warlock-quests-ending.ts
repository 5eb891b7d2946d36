// The ending that is won by quests: everybody begins with four, and keeps count of those that he has fulfilled.
import { after, before, choose, each, ending, is, prevent, reacts, take, v, when } from '../../rules/dsl';
import type { EndingDef, StateDef } from '../../rules/vocab/definition';
import type { Amount, Cond } from '../../rules/vocab/select';
import { wins } from '../common/endings';
import { openQuests, WARLOCK_QUESTS } from '../common/warlock-quests';

const TALLIES = 'frostmarch/deck/tally';
const FOUR = 4;
const fulfilled: Amount = { tokens: 'quest', on: 'this' };
const byQuest: Cond = { source: { kind: 'quest' } };

/**
 * Quests that are fulfilled lie face down and are none any more (000 FAQ Warlock Quest): so they are counted. The first
 * three bring nothing but that; whoever is killed keeps them all for his next character, open ones too.
 */
export const fulfilledQuests: StateDef = {
  id: 'frostmarch/tally/fulfilled_quests',
  kind: 'state',
  deck: TALLIES,
  copies: 6,
  origin: 'known',
  keywords: ['inherited'],
  carries: {},
  abilities: [
    reacts(
      'counts',
      {
        stage: 'would',
        on: 'moved',
        whose: 'mine',
        event: { how: 'teleport' },
        when: byQuest,
        forced: true,
        do: [{ op: 'tokens', on: 'this', kind: 'quest', n: 1 }, when(is(fulfilled, '<', FOUR), prevent)],
      },
      {
        stage: 'would',
        on: 'questDone',
        whose: 'mine',
        when: is(fulfilled, '<', FOUR),
        forced: true,
        do: [prevent],
      },
    ),
    reacts(
      'kept',
      before('heroKilled', 'mine', each(openQuests, 'quest', { op: 'put', card: v('quest'), to: { on: 'this' } }), {
        when: { exists: openQuests },
        forced: true,
      }),
      after('turnBegan', 'mine', each({ cards: { on: 'this' } }, 'quest', take(v('quest'))), {
        when: { exists: { cards: { on: 'this' } } },
        forced: true,
      }),
    ),
  ],
};

export const warlockQuests: EndingDef = ending('frostmarch/ending/warlock_quests', {
  origin: 'known',
  reveal: 'revealed',
  goal: 'collection',
  when: { warlockQuests: ['chosen', 'drawn'] },
  begins: [
    { op: 'deal', from: TALLIES, to: 'held' },
    { op: 'shuffle', deck: WARLOCK_QUESTS },
    { op: 'deal', from: WARLOCK_QUESTS, to: 'held', n: FOUR },
  ],
  visit: [
    choose({ cards: { named: 'fulfilled_quests', zone: 'held', heldBy: 'me' } }, 'tally'),
    wins(is({ tokens: 'quest', on: v('tally') }, '>=', FOUR), []),
  ],
});
