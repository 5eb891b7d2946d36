// Words that only cards of the trial set use so far, as both languages say them.
import { expect, it } from 'vitest';
import { deimos, moroz, phobos, virgil } from '../content/probe/18-beasts';
import { namesIn } from '../content/names';
import { swordOfTheFallen } from '../content/probe/17-ghosts';
import { clockworkSimulacrum, materials } from '../content/probe/19-inventions';
import { heraldOfFamine } from '../content/probe/33-any-die';
import { reclamation } from '../content/probe/34-before-drawing';
import { clockworkCanary } from '../content/probe/35-unseen';
import { haversack } from '../content/probe/34-haversack';
import { crail } from '../content/probe/35-useless';
import { magicalBlight } from '../content/probe/36-ignored';
import { exorcist } from '../content/probe/37-exorcist';
import { mutant } from '../content/probe/38-mutant';
import { deadlyPoison } from '../content/probe/39-poison';
import { revelations } from '../content/probe/40-revelations';
import { openGraves } from '../content/probe/41-open-graves';
import { darkBinding } from '../content/probe/42-dark-binding';
import { akbarsRevenge } from '../content/probe/43-akbars-revenge';
import { amarok } from '../content/probe/45-amarok';
import { rustAutomaton } from '../content/probe/41-rust';
import { demonOfGluttony } from '../content/probe/45-gluttony';
import { scrapSalvager } from '../content/probe/46-scrap';
import { spectralSummon } from '../content/probe/47-spectral-summon';
import { wildIvory } from '../content/probe/48-wild-ivory';
import { blink } from '../content/probe/49-blink';
import { withoutMagic } from '../content/probe/44-without-magic';
import { gain, when } from '../rules/dsl';
import { frozenWinds } from '../content/probe/47-frozen-winds';

import type { Def } from '../rules/vocab/definition';
import type { Cond } from '../rules/vocab/select';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const says = (def: Def, en: string, de: string): void => {
  expect(describe(english, names, def).join(' / ')).toBe(en);
  expect(describe(german, names, def).join(' / ')).toBe(de);
};

it('what any of the dice shows', () => {
  says(
    heraldOfFamine,
    'Whenever you roll a 4, 5 or 6 with any die for an attack in psychic combat against this card, kill one of your Followers.',
    'Immer wenn du im psychischen Kampf gegen diese Karte für einen Angriff mit irgendeinem Würfel eine 4, 5 oder 6 würfelst, töte einen deiner Gefährten.',
  );
});

it('a part that makes a thing a Weapon', () => {
  for (const stone of materials.filter((def) => def.id === 'probe/material/rune_stone'))
    says(
      stone,
      'As a part of another card: That card is a Weapon. +1 Craft in psychic combat. / With Rune Stone as another part, instead: At the start of your turn, you may gain 1 Spell.',
      'Als Teil einer anderen Karte: Die Karte ist eine Waffe. +1 Talent im psychischen Kampf. / Zusammen mit Rune Stone stattdessen: Zu Beginn deines Zugs darfst du 1 Zauber erhalten.',
    );
});

it('what is done before somebody draws', () => {
  says(
    reclamation,
    'Cast when a character is about to draw cards from the Adventure deck. / Look through the discard pile of the Adventure deck: you may put a card on top of the Adventure deck.',
    'Wirke diesen Zauber, bevor ein Charakter Karten vom Abenteuerstapel zieht. / Sieh den Ablagestapel der Abenteuerkarten durch und lege nach Wunsch eine Karte auf den Abenteuerstapel.',
  );
});

it('what follows of a card that only one of them has seen', () => {
  says(
    clockworkCanary,
    'Look at the top card of the Adventure deck. If it is an Event, discard this card. Otherwise, if it is an Object, you may take it. / Stays here until it is discarded.',
    'Sieh die oberste Karte des Abenteuerstapels an. Wenn sie ein Ereignis ist, lege diese Karte ab. Sonst darfst du sie nehmen, wenn sie ein Gegenstand ist. / Bleibt hier, bis sie abgelegt wird.',
  );
});

it('what is lost in the place of another', () => {
  says(
    haversack,
    'You may carry 1 more Object. / Whenever you would discard one of your other Objects because of an Event, an Enemy, a Stranger, a Place, a Spell or a space, you may discard this card instead.',
    'Du darfst 1 Gegenstand mehr tragen. / Immer wenn du durch ein Ereignis, einen Feind, einen Fremden, einen Ort, einen Zauber oder ein Feld einen deiner anderen Gegenstände ablegen würdest, darfst du stattdessen diese Karte ablegen.',
  );
});

