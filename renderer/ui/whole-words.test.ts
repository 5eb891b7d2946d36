import { expect, it } from 'vitest';
import { beginning } from './whole-words';

const TEXT = 'Choose any character who has a Spell; he discards all his Spells';
const cut = (letters: number): string => beginning(TEXT, (shown) => shown.length <= letters);

it('ends behind a whole sentence where one fits, without dots', () => {
  const text = 'You may carry 1 more Object. No other character can have it. It is light';
  const shown = (letters: number): string => beginning(text, (one) => one.length <= letters);
  expect(shown(100)).toBe(text);
  expect(shown(60)).toBe('You may carry 1 more Object. No other character can have it.');
  expect(shown(59)).toBe('You may carry 1 more Object.');
  expect(shown(27)).toBe('You may carry 1 more …');
});

it('goes on behind a sentence that says next to nothing', () => {
  const text = 'Choose any character. He rolls 1 die: on 1 he becomes a Toad, on 2 he loses his gold';
  expect(beginning(text, (one) => one.length <= 60)).toBe('Choose any character. He rolls 1 die: on 1 he becomes a …');
  expect(beginning(text, (one) => one.length <= 30)).toBe('Choose any character.');
});

it('is the text itself where that fits, and else ends behind a whole word', () => {
  expect(cut(100)).toBe(TEXT);
  expect(cut(TEXT.length)).toBe(TEXT);
  expect(cut(TEXT.length - 1)).toBe('Choose any character who has a Spell; he discards all his …');
  // What would stand open before the dots is left out.
  expect(cut(40)).toBe('Choose any character who has a Spell …');
  expect(cut(10)).toBe('Choose …');
  // One word at least, whatever its room.
  expect(cut(1)).toBe('Choose …');
});
