import {
  can,
  cannot,
  cast,
  choose,
  count,
  discard,
  gain,
  grant,
  inBattle,
  lay,
  lose,
  modify,
  payWith,
  plus,
  spell,
  teleport,
  v,
  valueOf,
} from '../../../rules/dsl';

const known = { origin: 'known' } as const;
const mine = { cards: { object: true, zone: 'held', heldBy: 'me' } } as const;

export const alchemy = spell('base/spell/alchemy', {
  ...known,
  timing: [cast(['turnStart'], { when: { exists: mine } })],
  effect: [
    choose(mine, 'sold', { ask: 'sell', max: count(mine) }),
    { op: 'set', as: 'n', to: v('sold') },
    payWith(v('sold')),
    gain('gold', v('n')),
  ],
});
/** Everyone but who is not affected by Spells (Amulet). */
const affected = { reach: { where: { may: 'beTargeted', who: 'it' } } } as const;
export const destroyMagic = spell('base/spell/destroy_magic', {
  ...known,
  timing: [cast(['turnStart', 'turnEnd'])],
  effect: [
    modify(
      [cannot('castSpell', affected), cannot('castCommand', affected), cannot('useMagicObject', affected)],
      'myNextTurn',
    ),
  ],
});
export const destruction = spell('base/spell/destruction', {
  ...known,
  copies: 2,
  timing: [cast(['turnStart', 'afterMove'])],
  aim: [choose({ cards: { at: 'anySpace', from: ['adventure', 'purchase', 'talisman'] } }, 'target')],
  effect: [discard(v('target'))],
});
export const divination = spell('base/spell/divination', {
  ...known,
  timing: [cast(['turnStart'])],
  effect: [{ op: 'look', deck: 'adventure', n: 5 }],
});
export const hex = spell('base/spell/hex', {
  ...known,
  stays: true,
  timing: [cast(['turnStart'])],
  aim: [choose({ spaces: { region: ['outer', 'middle'], empty: true } }, 'target')],
  effect: [
    lay('this', v('target')),
    grant(
      {
        id: 'curse',
        triggers: [
          {
            id: 'curse',
            stage: 'after',
            on: 'encounteredBy',
            event: { card: { self: true } },
            forced: true,
            do: [lose('life')],
          },
        ],
      },
      { rounds: 3 },
    ),
  ],
});
export const invisibility = spell('base/spell/invisibility', {
  ...known,
  timing: [cast(['turnStart', 'afterMove', 'creatureMet', 'beforeFight'], { turn: 'any' })],
  effect: [modify([can('evade')], 'turn')],
});
export const psionicBlast = spell('base/spell/psionic_blast', {
  ...known,
  copies: 2,
  timing: [cast(['beforeRolls'], { turn: 'any', when: inBattle })],
  effect: [modify([plus('strength', valueOf('craft'))], 'fight')],
});
export const teleportation = spell('base/spell/teleport', {
  ...known,
  copies: 2,
  timing: [cast(['turnStart'], { instead: 'roll' })],
  aim: [choose({ spaces: { region: 'mine', other: true } }, 'to')],
  effect: [teleport(v('to'))],
});
export const temporalWarp = spell('base/spell/temporal_warp', {
  ...known,
  timing: [cast(['turnStart'])],
  effect: [{ op: 'extraTurns', n: 2 }],
});