it('cards that are of no use against an Enemy', () => {
  says(
    crail,
    'No character can use Objects against this card.',
    'Kein Charakter darf gegen diese Karte Gegenstände benutzen.',
  );
});

it('a space that does nothing to somebody', () => {
  says(
    magicalBlight,
    'You may have 3 more Spells. Spells do not affect you. / The Cursed Glade has no effect on you. / You do not lose anything, become a Toad or miss a turn because of a Spell or a Magic Object if the character who caused it is not you.',
    'Du darfst 3 Zauber mehr haben. Zauber wirken nicht auf dich. / Cursed Glade hat keine Wirkung auf dich. / Durch einen Zauber oder einen Magischen Gegenstand verlierst du nichts, wirst nicht zur Kröte und setzt keinen Zug aus, wenn du nicht der Verursacher bist.',
  );
});

it('a Beast, and whom one has met already', () => {
  says(
    moroz,
    'You must encounter this figure instead of the space or a character there. / When you meet it, fight Moroz in battle with Strength 7 or in psychic combat with Craft 7. If you win, remove 1 life from this figure; if no life is left on it, remove it from the game. Choose any Figure on your space not yet met this turn. If there is one, meet that Figure. Otherwise, you may encounter the space itself. / Whenever a character draws an Event, if he is in the Outer Region or the Middle Region, he puts this figure on his space.',
    'Du musst dieser Figur statt des Feldes oder eines Charakters dort begegnen. / Wenn du dieser Figur begegnest, kämpfe gegen Moroz im Kampf (Stärke 7) oder im psychischen Kampf (Talent 7). Wenn du gewinnst, entferne 1 Leben von dieser Figur; wenn auf ihr kein Leben mehr liegt, entferne sie aus dem Spiel. Wähle eine beliebige Figur auf deinem Feld ohne Begegnung in diesem Zug. Wenn es eine gibt, begegne jener Figur. Sonst darfst du dem Feld selbst begegnen. / Immer wenn ein Charakter ein Ereignis zieht und in der Äußeren oder Mittleren Region ist, stellt er diese Figur auf sein Feld.',
  );
});

it('several things by their names, of which none is there', () => {
  const named = ['sword', 'axe', 'runesword', 'holy_lance'];
  const wants: Def = {
    ...virgil,
    met: [when({ exists: { cards: { named, at: { spaceOfCard: 'this' } } } }, [], gain('gold'))],
    abilities: [],
  };
  expect(describe(english, names, wants).join(' ')).toContain(
    "if there is none of the Sword, the Axe, the Runesword and the Holy Lance on this figure's space,",
  );
  expect(describe(german, namesFrom(namesIn('de')), wants).join(' ')).toContain(
    'wenn es weder das Schwert noch die Axt noch das Runenschwert noch die Heilige Lanze auf dem Feld dieser Figur gibt.',
  );
});

it('tokens that somebody takes off, and a figure that comes', () => {
  const en = describe(english, names, deimos).join(' / ');
  const de = describe(german, names, deimos).join(' / ');

  expect(en).toContain(
    'When this figure comes onto the board, if Phobos is not on the board, put 1 frenzied token on this figure and set Phobos from the Beast deck aside; if there is one, put Phobos on the Temple and put 3 lives on Phobos. / When you meet it,',
  );
  expect(en).toContain(
    'Whenever a character removes 1 or more lives from this figure, if there is no frenzied token on it, he puts 1 frenzied token on it. He removes 1 frenzied token from Phobos on the board.',
  );
  expect(de).toContain(
    'Wenn diese Figur auf den Spielplan kommt, gilt: Wenn Phobos nicht auf dem Spielplan ist, lege 1 Rasereimarke auf diese Figur',
  );
  expect(de).toContain(
    'Immer wenn ein Charakter mindestens 1 Leben von dieser Figur entfernt, legt er 1 Rasereimarke auf sie, wenn auf ihr keine Rasereimarke liegt. Er entfernt 1 Rasereimarke von Phobos auf dem Spielplan.',
  );
});

