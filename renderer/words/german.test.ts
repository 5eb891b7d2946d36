// German and English side by side: the same thing is called the same everywhere, on the screen, in the lessons and in
// the rulebook, and as the names of places and cards have it. The list of terms: docs/how-to/add-a-language.md.
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../shared/content/names';
import { english, german, nameIn, namesFrom } from '../../shared/text/index';
import { de } from './de';
import { en } from './en';
import { de as lessonsDe } from './lessons/de';
import { en as lessonsEn } from './lessons/en';
import { wordsOfOptions as optionsDe } from './options/de';
import { wordsOfOptions as optionsEn } from './options/en';

const germanNames = namesIn('de');

type Pair = { readonly at: string; readonly en: string; readonly de: string };
/** Of a phrase with values: what stands in its source, which is where its words are. */
const textOf = (x: unknown): string | undefined =>
  typeof x === 'string' ? x : typeof x === 'function' ? String(x) : undefined;
function pairs(x: unknown, y: unknown, at: string): readonly Pair[] {
  const [one, other] = [textOf(x), textOf(y)];
  if (one !== undefined) return [{ at, en: one, de: other ?? '' }];
  if (typeof x !== 'object' || x === null || typeof y !== 'object' || y === null) return [];
  return Object.entries(x).flatMap(([key, value]) =>
    pairs(value, (y as Readonly<Record<string, unknown>>)[key], `${at}.${key}`),
  );
}
const all = [
  ...pairs(en, de, 'words'),
  ...pairs(lessonsEn, lessonsDe, 'lessons'),
  ...pairs(optionsEn, optionsDe, 'options'),
  ...pairs(english.rules, german.rules, 'rules'),
].filter(({ at }) => !at.startsWith('words.keys.') && !at.endsWith('.source'));

/** What each thing is called, wherever English names it. */
const terms: readonly (readonly [english: RegExp, german: RegExp])[] = [
  [/\bCrown of Command\b/, /Krone der Herrschaft/],
  [/\bCommand Spell\b/, /Befehlszauber/],
  [/\bValley of Fire\b/, /Tals? des Feuers/],
  [/\bStorm River\b/, /Sturmfluss/],
  [/\bFollowers?\b/, /Gefährte/],
  [/\bHench/, /Gefolg/],
  [/\bMagic Objects?\b/, /Magisch\S* Gegenst/],
  [/\bObjects?\b/, /Gegenst/],
  [/\bSpells?\b/, /[Zz]auber/],
  [/\b[Qq]uests?\b/, /Auftr/],
  [/\bStrength\b/, /Stärke/],
  [/\bCraft\b/, /Talent/],
  [/\bfate\b/, /Schicksal/],
  [/\bpsychic\b/i, /psychisch/i],
  [/\bcreatures?\b/i, /Kreatur|Gegner/],
  [/\bcharacters?\b/i, /Charakter/],
  [/\btroph(?:y|ies)\b/i, /Trophäe/],
  [/\bToads?\b/, /Kröte/],
  [/\bTalismans?\b/, /Talisman/],
  [/\bstand-off\b/i, /Patt/],
  [/\balignment\b/i, /Gesinnung/],
  [/\beditions?\b/i, /Edition/],
  [/\b(?:Inner|Middle|Outer) Region\b/, /(?:Inner|Mittler|Äußer)en? (?:oder Mittleren )?Region|die Innere/],
  [/\bTransformations?\b/, /Verwandlung/],
  [/\bjournal\b/i, /Chronik/],
  [/\brecords\b/i, /Annalen/],
  [/\bhall of fame\b/i, /Ruhmeshalle/],
  [/\bseeds?\b/i, /Startwert/],
  [/\bhouse rules?\b/i, /Hausregel/],
  [/\brounds\b/i, /Runde/],
  [/\bcasual\b/i, /zwanglos/i],
  [/\btutorial\b/i, /Einführung/],
  [/\blessons?\b/i, /Lektion/],
  [/\bWeapons?\b/, /Waffe/],
  [/\bArmour\b/, /Rüstung/],
  [/\bseat\b/i, /Platz/],
  [/\bencounters?\b/i, /[Bb]egegn/],
  [/\bevad/i, /[Aa]us(?:ge)?w[ei]+ch|weich/],
  [/\bditch/i, /zurücklass/i],
  [/\bboard\b(?! game)/i, /Spielplan/],
  [/\bspaces\b/i, /Feld/],
  [/\bcounters\b/i, /[Mm]arken/],
  [/\bendings\b|\b(?:the|hidden) ending\b/i, /Ende/],
];
/** What nothing is called, since it has another name. */
const strange =
  /Krone der Macht|Feuertal|Werwolfhöhle|Gruft|Begleiter|Zauberspr[uü]ch|\bAufgaben?\b|Geschöpf|\bWesen\b|\bBrett\b|Auflage|\bAusgabe\b|Geistesduell|Goldstück|\bFassung\b|\bHeld(?:en)?\b/;

