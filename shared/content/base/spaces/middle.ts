// The Middle Region.
import { always, cannot, heal, is, lose, may, pay, pick, plus, roll, stat, table, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Cond } from '../../../rules/vocab/select';
import { templePrayer, templeRows } from '../../common/charts';
import { perilous } from '../../common/losses';
import { middle, spaceId } from './rings';

export const portalOfPower = middle('portal_of_power', { draw: 1 }, [
  { to: spaceId('plain_of_peril'), way: 'portal', gate: 'portal' },
]);

export const blackKnight = middle('black_knight', {
  keywords: ['unfriendly'],
  visit: [pick({ pay: { if: is(stat('gold'), '>=', 1), do: pay(1) }, life: lose('life') })],
});

export const hiddenValley = middle('hidden_valley', { draw: 3 });
export const hills = middle('hills_m', { draw: 1 }, [{ to: spaceId('sentinel'), way: 'bridge' }]);
export const woods = middle('woods_m', { draw: 1 });
export const oasis = middle('oasis', { draw: 2 });

/** Only who encounters the space is affected, not who meets another character there (D FAQ). */
const whileMeetingIt = { when: { meeting: 'space' } } as const;
export const cursedGlade = middle('cursed_glade', {
  draw: 1,
  abilities: [
    always(
      cannot('countObjects', whileMeetingIt),
      cannot('useMagicObject', whileMeetingIt),
      cannot('castSpell', whileMeetingIt),
    ),
  ],
});

/** Mystic runes: every creature that is fought here adds 2 to its attack roll. */
const runes = { draw: 1, abilities: [always(plus('foeRoll', 2))] } as const;
export const runesNorthEast = middle('runes_ne', runes);
export const runesSouthEast = middle('runes_se', runes);
export const runesWest = middle('runes_w', runes);

export const chasm = middle('chasm', { visit: perilous(1, 2) });
const quested = (named: string): Effect => ({ op: 'gainCard', named, from: 'quest' });
/** With nobody to take a life from, or no attack to take it by, that quest could never be done and bars the Portal. */
const cannotTakeALife: Cond = {
  any: [{ not: { exists: { heroes: { who: 'others' } } } }, { option: 'noAttacks', equals: true }],
};
export const warlocksCave = middle('warlocks_cave', {
  visit: [
    may(
      'quest',
      [
        roll('die', { for: 'quest' }),
        table(
          v('die'),
          Object.fromEntries(
            [
              'take_life',
              'kill_enemy',
              'deliver_follower',
              'deliver_magic_object',
              'deliver_3_gold',
              'deliver_2_gold',
            ].map((name, i) => [
              String(i + 1),
              i === 0 ? when(cannotTakeALife, quested('kill_enemy'), quested(name)) : quested(name),
            ]),
          ),
        ),
      ],
      { if: { all: [{ not: { has: { kind: 'quest' } } }, { may: 'acceptQuest' }] } },
    ),
  ],
});

const desert = { arrive: [lose('life')], draw: 1 } as const;
export const desertSouthEast = middle('desert_se', desert);
export const desertSouthWest = middle('desert_sw', desert);

export const temple = middle('temple', { visit: templePrayer(templeRows) });

export const castle = middle('castle', {
  visit: [
    when({ has: { named: ['prince', 'princess'] } }, heal(2)),
    when({ all: [is({ missing: 'life' }, '>=', 1), is(stat('gold'), '>=', 1)] }, [
      { op: 'number', as: 'n', from: 0, to: { least: [{ missing: 'life' }, stat('gold')] }, ask: 'healHowMany' },
      pay(v('n')),
      heal(v('n')),
    ]),
  ],
});
