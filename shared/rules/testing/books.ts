// The rulebooks that tests play with.
import { definitionsOf, overlays, standardsOf } from '../../content/definitions';
import { rulebookOf } from '../charts';
import { holdsFor } from '../dsl/overlaid';
import type { Rulebook } from '../engine/rulebook';
import type { Def } from '../vocab/definition';
import type { OptionValue } from '../vocab/words';
import { newGame } from '../setup/new-game';
import type { State } from '../state/state';

export const baseBook: Rulebook = rulebookOf(definitionsOf(['base']));

const books = new Map<string, Rulebook>();

/**
 * The base game with more sets, as these options have it; `undefined` when a set does not exist. Each is put together
 * once.
 */
export function bookOfSets(
  more: readonly string[],
  options: Readonly<Record<string, OptionValue>> = {},
): Rulebook | undefined {
  const sets = more.filter((id) => id !== 'base');
  if (sets.some((id) => definitionsOf([id]).length === 0)) return undefined;
  const all = { ...standardsOf(sets, options), ...options };
  const over = overlays.flatMap((overlay, i) => (holdsFor(overlay, all, ['base', ...sets]) ? [i] : []));
  if (sets.length === 0 && over.length === 0) return baseBook;
  const key = [...[...sets].sort(), ...over].join();
  const book = books.get(key) ?? rulebookOf(definitionsOf(['base', ...sets], options));
  books.set(key, book);
  return book;
}

/** The base game with other definitions: those of the same id are replaced, new ones added. */
export function bookWith(...defs: readonly Def[]): Rulebook {
  const ids = new Set(defs.map((d) => d.id));
  return rulebookOf([...definitionsOf(['base']).filter((d) => !ids.has(d.id)), ...defs]);
}

/** A new game with characters by lot, at its first decision. */
export function newGameOf(book: Rulebook, seats: number, seed: string): State {
  const choices = Array.from({ length: seats }, (_, i) => ({
    name: `Seat ${i + 1}`,
    control: 'computer' as const,
    character: 'lot',
  }));
  const started = newGame(book, { seats: choices, sets: ['base'], profile: 'digital', rules: {} }, seed);
  if (!started.ok) throw new Error(started.refusal.msg.id);
  return started.state;
}
