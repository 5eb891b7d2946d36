// Who may be set against whom in the arena: what players are offered, and the yardstick.
import type { CardId } from '../../../shared/kernel/ids';
import { seedRng } from '../../../shared/kernel/rng';
import type { Facts } from '../facts';
import { levels, type Level, type Question } from '../player';
import { ditches, think } from './index';
import { novice0Ditches, novice0Policy } from './novice-0/index';

export const contenders = [...levels, 'novice-0'] as const;
export type Contender = (typeof contenders)[number];
export const isContender = (text: string): text is Contender => (contenders as readonly string[]).includes(text);

type Asked = Omit<Question, 'level'> & { readonly level: Contender };
const isLevelled = (asked: Asked): asked is Asked & { readonly level: Level } => asked.level !== 'novice-0';

/** The answer of a contender, as `think` gives that of a level. */
export const contend = (asked: Asked, facts: Facts, salt: string): readonly string[] =>
  isLevelled(asked)
    ? think(asked, facts, salt)
    : novice0Policy(asked.view, asked.prompt, facts, seedRng(`${salt}/${asked.view.round}/${asked.prompt.id}`));

/** What a contender leaves behind before it answers. */
export const drops = (asked: Asked, facts: Facts): CardId | undefined =>
  isLevelled(asked) ? ditches(asked, facts) : novice0Ditches(asked.view, asked.prompt, facts);
