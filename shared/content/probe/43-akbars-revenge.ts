// Whoever has no Talisman must leave a Realm by the way that he came.
import { cannot, lose, modify, not, place, when } from '../../rules/dsl';

export const akbarsRevenge = place('probe/bridge/akbars_revenge', {
  origin: 'known',
  keywords: ['trap'],
  stays: 'always',
  met: [when(not({ has: { keyword: 'talisman' } }), [lose('life'), modify([cannot('pressOn')], 'nextMove')])],
});
