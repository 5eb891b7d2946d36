// What must hold after every event, and how it is put right: the first thing found is done first.
import type { CardId, DefId } from '../../kernel/ids';
import type { Catalogue } from '../query/catalogue';
import { isObject, shunsHolders } from '../query/catalogue';
import { carried, defOfCard, transport } from '../query/cards';
import { isForbidden } from '../query/plain';
import { cannotPay } from '../query/costs';
import { heroesInOrder, type Env, type World } from '../query/env';
import { condHangsOn, fitsCard, holds } from '../query/eval';
import { inPlay, type InPlay } from '../query/index-in-play';
import { reads, type Reads } from '../state/stamp';
import { carriedAtMost, permits, statOf } from '../query/stats';
import type { EventStage, Hero, State } from '../state/state';
import { isKept } from '../query/ditching';
import type { Pending } from '../engine/rulebook';
import type { Def } from '../vocab/definition';
import type { Effect } from '../vocab/effect';
import type { Amount, CardFilter, Selector, StatKey } from '../vocab/select';
import { optionOf } from '../options/option-of';
import { chapterOf } from '../engine/follow';

type Found = readonly Effect[] | { readonly code: readonly Effect[]; readonly card: CardId; readonly source: DefId };
type Watched = { readonly card: CardId; readonly def: Def };
/** A table that is looked through, with what changes totals there. */
type Looked = World & Pick<InPlay, 'stats'>;
/** `watched` is what the character holds that a check could find something about; nearly always nothing. */
type Check = (w: Looked, hero: Hero, watched: readonly Watched[]) => Found | undefined;

/** One who rises has no life yet: what he becomes is said in answer to that event. */
const rising = (s: State): boolean => s.stack.some((f) => f.t === 'event' && f.event.kind === 'rose');
/** His death is on its way: it comes of that event, when everybody has had his say. */
const dying = (s: State, { id }: Hero): boolean =>
  s.stack.some(
    (f) => f.t === 'event' && f.event.kind === 'heroKilled' && f.event.hero === id && !f.prevented && isToCome[f.stage],
  );
const isToCome: Record<EventStage, boolean> = {
  cannot: true,
  would: true,
  before: true,
  commit: true,
  checks: false,
  after: false,
  done: false,
};
/** R4 LOSING ALL LIVES */
const dies: Check = (w, hero) =>
  hero.life <= 0 && hero.form === undefined && !rising(w.s) && !dying(w.s, hero)
    ? [{ op: 'chart', chart: 'death' }]
    : undefined;

/** R4 CHANGING ALIGNMENT: cards not permitted by the alignment are ditched at once; so is what shuns him otherwise. */
const forbidden: Check = (w, hero, watched) => {
  const card = watched.find(
    ({ card: id, def }) =>
      isForbidden(def, hero.alignment) ||
      (shunsHolders(def) && permits(w, hero.id, 'haveCard', { card: id }).because === def.id),
  )?.card;
  return card === undefined
    ? undefined
    : [
        { op: 'bind', as: 'banned', value: card },
        { op: 'ditch', card: { var: 'banned' } },
      ];
};

/** R4 GAINING SPELLS: surplus Spells are discarded at once, of the player's choice. */
const spells: Check = (w, hero) => {
  if (hero.toad || hero.hand.length === 0) return undefined;
  const over = hero.hand.length - statOf(w, hero.id, 'spellLimit');
  return over > 0 ? [{ op: 'discardSpells', n: over }] : undefined;
};

/** So much more than that; counted when it is asked, for something may be ditched beside the question. */
const surplus = (n: Amount, most: Amount): Amount => ({ most: [0, { minus: [n, most] }] });
const carriedNow = {
  cards: { object: true, zone: 'held', heldBy: 'me', not: { keyword: 'trinket' } },
} satisfies Selector;
const tooMany = surplus({ count: carriedNow }, { stat: 'objectLimit' });

/** Whether a limit could be lower than it is without anything that is in play: most cards only add to one. */
const lessMayBe = ({ stats }: Looked, stat: StatKey): boolean =>
  stats.get(stat)?.some(({ it: { add } }) => typeof add !== 'number' || add < 0) ?? false;

/** R4 OBJECT CARRYING LIMITS: the surplus is laid on the space, of the player's choice. */
const objects: Check = (w, hero) => {
  // Four may be carried unless something says otherwise, so most characters need no counting.
  if (hero.held.length <= 4 && !lessMayBe(w, 'objectLimit')) return undefined;
  const over = carried(w, hero.id).length - statOf(w, hero.id, 'objectLimit');
  if (over <= 0) return undefined;
  return laysDown(w, carried(w, hero.id), carriedNow.cards, tooMany, 'surplus');
};

/**
 * The surplus is laid on the space, of his choice. D Cursed Keyword: as many of those as can be are kept, as is
 * whatever else cannot be ditched.
 */
function laysDown(w: World, held: readonly CardId[], such: CardFilter, n: Amount, ask: string): Found {
  const loose = held.filter((id) => !isKept(w, id));
  const some = loose.length > 0 && loose.length < held.length;
  return [
    ...(some ? [{ op: 'bind', as: 'loose', value: loose } as const] : []),
    {
      op: 'choose',
      from: { cards: some ? { ...such, is: { var: 'loose' } } : such },
      as: 'surplus',
      ask,
      min: n,
      max: n,
      leastFirst: true,
    },
    { op: 'ditch', card: { var: 'surplus' } },
  ];
}

