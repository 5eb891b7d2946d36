// Options of a question: keys that are the same in every game, and what they stand for.
import type { CardId, HeroId } from '../../kernel/ids';
import { msg, nameOf } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Option } from '../../contract/prompt';
import type { State } from '../state/state';

export type Choices = { readonly options: Option[]; readonly values: Record<string, Json> };

/** Options for things on the table, keyed by their names; a second Ogre is `ogre.2`. */
export function choicesOf(s: State, ids: readonly string[]): Choices {
  const options: Option[] = [];
  const values: Record<string, Json> = {};
  const seen: Record<string, number> = {};
  for (const id of ids) {
    const base = thing(s, id);
    const n = (seen[base.key] ?? 0) + 1;
    seen[base.key] = n;
    const key = n === 1 ? base.key : `${base.key}.${n}`;
    options.push({ ...base, key });
    values[key] = id;
  }
  return { options, values };
}

function thing(s: State, id: string): Option {
  const hero = s.heroes[id as HeroId];
  if (hero) return { key: nameOf(hero.def), label: msg('name', { def: hero.def }), target: { hero: hero.id } };
  const card = s.cards[id as CardId];
  if (card)
    return { key: nameOf(card.def), label: msg('name', { def: card.def }), target: { card: card.id, def: card.def } };
  return { key: nameOf(id), label: msg('name', { def: id }), target: { space: id } };
}

export const option = (key: string, id = `option.${key}`, args?: Parameters<typeof msg>[1]): Option => ({
  key,
  label: msg(id, args),
});
export const passOption = (id = 'option.pass'): Option => ({ key: 'pass', label: msg(id), pass: true });
