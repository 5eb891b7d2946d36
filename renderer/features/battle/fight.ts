// A fight as the stage shows it, whether it is still going on or was told as an event.
import type { FightSide, ViewEvent } from '../../../shared/contract/event';
import type { FightOdds, FightOutcome, FightShare } from '../../../shared/contract/fight';
import type { FightSideView, FightView } from '../../../shared/contract/view';
import { msg, type DefId, type HeroId, type Msg, type MsgArg } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';
import { percentOf } from '../prompts/odds';
import type { TableParts } from '../table/lay-table';

export type Line = { readonly label: string; readonly n: number };
export type Side = {
  readonly hero?: HeroId;
  readonly def?: DefId;
  readonly others: readonly DefId[];
  /** What only a text names, such as the Sentinel. */
  readonly creature?: string;
  /** Creatures, as a message names them. */
  readonly called?: Msg;
  readonly name: string;
  /** Of creatures that come one after another: which one, and of how many. */
  readonly nth?: { readonly n: number; readonly of: number };
  readonly lines: readonly Line[];
  readonly dice: readonly number[];
  /** What counts of the dice. */
  readonly roll: number;
  /** Without the roll; with it. */
  readonly power?: number;
  readonly score?: number;
};
export type Fight = {
  readonly kind: FightView['kind'];
  readonly mine: Side;
  readonly theirs: Side;
  readonly result?: FightOutcome;
  readonly odds?: FightOdds;
  readonly withFate?: FightOdds;
  /** Once dice lie: the chances as they were before. */
  readonly before?: FightOdds;
};
/** Where it is fought: who sits there, and what things are called. */
type At = Pick<TableParts, 'seats' | 'shell'>;
type Fought = Extract<ViewEvent, { t: 'fight' }>;

/**
 * What a side fights with is named after the number, and so is another number of its own that is added; everything else
 * after what brings it.
 */
export const lineOf =
  ({ shell }: { readonly shell: Pick<At['shell'], 'words' | 'name'> }, kind: Fight['kind']) =>
  ({ source, n, own, stat, roll }: FightShare): Line => {
    const number = own ? (kind === 'battle' ? 'strength' : 'craft') : stat;
    if (number !== undefined) return { label: shell.words.stat[number], n };
    const name = shell.name(source);
    return { label: roll ? shell.words.fight.toRoll(name) : name, n };
  };

/** All of a side: a number of its own that comes twice is what it begins with, and its counters. */
export const linesOf =
  (at: { readonly shell: Pick<At['shell'], 'words' | 'name'> }, kind: Fight['kind']) =>
  (shares: readonly FightShare[]): readonly Line[] => {
    const first = shares.findIndex(({ own }) => own);
    return shares.map((share, i) =>
      share.own && i !== first
        ? { label: at.shell.words.fight.counters[kind === 'battle' ? 'strength' : 'craft'], n: share.n }
        : lineOf(at, kind)(share),
    );
  };

type Fighter = { readonly hero?: HeroId; readonly name?: Msg; readonly defs: readonly DefId[] };

/** The key of a creature that no card brings. */
const creatureOf = ({ name, defs }: Fighter): string | undefined => {
  const key = name?.id === 'creature' ? name.args?.['name'] : undefined;
  return defs.length === 0 && typeof key === 'string' ? key : undefined;
};

const nthOf = ({ name }: Fighter): Side['nth'] => {
  const { n, of } = name?.id === 'creature' ? (name.args ?? {}) : {};
  return typeof n === 'number' && typeof of === 'number' ? { n, of } : undefined;
};

/** A name as a title shows it: "Sentinel", which begins a sentence as "The Sentinel". */
export const standsAs = (name: string, { fight }: Pick<Words, 'fight'>): string => {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && fight.articles.includes(first) ? others.join(' ') : name;
};

/** Who stands there: a character, creatures by their cards, or one that only a text names. */
const fighter = (
  side: Fighter,
  at: At,
): Pick<Side, 'hero' | 'def' | 'others' | 'name' | 'creature' | 'called' | 'nth'> => {
  const hero = side.hero === undefined ? undefined : at.seats.heroDef(side.hero);
  const [first, ...others] = side.defs;
  const def = hero ?? first;
  const creature = creatureOf(side);
  const nth = nthOf(side);
  return {
    ...(side.hero === undefined ? {} : { hero: side.hero }),
    ...(def === undefined ? {} : { def }),
    ...(creature === undefined ? {} : { creature }),
    ...(nth === undefined ? {} : { nth }),
    ...(side.name === undefined ? {} : { called: side.name }),
    others: hero === undefined ? others : [],
    name:
      side.name === undefined
        ? at.shell.words.list((hero === undefined ? side.defs : [def]).map((one) => at.shell.name(one)))
        : standsAs(at.shell.speech.say(side.name), at.shell.words),
  };
};

