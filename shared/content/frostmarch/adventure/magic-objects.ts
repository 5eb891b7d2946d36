import {
  after,
  always,
  anyMoment,
  before,
  choose,
  discard,
  gainSpell,
  lay,
  lose,
  magicObject,
  mayDo,
  modify,
  nothing,
  plus,
  reacts,
  roll,
  table,
  v,
  weapon,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { safeAt, hasRoom } from '../../common/abilities';
import { freezes, pouchAbilities } from '../../common/wares';

const known = { origin: 'known' } as const;

/** Nobody knows what it will do, not even in one's own hands. */
export const ancientArtefact = magicObject('frostmarch/adventure/ancient_artefact', {
  ...known,
  abilities: [
    reacts(
      'stirs',
      before(
        'diceBegin',
        'mine',
        [
          roll('die'),
          table(v('die'), {
            '1': [discard(), lose('life')],
            '2': discard(),
            '3-4': nothing,
            '5': modify([plus('attackRoll', 1)], 'fight'),
            '6': modify([plus('attackRoll', 3)], 'fight'),
          }),
        ],
        { once: 'fight', forced: true },
      ),
    ),
  ],
});

export const bagOfCarrying = magicObject('frostmarch/adventure/bag_of_carrying', {
  ...known,
  ...pouchAbilities('bag_of_carrying', 4),
});

export const bookOfWizardry = magicObject('frostmarch/adventure/book_of_wizardry', {
  ...known,
  abilities: [mayDo('reads', anyMoment, [gainSpell('limit'), discard()], { when: hasRoom })],
});

export const celestialBauble = magicObject('frostmarch/adventure/celestial_bauble', {
  ...known,
  forbidden: 'evil',
  abilities: [
    reacts(
      'shines',
      after('rolled', 'mine', [{ op: 'settle', outcome: 'won' }, discard()], {
        event: { for: 'attack' },
        when: { fight: { kind: 'psychic', foeCards: { kind: 'enemy' } } },
      }),
    ),
  ],
});

export const chaliceOfShadow = magicObject('frostmarch/adventure/chalice_of_shadow', {
  ...known,
  forbidden: 'good',
  abilities: [always(plus('strength', 1)), safeAt('desert_se', 'desert_sw')],
});

const enemies: Selector = {
  cards: { kind: 'enemy', at: 'anySpace', in: { region: 'mine', other: true } },
};
export const hornOfSummoning = magicObject('frostmarch/adventure/horn_of_summoning', {
  ...known,
  abilities: [
    mayDo('summons', ['afterMove'], [choose(enemies, 'called'), lay(v('called'), 'here')], {
      once: 'turn',
      when: { all: [{ at: { draws: true } }, { exists: enemies }] },
    }),
  ],
});

const across: Selector = { spaces: { adjacentAcrossRiver: true } };
export const wingedBoots = magicObject('frostmarch/adventure/winged_boots', {
  ...known,
  abilities: [
    reacts(
      'flies',
      after('rolled', 'mine', [choose(across, 'to'), { op: 'moveTo', to: v('to'), how: 'cross' }], {
        event: { for: 'move', natural: [6] },
        when: { exists: across },
      }),
    ),
  ],
});

export const frostbite = magicObject('frostmarch/adventure/frostbite', {
  ...known,
  ...weapon(1, [freezes('battle')]),
});
export const iceFang = magicObject('frostmarch/adventure/ice_fang', {
  ...known,
  weapon: true,
  against: 'psychic',
  abilities: [{ id: 'psychic', static: [plus('craft', 1, { only: 'weapon' })] }, freezes('psychic')],
});
