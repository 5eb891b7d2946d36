// Enemies of The Reaper with a rule of their own.
import {
  after,
  at,
  before,
  can,
  cannot,
  enemy,
  gain,
  is,
  lay,
  lose,
  may,
  modify,
  plus,
  reacts,
  roll,
  stat,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { Cond } from '../../../rules/vocab/select';
import { regenerates, rollsTwo } from '../../common/abilities';
import {
  fleesFrom,
  foughtHere,
  hurtsArmoured,
  keeperOfCrypts,
  miser,
  sparesLives,
  trapsmith,
} from '../../common/enemies';

const known = { origin: 'known' } as const;
/** Its rule is known, its value is not. */
const ours = { origin: 'ours' } as const;

/** 000 FAQ Cerberus: it bars only the way through the Portal, and only while it lies there. */
export const cerberus = enemy('reaper/adventure/cerberus', {
  ...ours,
  subtype: 'monster',
  strength: 8,
  craft: 8,
  encounter: 1,
  keywords: ['cannotBeEvaded'],
  drawn: [lay('this', at('base/space/portal_of_power'))],
  abilities: [
    {
      id: 'guards',
      static: [
        cannot('openPortal', {
          reach: 'everyone',
          when: { card: 'this', fits: { at: at('base/space/portal_of_power') } },
        }),
      ],
    },
  ],
});

export const lordOfThePit = enemy('reaper/adventure/lord_of_the_pit', {
  ...ours,
  subtype: 'monster',
  strength: 10,
  craft: 10,
  encounter: 1,
  killed: [may('goToPlain', teleport(at('base/space/plain_of_peril')))],
});

export const caveTroll = enemy('reaper/adventure/cave_troll', {
  ...known,
  subtype: 'monster',
  strength: 6,
  abilities: [regenerates(1, 2)],
});
export const hydra = enemy('reaper/adventure/hydra', {
  ...ours,
  subtype: 'monster',
  strength: 6,
  abilities: [regenerates(1, 2)],
});

export const ekor = enemy('reaper/adventure/ekor', {
  ...known,
  subtype: 'monster',
  strength: 2,
  approach: fleesFrom('strength', 2),
});

export const goblinTrapsmith = trapsmith('reaper/adventure/goblin_trapsmith');

export const miserDragon = miser('reaper/adventure/miser_dragon');

export const packOfWolves = enemy('reaper/adventure/pack_of_wolves', {
  ...ours,
  subtype: 'animal',
  strength: 3,
  abilities: [rollsTwo('pack')],
});

export const stoneGolem = enemy('reaper/adventure/stone_golem', {
  ...ours,
  subtype: 'monster',
  strength: 5,
  abilities: [
    {
      id: 'hard',
      static: [cannot('useWeapon', { card: { kind: 'object' }, reach: 'everyone', when: foughtHere })],
    },
  ],
});

export const trapper = enemy('reaper/adventure/trapper', {
  ...ours,
  subtype: 'monster',
  strength: 3,
  approach: [
    roll('dice', { dice: 2 }),
    { op: 'tokens', on: 'this', kind: 'sprung', n: -1 },
    when(is(v('dice'), '<=', stat('craft')), modify([can('evade')], 'meeting'), [
      { op: 'tokens', on: 'this', kind: 'sprung', n: 1 },
      modify([cannot('evade')], 'meeting'),
    ]),
  ],
  abilities: [
    reacts(
      'trap',
      before(
        'diceBegin',
        'anyone',
        { op: 'attackWith', side: 'mine', dice: 0 },
        {
          when: { all: [foughtHere, is({ tokens: 'sprung', on: 'this' }, '>=', 1)] },
          forced: true,
        },
      ),
    ),
  ],
});

export const crone = enemy('reaper/adventure/crone', {
  ...ours,
  subtype: 'cultist',
  craft: 4,
  abilities: [
    sparesLives(),
    reacts('curses', after('beaten', 'anyone', toad(3, 'eventHero'), { when: foughtHere, forced: true })),
  ],
});

export const cryptKeeper = keeperOfCrypts('reaper/adventure/crypt_keeper');

const tamed: Cond = { card: 'this', fits: { lent: true } };
/** Killed, it may be kept as a Follower in place of a trophy. */
export const blackUnicorn = enemy('reaper/adventure/black_unicorn', {
  ...ours,
  subtype: 'animal',
  craft: 4,
  killed: [may('keepAsFollower', { op: 'lend', card: 'this' })],
  abilities: [{ id: 'follows', static: [plus('strength', 1, { when: tamed }), plus('craft', 1, { when: tamed })] }],
});

const clings: Ability = {
  id: 'clings',
  static: [plus('attackRoll', -1, { least: 'one', when: tamed }), cannot('ditchCard', { card: { self: true } })],
};
export const haunt = enemy('reaper/adventure/haunt', {
  ...ours,
  subtype: 'spirit',
  craft: 3,
  abilities: [
    clings,
    // Not beaten: after a stand-off, too.
    reacts(
      'follows',
      after('beaten', 'anyone', { op: 'lend', card: 'this', who: 'eventHero' }, { when: foughtHere, forced: true }),
      after(
        'fought',
        'anyone',
        { op: 'lend', card: 'this', who: 'eventHero' },
        { event: { outcome: 'standOff' }, when: foughtHere, forced: true },
      ),
    ),
    reacts(
      'laid_to_rest',
      after(
        'visited',
        'mine',
        { op: 'discard', card: 'this' },
        {
          event: { to: { named: ['chapel', 'graveyard'] } },
          when: tamed,
          forced: true,
        },
      ),
    ),
  ],
});

/** The life must really be lost, and then one more is. */
export const mummy = enemy('reaper/adventure/mummy', {
  ...ours,
  subtype: 'spirit',
  craft: 4,
  abilities: [
    reacts(
      'curse',
      after('lose', 'anyone', lose('life', 1, 'eventHero'), {
        event: { what: 'life', cause: 'psychic' },
        when: foughtHere,
        once: 'fight',
        forced: true,
      }),
    ),
  ],
});

/** Gone before anybody could have it as a trophy. */
export const nightmare = enemy('reaper/adventure/nightmare', {
  ...known,
  subtype: 'spirit',
  craft: stat('craft'),
  noTrophy: true,
  killed: [gain('craft')],
});

export const stormCaller = enemy('reaper/adventure/storm_caller', {
  ...known,
  subtype: 'cultist',
  craft: 2,
  abilities: [hurtsArmoured],
});

/** What she takes lies on her, and makes her stronger. */
export const succubus = enemy('reaper/adventure/succubus', {
  ...ours,
  subtype: 'spirit',
  craft: { plus: [4, { tokens: 'craft', on: 'this' }] },
  abilities: [
    reacts(
      'drains',
      after(
        'beaten',
        'anyone',
        [
          { op: 'set', as: 'had', to: { stat: 'craft', part: 'counters' } },
          lose('craft'),
          { op: 'tokens', on: 'this', kind: 'craft', n: { minus: [v('had'), { stat: 'craft', part: 'counters' }] } },
        ],
        { when: foughtHere, forced: true },
      ),
    ),
  ],
});
