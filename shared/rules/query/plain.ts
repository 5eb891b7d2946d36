// What conditions and filters look at that needs no other condition and no other filter.
import { nameOf, type CardId, type DefId, type HeroId } from '../../kernel/ids';
import type { Card, Hero } from '../state/state';
import type { Def } from '../vocab/definition';
import type { Alignment, Comparison, SourceFilter } from '../vocab/select';
import { spaceOf, textAt } from './catalogue';
import { heroAt, type Env } from './env';
import { defNow } from './now';

export const listed = <T>(list: T | readonly T[], value: T): boolean =>
  Array.isArray(list) ? (list as readonly T[]).includes(value) : list === value;

export const compare = (a: number, op: Comparison, b: number): boolean =>
  op === '<' ? a < b : op === '<=' ? a <= b : op === '=' ? a === b : op === '>=' ? a >= b : a > b;

/** D Fate Tokens: bound by the side that he has more of; no fate at all is another thing than as much of both. */
export function boundTo(hero: Hero): 'light' | 'dark' | 'unbound' | 'fateless' {
  const { light = 0, dark = 0 } = hero.sides ?? {};
  if (light + dark === 0) return 'fateless';
  return light === dark ? 'unbound' : light > dark ? 'light' : 'dark';
}

/** A space is also called what the one was called whose place it takes. */
function namesOf(env: Env, id: DefId): readonly string[] {
  const def = env.cat.defs.get(id);
  const instead = def?.kind === 'space' ? def.inPlaceOf : undefined;
  return instead === undefined ? [nameOf(id)] : [nameOf(id), nameOf(instead)];
}

export function fitsSource(env: Env, source: DefId, f: SourceFilter): boolean {
  if (f.def && !f.def.includes(source)) return false;
  if (f.named && !f.named.some((name) => namesOf(env, source).includes(name) || isLike(env, source, name)))
    return false;
  if (f.kind) {
    const def = env.cat.defs.get(source);
    if (!def || !listed(f.kind, def.kind)) return false;
  }
  return true;
}

/** Terrain is any space of its kind: "the Desert" is every one of them. */
function isLike(env: Env, source: DefId, name: string): boolean {
  const def = env.cat.defs.get(source);
  return (
    def?.kind === 'terrain' &&
    [...env.cat.defs.values()].some((d) => d.kind === 'space' && nameOf(d.id) === name && d.terrain === def.terrain)
  );
}

export function subtypeOf(env: Env, id: CardId): string {
  const card = env.s.cards[id];
  const def = card && defNow(env, card);
  return def?.kind === 'enemy' ? def.subtype : '';
}

/**
 * Whether a card cannot be burnt: by what is printed on it, or by what shields its holder's, or those of whoever burns
 * what nobody has (D Fireproof).
 */
export const isFireproof = (env: Env, card: Card): boolean =>
  (defNow(env, card).keywords?.includes('fireproof') ?? false) ||
  (card.hero !== undefined && !env.cat.readers.permits(env, card.hero, 'burnCards', { card: card.id }).ok);

/** Whether nothing keeps him from evading it: what lets him is another question (R4 CAN VS. CANNOT). */
export const isEvadable = (env: Env, card: Card): boolean =>
  spaceOf(env.cat, heroAt(env.s, env.me).space).region !== 'inner' &&
  !(defNow(env, card).keywords?.includes('cannotBeEvaded') ?? false) &&
  env.cat.readers.permits(env, env.me, 'evade', { card: card.id, byDefault: true }).ok;

/** Whether characters of this alignment may not have it. */
export const isForbidden = (def: Def, alignment: Alignment): boolean =>
  'forbidden' in def && listed(def.forbidden, alignment);

/** Whether others may take that card from its holder. */
const mayBeTaken = (env: Env, holder: HeroId, card: CardId): boolean =>
  env.cat.readers.permits(env, holder, 'beRobbed').ok && env.cat.readers.permits(env, holder, 'loseCard', { card }).ok;

/** Whether he may take a card: have it at all, and rob the one who holds it. */
export const isTakeable = (env: Env, card: Card, def: Def): boolean =>
  env.cat.readers.mayHave(env, env.me, def, card.id).ok &&
  (card.hero === undefined || card.hero === env.me || mayBeTaken(env, card.hero, card.id));

/** D Special Abilities Involving Adventure Cards: not from every deck, and no card that says otherwise. */
export function isReplaceable(env: Env, card: Card): boolean {
  if (card.drawn !== env.s.turn.n || env.s.turn.met.includes(card.id)) return false;
  return (['replaceDrawn', 'avoid'] as const).every(
    (verb) => env.cat.readers.permits(env, env.me, verb, { card: card.id }).ok,
  );
}

/** Two spaces of one name and kind, as they are now. */
export const isNamesake = (env: Env, id: DefId, other: DefId | undefined): boolean =>
  other !== undefined && textAt(env.cat, env.s, id).text.terrain === textAt(env.cat, env.s, other).text.terrain;

/** A space's name and kind, as it is now: what lies over it has taken both away. */
export function isCalled(env: Env, id: DefId, named: string | readonly string[]): boolean {
  const { text } = textAt(env.cat, env.s, id);
  return listed(named, text.terrain) || namesOf(env, text.id).some((name) => listed(named, name));
}

/** What a ware costs when prices are so much higher or lower: never below one gold, unless it is free anyway. */
export const priced = (price: number, by: number): number => (price <= 0 ? price : Math.max(1, price + by));
