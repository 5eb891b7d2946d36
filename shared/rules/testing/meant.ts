// What may have been meant by a word that does not exist.

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

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
