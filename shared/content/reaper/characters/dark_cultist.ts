import { after, can, cannot, chart, character, gain, gainSpell, may, reacts, roll, table, v } from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';

const gift = {
  '1': gain('fate'),
  '2': gain('gold'),
  '3': gain('life'),
  '4': gain('strength'),
  '5': gain('craft'),
  '6+': gainSpell(),
} as const;
/** Of a good character's life one may be added to the die. */
const gifts: Program = [
  roll('die'),
  may('addOne', { op: 'set', as: 'die', to: { plus: [v('die'), 1] } }, { if: { alignment: 'good', of: 'eventHero' } }),
  table(v('die'), gift),
];

/** 000 FAQ Dark Cultist: no gift where the life was saved, and a single one for several Enemies of one fight. */
export const darkCultist = character('reaper/character/dark_cultist', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 1,
  alignment: 'evil',
  start: 'base/space/graveyard',
  origin: 'known',
  abilities: [
    { id: 'psychic_attack', static: [can('psychicAttack')] },
    reacts(
      'dark_gift',
      after('killed', 'mine', chart(gift), {
        once: 'fight',
        forced: true,
      }),
      after('lose', 'others', gifts, {
        event: { what: 'life', reward: true },
        when: { same: ['eventBy', 'me'] },
        forced: true,
      }),
    ),
    { id: 'ever_evil', static: [cannot('changeAlignment')] },
  ],
});
