// Texts that could be read in two ways, or that said a thing twice, and how they read: in English and in German.
import { expect, it } from 'vitest';
import type { Program } from '../rules/vocab/effect';
import type { Selector } from '../rules/vocab/select';
import { describe, english, german, namesFrom, type Language } from './index';
import { textOf } from '../rules/testing/texts-of';

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
    'but not the space itself',
    'aber nicht dem Feld selbst, und deinen Zug beenden',
  ],
  // each of several kinds
  ['frostmarch/adventure/ragnarok', 'every Enemy, every Place and every Stranger', 'jeden Feind'],
  [
    'city/city/grifter',
    'take all the cards and gold on this card and discard it',
    'nimm alle Karten und das ganze Gold von dieser Karte und lege sie ab',
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
