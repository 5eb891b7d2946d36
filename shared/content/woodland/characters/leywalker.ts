import {
  after,
  before,
  character,
  choose,
  count,
  each,
  gainSpell,
  inBattle,
  is,
  mayDo,
  modify,
  not,
  reacts,
  stat,
  teleport,
  v,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';

/** His three Portal tokens: what lies on no space is with him. */
const marked: Selector = { spaces: { tokens: 'ley_portal' } };

export const leywalker = character('woodland/character/leywalker', {
  strength: 1,
  craft: 5,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/portal_of_power',
  origin: 'known',
  abilities: [
    reacts(
      'anchors',
      after(
        'cast',
        'anyone',
        { op: 'spaceTokens', at: { spaceOf: 'eventHero' }, kind: 'ley_portal', n: 1 },
        {
          when: {
            all: [
              is(count(marked), '<', 3),
              not({ at: { region: 'inner' }, who: 'eventHero' }),
              not({ at: { tokens: 'ley_portal' }, who: 'eventHero' }),
            ],
          },
        },
      ),
    ),
    mayDo(
      'steps',
      ['turnStart'],
      [
        choose(marked, 'to', { ask: 'teleportTo' }),
        { op: 'spaceTokens', at: v('to'), kind: 'ley_portal', n: -1 },
        teleport(v('to')),
      ],
      { instead: 'roll', when: { exists: marked } },
    ),
    reacts(
      'draws_power',
      after('landed', 'mine', gainSpell(), {
        when: { all: [hasRoom, { any: [{ at: { named: 'runes' } }, { at: { tokens: 'ley_portal' } }] }] },
      }),
    ),
    mayDo(
      'battles_by_craft',
      ['beforeRolls'],
      [{ op: 'discardSpells', n: 1, cost: true }, modify([{ stat: 'strength', set: stat('craft') }], 'fight')],
      {
        once: 'fight',
        turn: 'any',
        when: { all: [inBattle, { exists: { cards: { kind: 'spell', zone: 'hand', heldBy: 'me' } } }] },
      },
    ),
    reacts(
      'closes',
      before(
        'heroKilled',
        'mine',
        each(marked, 'one', { op: 'spaceTokens', at: v('one'), kind: 'ley_portal', n: -1 }),
        {
          forced: true,
        },
      ),
    ),
  ],
});
