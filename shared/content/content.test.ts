// The whole corpus: card lint, the box, and the goldens that show every changed meaning in plain words.
import { describe, expect, it } from 'vitest';
import {
  describe as tell,
  english,
  german,
  namesFrom,
  nameIn,
  typeLine,
  missing,
  messagesOf,
  type Language,
} from '../text';
import { lint } from '../rules/testing/card-lint';
import { lintOverlays } from '../rules/testing/overlay-lint';
import { profiles } from '../rules/options/registry';
import { optionsOf } from '../rules/options/resolve';
import type { Def } from '../rules/vocab/definition';
import type { Overlay } from '../rules/vocab/overlay';
import { names as germanBase } from './base/names.de';
import { names as germanEndings } from './common/names.de';
import { names as baseNames } from './base/names.en';
import { names as cityNames } from './city/names.en';
import { definitionsOf, overlays, sets } from './definitions';

const germanNames = { ...germanBase, ...germanEndings };
const base = definitionsOf(['base']);
/** Of sets that are not built yet. */
const endings = base.filter((d) => !d.id.startsWith('base/'));
/** The base game as an edition has it. */
const edition = (profile: string): readonly Def[] => definitionsOf(['base'], optionsOf({ profile, rules: {} }));
const of = (id: string): Def => {
  const def = base.find((d) => d.id === id);
  if (!def) throw new Error(id);
  return def;
};

