// Texts of the sets that were clumsy or ambiguous when they were read aloud, one or two of each class, and how they
// read: in English and in German.
import { expect, it } from 'vitest';
import { english, german } from './index';
import { textOf } from '../rules/testing/texts-of';

it.each([
  // an Enemy rolls its own dice
  [
    'frostmarch/adventure/basilisk',
    'This card rolls 2 dice for its attack and uses the higher. Whenever this card rolls doubles, you are killed.',
    'Diese Karte wirft für ihren Angriff 2 Würfel, von denen der höhere zählt. Immer wenn diese Karte einen Pasch würfelt',
  ],
  ['frostmarch/spell/freeze', 'Your opponent rolls no die for his attack.', 'wirft für seinen Angriff keinen Würfel.'],
  // a win in battle is not any win
  [
    'dungeon/character/swashbuckler',
    'Once per round, when you defeat an opponent in battle during',
    'Wenn du in deinem Zug im Kampf einen Gegner besiegst, darfst du einmal pro Runde',
  ],
  // what cards share, and what a card becomes beside what it is
  ['reaper/spell/summon_bear', 'Only one card can do this in a fight.', 'Das kann in einem Kampf nur eine Karte.'],
  ['reaper/spell/enchant_blade', 'and those of a Magic Object', 'und die eines Magischen Gegenstands'],
  // what comes in the place of a defeat
  [
    'reaper/adventure/crone',
    'Whenever you are defeated by this card, become a Toad for 3 turns.',
    'Immer wenn du von dieser Karte besiegt wirst, werde für 3 Züge zur Kröte.',
  ],
  [
    'dungeon/treasure/aegis',
    '4 or more \u2013 end the fight as a stand-off instead.',
    'ab 4 \u2013 beende stattdessen den Kampf mit einem Patt.',
  ],
  [
    'blood-moon/adventure/syphoning_sceptre',
    'instead of a reward for your victory, take 1 Strength or 1 Craft from him.',
    'nimm ihm vorher auf deinen Wunsch statt einer Belohnung für deinen Sieg 1 Stärke oder 1 Talent.',
  ],
  [
    'reaper/adventure/jester',
    'instead of a reward for your victory, your opponent takes this card.',
    'auf deinen Wunsch statt einer Belohnung für deinen Sieg diese Karte.',
  ],
  // the same once more
  ['reaper/adventure/mummy', 'lose 1 more life.', 'verliere einmal pro Kampf 1 weiteres Leben.'],
  ['highland/highland/treasure_map', 'gain 1 more gold.', 'erhalte 1 weiteres Gold.'],
  // who is not paid
  [
    'dungeon/dungeon/miner',
    'Joins you if you pay 1 gold; otherwise discard this card.',
    'Folgt dir, wenn du 1 Gold zahlst; lege diese Karte sonst ab.',
  ],
  // what one card adds twice to the same
  [
    'highland/highland/lightning_hammer',
    '+1 Strength in battle. +2 more Strength in battle against several creatures.',
    '+1 Stärke im Kampf. Weitere +2 Stärke im Kampf gegen mehrere Kreaturen.',
  ],
  // a Weapon that is used is had
  [
    'dungeon/dungeon/living_statue',
    'if you do not use a magic Weapon in the fight, end',
    'und in diesem Kampf keine magische Waffe benutzt,',
  ],
  // room for Spells
  [
    'frostmarch/adventure/lore_master',
    'If you can gain 3 or more Spells, discard this card. Gain Spells up to your limit.',
    'Wenn du noch 3 oder mehr Zauber erhalten kannst, lege diese Karte ab. Erhalte Zauber bis zu deiner Zaubergrenze.',
  ],
  // out of a fight
  [
    'frostmarch/character/necromancer',
    'remove it from the fight and take it as a Follower.',
    'ihn aus dem Kampf nehmen und ihn als Gefährten nehmen.',
  ],
  // dice without a throw
  [
    'frostmarch/adventure/lucky_charm',
    'you may choose the result instead of rolling and discard this card.',
    'darfst du das Ergebnis ohne Wurf bestimmen und diese Karte ablegen.',
  ],
  // one opponent, two kinds of fight
  [
    'highland/space/eyrie',
    'Fight the Eagle King in battle with Strength 8 or in psychic combat with Craft 8 (it cannot be evaded).',
    'gegen den Adlerkönig im Kampf (Stärke 8) oder im psychischen Kampf (Talent 8), ohne ausweichen zu können.',
  ],
  // rows without brackets
  [
    'sacred-pool/adventure/madcap',
    '1-2 \u2013 if you are evil, take 1 more turn after this one, otherwise become evil; 3-4',
    '1-2 \u2013 wenn du böse bist, mache nach diesem Zug noch 1 Zug, sonst werde böse; 3-4',
  ],
  // one move, not each
  [
    'city/pet/terrance',
    'you may move only 1 space, without rolling, for your next move.',
    'bei deiner nächsten Bewegung nur 1 Feld weit bewegen',
  ],
  // all of it
  ['sacred-pool/adventure/redeemer', 'gain all the fate on this card', 'erhalte alles Schicksal auf dieser Karte'],
  ['woodland/path/path_of_respite', 'lose all your lives but 1', 'verliere alle deine Leben bis auf 1'],
  // where whoever is spoken of is
  [
    'dungeon/dungeon/holy_avenger',
    'If there is another evil character on your space, you must attack somebody,',
    'Wenn es einen anderen bösen Charakter auf deinem Feld gibt, musst du jemanden angreifen,',
  ],
  [
    'frostmarch/adventure/howl_of_the_wendigo',
    'if there is another character on his space.',
    'wenn es einen anderen Charakter auf seinem Feld gibt.',
  ],
  // one of several kinds, or any number of all
  [
    'woodland/spell/rejuvenation',
    'any number of your Objects and Followers',
    'deiner Gegenstände und deiner Gefährten',
  ],
  ['woodland/woodland/oberon', 'discard one of your Objects or Followers', 'einen deiner Gegenstände oder Gefährten'],
  [
    'woodland/path/clear_path',
    'outside the Woodland Region and the Inner Region',
    'der Waldlandregion und der Inneren Region',
  ],
  // options that begin alike
  [
    'city/city/black_market',
    'take any card of the Armoury, Magic Emporium or Stables deck free;',
    'des Waffenkammerstapels, des Zauberladenstapels oder des Stallstapels umsonst;',
  ],
  [
    'city/space/training_yard',
    'Exchange trophies, for 2 points fewer',
    'Tausche Trophäen ein, für je 2 Punkte weniger als sonst',
  ],
  // a series by its name
  [
    'city/city/trophy_hunter',
    'if you have the Wanted card for your opponent.',
    'wenn du den passenden Steckbrief zu deinem Gegner hast.',
  ],
  [
    'city/city/trophy_hunter',
    'Whenever you gain gold from a Wanted card, gain 1 more gold.',
    'mit einem Steckbrief Gold erhältst',
  ],
  // tokens that stand for something
  [
    'dungeon/character/gladiator',
    'choose any number of your Followers, let them take part in the fight and add',
    'beliebig viele deiner Gefährten wählen, sie einsetzen und',
  ],
  ['frostmarch/adventure/bag_of_carrying', 'your Objects in this card.', 'deine Gegenstände darin haben.'],
  ['reaper/adventure/trapper', 'otherwise, its trap snaps shut', 'sonst schnappt ihre Falle zu'],
  // a condition holds for all that follows
  [
    'dungeon/dungeon/gate_smasher',
    'if there is an enraged token on this card, remove 1 enraged token from it; for every',
    'wenn auf dieser Karte eine Wutmarke liegt, entferne 1 Wutmarke von ihr; für jede',
  ],
  // once, and no more
  [
    'frostmarch/spell/marked_for_glory',
    'Until the end of the turn, the next time you roll a die, you may add up to 6 to the result.',
    'Das nächste Mal, wenn du würfelst, darfst du bis zu 6 zum Ergebnis addieren.',
  ],
  // what guards a space
  [
    'frostmarch/warlock-quest/defeat_the_sentinel',
    'As soon as you defeat a creature that is no card at the Sentinel,',
    'Sobald du beim Wächter eine Kreatur besiegst, die keine Karte ist,',
  ],
  // what is done with somebody, and what lasts from then on
  [
    'city/character/spy',
    'and teleport to his space. If you do, you cannot encounter him until the end of the turn.',
    'und dich zu seinem Feld teleportieren.',
  ],
  // events that take effect as they are drawn
  ['blood-moon/adventure/holy_day', 'When this card is drawn, carry it out at once.', 'führe sie sofort aus.'],
  ['highland/highland/highland_raiders', 'on the Ridgeway.', 'auf den Kammweg.'],
  ['city/city/charity', 'with the least gold', 'mit dem wenigsten Gold'],
  // who chooses
  [
    'city/character/tavern_maid',
    '1 \u2013 take one of his Objects of his choice; 2',
    '1 \u2013 nimm einen seiner Gegenstände seiner Wahl; 2',
  ],
  // what another chooses, and you do
  [
    'firelands/adventure/mirage',
    'He chooses one: you move that many spaces clockwise; or you move that many',
    'Er wählt eines: du bewegst dich so viele Felder im Uhrzeigersinn; oder du bewegst dich',
  ],
  [
    'city/city/panhandler',
    'he chooses one: you take 1 gold from him; or you take one of his Objects of his choice. He takes',
    'er wählt eines: du nimmst ihm 1 Gold; oder du nimmst einen seiner Gegenstände seiner Wahl.',
  ],
  [
    'firelands/character/nomad',
    'If you are not still in camp from your last turn, instead of moving,',
    'Wenn du nicht seit deinem letzten Zug im Lager bist,',
  ],
  [
    'dragon/cadorus/dragonwing_flyer',
    'to any other space with a scale or a faceup Varthrax, Cadorus or Grilipus card.',
    'zu einem anderen Feld mit einer Schuppe oder einer offenen Varthrax-, Cadorus- oder Grilipuskarte teleportieren.',
  ],
  // a single ware, what lies over a space, and tokens on spaces of two kinds
  ['dragon/varthrax/swordscale_dragon', 'you may take a Sword free.', 'darfst du ein Schwert umsonst nehmen.'],
  [
    'firelands/spell/restore_the_world',
    'there is a space with a Terrain card over it in your Region',
    'ein Feld mit einer Geländekarte darüber in deiner Region',
  ],
  [
    'firelands/rule/fireland_tokens',
    'put Fireland tokens on a space in the Inner Region or on a space with a Fireland token.',
    'Feuerlandmarken auf ein Feld in der Inneren Region oder auf ein Feld mit einer Feuerlandmarke legen.',
  ],
  // for whom a die is rolled that one may have rolled again
  [
    'woodland/woodland/mabs_charm',
    'Once per fight, when an Enemy that another character fights rolls a die for an attack, if you are darkbound,',
    'Wenn ein Feind, gegen den du kämpfst, für einen Angriff würfelt und du lichtgebunden bist, darfst du',
  ],
  // what is gone by then is counted no more
  ['woodland/path/runebound_path', 'If there were at least 3 of them, draw', 'Wenn es mindestens 3 waren, ziehe'],
  // a card that goes as it says itself
  [
    'city/tally/contracts',
    'Before you discard a Wanted Poster card by its own instructions, put 1 contract token',
    'Bevor du eine Steckbriefkarte nach deren eigener Anweisung ablegst, lege 1 Vertragsmarke',
  ],
  // out of an encounter to a space of one's choice
  [
    'woodland/path/path_of_burdens',
    'Teleport to any space in the Outer Region.',
    'Teleportiere dich zu einem beliebigen Feld in der Äußeren Region.',
  ],
  // one token off each space, and tokens that are no cards to a reader
  [
    'woodland/character/leywalker',
    'remove 1 Portal token from every space with a Portal token.',
    'entferne 1 Portalmarke von jedem Feld mit einer Portalmarke.',
  ],
  ['dragon/cadorus/dragon_roost', 'If that Dragon token is a scale,', 'Wenn dieser Drachenmarker eine Schuppe ist,'],
  [
    'woodland/woodland/coblynau',
    'if it is not an Enemy or Stranger, discard it',
    'wenn sie kein Feind und kein Fremder ist, lege sie ab',
  ],
  ['woodland/woodland/lucky_coin', 'exchange this card for 1 gold', 'diese Karte gegen 1 Gold tauschen'],
  [
    'dragon/cadorus/covetous_dragon',
    'You do not lose a life in battle or in psychic combat against this card.',
    'Im Kampf oder im psychischen Kampf gegen diese Karte verlierst du kein Leben.',
  ],
  [
    'dragon/character/minotaur',
    'in battle in your turn, you may add the number that you rolled for your move',
    'die für die Bewegung gewürfelte Zahl zu deiner Stärke addieren.',
  ],
  [
    'woodland/woodland/piskie_companion',
    'Whenever you roll a die again for light fate',
    'Immer wenn du für helles Schicksal einen Wurf wiederholst',
  ],
  [
    'dragon/varthrax/firelands_envoy',
    'Varthrax, Cadorus and Grilipus cards from any one of these decks',
    'Varthrax-, Cadorus- und Grilipuskarten von einem beliebigen dieser Stapel',
  ],
  // a card for another of its own deck
  [
    'dragon/grilipus/dragon_lore',
    'discard any Varthrax, Cadorus or Grilipus card just drawn and draw another card of its deck in its place.',
    'ablegen und dafür eine andere Karte ihres Stapels ziehen.',
  ],
  // a turn that is missed has no start, and there is always a Dragon King
  [
    'dragon/grilipus/dragon_fury',
    "For 2 rounds, at the start of every character's turn, he draws 1 Dragon token.",
    '2 Runden lang gilt: Zu Beginn des Zugs jedes Charakters zieht er 1 Drachenmarker.',
  ],
  [
    'firelands/rule/fireland_tokens',
    "At the end of every character's turn on a space with a Fireland token, he loses 1 life.",
    'Am Ende des Zugs jedes Charakters auf einem Feld mit einer Feuerlandmarke verliert er 1 Leben.',
  ],
  // the next option begins behind a semicolon: one that has parts of its own has none
  [
    'dragon/cadorus/shrine_priest',
    'or lose 1 life, and if you have a Follower, become good.',
    'oder verliere 1 Leben, und wenn du einen Gefährten hast, werde gut.',
  ],
  // both are chosen for the one deed, and a space where it is used
  [
    'dragon/cadorus/dragon_spirits',
    'Move any scale from any space in your Region to this card or any card from this card to any space without a scale',
    'oder eine beliebige Karte von dieser Karte auf ein beliebiges Feld ohne Schuppe in deiner Region.',
  ],
  [
    'frostmarch/adventure/pegasus',
    'You may discard this card and teleport to any other space in your Region.',
    'Du darfst diese Karte ablegen und dich zu einem anderen Feld in deiner Region teleportieren.',
  ],
  // what is drawn is among those that were put there, and what is left is the rest
  ['dragon/varthrax/castle_raid', 'discard every Event among them.', 'lege jedes Ereignis darunter ab.'],
  [
    'firelands/adventure/ifrit_hoard',
    'Burn every other card on this card',
    'Verbrenne jede andere Karte auf dieser Karte',
  ],
  // by chance, and on several
  [
    'dragon/varthrax/exalted_dragon',
    'the number of scales on Draconic Lord cards to its attack roll. When you kill it, take a scale on Varthrax at random',
    'die Zahl der Schuppen auf Drachenfürstenkarten zu ihrem Angriffswurf. Wenn du diese Karte tötest, nimm zufällig eine',
  ],
  // whatever the outcome but one
  [
    'dragon/grilipus/wyrmling',
    'Whenever you end a fight without winning against this card,',
    'Immer wenn du gegen diese Karte einen Kampf ohne Sieg beendest,',
  ],
  // the nearest one, from where one is
  [
    'dragon/character/dragon_hunter',
    'the nearest Dragon on another space in your Region',
    'zum Feld des nächsten Drachen auf einem anderen Feld in deiner Region ziehen.',
  ],
  // once is enough; no more and no less
  [
    'woodland/woodland/archdruid',
    'or fate, or teleport to any other space in your Region. Discard this card.',
    'oder teleportiere dich zu einem anderen Feld in deiner Region. Lege diese Karte ab.',
  ],
  ['woodland/woodland/urdr', 'set your lives to your life value.', 'bringe deine Leben auf deinen Lebenswert.'],
  [
    'woodland/woodland/well_of_life',
    'If there is no life and no fate on it,',
    'Wenn auf ihr weder Leben noch Schicksal mehr liegt,',
  ],
  [
    'woodland/character/scout',
    'cards on the board with a Hidden Path token',
    'Karten mit einer Schleichwegmarke, die auf Feldern liegen',
  ],
  [
    'dragon/varthrax/banner_of_valour',
    'if you have no more than 1 Follower, ditch this card.',
    'höchstens 1 Gefährten hast, lass vorher diese Karte zurück.',
  ],
  // what one may add to a roll, and what hangs on whether it was made
  [
    'sacred-pool/adventure/treasure_chest',
    'If you do, roll 1 die (you may add up to 3, if you have the Treasure Map): 1-2',
    'wirf 1 Würfel (du darfst bis zu 3 addieren, wenn du die Schatzkarte hast): 1-2',
  ],
  // the space that he is not on any more
  [
    'reaper/spell/transference',
    'Teleport to the space that he left (even onto the Crown of Command).',
    'Teleportiere dich (auch auf die Krone der Herrschaft) zum Feld, das er verlassen hat.',
  ],
  // of which of two ways something is asked
  [
    'woodland/character/spider_queen',
    'add 1 to the result or, if the result is more than 1, remove',
    'addieren oder, wenn das Ergebnis größer als 1 ist, 1 Krabblermarke',
  ],
  [
    'city/space/city_gate',
    'pay 1 gold to take it or, if you have a trophy that it asks for, carry it out.',
    'um sie zu nehmen, oder, wenn du eine passende Trophäe hast, führe sie aus.',
  ],
  // two things with one limit
  [
    'sacred-pool/character/cleric',
    'Only one of these can be done in a turn.',
    'In einem Zug ist nur eines davon möglich.',
  ],
  [
    'city/city/broken_sword',
    'pay 1 gold and discard this card to gain a Greatsword.',
    '1 Gold zahlen und diese Karte ablegen, um ein Großschwert zu erhalten.',
  ],
  // a space that is chosen as something is put there, and the card that was looked at
  [
    'dragon/grilipus/wand_of_terror',
    'remove it from the fight and put it on any other space in your Region.',
    'nimm ihn aus dem Kampf und lege ihn auf ein anderes Feld in deiner Region.',
  ],
  [
    'woodland/woodland/tapestry_rewoven',
    'look at the top card of the Ending deck and put it facedown over the Crown of Command.',
    'sieh die oberste Karte des Endenstapels an und lege sie verdeckt über die Krone der Herrschaft.',
  ],
  // numbers
  ['dungeon/space/treasure_chamber', 'plus 2 if you have the Lone Dwarf:', 'plus 2 mit dem Einsamen Zwerg:'],
  [
    'woodland/character/scout',
    'if there are fewer than 5 cards on the board with a Hidden Path token',
    'es weniger als 5 Karten mit einer Schleichwegmarke gibt',
  ],
  [
    'woodland/space/meeting_with_destiny',
    'If there is fate on the War of Seasons,',
    'Wenn auf dem Krieg der Jahreszeiten Schicksal liegt,',
  ],
  [
    'woodland/woodland/verdandi',
    'Before you fight it, your Craft equals your fate in this fight.',
    'Vor dem Kampf ist dein Talent in diesem Kampf so groß wie dein Schicksal.',
  ],
])('%s', (id, inEnglish, inGerman) => {
  expect(textOf(id, english)).toContain(inEnglish);
  expect(textOf(id, german)).toContain(inGerman);
});
