// Every throw of so many dice, with its chance. Which of them shows what makes no difference to any rule.
import type { Throw } from '../engine/tx/ahead';

export type Chance = readonly [dice: Throw, chance: number];

const known = new Map<number, readonly Chance[]>();

function make(count: number): readonly Chance[] {
  let found: (readonly [Throw, number])[] = [[[], 1]];
  for (let n = 0; n < count; n++) {
    const ways = new Map<string, readonly [Throw, number]>();
    for (const [dice, times] of found)
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const next = [...dice, face].sort((a, b) => b - a);
        const key = next.join();
        ways.set(key, [next, (ways.get(key)?.[1] ?? 0) + times]);
      }
    found = [...ways.values()];
  }
  return found.map(([dice, times]) => [dice, times / 6 ** count]);
}

export function throwsOf(count: number): readonly Chance[] {
  const all = known.get(count) ?? make(count);
  known.set(count, all);
  return all;
}
