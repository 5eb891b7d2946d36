// Players for playing ahead: they know no card and look at nothing but the question, so that they cost next to nothing.
import { below, seedRng } from '../../kernel/rng';
import type { Decision } from '../state/state';
import type { Player } from './play-on';

type Option = Decision['options'][number];

/** Ditching is always possible, so who took it like any other choice would own nothing for long. */
const isOpen = (o: Option): boolean => o.off === undefined && o.minor !== true;

/** Any answer that is open, by chance: as many things as may be chosen, none likelier than another. */
export function byChance(seed: string): Player {
  let rng = seedRng(seed);
  const draw = (n: number): number => {
    const [value, next] = below(rng, n);
    rng = next;
    return value;
  };
  return (_, { options, min, max }) => {
    const open: string[] = [];
    for (const o of options) if (isOpen(o)) open.push(o.key);
    if (open.length <= min) return open;
    if (min === 1 && max === 1) return [open[draw(open.length)] ?? ''];
    const count = min + draw(Math.min(max, open.length) - min + 1);
    return Array.from({ length: count }, () => open.splice(draw(open.length), 1)[0] ?? '');
  };
}

/** What changes least: he passes where he may, and takes what is offered first where he may not. */
export const passing: Player = (_, { options, min, quiet }) => {
  const pass = quiet ?? (min > 1 ? undefined : options.find((o) => o.pass === true && o.off === undefined)?.key);
  if (pass !== undefined) return [pass];
  const keys: string[] = [];
  for (const o of options) if (keys.length < min && isOpen(o)) keys.push(o.key);
  return keys;
};
