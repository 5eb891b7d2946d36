// Ditching, as scenario files speak of it: `ditch:sword` is something done beside the question, or what may be done
// now.
import type { Decision } from '../state/state';
import type { Play } from './play';
import { short } from './truth';

/** The card that `ditch:sword` names; `undefined` for what is no ditching. */
export const ditchedName = (key: string): string | undefined =>
  /^ditch:./i.test(key) ? short(key.slice('ditch:'.length)) : undefined;

/** The cards that these names ditch, when they speak of nothing else. */
export function ditchedNames(keys: readonly string[]): readonly string[] {
  const cards = keys.flatMap((key) => ditchedName(key) ?? []);
  return cards.length === keys.length ? cards : [];
}

/**
 * Ditches these by the one who is named, else by the one who is asked; `patient` waits until he may. @returns why he
 * may not
 */
export function ditchAll(
  game: Play,
  cards: readonly string[],
  who: string | undefined,
  patient: (look: () => string[]) => string[],
): string[] {
  for (const card of cards) {
    const wrong = patient(() =>
      game.mayDitch(card, who) ? [] : [`"${card}" cannot be ditched now by ${who ?? game.asked}`],
    );
    if (wrong.length > 0) return wrong;
    game.ditch(card, who);
  }
  return [];
}

/** Why these cannot be ditched, against what a file says: that they cannot, and the reason. */
export function ditchingRefused(game: Play, cards: readonly string[], who: string, why: string | undefined): string[] {
  return cards.flatMap((card) => {
    const reason = game.ditchRefused(card, who);
    if (reason === undefined) return [`"ditch:${card}" is possible`];
    return why === undefined || reason.toLowerCase().includes(why.toLowerCase()) ? [] : [`the reason is "${reason}"`];
  });
}

/** Whether this question has one answer only, and is put so that something may be ditched before it. */
export function isAboutDitchingOnly({ options, quiet }: Decision): boolean {
  const [only, ...others] = options;
  return only !== undefined && others.length === 0 && (only.pass === true || only.key === quiet);
}
