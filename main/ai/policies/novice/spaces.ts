// What a space is worth to go to: what it does, what lies on it, and how near it is to where he wants to be.
import type { DefId } from '../../../../shared/kernel/ids';
import type { CardFacts } from '../../facts';
import { cardWorth } from './cards';
import { ready } from './endings';
import { drawsAt, hurtsAt, isCovered, powerAt, textAt } from './ground';
import {
  carriesTalisman,
  factsOf,
  hasQuest,
  hasTalisman,
  isBurdened,
  othersOf,
  powerOf,
  winChance,
  wounds,
  type Situation,
} from './situation';

/**
 * He grows bolder as the game grows long: whoever shuns an enemy for ever may never get past him. But not without end,
 * or nobody who has to begin anew would live long enough to grow.
 */
const boldness = ({ view }: Situation): number => 1 + Math.min(4, Math.max(0, view.round - 120) / 40);

/** Whoever begins anew, however late, has to grow before he dares what others do by then. */
const daring = (s: Situation): number => {
  const grown = (s.me.strength.total + s.me.craft.total - 7) / 4;
  return 1 + (boldness(s) - 1) * Math.min(1, Math.max(0, grown));
};

/** What is gained by a fight at such a chance: a trophy, or a life lost; the last life counts most. */
export const fightWorth = (s: Situation, win: number, lose: number, trophy: number): number =>
  win * (0.5 + trophy / 4) - (lose * (s.me.life <= 1 ? 6 : s.me.life === 2 ? 3 : 2)) / daring(s);

const drawWorth = (s: Situation): number =>
  Math.min(1.6, 0.15 + 0.12 * (s.me.strength.total + s.me.craft.total - 6)) - (s.me.life <= 1 ? 0.8 : 0);

/** Lives that gold or prayer heal. Once the Crown is held they only put the end off. */
const healWorth = (s: Situation, most: number): number =>
  (s.view.crownReached ? 0.3 : 1.6) * Math.min(wounds(s.me), most) * (s.me.life <= 2 ? 1.6 : 1);

/** Lives that are lost for sure, or as often as not. */
const pain = ({ me }: Situation, lives: number): number => 2.8 * lives * (me.life <= 1 ? 4 : me.life === 2 ? 2 : 1);

/** A Stranger or a Place: mostly it helps, but for what it costs. */
const calledWorth = (s: Situation, { text }: CardFacts): number =>
  s.view.crownReached ? 0 : 0.8 - pain(s, text.does[s.me.alignment].harm);

/** What the instructions of a space do for him. */
const ownWorth = (s: Situation, space: DefId): number => {
  const does = textAt(s, space)?.does[s.me.alignment];
  if (does === undefined) return 0;
  const healed = healWorth(s, Math.max(does.heals, Math.min(does.bought, s.me.gold)));
  const fate = 0.4 * Math.min(does.fate, s.me.fateValue - s.me.fate);
  const harm = pain(s, does.harm + hurtsAt(s, space));
  // Who has a quest or a Talisman need not look for one.
  const good = hasTalisman(s) || hasQuest(s) ? Math.min(1.5, does.good) : does.good;
  return good + healed + fate - harm;
};

type Has = { readonly strength: number | undefined; readonly craft: number | undefined };
/** Of what may be fought either way the one that he is better at. */
const foughtBy = (s: Situation, { strength, craft }: Has): 'battle' | 'psychic' =>
  strength === undefined || (craft !== undefined && powerOf(s, 'psychic') - craft > powerOf(s, 'battle') - strength)
    ? 'psychic'
    : 'battle';

