// Cards that fight in their owner's place.
import { after, always, cannot, cast, discard, fight, follower, mayDo, reacts, space, spell } from '../../rules/dsl';
import type { Cond } from '../../rules/vocab/select';

const inAFight: Cond = { fight: {} };
const inBattle: Cond = { fight: { kind: 'battle' } };
const allowed: Cond = { may: 'standIn', byCard: 'this' };
/** One on each side of a fight, whatever card it is. */
const oneOnly = { once: 'fight', group: 'standIn', turn: 'any' } as const;
const mine = { card: { self: true } } as const;
const falls = reacts(
  'falls',
  after('stoodIn', 'mine', discard(), { event: { ...mine, outcome: 'lost' }, forced: true }),
);

export const champion = follower('probe/adventure/champion', {
  origin: 'known',
  abilities: [
    mayDo(
      'stand_in',
      ['beforeRolls'],
      { op: 'fightInPlace', card: 'this', strength: 3 },
      { ...oneOnly, when: { all: [inBattle, allowed] } },
    ),
    falls,
  ],
});

/** Battle or psychic combat; goes his own way after a victory, and dies of anything else. */
export const friendlyGiant = follower('probe/adventure/friendly_giant', {
  origin: 'known',
  abilities: [
    mayDo(
      'stand_in',
      ['beforeRolls'],
      { op: 'fightInPlace', card: 'this', strength: 6, craft: 3 },
      { ...oneOnly, when: { all: [inAFight, allowed] } },
    ),
    reacts(
      'leaves',
      after('stoodIn', 'mine', { op: 'ditch', card: 'this' }, { event: { ...mine, outcome: 'won' }, forced: true }),
    ),
    reacts(
      'falls',
      after('stoodIn', 'mine', discard(), { event: { ...mine, outcome: ['lost', 'standOff'] }, forced: true }),
    ),
  ],
});

const summoned: Cond = { all: [allowed, { not: { at: { region: 'inner' } } }] };
export const summonBear = spell('probe/spell/summon_bear', {
  origin: 'known',
  timing: [cast(['beforeRolls'], { ...oneOnly, when: { all: [inBattle, summoned] } })],
  effect: [{ op: 'fightInPlace', card: 'this', strength: 3 }],
});
export const summonStormcrow = spell('probe/spell/summon_stormcrow', {
  origin: 'known',
  timing: [cast(['beforeRolls'], { ...oneOnly, when: { all: [{ fight: { kind: 'psychic' } }, summoned] } })],
  effect: [{ op: 'fightInPlace', card: 'this', craft: 3 }],
});

/** Where a lord is fought, nobody fights in another's place. */
export const hallOfALord = space('probe/space/hall_of_a_lord', {
  region: 'outer',
  terrain: 'hall',
  grid: [3, 3],
  links: [{ to: 'base/space/city', way: 'door' }],
  origin: 'ours',
  visit: [fight({ strength: 5, name: 'ogre' })],
  abilities: [always(cannot('standIn'))],
});
