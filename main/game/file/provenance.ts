// Where what a file brings along comes from: whether its definitions are ones that this program or a released one
// ships, and whether everything that its state is going to carry out stands in them.
import { createHash } from 'node:crypto';
import { definitionsOf } from '../../../shared/content/definitions';
import { canonical } from '../../../shared/kernel/json';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import released from './released-definitions.json';

/** Of one definition as it was written, in whichever language; made by no arithmetic that can be turned round. */
export const printOf = (definition: unknown): string =>
  createHash('sha256').update(canonical(definition)).digest('base64url').slice(0, 22);

const shipped: ReadonlySet<string> = new Set(released);

/** Are these the cards of this program, or of a released one? */
export const areOurs = (definitions: readonly unknown[], { content, options }: State): boolean => {
  const now = new Set(definitionsOf(content.sets, options).map((def) => canonical(def)));
  return definitions.every((def) => now.has(canonical(def)) || shipped.has(printOf(def)));
};

/** Every object and list inside some values, as its text. */
const partsOf = (values: Iterable<unknown>): ReadonlySet<string> => {
  const parts = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    parts.add(canonical(value));
    for (const inner of Object.values(value)) add(inner);
  };
  for (const value of values) add(value);
  return parts;
};

type Known = (value: unknown) => boolean;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Words in which the rulebook's procedures put programs together themselves. None of them repeats anything; what a card
 * alone can say is only known as a part of a card.
 */
const OWN = new Set(
  (
    'step chart attack fight bind branch cast choose discard discardSpells ditch endTurn gainCard if kill lose may moveTo ' +
    'outOfGame pick prevent put roll set status stop stow take'
  ).split(' '),
);

/** Whatever is inside a program: an effect, or what one is made of. */
const isKnownPart = (part: unknown, known: Known): boolean => {
  if (known(part)) return true;
  if (Array.isArray(part)) return part.every((one) => isKnownPart(one, known));
  if (!isObject(part)) return true;
  const { op } = part;
  if (typeof op === 'string' && !OWN.has(op)) return false;
  return Object.values(part).every((one) => isKnownPart(one, known));
};

/** What lasts is put together of what a card says; its name is not in the card. */
const isKnownAbility = (ability: object, known: Known): boolean =>
  known(ability) ||
  Object.values(ability).every(
    (value) => typeof value !== 'object' || (Array.isArray(value) ? value.every(known) : known(value)),
  );

/** Finds the first program or ability in a state that no definition has. */
export const strangersTo = (book: Rulebook): ((state: State) => string | undefined) => {
  const parts = partsOf(book.defs.values());
  const known: Known = (value) => typeof value !== 'object' || parts.has(canonical(value));
  return ({ stack, mods }) => {
    const code = stack.flatMap((frame) => (frame.t === 'program' ? frame.code : []));
    const strange =
      code.find((effect) => !isKnownPart(effect, known)) ??
      mods.find(({ ability }) => !isKnownAbility(ability, known))?.ability;
    return strange === undefined ? undefined : canonical(strange);
  };
};
