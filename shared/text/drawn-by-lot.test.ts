// Cards that were drawn by lot out of all sets and did not read right: each says it so now.
import { expect, it } from 'vitest';
import { after, discard, event, is, lose, reacts, roll, v, when } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import { textOf } from '../rules/testing/texts-of';
import { describe, english, german, namesFrom } from './index';

it.each([
  // "them" could be the cards on it
  [
    'blood-moon/adventure/book_of_the_dead',
    'to your attack score and discard it.',
    'zu deinem Angriffswert addieren und diese Karte ablegen.',
  ],
  // a limit for what lies there is none for what is drawn
  [
    'city/city/crowded_streets',
    'draws up to 3 cards where a space says to draw',
    'Karten, wo ein Feld zum Ziehen auffordert, bis dort 3 liegen.',
  ],
  // whatever follows as a Follower is one to a reader
  [
    'dungeon/dungeon/dungeon_keeper',
    'Discard all cards that you have taken as Followers and put all your Followers on this card.',
    'Lege alle Karten ab, die du als Gefährten genommen hast, und lege alle deine Gefährten auf diese Karte.',
  ],
  // the preposition is said once, behind what comes out of it
  [
    'dungeon/dungeon/gold_seeker',
    'Whenever you gain gold from the Bag of Gold, the Two Bags of Gold or the Three Bags of Gold,',
    'Immer wenn du Gold aus dem Sack Gold, den Zwei Säcken Gold oder den Drei Säcken Gold erhältst,',
  ],
  // what fetches as much stands together
  [
    'highland/highland/prospector',
    'You may discard any of these for gold: the Lodestone or the Opal (1 each), the Emerald (2), the Ruby (3), the',
    'Du darfst hiervon gegen Gold ablegen, was du hast: den Magnetstein oder den Opal (je 1), den Smaragd (2), den',
  ],
  // what cards ask for in a foe is told where its name does not say so
  [
    'highland/space/ruined_mine',
    '2 – fight a Wraith (Spirit) of Craft 5 in psychic combat;',
    '2 – kämpfe im psychischen Kampf gegen einen Schemen (Geist, Talent 5);',
  ],
  // before the dice, also where something else must hold
  [
    'sacred-pool/character/chivalric_knight',
    'Before another character rolls the dice in battle against an Enemy, if he is in your Region, you may teleport',
    'im Kampf gegen einen Feind würfelt und in deiner Region ist, darfst du dich vorher zu seinem Feld teleportieren',
  ],
  // nothing is forbidden to whom nothing happens
  ['dragon/character/dragon_priestess', 'You suffer no Dragon Rage.', 'Du erleidest keinen Drachenzorn.'],
  // of whom something is told is one
  [
    'sacred-pool/character/chivalric_knight',
    "You cannot attack another character (except on the Crown) if that character's Strength",
    'Du darfst keinen anderen Charakter angreifen (außer auf der Krone), wenn die Stärke dieses Charakters',
  ],
])('%s', (id, inEnglish, inGerman) => {
  expect(textOf(id, english)).toContain(inEnglish);
  expect(textOf(id, german)).toContain(inGerman);
});

it('a figure comes to a place, whoever moves it', () => {
  const beast: Def = {
    id: 'moor/figure/beast',
    kind: 'figure',
    abilities: [
      reacts(
        'ends',
        after(
          'figureMoved',
          'anyone',
          { op: 'allLose' },
          { event: { card: { self: true }, to: { named: 'chasm' } }, forced: true },
        ),
      ),
    ],
  };
  const tell = (language: typeof english): string => describe(language, namesFrom({}), beast).join(' ');
  expect(tell(english)).toContain('Whenever this figure ends its move at the Chasm, all players lose the game.');
  expect(tell(german)).toMatch(/Immer wenn diese Figur .* stehen bleibt, verlieren alle Spieler das Spiel\./);
});

it('three dice of which each is read by itself', () => {
  const [first, second, third] = [v('first'), v('second'), v('third')];
  const riddle = event('moor/adventure/riddle', {
    met: [
      roll('first'),
      roll('second'),
      roll('third'),
      when({ all: [is(first, '=', second), is(second, '=', third)] }, lose('life'), discard()),
    ],
  });
  const tell = (language: typeof english): string => describe(language, namesFrom({}), riddle).join(' ');
  expect(tell(english)).toMatch(
    /^Roll 3 dice, one after the other\. If .* second die is equal to the result of the third die, lose 1 life\./,
  );
  expect(tell(german)).toMatch(/^Wirf nacheinander 3 Würfel\. Wenn .* des dritten Würfels ist, verliere 1 Leben\./);
});