describe('card lint', () => {
  it.each(profiles)('finds nothing in the %s edition', (profile) => {
    expect(lint(edition(profile))).toEqual([]);
  });
  it('finds nothing in the probe pack', () => {
    expect(lint(definitionsOf(['base', 'probe']))).toEqual([]);
  });

  const nouns = /^(?:der|die|das|pl) \S/;
  it('finds a German name with its gender for everything in the box, and a name for nothing else', () => {
    const named = base.map(({ id }) => id);
    expect(named.filter((id) => germanNames[id] === undefined)).toEqual([]);
    const ids = new Set(named.map((id) => id.replace(/_(?:n|ne|e|se|s|sw|w|nw|m)$/, '')));
    expect(Object.keys(germanNames).filter((id) => !ids.has(id.replace(/_(?:n|ne|e|se|s|sw|w|nw|m)$/, '')))).toEqual(
      [],
    );
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
    [
      'a missing row',
      {
        ...of('base/adventure/witch'),
        met: [
          { op: 'roll', as: 'die' },
          { op: 'table', on: { var: 'die' }, rows: { '1-5': [] } },
        ],
      } as Def,
      'a roll of 6 has 0 rows',
    ],
    [
      'a double row',
      {
        ...of('base/adventure/witch'),
        met: [
          { op: 'roll', as: 'die' },
          { op: 'table', on: { var: 'die' }, rows: { '1-6': [], '3': [] } },
        ],
      } as Def,
      'a roll of 3 has 2 rows',
    ],
    [
      'a row that cannot be',
      {
        ...of('base/adventure/witch'),
        met: [
          { op: 'roll', as: 'die', dice: 2 },
          { op: 'table', on: { var: 'die' }, rows: { '1': [], '2-12': [] } },
        ],
      } as Def,
      'row 1 is never rolled',
    ],
    [
      'an unbound variable',
      { ...of('base/adventure/healer'), met: [{ op: 'heal', n: { var: 'lots' } }] } as Def,
      'variable lots is never bound',
    ],
    [
      'a space that is not there',
      { ...of('base/adventure/raiders'), met: [{ op: 'layGold', n: 'all', at: { space: 'base/space/oasys' } }] } as Def,
      'there is no base/space/oasys',
    ],
    [
      'a name that is not there',
      { ...of('base/adventure/market'), met: [{ op: 'gainCard', named: 'sowrd', from: 'purchase' }] } as Def,
      'nothing is called sowrd',
    ],
    [
      'an enemy without a fight',
      { id: 'base/adventure/x', kind: 'enemy', subtype: 'monster', origin: 'ours' },
      'it can neither battle nor be fought by Craft',
    ],
    [
      'facts of nobody',
      { id: 'base/adventure/x', kind: 'event' },
      'it does not say whether its facts are known or ours',
    ],
    ['an id that is no path', { id: 'base/Ogre', kind: 'event', origin: 'ours' }, 'the id is not set/deck/name'],
  ];
  it.each(mistakes)('bites on %s', (_what, bad, found) => {
    expect(lint([...base.filter((d) => d.id !== bad.id), bad])).toContain(`${bad.id}: ${found}`);
  });
});

describe('overlay lint', () => {
  it('finds nothing', () => {
    expect(lintOverlays(overlays, definitionsOf(['base', 'probe']))).toEqual([]);
  });
  const ogre = 'base/adventure/ogre';
  const mistakes: readonly (readonly [string, readonly Overlay[], string])[] = [
    [
      'a definition that is not there',
      [{ overlay: 'base/adventure/ogr', when: { edition: 'revised' }, with: { copies: 1 } }],
      'base/adventure/ogr: there is no such definition',
    ],
    [
      'an option that is not there',
      [{ overlay: ogre, when: { editoin: 'revised' }, with: { copies: 1 } }],
      `${ogre}: there is no option editoin`,
    ],
    [
      'a value that it never has',
      [{ overlay: ogre, when: { edition: 'first' }, with: { copies: 1 } }],
      `${ogre}: edition is never first`,
    ],
    [
      'nothing changed',
      [{ overlay: ogre, when: { edition: 'revised' }, with: { copies: 2 } }],
      `${ogre}: copies is the same without the overlay`,
    ],
    ['no field at all', [{ overlay: ogre, when: { edition: 'revised' } }], `${ogre}: an overlay changes nothing`],
    [
      'no condition',
      [{ overlay: ogre, when: {}, with: { copies: 1 } }],
      `${ogre}: it holds always: write it into the definition`,
    ],
    [
      'two that contradict each other',
      [
        { overlay: ogre, when: { edition: 'revised' }, with: { copies: 1 } },
        { overlay: ogre, when: { fate: false }, with: { copies: 3 } },
      ],
      `${ogre}: two overlays say something of copies at once`,
    ],
  ];
  it.each(mistakes)('bites on %s', (_what, bad, found) => {
    expect(lintOverlays(bad, base)).toContain(found);
  });
});

describe('the box of the base game', () => {
  const copies = (defs: readonly Def[], deck: string): number =>
    defs.filter((d) => d.deck === deck).reduce((n, d) => n + (d.copies ?? 1), 0);
  const types = (defs: readonly Def[]): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const d of defs) if (d.deck === 'adventure') found[d.kind] = (found[d.kind] ?? 0) + (d.copies ?? 1);
    return found;
  };
  /** Adventure cards of editions whose deck is not that of the printed game. */
  const adventures: Readonly<Record<string, number>> = { digital: 105 };
  it('holds 104 Adventure, 24 Spell, 28 Purchase, 4 Talisman cards and 6 quests', () => {
    for (const profile of profiles) {
      expect(
        Object.fromEntries(
          ['adventure', 'spell', 'purchase', 'talisman', 'quest'].map((deck) => [deck, copies(edition(profile), deck)]),
        ),
        profile,
      ).toEqual({ adventure: adventures[profile] ?? 104, spell: 24, purchase: 28, talisman: 4, quest: 6 });
    }
  });
  it('holds 14 characters and 49 spaces, and every ring closes', () => {
    expect(base.filter((d) => d.kind === 'character')).toHaveLength(14);
    const spaces = base.filter((d) => d.kind === 'space');
    expect(spaces).toHaveLength(49);
    for (const space of spaces)
      for (const link of space.links)
        if (link.way === 'cw')
          expect(spaces.find((s) => s.id === link.to)?.links).toContainEqual({ to: space.id, way: 'ccw' });
  });
  it('has the Adventure cards of the book by type', () => {
    expect(types(edition('revised'))).toEqual({
      event: 13,
      enemy: 29,
      stranger: 8,
      follower: 13,
      object: 19,
      magicObject: 13,
      place: 9,
    });
    expect(types(edition('digital'))).toEqual({
      event: 13,
      enemy: 30,
      stranger: 9,
      follower: 13,
      object: 19,
      magicObject: 13,
      place: 8,
    });
  });
});

