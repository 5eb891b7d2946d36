import type { CardId } from '../../../shared/kernel/ids';
import { seedRng } from '../../../shared/kernel/rng';
import type { Facts } from '../facts';
import type { Ahead, Level, Policy, Question } from '../player';
import { noviceDitches, novicePolicy, whimsicalPolicy } from './novice/index';
import { randomPolicy } from './random';

/** Those who do not look ahead. */
type Plain = Exclude<Level, Ahead>;
const policies: Readonly<Record<Plain, Policy>> = { novice: whimsicalPolicy, random: randomPolicy };
const isPlain = (level: Level): level is Plain => level in policies;

/**
 * The answer of a level, of who looks ahead what he answers by habit. Its chance comes from what is asked and the salt,
 * so a game can be played the same again.
 */
export const think = ({ view, prompt, level, personality }: Question, facts: Facts, salt: string): readonly string[] =>
  (isPlain(level) ? policies[level] : novicePolicy)(
    view,
    prompt,
    facts,
    seedRng(`${salt}/${view.round}/${prompt.id}`),
    personality,
  );

/** What a level leaves behind before it answers; then it is asked again. */
export const ditches = ({ view, prompt, level }: Question, facts: Facts): CardId | undefined =>
  level === 'random' ? undefined : noviceDitches(view, prompt, facts);
