import {
  after,
  character,
  choose,
  count,
  each,
  inBattle,
  is,
  killFollower,
  mayDo,
  modify,
  plus,
  reacts,
  v,
} from '../../../rules/dsl';
import type { CardFilter, Selector } from '../../../rules/vocab/select';

const follower: CardFilter = { kind: 'follower', zone: 'held', heldBy: 'me' };
const followers: Selector = { cards: follower };
const fighting: Selector = {
  cards: { ...follower, where: is({ tokens: 'trained', on: 'it' }, '>=', 1) },
};
const noMore = each(fighting, 'one', { op: 'tokens', on: v('one'), kind: 'trained', n: -1 });

/** 000 FAQ Gladiator: those too who add Strength already, and cards that became Followers. */
export const gladiator = character('dungeon/character/gladiator', {
  strength: 4,
  craft: 2,
  life: 5,
  fate: 1,
  alignment: 'evil',
  start: 'base/space/tavern',
  objects: [{ named: 'helmet', from: 'purchase' }],
  origin: 'known',
  abilities: [
    reacts('armour_training', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { for: 'armour' } })),
    mayDo(
      'trained_followers',
      ['beforeRolls'],
      [
        noMore,
        choose(followers, 'fighters', { ask: 'follower', max: count(followers) }),
        { op: 'tokens', on: v('fighters'), kind: 'trained', n: 1 },
        modify([plus('strength', v('fighters'))], 'fight'),
      ],
      { once: 'fight', turn: 'any', when: { all: [inBattle, { exists: followers }] } },
    ),
    // Whoever beats him may kill one of those who fought, besides his reward.
    reacts(
      'falls_in_battle',
      after(
        'beaten',
        'mine',
        [choose(fighting, 'killed', { ask: 'loseFollower', min: 0, who: 'eventBy' }), killFollower(v('killed'))],
        { event: { fight: 'battle', foe: 'character' }, when: { exists: fighting }, forced: true },
      ),
    ),
    reacts('stands_down', after('turnEnded', 'anyone', noMore, { when: { exists: fighting }, forced: true })),
  ],
});
