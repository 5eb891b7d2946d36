// How a character stands: the numbers that everybody can read off the table, of any character of any set.
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { bodyOf } from '../../../shared/rules/query/catalogue';
import { statOf, trophyCostOf } from '../../../shared/rules/query/stats';
import { pointsOf } from '../../../shared/rules/query/trophies';
import type { State } from '../../../shared/rules/state/state';
import { carries } from '../crossing';
import type { Facts } from '../facts';

export const numbers = [
  'strength',
  'craft',
  'weapon',
  'armour',
  'life',
  'fate',
  'gold',
  'things',
  'abilities',
  'spells',
  'trophies',
  'talisman',
  'quest',
  'lost',
] as const;
/**
 * `weapon`: what the best one adds in battles; `things`: Objects and Followers, and the `abilities` that they have;
 * `trophies`: what they would buy, as a part of a counter; `lost`: turns that he will not have.
 */
export type Numbered = (typeof numbers)[number];
export type Standing = { readonly [what in Numbered]: number } & {
  /** What is left to do of a quest: all of it, or the part of the gold that it asks for and he has not. */
  readonly owed: number;
  /** His quest asks for a life that is taken from somebody. */
  readonly hunts: boolean;
  /** Turns until he may be over the river by what he holds or can buy, past no guard. */
  readonly across: number;
  /** Of `lost`: turns that he gets back once he is over it. */
  readonly shed: number;
};

/**
 * Turns that it takes by what carries him over; by what such a thing is made with, where he stands or elsewhere; to
 * buy it; and for each gold that he has not.
 */
export const OVER = { carried: 2, made: 3.5, maker: 6, bought: 13, gold: 4, never: 40 } as const;

function acrossOf({ crossing }: Facts, s: State, id: HeroId, held: readonly DefId[]): number {
  const hero = s.heroes[id];
  if (hero === undefined) return OVER.never;
  if (held.some((def) => crossing.carries.includes(def))) return OVER.carried;
  if (s.mods.some((mod) => mod.hero === id && carries(mod.ability))) return OVER.carried;
  const made = held.flatMap((def) => crossing.makes[def] ?? []);
  if (made.length > 0) return made.includes(hero.space) ? OVER.made : OVER.maker;
  const price = Math.min(...Object.values(crossing.sold));
  return Math.min(OVER.never, OVER.bought + OVER.gold * Math.max(0, price - hero.gold));
}

/** Whoever cannot move as far as a die takes others goes where he must: as if he had lost so many turns. */
const [DIE, SLOW] = [6, 6];

/** Where he stands in numbers; nothing for who is dead. */
export function standingOf(book: Rulebook, facts: Facts, s: State, id: HeroId): Standing | undefined {
  const hero = s.heroes[id];
  if (hero === undefined || hero.dead) return undefined;
  const w = { cat: book, s };
  let [weapon, armour, things, abilities, talisman, quest, burdens] = [0, 0, 0, 0, 0, 0, 0];
  let [owed, hunts, shed] = [0, false, 0];
  const held: DefId[] = [];
  for (const card of hero.held) {
    const def = s.cards[card]?.def;
    const known = def === undefined ? undefined : facts.cards[def];
    if (def === undefined || known === undefined) continue;
    held.push(def);
    if (facts.crossing.sheds.includes(def)) shed += SLOW;
    if (known.keywords.includes('talisman')) talisman += 1;
    if (known.kind === 'quest') {
      quest += 1;
      const { gold = 0, life = false } = known.asks ?? {};
      owed = Math.max(owed, gold > 0 ? Math.max(0, gold - hero.gold) / gold : 1);
      hunts ||= life;
    }
    if (known.kind === 'quest' || known.kind === 'state') continue;
    if (known.burden) {
      burdens += 1;
      continue;
    }
    things += 1;
    abilities += known.abilities > 0 ? 1 : 0;
    if (known.armour) armour = 1;
    if (known.weapon) weapon = Math.max(weapon, known.adds.strength);
  }
  let trophies = 0;
  if (hero.trophies.length > 0)
    for (const kind of ['strength', 'craft'] as const) {
      const cost = trophyCostOf(w, id, kind);
      if (cost < Infinity) trophies += pointsOf(w, id, kind) / cost;
    }
  const slow = statOf(w, id, 'movement') < DIE;
  // A Toad will be himself again.
  const own = hero.toad === undefined ? undefined : bodyOf(book, hero);
  return {
    strength: own === undefined ? statOf(w, id, 'strength') : own.strength + hero.strength,
    craft: own === undefined ? statOf(w, id, 'craft') : own.craft + hero.craft,
    weapon,
    armour,
    life: hero.life,
    fate: hero.fate,
    gold: hero.gold,
    things,
    abilities,
    spells: hero.hand.length,
    trophies,
    talisman,
    quest,
    owed,
    hunts,
    across: acrossOf(facts, s, id, held),
    shed,
    lost: hero.missTurns + burdens + (hero.toad === undefined ? (slow ? SLOW : 0) : hero.toad.turns),
  };
}

/**
 * What they hang on in fights and tests: a Weapon helps in the first and not in the second. The last lives and the
 * first fate count for more than what comes after.
 */
export const force = (s: Standing): readonly number[] => [
  1,
  (s.strength - 7) / 3,
  (s.craft - 7) / 3,
  (Math.max(s.strength, s.craft) - 8) / 3,
  s.weapon / 2,
  Math.min(s.life, 1) - 1,
  Math.min(s.life, 2) - 2,
  Math.min(s.life, 3) - 3,
  s.life / 3 - 1,
  Math.min(s.fate, 1),
  s.fate / 3 - 0.5,
];
