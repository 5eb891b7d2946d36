// A chapter of the rulebook is gone into by its own name, and no longer by that of its first step.
import type { Plain } from '../index';

/** The Command Spell is the only one that definitions name. */
export const withChapters = (node: Plain): Plain => {
  if (node['op'] !== 'step' || node['step'] !== 'crown/command') return node;
  return { op: 'chart', chart: 'command', ...(node['args'] === 'always' ? { given: { $always: true } } : {}) };
};