it('who joins a fight', () => {
  const en = describe(english, names, amarok).join(' / ');
  const de = describe(german, names, amarok).join(' / ');
  expect(en).toContain(
    'Whenever a character begins a fight against Amarok, he turns up cards of the Adventure deck until an Animal comes up; the others are discarded. If there is one, he puts that Animal on his space and lets it join the fight against him. / Whenever a character begins a fight against an Animal, if he is not against Amarok, he puts this figure on his space and lets it join the fight against him with Strength 1 or Craft 1. / Before a character rolls the dice in battle against Amarok or against this figure, his opponent rolls 2 dice for his attack and adds them together.',
  );
  expect(de).toContain(
    'Wenn eine solche Karte dabei ist, legt er dieses Tier auf sein Feld und lässt es gegen diesen Charakter mitkämpfen. / Immer wenn ein Charakter gegen ein Tier einen Kampf beginnt und nicht gegen Amarok kämpft, stellt er diese Figur auf sein Feld und lässt sie mit Stärke 1 oder Talent 1 gegen diesen Charakter mitkämpfen. / Bevor ein Charakter im Kampf gegen Amarok oder gegen diese Figur würfelt, wirft sein Gegner für seinen Angriff 2 Würfel, die zusammengezählt werden.',
  );
});

it('what Weapons would add for whoever uses them', () => {
  expect(describe(english, names, virgil).join(' ')).toContain(
    'fight Virgil in battle with Strength equal to 4 plus the total Strength bonus of all Weapons on this figure or in psychic combat with Craft equal to 4 plus the total Craft bonus of all Weapons on it.',
  );
  expect(describe(german, names, virgil).join(' ')).toContain(
    'im Kampf (Stärke: 4 plus der gesamte Stärkebonus der Waffen auf dieser Figur) oder im psychischen Kampf (Talent: 4 plus der gesamte Talentbonus der Waffen auf ihr)',
  );
});

it('what a part makes of the whole', () => {
  const [fire, dust] = materials.filter((def) => def.id.endsWith('_fire') || def.id.endsWith('_dust'));
  if (!fire || !dust) throw new Error('no such parts');
  says(
    fire,
    'As a part of another card: That card is a Talisman.',
    'Als Teil einer anderen Karte: Die Karte ist ein Talisman.',
  );
  says(
    dust,
    'As a part of another card: That card is a Trinket. / With Nymph Hair as another part, also: Whenever you land in the Forest or on a Woods space, you may replenish 1 fate.',
    'Als Teil einer anderen Karte: Die Karte ist ein Schmuckstück. / Zusammen mit Nymph Hair außerdem: Immer wenn du in Forest oder auf einem Waldfeld ankommst, darfst du 1 Schicksal auffüllen.',
  );
});

it('a part that makes a Follower, and one that makes harmony', () => {
  const [stone, quartz] = materials.filter((def) => /soul_stone|resonant_quartz/.test(def.id));
  if (!stone || !quartz) throw new Error('no such parts');
  says(
    stone,
    'As a part of another card: That card is a Follower and no Object. / With Demonic Hide as another part, instead: That card is a Follower and no Object. Add 3 to your attack rolls.',
    'Als Teil einer anderen Karte: Die Karte ist ein Gefährte und kein Gegenstand. / Zusammen mit Demonic Hide stattdessen: Die Karte ist ein Gefährte und kein Gegenstand. Du addierst 3 zu deinen Angriffswürfen.',
  );
  says(
    quartz,
    'As a part of another card: The other parts use their harmonies, whatever they are put together with.',
    'Als Teil einer anderen Karte: Die anderen Teile nutzen ihre Harmonien, mit welchen Teilen sie auch zusammen sind.',
  );
});

it('a part that is Armour in psychic combat', () => {
  for (const hide of materials.filter((def) => def.id === 'probe/material/demonic_hide'))
    says(
      hide,
      'As a part of another card: When you would lose a life after a defeat in psychic combat, you may roll 1 die: 5-6 saves the life.',
      'Als Teil einer anderen Karte: Wenn du nach einer Niederlage im psychischen Kampf ein Leben verlieren würdest, darfst du 1 Würfel werfen: ab 5 behältst du es.',
    );
});

