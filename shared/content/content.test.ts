// The whole corpus: card lint, the box, and the goldens that show every changed meaning in plain words.
import { describe, expect, it } from 'vitest';
import { describe as tell, english, german, namesFrom, nameIn, typeLine, missing, messagesOf } from '../text';
import { lint } from '../rules/testing/card-lint';
import type { Def } from '../rules/vocab/definition';
import { names as germanNames } from './base/names.de';
import { names as baseNames } from './base/names.en';
import { definitionsOf } from './definitions';

const base = definitionsOf(['base']);
const of = (id: string): Def => {
  const def = base.find((d) => d.id === id);
  if (!def) throw new Error(id);
  return def;
};

describe('card lint', () => {
  it('finds nothing', () => { expect(lint(base)).toEqual([]); });
  it('finds nothing in the probe pack', () => { expect(lint(definitionsOf(['base', 'probe']))).toEqual([]); });

  const nouns = /^(?:der|die|das|pl) \S/;
  it('finds a German name with its gender for everything in the box, and a name for nothing else', () => {
    const named = base.filter(({ kind }) => kind !== 'rule').map(({ id }) => id);
    expect(named.filter((id) => germanNames[id] === undefined)).toEqual([]);
    const ids = new Set(named.map((id) => id.replace(/_(?:n|ne|e|se|s|sw|w|nw|m)$/, '')));
    expect(Object.keys(germanNames).filter((id) => !ids.has(id.replace(/_(?:n|ne|e|se|s|sw|w|nw|m)$/, '')))).toEqual([]);
    // A proper name alone takes no article.
    expect(Object.values(germanNames).filter((name) => !nouns.test(name))).toEqual(['Mephistopheles']);
  });
  it('finds every message that a card speaks in every language', () => {
    const spoken = [...new Set(base.flatMap(messagesOf))];
    expect([english, german].flatMap((language) => missing(language, spoken))).toEqual([]);
    expect(missing(german, ['ask.nobodyWroteThis'])).toEqual(['ask.nobodyWroteThis']);
  });

  /** Its calibration: mistakes put in on purpose, each of which it must find. */
  const mistakes: readonly (readonly [string, Def, string])[] = [
    ['a missing row', { ...of('base/adventure/witch'), met: [{ op: 'roll', as: 'die' }, { op: 'table', on: { var: 'die' }, rows: { '1-5': [] } }] } as Def, 'a roll of 6 has 0 rows'],
    ['a double row', { ...of('base/adventure/witch'), met: [{ op: 'roll', as: 'die' }, { op: 'table', on: { var: 'die' }, rows: { '1-6': [], '3': [] } }] } as Def, 'a roll of 3 has 2 rows'],
    ['a row that cannot be', { ...of('base/adventure/witch'), met: [{ op: 'roll', as: 'die', dice: 2 }, { op: 'table', on: { var: 'die' }, rows: { '1': [], '2-12': [] } }] } as Def, 'row 1 is never rolled'],
    ['an unbound variable', { ...of('base/adventure/healer'), met: [{ op: 'heal', n: { var: 'lots' } }] } as Def, 'variable lots is never bound'],
    ['a space that is not there', { ...of('base/adventure/raiders'), met: [{ op: 'layGold', n: 'all', at: { space: 'base/space/oasys' } }] } as Def, 'there is no base/space/oasys'],
    ['a name that is not there', { ...of('base/adventure/market'), met: [{ op: 'gainCard', named: 'sowrd', from: 'purchase' }] } as Def, 'nothing is called sowrd'],
    ['an enemy without a fight', { id: 'base/adventure/x', kind: 'enemy', subtype: 'monster', origin: 'ours' }, 'it can neither battle nor be fought by Craft'],
    ['facts of nobody', { id: 'base/adventure/x', kind: 'event' }, 'it does not say whether its facts are known or ours'],
    ['an id that is no path', { id: 'base/Ogre', kind: 'event', origin: 'ours' }, 'the id is not set/deck/name'],
  ];
  it.each(mistakes)('bites on %s', (_what, bad, found) => {
    expect(lint([...base.filter((d) => d.id !== bad.id), bad])).toContain(`${bad.id}: ${found}`);
  });
});

describe('the box of the base game', () => {
  const copies = (deck: string): number => base.filter((d) => d.deck === deck).reduce((n, d) => n + (d.copies ?? 1), 0);
  it('holds 104 Adventure, 24 Spell, 28 Purchase, 4 Talisman cards and 6 quests', () => {
    expect({ adventure: copies('adventure'), spell: copies('spell'), purchase: copies('purchase'), talisman: copies('talisman'), quest: copies('quest') })
      .toEqual({ adventure: 104, spell: 24, purchase: 28, talisman: 4, quest: 6 });
  });
  it('holds 14 characters and 49 spaces, and every ring closes', () => {
    expect(base.filter((d) => d.kind === 'character')).toHaveLength(14);
    const spaces = base.filter((d) => d.kind === 'space');
    expect(spaces).toHaveLength(49);
    for (const space of spaces) for (const link of space.links) if (link.way === 'cw') expect(spaces.find((s) => s.id === link.to)?.links).toContainEqual({ to: space.id, way: 'ccw' });
  });
  it('has the Adventure cards of the book by type', () => {
    const types: Record<string, number> = {};
    for (const d of base) if (d.deck === 'adventure') types[d.kind] = (types[d.kind] ?? 0) + (d.copies ?? 1);
    expect(types).toEqual({ event: 13, enemy: 29, stranger: 8, follower: 13, object: 19, magicObject: 13, place: 9 });
  });
});

describe('goldens (npx vitest -u blesses them, on purpose)', () => {
  const sorted = [...base].sort((a, b) => (a.id < b.id ? -1 : 1));
  it('definitions of the base game', async () => {
    await expect(`${JSON.stringify(sorted, null, 1)}\n`).toMatchFileSnapshot('./base/golden/definitions.json');
  });
  it.each([[english, baseNames], [german, germanNames]] as const)('generated texts of the base game in $name', async (language, catalogue) => {
    const names = namesFrom(catalogue);
    const text = sorted.map((d) => [`## ${nameIn(language, names, d.id)} (${d.id})`, typeLine(language, d), ...tell(language, names, d)].filter((line) => line !== '').join('\n')).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`./base/golden/texts.${language.id}.md`);
  });
});
