// Potions: Trinkets, each used up by drinking it.
import {
  after,
  anyMoment,
  chart,
  discard,
  gain,
  heal,
  is,
  stat,
  lose,
  magicObject,
  mayDo,
  modify,
  plus,
  prevent,
  reacts,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { ObjectDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import * as shared from '../../common/potions';

const potion = (name: string, abilities: readonly Ability[]): ObjectDef =>
  magicObject(`city/potion/${name}`, { origin: 'known', keywords: ['trinket'], abilities });
const drunk = (...does: readonly Effect[]): readonly Ability[] => [
  mayDo('drink', anyMoment, [discard(), ...does], { turn: 'any' }),
];
const stronger = (what: 'strength' | 'craft', n: number): Effect => modify([plus(what, n)], 'turn');
const elixir = (what: 'strength' | 'craft' | 'life' | 'fate'): readonly Ability[] =>
  drunk(...chart({ '1': lose('life'), '2-5': gain(what), '6': gain(what, 2) }));
const fury = (what: 'strength' | 'craft'): readonly Ability[] =>
  drunk(...chart({ '1-2': lose('life'), '3-6': stronger(what, 3) }));

export const potions: readonly ObjectDef[] = [
  potion('healing_potion', shared.healingPotion),
  potion('vial_of_poison', [
    reacts(
      'poisons',
      after('defeated', 'mine', [discard(), lose('life', 1, 'eventBy')], { event: { foe: 'character' } }),
    ),
  ]),
  potion('potion_of_strength', drunk(stronger('strength', 2))),
  potion('unstable_potion', shared.unstablePotion),
  potion('invisibility_potion', shared.invisibilityPotion),
  potion('elixir_of_might', elixir('strength')),
  potion('elixir_of_vitality', elixir('life')),
  potion('elixir_of_wisdom', elixir('craft')),
  potion('elixir_of_destiny', elixir('fate')),
  potion('potion_of_rage', fury('strength')),
  potion('potion_of_wrath', fury('craft')),
  potion('flight_potion', shared.flightPotion),
  potion('dragons_blood', shared.dragonsBlood),
  potion('phoenix_potion', [
    reacts('revives', {
      stage: 'would',
      on: 'heroKilled',
      whose: 'mine',
      when: is(stat('life'), '<=', 0),
      do: [heal('full'), prevent, discard()],
    }),
  ]),
  potion('spellbound_potion', shared.spellboundPotion),
  potion('renewal_potion', shared.renewalPotion),
];