/** Enemies that lie there, those of one kind together; then what can be taken once they are gone. */
const lyingWorth = (s: Situation, space: DefId): number => {
  const ground = s.view.spaces.find(({ id }) => id === space);
  if (ground === undefined) return 0;
  const facts = ground.cards.map((one) => ({
    def: one.def,
    card: factsOf(s, one),
    strength: powerAt(s, space, one, 'strength'),
    craft: powerAt(s, space, one, 'craft'),
  }));
  let worth = 0;
  let open = 1;
  for (const [kind, key] of [
    ['battle', 'strength'],
    ['psychic', 'craft'],
  ] as const) {
    const enemies = facts.flatMap(({ card, ...has }) => {
      const n = has[key];
      return card?.kind === 'enemy' && n !== undefined && foughtBy(s, has) === kind ? [n] : [];
    });
    if (enemies.length === 0) continue;
    const total = enemies.reduce((n, one) => n + one, 0);
    const lead = powerOf(s, kind) - total;
    worth += fightWorth(s, winChance(lead), winChance(-lead), total);
    open *= winChance(lead);
  }
  for (const { def, card } of facts) {
    if (card === undefined || card.kind === 'enemy') continue;
    worth +=
      card.kind === 'stranger' || card.kind === 'place'
        ? calledWorth(s, card)
        : card.kind === 'spell'
          ? -3
          : card.kind === 'event'
            ? -0.2
            : open * Math.min(8, cardWorth(s, def)) * 0.8;
  }
  return worth + open * Math.min(3, ground.gold);
};

const backwards = new WeakMap<Situation['facts'], ReadonlyMap<DefId, readonly DefId[]>>();
/** From where each space is reached in one step, by ways that are always open: never against a one-way street. */
function waysInto({ facts }: Situation): ReadonlyMap<DefId, readonly DefId[]> {
  const known = backwards.get(facts);
  if (known !== undefined) return known;
  const found = new Map<DefId, DefId[]>();
  for (const [id, { links }] of Object.entries(facts.spaces))
    for (const { to, way, gate, against } of links) {
      if (gate !== undefined || against || (way !== 'cw' && way !== 'ccw' && way !== 'door')) continue;
      found.set(to, [...(found.get(to) ?? []), id]);
    }
  backwards.set(facts, found);
  return found;
}

/** Steps from every space to a goal. */
const distances = (s: Situation, goal: DefId): ReadonlyMap<DefId, number> => {
  const into = waysInto(s);
  const found = new Map<DefId, number>([[goal, 0]]);
  const queue = [goal];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const from of into.get(at) ?? []) {
      if (found.has(from)) continue;
      found.set(from, (found.get(at) ?? 0) + 1);
      queue.push(from);
    }
  return found;
};

const regionOf = (s: Situation, space: DefId): string => s.facts.spaces[space]?.region ?? '';

/** Strong enough to live in the Middle Region; who has only begun is that at no time. */
const grown = (s: Situation): boolean => {
  const patience = Math.min(2, Math.floor(Math.max(0, s.view.round - 100) / 40));
  return s.me.strength.total + s.me.craft.total >= 9 - patience && s.me.life >= 3 - Math.min(2, patience);
};

/** How far ahead of the Sentinel he is; behind by six he cannot win, however the dice fall. */
const sentinelLead = (s: Situation): number => powerOf(s, 'battle') - 9;
const isOpen = (s: Situation): boolean => isCovered(s, gateTo(s, 'middle'));
/** Once the Crown is held it is better to fall there than to live on for ever beside a healer. */
const mayCross = (s: Situation): boolean =>
  s.view.crownReached || isOpen(s) || winChance(sentinelLead(s)) * boldness(s) > CHARGE;
/** One chance in 36 is none to lose lives for, again and again; in a very long game it is better than none. */
const CHARGE = 0.05;

/** Where a gate into a region is, and a space that heals. */
const gateTo = (s: Situation, region: string): DefId | undefined =>
  Object.entries(s.facts.spaces).find(([id, { links }]) =>
    links.some(({ to, gate }) => gate !== undefined && regionOf(s, to) === region && regionOf(s, id) !== region),
  )?.[0];
const heals = (s: Situation, space: DefId): boolean => {
  const here = textAt(s, space)?.does[s.me.alignment];
  if (here === undefined) return false;
  return here.harm === 0 && (here.heals >= 2 || (here.bought > 0 && s.me.gold > 0));
};
const healers = (s: Situation): readonly DefId[] =>
  Object.entries(s.facts.spaces).flatMap(([id, { region }]) =>
    region === regionOf(s, s.me.space) && heals(s, id) ? [id] : [],
  );
/** The best that may happen on a space of his Region. */
const treasure = (s: Situation): DefId | undefined =>
  Object.entries(s.facts.spaces)
    .filter(([, { region }]) => region === regionOf(s, s.me.space))
    .sort(([, a], [, b]) => b.text.does[s.me.alignment].good - a.text.does[s.me.alignment].good)[0]?.[0];