it('taking what one may not have', () => {
  says(
    exorcist,
    'You begin the game with 1 Spell. / You may attack another character in psychic combat instead of battle. / Whenever you kill a Spirit, you may gain 1 Spell. / When you meet a creature, you may destroy any Spirit in the fight without taking a trophy. / You may take Objects that good characters cannot have if you are good. / Whenever you would take an Object that good characters cannot have, if you are good, instead discard it; then you may gain 1 Spell.',
    'Du beginnst das Spiel mit 1 Zauber. / Du darfst einen anderen Charakter statt im Kampf im psychischen Kampf angreifen. / Immer wenn du einen Geist tötest, darfst du 1 Zauber erhalten. / Vor einem Kampf gegen eine Kreatur darfst du einen Geist in diesem Kampf vernichten, ohne ihn als Trophäe zu nehmen. / Du darfst Gegenstände nehmen, die gute Charaktere nicht haben können, wenn du gut bist. / Immer wenn du einen Gegenstand nehmen würdest, den gute Charaktere nicht haben können, und gut bist, lege ihn stattdessen ab; dann darfst du 1 Zauber erhalten.',
  );
});

it('a copy of what was put together', () => {
  says(
    clockworkSimulacrum,
    'Cast at any time, if cards are left in the Invention deck. / Choose any Invention card of any character on your space; draw 1 Invention card and make it a copy of that card.',
    'Wirke diesen Zauber zu beliebiger Zeit, wenn im Erfindungsstapel noch Karten sind. / Wähle eine beliebige Erfindungskarte eines beliebigen Charakters auf deinem Feld; ziehe 1 Erfindungskarte und mache sie zu einer Kopie dieser Karte.',
  );
});

it('what a character does as he begins', () => {
  says(
    mutant,
    'At the start of the game, roll 1 die: 1 – gain 1 Strength, 1 Craft, 1 life and 1 fate; 2 – gain 2 Strength and 2 lives; 3 – gain 2 Craft and 2 fate; 4 – gain 2 Craft and gain 2 Spells; 5 – gain 2 Strength and 1 Craft; 6 – gain 2 Craft and 1 Strength. / At the start of your turn, if you have at least 2 lives, you may pay 1 life; then roll 2 dice: 2 – lose 1 Strength and 1 Craft; 3 – lose 1 Strength or 1 Craft; 4 – lose 1 life; 5 – lose 1 fate; 6-7 – heal 1 life and replenish 1 fate; 8 – gain 2 fate; 9 – gain 2 lives; 10 – gain 1 Strength; 11 – gain 1 Craft; 12 – gain 1 Strength and 1 Craft. / Whenever you would become a Toad, you may prevent it and lose 1 life.',
    'Zu Beginn des Spiels wirf 1 Würfel: 1 – erhalte 1 Stärke, 1 Talent, 1 Leben und 1 Schicksal; 2 – erhalte 2 Stärke und 2 Leben; 3 – erhalte 2 Talent und 2 Schicksal; 4 – erhalte 2 Talent und erhalte 2 Zauber; 5 – erhalte 2 Stärke und 1 Talent; 6 – erhalte 2 Talent und 1 Stärke. / Wenn du mindestens 2 Leben hast, darfst du zu Beginn deines Zugs 1 Leben zahlen; dann wirf 2 Würfel: 2 – verliere 1 Stärke und 1 Talent; 3 – verliere 1 Stärke oder 1 Talent; 4 – verliere 1 Leben; 5 – verliere 1 Schicksal; 6-7 – heile 1 Leben und fülle 1 Schicksal auf; 8 – erhalte 2 Schicksal; 9 – erhalte 2 Leben; 10 – erhalte 1 Stärke; 11 – erhalte 1 Talent; 12 – erhalte 1 Stärke und 1 Talent. / Immer wenn du zur Kröte würdest, darfst du es verhindern und 1 Leben verlieren.',
  );
});

it('what is added to a fight that is won', () => {
  says(
    deadlyPoison,
    'Whenever you defeat another character, if the loser is still alive, you may discard this card; he loses 1 life. Whenever you defeat a Figure, if there are at least 2 lives on it, you may discard this card and remove 1 life from it.',
    'Immer wenn du einen anderen Charakter besiegst und der Verlierer noch ein Leben hat, darfst du diese Karte ablegen; er verliert 1 Leben. Immer wenn du eine Figur besiegst und auf ihr mindestens 2 Leben liegen, darfst du diese Karte ablegen und 1 Leben von ihr entfernen.',
  );
});

it('cards that go on top of another deck', () => {
  says(
    revelations,
    'Look at the top 4 cards of the Harbinger deck and put them in any order on top of the Adventure deck or the deck of any Region.',
    'Sieh die obersten 4 Karten des Botenstapels an und lege sie in beliebiger Reihenfolge oben auf den Abenteuerstapel oder den Stapel einer beliebigen Region.',
  );
});

