// Corner boards: entered in mid-move, left both ways, a last space that stops the move, a lord, and where one comes
// out.
import {
  at,
  cast,
  choose,
  enemy,
  endTurn,
  fight,
  magicObject,
  nothing,
  object,
  pick,
  plus,
  spell,
  table,
  v,
  when,
} from '../../rules/dsl';
import type { DeckDef, SpaceDef } from '../../rules/vocab/definition';
import type { Cond } from '../../rules/vocab/select';
import type { Effect, Program } from '../../rules/vocab/effect';

const id = (name: string): string => `probe/space/${name}`;

type Body = Partial<Omit<SpaceDef, 'id' | 'kind' | 'region' | 'grid' | 'links' | 'abilities'>>;

/** Spaces in a row, the first one joined to a space of the base game; each draws from the board's own deck. */
function board(
  region: string,
  joint: string,
  row: number,
  spaces: readonly (readonly [string, Body])[],
): readonly SpaceDef[] {
  return spaces.map(([name, body], i): SpaceDef => {
    const [before] = spaces[i - 1] ?? [];
    const [next] = spaces[i + 1] ?? [];
    return {
      id: id(name),
      kind: 'space',
      region,
      terrain: name,
      grid: [i % 7, row],
      origin: 'ours',
      links: [
        ...(next === undefined ? [] : [{ to: id(next), way: 'cw' } as const]),
        before === undefined ? { to: `base/space/${joint}`, way: 'door' } : { to: id(before), way: 'ccw' },
      ],
      abilities: [{ id: 'own_deck', static: [{ drawFrom: 'adventure', instead: region }] }],
      ...body,
    };
  });
}

/** From the next turn on: one die, which keeps him there or is the move. */
const darkness: Program = [{ op: 'rollMove', as: 'rolled' }, table(v('rolled'), { '1-3': endTurn, '4-6': nothing })];

/** A lord is fought by Strength or Craft, as the character chooses before anything is cast. */
const lord = (name: string, n: number): Effect =>
  pick({
    strength: fight({ strength: n, name, cannotBeEvaded: true }, 'fought'),
    craft: fight({ craft: n, name, cannotBeEvaded: true }, 'fought'),
  });
const killed: Cond = {
  any: [
    { known: 'fought', equals: 'won' },
    { known: 'fought', equals: 'destroyed' },
  ],
};

/** Where one emerges, by how much better he was; after a kill he goes on with an encounter there. */
const emerges = (meets: boolean): Effect => {
  const to = (name: string): Effect => ({
    op: 'moveTo',
    to: at(`base/space/${name}`),
    how: 'emerge',
    ...(meets ? {} : { meets }),
  });
  return table(v('fought$margin'), {
    '0': to('ruins'),
    '1': to('city'),
    '2': to('temple'),
    '3': to('castle'),
    '4': to('warlocks_cave'),
    '5': to('portal_of_power'),
    '6': to('plain_of_peril'),
    '7': when({ has: { keyword: 'talisman' } }, to('valley_of_fire'), to('plain_of_peril')),
    '8+': to('crown_of_command'),
  });
};

export const dungeon = board('dungeon', 'ruins', 0, [
  ['dungeon_entrance', { draw: 1 }],
  ['tunnel_1', { draw: 1 }],
  ['collapsed_gallery', { draw: 2 }],
  ['pillared_hall', { draw: 3 }],
  ['hall_of_darkness', { draw: 2, leave: darkness }],
  ['antechamber', { draw: 3 }],
  [
    'treasure_chamber',
    {
      stops: true,
      last: true,
      characters: false,
      visit: [
        lord('lord_of_darkness', 12),
        when(
          killed,
          [
            {
              op: 'shop',
              items: [
                { named: 'book_of_lore', price: 0 },
                { named: 'cloak_of_feathers', price: 0 },
              ],
              from: 'treasure',
              free: true,
              most: 1,
            },
            emerges(true),
          ],
          emerges(false),
        ),
      ],
    },
  ],
]);

export const highland = board('highland', 'crags', 6, [
  ['highland_entrance', { draw: 1 }],
  ['ravine', { draw: 2 }],
  ['ice_bridge', { draw: 1 }],
  [
    'eyrie',
    {
      stops: true,
      last: true,
      characters: false,
      visit: [
        lord('eagle_king', 8),
        when(
          killed,
          [
            { op: 'deal', from: 'relic', to: { at: 'here' }, as: 'relic' },
            { op: 'take', card: v('relic') },
            choose({ spaces: { region: ['outer', 'middle'] } }, 'to', { ask: 'teleportTo' }),
            { op: 'moveTo', to: v('to'), how: 'teleport' },
          ],
          [{ op: 'moveTo', to: at('base/space/crags'), how: 'teleport', meets: false }, endTurn],
        ),
      ],
    },
  ],
]);

export const giantRat = enemy('probe/dungeon/giant_rat', { subtype: 'animal', copies: 3, strength: 1, origin: 'ours' });
export const caveBat = enemy('probe/highland/cave_bat', { subtype: 'animal', copies: 3, strength: 1, origin: 'ours' });
export const bookOfLore = magicObject('probe/treasure/book_of_lore', {
  copies: 2,
  abilities: [{ id: 'lore', static: [plus('craft', 1)] }],
  origin: 'known',
});
/** Relics leave the game when they are discarded. */
export const arnkell = magicObject('probe/relic/arnkell', { keywords: ['leavesGame'], origin: 'known' });
export const rageTalon = object('probe/relic/rage_talon', { keywords: ['leavesGame'], origin: 'known' });

/** Kills a creature without a fight, also one that has no card. */
export const fingerOfDeath = spell('probe/spell/finger_of_death', {
  timing: [cast(['beforeRolls'], { when: { fight: { foe: 'creature' } } })],
  origin: 'known',
  effect: [choose({ cards: { inFight: true } }, 'target'), { op: 'removeFoe', card: v('target'), how: 'destroyed' }],
});

const deck = (name: string, use: DeckDef['use']): DeckDef => ({
  id: `probe/deck/${name}`,
  kind: 'deck',
  use,
  origin: 'ours',
});
export const cornerDecks: readonly DeckDef[] = [deck('treasure', 'stock'), deck('relic', 'once')];
