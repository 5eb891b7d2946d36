// What must hold after every event, and how it is put right: the first thing found is done first.
import type { CardId, DefId } from '../../kernel/ids';
import type { Catalogue } from '../query/catalogue';
import { isObject } from '../query/catalogue';
import { carried, defOfCard } from '../query/cards';
import { heroesInOrder, type World } from '../query/env';
import { holds } from '../query/eval';
import { statOf } from '../query/stats';
import type { Hero, State } from '../state/state';
import type { Pending } from '../engine/rulebook';
import type { Effect } from '../vocab/effect';

type Found = readonly Effect[] | { readonly code: readonly Effect[]; readonly card: CardId; readonly source: DefId };
type Check = (w: World, hero: Hero) => Found | undefined;

/** R4 LOSING ALL LIVES */
const dies: Check = (_w, hero) => (hero.life <= 0 ? [{ op: 'chart', chart: 'death' }] : undefined);

/** R4 CHANGING ALIGNMENT: cards not permitted by the alignment are ditched at once. */
const forbidden: Check = (w, hero) => {
  const card = hero.held.find((id) => {
    const def = defOfCard(w, id);
    return 'forbidden' in def && def.forbidden === hero.alignment;
  });
  return card === undefined ? undefined : [{ op: 'bind', as: 'banned', value: card }, { op: 'ditch', card: { var: 'banned' } }];
};

/** R4 GAINING SPELLS: surplus Spells are discarded at once, of the player's choice. */
const spells: Check = (w, hero) => {
  if (hero.toad || hero.hand.length === 0) return undefined;
  const over = hero.hand.length - statOf(w, hero.id, 'spellLimit');
  return over > 0 ? [{ op: 'discardSpells', n: over }] : undefined;
};

/** R4 OBJECT CARRYING LIMITS: the surplus is laid on the space, of the player's choice. */
const objects: Check = (w, hero) => {
  // Nobody's limit is below four, so most characters need no counting.
  if (hero.held.length <= 4) return undefined;
  const over = carried(w, hero.id).length - statOf(w, hero.id, 'objectLimit');
  if (over <= 0) return undefined;
  return [{ op: 'choose', from: { cards: { object: true, zone: 'held', heldBy: 'me', not: { keyword: 'trinket' } } }, as: 'surplus', ask: 'surplus', min: over, max: over }, { op: 'ditch', card: { var: 'surplus' } }];
};

/** A Toad carries nothing that it did not have: Objects and Followers stay behind (D Toads). */
const toad: Check = (w, hero) => {
  if (!hero.toad) return undefined;
  const card = hero.held.find((id) => isObject(defOfCard(w, id)) || defOfCard(w, id).kind === 'follower');
  return card === undefined ? undefined : [{ op: 'bind', as: 'left', value: card }, { op: 'ditch', card: { var: 'left' } }];
};

/** R4 WARLOCK'S CAVE: a quest is fulfilled as soon as he is able, wherever he is. */
const quest: Check = (w, hero) => {
  for (const card of hero.held) {
    const def = defOfCard(w, card);
    if (def.kind !== 'quest' || !def.deliver || hero.toad) continue;
    if (holds({ ...w, me: hero.id, source: def.id, card }, def.deliver.if)) return { code: def.deliver.do, card, source: def.id };
  }
  return undefined;
};

const inOrder: readonly Check[] = [dies, toad, forbidden, spells, objects, quest];

export const checks: readonly ((cat: Catalogue, s: State) => Pending | undefined)[] = inOrder.map((check) => (cat, s) => {
  for (const hero of heroesInOrder(s)) {
    const found = check({ cat, s }, hero);
    if (found) return 'code' in found ? { me: hero.id, ...found } : { me: hero.id, code: found, source: 'rules' };
  }
  return undefined;
});
