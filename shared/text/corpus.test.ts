// Over every definition that there is, in every language: its text reads as text, and every message that it will speak
// is known.
import { describe as group, expect, it } from 'vitest';
import { nameOf } from '../kernel/ids';
import type { Def } from '../rules/vocab/definition';
import {
  describe,
  english,
  german,
  messagesOf,
  missing,
  namesFrom,
  typeLine,
  type Language,
  type Names,
} from './index';
import { namesIn } from '../content/names';

const germanNames = namesIn('de');

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../content/*/**/*.ts',
    '!../content/**/*.test.ts',
    '!../content/common/**',
    '!../content/*/names.*.ts',
    '!../content/*/hooks.ts',
  ],
  { eager: true },
);
const isDef = (x: unknown): x is Def => typeof x === 'object' && x !== null && 'kind' in x && 'id' in x;
const all: readonly Def[] = Object.values(modules)
  .flatMap((m) => Object.values(m).flat())
  .filter(isDef);

/** What betrays a hole in the grammar or a name of ours, in any language. */
const broken =
  /undefined|\[object|NaN|[$_<>{}~!]|\b(?:eventHero|eventCard|var)\b|[a-zäöü][A-Z]| {2,}|,,|;;|\.\.| [,.;:]/;

/**
 * What nobody has translated yet is called after something that has a gender: English words are then none of a name.
 */
const inGerman: Names = (def) => (germanSlugs.has(nameOf(def)) ? catalogue(def) : 'die Probe');
const catalogue = namesFrom(germanNames);
const germanSlugs = new Set(Object.keys(germanNames).map(nameOf));

/** What each language says of itself besides. */
const languages: readonly {
  readonly language: Language;
  readonly names: Names;
  readonly file: string;
  readonly wrong: readonly RegExp[];
}[] = [
  { language: english, names: namesFrom({}), file: 'en', wrong: [/\bme\b|\b(?:a a|the the|an a|an other|is are) /] },
  {
    language: german,
    names: inGerman,
    file: 'de',
    wrong: [
      // What was left in English.
      /\b(?:you|your|roll|gain|lose|pay|cards?|space|may|cannot|when|whenever|life|lives|gold token|turn|choose|discard|character|with|from|each)\b/,
      // Articles, pronouns and prepositions that cannot stand together.
      /(?<!, )\b(?:der die|die der|den die|dem der|ein eine|eine ein|der der|die die|das das|dein deine|sein seine|zu dem|zu der|in dem|an dem|bei dem|von dem) (?!ein\b)/i,
      // Nouns that never take this article.
      /\b(?:den|dem|einen|einem|dein|deinen|kein|keinen) (?:Karte|Stärke|Region|Kreatur|Trophäe|Waffe|Figur)\b/,
      /\b(?:die|eine|deine|keine|jede) (?:Charakter|Feld|Gegenstand|Feind|Zug|Talent)\b/,
      /\b(?:das|einer|jeder) (?:Feld|Leben|Talent|Gold|Schicksal)s\b/,
      // A verb in the wrong person.
      /\bdu (?:darf|hat|ist|kann|erhält|verliert|wirft|zahlt)\b/,
      /\b(?:er|Charakter) (?:darfst|hast|bist|kannst|erhältst|verlierst|wirfst|zahlst)\b/,
    ],
  },
];

group.each(languages)('every definition in $language.name', ({ language, names, file, wrong }) => {
  it('is described in whole sentences', () => {
    const whole = /^[A-ZÄÖÜ0-9+\u2212].*[.:!]$/;
    const told = all.flatMap((def) => describe(language, names, def).map((text) => ({ id: def.id, text })));
    expect(told.filter(({ text }) => !whole.test(text))).toEqual([]);
    expect(told.filter(({ text }) => [broken, ...wrong].some((bad) => bad.test(text)))).toEqual([]);
    expect(all.filter((def) => !/^[A-ZÄÖÜ]/.test(typeLine(language, def)))).toEqual([]);
  });

  it(`speaks messages that it knows (add what is missing to ${file}/questions.ts or ${file}/buttons.ts)`, () => {
    expect(missing(language, [...new Set(all.flatMap((def) => messagesOf(def)))])).toEqual([]);
  });
});

it('the checks of German bite', () => {
  const german = languages[1]?.wrong ?? [];
  const bites = (text: string): boolean => german.some((bad) => bad.test(text));
  for (const bad of [
    'Wirf 1 Würfel and gain 1 gold.',
    'Lege den Karte ab.',
    'Nimm eine Gegenstand.',
    'Du darf 1 Gold zahlen: du darf.',
    'Wenn er verlierst, nichts.',
    'Gehe zu dem Wald.',
    'Nimm die der Karte.',
  ])
    expect(bites(bad), bad).toBe(true);
  expect(bites('Wenn du gut bist, erhalte 1 Leben; sonst teleportiere dich in den Wald.')).toBe(false);
});
