import type { CardId } from '../../../shared/kernel/ids';
import { seedRng } from '../../../shared/kernel/rng';
import type { Facts } from '../facts';
import type { Level, Policy, Question } from '../player';
import { noviceDitches, novicePolicy } from './novice/index';
import { randomPolicy } from './random';

const policies: Readonly<Record<Level, Policy>> = { novice: novicePolicy, random: randomPolicy };

/** The answer of a level. Its chance comes from what is asked and the salt, so a game can be played the same again. */
export const think = ({ view, prompt, level, personality }: Question, facts: Facts, salt: string): readonly string[] =>
  policies[level](view, prompt, facts, seedRng(`${salt}/${view.round}/${prompt.id}`), personality);

/** What a level leaves behind before it answers; then it is asked again. */
export const ditches = ({ view, prompt, level }: Question, facts: Facts): CardId | undefined =>
  level === 'novice' ? noviceDitches(view, prompt, facts) : undefined;
