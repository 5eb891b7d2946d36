// Texts that were wrong or unclear once, and how they read: as a native would write them, in both languages.
import { expect, it } from 'vitest';
import { namesIn } from '../content/names';
import type { Msg } from '../kernel/ids';
import { english, german, namesFrom, say } from './index';
import { textsOf } from '../rules/testing/texts-of';

const names = namesFrom(namesIn('en'));
const ofBase = textsOf('base');
const text = (id: string, language = english): string => ofBase(id, language);

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
    'Roll 1 die: 1-2 – lose 1 life; 3-4 – lose 2 lives; 5-6 – lose 3 lives. You may have Followers killed: each saves 1 life.',
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
  ['space/pits', 'Roll 1 die: that many Pit Fiends (Demon, Strength 4) attack you, one after another'],
  ['space/portal_of_power', 'lose 1 point of it'],
  ['adventure/armour', '4-6 saves the life.'],
  ['adventure/mercenary', 'Once per turn in battle, pay 1 gold: +3 Strength until the end of the turn.'],
  ['rule/lostTurn', 'does nothing and casts no Spells until his next turn, except when attacked.'],
])('%s in English', (id, wanted) => {
  expect(text(id)).toContain(wanted);
});

it.each([
  [
    'character/druid',
    'Immer wenn du auf einem Waldfeld ankommst, darfst du Zauber bis zu deiner Zaubergrenze erhalten.',
  ],
  ['adventure/cursed_by_a_hag', 'Besuche den Mystiker im Dorf, um ihn abzulegen.'],
  ['adventure/princess', 'Im Schloss heilst du umsonst bis zu 2 Leben; du darfst sie gegen 3 Gold tauschen.'],
  ['space/crown_of_command', 'Du musst hier den Befehlszauber wirken, wenn du allein bist'],
  ['space/crown_of_command', 'Sind andere hier, musst du stattdessen einem von ihnen begegnen.'],
  ['adventure/amulet', 'kein Zauber außer dem Befehlszauber wirkt auf dich, deine Karten oder dein Gold.'],
  [
    'space/vampires_tower',
    'Wirf 1 Würfel: 1-2 – verliere 1 Leben; 3-4 – verliere 2 Leben; 5-6 – verliere 3 Leben. Du darfst Gefährten töten lassen: Jeder rettet 1 Leben.',
  ],
  ['spell/immobility', 'Zu Beginn des Zugs eines anderen Charakters: Er tut in diesem Zug nichts.'],
  ['character/minstrel', 'Statt gegen ein Tier zu kämpfen, darfst du es bezaubern'],
  ['character/assassin', 'Besiegst du so einen Charakter, musst du ein Leben nehmen.'],
  ['spell/immobility', 'Oder vor einem Kampf gegen eine Kreatur außerhalb der Inneren Region: Weiche ihr aus.'],
  ['character/assassin', 'Wenn du im Kampf angreifst (nicht auf der Krone), wirft dein Gegner keinen Würfel.'],
  ['character/dwarf', 'Du brauchst weder in den Klippen noch an der Schlucht zu würfeln.'],
  ['character/troll', 'darfst du 1 Leben heilen, statt dich zu bewegen.'],
  ['adventure/raft', 'Ob benutzt oder nicht, danach wird es abgelegt.'],
  ['space/dice_with_death', 'Niedriger oder gleich: Würfle im nächsten Zug wieder.'],
  ['space/dice_with_death', 'Wirf 2 Würfel für den Tod und 2 für dich. Höher: Ziehe im nächsten Zug weiter.'],
  ['space/crypt', 'bis 0 \u2013 du kommst hier heraus und ziehst im nächsten Zug weiter;'],
  ['space/mines', 'bis 0 \u2013 du kommst hier heraus und ziehst im nächsten Zug weiter;'],
  ['space/portal_of_power', 'sonst verlierst du 1 davon'],
  ['adventure/armour', 'ab 4 behältst du es.'],
  ['adventure/mercenary', 'Zahle einmal pro Zug im Kampf 1 Gold: +3 Stärke bis zum Ende des Zugs.'],
  ['space/pits', 'So viele Grubenteufel (Dämon, Stärke 4) greifen dich an, einer nach dem anderen; ihnen kann nicht'],
  ['quest/kill_enemy', 'Sobald du einen Feind tötest, lege diese Karte ab'],
  ['rule/lostTurn', 'tut bis zu seinem nächsten Zug nichts und wirkt keine Zauber, außer wenn er angegriffen wird.'],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
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
