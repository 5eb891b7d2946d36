// What a native reader stumbled over: parts of a sentence that were read as parts of another.
import { expect, it } from 'vitest';
import { definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import type { Program } from '../rules/vocab/effect';
import { describe, english, german, namesFrom } from './index';

const city = definitionsOf(['base', 'city']);
const texts = (id: string): readonly string[] => {
  const def = city.find((one) => one.id === id);
  if (def === undefined) throw new Error(id);
  return [english, german].map((x) => describe(x, namesFrom(namesIn(x.id)), def, {}, city).join(' / '));
};
const met = (code: Program): readonly string[] =>
  [english, german].flatMap((x) => describe(x, namesFrom({}), { id: 'x/adventure/x', kind: 'event', met: code }));

it('what follows a choice or a chart is no part of it', () => {
  const [en, de] = texts('city/city/black_market');
  expect(en).toContain(
    'or do nothing. Then roll 1 die: 1-3 – discard that card and you are thrown in Jail; 4-6 – no effect. Then discard this card.',
  );
  expect(de).toContain('oder tue nichts. Dann wirf 1 Würfel: 1-3 – ');
  expect(de).toContain('4-6 – nichts. Dann lege diese Karte ab.');
});

it('one thing that is sold is no list', () => {
  const [en, de] = texts('city/city/six_fates_inn');
  expect(en).toMatch(/^Choose one: buy a Water Bottle for 1 gold; or roll 1 die: /);
  expect(de).toMatch(/^Wähle eines: kaufe eine Wasserflasche für 1 Gold; oder wirf 1 Würfel: /);
});

it('a short choice behind a test stands behind it, too', () => {
  const lose = (what: 'life' | 'strength' | 'craft') => [{ op: 'lose', what, n: 1 }] as const;
  const either = {
    op: 'pick',
    options: [
      { key: 'a', do: lose('strength') },
      { key: 'b', do: lose('craft') },
    ],
  } as const;
  const win = [{ op: 'win', who: 'me' }] as const;
  expect(met([{ op: 'if', cond: { alignment: 'evil' }, then: win, else: [...lose('life'), either] }])).toEqual([
    'If you are evil, win the game. Otherwise, lose 1 life, and lose 1 Strength or 1 Craft.',
    'Wenn du böse bist, gewinne das Spiel. Sonst verliere 1 Leben, und verliere 1 Stärke oder 1 Talent.',
  ]);
});

it('"es gibt" is said once of several things', () => {
  const [, de] = texts('city/pet/hopper');
  expect(de).toContain(
    'und es eine Karte auf diesem Feld oder einen anderen Charakter auf diesem Feld gibt, darfst du',
  );
});
