import {
  after,
  before,
  cannot,
  character,
  endStatus,
  inBattle,
  mayDo,
  modify,
  plus,
  reacts,
  status,
} from '../../../rules/dsl';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He has rolled so much for his move. */
    readonly charge: true;
  }
}

export const minotaur = character('dragon/character/minotaur', {
  strength: 4,
  craft: 2,
  life: 5,
  fate: 2,
  alignment: 'evil',
  start: 'base/space/crags',
  origin: 'known',
  abilities: [
    reacts(
      'charge',
      after('rolled', 'mine', status('charge', { eventAmount: true }), { event: { for: 'move' }, forced: true }),
    ),
    reacts('halt', before('turnBegan', 'mine', endStatus('charge'), { when: { status: 'charge' }, forced: true })),
    mayDo('stampede', ['beforeRolls'], modify([plus('strength', { statusOf: 'charge' })], 'fight'), {
      once: 'fight',
      when: { all: [inBattle, { status: 'charge' }] },
    }),
    { id: 'no_armour', static: [cannot('useArmour')] },
  ],
});
