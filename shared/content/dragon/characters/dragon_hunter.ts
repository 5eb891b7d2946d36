import { after, character, choose, endStatus, mayDo, reacts, status, v } from '../../../rules/dsl';
import type { Cond, Selector } from '../../../rules/vocab/select';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He strikes with both dice, for better or worse. */
    readonly deathblow: true;
  }
}

const prey: Selector = {
  cards: { kind: 'enemy', subtype: 'dragon', at: 'anySpace', in: { region: 'mine', other: true } },
  nearest: { to: 'here' },
};
const battlesEnemy: Cond = { fight: { kind: 'battle', foe: 'creature' } };

export const dragonHunter = character('dragon/character/dragon_hunter', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 2,
  alignment: 'neutral',
  start: 'base/space/ruins',
  objects: [{ named: 'axe', from: 'purchase' }],
  origin: 'known',
  abilities: [
    mayDo(
      'track',
      ['turnStart'],
      [choose(prey, 'prey'), { op: 'moveTo', to: { spaceOfCard: v('prey') }, how: 'move' }],
      {
        instead: 'roll',
        when: { exists: prey },
      },
    ),
    mayDo(
      'deathblow',
      ['beforeRolls'],
      [status('deathblow'), { op: 'attackWith', side: 'mine', dice: 2, keep: 'all' }],
      {
        once: 'fight',
        turn: 'any',
        when: battlesEnemy,
      },
    ),
    // Doubles lose the battle, whatever they come to.
    reacts(
      'misses',
      after('rolled', 'mine', [endStatus('deathblow'), { op: 'settle', outcome: 'lost' }], {
        event: { for: 'attack', doubles: true },
        when: { all: [battlesEnemy, { status: 'deathblow' }] },
        forced: true,
      }),
    ),
    reacts('spent', after('compared', 'mine', endStatus('deathblow'), { when: { status: 'deathblow' }, forced: true })),
  ],
});
