// Every word that can stand beside a card is explained, in every language of the screen.
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../main/game/faces';
import { speechOf } from '../../main/game/names';
import { termsOf, UNSAID } from '../../renderer/features/cards/terms';
import { wordsFor } from '../../renderer/words/index';
import { definitionsOf, builtSets } from '../../shared/content/definitions';

const faces = definitionsOf(builtSets).map((def) => faceOf(def, speechOf('en'))).filter(({ kind, space }) => space === undefined && !['rule', 'deck', 'link'].includes(kind));

describe.each(['en', 'de'])('the words beside a card, in %s', (language) => {
  const { terms, kind } = wordsFor(language);
  it('are all explained', () => {
    const unexplained = new Set(faces.flatMap(termsOf).filter((term) => terms[term] === undefined));
    expect([...unexplained]).toEqual([]);
  });
  it('name every kind of card', () => {
    expect([...new Set(faces.map((face) => face.kind))].filter((one) => kind[one] === undefined)).toEqual([]);
  });
  it('explain nothing twice in the same words', () => {
    const texts = Object.values(terms).map((term) => term?.text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('what is not said', () => {
  it('is a mark that some card has, and no word that is explained', () => {
    const marks = new Set(faces.flatMap(({ keywords }) => keywords));
    expect(UNSAID.filter((mark) => !marks.has(mark))).toEqual([]);
    expect(UNSAID.filter((mark) => wordsFor('en').terms[mark] !== undefined)).toEqual([]);
  });
  it('leaves the unfriendly ones their explanation', () => {
    const hag = faces.find(({ keywords }) => keywords.includes('unfriendly'));
    expect(hag === undefined ? [] : termsOf(hag)).toContain('unfriendly');
  });
});
