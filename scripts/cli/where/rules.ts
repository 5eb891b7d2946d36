// The rules map asked: the paragraphs that a question means, the code that carries them out, the scenarios that prove
// them.
import type { Book, Proof } from '../../rules-map/book';
import { codeAt, declarations, type Place } from './code';
import { stemsOf, wordings } from './words';

export type Rule = {
  readonly place: string;
  readonly heading: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
  readonly says: string;
  readonly by: readonly string[];
  readonly proof: readonly Proof[];
};
type Carrier = Place & {
  readonly rules: readonly Rule[];
  readonly own: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
};
export type Atlas = {
  readonly rules: readonly Rule[];
  readonly carriers: readonly Carrier[];
  /** How much a word tells: what stands nearly everywhere tells nothing. */
  readonly weight: (word: string) => number;
};

const lastPart = (heading: string): string => heading.split(' / ').at(-1) ?? heading;

/** @param books the Revised one first; what the others take over from it is told once */
export function atlasOf(books: readonly Book[]): Atlas {
  const rules = books.flatMap((book) =>
    book.sections.flatMap((section) =>
      section.paragraphs
        .filter((p) => p.as === undefined && p.by.length > 0)
        .map((p): Rule => ({
          place: p.place,
          heading: stemsOf(lastPart(section.heading)),
          text: stemsOf(p.says),
          says: p.says,
          by: p.by,
          proof: p.proof,
        })),
    ),
  );
  const at = (p: Place): string => `${p.file}:${p.line}`;
  const places = new Map<string, { readonly place: Place; readonly rules: Rule[] }>();
  for (const place of declarations()) places.set(at(place), { place, rules: [] });
  const located = new Map<string, Place | undefined>();
  for (const rule of rules)
    for (const ref of rule.by) {
      if (!located.has(ref)) located.set(ref, codeAt(ref));
      const place = located.get(ref);
      if (!place) continue;
      const known = places.get(at(place)) ?? { place, rules: [] };
      known.rules.push(rule);
      places.set(at(place), known);
    }
  const carriers = [...places.values()].map(({ place, rules: own }): Carrier => ({
    ...place,
    rules: own,
    own: stemsOf(place.name),
    told: stemsOf(place.says),
  }));
  const texts = [...rules.map((r) => new Set([...r.heading, ...r.text])), ...carriers.map((c) => c.own)];
  const seen = new Map<string, number>();
  for (const text of texts) for (const word of text) seen.set(word, (seen.get(word) ?? 0) + 1);
  return { rules, carriers, weight: (word) => Math.log(1 + texts.length / (1 + (seen.get(word) ?? 0))) };
}

/**
 * The share of the question that is found, each word where it counts most, and how much of a heading or name it fills.
 */
function share(
  atlas: Atlas,
  asked: readonly string[],
  where: readonly (readonly [ReadonlySet<string>, number])[],
): number {
  const all = asked.reduce((sum, word) => sum + atlas.weight(word), 0);
  const found = asked.reduce(
    (sum, word) =>
      sum + atlas.weight(word) * Math.max(0, ...where.map(([words, worth]) => (words.has(word) ? worth : 0))),
    0,
  );
  return all === 0 ? 0 : found / all;
}

/** How much of a name the question says: the closer the name, the better. */
const filled = (words: ReadonlySet<string>, asked: readonly string[]): number =>
  words.size === 0 ? 0 : asked.filter((word) => words.has(word)).length / words.size;

const ruleScore = (atlas: Atlas, asked: readonly string[], rule: Rule): number =>
  share(atlas, asked, [
    [rule.heading, 1],
    [rule.text, 0.9],
  ]) +
  0.5 * filled(rule.heading, asked);

const carrierScore = (atlas: Atlas, asked: readonly string[], one: Carrier): number =>
  share(atlas, asked, [
    [one.own, 1],
    [one.told, 0.6],
  ]) *
  (0.6 + 0.4 * filled(one.own, asked));

export type Found = {
  readonly code: readonly { readonly place: Place; readonly rule: Rule | undefined; readonly score: number }[];
  readonly rules: readonly Rule[];
};

/** Less of the question than this is no answer. */
const least = 0.45;

export function ask(atlas: Atlas, question: string): Found {
  const ways = wordings(question);
  const best = (score: (asked: readonly string[]) => number): number => Math.max(...ways.map(score));
  const scored = new Map(atlas.rules.map((rule) => [rule, best((asked) => ruleScore(atlas, asked, rule))]));
  const rated = (rule: Rule): number => scored.get(rule) ?? 0;
  const code = atlas.carriers
    .map((one) => {
      const own = best((asked) => carrierScore(atlas, asked, one));
      const rules = [...one.rules].sort((a, b) => rated(b) - rated(a));
      const [first] = rules;
      const top = first ? rated(first) : 0;
      const also = rules.slice(1, 4).reduce((sum, rule) => sum + rated(rule), 0);
      // Code that carries little else is nearer to the rule than what carries half the book.
      const common = 0.03 * Math.log2(1 + one.rules.length);
      // A card that an example of the rule mentions is not the rule.
      const example = one.file.startsWith('shared/content/') && own === 0 ? 0.15 : 0;
      return {
        place: one,
        rule: top >= least ? first : undefined,
        score: top + 0.5 * own + 0.05 * also - common - example,
      };
    })
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);
  const rules = atlas.rules.filter((rule) => rated(rule) >= least).sort((a, b) => rated(b) - rated(a));
  return { code, rules };
}
