// Fireland tokens, and what burns (D Burning Cards, D Fireland Tokens).
import { choose } from '../../rules/dsl';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { HeroRef, SpaceRef } from '../../rules/vocab/refs';
import type { Amount, CardFilter, Cond, Selector, SpaceFilter } from '../../rules/vocab/select';

export const FIRE = 'fireland';
export const onFire: SpaceFilter = { tokens: FIRE };
export const burning: Selector = { spaces: onFire };
export const burningInRegion: Selector = { spaces: { region: 'mine', tokens: FIRE } };
export const notBurning: SpaceFilter = { region: 'mine', not: onFire };
export const stillBurns: Cond = { exists: burning };

/** The rule of the tokens says where there can be none. */
export const fireAt = (at: SpaceRef): Effect => ({ op: 'spaceTokens', at, kind: FIRE, n: 1 });
export const fireHere = fireAt('here');
export const douse = (at: SpaceRef): Effect => ({ op: 'spaceTokens', at, kind: FIRE, n: -1 });

export const burn = (card: string | 'this' | 'eventCard'): Effect => ({
  op: 'burn',
  card: card === 'this' || card === 'eventCard' ? card : { var: card },
});
export const burnTop = (n: Amount, top: 'adventure' | 'spell' = 'adventure'): Effect => ({ op: 'burn', top, n });

/** Something of his own that can burn. */
export const mine = (what: CardFilter, of: HeroRef = 'me'): CardFilter => ({ ...what, heldBy: of, fireproof: false });
export const object: CardFilter = { object: true, zone: 'held' };
export const follower: CardFilter = { kind: 'follower', zone: 'held' };
export const spells: CardFilter = { zone: 'hand' };
/** Objects, Followers and Spells. */
export const anything: CardFilter = { kind: ['object', 'magicObject', 'follower', 'spell'] };

/** One card, by choice; nothing where none of them can burn (D Fireproof). */
export const burnsOne = (cards: CardFilter, as = 'burnt'): Program => [
  choose({ cards }, as, { ask: 'burnWhich' }),
  burn(as),
];
