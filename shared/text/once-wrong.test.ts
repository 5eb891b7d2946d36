// Texts that were wrong or unclear once, and how they read: as a native would write them, in both languages.
import { expect, it } from 'vitest';
import { names as englishNames } from '../content/base/names.en';
import { definitionsOf } from '../content/definitions';
import type { Msg } from '../kernel/ids';
import { describe, english, namesFrom, say } from './index';

const defs = definitionsOf(['base']);
const names = namesFrom(englishNames);
const text = (id: string): string => {
  const def = defs.find((d) => d.id === `base/${id}`);
  if (!def) throw new Error(`there is no ${id}`);
  return describe(english, names, def, undefined, defs).join(' ');
};

it.each([
  ['character/druid', 'Whenever you land on a Woods space, you may gain Spells up to your limit.'],
  ['adventure/cursed_by_a_hag', 'Visit the Mystic in the Village to discard her.'],
  ['adventure/princess', 'At the Castle, heal up to 2 lives free; you may exchange her for 3 gold.'],
  ['space/crown_of_command', 'Alone here, you must cast the Command Spell'],
  ['space/crown_of_command', 'With others here, you must encounter one of them instead.'],
  [
    'adventure/amulet',
    'You cannot cast Spells, nor can Spells affect you, your cards or your gold, except the Command Spell.',
  ],
  [
    'space/vampires_tower',
    'Roll 1 die: 1-2 lose 1 life; 3-4 lose 2; 5-6 lose 3. Each Follower you discard saves 1 of them.',
  ],
  [
    'spell/immobility',
    "At the start of another character's turn: he does nothing this turn. Or when you meet a creature outside the Inner Region: evade it.",
  ],
  [
    'character/minstrel',
    'Instead of fighting an Animal, you may charm it: roll 1 die; above its Strength, it becomes your Follower.',
  ],
  [
    'character/assassin',
    'When you attack in battle (not on the Crown), your opponent rolls no die. If you defeat a character this way, you must take a life.',
  ],
  [
    'adventure/raft',
    'On your next turn, instead of moving, cross the Storm River to a space directly opposite. Used or not, it is then discarded.',
  ],
  ['space/crypt', '0 or less \u2013 you come out here and go on next turn;'],
  ['space/mines', '0 or less \u2013 you come out here and go on next turn;'],
  [
    'space/dice_with_death',
    'Roll 2 dice for Death and 2 for yourself. Higher: go on next turn. Lower: lose 1 life. Lower or equal: roll again next turn.',
  ],
  ['space/pits', 'Roll 1 die: that many Pit Fiends (Strength 4) attack you, one after another'],
  ['space/portal_of_power', 'lose 1 point of it'],
  ['adventure/armour', '4-6 saves the life.'],
  ['adventure/mercenary', 'Once per turn in battle, pay 1 gold: +3 Strength until the end of the turn.'],
  ['rule/lostTurn', 'does nothing and casts no Spells until his next turn, except when attacked.'],
])('%s in English', (id, wanted) => {
  expect(text(id)).toContain(wanted);
});

it('who stands before you has an article, and several stand', () => {
  const ask = (foe: Msg): string => say(english, names, { id: 'ask.creature', args: { foe } });
  const named = (def: string): Msg => ({ id: 'name', args: { def } });
  expect(ask(named('base/adventure/ogre'))).toBe('The Ogre stands before you: do you fight?');
  expect(ask({ id: 'names', args: { list: [named('base/adventure/wolf'), named('base/adventure/bear')] } })).toBe(
    'Wolf and Bear stand before you: do you fight?',
  );
});

it('nobody is encountered by what only orders things', () => {
  expect(text('character/druid')).not.toMatch(/encountered/);
});