describe('goldens (npx vitest -u blesses them, on purpose)', () => {
  const sorted = base.filter((d) => !endings.includes(d)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const languages = [
    { language: english, catalogue: { ...baseNames, ...cityNames } },
    { language: german, catalogue: germanNames },
  ] as const;
  const toldIn = (language: Language, catalogue: Readonly<Record<string, string>>, d: Def, rules = {}): string => {
    const names = namesFrom(catalogue);
    return [`## ${nameIn(language, names, d.id)} (${d.id})`, typeLine(language, d), ...tell(language, names, d, rules)]
      .filter((line) => line !== '')
      .join('\n');
  };
  const textsIn = (language: Language, catalogue: Readonly<Record<string, string>>, defs: readonly Def[]): string =>
    defs.map((d) => toldIn(language, catalogue, d)).join('\n\n');
  const names = namesFrom(languages[0].catalogue);
  const told = (d: Def, rules = {}): string => toldIn(english, languages[0].catalogue, d, rules);
  const rulesOf = (profile: string): ReturnType<typeof optionsOf> => optionsOf({ profile, rules: {} });
  it('definitions of the base game', async () => {
    await expect(`${JSON.stringify(sorted, null, 1)}\n`).toMatchFileSnapshot('./base/golden/definitions.json');
  });
  it.each(languages)('generated texts of the base game in $language.name', async ({ language, catalogue }) => {
    await expect(`${textsIn(language, catalogue, sorted)}\n`).toMatchFileSnapshot(
      `./base/golden/texts.${language.id}.md`,
    );
  });
  it('what each edition has otherwise, in data and in words', async () => {
    const before = new Map(base.map((d) => [d.id, d]));
    const inWords = (d: Def, was: Def | undefined, profile: string): string => {
      const now = told(d, rulesOf(profile));
      return was !== undefined && told(was) === now ? `## ${names(d.id)} (${d.id})` : now;
    };
    const text = profiles.flatMap((profile) => {
      const defs = edition(profile);
      const changed = defs.filter((d) => before.get(d.id) !== d || told(d, rulesOf(profile)) !== told(d));
      const gone = base.filter(({ id }) => !defs.some((d) => d.id === id));
      if (changed.length + gone.length === 0) return [];
      const fields = (d: Def): string =>
        Object.entries(d)
          .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(d.id)?.[key as keyof Def]))
          .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
          .join('\n');
      return [
        `# ${profile}`,
        ...changed.map((d) =>
          `${inWords(d, before.get(d.id), profile)}\n\n    ${fields(d).replaceAll('\n', '\n    ')}`.trimEnd(),
        ),
        ...gone.map(({ id }) => `## ${names(id)} (${id})\nnot in this edition`),
      ];
    });
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('./base/golden/editions.en.md');
  });
  it('endings of sets that are not built yet', async () => {
    await expect(`${JSON.stringify(endings, null, 1)}\n`).toMatchFileSnapshot('./common/golden/endings.json');
  });
  it.each(languages)('endings of sets that are not built yet in $language.name', async ({ language, catalogue }) => {
    await expect(`${textsIn(language, catalogue, endings)}\n`).toMatchFileSnapshot(
      `./common/golden/endings.${language.id}.md`,
    );
  });
  it('what each edition says otherwise in German', async () => {
    const { language, catalogue } = languages[1];
    const before = new Map(base.map((d) => [d.id, toldIn(language, catalogue, d)]));
    const text = profiles.flatMap((profile) => {
      const otherwise = edition(profile)
        .map((d) => [d.id, toldIn(language, catalogue, d, rulesOf(profile))] as const)
        .filter(([id, now]) => before.get(id) !== now);
      return otherwise.length === 0 ? [] : [`# ${profile}`, ...otherwise.map(([, now]) => now)];
    });
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('./base/golden/editions.de.md');
  });
});

describe('endings', () => {
  it('come with the base game where they need nothing of their set, and make no set of their own', () => {
    expect(sets).toEqual(['base']);
    expect(endings.map((d) => d.kind)).toEqual(endings.map(() => 'ending'));
    expect(endings.length).toBeGreaterThanOrEqual(10);
    expect(definitionsOf(['probe']).every((d) => d.id.startsWith('probe/'))).toBe(true);
  });
});
