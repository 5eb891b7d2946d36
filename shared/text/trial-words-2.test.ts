// More words that only cards of the trial set use so far: as both languages say them, each leaf of them told.
import { expect, it } from 'vitest';
import { bog, floodland, hellpits, necropolis } from '../content/probe/45-own-draws';
import { netherBlight, netherTorment } from '../content/probe/46-attack-rolls';
import { fleshGolem, restlessDead, skeletonKing } from '../content/probe/47-worth';
import { theDeadRise } from '../content/probe/48-dead-rise';
import { celestial } from '../content/probe/49-celestial';
import { augury } from '../content/probe/50-augury';
import { fleetingMagic, witchCat } from '../content/probe/51-cat-and-magic';
import { mistwalker, saracen, soulSeal, spreadingDeath, undeadHordes } from '../content/probe/60-counts-as';
import { soulDrinker } from '../content/probe/70-soul-drinker';
import { arcaneumTempus } from '../content/probe/61-arcaneum-tempus';
import { gold } from '../content/probe/71-bait';
import { blackAstrolabe } from '../content/probe/54-black-astrolabe';
import { definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import { always, plus } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import { describe, english, german, namesFrom, type Language } from './index';
import { blindLeaves } from './testing/leaves';

const text = (language: Language, def: Def): string =>
  describe(language, namesFrom(namesIn(language.id)), def).join(' / ');
const says = (def: Def, en: string, de: string): void => {
  expect(text(english, def)).toBe(en);
  expect(text(german, def)).toBe(de);
};
/** Dropped or changed, each leaf of these changes the text in both languages. */
const tellsAll = (...defs: readonly Def[]): void => {
  for (const language of [english, german]) expect(blindLeaves(defs, (def) => text(language, def))).toEqual([]);
};

it('draws of a space whatever lies there, of another deck, out of the discards', () => {
  says(
    floodland,
    'Draw 1 card, even if cards already lie here. / Ditch one of your Objects or Followers.',
    'Ziehe 1 Karte, auch wenn hier schon Karten liegen. / Lass einen deiner Gegenstände oder Gefährten zurück.',
  );
  says(
    hellpits,
    'Draw 2 Harbinger cards, even if cards already lie here.',
    'Ziehe 2 Botenkarten, auch wenn hier schon Karten liegen.',
  );
  says(
    necropolis,
    'Shuffle the discard pile and draw cards from it until 3 cards lie here.',
    'Mische den Ablagestapel und ziehe daraus Karten, bis hier 3 Karten liegen.',
  );
  tellsAll(bog, hellpits, necropolis);
});

it('the same of one card, and of several of these at once', () => {
  says(
    { ...necropolis, draw: 1 },
    'Shuffle the discard pile and draw 1 card from it, unless a card already lies here.',
    'Mische den Ablagestapel und ziehe daraus 1 Karte, wenn hier noch keine Karte liegt.',
  );
  says(
    { ...necropolis, drawing: { discards: true, anyway: true, deck: 'harbinger' } },
    'Shuffle the discard pile of the Harbinger deck and draw 3 cards from it, even if cards already lie here.',
    'Mische den Ablagestapel der Botenkarten und ziehe daraus 3 Karten, auch wenn hier schon Karten liegen.',
  );
  says(
    { ...hellpits, drawing: { deck: 'harbinger' } },
    'Draw Harbinger cards until 2 cards lie here.',
    'Ziehe Botenkarten, bis hier 2 Karten liegen.',
  );
});

it('attack rolls with what is added to them', () => {
  for (const one of [netherBlight, netherTorment])
    says(
      one,
      "Whenever you compare attack scores against this card, if your attack roll is less than your opponent's attack roll, you are killed.",
      'Immer wenn du gegen diese Karte Angriffswerte vergleichst und dein Angriffswurf kleiner als der Angriffswurf deines Gegners ist, wirst du getötet.',
    );
  tellsAll(...definitionsOf(['dragon']).filter((def) => def.id.endsWith('/dragon_toad')));
});

it('what trophies are worth now, and what makes some of them worth more', () => {
  says(
    fleshGolem,
    'Its Strength is the total points of all your trophies (at least 1). / When you kill it, gain 1 Strength. / It cannot be taken as a trophy.',
    'Die Stärke dieser Karte ist die Summe der Punkte deiner Trophäen (mindestens 1). / Wenn du diese Karte tötest, erhalte 1 Stärke. / Kann nicht als Trophäe genommen werden.',
  );
  says(
    skeletonKing,
    'It adds the total points of all your trophies to its attack roll.',
    'Diese Karte addiert die Summe der Punkte deiner Trophäen zu ihrem Angriffswurf.',
  );
  says(
    restlessDead,
    'Standing: Every Spirit and every Undead adds 1 to its attack roll. Every Spirit and every Undead counts 1 point more as a trophy. / Spent: no effect.',
    'Wirksam: Jeder Geist und jeder Untote addiert 1 zu seinem Angriffswurf. Jeder Geist und jeder Untote zählt als Trophäe 1 Punkt mehr. / Verbraucht: keine Wirkung.',
  );
  const own: Def = {
    ...restlessDead,
    sides: { standing: [{ id: 'own', static: [plus('trophyWorth', -2, { card: { subtype: 'spirit' } })] }], spent: [] },
  };
  says(
    own,
    'Standing: Every Spirit counts 2 points less as your trophy. / Spent: no effect.',
    'Wirksam: Jeder Geist zählt als deine Trophäe 2 Punkte weniger. / Verbraucht: keine Wirkung.',
  );
  tellsAll(fleshGolem, restlessDead, own);
});

it('a discarded card by lot', () => {
  says(
    theDeadRise,
    'Standing: Every Spirit and every Undead adds 1 to its attack roll. Whenever a character draws an Adventure card, he puts 1 random card of the discard pile of the Adventure deck on his space. / Spent: no effect.',
    'Wirksam: Jeder Geist und jeder Untote addiert 1 zu seinem Angriffswurf. Immer wenn ein Charakter eine Abenteuerkarte zieht, legt er zufällig 1 Karte aus dem Ablagestapel der Abenteuerkarten auf sein Feld. / Verbraucht: keine Wirkung.',
  );
  const own: Def = {
    ...theDeadRise,
    drawn: [{ op: 'deal', from: 'adventure', discarded: 'random', n: 2, to: 'held' }],
    sides: {},
  };
  says(
    own,
    'When this card is turned up, draw 2 Adventure cards at random from the discard pile of the Adventure deck.',
    'Wenn diese Karte aufgedeckt wird, ziehe zufällig 2 Abenteuerkarten aus dem Ablagestapel der Abenteuerkarten.',
  );
  tellsAll(theDeadRise, own);
});

it('what a victory brings in place of a reward, and whom one may attack in psychic combat', () => {
  const abilities = (celestial.abilities ?? []).filter(({ id }) => id === 'smite');
  says(
    { ...celestial, abilities },
    'You may attack another character in psychic combat instead of battle if that character is evil or neutral. Whenever you begin a fight in psychic combat as the attacker against another character, if your opponent is evil or neutral, instead of a reward for your victory, he loses 1 fate.',
    'Du darfst einen anderen Charakter statt im Kampf im psychischen Kampf angreifen, wenn dieser Charakter böse oder neutral ist. Immer wenn du im psychischen Kampf als Angreifer gegen einen anderen Charakter einen Kampf beginnst und dein Gegner böse oder neutral ist, verliert er statt einer Belohnung für deinen Sieg 1 Schicksal.',
  );
  tellsAll(celestial);
});

it('the order of the cards on top of any deck', () => {
  const text = 'Look at the top 4 cards of any deck and put them back on it in any order.';
  says(
    augury,
    `Cast at any time in your turn. / ${text}`,
    'Wirke diesen Zauber zu beliebiger Zeit in deinem Zug. / Sieh die obersten 4 Karten eines beliebigen Stapels an und lege sie in beliebiger Reihenfolge zurück.',
  );
  tellsAll({ ...augury, timing: [] });
});

it('what the die shows that fate rolled again, and a limit of Magic Objects', () => {
  says(
    witchCat,
    'Once per turn, at the start of your turn, you may replenish 1 fate. / Whenever you roll a die again for fate and get a 1, become a Toad for 3 turns. / It must be taken and cannot be ditched.',
    'Einmal pro Zug darfst du zu Beginn deines Zugs 1 Schicksal auffüllen. / Immer wenn du durch Schicksal eine 1 würfelst, werde für 3 Züge zur Kröte. / Muss genommen und kann nicht zurückgelassen werden.',
  );
  says(
    fleetingMagic,
    'Standing: Every character may have 1 Spell fewer. Every character may have no more than 1 Magic Object. / Spent: no effect.',
    'Wirksam: Jeder Charakter darf 1 Zauber weniger haben. Jeder Charakter darf höchstens 1 Magischen Gegenstand haben. / Verbraucht: keine Wirkung.',
  );
  tellsAll(witchCat, fleetingMagic);
});

it('what cards count as', () => {
  says(
    soulSeal,
    'Each of your Objects and Followers counts as a Soulbound card.',
    'Jeder deiner Gegenstände und jeder deiner Gefährten zählt als seelengebundene Karte.',
  );
  says(
    undeadHordes,
    'When this card is turned up, discard every Stranger and every Follower on the board and shuffle all Enemies in the Adventure discard pile and put them on top of the deck. / Standing: Every Enemy counts as an Undead. Every Spirit and every Undead adds 2 to its attack roll. / Spent: no effect.',
    'Wenn diese Karte aufgedeckt wird, lege jeden Fremden und jeden Gefährten ab, der auf einem Feld liegt, mische alle Feinde aus dem Ablagestapel der Abenteuerkarten und lege sie oben auf den Abenteuerstapel. / Wirksam: Jeder Feind zählt als Untoter. Jeder Geist und jeder Untote addiert 2 zu seinem Angriffswurf. / Verbraucht: keine Wirkung.',
  );
  says(
    spreadingDeath,
    'When this card is turned up, every character ditches all his Followers. / Standing: Every Stranger and every Follower not held by a character counts as an Undead with encounter number 2 and Strength 3 and loses its text. Every Spirit and every Undead adds 2 to its attack roll. / Spent: no effect.',
    'Wenn diese Karte aufgedeckt wird, lässt jeder Charakter alle seine Gefährten zurück. / Wirksam: Jeder Fremde und jeder Gefährte, der nicht im Besitz eines Charakters ist, zählt als Untoter mit der Begegnungszahl 2 und Stärke 3 und verliert seinen Text. Jeder Geist und jeder Untote addiert 2 zu seinem Angriffswurf. / Verbraucht: keine Wirkung.',
  );
  says(
    saracen,
    'You begin the game with a Shield. / You do not lose a life in the Desert. / Instead of attacking a character whom you encounter, you may roll 1 die: if the result is no higher than the number of his Followers, take one of his Followers. / For you, every Follower counts as a card with encounter number 1.',
    'Du beginnst das Spiel mit einem Schild. / In der Wüste verlierst du kein Leben. / Wenn du einem Charakter begegnest, darfst du statt eines Angriffs 1 Würfel werfen: Wenn das Ergebnis nicht größer als die Zahl seiner Gefährten ist, nimm einen seiner Gefährten. / Jeder Gefährte zählt für dich als Karte mit der Begegnungszahl 1.',
  );
  says(
    mistwalker,
    'Gain 1 Strength, Craft, life or fate, or teleport to any space in your Region. Turn over this card. / Stays here for the rest of the game. / Dark: This card counts as an Adventure card. / Light: no effect.',
    'Erhalte 1 Stärke, Talent, Leben oder Schicksal, oder teleportiere dich zu einem beliebigen Feld in deiner Region. Drehe diese Karte um. / Bleibt für den Rest des Spiels hier. / Dunkel: Diese Karte zählt als Abenteuerkarte. / Hell: keine Wirkung.',
  );
  tellsAll(mistwalker, { ...soulSeal, abilities: saracen.abilities?.slice(-1) ?? [] });
  for (const { static: mods = [] } of [undeadHordes, spreadingDeath].flatMap(({ sides }) => sides?.['standing'] ?? []))
    tellsAll({ ...soulSeal, abilities: [always(...mods)] });
  const mod = { countsAs: { kind: 'enemy' }, encounter: 3, keywords: ['soulbound'], reach: 'others' } as const;
  tellsAll({ ...soulSeal, abilities: [always({ ...mod, when: { turnOf: 'me' } })] });
});

it('either of two dice, as he chooses', () => {
  says(
    soulDrinker,
    'Once per fight, in battle with this card, you may roll 2 dice for your attack and use either of them, as you choose. / Whenever you roll doubles for an attack in battle with this card, kill one of your Followers at random and discard this card. / A good character cannot have this card.',
    'Einmal pro Kampf darfst du im Kampf mit dieser Karte für deinen Angriff 2 Würfel werfen, von denen einer nach deiner Wahl zählt. / Immer wenn du im Kampf mit dieser Karte für einen Angriff einen Pasch würfelst, töte zufällig einen deiner Gefährten und lege diese Karte ab. / Gute Charaktere können diese Karte nicht haben.',
  );
  const theirs: Def = {
    ...augury,
    timing: [],
    effect: [{ op: 'attackWith', side: 'theirs', dice: 2, keep: 'choice' }],
  };
  says(
    theirs,
    'Cast. / Your opponent rolls 2 dice for his attack and uses either of them, as he chooses.',
    'Wirke diesen Zauber. / Dein Gegner wirft für seinen Angriff 2 Würfel, von denen einer nach seiner Wahl zählt.',
  );
  tellsAll({ ...theirs, effect: [{ op: 'attackWith', side: 'mine', dice: 2, keep: 'choice' }] });
});

it('turns that nobody has or misses, for the rest of a round', () => {
  says(
    arcaneumTempus,
    'Cast at any time. / Until the end of the round, no character can take extra turns or miss turns.',
    'Wirke diesen Zauber zu beliebiger Zeit. / Bis zum Ende der Runde darf kein Charakter zusätzliche Züge machen oder Züge aussetzen.',
  );
  tellsAll({ ...arcaneumTempus, timing: [] });
});

it('what the winner of a fight must take', () => {
  says(
    gold,
    'As a part of another card: Whenever you are defeated by another character, your opponent takes only that card as his reward.',
    'Als Teil einer anderen Karte: Immer wenn du von einem anderen Charakter besiegt wirst, nimmt dein Gegner als Lohn nur die Karte.',
  );
  tellsAll(gold);
});

it('what beside the board one gets round', () => {
  says(
    blackAstrolabe,
    'You may avoid Omen cards. / It must be taken and cannot be ditched.',
    'Du darfst Omenkarten vermeiden. / Muss genommen und kann nicht zurückgelassen werden.',
  );
  tellsAll(blackAstrolabe);
});
