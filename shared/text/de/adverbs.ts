// What a test is where it needs no clause of its own: "im Kampf", "auf der Burg", "durch einen Zauber".
import type { Adverb, Fight, Source, When } from '../clauses/tests';
import type { Alignment } from '../clauses/words';
import { np, orNp, withAkk, withDat } from '../speech/german-nouns';
import { joined, unique, words } from '../speech/words';
import { isOnlyRegion } from '../speech/shapes';
import { away } from './nouns-spaces';
import type { German } from './speaker';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'oder');

export const fightKind = { battle: 'im Kampf', psychic: 'im psychischen Kampf' } as const;
const foes: { readonly [K in NonNullable<Fight['foe']>]: string } = {
  character: 'gegen einen anderen Charakter',
  creature: 'gegen eine Kreatur',
  one: 'gegen eine einzige Kreatur',
  several: 'gegen mehrere Kreaturen',
};

export function fight(f: Fight, s: German): string {
  const against = (f.subtypes ?? []).map(w.oneOfSubtype);
  const only = (f.only ?? []).map((x) => np(w.subtype(x), '', { many: true }));
  const isAny = against.length + only.length === 0 && !f.cards;
  return words(
    f.kind ? fightKind[f.kind] : isAny && !f.foe && !f.role && 'in einem Kampf',
    f.role && (f.role === 'attacker' ? 'als Angreifer' : 'als Verteidiger'),
    f.foe && (isAny || f.foe !== 'creature') && foes[f.foe],
    against.length > 0 && `gegen ${orNp(against).akk}`,
    only.length > 0 && `nur gegen ${orNp(only).akk}`,
    f.cards && withAkk('gegen', s.cards(f.cards, 'a')),
  );
}

/** "gegen einen guten Charakter" */
export const against = (
  x: { readonly fight: Fight; readonly aligned?: readonly Alignment[] | undefined },
  s: German,
): string =>
  x.aligned
    ? withAkk('gegen', np(w.character, 'ein', { adj: or(x.aligned.map((y) => w.alignmentStems[y])) }))
    : fight(x.fight, s);

/** What it comes from: "in der Wüste", "durch einen Zauber". */
export function source(f: Source, s: German): string {
  if (f.places) return w.atPlaces(f.places, s.names);
  const kinds = (f.kinds ?? []).map((k) => np(w.kinds[k], 'ein'));
  return words(kinds.length > 0 && `durch ${orNp(kinds).akk}`, f.fight && fightKind[f.fight]);
}

export function adverb(x: Adverb, s: German): string {
  switch (x.a) {
    case 'fight':
      return fight(x.fight, s);
    case 'source':
      return source(x.source, s);
    case 'at':
      return s.parts.spot(x.where, s);
    case 'exceptAt':
      return away(x.where, s);
    case 'exceptFight':
      return `(außer ${fightKind[x.kind]})`;
    case 'exceptSource':
      return `(außer ${source(x.source, s)})`;
    case 'exceptThis':
      return '(außer durch diese Karte)';
    case 'exceptHere':
      return '(außer durch dieses Feld)';
    case 'whileItLasts':
      return 'während dieser Zeit';
    case 'turnOf':
      return withDat('in', s.whose(x.who, w.turn));
    case 'encountering':
      return x.what === 'space' ? 'bei der Begegnung mit dem Feld' : 'bei der Begegnung mit einem anderen Charakter';
    case 'asToad':
      return 'als Kröte';
    case 'using':
      if (x.against && x.card.card === 'this') return `gegen ${np(w.weapon, 'dies').akk}`;
      return x.against ? withAkk('gegen', s.card(x.card)) : withDat('mit', s.card(x.card));
    case 'either':
      return or(x.list.map((y) => adverb(y, s)));
  }
}
const isException = (x: Adverb): boolean =>
  (x.a === 'exceptAt' && !isOnlyRegion(x.where)) ||
  x.a === 'exceptFight' ||
  x.a === 'exceptSource' ||
  x.a === 'exceptHere' ||
  x.a === 'exceptThis';
/** What goes before the verb, and what goes behind the sentence: "(außer auf der Krone)". */
export const places = (when: When, s: German): string =>
  words(...when.adverbs.filter((x) => !isException(x)).map((x) => adverb(x, s)));
export const exceptions = (when: When, s: German): string =>
  words(...when.adverbs.filter(isException).map((x) => adverb(x, s)));
export const adverbs = (when: When, s: German): string => words(...when.adverbs.map((x) => adverb(x, s)));
/** "keinem Hügelfeld" is no German: of places that are denied "weder ... noch". */
export const neither = (when: When, s: German): string => {
  const [only, more] = when.adverbs;
  if (only === undefined || more !== undefined) return '';
  const list =
    only.a === 'source' && only.source.places
      ? unique(only.source.places.map((slug) => w.atPlace(slug, s.names)))
      : only.a === 'either'
        ? only.list.map((x) => adverb(x, s))
        : [];
  return list.length > 1 ? `weder ${list.join(' noch ')}` : '';
};
