// What goes to the worker and comes back, as JSON text: a string beats the structured clone of an object.
import type { Question, Reply, Table } from './player';

export type ToWorker = Table | ({ readonly id: number } & Question);
export type FromWorker = ({ readonly id: number } & Reply) | { readonly id: number; readonly error: string };
