// Spells of The Reaper that help whoever casts them.
import {
  always,
  anyMoment,
  can,
  cast,
  castWhen,
  choose,
  gain,
  inBattle,
  is,
  modify,
  plus,
  replenish,
  roll,
  spell,
  v,
} from '../../../rules/dsl';
import type { SpellDef } from '../../../rules/vocab/definition';
import type { Cond, Selector } from '../../../rules/vocab/select';

const known = { origin: 'known' } as const;

const drawn: Selector = { cards: { at: 'here', replaceable: true } };
export const alteration = spell('reaper/spell/alteration', {
  ...known,
  timing: [{ ...castWhen('after', 'drawn', { when: { exists: drawn } }), whose: 'mine' }],
  aim: [choose(drawn, 'card', { ask: 'replaceWhich' })],
  effect: [{ op: 'replaceDrawn', card: v('card') }],
});

const usedWeapon: Selector = { cards: { class: 'weapon', zone: 'held', heldBy: 'me', where: { inUse: 'it' } } };
export const bladesharp = spell('reaper/spell/bladesharp', {
  ...known,
  timing: [cast(['beforeRolls'], { turn: 'any', when: { all: [inBattle, { exists: usedWeapon }] } })],
  effect: [modify([plus('strength', 2)], 'fight')],
});

export const blessed = spell('reaper/spell/blessed', {
  ...known,
  timing: [cast(anyMoment, { turn: 'any', when: is({ missing: 'fate' }, '>=', 1) })],
  effect: [replenish('full')],
});

export const cloakOfShadows = spell('reaper/spell/cloak_of_shadows', {
  ...known,
  timing: [cast(['turnStart', 'afterMove', 'creatureMet', 'beforeFight', 'turnEnd'], { turn: 'any' })],
  effect: [modify([can('evade')], 'myNextTurn')],
});

export const enrich = spell('reaper/spell/enrich', {
  ...known,
  timing: [cast(anyMoment, { turn: 'any' })],
  effect: [roll('die', { for: 'spell' }), gain('gold', v('die'))],
});

/** A second die on top of what the movement roll shows. */
export const speed = spell('reaper/spell/speed', {
  ...known,
  timing: [{ ...castWhen('after', 'rolled', { event: { for: 'move' } }), whose: 'mine' }],
  effect: [roll('more', { for: 'spell' }), { op: 'adjustRoll', by: v('more') }],
});

const across: Selector = { spaces: { adjacentAcrossRiver: true } };
export const waterWalking = spell('reaper/spell/water_walking', {
  ...known,
  timing: [cast(['turnStart'], { instead: 'move', when: { exists: across } })],
  aim: [choose(across, 'to')],
  effect: [{ op: 'moveTo', to: v('to'), how: 'cross' }],
});

const summoned: Cond = { all: [{ may: 'standIn', byCard: 'this' }, { not: { at: { region: 'inner' } } }] };
/** One on each side of a fight, whatever card it is. */
const summons = (name: string, kind: 'battle' | 'psychic', n: number): SpellDef =>
  spell(`reaper/spell/${name}`, {
    ...known,
    timing: [
      cast(['beforeRolls'], {
        once: 'fight',
        group: 'standIn',
        turn: 'any',
        when: { all: [{ fight: { kind } }, summoned] },
      }),
    ],
    effect: [
      kind === 'battle'
        ? { op: 'fightInPlace', card: 'this', strength: n }
        : { op: 'fightInPlace', card: 'this', craft: n },
    ],
  });
export const summoners = [
  summons('summon_bear', 'battle', 3),
  summons('summon_serpent', 'battle', 4),
  summons('summon_phoenix', 'battle', 5),
  summons('summon_stormcrow', 'psychic', 3),
];

const ownWeapon: Selector = { cards: { class: 'weapon', zone: 'held', heldBy: 'me' } };
/** 000 FAQ Enchant Blade: on a Weapon that is magic already as well. It goes where its Weapon goes. */
export const enchantBlade = spell('reaper/spell/enchant_blade', {
  ...known,
  stays: true,
  part: { abilities: [always(plus('strength', 1, { only: 'weapon' }))] },
  timing: [cast(['turnStart'])],
  aim: [choose(ownWeapon, 'blade')],
  effect: [
    { op: 'imbue', card: v('blade'), with: 'this', magic: true },
    { op: 'put', card: 'this', to: { on: v('blade') } },
  ],
});
