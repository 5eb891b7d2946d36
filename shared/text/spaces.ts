// Spaces, looked at before they are put into words.
import type { DeckMod, Static } from '../rules/vocab/ability';
import type { SpaceDef } from '../rules/vocab/definition';

/** The deck of its Region, which its draw says already. */
export const isOwnDeck = (x: Static): x is DeckMod & { readonly instead: string } =>
  'drawFrom' in x &&
  typeof x.instead === 'string' &&
  x.drawFrom === 'adventure' &&
  x.when === undefined &&
  x.reach === undefined;
export const withoutOwnDeck = (def: SpaceDef): SpaceDef => ({
  ...def,
  abilities: (def.abilities ?? []).map((x) => ({ ...x, static: (x.static ?? []).filter((it) => !isOwnDeck(it)) })),
});

/** How a move ends there, and what leads there. */
export const apartOf = (def: SpaceDef): 'beside' | 'closed' | 'last' | 'stops' | undefined => {
  if (def.enteredAt !== undefined) return 'beside';
  if (def.closed) return 'closed';
  return def.stops ? (def.last ? 'last' : 'stops') : undefined;
};
