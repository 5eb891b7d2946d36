// Articles: proper names have none, "other" shares its own, and what is said of most has the gender of its thing.
import { expect, it } from 'vitest';
import type { Effect } from '../rules/vocab/effect';
import type { Ability, Static } from '../rules/vocab/ability';
import { describe, english, german, namesFrom, type Language } from './index';

const names = namesFrom({});
const does = (language: Language, ...met: readonly Effect[]): string =>
  describe(language, names, { id: 'x/adventure/x', kind: 'event', met }).join(' | ');
const holds = (language: Language, ...standing: readonly Static[]): string => {
  const abilities: readonly Ability[] = [{ id: 'a', static: standing }];
  return describe(language, names, { id: 'x/adventure/x', kind: 'magicObject', abilities }).join(' | ');
};

it('another is one word', () => {
  const towards: Effect = {
    op: 'if',
    cond: { exists: { cards: { kind: 'figure', zone: 'stands', not: { self: true } } } },
    then: [{ op: 'gain', what: 'gold', n: 1 }],
  };
  expect(does(english, towards)).toBe('If there is another Figure on the board, gain 1 gold.');
});

it('the most and the least have the gender of what is counted', () => {
  const most = (what: 'strength' | 'craft' | 'life' | 'gold'): Effect => ({
    op: 'each',
    of: { heroes: {}, most: what },
    as: 'one',
    do: [{ op: 'lose', what: 'life', n: 1, who: { var: 'one' } }],
  });
  expect(does(german, most('strength'))).toBe('Jeder Charakter mit der meisten Stärke verliert 1 Leben.');
  expect(does(german, most('craft'))).toBe('Jeder Charakter mit dem meisten Talent verliert 1 Leben.');
  expect(does(german, most('life'))).toBe('Jeder Charakter mit den meisten Leben verliert 1 Leben.');
  expect(does(english, most('strength'))).toBe('Every character with the most Strength loses 1 life.');
});

it('whoever has a proper name is not one of several', () => {
  const fight: Effect = { op: 'fight', foe: { name: 'moroz', strength: 7 }, as: 'end' };
  expect(does(english, fight)).toBe('Fight Moroz of Strength 7 in battle.');
  expect(does(german, fight)).toBe('Kämpfe gegen Moroz (Stärke 7).');
  const against: Static = { stat: 'strength', add: 1, when: { fight: { subtype: 'ambrades' } } };
  expect(holds(english, against)).toBe('+1 Strength against Ambrades.');
  expect(holds(german, against)).toBe('+1 Stärke gegen Ambrades.');
});

it('the undead are so called in German', () => {
  const kill: Effect = { op: 'discard', card: { var: 'x' } };
  const choose: Effect = { op: 'choose', from: { cards: { subtype: 'undead', inFight: true } }, as: 'x' };
  expect(does(german, choose, kill)).toBe('Lege einen Untoten in diesem Kampf ab.');
  const trophies: Effect = {
    op: 'choose',
    from: { cards: { subtype: 'undead', zone: 'trophy', heldBy: 'me' } },
    as: 'x',
  };
  expect(does(german, trophies, kill)).toBe('Lege eine deiner Trophäen vom Typ Untoter ab.');
});
