// Enemies of the Dungeon with a rule of their own that are fought in psychic combat.
import {
  after,
  at,
  before,
  cannot,
  chart,
  choose,
  enemy,
  gain,
  gainSpell,
  gainTalisman,
  lay,
  may,
  pick,
  reacts,
  roll,
  teleport,
  v,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Cond } from '../../../rules/vocab/select';
import { flutters, foughtHere, keeperOfCrypts } from '../../common/enemies';
import { drags } from './enemies';
import { hasRoom } from '../../common/abilities';

const ours = { origin: 'ours' } as const;
const known = { origin: 'known' } as const;

const lies = (space: string): Effect => lay('this', at(space));
export const blightHaunt = enemy('dungeon/dungeon/blight_haunt', {
  ...ours,
  copies: 2,
  subtype: 'spirit',
  craft: 3,
  drawn: chart({
    '1': [],
    '2': lies('base/space/ruins'),
    '3': lies('dungeon/space/dungeon_entrance'),
    '4': lies('dungeon/space/cell'),
    '5': lies('dungeon/space/monster_pit'),
    '6': lies('base/space/cursed_glade'),
  }),
});

export const cryptKeeper = keeperOfCrypts('dungeon/dungeon/crypt_keeper');

const far = { spaces: { named: ['oasis', 'village', 'city', 'temple', 'warlocks_cave', 'ruins'] } } as const;
export const gateKeeper = enemy('dungeon/dungeon/gate_keeper', {
  ...ours,
  subtype: 'spirit',
  craft: 6,
  killed: [may('teleport', [choose(far, 'to', { ask: 'teleportTo' }), teleport(v('to'))])],
});

export const runeDancer = enemy('dungeon/dungeon/rune_dancer', {
  ...ours,
  copies: 2,
  subtype: 'cultist',
  craft: 4,
  killed: [may('gainSpell', gainSpell('limit'), { if: hasRoom })],
});

export const soulbinder = enemy('dungeon/dungeon/soulbinder', {
  ...ours,
  copies: 2,
  subtype: 'spirit',
  craft: 5,
  abilities: [{ id: 'binds', static: [cannot('payFate', { reach: 'everyone', when: foughtHere })] }],
});

const follows: Cond = { card: 'this', fits: { lent: true } };
const someoneHere: Cond = {
  all: [follows, { exists: { heroes: { who: 'others', at: { here: true } } } }, { may: 'attack' }],
};
/** Whoever it beats it goes with; he attacks whomever he meets, and may be rid of it by beating him. */
export const spiritOfVengeance = enemy('dungeon/dungeon/spirit_of_vengeance', {
  ...ours,
  subtype: 'spirit',
  craft: 5,
  abilities: [
    reacts(
      'follows',
      after('beaten', 'anyone', { op: 'lend', card: 'this', who: 'eventHero' }, { when: foughtHere, forced: true }),
    ),
    {
      id: 'drives_on',
      static: [cannot('meetSpace', { when: someoneHere }), cannot('useMeetings', { when: someoneHere })],
    },
    // In place of the reward, and not of the victory.
    reacts(
      'handed_over',
      before(
        'defeated',
        'mine',
        { op: 'reward', do: [{ op: 'lend', card: 'this', who: 'opponent' }] },
        { event: { foe: 'character' }, when: { all: [follows, { fight: { role: 'attacker' } }] } },
      ),
    ),
  ],
});

export const tinkerImp = enemy('dungeon/dungeon/tinker_imp', {
  ...ours,
  copies: 2,
  subtype: 'spirit',
  craft: 2,
  abilities: [
    reacts(
      'tinkers',
      before(
        'diceBegin',
        'anyone',
        [
          choose({ cards: { object: true, zone: 'held', heldBy: 'me' } }, 'gone', { random: true }),
          roll('far', { for: 'number' }),
          lay(v('gone'), { steps: v('far'), way: 'cw' }),
        ],
        {
          when: { all: [foughtHere, { exists: { cards: { object: true, zone: 'held', heldBy: 'me' } } }] },
          forced: true,
        },
      ),
    ),
  ],
});

export const tombWarden = enemy('dungeon/dungeon/tomb_warden', {
  ...ours,
  copies: 2,
  subtype: 'spirit',
  craft: 6,
  noTrophy: true,
  killed: [pick({ talisman: gainTalisman, gold: gain('gold', 3) })],
});

/** They flutter off: by a single point nobody beats them. */
export const vampireBats = enemy('dungeon/dungeon/vampire_bats', {
  ...ours,
  copies: 3,
  subtype: 'animal',
  craft: 2,
  abilities: [flutters],
});

export const vampirePrince = enemy('dungeon/dungeon/vampire_prince', {
  ...ours,
  subtype: 'spirit',
  craft: 7,
  abilities: [drags],
});

export const vassalOfDarkness = enemy('dungeon/dungeon/vassal_of_darkness', {
  ...known,
  copies: 2,
  subtype: 'cultist',
  craft: 6,
  noTrophy: true,
  killed: [gain('craft')],
  abilities: [
    {
      id: 'knows_its_own',
      static: [
        { power: 'craft', of: { self: true }, set: 3, reach: 'everyone', when: { alignment: 'evil' } },
        { power: 'craft', of: { self: true }, set: 9, reach: 'everyone', when: { alignment: 'good' } },
      ],
    },
  ],
});
