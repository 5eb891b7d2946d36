// What the program asks and tells.
import { describe as group, expect, it } from 'vitest';
import type { ViewEvent } from '../contract/event';
import { msg, type HeroId } from '../kernel/ids';
import { english, journal, messageIds, messagesOf, missing, namesFrom, rulePassage, say } from './index';

const names = namesFrom({ 'base/adventure/ogre': 'Ogre', 'base/character/dwarf': 'Dwarf' });
const speak = (id: string, args?: Parameters<typeof msg>[1]): string => say(english, names, msg(id, args));

group('messages', () => {
  it('knows every id of the program', () => {
    expect(missing(english)).toEqual([]);
    expect(new Set(messageIds).size).toBe(messageIds.length);
    for (const id of messageIds)
      expect(
        speak(id, {
          def: 'base/adventure/ogre',
          hero: 'base/character/dwarf',
          space: 'base/space/tavern',
          key: 'pay',
          n: 2,
          what: 'life',
          list: ['a'],
          foe: 'an Ogre',
          name: 'brigand',
          dice: [1, 2],
          source: 'rules',
        }),
        id,
      ).toMatch(/\S/);
  });

  it('shows an unknown id instead of throwing', () => {
    expect(speak('ask.nobodyWroteThis')).toBe('<ask.nobodyWroteThis>');
    expect(missing(english, ['ask.shop', 'ask.nobodyWroteThis'])).toEqual(['ask.nobodyWroteThis']);
  });

  it('puts names, nested messages and lists into sentences', () => {
    expect(speak('ask.fate', { def: 'base/adventure/ogre', dice: [3, 5] })).toBe(
      'Ogre: you rolled 3 and 5. Pay 1 fate to roll again?',
    );
    expect(
      speak('names', {
        list: [msg('name', { def: 'base/adventure/ogre' }), msg('name', { def: 'base/adventure/wild-boar' })],
      }),
    ).toBe('Ogre and Wild Boar');
    expect(speak('ask.creature', { foe: msg('creature', { name: 'pit_fiend' }) })).toBe(
      'A Pit Fiend stands before you: do you fight?',
    );
    expect(
      speak('react.lose', { hero: 'base/character/dwarf', source: 'base/adventure/ogre', what: 'life', n: 1 }),
    ).toBe('Dwarf is about to lose 1 life (Ogre): answer it?');
    expect(speak('react.lose', { hero: 'base/character/dwarf', source: 'rules', what: 'life', n: 1 })).toBe(
      'Dwarf is about to lose 1 life: answer it?',
    );
    expect(speak('starts', { space: 'base/space/tavern' })).toBe('Starts at the Tavern.');
    expect(speak('via', { space: 'base/space/tavern' })).toBe('by way of the Tavern');
    expect(speak('off.because', { def: 'rules' })).toBe('Forbidden by the rules.');
    expect(speak('off.mustMeet', { def: 'base/adventure/ogre' })).toBe(
      'Because of the Ogre, you must encounter a character here.',
    );
    expect(speak('off.because', { def: 'base/space/cursed_glade' })).toBe('Forbidden by the Cursed Glade.');
    expect(speak('off.because', { def: 'base/adventure/idol' })).toBe('Forbidden by the Idol.');
    expect(speak('off.because', { def: 'base/spell/immobility' })).toBe('Forbidden by Immobility.');
  });

  it('buttons are verbs, and the same key may mean another thing elsewhere', () => {
    expect(speak('pick', { def: 'base/space/village', key: 'mystic' })).toBe('Visit the Mystic');
    expect(speak('pick', { def: 'base/adventure/fairy', key: 'life' })).toBe('Gain 1 life');
    expect(speak('pick', { def: 'base/space/black_knight', key: 'life' })).toBe('Lose 1 life');
    expect(speak('pick', { def: 'x/y/z', key: 'high_road' })).toBe('High Road');
    expect(speak('option.buy', { def: 'base/purchase/water_bottle', n: 1 })).toBe('Buy Water Bottle for 1 gold');
  });

  it('asks about the one thing that lies there by its name', () => {
    const there = { space: 'base/space/chapel' };
    expect(speak('ask.take', { ...there, card: 'base/purchase/helmet' })).toBe('Do you take the Helmet at the Chapel?');
    expect(speak('ask.take', { ...there, gold: 2 })).toBe('Do you take the 2 gold at the Chapel?');
    expect(speak('ask.take', there)).toBe('Which of the things at the Chapel do you take?');
  });

  it('asks what the expansions ask', () => {
    expect(speak('ask.walk', { def: 'base/adventure/ogre' })).toBe('Where does the Ogre go?');
    expect(
      speak('ask.darkFate', { def: 'base/adventure/ogre', hero: 'base/character/dwarf', dice: [3, 5], n: 8 }),
    ).toBe('Ogre: Dwarf rolled 3 and 5. Dark fate makes another character roll again: pay 1?');
    expect(speak('ask.fateSides', { n: 3 })).toBe(
      'How much of your 3 fate is dark? Light fate rolls your own dice again, dark fate those of others.',
    );
    expect(speak('ask.borrow', { hero: 'base/character/dwarf' })).toBe('Which special ability of Dwarf do you gain?');
    expect(speak('ask.fightHow', { foe: msg('names', { list: [msg('name', { def: 'base/adventure/ogre' })] }) })).toBe(
      'You are about to fight the Ogre: by Strength or by Craft?',
    );
    // A text that asks it of itself is the foe.
    expect(speak('ask.fightHow', { def: 'base/adventure/ogre' })).toBe(
      'You are about to fight the Ogre: by Strength or by Craft?',
    );
    expect(speak('option.leave', { space: 'x/space/jail' })).toBe('Do as the Jail says');
    expect([speak('option.byStrength'), speak('option.byCraft')]).toEqual(['Fight by Strength', 'Fight by Craft']);
    expect(speak('react.beaten', { hero: 'base/character/dwarf' })).toBe('Dwarf is defeated: answer it?');
    // what the die itself shows is what some abilities ask for
    expect(speak('react.rolled', { hero: 'base/character/dwarf', what: 'move', n: 5, natural: 6 })).toBe(
      'Dwarf has rolled 6 (result 5) for the move: change it?',
    );
    expect(speak('ask.climb', { def: 'x/space/first_stair' })).toBe('First Stair: do you climb on or turn back?');
    expect(speak('ask.fightBy', { def: 'x/space/lair' })).toBe('Lair: do you fight by Strength or by Craft?');
    expect(speak('ask.bountyGold', { def: 'x/state/wanted' })).toBe(
      'Wanted: which trophies do you turn in, each for gold by the higher of its Strength and Craft?',
    );
    expect(speak('react.turnedOver', { card: 'base/adventure/ogre' })).toBe(
      'Ogre is about to be turned over: answer it?',
    );
    expect(speak('ask.pick', { def: 'city/space/city_gate' })).toBe(
      'City Gate: do you buy the poster, or do you claim its bounty?',
    );
    expect(speak('ask.pick', { def: 'x/space/lair' })).toBe('Lair: choose one.');
    // what has happened already is not about to
    const life = { hero: 'base/character/dwarf', source: 'rules', what: 'life', n: 1, done: 'yes' };
    expect(speak('react.gain', life)).toBe('Dwarf has gained 1 life: answer it?');
    expect(speak('react.missTurn', life)).toBe('Dwarf is to miss a turn: answer it?');
    expect(speak('react.toad', life)).toBe('Dwarf has become a Toad: answer it?');
    expect(speak('until.card')).toBe('as long as the card is in play');
    expect(speak('creature', { name: 'queen_mab' })).toBe('Queen Mab');
    expect(speak('creature', { name: 'eagle_king' })).toBe('The Eagle King');
  });

  it('lists what all choose at once among the messages of a card', () => {
    expect(
      messagesOf({
        id: 'x/ending/x',
        kind: 'ending',
        reveal: 'both',
        goal: 'chance',
        visit: [
          {
            op: 'together',
            ask: 'side',
            options: [
              { key: 'light', do: [] },
              { key: 'dark', do: [] },
            ],
          },
        ],
      }),
    ).toEqual(['ask.side', 'pick.dark', 'pick.light']);
  });

  it('has a passage for every rule that a question names', () => {
    for (const rule of [
      'card',
      'timing',
      'movement',
      'movement.direction',
      'encounter.choice',
      'combat.evade',
      'combat.spells',
      'combat.reward',
      'fate',
      'trophies',
      'carrying',
      'spells.limit',
      'portal',
      'sentinel',
      'inner',
      'crown',
      'death',
      'ditching',
      'purchase',
      'weapons',
      'taking',
      'figures',
    ])
      expect(rulePassage(english, rule)?.text, rule).toMatch(/\.$/);
  });
  it('explains trophies by the price that the question names, and by the book where none is named', () => {
    const beside = (what: string, cost: number) =>
      rulePassage(english, 'trophies', msg('ask.trophies', { what, n: 9, cost }))?.text;
    expect(beside('strength', 6)).toContain('every 6 points of Strength give 1 Strength.');
    expect(beside('craft', 5)).toContain('every 5 points of Craft give 1 Craft.');
    expect(beside('strength', 6)).not.toMatch(/7|House rules/);
    expect(rulePassage(english, 'trophies')?.text).toContain('every 7 points of Strength give 1 Strength, every 7');
    expect(rulePassage(english, 'trophies')?.text).toContain('House rules');
  });
});

