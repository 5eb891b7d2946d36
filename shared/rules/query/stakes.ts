// "When it matters": whether using something now would touch what its holder has at stake. Data about a question, never
// a limit: what is calm may be used all the same by who wants to be asked (reference/options.md, "Timing").
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Action, Trigger } from '../vocab/ability';
import type { Effect } from '../vocab/effect';
import type { EventOf } from '../state/event';
import type { Amount } from '../vocab/select';
import type { Moment } from '../vocab/words';
import { defOf, spaceOf, textAt } from './catalogue';
import { activeHero, currentFight, heroAt, read, type Env, type World } from './env';
import { amount } from './eval';
import { payable, purseOf } from './fate';
import { inPlay, type Entry } from './index-in-play';
import { permits } from './stats';

const isExchange = ({ do: code }: Action): boolean => code.some((e) => e.op === 'tradeTrophies');

/** What of a character's may be used and need not be, so that its holder may set when it asks. */
export function askingOf(w: World, hero: HeroId): readonly DefId[] {
  const found = new Set<DefId>();
  const index = inPlay(w.cat, w.s);
  for (const entries of index.actions.values())
    for (const { source, it } of entries) {
      // At the start of a turn its owner is asked how he moves in any case.
      const his = source.holder === hero || (isExchange(it) && heroAt(w.s, hero).trophies.length > 0);
      if (
        his &&
        source.from !== 'mod' &&
        ((it.turn !== undefined && it.turn !== 'mine') || it.at.some((at) => at !== 'turnStart'))
      )
        found.add(source.def);
    }
  for (const entries of index.triggers.values())
    for (const { source, it } of entries) {
      if (source.holder === hero && source.from !== 'mod' && it.forced !== true && it.stage !== 'cannot')
        found.add(source.def);
    }
  const dark = permits(w, hero, 'useDarkFate');
  if (dark.ok && (payable(w, hero, 'dark') > 0 || purseOf(w, hero) !== undefined)) found.add(dark.because);
  return [...found].sort();
}

/** The text of what is used: a Spell's own, else the ability's. */
export function textOf(w: World, def: DefId, own: readonly Effect[]): readonly Effect[] {
  const spell = defOf(w.cat, def);
  return spell.kind === 'spell' ? spell.effect : own;
}

const wounds: Amount = { missing: 'life' };
const fateSpent: Amount = { missing: 'fate' };

/** Whether an effect could change anything for who uses it: healing does nothing for the sound. */
function changes(env: Env, e: Effect): boolean {
  if (e.op === 'heal') return amount(env, wounds) > 0;
  if (e.op === 'replenish') return amount(env, fateSpent) > 0;
  return true;
}

const inOwnFight = (w: World, hero: HeroId): boolean => {
  const fight = currentFight(w.s)?.fight;
  return fight !== undefined && (fight.hero === hero || fight.theirs.hero === hero);
};

/**
 * Dark fate: a throw of another matters to whom it strikes in a fight, and to all where the roller is on his way to the
 * Crown or strikes from it. Other throws change little for those who sit by, and would be asked about without end.
 */
export const darkFateIsCalm = (w: World, payer: HeroId, roller: HeroId): boolean =>
  !inOwnFight(w, payer) && spaceOf(w.cat, heroAt(w.s, roller).space).region !== 'inner';

/** At a moment: in a fight it matters to the fighters, and what would change nothing matters to nobody. */
export function actionIsCalm(w: World, { source, it }: Entry<Action>, hero: HeroId, moment: Moment): boolean {
  if ((moment === 'beforeFight' || moment === 'beforeRolls') && !inOwnFight(w, hero)) return true;
  // Trophies lose nothing by being kept: his next turn and its end ask for them in any case. What is still to be met in
  // this one may be another matter with what they give.
  if (isExchange(it)) return moment !== 'afterFight';
  const env: Env = { ...w, me: hero, source: source.def, card: source.card, it: { hero } };
  return !textOf(w, source.def, it.do).some((e) => changes(env, e));
}

/** Is it the character himself, something of his, or where he stands? */
function isHis(w: World, hero: HeroId, value: Json): boolean {
  if (typeof value !== 'string') return false;
  return (
    value === hero ||
    value === heroAt(w.s, hero).space ||
    w.s.cards[value as CardId]?.hero === hero ||
    w.s.cards[value as CardId]?.space === heroAt(w.s, hero).space
  );
}

/** Whether a text gives something to whoever carries it out, and not only to others or to nobody. */
function enriches(text: Json): boolean {
  if (typeof text !== 'object') return false;
  if (Array.isArray(text)) return (text as readonly Json[]).some(enriches);
  const { op, who } = text as { readonly [k: string]: Json };
  if (op === 'take' || (op === 'gain' && who === undefined)) return true;
  return Object.values(text as { readonly [k: string]: Json }).some(enriches);
}

/**
 * A Spell of another, but not one of which he feels nothing: that strikes a third character and gives its caster
 * nothing, or only looks. What a rival does for himself is at his cost too.
 */
function spellConcerns(env: Env, event: EventOf<'cast'>, hero: HeroId): boolean {
  const { s } = env;
  if (event.hero === hero) return false;
  if (event.card === undefined || inOwnFight(env, hero)) return true;
  const spell = env.cat.defs.get(s.cards[event.card]?.def ?? '');
  if (spell?.kind !== 'spell') return true;
  if (spell.effect.every(({ op }) => op === 'look')) return false;
  const aimed = Object.values(s.scopes[event.scope] ?? {}).flat();
  if (aimed.some((value) => isHis(env, hero, value))) return true;
  const active = activeHero(s);
  const struck = [
    ...aimed.filter((value) => typeof value === 'string' && s.heroes[value as HeroId] !== undefined),
    ...(JSON.stringify(spell.effect).includes('"active"') && active !== undefined ? [active] : []),
  ];
  const onlyOthers = struck.length > 0 && struck.every((who) => who !== hero && who !== event.hero);
  return !onlyOthers || enriches(spell.effect);
}

/** To draw up to so many cards and meet what lies there, where the space says that and no more to everybody (Nomad). */
function isTheSpace(env: Env, { space }: EventOf<'encounterBegan'>, hero: HeroId, code: readonly Effect[]): boolean {
  const [draws, meets, ...more] = code;
  if (draws?.op !== 'drawCards' || meets?.op !== 'encounterCards' || more.some(({ op }) => op !== 'endTurn'))
    return false;
  const { text } = textAt(env.cat, env.s, space, hero);
  const said = text.drawing ?? text.arrive ?? text.visit ?? defOf(env.cat, text.id).abilities;
  return said === undefined && draws.deck === undefined && draws.upTo !== undefined && draws.upTo === text.draw;
}

/**
 * In answer to an event: it matters when it is done to its holder or to a card that he has; not when he does it
 * himself.
 */
export function reactionIsCalm(env: Env, { source, it }: Entry<Trigger>, hero: HeroId): boolean {
  const { event } = env;
  if (event?.kind === 'encounterBegan' && event.hero === hero) return isTheSpace(env, event, hero, it.do);
  if (event === undefined || it.whose === 'mine' || source.from !== 'hand') return false;
  if (event.kind === 'cast') return !spellConcerns(env, event, hero);
  // Whoever has won would save his foe by it.
  if (event.kind === 'defeated') return event.by !== hero;
  if (event.kind === 'killed') return env.s.cards[event.card]?.hero !== hero;
  const card = read(event)?.card;
  return event.hero !== hero && !(card !== undefined && isHis(env, hero, card));
}
