// A fight as the stage shows it, whether it is still going on or was told as an event.
import type { FightSide, ViewEvent } from '../../../shared/contract/event';
import type { FightSideView, FightView } from '../../../shared/contract/view';
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import type { TableParts } from '../table/lay-table';

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
/** Where it is fought: who sits there, and what things are called. */
type At = Pick<TableParts, 'seats' | 'shell'>;
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
const statName = (kind: Fight['kind'], at: At): string => at.shell.words.stat[kind === 'battle' ? 'strength' : 'craft'];

const fromView = (side: FightSideView, at: At, kind: Fight['kind']): Side => {
  const hero = side.hero === undefined ? undefined : at.seats.heroes.get(side.hero);
  const [first, ...rest] = side.defs;
  const def = hero?.def ?? first;
  return {
    ...(side.hero === undefined ? {} : { hero: side.hero }),
    ...(def === undefined ? {} : { def }),
    others: hero === undefined ? rest : [],
    name:
      side.name ??
      at.shell.words.list(
        side.defs.length > 0 && hero === undefined ? side.defs.map((one) => at.shell.name(one)) : [at.shell.name(def)],
      ),
    lines: side.lines.map(({ source, n, label }) => ({
      label: label ?? (source === def ? statName(kind, at) : at.shell.name(source)),
      n,
    })),
    dice: side.dice,
    power: side.power,
    ...(side.score === undefined ? {} : { score: side.score }),
  };
};

export const fightOf = (view: FightView, at: At): Fight => {
  const result = resultOf(view.outcome, view.mine.score, view.theirs.score);
  return {
    kind: view.kind,
    mine: fromView(view.mine, at, view.kind),
    theirs: fromView(view.theirs, at, view.kind),
    ...(result === undefined ? {} : { result }),
    ...(view.odds === undefined ? {} : { odds: view.odds }),
  };
};

const isDie = (label: string): boolean => /roll|die|dice/i.test(label);

const fromEvent = (side: FightSide, at: At, kind: Fight['kind']): Side => {
  const hero = side.hero === undefined ? undefined : at.seats.heroes.get(side.hero);
  const def = hero?.def ?? at.seats.card(side.cards?.[0])?.def;
  const dice = side.lines.filter(({ label, n }) => isDie(label.id) && n >= 1 && n <= 6).map(({ n }) => n);
  const power = side.lines.filter(({ label }) => !isDie(label.id)).reduce((total, { n }) => total + n, 0);
  return {
    ...(side.hero === undefined ? {} : { hero: side.hero }),
    ...(def === undefined ? {} : { def }),
    others: [],
    name: side.name === undefined ? at.shell.name(def) : at.shell.speech.say(side.name),
    lines: side.lines
      .filter(({ label }) => !isDie(label.id))
      .map(({ label, n }) => ({
        label: label.id === 'line.power' ? statName(kind, at) : at.shell.speech.say(label),
        n,
      })),
    dice,
    power,
    score: side.total,
  };
};

export const fightTold = (event: Fought, at: At): Fight => {
  const result = resultOf(event.outcome, event.mine.total, event.theirs.total);
  return {
    kind: event.kind,
    mine: fromEvent(event.mine, at, event.kind),
    theirs: fromEvent(event.theirs, at, event.kind),
    ...(result === undefined ? {} : { result }),
  };
};