const magicNow: CardFilter = { kind: 'magicObject', zone: 'held', heldBy: 'me' };
const tooMuchMagic = surplus({ count: { cards: magicNow } }, { stat: 'magicObjectLimit' });
/** However he came to have them: the surplus is laid on the space, of his choice. */
const magicObjects: Check = (w, hero) => {
  if (w.stats.get('magicObjectLimit') === undefined) return undefined;
  const env: Env = { ...w, me: hero.id, source: 'rules' };
  const held = hero.held.filter((id) => fitsCard(env, id, magicNow));
  if (held.length <= statOf(w, hero.id, 'magicObjectLimit')) return undefined;
  return laysDown(w, held, magicNow, tooMuchMagic, 'surplusMagic');
};

/** O Encumbrance: four Objects are carried, the others are belongings; which of them, he says. */
const belongings: Check = (w, hero) => {
  if (!optionOf(w.s.options, 'belongings') || hero.held.length === 0) return undefined;
  const all = carried(w, hero.id);
  const away = all.filter((id) => w.s.cards[id]?.belonging);
  const over = all.length - away.length - carriedAtMost;
  if (over > 0 && transport(w, hero.id) !== undefined) return moveBetween(true);
  return over < 0 && away.length > 0 ? moveBetween(false) : undefined;
};
const moveBetween = (away: boolean): readonly Effect[] => {
  const onHim: Amount = {
    count: { cards: { object: true, zone: 'held', heldBy: 'me', belonging: false, not: { keyword: 'trinket' } } },
  };
  const n = away ? surplus(onHim, carriedAtMost) : surplus(carriedAtMost, onHim);
  return [
    {
      op: 'choose',
      from: { cards: { object: true, zone: 'held', heldBy: 'me', belonging: !away, not: { keyword: 'trinket' } } },
      as: 'stowed',
      ask: away ? 'putAway' : 'takeUp',
      min: n,
      max: n,
    },
    { op: 'stow', card: { var: 'stowed' }, away },
  ];
};

/** A Toad carries nothing that it did not have: Objects and Followers stay behind (D Toads). */
const toad: Check = (w, hero) => {
  if (!hero.toad) return undefined;
  const card = hero.held.find((id) => isObject(defOfCard(w, id)) || defOfCard(w, id).kind === 'follower');
  return card === undefined
    ? undefined
    : [
        { op: 'bind', as: 'left', value: card },
        { op: 'ditch', card: { var: 'left' } },
      ];
};

/** What he was turned into goes when he is himself again, and when something else takes its place. */
const shape: Check = (_, hero, watched) => {
  const shapes = watched.filter(({ def }) => def.keywords?.includes('shape'));
  const [oldest] = shapes;
  return oldest === undefined || (hero.toad && shapes.length === 1)
    ? undefined
    : [
        { op: 'bind', as: 'shed', value: oldest.card },
        { op: 'put', card: { var: 'shed' }, to: 'discard' },
      ];
};

/** R4 WARLOCK'S CAVE: a quest is fulfilled as soon as he is able, wherever he is. */
const quest: Check = (w, hero, watched) => {
  for (const { card, def } of watched) {
    if (def.kind !== 'quest' || !def.deliver || hero.toad) continue;
    const env = { ...w, me: hero.id, source: def.id, card };
    if (holds(env, def.deliver.if) && !cannotPay(env, def.deliver.do))
      return { code: def.deliver.do, card, source: def.id };
  }
  return undefined;
};

/** D Fate Tokens: as long as fate has two sides, its owner says which side each of it shows. */
const sides: Check = (w, hero) => {
  const { light = 0, dark = 0 } = hero.sides ?? {};
  if (light + dark === hero.fate || !permits(w, hero.id, 'useDarkFate').ok) return undefined;
  return [chapterOf('fate-sides')];
};

const inOrder: readonly Check[] = [
  dies,
  toad,
  shape,
  forbidden,
  spells,
  objects,
  magicObjects,
  belongings,
  sides,
  quest,
];

function watchedOf(w: World, hero: Hero): readonly Watched[] {
  const found: Watched[] = [];
  for (const card of hero.held)
    if (w.cat.watched.has(w.s.cards[card]?.def ?? '')) found.push({ card, def: defOfCard(w, card) });
  return found;
}

/** What has to be put right first, of all characters from the active one on; only those are looked at who changed. */
export function firstCheck(cat: Catalogue, s: State): Pending | undefined {
  const { reckoned, stats } = inPlay(cat, s);
  const heroes = heroesInOrder(s).filter(({ id }) => !reckoned.isFine(s, id));
  if (heroes.length === 0) return undefined;
  const found = lookedThrough(cat, s, heroes);
  // Whether somebody rises is on the stack, and not on the table.
  if (found !== undefined) return found;
  // What he has may be made magic.
  const magic = stats.get('magicObjectLimit') === undefined ? 0 : reads('cards');
  for (const hero of heroes)
    if (hero.life > 0 || hero.form !== undefined)
      reckoned.foundFine(s, hero.id, questsHangOn({ cat, s }, hero) | magic);
  return undefined;
}

/** On what hangs whether he has fulfilled one of the quests that he has. */
const questsHangOn = (w: World, hero: Hero): Reads =>
  watchedOf(w, hero).reduce(
    (all, { def }) =>
      def.kind === 'quest' && def.deliver !== undefined && !hero.toad ? all | condHangsOn(def.deliver.if) : all,
    0,
  );

/** The same of these characters, whatever is known already. */
export function lookedThrough(cat: Catalogue, s: State, heroes = heroesInOrder(s)): Pending | undefined {
  const w: Looked = { cat, s, stats: inPlay(cat, s).stats };
  const watched = heroes.map((hero) => watchedOf(w, hero));
  for (const check of inOrder)
    for (const [i, hero] of heroes.entries()) {
      const found = check(w, hero, watched[i] ?? []);
      if (found) return 'code' in found ? { me: hero.id, ...found } : { me: hero.id, code: found, source: 'rules' };
    }
  return undefined;
}
