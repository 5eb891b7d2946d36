// Texts of this set that were wrong or unclear once, and how they read, in both languages.
import { expect, it } from 'vitest';
import { english, german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('reaper');

it.each([
  ['adventure/haunt', 'Subtract 1 from your attack rolls (to no less than 1) if this card is your Follower.'],
  ['adventure/black_unicorn', '+1 Strength and +1 Craft if this card is your Follower.'],
  [
    'adventure/cave_troll',
    'Whenever you would kill this card, roll 1 die for it: if the result is 1 or 2, end the fight as a stand-off instead.',
  ],
  ['adventure/succubus', 'Whenever you are defeated by this card, lose 1 Craft and put that much Craft on it.'],
  ['adventure/goblin_trapsmith', 'if there are no creatures in the fight whose trap has snapped shut'],
  ['adventure/stone_golem', 'No character can use nonmagic Weapons against this card.'],
  ['adventure/staff_of_mastery', 'add its Strength to your attack score and discard this card'],
  [
    'adventure/rod_of_ruin',
    'choose any character who has Strength or Craft counters; he loses 1 Strength or 1 Craft, twice.',
  ],
  ['adventure/magician', 'exchange any number of your Strength counters for as many Craft counters'],
  ['adventure/concealed_pouch', 'one of your other Objects, empty this card and put that Object into this card.'],
  ['adventure/golden_statue', 'Whenever another character would defeat you, he takes this card instead.'],
  ['adventure/jester', 'you may choose this: instead of a reward for your victory, your opponent takes this card.'],
  [
    'adventure/trapper',
    'if the result is no higher than your Craft, you may evade this card; otherwise, its trap snaps shut',
  ],
  ['adventure/riding_horse', 'at the start of your turn, you may roll 1 more die for your next move.'],
  ['adventure/arena', 'Stays here until it is discarded.'],
  ['adventure/carnival', 'It is never discarded.'],
  ['adventure/earthquake', 'For every Adventure card in your Region not just drawn, roll 1 die'],
  ['character/dark_cultist', 'roll 1 die (you may add 1, if that character is good), as above.'],
  ['spell/dominate', 'In your next battle, add its Strength to your attack score and discard it.'],
  [
    'spell/enchant_blade',
    'give it the properties of this card and those of a Magic Object and put this card on that Weapon.',
  ],
  [
    'spell/fireball',
    "Otherwise, if you fight another character and the result plus your Craft is higher than your opponent's Strength, he loses 1 life",
  ],
  ['spell/gust_of_wind', "For each of that character's Objects, he rolls 1 die"],
  ['spell/misdirection', 'if he can move, he is not on the Crown and he is not turning back.'],
  ['spell/speed', 'Roll 1 die and add it to the result.'],
  ['spell/transmute', 'discard all his nonmagic Weapons and all his nonmagic pieces of Armour.'],
  ['warlock-quest/deliver_five_points_of_craft_trophies', 'discard trophies with a total Craft of 5 or more.'],
])('%s in English', (id, wanted) => {
  expect(text(id, english)).toContain(wanted);
});

it.each([
  [
    'adventure/haunt',
    'Du ziehst 1 von deinen Angriffswürfen ab (aber nicht unter 1), wenn diese Karte dir als Gefährte folgt.',
  ],
  ['adventure/black_unicorn', '+1 Stärke und +1 Talent, wenn diese Karte dir als Gefährte folgt.'],
  [
    'adventure/cave_troll',
    'Immer wenn du diese Karte töten würdest, wirf 1 Würfel für sie: Wenn das Ergebnis 1 oder 2 ist, beende stattdessen',
  ],
  [
    'adventure/succubus',
    'Immer wenn du von dieser Karte besiegt wirst, verliere 1 Talent und lege so viel Talent auf sie.',
  ],
  ['adventure/goblin_trapsmith', 'es keine Kreatur in diesem Kampf mit zugeschnappter Falle gibt'],
  ['adventure/stone_golem', 'Kein Charakter darf gegen diese Karte nichtmagische Waffen benutzen.'],
  ['adventure/staff_of_mastery', 'ihre Stärke zu deinem Angriffswert addieren und diese Karte ablegen'],
  ['adventure/rod_of_ruin', 'der Stärkemarken oder Talentmarken hat; er verliert 1 Stärke oder 1 Talent'],
  ['adventure/magician', 'tausche beliebig viele deiner Stärkemarken gegen ebenso viele Talentmarken'],
  ['adventure/concealed_pouch', 'wählen, diese Karte leeren und diesen Gegenstand hineinlegen.'],
  [
    'adventure/golden_statue',
    'Immer wenn ein anderer Charakter dich besiegen würde, nimmt er stattdessen diese Karte.',
  ],
  ['adventure/jester', 'nimmt dein Gegner auf deinen Wunsch statt einer Belohnung für deinen Sieg diese Karte'],
  [
    'adventure/trapper',
    'Wenn das Ergebnis nicht größer als dein Talent ist, darfst du dieser Karte ausweichen; sonst schnappt ihre Falle zu',
  ],
  ['adventure/riding_horse', 'darfst du zu Beginn deines Zugs für deine nächste Bewegung 1 Würfel mehr werfen.'],
  ['adventure/arena', 'Bleibt hier, bis sie abgelegt wird.'],
  ['adventure/carnival', 'Wird nie abgelegt.'],
  ['adventure/earthquake', 'Für jede Abenteuerkarte in deiner Region, die nicht gerade gezogen ist, wirf 1 Würfel'],
  ['character/dark_cultist', 'wirf 1 Würfel (du darfst 1 addieren, wenn dieser Charakter gut ist), wie oben.'],
  ['spell/dominate', 'In deinem nächsten Kampf addiere ihre Stärke zu deinem Angriffswert und lege sie ab.'],
  [
    'spell/enchant_blade',
    'gib ihr die Eigenschaften dieses Zaubers und die eines Magischen Gegenstands und lege diesen Zauber auf diese Waffe.',
  ],
  [
    'spell/fireball',
    'Sonst, wenn du gegen einen anderen Charakter kämpfst und das Ergebnis plus dein Talent größer als',
  ],
  ['spell/gust_of_wind', 'Für jeden der Gegenstände dieses Charakters wirft er 1 Würfel'],
  ['spell/misdirection', 'wenn er sich bewegen kann, nicht auf der Krone ist und nicht auf dem Rückweg ist.'],
  ['spell/speed', 'Wirf 1 Würfel und addiere ihn zum Ergebnis.'],
  ['spell/transmute', 'lege alle seine nichtmagischen Waffen und alle seine nichtmagischen Rüstungen ab.'],
  ['warlock-quest/deliver_five_points_of_craft_trophies', 'lege Trophäen mit zusammen mindestens 5 Talent ab.'],
  ['figure/grim_reaper', 'wenn diese Figur nicht auf der Krone steht, stelle sie auf sein Feld'],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
});
