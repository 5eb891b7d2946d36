// Words that only cards of the trial set use so far, as both languages say them.
import { expect, it } from 'vitest';
import { heraldOfFamine } from '../content/probe/33-any-die';
import type { Def } from '../rules/vocab/definition';
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
