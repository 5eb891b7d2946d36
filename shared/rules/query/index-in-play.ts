// What is in play, indexed by what it listens to: kept lazily, rebuilt only when cards, characters or
// lasting effects change (design, "Speed").
import { nameOf, type CardId, type DefId, type HeroId } from '../../kernel/ids';
import type { Ability, Action, Meeting, Permission, StatMod, Trigger } from '../vocab/ability';
import type { StatKey } from '../vocab/select';
import type { EventKind, Moment, Verb } from '../vocab/words';
import { stampOf } from '../state/stamp';
import type { State } from '../state/state';
import type { Catalogue } from './catalogue';

/** Where an ability comes from, and for whom it speaks. */
export type Source = {
  readonly def: DefId;
  readonly ability: string;
  readonly card?: CardId;
  readonly holder?: HeroId;
  readonly space?: DefId;
  readonly from: 'character' | 'held' | 'hand' | 'laid' | 'space' | 'mod' | 'rule';
};

export type Entry<T> = { readonly source: Source; readonly it: T };
export type InPlay = {
  readonly stats: Partial<Record<StatKey, Entry<StatMod>[]>>;
  readonly permissions: Partial<Record<Verb, Entry<Permission>[]>>;
  readonly triggers: Partial<Record<EventKind, Entry<Trigger>[]>>;
  readonly actions: Partial<Record<Moment, Entry<Action>[]>>;
  readonly meetings: Entry<Meeting>[];
};

type Key = { readonly cat: Catalogue; readonly heroes: number; readonly cards: number; readonly mods: State['mods']; readonly options: State['options'] };
let cachedFor: Key | undefined;
let cached: InPlay | undefined;

/** The index of a state; the last one is kept, since most questions are about the state that was asked about last. */
export function inPlay(cat: Catalogue, s: State): InPlay {
  const heroes = stampOf(s.heroes);
  const cards = stampOf(s.cards);
  const c = cachedFor;
  if (cached && c?.cat === cat && c.heroes === heroes && c.cards === cards && c.mods === s.mods && c.options === s.options) return cached;
  cachedFor = { cat, heroes, cards, mods: s.mods, options: s.options };
  cached = build(cat, s);
  return cached;
}

function build(cat: Catalogue, s: State): InPlay {
  const index: InPlay = { stats: {}, permissions: {}, triggers: {}, actions: {}, meetings: [] };
  const add = (abilities: readonly Ability[] | undefined, source: Omit<Source, 'ability'>): void => {
    for (const ability of abilities ?? []) addAbility(index, ability, { ...source, ability: ability.id });
  };
  for (const hero of Object.values(s.heroes)) {
    if (!hero.dead && !hero.toad) add(cat.abilities.get(hero.def), { def: hero.def, holder: hero.id, from: 'character' });
  }
  for (const card of Object.values(s.cards)) {
    const own = cat.abilities.get(card.def);
    if (!own || card.zone === 'trophy' || card.zone === 'aside') continue;
    // A Spell can be cast out of a hand only; once cast, what it does is in its effect.
    if (card.home === 'spell' && card.zone !== 'hand') continue;
    const source = { def: card.def, card: card.id, from: card.zone };
    add(own, card.hero === undefined ? source : { ...source, holder: card.hero });
  }
  for (const def of cat.standing) {
    if (def.kind === 'space') add(cat.abilities.get(def.id), { def: def.id, space: def.id, from: 'space' });
    else if (s.options[nameOf(def.id)] === true) add(cat.abilities.get(def.id), { def: def.id, from: 'rule' });
  }
  for (const mod of s.mods) add([mod.ability], { def: mod.source, holder: mod.hero, from: 'mod', ...(mod.card === undefined ? {} : { card: mod.card }) });
  return index;
}

function addAbility(index: InPlay, ability: Ability, source: Source): void {
  for (const it of ability.static ?? []) {
    if ('stat' in it) (index.stats[it.stat] ??= []).push({ source, it });
    else {
      const verb = it.cannot ?? it.can;
      if (verb) (index.permissions[verb] ??= []).push({ source, it });
    }
  }
  for (const it of ability.triggers ?? []) (index.triggers[it.on] ??= []).push({ source, it });
  for (const it of ability.actions ?? []) for (const moment of it.at) (index.actions[moment] ??= []).push({ source, it });
  for (const it of ability.meetings ?? []) index.meetings.push({ source, it });
}
