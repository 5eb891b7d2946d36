// What one who has often played knows of a board: what its places are worth to whom, how likely a gate lets him pass,
// and how likely he comes from the Inner Region's spaces to the Crown. Nobody tells him: he plays it, in positions that
// are made up, before the game begins. So it holds for any set, edition and ending.
import type { DefId } from '../../../shared/kernel/ids';
import { canonical } from '../../../shared/kernel/json';
import { playOn } from '../../../shared/rules/engine/play-on';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { isCrown } from '../../../shared/rules/query/endings';
import type { State } from '../../../shared/rules/state/state';
import type { SpaceDef } from '../../../shared/rules/vocab/definition';
import type { Facts } from '../facts';
import { boardOf, gateKey, type Board } from './board';
import { dot, fitChance, fitLine, sigmoid, type Seen } from './fit';
import { mean } from './paired';
import { practiceOf } from './practice';
import { quickPlayer } from './quick';
import type { Race } from './race';
import { stagesOf, type RunOf } from './stages';
import { force, type Standing } from './standing';
import type { Weights } from './weights';
import { AGAIN, valueOf } from './worth';

export type Lore = {
  readonly book: Rulebook;
  readonly facts: Facts;
  readonly weights: Weights;
  readonly board: Board;
  /** What an encounter on a space is worth to one who stands so. */
  readonly visit: (space: DefId, x: readonly number[]) => number;
  /** How likely he comes through a gate, and what it costs him to fail. */
  readonly pass: (from: DefId, to: DefId, x: readonly number[]) => { readonly chance: number; readonly lost: number };
  /** What comes of it when he goes on to the Crown from a space of the Inner Region. */
  readonly run: RunOf;
  /** What was reckoned already for one who stands so. */
  readonly races: Map<string, Race>;
  /** How those stand who begin; their lives, and half of their fate, is what people have later on. */
  readonly beginners: readonly Standing[];
  readonly usual: Pick<Standing, 'life' | 'fate'>;
  /** How likely he wins who has come to the Crown. */
  readonly end: (x: readonly number[]) => number;
};
/** What his chances hang on. */
export const traits = (s: Standing, alignment: string): readonly number[] => {
  const power = Math.max(s.strength + s.weapon, s.craft);
  return [
    1,
    (power - 7) / 3,
    (Math.min(s.strength + s.weapon, s.craft) - 5) / 3,
    s.life <= 1 ? 1 : 0,
    Math.min(s.life, 6) / 4 - 1,
    Math.min(s.gold, 3) / 3,
    alignment === 'good' ? 1 : 0,
    alignment === 'evil' ? 1 : 0,
    s.talisman > 0 ? 1 : 0,
  ];
};
const VISITS = 100;
const POOL = 200;
const CARDS = 1200;
const ENDS = 40;
const PASSES = 400;

const textOf = ({ draw, arrive, visit, again, abilities, keywords, leave }: SpaceDef): string =>
  canonical([draw ?? 0, arrive ?? 0, visit ?? 0, again ?? 0, abilities ?? 0, keywords ?? 0, leave ?? 0]);