const fromView = (side: FightSideView, at: At, kind: Fight['kind']): Side => ({
  ...fighter(side, at),
  lines: linesOf(at, kind)(side.shares),
  dice: side.dice,
  roll: side.roll,
  power: side.power,
  ...(side.score === undefined ? {} : { score: side.score }),
});

export const fightOf = (view: FightView, at: At): Fight => ({
  kind: view.kind,
  mine: fromView(view.mine, at, view.kind),
  theirs: fromView(view.theirs, at, view.kind),
  ...(view.outcome === undefined ? {} : { result: view.outcome }),
  ...(view.odds === undefined ? {} : { odds: view.odds }),
  ...(view.withFate === undefined ? {} : { withFate: view.withFate }),
  ...(view.before === undefined ? {} : { before: view.before }),
});

/** The definitions that a name is made of: of one card, or of several. */
const namedBy = (name: MsgArg | undefined): readonly DefId[] => {
  if (typeof name !== 'object' || !('id' in name)) return [];
  const { def, list } = name.args ?? {};
  return typeof def === 'string' ? [def] : Array.isArray(list) ? list.flatMap(namedBy) : [];
};

const fromEvent = (side: FightSide, at: At, kind: Fight['kind']): Side => {
  const lying = (side.cards ?? []).flatMap((id) => at.seats.card(id)?.def ?? []);
  // One that has come just now lies nowhere in the view yet: it is known by its name.
  const defs = lying.length > 0 ? lying : namedBy(side.name).filter((def) => at.shell.face(def) !== undefined);
  return {
    ...fighter({ ...side, defs: defs.slice(0, 1) }, at),
    lines: linesOf(at, kind)(side.shares),
    dice: side.dice,
    roll: side.roll,
    score: side.total,
  };
};

/** The same before its dice are thrown: nothing of it tells what they will come to. */
export const poised = ({ kind, mine, theirs, before }: Fight): Fight => {
  const still = ({ score, ...side }: Side): Side => ({
    ...side,
    dice: [],
    power: side.power ?? (score ?? 0) - side.roll,
    roll: 0,
  });
  return { kind, mine: still(mine), theirs: still(theirs), ...(before === undefined ? {} : { odds: before }) };
};

/** Chances as the right side has them: what wins for one is lost for the other. */
const turned = ({ win, standOff, lose }: FightOdds): FightOdds => ({ win: lose, standOff, lose: win });

/**
 * The chances before the roll as whoever reads them has them, who may be the one that is attacked.
 * @param reads whether a character is that of whoever reads
 */
export const oddsAs = (
  { mine, theirs, odds, withFate }: Fight,
  reads: (hero: HeroId) => boolean,
): Pick<Fight, 'odds' | 'withFate'> => {
  const by = ({ hero }: Side): boolean => hero !== undefined && reads(hero);
  const as = !by(mine) && by(theirs) ? turned : (same: FightOdds): FightOdds => same;
  return {
    ...(odds === undefined ? {} : { odds: as(odds) }),
    ...(withFate === undefined ? {} : { withFate: as(withFate) }),
  };
};

/** Who stands there, as a message names it. */
const named = ({ def, others, called }: Side): Msg =>
  called ??
  msg('names', { list: [def, ...others].flatMap((one) => (one === undefined ? [] : msg('name', { def: one }))) });

/**
 * What the key that throws the dice leads to: "Fight the Sentinel: 8 % win".
 * @param own whether a character belongs to somebody who sits here: of two, the one on the left throws
 */
export const throwing = (
  { mine, theirs, odds }: Fight,
  { words, speech }: Pick<At['shell'], 'words' | 'speech'>,
  own: (hero: HeroId) => boolean,
): string => {
  const ownSide = ({ hero }: Side): boolean => hero !== undefined && own(hero);
  const defends = !ownSide(mine) && ownSide(theirs);
  const fights = speech.say(msg('option.fight', { foe: named(defends ? mine : theirs) }));
  if (odds === undefined) return fights;
  const chance = words.odds.percent(percentOf(defends ? odds.lose : odds.win));
  return `${fights}: ${words.odds.win(chance)}`;
};

export const fightTold = (event: Fought, at: At): Fight => ({
  kind: event.kind,
  mine: fromEvent(event.mine, at, event.kind),
  theirs: fromEvent(event.theirs, at, event.kind),
  result: event.outcome,
  ...(event.odds === undefined ? {} : { before: event.odds }),
});
