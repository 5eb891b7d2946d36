// The tables of English, put together so that none of them imports another in a circle.
import type { Names } from '../language';
import { ruleParts } from './abilities';
import { act } from './acts';
import { idiom } from './idioms';
import { away, cards, heroNoun, heroes, noun, spaceLike, spaceNoun, spaces, spot, state, whereabouts } from './nouns';
import { number } from './numbers';
import { English, type Self } from './speaker';
import { standing } from './standing';
import { adverb, test } from './tests';

export const speaker = (names: Names, self: Self): English =>
  new English(
    {
      act,
      number,
      test,
      adverb,
      heroes,
      cards,
      spaces,
      noun,
      spot,
      whereabouts,
      state,
      spaceLike,
      spaceNoun,
      heroNoun,
      away,
      standing,
      rule: (x, s) => ruleParts(x, s, s),
      idiom: (c, mode, s) => idiom(c, mode, s, s),
    },
    names,
    self,
  );