group('questions', () => {
  it('that offer things ask which, not whether', () => {
    expect(say(english, names, msg('ask.sell', { def: 'base/space/city' }))).toBe(
      'City: which Objects do you turn into gold?',
    );
    expect(say(english, names, msg('ask.discardSpells', { def: 'rules' }))).toBe(
      'You have too many Spells: which do you discard?',
    );
  });
});

group('journal', () => {
  const who = (hero: HeroId): string => (hero === 'h1' ? 'Dwarf' : 'Elf');
  const tell = (event: ViewEvent): string =>
    journal(english, names, event, who, (seat) => (seat === 'p1' ? 'Ann' : 'Bob'));
  it('tells a turn', () => {
    expect(tell({ t: 'turn', seat: 'p1', hero: 'h1', round: 3 })).toBe("Round 3: Dwarf's turn.");
    expect(tell({ t: 'rolled', hero: 'h1', for: 'move', dice: [4], source: 'rules' })).toBe(
      'Dwarf rolls 4 for the move.',
    );
    expect(tell({ t: 'rolled', hero: 'h1', for: 'move', dice: [4, 3], source: 'rules' })).toBe(
      'Dwarf rolls 4 and 3, in all 7, for the move.',
    );
    // One of two dice may be what counts (Amazon), so they are not added up.
    expect(tell({ t: 'rolled', hero: 'h1', for: 'move', dice: [4, 3], one: true, source: 'rules' })).toBe(
      'Dwarf rolls 4 and 3 for the move.',
    );
    expect(tell({ t: 'rolled', hero: 'h1', for: 'pray', dice: [4, 3], source: 'base/space/temple' })).toBe(
      'Dwarf rolls 4 and 3, in all 7, when praying (Temple).',
    );
    expect(tell({ t: 'moved', hero: 'h1', path: ['base/space/tavern'], how: 'move' })).toBe(
      'Dwarf moves to the Tavern.',
    );
    expect(tell({ t: 'changed', hero: 'h1', what: 'life', by: -1, now: 3, source: 'base/adventure/ogre' })).toBe(
      'Dwarf loses 1 life (Ogre); now 3.',
    );
    // What is counted on top of his own number, of which the line does not know, is no number of his.
    expect(tell({ t: 'changed', hero: 'h1', what: 'strength', by: 1, now: 1, source: 'base/adventure/ogre' })).toBe(
      'Dwarf gains 1 Strength (Ogre).',
    );
    expect(tell({ t: 'toad', hero: 'h1', turns: 3, source: 'base/adventure/witch' })).toBe(
      'Dwarf becomes a Toad for 3 turns (Witch).',
    );
  });
  it('tells of cards, and of what is hidden', () => {
    expect(
      tell({
        t: 'card',
        def: 'base/adventure/ogre',
        from: { in: 'deck', deck: 'adventure' },
        to: { in: 'space', space: 'base/space/ruins' },
      }),
    ).toBe('Ogre comes to the Ruins.');
    expect(tell({ t: 'card', from: { in: 'deck', deck: 'spell' }, to: { in: 'hand', hero: 'h2' } })).toBe(
      'Elf gains a Spell.',
    );
    expect(
      tell({ t: 'card', def: 'base/purchase/sword', from: { in: 'held', hero: 'h1' }, to: { in: 'held', hero: 'h2' } }),
    ).toBe('Elf takes Sword from Dwarf.');
    expect(
      tell({
        t: 'card',
        def: 'base/adventure/ogre',
        from: { in: 'space', space: 'base/space/ruins' },
        to: { in: 'trophy', hero: 'h1' },
      }),
    ).toBe('Dwarf takes Ogre as a trophy.');
  });
  it('tells of figures, forms, tokens and cards in new places', () => {
    const ruins = 'base/space/ruins';
    expect(tell({ t: 'spaceTokens', space: ruins, kind: 'fire', now: 1 })).toBe('1 fire token now lies on the Ruins.');
    expect(tell({ t: 'spaceTokens', space: ruins, kind: 'fire', now: 0, source: 'base/adventure/ogre' })).toBe(
      'No fire token is left on the Ruins (Ogre).',
    );
    // Which card it is where that lies face up.
    const sleeps = { t: 'tokens', card: 'c1', kind: 'sleep', now: 1 } as const;
    expect(tell({ ...sleeps, def: 'base/adventure/ogre' })).toBe('Ogre now has 1 sleep token.');
    expect(tell(sleeps)).toBe('The card now has 1 sleep token.');
    // What marks who takes part in a fight is no token to a reader.
    expect(tell({ t: 'tokens', card: 'c1', kind: 'sprung', now: 1 })).toBe('');
    expect(tell({ t: 'turnedOver', card: 'c1', def: 'x/time/time_card', side: 'night' })).toBe('Night falls.');
    expect(tell({ t: 'turnedOver', card: 'c1', def: 'base/adventure/ogre' })).toBe('Ogre is turned faceup.');
    expect(tell({ t: 'walked', card: 'c1', def: 'x/figure/reaper', path: ['base/space/tavern', ruins] })).toBe(
      'The Reaper moves to the Ruins.',
    );
    expect(tell({ t: 'form', hero: 'h1', def: 'x/ghost/pale_ghost' })).toBe('Dwarf goes on as Pale Ghost.');
    expect(tell({ t: 'form', hero: 'h1', def: 'base/character/elf', turns: 3 })).toBe(
      'Dwarf goes on as Elf for 3 turns.',
    );
    expect(tell({ t: 'form', hero: 'h1' })).toBe('Dwarf changes back.');
    const card = (
      to: Extract<ViewEvent, { t: 'card' }>['to'],
      from: Extract<ViewEvent, { t: 'card' }>['from'] = { in: 'deck', deck: 'x' },
    ): string => tell({ t: 'card', def: 'base/adventure/ogre', from, to });
    expect(card({ in: 'over', space: ruins })).toBe('Ogre comes to lie over the Ruins.');
    expect(card({ in: 'stands', space: ruins })).toBe('Ogre comes to the Ruins.');
    expect(card({ in: 'stands', space: ruins }, { in: 'stands', space: 'base/space/tavern' })).toBe(
      'Ogre moves to the Ruins.',
    );
    expect(card({ in: 'card', card: 'c2', def: 'x/adventure/genie' })).toBe('Ogre is put on Genie.');
    expect(card({ in: 'table' })).toBe('Ogre is turned up.');
    expect(card({ in: 'table' }, { in: 'space', space: ruins })).toBe('Ogre comes to lie beside the board.');
    expect(card({ in: 'space', space: ruins }, { in: 'table' })).toBe('Ogre comes to the Ruins.');
    expect(tell({ t: 'shuffled', deck: 'tunnel@h1' })).toBe('The discarded Tunnel cards are shuffled into a new deck.');
    expect(tell({ t: 'shuffled', deck: 'tunnel', of: 'deck' })).toBe('The Tunnel deck is shuffled.');
    expect(tell({ t: 'shuffled', deck: 'tunnel', of: 'burnt' })).toBe(
      'The burnt Tunnel cards are shuffled back into their deck.',
    );
    expect(tell({ t: 'shuffled', deck: 'tunnel', of: 'onTop' })).toBe(
      'Discarded Tunnel cards are shuffled and put on top of their deck.',
    );
    expect(tell({ t: 'over', winners: [], how: 'allLost' })).toBe('The game is over: all players have lost.');
  });
  it('tells of fights and of the end', () => {
    const side = (total: number): { shares: []; dice: []; roll: number; total: number } => ({
      shares: [],
      dice: [],
      roll: 0,
      total,
    });
    expect(
      tell({
        t: 'fight',
        hero: 'h1',
        kind: 'battle',
        mine: { hero: 'h1', ...side(9) },
        theirs: { name: msg('name', { def: 'base/adventure/ogre' }), ...side(7) },
        outcome: 'won',
      }),
    ).toBe('Dwarf wins in battle with Ogre, 9 against 7.');
    expect(
      tell({
        t: 'fight',
        hero: 'h1',
        kind: 'battle',
        mine: { hero: 'h1', ...side(0) },
        theirs: { hero: 'h2', ...side(0) },
        outcome: 'evaded',
      }),
    ).toBe('Dwarf evades Elf.');
    expect(
      tell({
        t: 'fight',
        hero: 'h1',
        kind: 'battle',
        mine: { hero: 'h1', ...side(9) },
        theirs: { name: msg('creature', { name: 'brigand' }), ...side(7) },
        outcome: 'won',
      }),
    ).toBe('Dwarf wins in battle with a Brigand, 9 against 7.');
    expect(
      tell({ t: 'rolled', name: msg('name', { def: 'sentinel' }), for: 'creature', dice: [4], source: 'rules' }),
    ).toBe('The Sentinel rolls 4.');
    expect(tell({ t: 'used', hero: 'h1', def: 'base/quest/kill_enemy', ability: 'done' })).toMatch(/^Dwarf completes /);
    expect(tell({ t: 'used', hero: 'h1', def: 'base/character/dwarf', ability: 'x' })).toBe(
      'Dwarf uses a special ability.',
    );
    expect(tell({ t: 'used', hero: 'h1', def: 'base/character/dwarf', ability: 'assassinate' })).toBe(
      'Dwarf uses a special ability: Assassinate.',
    );
    const ogres = (n: number) => Array.from({ length: n }, () => 'base/adventure/ogre' as const);
    expect(tell({ t: 'looked', hero: 'h1', at: 'spell', cards: ogres(2) })).toBe(
      'Dwarf looks at the Spell deck: Ogre and Ogre.',
    );
    // A whole deck is no line.
    expect(tell({ t: 'looked', hero: 'h1', at: 'spell', cards: ogres(7) })).toBe(
      'Dwarf looks at the Spell deck (7 cards).',
    );
    expect(tell({ t: 'over', winners: ['p1'], how: 'crown' })).toBe('Ann wins the game by the Crown of Command!');
    expect(tell({ t: 'over', winners: [], how: 'nobody' })).toBe('The game is over; nobody has won.');
  });
});
