// The tables of German, put together so that none of them imports another in a circle.
import type { Names } from '../language';
import { ruleParts } from './abilities';
import { act } from './acts';
import { idiom } from './idioms';
import { adverb } from './adverbs';
import { cards, heroes, noun, state } from './nouns';
import { spaces, spot } from './nouns-spaces';
import { number } from './numbers';
import { German, type Self } from './speaker';
import { standing } from './standing';
import { test } from './tests';

export const speaker = (names: Names, self: Self): German =>
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
