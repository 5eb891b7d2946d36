// What cards drawn by lot out of all sets found wanting, as both languages say it.
import { expect, it } from 'vitest';
import { object, plus } from '../rules/dsl';
import type { Cond } from '../rules/vocab/select';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const strongIf = (when: Cond): readonly string[] => {
  const card = object('moor/adventure/horn', {
    origin: 'ours',
    abilities: [{ id: 'strong', static: [plus('strength', 1, { when })] }],
  });
  return [english, german].map((language) => describe(language, names, card).join(' '));
};

it('that there is one thing or another is said once', () => {
  const [en, de] = strongIf({
    any: [
      { exists: { cards: { kind: 'enemy', at: 'here' } } },
      { exists: { heroes: { who: 'others', at: { here: true } } } },
    ],
  });
  expect(en).toBe('+1 Strength if there is an Enemy on your space or another character on your space.');
  expect(de).toBe('+1 Stärke, wenn es einen Feind auf deinem Feld oder einen anderen Charakter auf deinem Feld gibt.');
});

it('what there is not stands by itself', () => {
  const [en, de] = strongIf({
    all: [
      { exists: { cards: { kind: 'enemy', at: 'here' } } },
      { not: { exists: { heroes: { who: 'others', at: { here: true } } } } },
    ],
  });
  expect(en).toContain('there is no other character');
  expect(de).toContain('keinen anderen Charakter');
});
