// Potions that lie in more than one deck: what drinking each does.
import {
  anyMoment,
  can,
  chart,
  choose,
  count,
  discard,
  gain,
  gainSpell,
  heal,
  is,
  lose,
  mayDo,
  modify,
  plus,
  prevent,
  reacts,
  teleport,
  toad,
  v,
  valueOf,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Amount } from '../../rules/vocab/select';
import { hasRoom } from './abilities';

const spells: Amount = count({ cards: { zone: 'hand', heldBy: 'me' } });

export const dragonsBlood: readonly Ability[] = [
  mayDo('drink', anyMoment, [discard(), lose('life'), modify([plus('strength', valueOf('strength'))], 'turn')], {
    turn: 'any',
  }),
];

export const flightPotion: readonly Ability[] = [
  mayDo(
    'fly',
    ['turnStart'],
    [discard(), choose({ spaces: { region: 'mine', other: true } }, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
    { instead: 'roll' },
  ),
];

export const healingPotion: readonly Ability[] = [
  mayDo('drink', anyMoment, [heal(1), discard()], { turn: 'any', when: is({ missing: 'life' }, '>=', 1) }),
  reacts('saves', {
    stage: 'would',
    on: 'left',
    whose: 'mine',
    event: { killed: true, card: { kind: 'follower' } },
    do: [prevent, discard()],
  }),
];

export const invisibilityPotion: readonly Ability[] = [
  mayDo(
    'drink',
    ['turnStart', 'afterMove', 'creatureMet', 'beforeFight'],
    [modify([can('evade')], 'turn'), discard()],
    {
      turn: 'any',
    },
  ),
];

export const renewalPotion: readonly Ability[] = [
  mayDo(
    'drink',
    anyMoment,
    [
      discard(),
      { op: 'number', as: 'n', from: 0, to: spells, ask: 'renewHowMany' },
      { op: 'discardSpells', n: v('n'), cost: true },
      gainSpell(v('n')),
    ],
    { turn: 'any', when: is(spells, '>=', 1) },
  ),
];

export const spellboundPotion: readonly Ability[] = [
  mayDo('drink', anyMoment, [gainSpell(), discard()], { turn: 'any', when: hasRoom }),
];

export const unstablePotion: readonly Ability[] = [
  mayDo(
    'drink',
    anyMoment,
    [
      discard(),
      ...chart({
        '1': toad(),
        '2': lose('strength'),
        '3': lose('craft'),
        '4': gain('life'),
        '5': gain('craft'),
        '6': gain('strength'),
      }),
    ],
    { turn: 'any' },
  ),
];
