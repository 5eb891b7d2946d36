import type { Effect, EffectOf, Op } from '../../rules/vocab/effect';
import type { Clause } from './grammar';
import type { Speak } from './speak';
import { cardPhrases } from './effects-cards';
import { boardPhrases } from './effects-board';
import { counterPhrases, fightPhrases, type Phrases } from './effects-counters';
import { flowPhrases } from './effects-flow';
import { lastingPhrases } from './effects-lasting';

/** One phrase for every op of the vocabulary: a missing one does not compile. */
const phrases: Phrases<Op> = {
  ...flowPhrases,
  ...counterPhrases,
  ...cardPhrases,
  ...fightPhrases,
  ...lastingPhrases,
  ...boardPhrases,
};

const phraseOf = <K extends Op>(e: EffectOf<K> & { readonly op: K }, say: Speak): Clause => phrases[e.op](e, say);

export const effect = (e: Effect, say: Speak): Clause => phraseOf(e as EffectOf<Op>, say);
