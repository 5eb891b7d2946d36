// Enemies that are fought in battle and have a rule of their own. Their values are ours: only that of the Flesh Golem
// is known (reference, `stat_estimate`).
import {
  before,
  after,
  can,
  choose,
  discard,
  each,
  enemy,
  grant,
  is,
  lay,
  lose,
  may,
  reacts,
  roll,
  stat,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { SpaceRef } from '../../../rules/vocab/refs';
import type { Cond, SpaceFilter } from '../../../rules/vocab/select';
import { beats, beforeTheFight, foughtHere, goneForStrength, sparesLives } from '../../common/enemies';
import { becomes, isDay, isNight, turnedTo } from '../time';
import { becomesLycanthrope, rollsOnHisChart } from '../werewolf';

const ours = { origin: 'ours' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;

/** Everything else that lies in the Region. */
export const laysWaste: Effect = each(
  { cards: { at: 'anySpace', in: { region: 'mine' }, not: { self: true } } },
  'one',
  discard(v('one')),
);
export const balefireDragon = enemy(id('balefire_dragon'), {
  ...ours,
  subtype: 'dragon',
  strength: 7,
  abilities: [beforeTheFight('blazes', [roll('die'), when(is(v('die'), '>=', stat('craft')), laysWaste)])],
});
export const fireSalamander = enemy(id('fire_salamander'), {
  ...ours,
  subtype: 'animal',
  strength: 4,
  drawn: [laysWaste],
});

const itsSpace: SpaceRef = { spaceOfCard: 'this' };
const stillThere: Cond = { card: 'this', fits: { at: 'anySpace' } };
/** Whoever meets it and does not kill it sets it going when his turn is over. */
const goesOn = (ability: string, how: Program): Program => [
  grant(
    reacts(
      ability,
      after('turnEnded', 'mine', [roll('far', { for: 'number' }), ...how], { when: stillThere, forced: true }),
    ),
    'myNextTurn',
  ),
];
export const crawlingHand = enemy(id('crawling_hand'), {
  ...ours,
  copies: 2,
  subtype: 'monster',
  strength: 2,
  approach: goesOn('crawls', [lay('this', { steps: v('far'), way: 'cw', from: itsSpace })]),
});
export const fireGiant = enemy(id('fire_giant'), {
  ...ours,
  subtype: 'monster',
  strength: 7,
  approach: goesOn('strides', [
    {
      op: 'repeat',
      times: v('far'),
      do: [
        lay('this', { steps: 1, way: 'cw', from: itsSpace }),
        each({ heroes: { at: { is: itsSpace } } }, 'who', lose('life', 1, v('who'))),
        each({ cards: { at: itsSpace, not: { self: true } } }, 'one', discard(v('one'))),
      ],
    },
  ]),
});

export const direwolf = enemy(id('direwolf'), {
  ...ours,
  copies: 3,
  subtype: 'animal',
  strength: 4,
  abilities: [beats('infects', becomesLycanthrope('eventHero'))],
});
export const wolfen = enemy(id('wolfen'), {
  ...ours,
  copies: 2,
  subtype: 'monster',
  strength: 3,
  abilities: [beats('infects', rollsOnHisChart('eventHero'))],
});

/** Made of what its opponent has killed. */
export const fleshGolem = enemy(id('flesh_golem'), {
  origin: 'known',
  subtype: 'construct',
  strength: { most: [1, { sum: 'worth', over: { cards: { zone: 'trophy', heldBy: 'me' } } }] },
  noTrophy: true,
  abilities: [goneForStrength],
});

const mayEvadeIt = (when_: Cond): Ability => ({
  id: 'shy',
  static: [can('evade', { card: { self: true }, when: when_, reach: 'everyone' })],
});
export const heraldOfTheDawn = enemy(id('herald_of_the_dawn'), {
  ...ours,
  subtype: 'spirit',
  strength: 6,
  drawn: becomes('day'),
  abilities: [mayEvadeIt({ alignment: 'good' })],
});
export const umbralDrake = enemy(id('umbral_drake'), {
  ...ours,
  subtype: 'dragon',
  strength: 5,
  abilities: [mayEvadeIt(isDay)],
});

export const lurkingHorror = enemy(id('lurking_horror'), {
  ...ours,
  subtype: 'monster',
  strength: 5,
  abilities: [
    reacts(
      'unseen',
      before(
        'diceBegin',
        'anyone',
        { op: 'attackWith', side: 'mine', dice: 0 },
        { when: { all: [foughtHere, isNight] }, forced: true },
      ),
    ),
  ],
});

const clings: Cond = { card: 'this', fits: { lent: true } };
/** By night it clings to whom it beats, until daybreak. */
export const nightStalker = enemy(id('night_stalker'), {
  ...ours,
  subtype: 'monster',
  strength: 5,
  keywords: ['cannotDitch'],
  abilities: [
    sparesLives(isNight),
    reacts(
      'clings',
      after(
        'beaten',
        'anyone',
        { op: 'lend', card: 'this', who: 'eventHero' },
        { when: { all: [foughtHere, isNight] }, forced: true },
      ),
    ),
    reacts('feeds', after('turnBegan', 'mine', lose('life'), { when: clings, forced: true })),
    reacts('fades', after('turnedOver', 'anyone', discard(), { event: turnedTo('day'), when: clings, forced: true })),
  ],
});

export const pitFiendShirker = enemy(id('pit_fiend_shirker'), {
  ...ours,
  subtype: 'demon',
  strength: 4,
  approach: [
    may('sendAway', [
      choose({ spaces: { region: 'mine', other: true } }, 'to', { ask: 'where' }),
      lay('this', v('to')),
      { op: 'set', as: 'spared', to: 1 },
    ]),
  ],
});

const fields: SpaceFilter = { named: 'fields' };
export const scarecrow = enemy(id('scarecrow'), {
  ...ours,
  subtype: 'construct',
  strength: 3,
  drawn: [choose({ spaces: fields }, 'to', { ask: 'where' }), lay('this', v('to'))],
});
