// Words of the trial set as both languages say them: what is dropped, spared and read in place of something else.
import { expect, it } from 'vitest';
import { celestial } from '../content/probe/49-celestial';
import { shardsOfTheOldWorld } from '../content/probe/56-shards';
import { namesIn } from '../content/names';
import type { Def } from '../rules/vocab/definition';
import { describe, english, german, namesFrom, type Language } from './index';
import { blindLeaves } from './testing/leaves';

const text = (language: Language, def: Def): string =>
  describe(language, namesFrom(namesIn(language.id)), def).join(' / ');
const says = (def: Def, en: string, de: string): void => {
  expect(text(english, def)).toContain(en);
  expect(text(german, def)).toContain(de);
};
/** Dropped or changed, each leaf of these changes the text in both languages. */
const tellsAll = (...defs: readonly Def[]): void => {
  for (const language of [english, german]) expect(blindLeaves(defs, (def) => text(language, def))).toEqual([]);
};

it('the result of a prayer that is dropped', () => {
  says(
    celestial,
    'Whenever you pray, you may drop the result and replenish 1 fate.',
    'Immer wenn du betest, darfst du das Ergebnis entfallen lassen und 1 Schicksal auffüllen.',
  );
  tellsAll(celestial);
});

it('what spaces read in place of their own text', () => {
  says(
    shardsOfTheOldWorld,
    'Every space not covered by a card outside the Inner Region reads as the Desert in place of its own text.',
    'Jedes Feld außerhalb der Inneren Region, über dem keine Karte liegt, hat statt seines eigenen Textes den Text der Wüste.',
  );
  tellsAll(shardsOfTheOldWorld);
});
