// Cards of which nobody says that he has one: he is what stands on it.
import type { DefId } from '../kernel/ids';
import { kindOfId } from './keys';

const states: ReadonlySet<string> = new Set(['lycanthrope']);

export const isBecome = (def: DefId): boolean => states.has(kindOfId(def));
