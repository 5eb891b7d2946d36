import type { CardId, HeroId } from '../../kernel/ids';
import type { Effect, Program } from '../vocab/effect';
import type { Selector } from '../vocab/select';
import { defOf } from './catalogue';
import { cannotBeLent } from './costs';
import { currentFight, heroAt, heroesInOrder, isStruck, type Env } from './env';
import { amount, select } from './eval';
import { permits } from './stats';
import { optionOf } from '../options/option-of';

/** Spells that a character may still cast this turn (R4 CASTING SPELLS); one edition knows no such cap. */
export function castsLeft(env: Env, hero: HeroId): number {
  if (!optionOf(env.s.options, 'castingCaps')) return 99;
  const { seat } = heroAt(env.s, hero);
  const cast = env.s.turn.cast[seat] ?? 0;
  return (seat === env.s.active ? env.s.turn.spellsAtStart : 1) - cast;
}

/** He fights creatures of which one is not affected by Spells. */
function spellproofFoe(env: Env, hero: HeroId): boolean {
  const fight = currentFight(env.s)?.fight;
  return fight?.hero === hero && fight.theirs.cards.some((card) => isSpellproof(env, card));
}
const foeSide = ['removeFoe', 'settle'];
/** Whether something in it is done to those who are fought: also in a row of a chart or where a condition holds. */
const reachesFoe = (text: unknown): boolean => {
  if (typeof text !== 'object' || text === null) return false;
  const { op, side } = text as { readonly op?: unknown; readonly side?: unknown };
  const strikes = foeSide.some((one) => one === op) || ((op === 'score' || op === 'attackWith') && side === 'theirs');
  return strikes || 'power' in text || Object.values(text).some(reachesFoe);
};

/** Whether a Spell in his hand may be cast now: allowed, within the caps, and with a valid target (D Spell Targets). */
export function castable(env: Env, hero: HeroId, card: CardId): boolean {
  const def = defOf(env.cat, env.s.cards[card]?.def ?? '');
  // A Spell that lies on a card of his (Genie) is outside all counts.
  const own = env.s.cards[card]?.zone === 'hand';
  if (def.kind !== 'spell' || heroAt(env.s, hero).toad || (own && castsLeft(env, hero) <= 0)) return false;
  if (!permits(env, hero, 'castSpell', { card }).ok) return false;
  if (spellproofFoe(env, hero) && reachesFoe(def.effect)) return false;
  const caster = { ...env, me: hero, card, source: def.id };
  if (cannotBeLent(caster, def.effect) || reflectsNothing(caster, def.effect)) return false;
  return (def.aim ?? []).every((e) => hasTarget(caster, e));
}

/** Nothing comes back of a Spell that strikes nobody but its caster; the Command Spell, on no card, strikes all. */
function reflectsNothing(env: Env, effect: Program): boolean {
  const { event, s } = env;
  if (event?.kind !== 'cast' || event.card === undefined || !effect.some(({ op }) => op === 'reflect')) return false;
  return !heroesInOrder(s).some(({ id }) => id !== event.hero && isStruck(env, id));
}

function hasTarget(env: Env, e: Effect): boolean {
  return e.op !== 'choose' || candidates(env, e.from).length >= (e.min === undefined ? 1 : amount(env, e.min));
}

/** A creature may have left the game while what it did goes on. */
function isSpellproof(env: Env, card: CardId): boolean {
  const def = env.s.cards[card]?.def;
  return def !== undefined && defOf(env.cat, def).keywords?.includes('spellproof') === true;
}

/** A Spell that does not affect somebody affects nothing that he has. */
function isShielded(env: Env, card: CardId): boolean {
  const holder = env.s.cards[card]?.hero;
  return holder !== undefined && holder !== env.me && !permits(env, holder, 'beTargeted').ok;
}

/** What may be chosen: a Spell cannot be aimed at one whom or which Spells do not affect (Amulet, Windlasher). */
export function candidates(env: Env, from: Selector): string[] {
  const found = select(env, from);
  if (env.cat.defs.get(env.source)?.kind !== 'spell') return found;
  if ('cards' in from) return found.filter((id) => !isSpellproof(env, id as CardId) && !isShielded(env, id as CardId));
  if (!('heroes' in from)) return found;
  return found.filter((id) => id === env.me || permits(env, id as HeroId, 'beTargeted').ok);
}

const onlyHelps = ({ op }: Effect): boolean => op === 'heal' || op === 'gain' || op === 'replenish';

/** Whether a Spell that may do harm could strike nobody but its caster: he need not have meant that. */
export function strikesOnlyCaster(env: Env, hero: HeroId, card: CardId): boolean {
  const def = defOf(env.cat, env.s.cards[card]?.def ?? '');
  if (def.kind !== 'spell' || def.effect.every(onlyHelps)) return false;
  const aimed = (def.aim ?? []).flatMap((e) =>
    e.op === 'choose' && 'heroes' in e.from ? candidates({ ...env, me: hero, card, source: def.id }, e.from) : [],
  );
  return aimed.length > 0 && aimed.every((id) => id === hero);
}
