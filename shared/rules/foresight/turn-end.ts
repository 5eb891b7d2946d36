// What the end of his turn would do to a character where he stands: fire burns whoever stays, whatever he meets there.
import type { ForeseenChange } from '../../contract/foresight';
import type { HeroId } from '../../kernel/ids';
import { run } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { Ahead, Stopped } from '../engine/tx/ahead';
import type { State } from '../state/state';
import { changesBetween } from './summary';

/** As far as it is known: up to the first die, question or hidden card. */
export function atTurnEnd(book: Rulebook, s: State, me: HeroId): readonly ForeseenChange[] {
  const tx = new Ahead(s);
  tx.dropQuestions();
  tx.clearStack();
  tx.propose({ me, source: 'rules' }, { kind: 'turnEnded', hero: me });
  try {
    run(tx, book);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return changesBetween(s, tx.s, me).filter(({ hero }) => hero === undefined);
}
