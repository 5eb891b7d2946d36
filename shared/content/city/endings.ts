// The endings of The City.
import { choose, each, ending, gain, is, lose, pay, stat, take, v, when } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { CardFilter, Cond, HeroFilter } from '../../rules/vocab/select';
import { tally, wins } from '../common/endings';
import { POSTERS } from './shops/decks';

const fortune = 12;

/** That it is revealed is known; what it asks is ours, after its name. */
export const merchantsGuild: EndingDef = ending('city/ending/merchants_guild', {
  origin: 'ours',
  reveal: 'revealed',
  goal: 'collection',
  anywhere: true,
  needs: { what: 'gold', n: fortune },
  visit: [
    wins(is(stat('gold'), '>=', fortune), [
      each(
        { heroes: { who: 'others' } },
        'one',
        when(is(stat('gold', v('one')), '>=', 1), [pay(1, v('one')), gain('gold')], lose('life', 1, v('one'))),
      ),
    ]),
  ],
});

const TALLIES = 'city/deck/tally';
/** Contracts that were fulfilled are counted, and inherited. */
export const contracts = tally({
  id: 'city/tally/contracts',
  deck: TALLIES,
  kind: 'contract',
  from: POSTERS,
  when: { source: { kind: 'state' } },
});
/** That four are asked for is known, the rest is ours. */
export const assassinsGuild: EndingDef = ending('city/ending/assassins_guild', {
  origin: 'ours',
  reveal: 'revealed',
  goal: 'collection',
  begins: [{ op: 'deal', from: TALLIES, to: 'held' }],
  visit: [
    choose({ cards: { named: 'contracts', zone: 'held', heldBy: 'me' } }, 'tally'),
    wins(is({ tokens: 'contract', on: v('tally') }, '>=', 4), []),
  ],
});

const loot: CardFilter = { object: true, takeable: true, zone: 'held' };
const owns: Cond = { any: [is(stat('gold', 'it'), '>=', 1), { exists: { cards: { ...loot, heldBy: 'it' } } }] };
const victims: HeroFilter = { who: 'others', where: owns };
/** Ours: whoever stands there steals from all, turn by turn, and has won when nothing is left to be stolen. */
export const thievesGuild: EndingDef = ending('city/ending/thieves_guild', {
  origin: 'ours',
  reveal: 'both',
  goal: 'collection',
  visit: [
    each(
      { heroes: { who: 'others' } },
      'one',
      when(
        { exists: { cards: { ...loot, heldBy: v('one') } } },
        [choose({ cards: { ...loot, heldBy: v('one') } }, 'loot', { ask: 'object' }), take(v('loot'))],
        when(is(stat('gold', v('one')), '>=', 1), [lose('gold', 1, v('one')), gain('gold')], lose('life', 1, v('one'))),
      ),
    ),
    wins({ not: { exists: { heroes: victims } } }, []),
  ],
});
