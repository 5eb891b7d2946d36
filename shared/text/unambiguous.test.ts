// Texts that could be read in two ways, or that said a thing twice, and how they read: in English and in German.
import { expect, it } from 'vitest';
import type { Program } from '../rules/vocab/effect';
import type { Selector } from '../rules/vocab/select';
import { describe, english, german, namesFrom, type Language } from './index';
import { textOf } from '../rules/testing/texts-of';
import { noun } from './speech/german-nouns';

it.each([
  // what stands last belongs to what is put there
  [
    'blood-moon/figure/werewolf',
    'on any space outside the Inner Region that is not at the end of a corner board;',
    'auf ein beliebiges Feld außerhalb der Inneren Region, das nicht am Ende eines Eckplans liegt;',
  ],
  // a fight that wins the game
  [
    'woodland/space/meeting_with_destiny',
    'if you win the fight, win the game;',
    'gewinne das Spiel, wenn du den Kampf gewinnst;',
  ],
  [
    'blood-moon/character/vampire_hunter',
    'instead of the space itself',
    'aber nicht dem Feld selbst, und deinen Zug beenden',
  ],
  // each of several kinds
  ['frostmarch/adventure/ragnarok', 'every Enemy, every Place and every Stranger', 'jeden Feind'],
  [
    'city/city/grifter',
    'take all the cards and gold on this card and discard it',
    'nimm alle Karten und das ganze Gold von dieser Karte und lege sie ab',
  ],
  // away from where it lies, and the rest of what lies there
  [
    'dragon/cadorus/dragon_spirits',
    'Move any scale from any space in your Region to this card or any card',
    'Lege eine beliebige Schuppe von einem Feld in deiner Region auf diese Karte oder',
  ],
  [
    'blood-moon/adventure/twilight_forest',
    'move any card from this card to this space and discard every other card on this card.',
    'lege eine beliebige Karte von dieser Karte auf dieses Feld und lege jede andere Karte auf dieser Karte ab.',
  ],
  // what several decks end with is said once
  [
    'dragon/grilipus/dragon_lore',
    'a Varthrax, Cadorus or Grilipus card',
    'eine Varthrax-, Cadorus- oder Grilipuskarte',
  ],
  [
    'dragon/grilipus/green_dragon',
    'add any number of cards on this card (within your Spell limit) to your Spells',
    'nimm beliebig viele Karten auf dieser Karte (im Rahmen deiner Zaubergrenze) zu deinen Zaubern',
  ],
  [
    'firelands/adventure/the_grand_bazaar',
    'up to as many cards on it as your gold',
    'so viele Karten auf ihr wie dein Gold',
  ],
  ['dragon/grilipus/sacrificial_stone', 'If a Dragon was just drawn,', 'Wenn gerade ein Drache gezogen wurde,'],
  ['dragon/cadorus/gold_dragon', 'put all your gold on it.', 'lege dein ganzes Gold auf sie.'],
  ['dragon/varthrax/martial_artist', 'once for each of those cards.', 'und das einmal für jede dieser Karten.'],
  [
    'dragon/varthrax/great_portal',
    'Roll 1 die (you may add up to your',
    'Wirf 1 Würfel (du darfst höchstens deine Stärke',
  ],
  [
    'city/character/tinkerer',
    'draw as many others in their place',
    'beliebig viele gerade gezogene Karten ablegen und dafür ebenso viele andere ziehen',
  ],
  ['city/city/street_sage', 'put a card facedown under that Tip card', 'verdeckt unter diese Hinweiskarte;'],
  ['firelands/adventure/magma_storm', 'Burn every other card', 'Verbrenne jede andere brennbare Karte'],
  ['blood-moon/adventure/mummy_king', 'the discard pile of the Adventure deck', 'den Ablagestapel der Abenteuerkarten'],
  // several need not lie on one space
  [
    'dragon/grilipus/dragonspire',
    'the number of scales on spaces in your Region',
    'Schuppen auf Feldern in deiner Region',
  ],
  [
    'dragon/grilipus/deadly_rivals_grilipus',
    'discard 2 faceup Dragons on the board',
    'Drachen ab, die auf Feldern liegen',
  ],
  ['dragon/cadorus/dragon_spirits', 'there are at least 4 cards on it', 'auf dieser Karte mindestens 4 Karten liegen'],
  // what waits follows to wherever he is then
  ['blood-moon/adventure/headless_horseman', 'put it on your space.', 'lege sie auf dein Feld.'],
  ['woodland/woodland/mabs_charm', 'an Enemy that another character fights', 'gegen den ein anderer Charakter kämpft,'],
  // where one must: one cannot, rather than does not
  ['dragon/cadorus/dragon_roost', 'if you cannot, discard it.', 'wenn du es nicht kannst, lege ihn ab.'],
  // what lasts comes behind what is done at once
  [
    'woodland/woodland/love_potion',
    'choose one of his Followers and take it. If you do, this holds until the end of the turn:',
    'einen seiner Gefährten wählen und ihn nehmen. Wenn du es tust, gilt bis zum Ende des Zugs:',
  ],
])('%s', (id, en, de) => {
  expect(textOf(id, english)).toContain(en);
  expect(textOf(id, german)).toContain(de);
});

const spells: Selector = { cards: { zone: 'hand', heldBy: 'me' } };
const told = (language: Language, met: Program): string =>
  describe(language, namesFrom({}), { id: 'x/adventure/x', kind: 'stranger', met })[0] ?? '';

it('as many as there are is all of them', () => {
  const met: Program = [
    { op: 'choose', from: spells, as: 'all', min: { count: spells }, max: { count: spells } },
    { op: 'discard', card: { var: 'all' } },
  ];
  expect(told(english, met)).toBe('Discard all your Spells.');
  expect(told(german, met)).toBe('Lege alle deine Zauber ab.');
});

it('a place whose name is a plural', () => {
  const isThere = (slug: string): Program => [
    { op: 'if', cond: { exists: { spaces: { named: slug } } }, then: [{ op: 'gain', what: 'gold', n: 1 }] },
  ];
  expect(told(english, isThere('crags'))).toBe('If the Crags are on the board, gain 1 gold.');
  expect(told(english, isThere('oasis'))).toBe('If the Oasis is on the board, gain 1 gold.');
});

it('several of what is weak in German', () => {
  expect(noun('der Welpe(n)')?.many).toBe('Welpen');
  expect(noun('der Feind(es)')?.many).toBe('Feind');
});
