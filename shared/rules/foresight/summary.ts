// What has become of things between two states, as one of the seats looks at it.
import type { Foreseen, ForeseenChange, ForeseenFight } from '../../contract/foresight';
import { msg, type CardId, type HeroId } from '../../kernel/ids';
import type { GameEvent, Hero, State } from '../state/state';

const NUMBERS = ['strength', 'craft', 'life', 'fate', 'gold'] as const;

/** A Spell that is being cast lies before whoever casts it: nobody has gained it, and nobody loses it. */
const isCast = (s: State, id: CardId): boolean => s.cards[id]?.home === 'spell';
const without = (s: State, all: readonly CardId[], gone: readonly CardId[]): readonly string[] =>
  all.filter((id) => !gone.includes(id) && !isCast(s, id)).map((id) => s.cards[id]?.def ?? '');

/** What began and lasts longer than this turn, and shows in no number of his. */
const comesLater = (from: State, to: State, hero: Hero): boolean =>
  to.mods.some(
    ({ id, hero: of, until: { t } }) =>
      of === hero.id &&
      (t === 'nextMove' || t === 'turnStart' || t === 'round' || t === 'game' || t === 'status') &&
      from.mods.every((one) => one.id !== id),
  );

function changesOf(from: State, to: State, was: Hero, own: boolean): readonly ForeseenChange[] {
  const now = to.heroes[was.id];
  if (now === was || now === undefined) return [];
  const who = own ? {} : { hero: was.id };
  if (now.dead) return [{ ...who, t: 'dead' }];
  const changes: ForeseenChange[] = [];
  for (const what of NUMBERS)
    if (now[what] !== was[what]) changes.push({ ...who, t: 'number', what, by: now[what] - was[what] });
  if (now.space !== was.space) changes.push({ ...who, t: 'space', space: now.space });
  for (const [as, key] of [
    ['held', 'held'],
    ['trophy', 'trophies'],
  ] as const) {
    for (const def of without(to, now[key], was[key])) changes.push({ ...who, t: 'gained', as, def });
    for (const def of without(from, was[key], now[key])) changes.push({ ...who, t: 'lost', as, def });
  }
  if (own && now.hand.length !== was.hand.length) changes.push({ t: 'spells', by: now.hand.length - was.hand.length });
  if (now.alignment !== was.alignment) changes.push({ ...who, t: 'aligned', to: now.alignment });
  if (now.missTurns !== was.missTurns) changes.push({ ...who, t: 'missTurns', by: now.missTurns - was.missTurns });
  if ((now.toad === undefined) !== (was.toad === undefined))
    changes.push({ ...who, t: 'toad', on: now.toad !== undefined });
  if (changes.every(({ t }) => t === 'space') && comesLater(from, to, was)) changes.push({ ...who, t: 'later' });
  return changes;
}

/** Turns that somebody has besides, as long as this one is not over. */
function extraTurnsOf(from: State, to: State, me: HeroId): readonly ForeseenChange[] {
  const [was, now] = [from.turn, to.turn];
  const seat = now.extraFor ?? to.active;
  const hero = to.seats[seat]?.hero;
  const by = now.extra - (was.extraFor === now.extraFor ? was.extra : 0);
  if (now.n !== was.n || by <= 0 || hero === undefined) return [];
  return [{ ...(hero === me ? {} : { hero }), t: 'extraTurns', by }];
}

/** His own first, then the others'. */
export function changesBetween(from: State, to: State, me: HeroId): readonly ForeseenChange[] {
  const heroes = Object.values(from.heroes).filter((hero) => !hero.dead);
  return [...heroes.filter(({ id }) => id === me), ...heroes.filter(({ id }) => id !== me)]
    .flatMap((hero) => changesOf(from, to, hero, hero.id === me))
    .concat(extraTurnsOf(from, to, me));
}

const turned = { won: 'lost', lost: 'won', standOff: 'standOff' } as const;

/** Fights of one character as they were told, and whether what comes now still comes of the last of them. */
export type Fought = { readonly all: readonly ForeseenFight[]; readonly open?: true };

function fightOf(s: State, event: GameEvent, me: HeroId): ForeseenFight | undefined {
  if (event.t !== 'fight' || event.outcome === 'evaded' || event.outcome === 'destroyed') return undefined;
  const attacks = event.mine.hero === me;
  if (!attacks && event.theirs.hero !== me) return undefined;
  const { hero, name } = attacks ? event.theirs : event.mine;
  const foe = name ?? msg('name', { def: s.heroes[hero ?? me]?.def ?? '' });
  return { kind: event.kind, foe, result: attacks ? event.outcome : turned[event.outcome] };
}

/** The same with what was told since. */
export function foughtOn(before: Fought, s: State, events: readonly GameEvent[], me: HeroId): Fought {
  let { all, open }: { all: readonly ForeseenFight[]; open?: true | undefined } = before;
  for (const event of events) {
    const fight = fightOf(s, event, me);
    if (fight !== undefined) [all, open] = [[...all, fight], true];
    else if (event.t === 'met' || event.t === 'moved' || event.t === 'fight') open = undefined;
    const costs = event.t === 'killed' || (event.t === 'changed' && event.what === 'life' && event.by < 0);
    if (open && costs && event.hero === me)
      all = all.map((one, i) => (i === all.length - 1 ? { ...one, hurt: true } : one));
  }
  return { all, ...(open ? { open } : {}) };
}

/** Equal outcomes are one, and the likeliest comes first. */
export function merged(outcomes: readonly Foreseen[]): readonly Foreseen[] {
  const found = new Map<string, { one: Foreseen; chance: number; rolls: Set<number> | undefined }>();
  for (const one of outcomes) {
    const { chance, rolls, ...rest } = one;
    const key = JSON.stringify(rest);
    const same = found.get(key);
    if (same === undefined) found.set(key, { one, chance, rolls: rolls && new Set(rolls) });
    else {
      same.chance += chance;
      if (rolls === undefined) same.rolls = undefined;
      else for (const roll of rolls) same.rolls?.add(roll);
    }
  }
  const all = [...found.values()].map(({ one: { rolls: _, ...rest }, chance, rolls }): Foreseen => ({
    ...rest,
    chance,
    ...(rolls === undefined ? {} : { rolls: [...rolls].sort((a, b) => a - b) }),
  }));
  // Where the same throw may lead to either, it decides nothing by itself.
  const shared = (rolls: readonly number[] | undefined): boolean =>
    rolls === undefined || rolls.some((roll) => all.filter((other) => other.rolls?.includes(roll)).length > 1);
  return all
    .map(({ rolls, ...rest }) => (shared(rolls) ? rest : { ...rest, ...(rolls === undefined ? {} : { rolls }) }))
    .sort((a, b) => b.chance - a.chance);
}
