// Odds are reckoned one option after the other, and whatever comes meanwhile is heard between two of them: an answer
// waits for no odds, and nobody wants those of a question that is gone.
import type { OptionOdds, QuestionOdds } from '../../shared/contract/foresight';

export const whileItStands = async (
  each: Iterable<readonly [key: string, odds: OptionOdds | undefined]>,
  stands: () => boolean,
): Promise<QuestionOdds> => {
  const found: Record<string, OptionOdds> = {};
  for (const [key, odds] of each) {
    if (odds !== undefined) found[key] = odds;
    await new Promise((resolve) => setImmediate(resolve));
    if (!stands()) return {};
  }
  return found;
};
