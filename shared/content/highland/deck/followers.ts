// Followers of the Highland.
import {
  after,
  always,
  anyMoment,
  can,
  discard,
  endTurn,
  follower,
  inBattle,
  is,
  killFollower,
  mayDo,
  pay,
  plus,
  prevent,
  reacts,
  stat,
  v,
} from '../../../rules/dsl';
import { optionalRoll } from '../../common/abilities';
import { holdsAnEnemy, miner as hiredMiner } from '../../common/wares';

const known = { origin: 'known' } as const;
const mine = { card: { self: true } } as const;

export const beastmaster = follower('highland/highland/beastmaster', {
  ...known,
  ...holdsAnEnemy({ subtype: 'animal' }, 'next'),
});

export const clansman = follower('highland/highland/clansman', {
  ...known,
  abilities: [
    always(plus('strength', 2, { when: inBattle }), plus('attackRoll', -2, { when: { fight: { kind: 'psychic' } } })),
  ],
});

/** He stays where he has won, and falls where he has not. */
export const friendlyGiant = follower('highland/highland/friendly_giant', {
  ...known,
  abilities: [
    mayDo(
      'stand_in',
      ['beforeRolls'],
      { op: 'fightInPlace', card: 'this', strength: 6, craft: 3 },
      { once: 'fight', group: 'standIn', turn: 'any', when: { may: 'standIn', byCard: 'this' } },
    ),
    reacts(
      'stays_behind',
      after('stoodIn', 'mine', { op: 'ditch', card: 'this' }, { event: { ...mine, outcome: 'won' }, forced: true }),
      after('stoodIn', 'mine', [killFollower('this'), endTurn], {
        event: { ...mine, outcome: ['lost', 'standOff'] },
        forced: true,
      }),
    ),
  ],
});

export const hornedOwl = follower('highland/highland/horned_owl', {
  ...known,
  abilities: [
    always(plus('craft', 1)),
    reacts('wakes_him', { stage: 'would', on: 'missTurn', whose: 'mine', do: [prevent, discard()] }),
  ],
});

/** Objects have the number 1 for her. */
export const magpie = follower('highland/highland/magpie', { ...known, abilities: [always(can('takeFirst'))] });

export const miner = follower('highland/highland/miner', hiredMiner);

export const trailblazer = follower('highland/highland/trailblazer', {
  ...known,
  copies: 2,
  abilities: [{ id: 'knows_the_way', static: [can('chooseMoveDie', { when: { at: { region: 'highland' } } })] }],
});

export const treasureHunter = follower('highland/highland/treasure_hunter', {
  ...known,
  abilities: [
    { id: 'scents_treasure', static: [can('stopShort', { space: { holds: { object: true } } })] },
    reacts('leaves', after('beaten', 'mine', discard(), { forced: true })),
  ],
});

export const vagabond = follower('highland/highland/vagabond', {
  ...known,
  mustTake: true,
  keywords: ['cannotDitch'],
  abilities: [
    reacts('dawdles', after('rolled', 'mine', endTurn, { event: { for: 'move', natural: [1] }, forced: true })),
    mayDo('paid_off', anyMoment, [pay(2), discard()], { when: is(stat('gold'), '>=', 2) }),
  ],
});

export const wayfarer = follower('highland/highland/wayfarer', {
  ...known,
  abilities: [
    optionalRoll('crags'),
    reacts(
      'knows_the_crags',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'more', from: 0, to: 2, ask: 'addHowMuch' },
          { op: 'adjustRoll', by: v('more') },
        ],
        { event: { for: 'space' }, when: { source: { named: ['crags'] } } },
      ),
    ),
  ],
});

/** As if he had just come there. */
export const wildlander = follower('highland/highland/wildlander', {
  ...known,
  abilities: [
    mayDo('stays', ['turnStart'], [discard(), { op: 'moveTo', to: 'here', how: 'teleport' }], { instead: 'roll' }),
  ],
});
