// More words that only cards of the trial set use so far: as both languages say them, each leaf of them told.
import { expect, it } from 'vitest';
import { bog, floodland, hellpits, necropolis } from '../content/probe/45-own-draws';
import { namesIn } from '../content/names';
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
    'Ziehe 1 Karte, auch wenn hier schon Karten liegen. / Lass einen deiner Gegenstände oder einen deiner Gefährten zurück.',
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
