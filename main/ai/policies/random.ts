// Answers by chance, of what is open. No option is likelier than another, but for one: in the Inner Region he turns
// back one time in six only, since who turns back as often as he goes on comes to the Crown once in a thousand rounds.
import { below, type Rng } from '../../../shared/kernel/rng';
import type { Prompt } from '../../../shared/contract/prompt';
import type { Policy } from '../player';

/** Ditching is always possible, so a player who took it like any other choice would own nothing for long. */
export const openOptions = (prompt: Prompt): Prompt['options'] =>
  prompt.options.filter((o) => o.off === undefined && o.minor !== true);

/** So many of these keys, by chance; @returns them and the chance that is left */
export const someOf = (keys: readonly string[], count: number, rng: Rng): readonly [readonly string[], Rng] => {
  const left = [...keys];
  const chosen: string[] = [];
  let now = rng;
  while (chosen.length < count && left.length > 0) {
    const [at, next] = below(now, left.length);
    now = next;
    chosen.push(...left.splice(at, 1));
  }
  return [chosen, now];
};

const isBack = (key: string): boolean => key.startsWith('back');

export const randomPolicy: Policy = (_view, prompt, _facts, chance) => {
  const all = openOptions(prompt).map(({ key }) => key);
  const [turn, rng] = below(chance, 6);
  const goesOn = turn > 0 && all.some(isBack) && !all.every(isBack);
  const keys = goesOn ? all.filter((key) => !isBack(key)) : all;
  const most = Math.min(prompt.max, keys.length);
  if (most <= prompt.min) return someOf(keys, prompt.min, rng)[0];
  const [more, next] = below(rng, most - prompt.min + 1);
  return someOf(keys, prompt.min + more, next)[0];
};
