// Whom a standing effect reaches, and on what condition.
import type { Reach } from '../../rules/vocab/ability';
import type { Cond } from '../../rules/vocab/select';
import { longer, type Clause } from './grammar';
import { np } from './nouns';
import type { Speak } from './speak';
import { charakter, person, type Person } from './verbs-in-place';

const everyone = (adj = ''): Person =>
  person(
    np(charakter, 'jed', adj === '' ? {} : { adj }),
    `every${adj}`,
    np(charakter, 'kein', adj === '' ? {} : { adj }),
  );

export function whom(reach: Reach | undefined, say: Speak): Person {
  if (reach === undefined || reach === 'holder') return say.me;
  if (reach === 'everyone') return everyone();
  if (reach === 'others') return everyone('ander~');
  const every = say.heroes(reach, 'every');
  return person(every, every.nom, say.heroes(reach, 'none'));
}

/** Hangs a condition on a sentence; it is about whoever the sentence is about. */
export function hung(tell: (adverb: string) => Clause, cond: Cond | undefined, say: Speak, p = say.me): Clause {
  if (cond === undefined) return tell('');
  if (p.key !== say.me.key) say.mention(p);
  const { adverb, iff } = (p.key === say.me.key ? say : say.with({ me: p })).when(cond);
  say.forget();
  const isException = adverb.startsWith('(');
  const c = tell(isException ? '' : adverb);
  return longer(isException ? longer(c, ` ${adverb}`) : c, iff === '' ? '' : `, ${iff}`);
}
