// Characters, as an editor would judge their texts.
import { expect, describe as group, it } from 'vitest';
import type { Ability } from '../rules/vocab/ability';
import type { CharacterDef, Def } from '../rules/vocab/definition';
import type { Effect } from '../rules/vocab/effect';
import type { Amount, Resource } from '../rules/vocab/select';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const text = (def: Def): string[] => describe(english, names, def);
const hero = (abilities: readonly Ability[], more: Partial<CharacterDef> = {}): string[] =>
  text({
    id: 'base/character/x',
    kind: 'character',
    strength: 3,
    craft: 3,
    life: 4,
    fate: 3,
    alignment: 'good',
    start: 'base/space/city',
    abilities,
    ...more,
  });
const gain = (what: Resource, n: Amount = 1): Effect => ({ op: 'gain', what, n });
const optionalRoll = (...named: readonly string[]): Ability => ({
  id: 'o',
  static: [{ can: 'skipRoll', when: { source: { named } } }],
});
const evades = (named: string): Ability => ({ id: 'e', static: [{ can: 'evade', when: { at: { named } } }] });

group('dice at the Portal', () => {
  it('are so many more, or only so many', () => {
    const portal = (more: { readonly add: number } | { readonly set: number }): readonly string[] =>
      hero([{ id: 'p', static: [{ stat: 'portalDice', ...more }] }]);
    expect(portal({ set: 1 })).toEqual(['You roll only 1 die to open the Portal of Power.']);
    expect(portal({ add: 1 })).toEqual(['You roll 1 more die to open the Portal of Power.']);
    expect(portal({ add: -1 })).toEqual(['You roll 1 die fewer to open the Portal of Power.']);
    const more: Ability = { id: 'p', static: [{ stat: 'portalDice', add: 1 }] };
    const card: Def = { id: 'base/adventure/x', kind: 'follower', origin: 'ours', abilities: [more] };
    expect(describe(german, names, card)).toContain('Du wirfst 1 Würfel mehr, um das Portal der Macht zu öffnen.');
  });
});

