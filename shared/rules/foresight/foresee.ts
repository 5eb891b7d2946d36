// Carries the rules on with every result of the dice until somebody chooses. It writes no rule again: the engine plays,
// and stops at each throw so that all of them can be tried (docs/adr/0017).
import type { Foreseen, ForeseenEnd } from '../../contract/foresight';
import type { HeroId, SeatId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { put, run, whoIsAsked, type Input } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { Ahead, Stopped, type How, type Stop, type Throw } from '../engine/tx/ahead';
import type { Decision, GameEvent, State } from '../state/state';
import { alike } from './alike';
import { chosenFor } from './chosen-for';
import { withKept } from './kept';
import { couldThrowAgain, savesHimself } from './paying';
import { savedByArmour } from './armour';
import { spaceFirst } from './space-first';
import { changesBetween, foughtOn, merged, type Fought } from './summary';
import { throwsOf } from './throws';
import { atTurnEnd } from './turn-end';

export type Budget = {
  /** Steps of the machine, which is what time is spent on. */
  readonly steps: number;
  /** What is less likely is not looked at. */
  readonly least?: number;
};

/** What follows of itself: a press, a question in which nothing presses, or the one answer that needs nothing used. */
export function followed({ press, quiet, options, min, max }: Decision): readonly string[] | undefined {
  const own = press ?? quiet;
  if (own !== undefined) return [own];
  if (min > 1 || max !== 1) return undefined;
  const plain = options.filter((o) => o.off === undefined && !o.minor && o.use === undefined && o.costs === undefined);
  const [only] = plain;
  return only !== undefined && plain.length === 1 ? [only.key] : undefined;
}

/** A place from which it goes on: a whole state, and what has happened since the option was taken. */
type Node = {
  readonly state: State;
  readonly chance: number;
  readonly input?: Input;
  readonly throws: readonly Throw[];
  readonly fights: Fought;
  /** Whom he did not encounter on the way. */
  readonly instead?: Foreseen['instead'];
  /** Who let the dice of his fight lie, and need not. */
  readonly others?: Foreseen['others'];
  /** The first throw of all. */
  readonly roll?: number;
};

type Ran = { readonly tx: Ahead; readonly stop?: Stop; readonly refused?: true };

export type Carried = {
  readonly outcomes: readonly (Foreseen & { readonly state: State })[];
  readonly steps: number;
};

/** How a look-ahead is led where it could be led otherwise. */
export type Way = {
  /** What is answered to a question on the way; nothing where it ends there. */
  readonly follow: (s: State, decision: Decision) => readonly string[] | undefined;
  /** Goes on into other turns. */
  readonly onward?: boolean;
  /** Encounters the space to which it leads, and tells of others whom one could encounter in its place. */
  readonly meets?: boolean;
};

/** Plays on from a question with one answer to it. */
export function carryOn(
  book: Rulebook,
  from: State,
  me: HeroId,
  input: Input,
  budget: Budget,
  way: Way = { follow: (_, decision) => followed(decision) },
): Carried {
  const waiting = new Map<string, Node>();
  const outcomes: (Foreseen & { readonly state: State })[] = [];
  let steps = 0;

  const play = (node: Node, how: How): Ran => {
    const tx = new Ahead(node.state, { throws: node.throws, ...how, ...(way.onward ? { onward: true } : {}) });
    try {
      const refused = node.input === undefined ? run(tx, book) : put(tx, book, node.input);
      steps += tx.begun;
      return { tx, ...(refused === undefined ? {} : { refused: true }) };
    } catch (error) {
      steps += tx.begun;
      if (!(error instanceof Stopped)) throw error;
      return { tx, stop: error.why };
    }
  };
  const waits = (node: Node): void => {
    const { input: next, throws, fights, instead, others, roll } = node;
    const keys = next?.t === 'answer' ? next.answer.keys : next;
    const key = `${alike(from, node.state)} ${JSON.stringify([keys, throws, fights, instead, others, roll])}`;
    const same = waiting.get(key);
    waiting.set(key, same === undefined ? node : { ...same, chance: same.chance + node.chance });
  };
  const fought = (node: Node, s: State, events: readonly GameEvent[]): Fought =>
    way.onward === true ? node.fights : foughtOn(node.fights, s, events, me);
  /** Of a turn that goes on where it has brought him. */
  const staying = ({ s }: Ahead, { t }: ForeseenEnd): Pick<Foreseen, 'staying'> => {
    const goesOn = way.onward !== true && (t === 'choice' || t === 'draw' || t === 'hidden');
    const [was, now] = [from.heroes[me], s.heroes[me]];
    if (!goesOn || now === undefined || now.dead || now.seat !== s.active || was?.space === now.space) return {};
    const changes = atTurnEnd(book, s, me);
    return changes.length === 0 ? {} : { staying: changes };
  };
  const ends = (node: Node, tx: Ahead, end: ForeseenEnd): void => {
    outcomes.push({
      chance: node.chance,
      changes: changesBetween(from, tx.s, me),
      fights: fought(node, tx.s, tx.events).all,
      ends: end,
      ...staying(tx, end),
      ...(node.instead === undefined ? {} : { instead: node.instead }),
      ...(node.others === undefined ? {} : { others: node.others }),
      ...(node.roll === undefined ? {} : { rolls: [node.roll] }),
      state: tx.s,
    });
  };
  /** Goes on before the step in which dice fall, with each throw. */
  const branches = (node: Node, dice: number, { whole, halfway }: Ahead): void => {
    const { tx } = play(node, { steps: whole });
    for (const [thrown, chance] of throwsOf(dice))
      waits({
        state: tx.s,
        chance: node.chance * chance,
        throws: [...halfway, thrown],
        fights: fought(node, tx.s, tx.events),
        ...(node.instead === undefined ? {} : { instead: node.instead }),
        ...(node.others === undefined ? {} : { others: node.others }),
        ...(way.onward === true ? {} : { roll: node.roll ?? thrown.reduce((a, b) => a + b, 0) }),
      });
  };
  const asked = (node: Node, tx: Ahead): void => {
    const seat = whoIsAsked(tx.s);
    const decision = seat === undefined ? undefined : tx.s.pending[seat];
    if (seat === undefined || decision === undefined) {
      ends(node, tx, { t: 'stopped' });
      return;
    }
    const followedTo = way.follow(tx.s, decision);
    const met = followedTo === undefined && way.meets === true ? spaceFirst(from, tx.s, me, decision) : undefined;
    const keys = followedTo ?? met?.keys;
    const fights = fought(node, tx.s, tx.events);
    // Of the fight in which it is asked; those that come after it are not told in one number.
    const other = fights.all.length === 0 ? couldThrowAgain(tx.s, me, decision) : undefined;
    const def = other === undefined ? undefined : tx.s.heroes[other]?.def;
    if (keys === undefined) ends(node, tx, { t: 'choice', seat, ask: decision.ask, ...chosenFor(tx.s, me) });
    else
      waits({
        ...node,
        state: tx.s,
        throws: [],
        input: { t: 'answer', seat, answer: { decision: decision.id, keys } },
        fights,
        ...(met === undefined ? {} : { instead: met.instead }),
        ...(def === undefined ? {} : { others: [...new Set([...(node.others ?? []), def])] }),
      });
  };

  waits({ state: from, chance: 1, input, throws: [], fights: { all: [] } });
  for (const [key, node] of waiting) {
    waiting.delete(key);
    if (steps >= budget.steps || node.chance < (budget.least ?? 0)) {
      ends(node, new Ahead(node.state), { t: 'stopped' });
      continue;
    }
    const { tx, stop, refused } = play(node, {});
    if (refused) ends(node, tx, { t: 'stopped' });
    else if (stop?.t === 'throw') branches(node, stop.dice, tx);
    else if (stop?.t === 'draw') ends(node, tx, { t: 'draw', deck: stop.deck });
    else if (stop?.t === 'turn') ends(node, tx, { t: 'turn' });
    else if (stop !== undefined) ends(node, tx, { t: 'hidden' });
    else if (tx.s.over) ends(node, tx, { t: 'over', winners: tx.s.over.winners });
    else asked(node, tx);
  }
  return { outcomes, steps };
}

/**
 * What an answer of a seat leads to.
 * @param known the game as this seat may know it (`knownTo`)
 * @returns what may come of it, equal outcomes as one; nothing where it is no answer
 */
export function foresee(
  book: Rulebook,
  known: State,
  seat: SeatId,
  keys: readonly string[],
  budget: Budget,
): readonly Foreseen[] {
  const decision = known.pending[seat];
  const me = decision?.hero ?? known.seats[seat]?.hero;
  if (decision === undefined || me === undefined) return [];
  const input: Input = { t: 'answer', seat, answer: { decision: decision.id, keys } };
  /** Of Weapons he takes the one that wins most often. */
  const armedBest = (s: State, next: Decision): readonly string[] | undefined => {
    if (next.ask.id !== 'ask.weapon' || next.hero !== me || next.max !== 1) return undefined;
    const wins = ({ key }: Option): number =>
      carryOn(book, s, me, { t: 'answer', seat, answer: { decision: next.id, keys: [key] } }, budget, way)
        .outcomes.filter(({ fights }) => fights.length > 0 && fights.every(({ result }) => result === 'won'))
        .reduce((sum, { chance }) => sum + chance, 0);
    const all = next.options.filter(({ off }) => off === undefined).map((one) => ({ key: one.key, n: wins(one) }));
    const [first, ...others] = all;
    return first === undefined ? undefined : [others.reduce((a, b) => (b.n > a.n ? b : a), first).key];
  };
  // From dice that lie there; before them nobody's fate is reckoned with.
  const way: Way = {
    follow: (s, next) =>
      (decision.ask.id === 'ask.fateFight' ? savesHimself(book, s, me, next) : undefined) ??
      savedByArmour(book, s, me, next) ??
      armedBest(s, next) ??
      followed(next),
    meets: true,
  };
  const { outcomes } = carryOn(book, known, me, input, budget, way);
  const asked = decision.source === known.heroes[me]?.space;
  return merged(withKept(book, known, me, outcomes, asked).map(({ state: _, ...rest }) => rest));
}