/** @param share how much of the usual practice he has: with less he knows the same places, and each less well */
export function loreOf(book: Rulebook, facts: Facts, weights: Weights, like: State, share = 1): Lore {
  const board = boardOf(book);
  const practice = practiceOf(book, facts, like, share);
  const { somebody, standing, beginners, some } = practice;
  const fresh = mean(beginners.map((one) => valueOf(weights, one)));
  /** Who dies begins anew, some turns later: for nobody better than to live on with one life. */
  const change = (before: Standing, after: Standing | undefined): number => {
    const dead = Math.min(fresh, valueOf(weights, { ...before, life: 1 })) - AGAIN;
    return (after === undefined ? dead : valueOf(weights, after)) - valueOf(weights, before);
  };

  const visited = (space: DefId): Seen | undefined => {
    const one = somebody(space, 'encounter');
    if (one === undefined) return undefined;
    const { state, hero, before, turn } = one;
    const player = quickPlayer(book, facts, () => 0, `visit ${practice.chance()}`);
    const end = playOn(book, state, undefined, () => player, {
      answers: 60,
      when: (s) => s.turn.n > turn,
    });
    if (!end.ok) return undefined;
    const after = standing(end.state, hero);
    return {
      x: traits(before, state.heroes[hero]?.alignment ?? ''),
      y: change(before, after),
    };
  };

  /** Spaces on which cards are drawn and nothing else happens: what one card is worth is learned from all of them. */
  const drawn = book.spaces.filter(
    ({ id, draw: n, arrive, visit, abilities, leave }) =>
      !board.inner.has(id) && n !== undefined && !arrive && !visit && !abilities && !leave,
  );
  const drawsOf = new Map(drawn.map(({ id, draw: n }) => [id, n ?? 0]));
  const ofCards = Array.from({ length: drawn.length === 0 ? 0 : some(CARDS) }, (_, i): Seen | undefined => {
    const { id, draw: n = 0 } = drawn[i % drawn.length] ?? { id: '' };
    const seen = visited(id);
    return seen === undefined ? undefined : { x: seen.x.map((one) => one * n), y: seen.y };
  }).flatMap((one) => one ?? []);
  const cardFit = ofCards.length === 0 ? [] : fitLine(ofCards, 10);

  const classes = new Map<string, DefId[]>();
  for (const space of book.spaces)
    if (!board.inner.has(space.id) && !drawsOf.has(space.id)) {
      const text = textOf(space);
      classes.set(text, [...(classes.get(text) ?? []), space.id]);
    }
  const visits = new Map<DefId, readonly number[]>();
  for (const ids of classes.values()) {
    const n = some(Math.min(POOL, VISITS * ids.length));
    const seen = Array.from({ length: n }, (_, i) => visited(ids[i % ids.length] ?? '')).flatMap((one) => one ?? []);
    const fit = fitLine(seen, 15);
    for (const id of ids) visits.set(id, fit);
  }

  /** Through every gate, and in the Inner Region always on. */
  const onwards = quickPlayer(book, facts, (_, __, ___, gate) => (gate ? 2 : 0), 'on');
  const run = stagesOf(practice, board, book.spaces, onwards);

  /** On the Crown, against one who is somewhere. */
  const ended = (space: DefId): Seen | undefined => {
    const one = somebody(space, 'encounter', {}, true);
    if (one === undefined) return undefined;
    const { state, hero, before } = one;
    const seat = state.heroes[hero]?.seat;
    const player = quickPlayer(book, facts, () => 0, `end ${practice.chance()}`);
    const end = playOn(book, state, undefined, () => player, {
      answers: 400,
      when: (s) => s.heroes[hero]?.dead !== false || !isCrown(s.heroes[hero].space),
    });
    if (!end.ok) return undefined;
    return { x: force(before), y: seat !== undefined && end.state.over?.winners.includes(seat) === true ? 1 : 0 };
  };
  const [crown] = [...board.inner].flatMap(([space, far]) => (far === 0 ? [space] : []));
  const ends = Array.from({ length: crown === undefined ? 0 : some(ENDS) }, () => ended(crown ?? '')).flatMap(
    (one) => one ?? [],
  );
  const endFit = fitChance(ends, 0.5);

  const passes = new Map<string, { readonly fit: readonly number[]; readonly lost: number }>();
  for (const { from, to } of board.gates) {
    let [lost, failed] = [0, 0];
    const region = facts.spaces[to]?.region;
    const seen = Array.from({ length: some(PASSES) }, (): Seen | undefined => {
      const one = somebody(from, 'turn', { alone: true, dice: [6] });
      if (one === undefined) return undefined;
      const { state, hero, before, turn } = one;
      const been = { there: false };
      const end = playOn(book, state, undefined, () => onwards, {
        answers: 60,
        when: (s) => {
          been.there ||= facts.spaces[s.heroes[hero]?.space ?? '']?.region === region;
          return been.there || s.turn.n > turn;
        },
      });
      if (!end.ok) return undefined;
      if (!been.there) {
        failed += 1;
        lost += change(before, standing(end.state, hero));
      }
      return { x: force(before), y: been.there ? 1 : 0 };
    }).flatMap((one) => one ?? []);
    passes.set(gateKey(from, to), { fit: fitChance(seen, 0.5), lost: failed === 0 ? 0 : lost / failed });
  }

  return {
    book,
    facts,
    weights,
    board,
    visit: (space, x) => {
      const n = drawsOf.get(space);
      const fit = n === undefined ? visits.get(space) : cardFit.map((one) => one * n);
      return fit === undefined ? 0 : dot(fit, x);
    },
    pass: (from, to, x) => {
      const found = passes.get(gateKey(from, to));
      return found === undefined ? { chance: 0, lost: 0 } : { chance: sigmoid(dot(found.fit, x)), lost: found.lost };
    },
    run,
    beginners,
    usual: { life: mean(beginners.map(({ life }) => life)), fate: mean(beginners.map(({ fate }) => fate)) / 2 },
    races: new Map(),
    end: (x) => (ends.length === 0 ? 0.5 : sigmoid(dot(endFit, x))),
  };
}
