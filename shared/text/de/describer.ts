// The tables of German, put together so that none of them imports another in a circle.
import type { Para, Rule } from '../clauses/rules';
import type { Names } from '../language';
import { deedIn } from '../speech/deed';
import { rule, ruleParts } from './abilities';
import { act } from './acts';
import { para } from './definitions';
import { idiom } from './idioms';
import { adverb } from './adverbs';
import { cards, heroes, noun, state } from './nouns';
import { spaces, spot } from './nouns-spaces';
import { number } from './numbers';
import { German, type Self } from './speaker';
import { standing } from './standing';
import { test } from './tests';

const speaker = (names: Names, self: Self): German =>
  new German(
    {
      act,
      number,
      test,
      adverb,
      heroes,
      cards,
      state,
      spaces,
      noun,
      spot,
      standing,
      rule: (x, s) => ruleParts(x, s, s),
      idiom: (c, mode, s) => idiom(c, mode, s, s),
    },
    names,
    self,
  );

/** One text: a paragraph each. */
export function paragraphs(list: readonly Para[], names: Names, self: Self): readonly string[] {
  const s = speaker(names, self);
  return list.flatMap((x) => para(x, s, s)).filter((text) => text !== '');
}
/** One ability by itself. */
export function ruleText(list: readonly Rule[], names: Names, self: Self): string {
  const s = speaker(names, self);
  return list
    .map((x) => rule(x, s, s))
    .filter((text) => text !== '')
    .join(' ');
}
/** What comes of an ability, without when. */
export const deedText = (list: readonly Rule[], names: Names, self: Self): string => deedIn(list, speaker(names, self));
