// How much of something somebody has, as a test asks it.
import type { OfPeople } from '../clauses/tests';
import { np } from '../speech/german-nouns';
import { words } from '../speech/words';
import { bounds } from './outcomes';
import * as w from './words';

type Owns = Extract<OfPeople, { t: 'owns' }>;
export const isNone = ({ n, how }: Owns): boolean =>
  (how === '=' && n === 0) || (how === '<=' && n === 0) || (how === '<' && n === 1);
export function owned(t: Owns): string {
  const { n, how } = t;
  const any = (how === '>' && n === 0) || (how === '>=' && n === 1) || (how === '<>' && n === 0);
  const noun = w.resources[t.what];
  if (isNone(t)) return np(noun, 'kein').akk;
  if (any) return t.what === 'life' ? 'noch ein Leben' : np(noun, '').akk;
  return words(bounds[how], String(n), np(noun, '', { many: true }).akk);
}
