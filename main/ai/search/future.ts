// What a place is worth for the turns to come: the board as a chain of throws and choices, with what the lore says of
// each place to somebody who stands as he does now.
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import { chances } from '../../../shared/rules/query/odds';
import { statOf } from '../../../shared/rules/query/stats';
import type { State } from '../../../shared/rules/state/state';
import type { Board } from './board';
import { worthOfPlaces, type Step } from './chain';
import { traits, type Lore } from './lore';
import { overOf } from './over';
import { preyWorth } from './prey';
import { gained, raceOf, type Race } from './race';
import { force, standingOf, type Standing } from './standing';
import { visitsOf } from './visit';
import { worthOf } from './worth';

export type Future = {
  /** To begin his next turn there. */
  readonly at: (space: DefId) => number;
  /** To go there now, through a gate or not. */
  readonly to: (space: DefId, gate: DefId | undefined) => number;
  readonly race: Race;
};

/** What lies there: enemies to be beaten, then what can be had. */
function lying(lore: Lore, s: State, space: DefId, me: Standing): { readonly worth: number; readonly cards: number } {
  const ground = s.board[space];
  if (ground === undefined) return { worth: 0, cards: 0 };
  const { weights: k, facts } = lore;
  let [worth, open, cards] = [0, 1, 0];
  const foes = { battle: 0, psychic: 0 };
  let loot = Math.min(3, ground.gold) * (k.gold / k.goldScale) * 0.5;
  for (const id of ground.cards) {
    const card = s.cards[id];
    if (card === undefined) continue;
    cards += 1;
    const known = card.faceDown ? undefined : facts.cards[card.def];
    if (known === undefined) continue;
    if (known.kind === 'enemy') {
      if (known.strength !== undefined) foes.battle += known.strength;
      else foes.psychic += known.craft ?? 0;
    } else if (known.kind === 'stranger' || known.kind === 'place') worth += 2;
    else if (known.kind === 'event' || known.kind === 'spell') worth -= 0.5;
    else if (known.burden) worth -= 1;
    else {
      const power = known.adds.strength + known.adds.craft;
      const talisman = known.keywords.includes('talisman') && me.talisman === 0 ? k.seek : 0;
      loot += k.things + (known.abilities > 0 ? k.abilities : 0) + talisman + (0.6 * Math.min(2, power)) / k.growth;
    }
  }
  const last = worthOf(k, { ...me, life: me.life - 1 });
  const hurt = me.life <= 1 ? k.restart : worthOf(k, me) - last;
  for (const kind of ['battle', 'psychic'] as const) {
    if (foes[kind] === 0) continue;
    const lead = (kind === 'battle' ? me.strength + me.weapon : me.craft) - foes[kind];
    const { win, lose } = chances({ power: lead, dice: 1 }, { power: 0, dice: 1 });
    worth += win * k.trophies * (foes[kind] / 7) - lose * hurt;
    open *= win;
  }
  return { worth: worth + open * loot, cards };
}

/** A die is thrown for a move; who can take a few steps only chooses among them. */
export function movesOf(
  { book, board: { moves } }: Pick<Lore, 'book' | 'board'>,
  s: State,
  hero: HeroId,
): Board['moves'] {
  const steps = statOf({ cat: book, s }, hero, 'movement');
  return steps >= 6
    ? moves
    : new Map([...moves].map(([space, throws]) => [space, [throws.slice(0, Math.max(1, steps)).flat()]]));
}

/** What hangs on a place alone is asked for in every round of reckoning, and reckoned once. */
function once<V>(reckon: (space: DefId) => V): (space: DefId) => V {
  const known = new Map<DefId, V>();
  return (space) => {
    const found = known.get(space) ?? reckon(space);
    known.set(space, found);
    return found;
  };
}

/** What a turn brings to one who goes where it is best, wherever he is. */
function chosen(moves: Board['moves'], brings: (space: DefId) => number): number {
  let [sum, n] = [0, 0];
  for (const throws of moves.values())
    for (const landings of throws) {
      let most = -Infinity;
      for (const { to, gate } of landings) if (gate === undefined) most = Math.max(most, brings(to));
      if (most > -Infinity) [sum, n] = [sum + most, n + 1];
    }
  return n === 0 ? 0 : sum / n;
}

