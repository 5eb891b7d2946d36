// Relics of the Eagle King, which come by lot.
import {
  after,
  cannot,
  choose,
  discard,
  each,
  follower,
  magicObject,
  mayDo,
  modify,
  plus,
  reacts,
  teleport,
  v,
  weapon,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Effect } from '../../rules/vocab/effect';
import type { Selector } from '../../rules/vocab/select';
import type { FightKind } from '../../rules/vocab/words';

/** D Relic Cards: one that is discarded is out of the game. */
const known = { origin: 'known', keywords: ['leavesGame'] } as const;
const elsewhere: Selector = { spaces: { region: 'mine', other: true } };
const followers: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } };

export const randomRelic: Effect = { op: 'deal', from: 'highland/deck/relic', to: 'held' };

/** 000 FAQ Arnkell: within the Inner Region it leads to the Crown of Command, too. */
export const arnkell = magicObject('highland/relic/arnkell', {
  ...known,
  abilities: [
    mayDo(
      'flies',
      ['turnStart'],
      [
        discard(),
        each(followers, 'one', { op: 'ditch', card: v('one') }),
        choose(elsewhere, 'to', { ask: 'teleportTo' }),
        { op: 'moveTo', to: v('to'), how: 'teleport', crown: true },
      ],
      { instead: 'move' },
    ),
  ],
});

export const dreadwing = follower('highland/relic/dreadwing', {
  ...known,
  abilities: [
    mayDo('soars', ['turnStart'], modify([plus('moveDice', 1)], 'nextMove'), {
      once: 'turn',
      when: { may: 'rollForMovement' },
    }),
    reacts(
      'swoops',
      after('rolled', 'mine', [choose(elsewhere, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
        event: { for: 'move', doubles: true },
      }),
    ),
  ],
});

/** Against the character whom its owner fights. */
const throughArmour = (kind: FightKind): Ability => ({
  id: 'through_armour',
  static: [
    cannot('useArmour', {
      reach: 'others',
      when: { all: [{ fight: { kind, foe: 'character' } }, { same: ['it', 'opponent'] }, { inUse: 'this' }] },
    }),
  ],
});
/** 000 FAQ Rage Talon: in battle alone, both of it. */
export const rageTalon = magicObject('highland/relic/rage_talon', {
  ...known,
  ...weapon(2, [throughArmour('battle')]),
});
/** 000 FAQ Windlord Amulet: in psychic combat alone, both of it. */
export const windlordAmulet = magicObject('highland/relic/windlord_amulet', {
  ...known,
  weapon: true,
  against: 'psychic',
  abilities: [{ id: 'psychic', static: [plus('craft', 2, { only: 'weapon' })] }, throughArmour('psychic')],
});
