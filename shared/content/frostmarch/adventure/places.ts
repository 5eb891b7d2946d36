import {
  at,
  chart,
  choose,
  count,
  discard,
  gain,
  gainSpell,
  is,
  may,
  missTurn,
  nothing,
  pay,
  pick,
  place,
  pray,
  roll,
  stat,
  table,
  take,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { none, WARLOCK_QUESTS } from '../../common/warlock-quests';
import { turnsPoints } from '../../common/strangers';
import { hasRoom } from './strangers';

const known = { origin: 'known' } as const;

export const altar = place('frostmarch/adventure/altar', {
  ...known,
  met: [
    pray('prayer'),
    table(v('prayer'), {
      '1': missTurn(),
      '2': nothing,
      '3': gain('fate'),
      '4': gain('life'),
      '5': gainSpell(),
      '6+': { op: 'extraTurns', n: 1 },
    }),
  ],
});

const hand: Selector = { cards: { zone: 'hand', heldBy: 'me' } };
export const arcaneArchive = place('frostmarch/adventure/arcane_archive', {
  ...known,
  copies: 2,
  met: [
    pick({
      sell: {
        if: { exists: hand },
        do: [
          { op: 'number', as: 'n', from: 0, to: count(hand), ask: 'sellSpells' },
          { op: 'discardSpells', n: v('n'), cost: true },
          gain('gold', v('n')),
        ],
      },
      buy: { if: { all: [is(stat('gold'), '>=', 1), hasRoom] }, do: [pay(1), gainSpell()] },
      nothing: [],
    }),
  ],
});

export const iceQueensPalace = place('frostmarch/adventure/ice_queens_palace', {
  ...known,
  met: chart({
    '1': toad(),
    '2-3': nothing,
    '4': gain('life'),
    '5': gainSpell(),
    '6': [choose({ spaces: { region: 'mine', other: true } }, 'to'), teleport(v('to'))],
  }),
});

const quests: Selector = { cards: { on: 'this' } };
/** 000 FAQ Lake of Visions: not for one who has a quest already. */
export const lakeOfVisions = place('frostmarch/adventure/lake_of_visions', {
  ...known,
  copies: 2,
  carries: {},
  drawn: [
    { op: 'shuffle', deck: WARLOCK_QUESTS },
    { op: 'deal', from: WARLOCK_QUESTS, to: { on: 'this' }, n: 4 },
  ],
  met: [
    when(none, [choose(quests, 'quest', { ask: 'whichQuest', min: 0 }), take(v('quest'))]),
    when(is(count(quests), '<=', 0), discard()),
  ],
});

const doors = ['crags', 'city', 'village', 'castle', 'temple'];
export const mysticPortal = place('frostmarch/adventure/mystic_portal', {
  ...known,
  met: [
    may('enterPortal', [
      roll('die'),
      table(
        { plus: [v('die'), stat('craft')] },
        {
          '2-': nothing,
          ...Object.fromEntries(doors.map((name, i) => [String(i + 3), teleport(at(`base/space/${name}`))])),
          '8+': [choose({ spaces: { named: doors } }, 'to'), teleport(v('to'))],
        },
      ),
    ]),
  ],
});

export const transmutor = place('frostmarch/adventure/transmutor', {
  ...known,
  met: chart({
    '1-2': toad(),
    '3-4': discard(),
    '5-6': turnsPoints,
  }),
});
