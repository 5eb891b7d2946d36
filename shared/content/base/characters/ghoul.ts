import { after, before, can, character, choose, discard, gain, inBattle, mayDo, reacts, v } from '../../../rules/dsl';

const raised = { cards: { lent: true, zone: 'held', heldBy: 'me' } } as const;

export const ghoul = character('base/character/ghoul', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 4,
  alignment: 'evil',
  start: 'base/space/graveyard',
  origin: 'known',
  abilities: [
    { id: 'psychic_attack', static: [can('psychicAttack')] },
    reacts(
      'drain_life',
      after('lose', 'others', gain('life'), {
        event: { what: 'life', reward: true, cause: 'psychic' },
        when: { same: ['eventBy', 'me'] },
        forced: true,
      }),
    ),
    reacts(
      'raise_dead',
      before(
        'killed',
        'mine',
        { op: 'lend', card: 'eventCard' },
        { event: { fight: 'battle', card: { kind: 'enemy', at: 'anySpace' } } },
      ),
    ),
    mayDo(
      'use_raised',
      ['beforeRolls'],
      [
        choose(raised, 'one'),
        { op: 'score', side: 'mine', add: { printed: 'strength', on: v('one') } },
        discard(v('one')),
      ],
      { once: 'fight', turn: 'any', when: { all: [inBattle, { exists: raised }] } },
    ),
  ],
});
