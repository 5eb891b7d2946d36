import { after, anyMoment, character, choose, count, mayDo, not, payWith, reacts, status, v } from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { anyWare } from '../../common/shops';

const objects: Selector = {
  cards: { object: true, zone: 'held', heldBy: 'me', not: { kind: 'follower', lent: true } },
};
const automata: Selector = { cards: { kind: 'follower', lent: true, zone: 'held', heldBy: 'me' } };
const drawn: Selector = { cards: { at: 'here', replaceable: true } };
const constructs: Selector = { cards: { inFight: true, subtype: 'construct' } };
export const tinkerer = character('city/character/tinkerer', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'good',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    reacts(
      'three_objects',
      after('turnBegan', 'mine', [status('stocked'), { op: 'repeat', times: 3, do: [anyWare] }], {
        when: not({ status: 'stocked' }),
        forced: true,
      }),
    ),
    mayDo(
      'automate',
      anyMoment,
      [choose(objects, 'made', { ask: 'card', max: count(objects) }), { op: 'lend', card: v('made') }],
      { turn: 'any', when: { exists: objects } },
    ),
    reacts(
      'sacrifice',
      after(
        'drawn',
        'mine',
        [
          choose(automata, 'given', { ask: 'follower' }),
          payWith(v('given')),
          choose(drawn, 'card', { ask: 'replaceWhich', min: 0, max: count(drawn) }),
          { op: 'replaceDrawn', card: v('card') },
        ],
        { when: { all: [{ exists: automata }, { exists: drawn }] } },
      ),
    ),
    mayDo(
      'take_construct',
      ['creatureMet'],
      [
        choose(constructs, 'construct'),
        { op: 'removeFoe', card: v('construct'), how: 'left' },
        { op: 'lend', card: v('construct') },
        { op: 'tokens', on: v('construct'), kind: 'still', n: 1 },
      ],
      { when: { exists: constructs } },
    ),
  ],
});
