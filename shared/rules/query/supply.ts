// Counters, coins and cards that the box holds, where they are limited (R4 LIMITED RESOURCES).
import type { HeroId } from '../../kernel/ids';
import type { Hero, OptionValue, State } from '../state/state';
import type { Alignment, Resource } from '../vocab/select';
import { characterOf, openCardOf } from './catalogue';
import type { World } from './env';
import { optionOf } from '../options/option-of';

/** Lives with which a character begins and up to which he is healed, and his fate (2 4:1, 4:6: four lives; no fate). */
export const valueAtStart = (
  options: Readonly<Record<string, OptionValue>>,
  def: { readonly life: number; readonly fate: number },
  what: 'life' | 'fate',
): number =>
  what === 'fate' ? (!optionOf(options, 'fate') ? 0 : def.fate) : optionOf(options, 'lives') === 'four' ? 4 : def.life;

/** Points that all counters of a kind make together: 32 of one point and 8 of five (R4 COMPONENTS). */
const inTheBox: Readonly<Record<Resource, number>> = { strength: 72, craft: 72, life: 72, fate: 36, gold: 30 };
const alignmentCards = 4;

/** R4 TALISMAN BLOODBATH, O Chaos Bloodbath: only one Talisman. */
export const oneTalisman = (options: Readonly<Record<string, OptionValue>>): boolean =>
  optionOf(options, 'bloodbath') !== false;

const limited = (s: State): boolean => optionOf(s.options, 'limitedResources');

/** How much of a resource can still be gained; without end where nothing is limited. */
export function supply(s: State, what: Resource): number {
  if (what === 'fate' && !optionOf(s.options, 'fate')) return 0;
  if (!limited(s)) return Infinity;
  const held = Object.values(s.heroes).reduce((n, hero) => n + (hero.dead ? 0 : hero[what]), 0);
  const lying = what === 'gold' ? Object.values(s.board).reduce((n, ground) => n + ground.gold, 0) : 0;
  return Math.max(0, inTheBox[what] - held - lying);
}

/** How much of a resource a character can still be given. */
export function roomFor(s: State, hero: Hero, what: Resource): number {
  if (what !== 'strength' && what !== 'craft') return supply(s, what);
  // O Toads: a Toad gains neither Strength nor Craft.
  if (hero.toad) return !optionOf(s.options, 'toadsGain') ? 0 : supply(s, what);
  const cap = optionOf(s.options, 'statCap');
  return Math.min(supply(s, what), cap === 0 ? Infinity : Math.max(0, cap - hero[what]));
}

/** Whether an Alignment card is left for a character who is to become something else than what is printed. */
export function alignmentCardLeft(w: World, id: HeroId, to: Alignment): boolean {
  if (!limited(w.s)) return true;
  const changed = Object.values(w.s.heroes).filter(
    (hero) => !hero.dead && hero.id !== id && hero.alignment !== openCardOf(w.cat, hero).alignment,
  );
  const own = w.s.heroes[id];
  return own === undefined || to === characterOf(w.cat, own.def).alignment || changed.length < alignmentCards;
}
