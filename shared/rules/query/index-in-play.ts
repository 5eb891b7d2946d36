// What is in play, indexed by what it listens to: kept lazily, rebuilt only when cards, characters or
// lasting effects change (design, "Speed").
import { nameOf, type CardId, type DefId, type HeroId } from '../../kernel/ids';
import type { Ability, Action, DeckMod, Meeting, Permission, PowerMod, StatMod, Trigger } from '../vocab/ability';
import type { StatKey } from '../vocab/select';
import type { EventKind, Moment, Verb } from '../vocab/words';
import { stampOf } from '../state/stamp';
import type { Card, State } from '../state/state';
import { allCards } from './all-cards';
import { abilitiesOf, defOf, isObject, type Catalogue } from './catalogue';

/** Where an ability comes from, and for whom it speaks. */
export type Source = {
  readonly def: DefId;
  readonly ability: string;
  readonly card?: CardId;
  readonly holder?: HeroId;
  readonly space?: DefId;
  readonly from: 'character' | 'held' | 'hand' | 'laid' | 'space' | 'stands' | 'table' | 'mod' | 'rule';
};

export type Entry<T> = { readonly source: Source; readonly it: T };
export type InPlay = {
  readonly stats: Partial<Record<StatKey, Entry<StatMod>[]>>;
  readonly permissions: Partial<Record<Verb, Entry<Permission>[]>>;
  readonly powers: Entry<PowerMod>[];
  readonly decks: Entry<DeckMod>[];
  readonly triggers: Partial<Record<EventKind, Entry<Trigger>[]>>;
  readonly actions: Partial<Record<Moment, Entry<Action>[]>>;
  readonly meetings: Entry<Meeting>[];
};

type Key = {
  readonly cat: Catalogue;
  readonly heroes: number;
  readonly cards: number;
  readonly mods: State['mods'];
  readonly options: State['options'];
};
let cachedFor: Key | undefined;
let cached: InPlay | undefined;

/** The index of a state; the last one is kept, since most questions are about the state that was asked about last. */
export function inPlay(cat: Catalogue, s: State): InPlay {
  const heroes = stampOf(s.heroes);
  const cards = stampOf(s.cards);
  const c = cachedFor;
  if (
    cached &&
    c?.cat === cat &&
    c.heroes === heroes &&
    c.cards === cards &&
    c.mods === s.mods &&
    c.options === s.options
  )
    return cached;
  cachedFor = { cat, heroes, cards, mods: s.mods, options: s.options };
  cached = build(cat, s);
  return cached;
}

function build(cat: Catalogue, s: State): InPlay {
  const index: InPlay = { stats: {}, permissions: {}, powers: [], decks: [], triggers: {}, actions: {}, meetings: [] };
  const add = (abilities: readonly Ability[] | undefined, source: Omit<Source, 'ability'>): void => {
    for (const ability of abilities ?? []) addAbility(index, ability, { ...source, ability: ability.id });
  };
  for (const hero of Object.values(s.heroes)) {
    const body = hero.form ?? hero.def;
    if (!hero.dead && !hero.toad) add(cat.abilities.get(body), { def: body, holder: hero.id, from: 'character' });
  }
  for (const card of allCards(s)) {
    const own = abilitiesOf(cat, card);
    const at = own && whence(cat, s, card);
    if (at) add(own, { def: card.def, card: card.id, ...at });
  }
  for (const def of cat.standing) {
    // What lies over a space speaks in its place.
    if (def.kind === 'space')
      add((s.board[def.id]?.over ?? []).length > 0 ? undefined : cat.abilities.get(def.id), {
        def: def.id,
        space: def.id,
        from: 'space',
      });
    else if (def.always || s.options[nameOf(def.id)] === (def.when ?? true))
      add(cat.abilities.get(def.id), { def: def.id, from: 'rule' });
  }
  for (const mod of s.mods) {
    const card = mod.until.t === 'card' && mod.card !== undefined ? s.cards[mod.card] : undefined;
    // What was given to a card works for whoever holds it, and is silent where the card is.
    if (card) {
      const at = whence(cat, s, card);
      if (at) add([mod.ability], { def: mod.source, card: card.id, ...at });
    } else
      add([mod.ability], {
        def: mod.source,
        holder: mod.hero,
        from: 'mod',
        ...(mod.card === undefined ? {} : { card: mod.card }),
      });
  }
  return index;
}

type Whence = Pick<Source, 'from' | 'holder' | 'space'>;

/** From where a card speaks, and for whom; nothing for one that is silent where it lies. */
function whence(cat: Catalogue, s: State, card: Card): Whence | undefined {
  // A Spell can be cast out of a hand only; once cast, what it does is in its effect.
  const def = defOf(cat, card.def);
  const spell = def.kind === 'spell';
  // Parts do nothing by themselves; a card that is shown beside the board works for nobody yet.
  if (def.part) return undefined;
  switch (card.zone) {
    case 'held':
    case 'laid':
    case 'hand':
      if (card.belonging) return undefined;
      if (spell && card.zone !== 'hand') return undefined;
      // What nobody has taken works for nobody: only Places, Events, Strangers and Enemies speak where they lie.
      if (card.zone === 'laid' && (isObject(def) || def.kind === 'follower')) return undefined;
      return card.hero === undefined ? { from: card.zone } : { from: card.zone, holder: card.hero };
    case 'table':
      return def.kind === 'world' || def.kind === 'event' || def.kind === 'ending' ? { from: 'table' } : undefined;
    case 'over':
    case 'stands':
      return {
        from: card.zone === 'over' ? 'space' : 'stands',
        ...(card.space === undefined ? {} : { space: card.space }),
      };
    case 'attached': {
      const host = card.on === undefined ? undefined : s.cards[card.on];
      if (host?.hero === undefined || !defOf(cat, host.def).carries?.works) return undefined;
      return { from: spell ? 'hand' : 'held', holder: host.hero };
    }
    case 'trophy':
    case 'aside':
      return undefined;
  }
}

function addAbility(index: InPlay, ability: Ability, source: Source): void {
  for (const it of ability.static ?? []) {
    if ('stat' in it) (index.stats[it.stat] ??= []).push({ source, it });
    else if ('power' in it) index.powers.push({ source, it });
    else if ('drawFrom' in it) index.decks.push({ source, it });
    else {
      const verb = it.cannot ?? it.can;
      if (verb) (index.permissions[verb] ??= []).push({ source, it });
    }
  }
  for (const it of ability.triggers ?? []) (index.triggers[it.on] ??= []).push({ source, it });
  for (const it of ability.actions ?? [])
    for (const moment of it.at) (index.actions[moment] ??= []).push({ source, it });
  for (const it of ability.meetings ?? []) index.meetings.push({ source, it });
}