/** @param score how he stands, wherever he is: with it visits are played out where something lies */
export function futureOf(lore: Lore, s: State, hero: HeroId, score?: (s: State) => number): Future {
  const me = standingOf(lore.book, lore.facts, s, hero);
  if (me === undefined) return { at: () => 0, to: () => 0, race: { turns: lore.weights.restart, grow: 9 } };
  const { weights: k, board } = lore;
  const [x, f] = [traits(me, s.heroes[hero]?.alignment ?? ''), force(me)];
  const regionOf = (space: DefId): string => lore.facts.spaces[space]?.region ?? 'outer';
  const home = regionOf(s.heroes[hero]?.space ?? '');
  const race = raceOf(lore, me, home);
  const over = overOf(lore, s, hero, me);
  const prey = new Map<DefId, number>();
  for (const other of Object.values(s.heroes)) {
    const he = other.id === hero ? undefined : standingOf(lore.book, lore.facts, s, other.id);
    if (he !== undefined) prey.set(other.space, Math.max(prey.get(other.space) ?? -Infinity, preyWorth(k, me, he)));
  }
  const played = score === undefined ? undefined : visitsOf(lore, s, hero, score);
  /** From where one comes into the Inner Region, and where one comes out. */
  const ways = new Set(board.gates.flatMap(({ from, to }) => (board.inner.has(to) ? [from] : [])));
  const brings = once((space) => {
    const isNear = regionOf(space) === home || (home === 'inner' && ways.has(space));
    if (isNear && (s.board[space]?.cards.length ?? 0) > 0) {
      const gain = played?.(space);
      if (gain !== undefined) return Math.max(gain, prey.get(space) ?? -Infinity);
    }
    const { worth, cards } = lying(lore, s, space, me);
    const { draw: draws = 0, anyway = false } = lore.facts.spaces[space] ?? {};
    const own = (draws > 0 && !anyway ? Math.max(0, draws - cards) / draws : 1) * lore.visit(space, x) + worth;
    // He meets the space or who stands there.
    return Math.max(own, prey.get(space) ?? -Infinity);
  });
  const moves = movesOf(lore, s, hero);
  // To grow at the usual rate is reckoned with already, which is that of one who chooses where to go; who need not grow
  // loses each turn that he does not go on.
  const usual = race.grow > 0 ? chosen(moves, brings) : 0;
  const turned = (own: number): number => (race.grow > 0 ? own - usual : (own > 0 ? k.grown * own : own) - 1);
  const visit = once((space) => turned(brings(space)) + over.leads(space));
  /** In the Inner Region: what he gains by going on. */
  const last = board.gates.find((gate) => board.inner.has(gate.to))?.from;
  const before = home === 'inner' || last === undefined ? race : raceOf(lore, me, regionOf(last));
  const inside = once((space) => gained(lore, me, space, before, 'comes'));
  const end = (space: DefId): number => (board.inner.has(space) ? inside(space) : 0);
  const step = (space: DefId, gate: DefId | undefined): Step => {
    const isInner = board.inner.has(space);
    const to = { own: isInner ? inside(space) : visit(space), on: !isInner, gate };
    if (gate === undefined) return { ...to, open: 1, nearer: 0, lost: 0 };
    const { chance, lost } = lore.pass(gate, space, f);
    return { ...to, open: isInner && me.quest > 0 ? 0 : chance, nearer: over.nearer(gate, space), lost };
  };
  const values = worthOfPlaces({ moves, regionOf, step, instead: over.made, end, discount: k.discount });
  const at = (space: DefId): number => values.get(space) ?? end(space);
  const to = (space: DefId, gate: DefId | undefined): number => {
    const { own, on, open, nearer, lost } = step(space, gate);
    const there = own + (on ? k.discount * at(space) : 0);
    return open * (there + nearer) + (1 - open) * (lost + (gate === undefined ? 0 : k.discount * at(gate)));
  };
  return { at, to, race };
}