/** Where he wants to be, and how much. */
const goalOf = (s: Situation): readonly [spaces: readonly (DefId | undefined)[], pull: number] | undefined => {
  const region = regionOf(s, s.me.space);
  // Once the Crown is held, hiding near a healer only puts the end off.
  const hurt = wounds(s.me) >= 2 && !s.view.crownReached && s.view.round < 250;
  if (region === 'middle') {
    if (ready(s)) return [[gateTo(s, 'inner')], 1];
    // Many a burden goes when the Storm River is crossed.
    const way = gateTo(s, 'middle');
    if (isBurdened(s) && way !== undefined)
      return [s.facts.spaces[way]?.links.flatMap(({ to, gate }) => (gate === undefined ? [] : [to])) ?? [], 0.6];
    if (hurt && healers(s).length > 0) return [healers(s), 0.35];
    return hasTalisman(s) || hasQuest(s) ? undefined : [[treasure(s)], 0.5];
  }
  if (hurt && healers(s).length > 0) return [healers(s), 0.35];
  return mayCross(s) && (grown(s) || ready(s) || s.view.crownReached)
    ? [[gateTo(s, 'middle')], ready(s) || s.view.crownReached ? 0.8 : 0.3]
    : undefined;
};

const pullOf = (s: Situation, space: DefId): number => {
  const [goals, pull] = goalOf(s) ?? [[], 0];
  const steps = goals.flatMap((goal) => (goal === undefined ? [] : (distances(s, goal).get(space) ?? [])));
  // The longer the game, the less a detour is worth.
  return steps.length === 0 ? 0 : -pull * boldness(s) * Math.min(12, ...steps);
};

/** Somebody weaker to rob; most of all who has the Talisman that he lacks, or a life that his quest asks for. */
const companyWorth = (s: Situation, space: DefId): number => {
  const weaker = othersOf(s).filter(
    (other) => other.space === space && other.strength.total + 3 <= powerOf(s, 'battle'),
  );
  const wanted = !hasTalisman(s) && weaker.some((other) => carriesTalisman(s, other) || hasQuest(s));
  return 0.4 * weaker.length + (wanted ? 4 : 0);
};

/** Many a burden goes when the Storm River is crossed: that is worth a move in itself. */
const riverWorth = (s: Situation, space: DefId): number =>
  isBurdened(s) && regionOf(s, s.me.space) === 'middle' && regionOf(s, space) === 'outer' ? 10 : 0;

/** Sure death leads nowhere, however far it goes on the way; but once the Crown is held it only brings the end. */
const doom = (s: Situation, space: DefId): number => {
  const { harm = 0, heals = 0 } = textAt(s, space)?.does[s.me.alignment] ?? {};
  const sure = harm + hurtsAt(s, space) - Math.min(heals, wounds(s.me));
  return !s.view.crownReached && sure >= s.me.life ? -60 : 0;
};

export const spaceWorth = (s: Situation, space: DefId): number =>
  doom(s, space) +
  ownWorth(s, space) * (s.view.crownReached ? 0.3 : 1) +
  drawsAt(s, space) * drawWorth(s) +
  lyingWorth(s, space) +
  pullOf(s, space) +
  companyWorth(s, space) +
  riverWorth(s, space);

/** Going through a gate: the Portal when he is ready, past the Sentinel when he may well win or has grown. */
export const gateWorth = (s: Situation, beyond: DefId): number => {
  if (regionOf(s, beyond) === 'inner') return ready(s) ? 30 : -20;
  if (regionOf(s, beyond) === 'outer') return -1;
  const lead = sentinelLead(s);
  if (!mayCross(s) || (!grown(s) && !ready(s) && !s.view.crownReached)) return -5;
  // Once the Crown is held there is nothing to wait for.
  const foe = isOpen(s) ? 0 : fightWorth(s, winChance(lead), winChance(-lead), 0);
  return (s.view.crownReached ? 20 : ready(s) ? 8 : 3) + foe;
};

/** What meeting the space that he stands on is worth. */
export const hereWorth = (s: Situation): number =>
  ownWorth(s, s.me.space) + drawsAt(s, s.me.space) * drawWorth(s) + lyingWorth(s, s.me.space);