it('every Adventure deck, and any discard pile', () => {
  says(
    openGraves,
    'When this card is turned up, discard the top 10 cards of the Adventure deck and of the deck of each Region. Every character looks through any discard pile: he may take a Follower or Object. / Standing: Every Spirit and every Undead adds 1 to its attack roll. / Spent: no effect.',
    'Wenn diese Karte aufgedeckt wird, lege die obersten 10 Karten des Abenteuerstapels und des Stapels jeder Region ab. Jeder Charakter sieht einen beliebigen Ablagestapel durch und nimmt nach Wunsch einen Gefährten oder einen Gegenstand. / Wirksam: Jeder Geist und jeder Untote addiert 1 zu seinem Angriffswurf. / Verbraucht: keine Wirkung.',
  );
});

it('where another stops', () => {
  says(
    darkBinding,
    'Cast when another character rolls a die for his move. / For his next move, you may choose which way he goes and where on it he stops.',
    'Wirke diesen Zauber, wenn ein anderer Charakter für die Bewegung würfelt. / Bei seiner nächsten Bewegung darfst du die Richtung wählen, in die er geht, und wo er dabei anhält.',
  );
});

it('who must turn back', () => {
  says(
    akbarsRevenge,
    'If you do not have a Talisman, lose 1 life; for your next move, you cannot press on. / Nothing lets you avoid it. / Stays here for the rest of the game.',
    'Wenn du keinen Talisman hast, verliere 1 Leben; bei deiner nächsten Bewegung darfst du nicht weiter vordringen. / Nichts hilft dir, es zu vermeiden. / Bleibt für den Rest des Spiels hier.',
  );
});

it('a Weapon that is used in psychic combat', () => {
  says(
    swordOfTheFallen,
    '+1 Craft in psychic combat. +2 more Craft in psychic combat if you are in another form. Add the number of your other Soulbound Objects with “Fallen” in the title to your Craft in psychic combat. / It stays with its owner when he is killed and goes on.',
    '+1 Talent im psychischen Kampf. Weitere +2 Talent im psychischen Kampf, wenn du in einer anderen Gestalt bist. Du addierst im psychischen Kampf die Zahl deiner anderen seelengebundenen Gegenstände mit „Fallen“ im Namen zu deinem Talent. / Bleibt bei ihrem Besitzer, wenn dieser getötet wird und weiterlebt.',
  );
});

it('what was used in a fight', () => {
  says(
    rustAutomaton,
    'Whenever you end a fight against this card, discard all your Objects that you used in the fight.',
    'Immer wenn du gegen diese Karte einen Kampf beendest, lege alle deine Gegenstände ab, die du in diesem Kampf benutzt hast.',
  );
});

it('spaces that are blank', () => {
  says(
    withoutMagic,
    'When this card is turned up, every character discards all his Spells. Every character discards all his Magic Objects. / Standing: No character can gain Spells or have Magic Objects. Spaces other than the Plain of Peril or the Crown of Command in the Inner Region have no effect. / Spent: no effect.',
    'Wenn diese Karte aufgedeckt wird, legt jeder Charakter alle seine Zauber ab. Jeder Charakter legt alle seine Magischen Gegenstände ab. / Wirksam: Kein Charakter darf Zauber erhalten oder Magische Gegenstände haben. Felder außer Plain of Peril oder Crown of Command in der Inneren Region haben keine Wirkung. / Verbraucht: keine Wirkung.',
  );
});

it('what is across the river from a figure, and trophies of a kind', () => {
  const said = [english, german].map((tongue) => describe(tongue, names, phobos));
  expect(said.map((all) => all.slice(-2))).toEqual([
    [
      "Whenever a character moves Phobos or Deimos, if Deimos is directly opposite this figure's space, he puts this figure on the space of Deimos and Deimos on this figure's space; if there is no frenzied token on this figure, he puts 1 life on Deimos and removes 1 life from this figure; otherwise, he puts 1 life on it and removes 1 life from Deimos.",
      'Every character in its Region needs 1 point fewer of trophies for 1 Craft if there is no frenzied token on it.',
    ],
    [
      'Immer wenn ein Charakter Phobos oder Deimos bewegt, gilt: Wenn Deimos direkt gegenüber dem Feld dieser Figur liegt, stellt er diese Figur auf das Feld Deimos und Deimos auf das Feld dieser Figur; wenn auf dieser Figur keine Rasereimarke liegt, legt er 1 Leben auf Deimos und entfernt 1 Leben von dieser Figur; sonst legt er 1 Leben auf sie und entfernt 1 Leben von Deimos.',
      'Jeder Charakter in der Region dieser Figur braucht für 1 Talent 1 Trophäenpunkt weniger, wenn auf ihr keine Rasereimarke liegt.',
    ],
  ]);
});

