// An attack roll that is made without a die, as both languages say it.
import { expect, it } from 'vitest';
import { namesIn } from '../content/names';
import { beforeDice } from '../content/dragon/alike/dragons';
import { enemy, roll, v } from '../rules/dsl';
import { describe, english, german, namesFrom, type Language } from './index';

const dragon = enemy('dragon/grilipus/mist_dragon', {
  origin: 'ours',
  subtype: 'dragon',
  craft: 6,
  abilities: [
    beforeDice('mist', [
      roll('first'),
      { op: 'attackWith', side: 'mine', shows: v('first') },
      { op: 'attackWith', side: 'theirs', shows: 3 },
    ]),
  ],
});
const text = (language: Language): string => describe(language, namesFrom(namesIn(language.id)), dragon).join(' / ');

it('says whose it is and what it is', () => {
  expect(text(english)).toContain('roll 1 die and use the result as your attack roll; it uses 3 as its attack roll.');
  expect(text(german)).toContain(
    'wirf 1 Würfel und nimm das Ergebnis als deinen Angriffswurf; sie nimmt 3 als ihren Angriffswurf.',
  );
});
