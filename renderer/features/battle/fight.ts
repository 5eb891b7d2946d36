// A fight as the stage shows it, whether it is still going on or was told as an event.
import type { FightSide, ViewEvent } from '../../../shared/contract/event';
import type { FightSideView, FightView } from '../../../shared/contract/view';
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import type { Game } from '../table/game.svelte';

export type Line = { readonly label: string; readonly n: number };
export type Side = {
  readonly hero?: HeroId;
  readonly def?: DefId;
  readonly others: readonly DefId[];
  readonly name: string;
  readonly lines: readonly Line[];
  readonly dice: readonly number[];
  /** Without the roll. */
  readonly power: number;
  readonly score?: number;
};
export type Result = 'won' | 'lost' | 'standOff' | 'evaded' | 'destroyed';
export type Fight = {
  readonly kind: FightView['kind'];
  readonly mine: Side;
  readonly theirs: Side;
  readonly result?: Result;
  readonly odds?: NonNullable<FightView['odds']>;
};
type Fought = Extract<ViewEvent, { t: 'fight' }>;

const RESULTS: { readonly [outcome: string]: Result | undefined } = {
  won: 'won',
  win: 'won',
  victory: 'won',
  attacker: 'won',
  lost: 'lost',
  lose: 'lost',
  defeat: 'lost',
  defender: 'lost',
  evaded: 'evaded',
  destroyed: 'destroyed',
  standOff: 'standOff',
  'stand-off': 'standOff',
  tie: 'standOff',
  draw: 'standOff',
};

const resultOf = (
  outcome: string | undefined,
  mine: number | undefined,
  theirs: number | undefined,
): Result | undefined => {
  const named = outcome === undefined ? undefined : RESULTS[outcome];
  if (named !== undefined) return named;
  if (outcome === undefined || mine === undefined || theirs === undefined) return undefined;
  return mine > theirs ? 'won' : mine < theirs ? 'lost' : 'standOff';
};

/** What a side fights with is named after the number, everything else after what brings it. */
const statName = (kind: Fight['kind'], game: Game): string =>
  game.program.words.stat[kind === 'battle' ? 'strength' : 'craft'];

const fromView = (side: FightSideView, game: Game, kind: Fight['kind']): Side => {
  const hero = side.hero === undefined ? undefined : game.heroes.get(side.hero);
  const [first, ...rest] = side.defs;
  const def = hero?.def ?? first;
  return {
    ...(side.hero === undefined ? {} : { hero: side.hero }),
    ...(def === undefined ? {} : { def }),
    others: hero === undefined ? rest : [],
    name:
      side.name ??
      game.program.words.list(
        side.defs.length > 0 && hero === undefined
          ? side.defs.map((one) => game.program.name(one))
          : [game.program.name(def)],
      ),
    lines: side.lines.map(({ source, n, label }) => ({
      label: label ?? (source === def ? statName(kind, game) : game.program.name(source)),
      n,
    })),
    dice: side.dice,
    power: side.power,
    ...(side.score === undefined ? {} : { score: side.score }),
  };
};

export const fightOf = (view: FightView, game: Game): Fight => {
  const result = resultOf(view.outcome, view.mine.score, view.theirs.score);
  return {
    kind: view.kind,
    mine: fromView(view.mine, game, view.kind),
    theirs: fromView(view.theirs, game, view.kind),
    ...(result === undefined ? {} : { result }),
    ...(view.odds === undefined ? {} : { odds: view.odds }),
  };
};

const isDie = (label: string): boolean => /roll|die|dice/i.test(label);

const fromEvent = (side: FightSide, game: Game, kind: Fight['kind']): Side => {
  const hero = side.hero === undefined ? undefined : game.heroes.get(side.hero);
  const def = hero?.def ?? game.card(side.cards?.[0])?.def;
  const dice = side.lines.filter(({ label, n }) => isDie(label.id) && n >= 1 && n <= 6).map(({ n }) => n);
  const power = side.lines.filter(({ label }) => !isDie(label.id)).reduce((total, { n }) => total + n, 0);
  return {
    ...(side.hero === undefined ? {} : { hero: side.hero }),
    ...(def === undefined ? {} : { def }),
    others: [],
    name: side.name === undefined ? game.program.name(def) : game.program.speech.say(side.name),
    lines: side.lines
      .filter(({ label }) => !isDie(label.id))
      .map(({ label, n }) => ({
        label: label.id === 'line.power' ? statName(kind, game) : game.program.speech.say(label),
        n,
      })),
    dice,
    power,
    score: side.total,
  };
};

export const fightTold = (event: Fought, game: Game): Fight => {
  const result = resultOf(event.outcome, event.mine.total, event.theirs.total);
  return {
    kind: event.kind,
    mine: fromEvent(event.mine, game, event.kind),
    theirs: fromEvent(event.theirs, game, event.kind),
    ...(result === undefined ? {} : { result }),
  };
};
