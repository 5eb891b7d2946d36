// What may have been meant by a word that does not exist.
import { distance } from '../../kernel/distance';

/** `; is it this or that?`, or nothing where no word is near. */
export function meant(word: string, known: Iterable<string>): string {
  const wanted = word.toLowerCase();
  const near = [...new Set(known)]
    .map((one) => ({ one, far: distance(wanted, one.toLowerCase()) }))
    .filter(({ one, far }) => far <= Math.max(1, word.length / 3) || one.toLowerCase().endsWith(`.${wanted}`))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3);
  return near.length === 0 ? '' : `; is it ${near.map(({ one }) => one).join(' or ')}?`;
}
