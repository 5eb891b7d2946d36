// Options of a question: keys that are the same in every game, and what they stand for.
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import { keyOf, msg, type Msg } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Option } from '../../contract/prompt';
import type { Card, State } from '../state/state';
import type { Asked } from './tx/flow';

export type Choices = { readonly options: Option[]; readonly values: Record<string, Json> };

/** Options for things on the table, keyed by their names; a second Ogre is `ogre.2`. */
export function choicesOf(s: State, ids: readonly string[]): Choices {
  const options: Option[] = [];
  const values: Record<string, Json> = {};
  const apart = namesApart(s, ids);
  for (const [i, key] of keysOf(s, ids).entries()) {
    const id = ids[i] ?? '';
    options.push({ key, ...thing(s, id, apart) });
    values[key] = id;
  }
  return { options, values };
}

/** Their keys alone, where nobody is asked since nothing else can be chosen. */
export function keysOf(s: State, ids: readonly string[]): readonly string[] {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return [keyOf(defOfThing(s, only))];
  const seen: Record<string, number> = {};
  return ids.map((id) => {
    const key = keyOf(defOfThing(s, id));
    const n = (seen[key] ?? 0) + 1;
    seen[key] = n;
    return n === 1 ? key : `${key}.${n}`;
  });
}

const defOfThing = (s: State, id: string): string => s.heroes[id as HeroId]?.def ?? s.cards[id as CardId]?.def ?? id;

/** Names of cards that are offered from several places, or from several characters. */
function namesApart(s: State, ids: readonly string[]): ReadonlySet<DefId> {
  const first = new Map<DefId, Card>();
  const apart = new Set<DefId>();
  for (const id of ids) {
    const card = s.cards[id as CardId];
    if (card === undefined) continue;
    const other = first.get(card.def);
    if (other === undefined) first.set(card.def, card);
    else if (other.hero !== card.hero || other.space !== card.space) apart.add(card.def);
  }
  return apart;
}

/** @param apart names of which it is told where each lies, or who has it */
function thing(s: State, id: string, apart: ReadonlySet<DefId>): Omit<Option, 'key'> {
  const hero = s.heroes[id as HeroId];
  if (hero) return { label: msg('name', { def: hero.def }), target: { hero: hero.id } };
  const card = s.cards[id as CardId];
  if (card)
    return {
      label: apart.has(card.def) ? labelAt(s, card) : msg('name', { def: card.def }),
      target: { card: card.id, def: card.def },
    };
  return { label: msg('option.space', { space: id }), target: { space: id } };
}

function labelAt(s: State, { def, hero, space }: State['cards'][CardId]): Msg {
  const holder = hero === undefined ? undefined : s.heroes[hero]?.def;
  if (holder !== undefined) return msg('option.cardAt', { def, hero: holder });
  return space === undefined ? msg('name', { def }) : msg('option.cardAt', { def, space });
}

/** A question that a card puts in its own words. */
export const cardAsk = (id: string, args?: Parameters<typeof msg>[1]): Asked => msg(id, args) as Asked;

/** Why something may not be had: what forbids it, or that the card is not for his alignment. */
export const barredBy = (because: string, def: string | undefined): Msg =>
  msg(because === def ? 'off.notYours' : 'off.because', { def: because });

export const option = (key: string, id = `option.${key}`, args?: Parameters<typeof msg>[1]): Option => ({
  key,
  label: msg(id, args),
});
export const passOption = (id = 'option.pass', args?: Parameters<typeof msg>[1]): Option => ({
  key: 'pass',
  label: msg(id, args),
  pass: true,
});
