// Enemies of the Dungeon with a rule of their own that fight by Strength.
import {
  after,
  before,
  can,
  choose,
  count,
  discard,
  each,
  enemy,
  grant,
  heal,
  is,
  killFollower,
  lose,
  mayDo,
  not,
  prevent,
  reacts,
  roll,
  stat,
  table,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { regenerates } from '../../common/abilities';
import { beats, foughtHere, goneForStrength, miser, throwsOut, trapsmith } from '../../common/enemies';

/** Its rule is known, its value is not. */
const ours = { origin: 'ours' } as const;
const known = { origin: 'known' } as const;

export const battleHulk = enemy('dungeon/dungeon/battle_hulk', {
  ...ours,
  copies: 2,
  subtype: 'construct',
  strength: 8,
  abilities: [{ id: 'slow', static: [can('evade', { card: { self: true }, reach: 'everyone' })] }],
});

export const bloodroot = enemy('dungeon/dungeon/bloodroot', {
  ...ours,
  subtype: 'monster',
  strength: 4,
  killed: [heal(2)],
});

/** 000 FAQ Swashbuckler: coming to life again it was not beaten; so it is for whatever fought with it. */
export const caveTroll = enemy('dungeon/dungeon/cave_troll', {
  ...known,
  copies: 2,
  subtype: 'monster',
  strength: 6,
  abilities: [regenerates(1, 2)],
});

const slimed: Selector = {
  cards: { class: 'weapon', zone: 'held', heldBy: 'anyone', where: is({ tokens: 'slimed', on: 'it' }, '>=', 1) },
};
const eatsThem = each(slimed, 'one', discard(v('one')));
/** Every Weapon that was used on it is eaten when the battle is over, however it ended. */
export const crawlingSlime = enemy('dungeon/dungeon/crawling_slime', {
  ...ours,
  copies: 2,
  subtype: 'monster',
  strength: 3,
  killed: [eatsThem],
  abilities: [
    reacts(
      'eats_weapons',
      before(
        'diceBegin',
        'anyone',
        each({ cards: { class: 'weapon', zone: 'held', heldBy: 'me', where: { inUse: 'it' } } }, 'one', {
          op: 'tokens',
          on: v('one'),
          kind: 'slimed',
          n: 1,
        }),
        { when: foughtHere, forced: true },
      ),
      after('beaten', 'anyone', eatsThem, { when: foughtHere, forced: true }),
      after('turnEnded', 'anyone', eatsThem, { when: { exists: slimed }, forced: true }),
    ),
  ],
});

const met: Cond = is({ tokens: 'enraged', on: 'this' }, '>=', 1);
/** Left alive by whoever met it, evaded or not, it tears down what lies in its Region. */
export const gateSmasher = enemy('dungeon/dungeon/gate_smasher', {
  ...ours,
  subtype: 'monster',
  strength: 7,
  approach: [{ op: 'tokens', on: 'this', kind: 'enraged', n: 1 }],
  abilities: [
    reacts(
      'smashes',
      after(
        'turnEnded',
        'anyone',
        [
          { op: 'tokens', on: 'this', kind: 'enraged', n: -1 },
          each({ cards: { at: 'anySpace', faceUp: true, in: { sameRegionAs: { spaceOfCard: 'this' } } } }, 'one', [
            roll('die', { for: 'creature' }),
            table(v('die'), { '1-2': discard(v('one')), '3+': [] }),
          ]),
        ],
        { when: met, forced: true },
      ),
    ),
  ],
});

/** Whoever is beaten loses a Follower besides, or a second life where he has none. */
export const drags: Ability = beats('drags_off', [
  choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'lost', { random: true }),
  when({ known: 'lost' }, killFollower(v('lost')), lose('life')),
]);
export const giantBeetle = enemy('dungeon/dungeon/giant_beetle', {
  ...ours,
  copies: 2,
  subtype: 'animal',
  strength: 4,
  abilities: [drags],
});

/** Whoever is beaten comes to himself at the Entrance. */
export const toTheEntrance = throwsOut('dungeon/space/dungeon_entrance');
export const goblinAmbusher = enemy('dungeon/dungeon/goblin_ambusher', {
  ...ours,
  subtype: 'monster',
  strength: 3,
  abilities: [toTheEntrance],
});

const otherGoblins: CardFilter = { kind: 'enemy', titled: 'goblin', at: 'anySpace', not: { self: true } };
/** 000 FAQ Goblin King: the others add to him also where he fights for the Ghoul. */
export const goblinKing = enemy('dungeon/dungeon/goblin_king', {
  ...ours,
  subtype: 'monster',
  strength: { plus: [4, count({ cards: otherGoblins })] },
});

/** The one who rolled too high for his Craft is hit before he can strike. */
export const goblinSniper = enemy('dungeon/dungeon/goblin_sniper', {
  ...ours,
  copies: 2,
  subtype: 'monster',
  strength: 2,
  abilities: [
    reacts(
      'shoots_first',
      before(
        'diceBegin',
        'anyone',
        [
          { op: 'tokens', on: 'this', kind: 'sprung', n: -1 },
          roll('die'),
          when(is(v('die'), '>', stat('craft')), [
            { op: 'tokens', on: 'this', kind: 'sprung', n: 1 },
            { op: 'attackWith', side: 'mine', dice: 0 },
          ]),
        ],
        { when: foughtHere, forced: true },
      ),
    ),
  ],
});

export const goblinTrapsmith = trapsmith('dungeon/dungeon/goblin_trapsmith');

export const goblinTunneler = enemy('dungeon/dungeon/goblin_tunneler', {
  ...ours,
  copies: 2,
  subtype: 'monster',
  strength: 2,
  killed: [
    grant(
      mayDo('tunnel', ['turnStart'], [choose({ spaces: { named: 'tunnel' } }, 'to'), teleport(v('to'))], {
        instead: 'move',
      }),
      'nextMove',
    ),
  ],
});

const magicWeapon: CardFilter = {
  kind: 'magicObject',
  class: 'weapon',
  zone: 'held',
  heldBy: 'me',
  where: { inUse: 'it' },
};
/** 000 FAQ Living Statue: whatever fought with it is spared, too. */
export const livingStatue = enemy('dungeon/dungeon/living_statue', {
  ...ours,
  copies: 2,
  subtype: 'construct',
  strength: 5,
  abilities: [
    reacts('stone', {
      stage: 'would',
      on: 'defeated',
      whose: 'anyone',
      event: { foe: 'creature' },
      when: { all: [foughtHere, not({ exists: { cards: magicWeapon } })] },
      forced: true,
      do: [prevent, { op: 'settle', outcome: 'standOff' }],
    }),
  ],
});

export const mimic = enemy('dungeon/dungeon/mimic', {
  ...known,
  subtype: 'monster',
  strength: stat('strength'),
  noTrophy: true,
  abilities: [goneForStrength],
});

export const miserDragon = miser('dungeon/dungeon/miser_dragon');
