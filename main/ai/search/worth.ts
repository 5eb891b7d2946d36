// What a standing is worth, part by part: the parts are what a reason is made of.
import { numbers, type Numbered, type Standing } from './standing';
import type { Weights } from './weights';

/** Turns that a death costs besides what one had. */
export const AGAIN = 5;

export type Parts = { readonly [what in Numbered]: number };

/** Each more is worth less than the one before; a tenth part is left at `scale` times 2.3. */
const waning = (n: number, most: number, scale: number): number => most * (1 - Math.exp(-Math.max(0, n) / scale));

export const livesWorth = (k: Weights, life: number): number => waning(life, k.life, k.lifeScale);

export function partsOf(k: Weights, s: Standing): Parts {
  return {
    strength: k.strength * s.strength,
    craft: k.craft * s.craft,
    weapon: k.weapon * s.weapon,
    armour: k.armour * s.armour,
    life: livesWorth(k, s.life),
    fate: waning(s.fate, k.fate, k.fateScale),
    gold: waning(s.gold, k.gold, k.goldScale),
    things: k.things * s.things,
    abilities: k.abilities * s.abilities,
    spells: k.spells * s.spells,
    trophies: k.trophies * s.trophies,
    talisman: k.talisman * (Math.min(1, s.talisman) + 0.05 * Math.max(0, s.talisman - 1)),
    quest: s.talisman > 0 ? -k.quest * s.quest : k.quest * s.quest,
    lost: k.lost * s.lost,
  };
}

export const sumOf = (parts: Parts): number => numbers.reduce((sum, what) => sum + parts[what], 0);

/** What he has is worth, in turns, besides how far he is on his way. */
export const worthOf = (k: Weights, s: Standing): number => sumOf(partsOf(k, s));

/** The same, and roughly what being strong and having a Talisman does for the way: to learn what a visit brings. */
export function valueOf(k: Weights, s: Standing): number {
  const power = Math.max(s.strength + s.weapon, s.craft);
  return worthOf(k, s) + (Math.min(power, 12) / k.growth) * 0.8 + (s.talisman > 0 ? k.seek : 0);
}
