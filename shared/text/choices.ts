import type { Amount } from '../rules/vocab/select';

/** Whether a limit of a choice is none: all that there is may be chosen. */
export const isFree = (n: Amount | undefined): boolean => (typeof n === 'object' ? 'count' in n : n !== undefined && n >= 20);

/** Whether a program speaks of a variable. */
export const mentions = (code: unknown, name: string): boolean => JSON.stringify(code).includes(`{"var":"${name}"}`);
