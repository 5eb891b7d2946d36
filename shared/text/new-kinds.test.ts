// The kinds of definition that the expansions bring, one invented definition of each.
import { expect, it } from 'vitest';
import type { Ability } from '../rules/vocab/ability';
import type { Def, DeckUse, SpaceDef } from '../rules/vocab/definition';
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import { describe, describeAbility, english, german, namesFrom, typeLine } from './index';

const names = namesFrom({});
const text = (def: Def): string[] => describe(english, names, def);
const gold: Effect = { op: 'gain', what: 'gold', n: 1 };
const die: Program = [
  { op: 'roll', as: 'die' },
  { op: 'table', on: { var: 'die' }, rows: { '1-3': [], '4-6': [gold] } },
];
const space = (more: Partial<SpaceDef>): string[] =>
  text({ id: 'x/space/x', kind: 'space', region: 'city', terrain: 'x', grid: [0, 0], links: [], ...more });

it('a figure', () => {
  const figure: Def = {
    id: 'x/figure/x',
    kind: 'figure',
    start: 'x/space/forest',
    choice: { if: { alignment: 'good' } },
    met: die,
  };
  expect(text(figure)).toEqual([
    'It begins the game in the Forest.',
    'You may encounter this figure instead of the space or a character there, if you are good.',
    'When you meet it, roll 1 die: 1-3 – no effect; 4-6 – gain 1 gold.',
  ]);
  expect(text({ id: 'x/figure/x', kind: 'figure', choice: { must: { all: [] } } })).toEqual([
    'You must encounter this figure instead of the space or a character there.',
  ]);
  expect(typeLine(english, figure)).toBe('Figure');
});

it('a figure that fights by itself: with what powers', () => {
  const figure = (foe: EffectOf<'fight'>['foe']): Def => ({
    id: 'x/figure/x',
    kind: 'figure',
    met: [{ op: 'fight', foe: { ...foe, cards: 'this' } }],
  });
  const both = (def: Def): readonly string[] => [english, german].flatMap((language) => describe(language, names, def));
  expect(both(figure({ strength: 10 }))).toEqual([
    'When you meet it, fight this figure of Strength 10 in battle.',
    'Wenn du dieser Figur begegnest, kämpfe gegen diese Figur (Stärke 10).',
  ]);
  expect(both(figure({ craft: { plus: [2, { tokens: 'life', on: 'this' }] } }))).toEqual([
    'When you meet it, fight this figure in psychic combat, with Craft equal to 2 plus the life on it.',
    'Wenn du dieser Figur begegnest, kämpfe im psychischen Kampf gegen diese Figur, deren Talent 2 plus das Leben auf ihr beträgt.',
  ]);
});

it('an Enemy that works as a trophy: for whoever has it, and not as a creature', () => {
  const trophy = (...abilities: readonly Ability[]): string[] =>
    text({ id: 'x/adventure/x', kind: 'enemy', subtype: 'animal', strength: 2, trophy: abilities });
  expect(
    trophy({ id: 'a', static: [{ stat: 'objectLimit', add: -1 }] }, { id: 'b', static: [{ cannot: 'evade' }] }),
  ).toEqual(['As a trophy: You may carry 1 Object fewer. You cannot evade creatures and characters.']);
  expect(
    trophy({
      id: 'a',
      triggers: [{ id: 'a', stage: 'after', on: 'beaten', whose: 'mine', forced: true, do: [gold] }],
    }),
  ).toEqual(['As a trophy: Whenever you are defeated, gain 1 gold.']);
});

it('Terrain', () => {
  const terrain: Def = {
    id: 'x/terrain/desert',
    kind: 'terrain',
    terrain: 'desert',
    arrive: [{ op: 'lose', what: 'life', n: 1 }],
    draw: 2,
    visit: [gold],
  };
  expect(text(terrain)).toEqual(['Lose 1 life.', 'Draw cards until 2 cards lie here.', 'Gain 1 gold.']);
  expect(
    text({ id: 'x/scale/x', kind: 'terrain', terrain: 'x', draw: 1, choice: { must: { alignment: 'evil' } } }),
  ).toEqual([
    'You may encounter this card instead of the space or a character there; if you are evil, you must.',
    'Draw 1 card, unless a card already lies here.',
  ]);
  expect(typeLine(english, terrain)).toBe('Terrain');
});

it('a state', () => {
  const state: Def = {
    id: 'x/path/x',
    kind: 'state',
    deck: 'path',
    taken: [gold],
    met: die,
    abilities: [{ id: 'a', static: [{ stat: 'strength', add: 2 }] }],
  };
  expect(text(state)).toEqual([
    'As soon as you have this card, gain 1 gold.',
    '+2 Strength.',
    'When you carry out this card, roll 1 die: 1-3 – no effect; 4-6 – gain 1 gold.',
  ]);
  expect(typeLine(english, state)).toBe('Path');
});

