import { after, always, can, character, endTurn, heal, reacts } from '../../../rules/dsl';

export const troll = character('base/character/troll', {
  strength: 6,
  craft: 1,
  life: 6,
  fate: 1,
  alignment: 'neutral',
  start: 'base/space/crags',
  origin: 'known',
  abilities: [
    { ...always(can('skipRoll', { when: { source: { named: ['crags'] } } })), id: 'optional_roll' },
    reacts('regenerate', after('rolled', 'mine', [heal(1), endTurn], { event: { for: 'move', natural: [6] } })),
  ],
});
