// Events of the Cadorus deck.
import { each, event, lose, roll, v, when } from '../../../rules/dsl';
import { faceUpDragons, known, raid, stacks } from '../alike/cards';
import { isKing, rage } from '../lords';
import { asleep, wakesUp } from '../sleep';

export const dragonDawn = event('dragon/cadorus/dragon_dawn', {
  ...known,
  met: [each({ cards: { ...faceUpDragons, where: asleep } }, 'one', wakesUp(v('one')))],
});

/** Where Cadorus is king all suffer it, round the table. */
export const dragonRage = event('dragon/cadorus/dragon_rage', {
  ...known,
  met: [when(isKing('cadorus'), { op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: rage() }, rage())],
});

export const fieryOnslaught = event('dragon/cadorus/fiery_onslaught', { ...known, met: stacks('cadorus', 5, 10) });

export const surpriseAttack = event('dragon/cadorus/surprise_attack', {
  ...known,
  met: [roll('die'), { op: 'moveTo', to: { steps: v('die'), way: 'ccw' }, how: 'move' }, lose('life')],
});

export const villageRaid = raid('dragon/cadorus/village_raid', 'base/space/village');
