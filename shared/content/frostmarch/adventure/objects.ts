import {
  after,
  anyMoment,
  cannot,
  choose,
  discard,
  each,
  gain,
  mayDo,
  object,
  reacts,
  roll,
  v,
  weapon,
  when,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { Selector } from '../../../rules/vocab/select';
import { openQuests } from '../../common/warlock-quests';
import { namesTheNumber } from '../../common/wares';

const known = { origin: 'known' } as const;

/** The others are affected: it is he whom the Event passes over. */
export const astrolabe = object('frostmarch/adventure/astrolabe', {
  ...known,
  abilities: [
    reacts('passed_over', {
      stage: 'after',
      on: 'cardDrawn',
      whose: 'anyone',
      event: { card: { kind: 'event' } },
      do: [{ op: 'spare', by: 'eventCard' }],
    }),
  ],
});

const gold = (name: string, n: number, copies: number) =>
  object(`frostmarch/adventure/${name}`, { ...known, copies, taken: [discard(), gain('gold', n)] });
export const bags = [gold('bag_of_gold', 1, 5), gold('two_bags_of_gold', 2, 2)];

/** 000 FAQ False Grail: quests that are fulfilled are none any more. */
export const falseGrail = object('frostmarch/adventure/false_grail', {
  ...known,
  mustTake: true,
  keywords: ['cannotDitch'],
  taken: [each(openQuests, 'quest', discard(v('quest')))],
  abilities: [
    { id: 'no_quest', static: [cannot('acceptQuest')] },
    reacts('found_out', after('visited', 'mine', discard(), { event: { to: { named: 'castle' } } })),
  ],
});

/** He says beforehand what his dice come to. */
export const luckyCharm = object('frostmarch/adventure/lucky_charm', {
  ...known,
  copies: 2,
  abilities: [namesTheNumber],
});

const banished: Selector = { cards: { kind: ['stranger', 'place'], at: 'here' } };
export const royalDecree = object('frostmarch/adventure/royal_decree', {
  ...known,
  abilities: [
    mayDo('banishes', ['afterMove', 'cardsDrawn'], [choose(banished, 'gone'), discard(v('gone')), discard()], {
      when: { exists: banished },
    }),
  ],
});

const looks = (top: number): Program => [
  { op: 'search', deck: 'adventure', top, find: { object: true }, to: 'held', rest: 'discard', as: 'found' },
  when({ known: 'found' }, [], gain('gold', 3)),
];
/** A Treasure Map of any set leads deeper. */
export const treasureChest = object('frostmarch/adventure/treasure_chest', {
  ...known,
  copies: 2,
  abilities: [mayDo('open', anyMoment, [discard(), when({ has: { named: 'treasure_map' } }, looks(10), looks(5))])],
});

export const treasureMap = object('frostmarch/adventure/treasure_map', {
  ...known,
  copies: 2,
  abilities: [mayDo('digs', anyMoment, [discard(), roll('die'), gain('gold', v('die'))])],
});

export const helmOfWarding = object('frostmarch/adventure/helm_of_warding', {
  ...known,
  armour: [6],
  against: 'psychic',
});
export const mirrorShield = object('frostmarch/adventure/mirror_shield', {
  ...known,
  armour: [5, 6],
  against: 'psychic',
});

export const poisonedDagger = object('frostmarch/adventure/poisoned_dagger', {
  ...known,
  ...weapon(1, [
    reacts(
      'poison',
      after('rolled', 'mine', [roll('more', { for: 'attack' }), { op: 'adjustRoll', by: v('more') }], {
        event: { for: 'attack', natural: [1] },
        when: { all: [{ fight: { kind: 'battle' } }, { inUse: 'this' }] },
        once: 'fight',
      }),
    ),
  ]),
});
