// D Gaining Talismans: with the quest cards the Warlock lets one choose instead of throwing a die.
import { elsewhere, when } from '../../rules/dsl';

export const warlocksCave = elsewhere('space', 'base/space/warlocks_cave', {
  with: {
    visit: [
      when({ not: { has: { kind: 'quest' } } }, [
        { op: 'search', deck: 'reaper/deck/warlock_quest', to: 'held', rest: 'stays' },
      ]),
    ],
  },
});
