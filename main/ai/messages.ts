// What goes to the worker and comes back, as JSON text: a string beats the structured clone of an object.
import type { State } from '../../shared/rules/state/state';
import type { Question, Reply, Table } from './player';

/** `learn`: a game such as the one that will be played, everything hidden dealt anew. */
export type ToWorker = Table | { readonly learn: State } | ({ readonly id: number } & Question);
export type FromWorker = ({ readonly id: number } & Reply) | { readonly id: number; readonly error: string };