describe('German', () => {
  it('calls each thing by its one name wherever English does', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(
      all.flatMap(({ at, en: said, de: told }) =>
        terms
          .filter(([one, other]) => one.test(said) && !other.test(told))
          .map(([one]) => `${at}: ${one.source} in "${said}" is not in "${told}"`),
      ),
    ).toEqual([]);
  });
  it('uses no second name', () => {
    expect(all.filter(({ de: told }) => strange.test(told)).map(({ at, de: told }) => `${at}: ${told}`)).toEqual([]);
  });

  const catalogue = { en: namesFrom(namesIn('en')), de: namesFrom(namesIn('de')) };
  const endings = /\((\w+)\)/g;
  /** A name in any case: "Tals des Feuers", "Schwarzen Ritter". */
  const inAnyCase = (id: string): RegExp => {
    const bare = nameIn(german, catalogue.de, id);
    const entry = (germanNames[id] ?? bare).replace(/^(?:der|die|das|pl) /, '');
    const forms = [entry.replace(endings, ''), entry.replace(endings, '$1'), bare].map((form) =>
      form.replaceAll('~', '\\S+'),
    );
    return new RegExp(forms.join('|'));
  };
  const places = Object.keys(germanNames).filter((id) =>
    /^base\/(?:space|adventure|character|spell|purchase)\//.test(id),
  );
  it('spells places, cards and characters in the lessons and the rulebook as their names have it', () => {
    const named = all.filter(({ at }) => at.startsWith('lessons.') || at.startsWith('rules.'));
    const wrong = named.flatMap(({ at, en: said, de: told }) =>
      places
        .filter(
          (id) => new RegExp(`\\b${nameIn(english, catalogue.en, id)}\\b`).test(said) && !inAnyCase(id).test(told),
        )
        .map(
          (id) => `${at}: ${nameIn(english, catalogue.en, id)} is not ${nameIn(german, catalogue.de, id)} in "${told}"`,
        ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
  it.each([
    ['English', catalogue.en, english, optionsEn],
    ['German', catalogue.de, german, optionsDe],
  ] as const)('%s names a rule that speaks as the set-up screen does', (_, names, language, options) => {
    const rules = Object.keys(germanNames).filter((id) => id.startsWith('base/rule/'));
    expect(rules.length).toBeGreaterThan(4);
    expect(
      rules
        .map((id) => [nameIn(language, names, id), options[id.replace('base/rule/', '')]?.label ?? id])
        .filter(([name = '', label = '']) => !name.includes(label)),
    ).toEqual([]);
  });
  it('would find a place by another name', () => {
    expect(inAnyCase('base/space/valley_of_fire').test('Nur mit ihm kommst du ins Feuertal.')).toBe(false);
    expect(inAnyCase('base/space/valley_of_fire').test('am Rand des Tals des Feuers')).toBe(true);
    expect(inAnyCase('base/space/black_knight').test('beim Schwarzen Ritter')).toBe(true);
  });
});

// The definitions as their goldens have them: content itself is not for the screen.
const goldens = import.meta.glob<string>('../../shared/content/*/golden/*.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const found = (pattern: RegExp): readonly string[] =>
  [...new Set(Object.values(goldens).flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => key)))].sort();

describe.each([
  ['English', en],
  ['German', de],
] as const)('%s', (_, words) => {
  it('has a word for whatever counters lie on a card or a space', () => {
    const kinds = found(/"op":"(?:spaceT|t)okens",(?:"(?:on|at)":[^,]+,)"kind":"(\w+)"/g).filter(
      (kind) => kind !== 'ready',
    );
    expect(kinds).toContain('souls');
    expect(kinds.filter((kind) => words.pieces.token[kind] === undefined)).toEqual([]);
  });
});
