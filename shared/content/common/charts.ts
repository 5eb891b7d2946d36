// Charts of dice that more than one card or space asks for.
import {
  at,
  choose,
  discard,
  fight,
  gain,
  gainSpell,
  gainTalisman,
  grant,
  lose,
  mayDo,
  missTurn,
  pray,
  status,
  table,
  teleport,
  v,
} from '../../rules/dsl';
import type { Program } from '../../rules/vocab/effect';

/** The Temple's: two dice. */
export const templeRows = {
  '2': lose('life', 2),
  '3': lose('life'),
  '4': [choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'lost'), discard(v('lost'))],
  '5': status('enslaved'),
  '6': gain('strength'),
  '7': gain('craft'),
  '8-9': gainSpell(),
  '10': { ...gainTalisman, may: true },
  '11': gain('fate', 2),
  '12+': gain('life', 2),
} as const;
export const templePrayer = (rows: Parameters<typeof table>[1]): Program => [
  pray('prayer', 2),
  table(v('prayer'), rows),
];
/** The Tavern's: one die. */
export const tavernRows = {
  '1': missTurn(),
  '2': fight({ strength: 3, name: 'farmer' }),
  '3': lose('gold'),
  '4': gain('gold'),
  '5': grant(
    mayDo('stranger', ['turnStart'], [choose({ spaces: { region: 'outer', other: true } }, 'to'), teleport(v('to'))], {
      instead: 'move',
    }),
    'nextMove',
  ),
  '6': grant(
    mayDo('ferry', ['turnStart'], { op: 'moveTo', to: at('base/space/temple'), how: 'cross' }, { instead: 'move' }),
    'nextMove',
  ),
} as const;
