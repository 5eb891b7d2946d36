// Texts that a draw of unbuilt cards found wanting, as both languages say them.
import { expect, it } from 'vitest';
import { always, count, enemy, event, gain, is, magicObject, plus, stat } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const says = (def: Def, en: string, de: string): void => {
  expect(describe(english, names, def).join(' / ')).toBe(en);
  expect(describe(german, names, def).join(' / ')).toBe(de);
};

const rich = count({ heroes: { where: is(stat('gold', 'it'), '>=', 2) } });

it('what those who are counted are like', () => {
  says(
    event('probe/test/gold', { met: [gain('gold', rich)] }),
    'Gain gold equal to the number of characters who have at least 2 gold.',
    'Erhalte so viel Gold wie die Zahl der Charaktere, die mindestens 2 Gold haben.',
  );
  says(
    enemy('probe/test/strong', { subtype: 'monster', strength: rich }),
    'Its Strength is the number of characters who have at least 2 gold.',
    'Die Stärke dieser Karte ist die Zahl der Charaktere, die mindestens 2 Gold haben.',
  );
  says(
    enemy('probe/test/stronger', { subtype: 'monster', craft: { most: [1, { plus: [rich, rich] }] } }),
    'Its Craft is the number of characters who have at least 2 gold plus the number of characters who have at least 2 gold (at least 1).',
    'Das Talent dieser Karte ist die Zahl der Charaktere, die mindestens 2 Gold haben, plus die Zahl der Charaktere, die mindestens 2 Gold haben (mindestens 1).',
  );
  says(
    magicObject('probe/test/added', { abilities: [always(plus('attackRoll', rich))] }),
    'Add the number of characters who have at least 2 gold to your attack rolls.',
    'Du addierst die Zahl der Charaktere, die mindestens 2 Gold haben, zu deinen Angriffswürfen.',
  );
});
