import { expect, it } from 'vitest';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { whySaid } from './advice';

it('tells what weighs most for an answer, and the most of what speaks against it', () => {
  const parts = [
    { what: 'race', by: 6 },
    { what: 'fate', by: -2 },
    { what: 'life', by: 1 },
    { what: 'gold', by: -1 },
    { what: 'things', by: 0.5 },
  ] as const;
  expect(whySaid(parts, en.advice)).toBe('For it: sooner at the Crown, more lives left. Against it: less fate left.');
  expect(whySaid(parts, de.advice)).toBe(
    'Dafür spricht: früher auf der Krone, mehr Leben übrig. Dagegen spricht: weniger Schicksal übrig.',
  );
  expect(whySaid([], en.advice)).toBe('');
  // Where nothing speaks for it, it was as good as another.
  expect(whySaid([{ what: 'fate', by: -1 }], en.advice)).toBe('');
});
