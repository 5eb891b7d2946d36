// What to take, buy, give away and trade: `ask.take`, `ask.shop`, `ask.surplus`, `ask.trophies`, spoils.
import { cardWorth, carryWorth, wareWorth } from './cards';
import { factsFor, findCard, hasQuest, hasTalisman, heroesOf, type Judge, type Situation } from './situation';

export const takeJudge: Judge = (s, { key, target }) => {
  if (key === 'gold') return 5;
  const card = factsFor(s, target?.def);
  const worth = cardWorth(s, target?.def);
  if (card?.kind === 'follower') return card.price >= s.me.gold && card.price > 0 ? -1 : worth;
  const full = s.me.objects.carried >= s.me.objects.limit;
  const worst = Math.min(
    99,
    ...s.me.held
      .filter(({ def }) => ['object', 'magicObject'].includes(factsFor(s, def)?.kind ?? ''))
      .map(({ def }) => cardWorth(s, def, true)),
  );
  return full && worth <= worst ? -1 : worth;
};

export const shopJudge: Judge = (s, { target, pass }) => (pass ? 1.5 : wareWorth(s, target?.def));

/** One's own things go from the bottom, those of others from the top. */
export const cardJudge: Judge = (s, { target }) => {
  const found = findCard(s, target?.card);
  const mine = found?.owner?.id === s.me.id;
  const worth = cardWorth(s, found?.card.def ?? target?.def, mine);
  return mine ? -worth : worth;
};

/** What he carries himself: what does most for him; a Talisman does as much in the baggage. */
export const carryJudge: Judge = (s, { target }) => carryWorth(s, findCard(s, target?.card)?.card.def);

/** For what must be given: everything that saves a life. */
export const givingJudge: Judge = (s, { target }) => 20 - cardWorth(s, findCard(s, target?.card)?.card.def);

export const spoilsJudge: Judge = (s, { key, target }) =>
  key === 'gold' ? 5 : 1 + cardWorth(s, findCard(s, target?.card)?.card.def ?? target?.def);

/** Whom he has beaten is so weak that he will never be in his way. */
const noRival = (s: Situation): boolean => {
  const beaten = heroesOf(s.view).find(({ def }) => def === s.prompt.ask.args?.['hero']);
  return (
    beaten !== undefined && s.me.strength.total + s.me.craft.total >= beaten.strength.total + beaten.craft.total + 6
  );
};

/** After a won fight against a character: his life, unless there is more to be had of him. */
export const rewardJudge: Judge = (s, { key, target }) => {
  if (key === 'life') return s.view.crownReached || hasQuest(s) ? 20 : noRival(s) ? 1 : 3;
  if (key === 'gold') return 1.5;
  const worth = cardWorth(s, findCard(s, target?.card)?.card.def ?? target?.def);
  return worth >= 12 && !hasTalisman(s) ? 15 : worth;
};

/** The harmful goes to the strongest of the others, the helpful to oneself. */
export const heroJudge: Judge = (s, { target }) => {
  const hero = heroesOf(s.view).find(({ id }) => id === target?.hero);
  if (hero === undefined) return 0;
  const helps = (factsFor(s, s.prompt.source)?.text.does.neutral.heals ?? 0) > 0;
  if (hero.id === s.me.id) return helps ? 100 : -100;
  const threat = hero.strength.total + hero.craft.total + (s.facts.spaces[hero.space]?.region === 'inner' ? 10 : 0);
  return helps ? -threat : threat;
};

/**
 * Trophies to trade: as many points as can be had, and none given away for nothing.
 * Left out are the largest that the last point can do without.
 */
export const tradeKeys = (s: Situation): readonly string[] => {
  const { n: total, cost, what } = s.prompt.ask.args ?? {};
  const kind = what === 'craft' ? 'craft' : 'strength';
  const price = Number(cost);
  if (!(price > 0)) return [];
  let spare = Number(total) % price;
  const priced = s.prompt.options
    .filter(({ off }) => off === undefined)
    .map(({ key, target }) => ({
      key,
      n: factsFor(s, findCard(s, target?.card)?.card.def ?? target?.def)?.[kind] ?? Infinity,
    }))
    .sort((a, b) => b.n - a.n);
  return priced
    .filter(({ n }) => {
      if (n > spare) return true;
      spare -= n;
      return false;
    })
    .map(({ key }) => key)
    .slice(0, s.prompt.max);
};