it('a card beside the board, with two sides', () => {
  const world: Def = {
    id: 'x/time/x',
    kind: 'world',
    deck: 'time',
    start: true,
    drawn: [gold],
    sides: { day: [], night: [{ id: 'dark', static: [{ stat: 'foeRoll', add: 1, reach: 'everyone' }] }] },
  };
  expect(text(world)).toEqual([
    'It lies beside the board from the beginning.',
    'When this card is turned up, gain 1 gold.',
    'Day: no effect.',
    'Night: Every creature adds 1 to its attack roll.',
  ]);
  expect(describeAbility(english, names, world, 'dark')).toBe('Every creature adds 1 to its attack roll.');
  expect(typeLine(english, world)).toBe('Time');
});

it('an ending, a form, a way', () => {
  const ending: Def = { id: 'x/ending/x', kind: 'ending', reveal: 'both', goal: 'chance', visit: die };
  expect(text(ending)).toEqual(['Roll 1 die: 1-3 – no effect; 4-6 – gain 1 gold.']);
  expect(typeLine(english, ending)).toBe('Ending');
  const form: Def = { id: 'x/ghost/x', kind: 'form', deck: 'ghost', strength: 4, craft: 2, life: 1, fate: 3 };
  expect(text(form)).toEqual(['Strength 4, Craft 2, 1 life, 3 fate.']);
  expect(typeLine(english, form)).toBe('Ghost');
  const link = (way: 'door' | 'ferry'): Def => ({
    id: 'x/link/x',
    kind: 'link',
    from: 'x/space/ruins',
    link: { to: 'x/space/dungeon', way },
  });
  expect(text(link('door'))).toEqual(['A way leads from the Ruins to the Dungeon.']);
  expect(text(link('ferry'))).toEqual(['A ferry leads from the Ruins to the Dungeon.']);
});

it('decks', () => {
  const deck = (use: DeckUse): string[] => text({ id: 'x/deck/x', kind: 'deck', use });
  expect(deck('stock')).toEqual(['These cards lie open to all; one that leaves play is available again at once.']);
  expect(deck('bottom')).toEqual(['Cards that are discarded go under this deck.']);
  expect(deck('shuffled')).toEqual(['Cards that are discarded are shuffled into this deck at once.']);
  expect(deck('once')).toEqual(['When this deck is used up, it is not made anew of its discards.']);
  expect(text({ id: 'x/deck/x', kind: 'deck', use: 'pile', show: 3, into: 'adventure' })).toEqual([
    'When this deck is used up, its discards are shuffled into a new one.',
    'Beside it lie 3 cards of it faceup.',
    'Its cards are discarded to the discard pile of the Adventure deck.',
  ]);
});

it('parts and what lies on a card', () => {
  const wood: Def = {
    id: 'x/material/x',
    kind: 'object',
    part: {
      abilities: [{ id: 'a', static: [{ stat: 'craft', add: 1 }] }],
      armour: 5,
      harmony: { with: ['oak', 'ash'], abilities: [{ id: 'b', static: [{ stat: 'craft', add: 3 }] }] },
    },
  };
  expect(text(wood)).toEqual([
    'As a part of another card: +1 Craft. When you would lose a life after a defeat in battle, you may roll 1 die: 5-6 saves the life.',
    'With Oak or Ash as another part, instead: +3 Craft.',
  ]);
  expect(text({ id: 'x/material/x', kind: 'object', part: {} })).toEqual(['As a part of another card: no effect.']);
  expect(text({ id: 'x/adventure/x', kind: 'object', carries: {} })).toEqual(['Other cards may lie on it.']);
  expect(text({ id: 'x/adventure/x', kind: 'follower', carries: { works: true } })).toEqual([
    'What lies on it works for its owner, who may also cast Spells that lie on it.',
  ]);
});

it('spaces: shops, own decks, leaving', () => {
  expect(space({ stops: true, characters: false })).toEqual([
    'Your move ends here, whatever is left of it; in a turn that you begin here you cannot come back.',
    'Characters cannot encounter each other here.',
  ]);
  expect(space({ draw: 1, abilities: [{ id: 'own', static: [{ drawFrom: 'adventure', instead: 'city' }] }] })).toEqual([
    'Draw 1 City card, unless a card already lies here.',
  ]);
  expect(
    space({
      leave: [
        { op: 'roll', as: 'die' },
        { op: 'table', on: { var: 'die' }, rows: { '1-3': [{ op: 'endTurn' }], '4-6': [] } },
      ],
    }),
  ).toEqual([
    'If you begin your turn here, instead of a normal move, roll 1 die: 1-3 – end your turn; 4-6 – move as usual.',
  ]);
});

it('Enemies with both values, and keywords', () => {
  const both = { id: 'x/adventure/x', kind: 'enemy', subtype: 'elemental', strength: 4, craft: 4 } as const;
  expect(text(both)).toEqual(['You choose whether to fight it in battle or in psychic combat.']);
  expect(text({ ...both, battlesIf: { is: [{ stat: 'strength' }, '<', { stat: 'craft' }] } })).toEqual([
    'If your Strength is less than your Craft, you fight it in battle; otherwise, in psychic combat.',
  ]);
  expect(text({ id: 'x/adventure/x', kind: 'object', keywords: ['fireproof', 'trap', 'cursed', 'soulbound'] })).toEqual(
    [
      'It cannot be burnt.',
      'Nothing lets you avoid it.',
      'It must be taken and cannot be ditched.',
      'It stays with its owner when he is killed and goes on.',
    ],
  );
});
