// Endings of The Frostmarch that need none of its cards.
import {
  after,
  at,
  before,
  can,
  ending,
  is,
  missTurn,
  never,
  not,
  nothing,
  reacts,
  roll,
  table,
  toad,
  v,
} from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { foeWithLives, thereNow } from '../common/endings';

const away = (space: string): Program => [{ op: 'moveTo', to: at(space), how: 'teleport', meets: false }];

export const iceQueen: EndingDef = ending('frostmarch/ending/ice_queen', {
  origin: 'known',
  reveal: 'both',
  goal: 'foe',
  anywhere: true,
  lives: 4,
  visit: foeWithLives({
    strength: 12,
    craft: 12,
    name: 'ice_queen',
    again: true,
    // That there is a chart is known; its rows are ours.
    lost: [
      roll('die'),
      table(v('die'), {
        '1': [...away('base/space/plain_of_peril'), toad()],
        '2-3': away('base/space/portal_of_power'),
        '4-5': missTurn(),
        '6': nothing,
      }),
    ],
  }),
});

/** Since somebody first came to the Crown. */
const begun: Cond = is({ tokens: 'sceptre', on: 'this' }, '>=', 1);
const lone: Cond = is({ count: { heroes: thereNow } }, '=', 1);

export const crownAndSceptre: EndingDef = ending('frostmarch/ending/crown_and_sceptre', {
  origin: 'known',
  reveal: 'both',
  goal: 'lastAlive',
  anywhere: true,
  abilities: [
    // Whom he meets there he attacks as he likes, or uses an ability on (000 FAQ Crown of Command Q2).
    { id: 'as_he_likes', static: [can('psychicAttack')] },
    reacts(
      'begun',
      after(
        'landed',
        'anyone',
        { op: 'tokens', on: 'this', kind: 'sceptre', n: 1 },
        { event: { to: { named: 'crown_of_command' } }, when: not(begun), forced: true },
      ),
    ),
    // The Command Spell, which needs no die here, in everybody's turn.
    reacts(
      'command',
      before(
        'turnBegan',
        'anyone',
        {
          op: 'each',
          of: { heroes: thereNow },
          as: 'ruler',
          actor: true,
          do: [{ op: 'chart', chart: 'command', given: { $always: true } }],
        },
        { when: lone, forced: true },
      ),
    ),
    reacts(
      'no_healing',
      never('heal', 'anyone', { when: begun }),
      never('gain', 'anyone', { event: { what: 'life' }, when: begun }),
    ),
  ],
});
