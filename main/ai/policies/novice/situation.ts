// What a novice knows when he is asked, and the small sums that he does in his head.
import type { Option, Prompt } from '../../../../shared/contract/prompt';
import type { CardView, HeroView, PlayerView } from '../../../../shared/contract/view';
import type { CardId, DefId } from '../../../../shared/kernel/ids';
import { chances } from '../../../../shared/rules/query/odds';
import type { CardFacts, Facts } from '../../facts';

export type Situation = {
  readonly view: PlayerView;
  readonly prompt: Prompt;
  readonly facts: Facts;
  readonly me: HeroView;
  /** A number from 0 to 1 for an option, so that equals are not always taken in the same order. */
  readonly luck: (key: string) => number;
};

/** How much an option is worth; the best one is taken, and of several all that are worth more than nothing. */
export type Judge = (s: Situation, option: Option) => number;

export const heroesOf = (view: PlayerView): readonly HeroView[] =>
  view.seats.flatMap(({ hero, out }) => (hero === undefined || out ? [] : [hero]));
export const othersOf = ({ view, me }: Situation): readonly HeroView[] =>
  heroesOf(view).filter(({ id }) => id !== me.id);

export const factsFor = ({ facts }: Situation, def: DefId | undefined): CardFacts | undefined =>
  def === undefined ? undefined : facts.cards[def];

/** The same of a card as it counts to him: one that counts as another kind does nothing of what is printed on it. */
export const factsOf = (
  s: Situation,
  { def, counts }: { readonly def: DefId; readonly counts?: CardView['counts'] | undefined },
): CardFacts | undefined => {
  const facts = factsFor(s, def);
  if (facts === undefined || counts === undefined) return facts;
  const { kind, subtype, strength, keywords } = counts;
  const { strength: _strength, craft: _craft, ...rest } = facts;
  const own = kind === undefined ? { ...facts } : { ...rest, kind, swells: [], adds: { strength: 0, craft: 0 } };
  return {
    ...own,
    ...(subtype === undefined ? {} : { subtype }),
    ...(strength === undefined ? {} : { strength }),
    ...(keywords === undefined ? {} : { keywords }),
  };
};

/** A card that lies open or in the own hand, and who has it. */
export const findCard = (
  { view }: Situation,
  id: CardId | undefined,
): { readonly card: CardView; readonly owner?: HeroView } | undefined => {
  if (id === undefined) return undefined;
  for (const { cards } of view.spaces) {
    const card = cards.find((one) => one.id === id);
    if (card) return { card };
  }
  for (const owner of heroesOf(view)) {
    const card = [...owner.held, ...owner.trophies, ...(owner.hand ?? [])].find((one) => one.id === id);
    if (card) return { card, owner };
  }
  return undefined;
};

/** Lives that can be healed. */
export const wounds = (hero: HeroView): number => Math.max(0, hero.lifeValue - hero.life);

const holds = (s: Situation, wanted: (card: CardFacts | undefined, def: DefId) => boolean): boolean =>
  s.me.held.some(({ def }) => wanted(factsFor(s, def), def));
export const talismans = (s: Situation): number =>
  s.me.held.filter(({ def }) => factsFor(s, def)?.keywords.includes('talisman')).length;
export const hasTalisman = (s: Situation): boolean => talismans(s) > 0;
export const hasQuest = (s: Situation): boolean => holds(s, (card) => card?.kind === 'quest');
/** Something that he would rather be rid of. */
export const isBurdened = (s: Situation): boolean => holds(s, (card) => card?.burden === true);

export const inInner = (s: Situation): boolean => s.facts.spaces[s.me.space]?.region === 'inner';
export const carriesTalisman = (s: Situation, hero: HeroView): boolean =>
  hero.held.some(({ def }) => factsFor(s, def)?.keywords.includes('talisman') === true);

const bestWeapon = (s: Situation, stat: 'strength' | 'craft'): number =>
  Math.max(
    0,
    ...s.me.held.map(({ def, idle }) =>
      idle === undefined && factsFor(s, def)?.weapon ? (factsFor(s, def)?.adds[stat] ?? 0) : 0,
    ),
  );

/** Strength in a battle and Craft in psychic combat, with the best Weapon. */
export const powerOf = (s: Situation, kind: 'battle' | 'psychic'): number => {
  const stat = kind === 'battle' ? 'strength' : 'craft';
  return s.me[stat].total + bestWeapon(s, stat);
};
export const better = ({ me }: Situation): 'strength' | 'craft' =>
  me.strength.total >= me.craft.total ? 'strength' : 'craft';

/** The chance that one die and this lead beat another die. */
export const winChance = (lead: number): number => chances({ power: lead, dice: 1 }, { power: 0, dice: 1 }).win;
