// What goes to the worker and comes back, as JSON text: a string beats the structured clone of an object.
import type { Facts } from './facts';
import type { Question } from './player';

export type ToWorker = { readonly facts: Facts; readonly salt: string } | ({ readonly id: number } & Question);
export type FromWorker =
  | { readonly id: number; readonly keys: readonly string[] }
  | { readonly id: number; readonly error: string };