group('characters', () => {
  it('Dwarf', () => {
    expect(
      hero([
        optionalRoll('crags', 'chasm'),
        evades('hills'),
        {
          id: 'tunnels',
          static: [
            { stat: 'portalDice', set: 1, when: { is: [{ var: 'by' }, '=', 1] } },
            { stat: 'minesDice', set: 2 },
          ],
        },
        {
          id: 'cave',
          triggers: [
            {
              id: 'cave',
              stage: 'after',
              on: 'rolled',
              whose: 'mine',
              when: { source: { named: ['cave'] } },
              do: [{ op: 'adjustRoll', by: 1 }],
            },
          ],
        },
        {
          id: 'maze',
          triggers: [
            {
              id: 'maze',
              stage: 'cannot',
              on: 'missTurn',
              whose: 'mine',
              when: { source: { named: ['maze'] } },
              do: [],
            },
          ],
        },
      ]),
    ).toEqual([
      'You need not roll the die at the Crags or the Chasm.',
      'You may evade creatures and characters on a Hills space.',
      'You roll only 1 die to open the Portal of Power by Craft. You roll only 2 dice in the Mines.',
      'Whenever you roll a die at the Cave, you may add 1 to the result.',
      'You do not miss a turn in the Maze.',
    ]);
  });

  it('Elf', () => {
    const woods = { spaces: { named: 'woods', region: 'mine', other: true } } as const;
    expect(
      hero([
        optionalRoll('forest'),
        evades('woods'),
        {
          id: 'step',
          actions: [
            {
              id: 'step',
              at: ['turnStart'],
              instead: 'roll',
              when: { all: [{ at: { named: 'woods' } }, { exists: woods }] },
              do: [
                { op: 'choose', from: woods, as: 'to' },
                { op: 'moveTo', to: { var: 'to' }, how: 'move' },
              ],
            },
          ],
        },
      ]),
    ).toEqual([
      'You need not roll the die in the Forest.',
      'You may evade creatures and characters on a Woods space.',
      'On a Woods space, instead of rolling for movement, you may move to any other Woods space in your Region.',
    ]);
  });

  it('Warrior, Wizard, Priest, Troll', () => {
    expect(
      hero([
        { id: 'a', static: [{ stat: 'attackDice', add: 1, when: { fight: { kind: 'battle' } } }] },
        { id: 'b', static: [{ stat: 'weaponLimit', add: 1 }] },
      ]),
    ).toEqual([
      'In battle you roll 2 dice for your attack and use the higher.',
      'You may use 2 Weapons at the same time.',
    ]);
    expect(
      hero(
        [
          {
            id: 'refill',
            triggers: [
              {
                id: 'refill',
                stage: 'after',
                on: 'spellSpent',
                whose: 'mine',
                forced: true,
                event: { spell: 'last' },
                do: [{ op: 'drawSpell', n: 1 }],
              },
            ],
          },
          { id: 'psychic', static: [{ can: 'psychicAttack' }] },
        ],
        { spells: 2 },
      ),
    ).toEqual([
      'You begin the game with 2 Spells.',
      'Whenever you cast your last Spell, gain 1 Spell.',
      'You may attack another character in psychic combat instead of battle.',
    ]);
    expect(
      hero([
        {
          id: 'a',
          triggers: [
            {
              id: 'a',
              stage: 'after',
              on: 'rolled',
              whose: 'mine',
              event: { for: 'pray' },
              do: [{ op: 'adjustRoll', by: 1 }],
            },
          ],
        },
        { id: 'b', static: [{ cannot: 'useWeapon' }, { cannot: 'useArmour' }] },
      ]),
    ).toEqual(['Whenever you pray, you may add 1 to the result.', 'You cannot use Weapons or Armour.']);
    expect(
      hero([
        {
          id: 'a',
          triggers: [
            {
              id: 'a',
              stage: 'after',
              on: 'rolled',
              whose: 'mine',
              event: { for: 'move', natural: [6] },
              do: [{ op: 'heal', n: 1 }, { op: 'endTurn' }],
            },
          ],
        },
      ]),
    ).toEqual(['Whenever you roll a 6 for your move, you may heal 1 life instead of moving.']);
  });

  it('Sorceress and Thief: forms of encounter', () => {
    const other = { var: 'other' } as const;
    const followers = { kind: 'follower', not: { named: ['maiden', 'unicorn', 'princess'] } } as const;
    const spoils: Effect = {
      op: 'pick',
      options: [
        { key: 'gold', do: [{ op: 'lose', what: 'gold', n: 1, who: other }, gain('gold')] },
        {
          key: 'object',
          do: [
            { op: 'choose', from: { cards: { object: true, zone: 'held', heldBy: other } }, as: 'taken' },
            { op: 'take', card: { var: 'taken' } },
          ],
        },
      ],
    };
    const beguiles = (alignment: 'good' | 'evil', row: string): Effect => ({
      op: 'if',
      cond: { alignment, of: other },
      then: [{ op: 'table', on: { var: 'die' }, rows: { [row]: [spoils] } }],
    });
    expect(
      hero([
        {
          id: 'beguile',
          meetings: [
            { id: 'beguile', do: [{ op: 'roll', as: 'die' }, beguiles('good', '6+'), beguiles('evil', '4+')] },
          ],
        },
        {
          id: 'take',
          meetings: [
            {
              id: 'take',
              when: { has: followers, who: 'it' },
              do: [
                { op: 'choose', from: { cards: { ...followers, zone: 'held', heldBy: other } }, as: 'taken' },
                { op: 'take', card: { var: 'taken' } },
              ],
            },
          ],
        },
        { id: 'steal', meetings: [{ id: 'steal', do: [spoils] }] },
      ]),
    ).toEqual([
      'Instead of attacking a character whom you encounter, you may roll 1 die: if he is good and the result is 6 or more, or if he is evil and the result is 4 or more, take 1 gold from him or one of his Objects.',
      'Instead of attacking a character whom you encounter, you may take one of his Followers other than the Maiden, the Unicorn or the Princess.',
      'Instead of attacking a character whom you encounter, you may take 1 gold from him or one of his Objects.',
    ]);
  });

  it('Ghoul: taking lives, keeping the dead', () => {
    expect(
      hero([
        {
          id: 'a',
          triggers: [
            {
              id: 'a',
              stage: 'after',
              on: 'lose',
              whose: 'others',
              forced: true,
              event: { what: 'life', cause: 'psychic' },
              when: { same: ['eventBy', 'me'] },
              do: [gain('life')],
            },
          ],
        },
        {
          id: 'b',
          triggers: [
            {
              id: 'b',
              stage: 'before',
              on: 'killed',
              whose: 'mine',
              event: { fight: 'battle', card: { kind: 'enemy', at: 'anySpace' } },
              do: [{ op: 'lend', card: 'eventCard' }],
            },
          ],
        },
      ]),
    ).toEqual([
      'Whenever you take a life from another character in psychic combat, gain 1 life.',
      'Whenever you kill an Enemy in battle, you may take it as a Follower instead of a trophy.',
    ]);
  });
});
