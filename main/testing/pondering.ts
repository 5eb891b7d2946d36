// Players who answer by chance, which hangs on every letter of the question: whoever is asked anything else in the
// slightest, or anything hidden, plays another game. They ponder, and tell what they were asked.
import { setImmediate as breath } from 'node:timers/promises';
import { seedRng } from '../../shared/kernel/rng';
import type { Players, Question, Reply } from '../ai/player';
import { randomPolicy } from '../ai/policies/random';

const NO_FACTS = {
  spaces: {},
  cards: {},
  hurts: {},
  crossing: { carries: [], makes: {}, sold: {}, ferries: {}, sheds: [] },
};

export const replyTo = (question: Question): Reply => ({
  keys: randomPolicy(question.view, question.prompt, NO_FACTS, seedRng(JSON.stringify(question))),
});

export type Pondering = Players & {
  readonly asked: readonly Question[];
  readonly pondered: readonly Question[];
  /** Of what was asked, what had been pondered. */
  readonly known: readonly Question[];
  /** What was pondered while somebody waited for another answer. */
  readonly between: readonly Question[];
  /** Resolves when nothing has been pondered for a while. */
  readonly rest: () => Promise<void>;
};

/** @param reply what comes of pondering, where it is not the answer */
export const ponderingPlayers = (
  reply: (question: Question) => Reply | undefined | Promise<Reply | undefined> = replyTo,
): Pondering => {
  const [asked, pondered, known, between]: [Question[], Question[], Question[], Question[]] = [[], [], [], []];
  let waited = 0;
  const thought = new Set<string>();
  return {
    asked,
    pondered,
    known,
    between,
    rest: async () => {
      for (let n = 0, before = 0; n < 60; n++) {
        await breath();
        if (pondered.length > before) n = 0;
        before = pondered.length;
      }
    },
    answer: async (question) => {
      asked.push(question);
      if (thought.has(JSON.stringify(question))) known.push(question);
      waited += 1;
      for (let n = 0; n < 4; n++) await breath();
      waited -= 1;
      return replyTo(question);
    },
    ponder: async (question) => {
      pondered.push(question);
      if (waited > 0) between.push(question);
      await breath();
      const found = await reply(question);
      if (found !== undefined) thought.add(JSON.stringify(question));
      return found;
    },
    learn: () => undefined,
    forget: () => undefined,
    close: () => undefined,
  };
};
