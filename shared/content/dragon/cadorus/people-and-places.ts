// Strangers, Followers and Places of the Cadorus deck.
import {
  after,
  always,
  anyMoment,
  become,
  can,
  choose,
  count,
  discard,
  follower,
  gain,
  gainTalisman,
  grant,
  is,
  killFollower,
  lose,
  may,
  mayDo,
  pick,
  place,
  reacts,
  replenish,
  stat,
  stranger,
  talismanLeft,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Amount, Selector } from '../../../rules/vocab/select';
import { wishes } from '../../common/strangers';
import { council, followers, hasScale, known, objects, paysScale } from '../alike/cards';
import { dragonDecks, TOKENS } from '../lords';
import { drawToken, free } from '../scales';

const stays = { ...known, stays: 'always' } as const;

export const dragonfireWarlock = stranger('dragon/cadorus/dragonfire_warlock', {
  ...stays,
  met: [may('scaleForTalisman', [...paysScale, gainTalisman, discard()], { if: { all: [hasScale, talismanLeft] } })],
});

/** In place of the roll for his next move. */
const nests: Selector = {
  spaces: {
    other: true,
    holds: {
      where: {
        any: [
          { card: 'it', fits: { from: TOKENS, keyword: 'scale' } },
          { card: 'it', fits: { from: dragonDecks, faceUp: true } },
        ],
      },
    },
  },
};
export const dragonwingFlyer = stranger('dragon/cadorus/dragonwing_flyer', {
  ...stays,
  met: [
    grant(
      mayDo('dragonwing', ['turnStart'], [choose(nests, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
        instead: 'roll',
        when: { exists: nests },
      }),
      'nextMove',
    ),
  ],
});

const onIt: Selector = { cards: { on: 'this' } };
const ofRegion: Selector = { cards: { from: TOKENS, keyword: 'scale', stands: 'anySpace', in: { region: 'mine' } } };
const freeOnes: Selector = { spaces: { region: 'mine', ...free } };
export const dragonSpirits = stranger('dragon/cadorus/dragon_spirits', {
  ...stays,
  carries: {},
  met: [
    pick(
      {
        takeScale: {
          if: { exists: ofRegion },
          do: [choose(ofRegion, 'scale', { ask: 'card' }), { op: 'put', card: v('scale'), to: { on: 'this' } }],
        },
        putScale: {
          if: { all: [{ exists: onIt }, { exists: freeOnes }] },
          do: [
            choose(onIt, 'scale', { ask: 'card' }),
            choose(freeOnes, 'to', { ask: 'where' }),
            { op: 'put', card: v('scale'), to: { stands: v('to') } },
          ],
        },
      },
      'ask.spirits',
    ),
    when(is(count(onIt), '>=', 4), discard()),
  ],
});

export const faerieDragon = stranger('dragon/cadorus/faerie_dragon', { ...known, met: [pick(wishes, 'ask.wish')] });

const his: Selector = { cards: followers };
export const shrinePriest = stranger('dragon/cadorus/shrine_priest', {
  ...stays,
  keywords: ['unfriendly'],
  met: [
    pick(
      {
        killFollower: {
          if: { exists: his },
          do: [choose(his, 'victim', { ask: 'loseFollower' }), killFollower(v('victim')), become('evil')],
        },
        life: [lose('life'), when({ exists: his }, become('good'))],
      },
      'ask.sacrifice',
    ),
  ],
});

const otherSpaces: Selector = { spaces: { region: 'mine', other: true } };
export const dragonRider = follower('dragon/cadorus/dragon_rider_cadorus', {
  ...known,
  abilities: [
    mayDo('ride', ['turnStart'], [...paysScale, choose(otherSpaces, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
      instead: 'roll',
      when: hasScale,
    }),
  ],
});

export const hoardThief = follower('dragon/cadorus/hoard_thief', {
  ...known,
  abilities: [
    reacts(
      'steals',
      after('fightBegan', 'mine', gain('gold', 2), { when: { fight: { foeCards: { kind: 'enemy' } } }, once: 'turn' }),
    ),
  ],
});

const wantsFate = is({ missing: 'fate' }, '>=', 1);
export const luckDragon = follower('dragon/cadorus/luck_dragon', {
  ...known,
  abilities: [
    mayDo('brings_luck', ['turnStart'], replenish(1), { once: 'turn', when: wantsFate }),
    mayDo('gives_all', anyMoment, [replenish('full'), discard()], { turn: 'any', when: wantsFate }),
  ],
});

export const treasureHunter = follower('dragon/cadorus/treasure_hunter', {
  ...known,
  abilities: [
    always(can('stopShort', { space: { holds: { object: true } } })),
    reacts('runs_away', after('beaten', 'mine', discard(), { forced: true })),
  ],
});

export const cadorusConclave = council('dragon/cadorus/cadorus_conclave', objects);

/** A scale among them may lie down wherever there is room. */
export const dragonRoost = place('dragon/cadorus/dragon_roost', {
  ...known,
  met: [
    ...drawToken([
      choose(freeOnes, 'to', { ask: 'where' }),
      when(
        { known: 'to' },
        { op: 'put', card: v('token'), to: { stands: v('to') } },
        { op: 'put', card: v('token'), to: 'discard' },
      ),
    ]),
  ],
});

export const shrineOfCadorus = place('dragon/cadorus/shrine_of_cadorus', {
  ...known,
  met: [when(is(stat('gold'), '>=', 1), lose('gold', 'all'), lose('life'))],
});

const hoard: Amount = { tokens: 'gold', on: 'this' };
export const treasureHoard = place('dragon/cadorus/treasure_hoard', {
  ...known,
  pool: { what: 'gold', n: 8 },
  drawn: [{ op: 'tokens', on: 'this', kind: 'gold', n: 8 }],
  met: [
    may('takeTwoGold', [
      gain('gold', 2),
      { op: 'tokens', on: 'this', kind: 'gold', n: -2 },
      when(is(hoard, '<=', 0), discard()),
    ]),
  ],
});
