// Where what a file brings along comes from: whether its definitions are ones that this program or a released one
// ships, and whether everything that its state is going to carry out stands in them.
import { createHash } from 'node:crypto';
import { definitionsOf } from '../../../shared/content/definitions';
import { canonical } from '../../../shared/kernel/json';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { Frame, State } from '../../../shared/rules/state/state';
import type { Program } from '../../../shared/rules/vocab/effect';
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

/** What an alignment that lasts forbids meanwhile; no card need say it. */
const KEPT_ALIGNMENT = { cannot: 'changeAlignment' };

/** Every object and list inside some values, as its text. */
const partsOf = (values: Iterable<unknown>): Set<string> => {
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
export const OWN: ReadonlySet<string> = new Set(
  (
    'step chart align arrange attack fight bind branch cast choose deal discard discardSpells ditch drawSpell endTurn ' +
    'gainCard if kill look lose may missTurn moveTo outOfGame pick prevent put roll say search set shop shuffle status ' +
    'stop stow table take'
  ).split(' '),
);

/** Whatever is inside a program: an effect, or what one is made of. */
const isKnownPart = (part: unknown, known: Known): boolean => {
  if (known(part)) return true;
  if (Array.isArray(part)) return part.every((one) => isKnownPart(one, known));
  if (!isObject(part)) return true;
  const { op, ability, ...others } = part;
  // A change of alignment that lasts gives what ends it along.
  if (op === 'grant') return isObject(ability) && isKnownAbility(ability, known) && isKnownPart(others['who'], known);
  if (typeof op === 'string' && !OWN.has(op)) return false;
  return Object.values(part).every((one) => isKnownPart(one, known));
};

/** An action or a trigger that is lent for once is the card's own with that said beside it. */
const isKnownOrLent = (part: unknown, known: Known): boolean => {
  if (known(part)) return true;
  if (!isObject(part)) return false;
  const { once, group: _group, ...own } = part;
  return once === 'turn' && Object.values(own).every(known);
};

/** What lasts is put together of what a card says; its name is not in the card, nor is what its end takes back. */
function isKnownAbility(ability: object, known: Known): boolean {
  if (known(ability)) return true;
  return Object.entries(ability).every(([name, value]) =>
    name === 'ended'
      ? isKnownPart(value, known)
      : Array.isArray(value)
        ? value.every((one) => isKnownOrLent(one, known))
        : known(value),
  );
}

/** What a frame is going to carry out. */
const codeOf = (frame: Frame): Program => {
  if (frame.t === 'program') return frame.code;
  return frame.t === 'event' && frame.event.kind === 'visited' ? (frame.event.instructions ?? []) : [];
};

/** Finds the first program or ability in a state that no definition has. */
export const strangersTo = (book: Rulebook): ((state: State) => string | undefined) => {
  const parts = partsOf(book.defs.values());
  parts.add(canonical(KEPT_ALIGNMENT));
  const known: Known = (value) => typeof value !== 'object' || parts.has(canonical(value));
  return ({ stack, mods }) => {
    const code = stack.flatMap(codeOf);
    const strange =
      code.find((effect) => !isKnownPart(effect, known)) ??
      mods.find(({ ability }) => !isKnownAbility(ability, known))?.ability;
    return strange === undefined ? undefined : canonical(strange);
  };
};
