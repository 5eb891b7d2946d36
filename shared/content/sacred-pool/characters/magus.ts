import {
  after,
  character,
  choose,
  count,
  each,
  gainSpell,
  is,
  killFollower,
  may,
  mayDo,
  modify,
  plus,
  reacts,
  v,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { CardFilter, Selector } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';

const followers: CardFilter = { kind: 'follower', zone: 'held', heldBy: 'me' };
const own: Selector = { cards: followers };
const takesPart = 'zeal';
const fought: CardFilter = { kind: 'follower', zone: 'held', where: is({ tokens: takesPart, on: 'it' }, '>=', 1) };

/** Whoever defeats him may kill one of those that took part. */
const exposed: Ability = {
  ...reacts(
    'exposed',
    after(
      'beaten',
      'mine',
      may('killFollower', [choose({ cards: fought }, 'killed', { who: 'eventBy' }), killFollower(v('killed'))], {
        who: 'eventBy',
        if: { exists: { cards: fought } },
      }),
      { event: { foe: 'character' }, forced: true },
    ),
  ),
  ended: [each({ cards: fought }, 'one', { op: 'tokens', on: v('one'), kind: takesPart, n: -1 })],
};

export const magus = character('sacred-pool/character/magus', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 1,
  alignment: 'evil',
  start: 'base/space/city',
  spells: 1,
  origin: 'known',
  abilities: [
    reacts(
      'recall',
      after('turnBegan', 'mine', gainSpell(), {
        when: { all: [is(count({ cards: { zone: 'hand', heldBy: 'me' } }), '=', 0), hasRoom] },
      }),
    ),
    mayDo(
      'indoctrinated',
      ['beforeRolls'],
      [
        choose(own, 'some', { ask: 'follower', max: count(own) }),
        { op: 'tokens', on: v('some'), kind: takesPart, n: 1 },
        modify([plus('craft', v('some'))], 'fight'),
        { op: 'grant', ability: exposed, until: 'fight' },
      ],
      { turn: 'any', once: 'fight', when: { all: [{ fight: { kind: 'psychic' } }, { exists: own }] } },
    ),
  ],
});
