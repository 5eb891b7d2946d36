// The ending of The City that needs none of its cards. Of the Thieves' Guild too little is known; the Assassins' Guild
// needs Wanted Posters.
import { each, ending, gain, is, lose, pay, stat, v, when } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import { wins } from '../common/endings';

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