it('what must be taken as a trophy', () => {
  says(
    demonOfGluttony,
    'When you kill it, kill all your Followers and gain 1 life for each lost in this way. / It must be taken as a trophy, and cannot be taken in any other way.',
    'Wenn du diese Karte tötest, töte alle deine Gefährten und erhalte für jede so verlorene Karte 1 Leben. / Muss als Trophäe genommen werden und darf auf keine andere Weise genommen werden.',
  );
});

it('what is left in a discard pile', () => {
  says(
    scrapSalvager,
    'If the discard pile of the Material deck is not empty, you may pay 1 gold to look through the discard pile of the Material deck: you may take a card. If the discard pile of the Material deck is empty, discard this card. / Stays here until it is discarded.',
    'Wenn der Ablagestapel der Materialkarten nicht leer ist, darfst du 1 Gold zahlen, um den Ablagestapel der Materialkarten durchzusehen und nach Wunsch eine Karte zu nehmen. Wenn der Ablagestapel der Materialkarten leer ist, lege diese Karte ab. / Bleibt hier, bis sie abgelegt wird.',
  );
  says(
    { id: 'probe/adventure/x', kind: 'event', met: [gain('gold', { left: 'material', discards: 'only' })] },
    'Gain gold equal to the number of cards in the discard pile of the Material deck.',
    'Erhalte so viel Gold wie die Zahl der Karten im Ablagestapel der Materialkarten.',
  );
});

it('who is a Ghost, and in no other body', () => {
  says(
    spectralSummon,
    'Cast at the start of your turn, before you move. / Choose any space. Every character who is a Ghost teleports to that space (without an encounter there). Put every faceup Spirit on the board on that space.',
    'Wirke diesen Zauber zu Beginn deines Zugs vor der Bewegung. / Wähle ein beliebiges Feld. Jeder Charakter, der ein Geist ist, teleportiert sich zu diesem Feld, ohne dort eine Begegnung zu haben. Lege jeden offenen Geist, der auf einem Feld liegt, auf dieses Feld.',
  );
});

it('what is added beyond a limit', () => {
  says(
    frozenWinds,
    'You move 3 more spaces in a turn where a limit holds. You move 3 more spaces in your turn without rolling for it if your movement is 4 or less. You may move fewer spaces than rolled if your movement is 4 or less. / At the start of your turn, you may discard this card. If you do, every other character in your Region misses 1 turn.',
    'Du darfst bei einer Begrenzung 3 Felder weiter ziehen. Du ziehst in deinem Zug ohne Wurf 3 Felder weiter, wenn deine Bewegung höchstens 4 beträgt. Du darfst weniger weit als gewürfelt ziehen, wenn deine Bewegung höchstens 4 beträgt. / Zu Beginn deines Zugs darfst du diese Karte ablegen. Wenn du es tust, setzt jeder andere Charakter in deiner Region 1 Zug aus.',
  );
});

it('what a movement roll came to', () => {
  says(
    wildIvory,
    'You may roll one more die for a move and leave one of the dice out. / Once per fight, in battle, if the result of your movement roll is 1 or more, you may add the result of your movement roll to your attack score.',
    'Du darfst für die Bewegung einen Würfel mehr werfen, wobei einer nicht zählt. / Wenn das Ergebnis deines Bewegungswurfs mindestens 1 beträgt, darfst du einmal pro Kampf im Kampf das Ergebnis deines Bewegungswurfs zu deinem Angriffswert addieren.',
  );
});

it('spaces within a number of steps of somebody else', () => {
  says(
    blink,
    'Cast after a move. / Choose any character; he teleports to any space in his Region adjacent to his space.',
    'Wirke diesen Zauber nach einer Bewegung. / Wähle einen beliebigen Charakter; er teleportiert sich zu einem beliebigen Feld neben seinem Feld in seiner Region.',
  );
  const near: Cond = { at: { within: { n: 3, of: { space: 'base/space/city' } } } };
  says(
    { id: 'probe/adventure/x', kind: 'event', met: [when(near, gain('gold'))] },
    'If you are on a space within 3 spaces of the City, gain 1 gold.',
    'Wenn du auf einem Feld in höchstens 3 Feldern Entfernung von City bist, erhalte 1 Gold.',
  );
});
