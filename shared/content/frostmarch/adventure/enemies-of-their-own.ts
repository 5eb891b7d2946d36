// Enemies of The Frostmarch with a rule of their own.
import {
  after,
  choose,
  discard,
  each,
  enemy,
  is,
  missTurn,
  overlay,
  prevent,
  reacts,
  stat,
  v,
  when,
} from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Program } from '../../../rules/vocab/effect';
import type { CardFilter, Selector } from '../../../rules/vocab/select';
import { chosen, drawn, none, openQuests } from '../../common/warlock-quests';
import { rollsTwo } from '../../common/abilities';
import { beats, chills, fleesFrom, foughtHere, sparesLives, strikesFirst } from '../../common/enemies';

const known = { origin: 'known' } as const;
/** Its rule is known, its value is not. */
const ours = { origin: 'ours' } as const;
const loses = (filter: CardFilter): Program => [
  choose({ cards: { ...filter, zone: 'held', heldBy: 'eventHero' } }, 'lost', { random: true }),
  { op: 'ditch', card: v('lost') },
];

/** It fights by what its opponent is worse at. */
export const easternDragon = enemy('frostmarch/adventure/eastern_dragon', {
  ...ours,
  subtype: 'dragon',
  strength: 7,
  craft: 7,
  encounter: 1,
  battlesIf: is(stat('strength'), '<', stat('craft')),
  abilities: [beats('scatters', loses({ kind: 'magicObject' }))],
});

/** Two dice, of which it keeps the higher; and the same on both is the end. */
export const basilisk = enemy('frostmarch/adventure/basilisk', {
  ...ours,
  subtype: 'monster',
  strength: 4,
  abilities: [
    rollsTwo('gaze'),
    reacts(
      'petrifies',
      after(
        'rolled',
        'anyone',
        { op: 'kill', who: 'me' },
        { event: { for: 'creature', doubles: true }, when: foughtHere, forced: true },
      ),
    ),
  ],
});

/** 000 FAQ Glory Seeker: what lies face down is fulfilled, and no quest any more. */
export const glorySeeker = enemy('frostmarch/adventure/glory_seeker', {
  ...ours,
  copies: 2,
  subtype: 'monster',
  strength: 4,
  killed: [when(none, chosen)],
  abilities: [beats('shames', each(openQuests, 'quest', discard(v('quest'))))],
});
export const bringsOneByLot = overlay(glorySeeker, { warlockQuests: 'drawn' }, { killed: [when(none, drawn)] });

export const packOfWolves = enemy('frostmarch/adventure/pack_of_wolves', {
  ...ours,
  subtype: 'animal',
  strength: 3,
  abilities: [rollsTwo('pack')],
});

export const skyScreecher = enemy('frostmarch/adventure/sky_screecher', {
  ...ours,
  subtype: 'monster',
  strength: 4,
  abilities: [
    reacts(
      'screech',
      after(
        'rolled',
        'anyone',
        { op: 'settle', outcome: 'lost' },
        {
          event: { for: 'attack' },
          when: { all: [foughtHere, is({ eventAmount: true }, '<', stat('craft'))] },
          forced: true,
        },
      ),
    ),
  ],
});

export const yeti = enemy('frostmarch/adventure/yeti', {
  ...ours,
  subtype: 'monster',
  strength: 5,
  abilities: [strikesFirst],
});

export const chillWraith = enemy('frostmarch/adventure/chill_wraith', {
  ...known,
  copies: 2,
  subtype: 'spirit',
  craft: 2,
  abilities: [chills],
});
export const cryomancer = enemy('frostmarch/adventure/cryomancer', {
  ...known,
  subtype: 'cultist',
  craft: 3,
  abilities: [chills],
});

const lives = is({ tokens: 'life', on: 'this' }, '>=', 1);
/** What it takes lies on it, and has to be won back before it dies. */
export const lich: EnemyDef = enemy('frostmarch/adventure/lich', {
  ...ours,
  subtype: 'spirit',
  craft: 5,
  abilities: [
    beats('feeds', { op: 'tokens', on: 'this', kind: 'life', n: 1 }),
    reacts('lives_on', {
      stage: 'would',
      on: 'defeated',
      whose: 'anyone',
      event: { foe: 'creature' },
      when: { all: [foughtHere, lives] },
      forced: true,
      do: [prevent, { op: 'tokens', on: 'this', kind: 'life', n: -1 }, { op: 'settle', outcome: 'standOff' }],
    }),
  ],
});

export const medusa = enemy('frostmarch/adventure/medusa', {
  ...ours,
  subtype: 'monster',
  craft: 5,
  // In place of the life, and not of the defeat.
  abilities: [
    sparesLives(),
    reacts('petrifies', after('beaten', 'anyone', missTurn(2, 'eventHero'), { when: foughtHere, forced: true })),
  ],
});

export const shiverNymph = enemy('frostmarch/adventure/shiver_nymph', {
  ...known,
  subtype: 'spirit',
  craft: 2,
  approach: fleesFrom('craft', 2),
});

const owners: Selector = {
  heroes: {
    who: 'others',
    sameRegionAs: 'me',
    where: {
      all: [{ may: 'beRobbed', who: 'it' }, { exists: { cards: { object: true, zone: 'held', heldBy: 'it' } } }],
    },
  },
};
/** 000 FAQ Trickster: what is stored away may be taken as well, and its container. */
export const trickster = enemy('frostmarch/adventure/trickster', {
  ...ours,
  subtype: 'cultist',
  craft: 4,
  killed: [
    choose(owners, 'victim', { ask: 'victim', min: 0 }),
    when({ known: 'victim' }, [
      choose({ cards: { object: true, zone: 'held', heldBy: v('victim') } }, 'taken'),
      { op: 'put', card: v('taken'), to: 'held' },
    ]),
  ],
  abilities: [beats('tricks', loses({ object: true }))],
});
