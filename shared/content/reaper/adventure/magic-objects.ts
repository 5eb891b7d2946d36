import {
  after,
  always,
  anyMoment,
  chart,
  choose,
  discard,
  gain,
  is,
  lose,
  magicObject,
  mayDo,
  pick,
  plus,
  reacts,
  teleport,
  v,
  weapon,
} from '../../../rules/dsl';
import type { Ability, StatMod } from '../../../rules/vocab/ability';
import type { ObjectDef } from '../../../rules/vocab/definition';
import type { Cond, Resource } from '../../../rules/vocab/select';
import { choosesAlignment } from '../../common/abilities';
import { holdsAnEnemy } from '../../common/wares';

const known = { origin: 'known' } as const;
const inPsychic = { when: { fight: { kind: 'psychic' } } } as const;

export const druidStaff = magicObject('reaper/adventure/druid_staff', { ...known, abilities: [choosesAlignment] });

const elixir = (name: string, what: Resource): ObjectDef =>
  magicObject(`reaper/adventure/${name}`, {
    ...known,
    abilities: [
      mayDo('drink', anyMoment, [discard(), ...chart({ '1': lose('life'), '2-5': gain(what), '6': gain(what, 2) })], {
        turn: 'any',
      }),
    ],
  });
export const elixirs = [
  elixir('elixir_of_destiny', 'fate'),
  elixir('elixir_of_might', 'strength'),
  elixir('elixir_of_wisdom', 'craft'),
];

const elsewhere = { spaces: { region: 'mine', other: true } } as const;
export const flyingCarpet = magicObject('reaper/adventure/flying_carpet', {
  ...known,
  abilities: [
    reacts(
      'flies',
      after('rolled', 'mine', [choose(elsewhere, 'to'), teleport(v('to'))], {
        event: { for: 'move', natural: [6] },
      }),
    ),
  ],
});

export const hearthRune = magicObject('reaper/adventure/hearth_rune', {
  ...known,
  abilities: [
    mayDo('goes_home', ['turnStart'], [{ op: 'ditch', card: 'this' }, teleport({ startOf: 'me' })], {
      instead: 'move',
    }),
  ],
});

export const psychicCrystal = magicObject('reaper/adventure/psychic_crystal', {
  ...known,
  abilities: [always(plus('craft', 1, inPsychic))],
});

const hasOwn = (what: 'strength' | 'craft'): Cond => is({ stat: what, of: 'it', part: 'counters' }, '>=', 1);
const counters = (what: 'strength' | 'craft') => ({
  if: is({ stat: what, of: v('target'), part: 'counters' }, '>=', 1),
  do: lose(what, 1, v('target')),
});
/** When it is used is not said; so in one's own turn. */
export const rodOfRuin = magicObject('reaper/adventure/rod_of_ruin', {
  ...known,
  abilities: [
    mayDo(
      'ruin',
      anyMoment,
      [
        choose({ heroes: { where: { any: [hasOwn('strength'), hasOwn('craft')] } } }, 'target'),
        { op: 'repeat', times: 2, do: [pick({ strength: counters('strength'), craft: counters('craft') })] },
        discard(),
      ],
      { when: { exists: { heroes: { where: { any: [hasOwn('strength'), hasOwn('craft')] } } } } },
    ),
  ],
});

export const staffOfMastery = magicObject('reaper/adventure/staff_of_mastery', {
  ...known,
  forbidden: 'good',
  ...holdsAnEnemy(),
});

export const talisman = magicObject('reaper/adventure/talisman', { ...known, keywords: ['talisman'] });

/** What a Weapon adds where it is used in psychic combat. */
const inPsychicCombat = (n: number, more: Pick<StatMod, 'when'> = {}): Ability => ({
  id: 'psychic',
  static: [plus('craft', n, { only: 'weapon', ...more })],
});
export const baneSword = magicObject('reaper/adventure/bane_sword', {
  ...known,
  weapon: true,
  against: 'psychic',
  abilities: [inPsychicCombat(2, { when: { fight: { subtype: 'spirit' } } })],
});
/** Two dice for one that fate is paid for; doubles burn it out. */
export const orbOfDestiny = magicObject('reaper/adventure/orb_of_destiny', {
  ...known,
  abilities: [
    always(plus('fateDice', 1)),
    reacts(
      'burns_out',
      after('rolled', 'mine', [lose('fate', 'all'), discard()], {
        event: { for: 'fate', doubles: true },
        forced: true,
      }),
    ),
  ],
});
export const fateStealer = magicObject('reaper/adventure/fate_stealer', {
  ...known,
  ...weapon(1, [
    reacts(
      'steals_fate',
      after('killed', 'mine', gain('fate'), {
        event: { fight: 'battle' },
        when: { inUse: 'this' },
        once: 'fight',
        forced: true,
      }),
      after('lose', 'others', gain('fate'), {
        event: { what: 'life', reward: true, cause: 'battle' },
        when: { all: [{ same: ['eventBy', 'me'] }, { inUse: 'this' }] },
        once: 'fight',
        forced: true,
      }),
    ),
  ]),
});
export const skullWand = magicObject('reaper/adventure/skull_wand', {
  ...known,
  forbidden: 'good',
  against: 'both',
  ...weapon(1, [inPsychicCombat(2)]),
});
export const swordOfLight = magicObject('reaper/adventure/sword_of_light', {
  ...known,
  forbidden: 'evil',
  against: 'both',
  ...weapon(2, [inPsychicCombat(1)]),
});
