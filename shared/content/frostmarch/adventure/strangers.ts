import {
  chart,
  choose,
  count,
  discard,
  gain,
  gainSpell,
  gainTalisman,
  is,
  lay,
  lose,
  may,
  mayDo,
  nothing,
  pay,
  roll,
  shop,
  stat,
  stranger,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Amount, Cond, Selector } from '../../../rules/vocab/select';

const known = { origin: 'known' } as const;

const foe: Selector = { cards: { inFight: true, kind: 'enemy' } };
/** He joins as a Follower, and goes with the Enemy that he drives off. */
export const centaur = stranger('frostmarch/adventure/centaur', {
  ...known,
  stays: 'always',
  met: chart({ '1-2': lose('life'), '3-4': nothing, '5-6': { op: 'lend', card: 'this' } }),
  abilities: [
    mayDo(
      'drives_off',
      ['creatureMet'],
      [choose(foe, 'driven'), { op: 'removeFoe', card: v('driven'), how: 'destroyed' }, discard()],
      { when: { all: [{ card: 'this', fits: { lent: true } }, { exists: foe }] } },
    ),
  ],
});

export const dwarfSmith = stranger('frostmarch/adventure/dwarf_smith', {
  ...known,
  met: [shop({ sword: 0, axe: 0, helmet: 0, shield: 0, armour: 0 }, { free: true, most: 1 })],
});

const ruins: Selector = { spaces: { holds: { from: 'adventure', not: { self: true } } } };
export const goblinSapper = stranger('frostmarch/adventure/goblin_sapper', {
  ...known,
  stays: 'always',
  met: [
    may(
      'pay',
      [
        pay(1),
        choose(ruins, 'to', { ask: 'where' }),
        lay('this', v('to')),
        choose({ cards: { from: 'adventure', at: v('to'), not: { self: true } } }, 'blown'),
        discard(v('blown')),
      ],
      { if: { all: [is(stat('gold'), '>=', 1), { exists: ruins }] } },
    ),
  ],
});

const spells: Amount = count({ cards: { zone: 'hand', heldBy: 'me' } });
const room: Amount = { minus: [{ stat: 'spellLimit' }, spells] };
/** Three at once, and he has nothing left to teach. */
export const loreMaster = stranger('frostmarch/adventure/lore_master', {
  ...known,
  stays: 'always',
  met: [when(is(room, '>=', 3), discard()), gainSpell('limit')],
});

export const hasRoom: Cond = is(room, '>=', 1);
export const pedlar = stranger('frostmarch/adventure/pedlar', {
  ...known,
  copies: 2,
  stays: 'always',
  met: [
    shop({ sword: 1, water_bottle: 1, helmet: 1, raft: 1, axe: 2, mule: 2, shield: 2 }, { spell: 2 }),
    roll('far', { for: 'number' }),
    lay('this', { steps: v('far'), way: 'cw' }),
  ],
});

export const pegasus = stranger('frostmarch/adventure/pegasus', {
  ...known,
  met: [may('teleport', [choose({ spaces: { region: 'mine', other: true } }, 'to'), discard(), teleport(v('to'))])],
});

export const talismonger = stranger('frostmarch/adventure/talismonger', {
  ...known,
  stays: 'always',
  met: chart({
    '1': toad(),
    '2': lose('strength', 'all'),
    '3': lose('craft', 'all'),
    '4': gain('strength'),
    '5': gain('craft'),
    '6': gainTalisman,
  }),
});
