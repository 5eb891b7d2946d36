// Enemies of the Woodland with a rule of their own. Their Strength and Craft are ours.
import {
  after,
  before,
  cannot,
  choose,
  discard,
  each,
  enemy,
  gain,
  gainSpell,
  heal,
  is,
  killFollower,
  lay,
  lose,
  may,
  modify,
  pay,
  plus,
  prevent,
  reacts,
  stat,
  toad,
  v,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Cond, Selector } from '../../../rules/vocab/select';
import { rollsTwo } from '../../common/abilities';
import { beats, foughtHere } from '../../common/enemies';
import { followers } from '../../common/losses';
import { boundBy, byFate, gainDestiny, loseFate } from '../fate';

const ours = { origin: 'ours' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;

export const bandit = enemy(id('bandit'), {
  ...ours,
  subtype: 'monster',
  strength: 4,
  approach: [may('payBandit', [pay(1), { op: 'set', as: 'spared', to: 1 }], { if: is(stat('gold'), '>=', 1) })],
});

export const bigBadWolf = enemy(id('big_bad_wolf'), {
  ...ours,
  subtype: 'animal',
  strength: 4,
  abilities: [
    beats('carries_off', [choose(followers, 'lost', { ask: 'loseFollower' }), { op: 'ditch', card: v('lost') }]),
  ],
});

const ofTheRegion: Selector = {
  cards: {
    kind: ['place', 'object', 'magicObject', 'stranger'],
    at: 'anySpace',
    faceUp: true,
    in: { region: 'mine' },
  },
};
export const earthbreaker = enemy(id('earthbreaker'), {
  ...ours,
  subtype: 'monster',
  strength: 6,
  abilities: [beats('lays_waste', [choose(ofTheRegion, 'lost', { ask: 'discardWhich' }), discard(v('lost'))])],
});

const slain = { event: { fight: ['battle', 'psychic'], card: { self: true } }, forced: true } as const;
const rises: Ability = reacts(
  'rises',
  {
    stage: 'would',
    on: 'killed',
    whose: 'anyone',
    ...slain,
    when: boundBy('dark', 'light'),
    do: [prevent, gain('strength'), { op: 'removeFoe', card: 'this', how: 'evaded' }],
  },
  before('killed', 'anyone', { op: 'put', card: 'this', to: 'discard' }, { ...slain, when: boundBy('light', 'light') }),
);
/** By the fate that is left after the fight; unbound: a trophy as ever. */
export const fomorian = enemy(id('fomorian'), { ...ours, subtype: 'monster', strength: 7, abilities: [rises] });

/** What befalls whoever it beats besides, by the fate that he has then. */
const punishes = (name: string, power: Pick<EnemyDef, 'strength' | 'craft'>, subtype: string, line: Effect): EnemyDef =>
  enemy(id(name), { ...ours, subtype, ...power, abilities: [beats('punishes', line)] });
const dies: Effect = { op: 'kill', who: 'me' };
export const redCap = punishes('red_cap', { strength: 4 }, 'fae', byFate('light', { dark: lose('life'), light: dies }));
export const sidhe = punishes('sidhe', { craft: 4 }, 'fae', byFate('dark', { light: lose('life'), dark: dies }));
export const sluagh = punishes(
  'sluagh',
  { craft: 4 },
  'spirit',
  byFate('light', {
    dark: [choose(followers, 'lost', { ask: 'loseFollower' }), killFollower(v('lost'))],
    light: each(followers, 'lost', killFollower(v('lost'))),
  }),
);

export const shaefoal = enemy(id('shaefoal'), {
  ...ours,
  subtype: 'animal',
  strength: 3,
  abilities: [beats('bolts', { op: 'moveTo', to: { steps: 4, way: 'ccw' }, how: 'teleport' })],
});

const lies: Cond = { card: 'this', fits: { at: 'anySpace' } };
export const webspinnerSpider = enemy(id('webspinner_spider'), {
  ...ours,
  subtype: 'animal',
  strength: 4,
  abilities: [
    {
      id: 'web',
      static: [cannot('passSpace', { space: { is: { spaceOfCard: 'this' } }, when: lies, reach: 'everyone' })],
    },
  ],
});

export const wyrdDragon = enemy(id('wyrd_dragon'), {
  ...ours,
  subtype: 'dragon',
  strength: 7,
  killed: [byFate('light', { dark: gain('fate'), light: gainSpell() })],
});

const tamed: Cond = { card: 'this', fits: { lent: true } };
/** Killed, it may be kept as a Follower in place of a trophy. */
export const blackUnicorn = enemy(id('black_unicorn'), {
  ...ours,
  subtype: 'animal',
  craft: 5,
  killed: [may('keepAsFollower', { op: 'lend', card: 'this' })],
  abilities: [{ id: 'follows', static: [plus('strength', 1, { when: tamed }), plus('craft', 1, { when: tamed })] }],
});

export const faeWitch = enemy(id('fae_witch'), {
  ...ours,
  subtype: 'fae',
  craft: 4,
  abilities: [
    rollsTwo('glamour'),
    reacts(
      'enchants',
      after('rolled', 'anyone', toad(3, 'eventHero'), {
        event: { for: 'creature', doubles: true },
        when: foughtHere,
        forced: true,
      }),
    ),
  ],
});

export const scythianUnicorn = enemy(id('scythian_unicorn'), {
  ...ours,
  subtype: 'animal',
  craft: 4,
  killed: [heal(1)],
});

const destinies: Selector = { cards: { from: 'woodland/deck/destiny', zone: 'held', heldBy: 'me' } };
/** For the others it is over: he himself keeps his fate, unless she beats him. */
const othersLose = (side: 'light' | 'dark'): Program => [
  each({ heroes: { who: 'others' } }, 'one', loseFate(side, 'all', v('one'))),
];
export const servantOfMab = enemy(id('servant_of_mab'), {
  ...ours,
  subtype: 'fae',
  craft: 4,
  approach: [byFate('light', { dark: othersLose('dark'), light: othersLose('light') })],
  abilities: [beats('claims', [choose(destinies, 'lost', { ask: 'destiny' }), discard(v('lost'))])],
});

export const thievingPiskies = enemy(id('thieving_piskies'), {
  ...ours,
  subtype: 'fae',
  craft: 2,
  killed: [
    choose({ heroes: {} }, 'robbed', { ask: 'victim' }),
    lay('this', { spaceOf: v('robbed') }),
    choose({ cards: { object: true, zone: 'held', heldBy: v('robbed') } }, 'dropped', {
      ask: 'giveAway',
      who: v('robbed'),
    }),
    { op: 'ditch', card: v('dropped') },
  ],
});

/** His fate stands in the place of his Craft. */
export const verdandi = enemy(id('verdandi'), {
  ...ours,
  subtype: 'spirit',
  encounter: 1,
  craft: 6,
  approach: [modify([{ stat: 'craft', set: stat('fate') }], 'meeting')],
  killed: [gainDestiny],
});

export const woodlandDrake = enemy(id('woodland_drake'), {
  ...ours,
  subtype: 'dragon',
  craft: 4,
  abilities: [
    {
      id: 'at_home',
      static: [{ power: 'craft', of: { self: true }, add: 3, when: { at: { named: 'woods' } }, reach: 'everyone' }],
    },
  ],
});
