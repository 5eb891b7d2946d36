// What any of the dice shows, also one that does not count.
import { after, before, choose, enemy, killFollower, magicObject, reacts, v } from '../../rules/dsl';

export const heraldOfFamine = enemy('probe/adventure/herald_of_famine', {
  subtype: 'demon',
  craft: 6,
  origin: 'known',
  abilities: [
    reacts(
      'starves',
      after(
        'rolled',
        'anyone',
        [
          choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'starved', { ask: 'loseFollower' }),
          killFollower(v('starved')),
        ],
        {
          event: { for: 'attack', shows: [4, 5, 6] },
          when: { fight: { kind: 'psychic', foeCards: { self: true } } },
          forced: true,
        },
      ),
    ),
  ],
});

/** A second die for every attack; the lower one counts, so the one that does not may show more. */
export const twinDice = magicObject('probe/curio/twin_dice', {
  origin: 'ours',
  abilities: [
    reacts(
      'doubles',
      before('diceBegin', 'mine', { op: 'attackWith', side: 'mine', dice: 2, keep: 'lowest' }, { forced: true }),
    ),
  ],
});
