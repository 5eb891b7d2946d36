// What an option leads to, in words: a short number beside it, and its parts for whoever looks closer.
import type { Foreseen, ForeseenChange, OptionOdds } from '../../../shared/contract/foresight';
import type { DeckId, DefId, HeroId, Msg, MsgArg, SeatId } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';

/** What things are called. */
export type At = {
  readonly words: Words['odds'];
  readonly name: (def: DefId) => string;
  /** A space by what it is now. */
  readonly place: (space: DefId) => string;
  readonly who: (hero: HeroId) => string;
  readonly say: (message: Msg) => string;
  /** What some effects do, as a card's text says it; '' for what has no words. */
  readonly leads: (does: MsgArg) => string;
  /** Who is asked. */
  readonly seat: SeatId | undefined;
};

/** What an option says itself. */
export type Told = {
  /** The space where it leads. */
  readonly to?: DefId | undefined;
  /** Fate is paid for it. */
  readonly paid?: boolean;
};

/** Never rounded to what it is not: 0 and 100 are for what cannot be otherwise. */
export const percentOf = (chance: number): string => {
  const n = Math.round(chance * 100);
  if (chance > 0 && n === 0) return '<1';
  return chance < 1 && n === 100 && chance < 1 - 1e-9 ? '>99' : String(n);
};

type Bounded = NonNullable<OptionOdds['crown']>;
/**
 * A chance of which not all was looked at: what it is at least, never rounded up. Exact where the rest would not be
 * seen; nothing where hardly anything is known.
 */
const boundOf = ({ chance, stopped }: Bounded, words: Words['odds']): readonly string[] => {
  if (percentOf(chance) === percentOf(chance + stopped)) return [words.percent(percentOf(chance))];
  const least = Math.floor(chance * 100);
  return least === 0 ? [] : [words.atLeast(words.percent(String(least)))];
};

export type Figure = 'win' | 'standOff' | 'lose' | 'free' | 'hurt' | 'dies' | 'staying' | 'crown';
const FIGURES: readonly Figure[] = ['win', 'standOff', 'lose', 'free', 'hurt', 'dies', 'staying', 'crown'];

/** The chance of a defeat, where it is another than that of losing a life, which says more. */
export const loseOf = ({ outcomes, win, lose, hurt, dies }: OptionOdds): number | undefined => {
  if (win === undefined) return undefined;
  const lost =
    lose ??
    outcomes.reduce(
      (sum, { chance, fights }) => (fights.some(({ result }) => result === 'lost') ? sum + chance : sum),
      0,
    );
  return lost === 0 || [hurt, dies].some((n) => n !== undefined && percentOf(n) === percentOf(lost)) ? undefined : lost;
};

/**
 * The few numbers that tell most of it; nothing for what needs the rows.
 * @param shown which of them: of harm it is told, too, that there is none
 * @param over whom he wins against, where it is not plain; @param unless who could still change it
 */
export const headlineOf = (
  odds: OptionOdds,
  words: Words['odds'],
  shown: readonly Figure[] = FIGURES,
  { over, unless }: { readonly over?: string | undefined; readonly unless?: string | undefined } = {},
): string => {
  const { win, standOff = 0, free, staying, crown } = odds;
  const said = (chance: number): string => words.percent(percentOf(chance));
  const none = shown !== FIGURES && win === undefined ? 0 : undefined;
  const [hurt, dies] = [odds.hurt ?? none, odds.dies ?? none];
  const lose = loseOf(odds);
  const sure = [['win', win ?? 0] as const, ['standOff', standOff] as const].find(([, n]) => percentOf(n) === '100');
  // Nothing that another could change is told as certain.
  if (unless !== undefined && sure !== undefined && shown.includes(sure[0])) return words.but(sure[0], unless);
  return [
    ...(win === undefined || !shown.includes('win')
      ? []
      : [over === undefined ? words.win(said(win)) : words.winOver(said(win), over)]),
    ...(standOff === 0 || !shown.includes('standOff') ? [] : [words.standOff(said(standOff))]),
    ...(lose === undefined || !shown.includes('lose') ? [] : [words.lose(said(lose))]),
    // Where a fight decides it, to win says it.
    ...(free === undefined || win !== undefined || !shown.includes('free') ? [] : [words.free(said(free))]),
    ...(hurt === undefined || hurt === odds.dies || !shown.includes('hurt') ? [] : [words.hurt(said(hurt))]),
    ...(dies === undefined || !shown.includes('dies') ? [] : [words.dies(said(dies))]),
    ...(staying === undefined || !shown.includes('staying') ? [] : [words.staying(said(staying))]),
    ...(crown === undefined || !shown.includes('crown') ? [] : boundOf(crown, words).map(words.crown)),
    ...(unless === undefined || win === undefined || !shown.includes('win') ? [] : [unless]),
  ].join(' · ');
};

/** Said as what somebody does: "Wizard is killed", and not "Wizard: is killed". */
const ACTS: readonly ForeseenChange['t'][] = ['gained', 'lost', 'aligned', 'extraTurns', 'toad', 'kept', 'dead'];

const changeOf = (change: ForeseenChange, { words, name, place, who }: At): string => {
  const told = ((): string => {
    switch (change.t) {
      case 'number':
        return words.number(change.what, change.by);
      case 'space':
        return words.space(place(change.space));
      case 'gained':
        return change.as === 'trophy' ? words.trophy(name(change.def)) : words.gained(name(change.def));
      case 'lost':
        return words.lost(name(change.def));
      case 'spells':
        return words.spells(change.by);
      case 'aligned':
        return words.aligned[change.to];
      case 'missTurns':
        return words.missTurns(change.by);
      case 'extraTurns':
        return words.extraTurns(change.by);
      case 'kept':
        return words.kept[change.on ? 'true' : 'false'];
      case 'toad':
        return words.toad[change.on ? 'true' : 'false'];
      case 'later':
        return words.later;
      case 'dead':
        return words.dead;
    }
  })();
  if (change.hero === undefined) return told;
  return (ACTS.includes(change.t) ? words.does : words.of)(who(change.hero), told);
};

/** Several others to whom the same happens are named together; of what they do, each by himself. */
const together = (changes: readonly ForeseenChange[], at: At): readonly string[] => {
  const found = new Map<string, { readonly change: ForeseenChange; readonly heroes: HeroId[] }>();
  for (const change of changes) {
    const { hero, ...what } = change;
    const key = JSON.stringify([hero === undefined, ACTS.includes(change.t) && hero, what]);
    const same = found.get(key);
    if (same === undefined) found.set(key, { change, heroes: hero === undefined ? [] : [hero] });
    else if (hero !== undefined) same.heroes.push(hero);
  }
  return [...found.values()].map(({ change, heroes }) =>
    changeOf(change, heroes.length < 2 ? at : { ...at, who: () => at.words.all(heroes.map(at.who)) }),
  );
};

/** "1-2" for 1 and 2. */
const spanOf = (rolls: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const n of rolls) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([a, b]) => (a === b ? String(a) : `${a}-${b}`)).join(', ');
};

/** Whoever draws from it has the Spell, and nobody is told which. */
export const SPELLS: DeckId = 'spell';

export type OddsRow = { readonly chance: string; readonly rolls: string; readonly text: string };

/** What is longer is told when it is asked. */
const FEW_LETTERS = 90;
/** The end of an outcome, in words; a choice by what it is for. */
const endOf = (ends: Foreseen['ends'], { words, leads, seat }: At): string => {
  switch (ends.t) {
    case 'draw':
      return ends.deck === SPELLS ? words.spells(1) : words.draw;
    case 'hidden':
    case 'stopped':
      return words[ends.t];
    case 'choice': {
      if (ends.seat !== seat) return words.otherChooses;
      const does = ends.leads === undefined ? '' : leads(ends.leads);
      if (does !== '' && does.length <= FEW_LETTERS) return does;
      // The question itself would read as if that were what comes of it.
      return words.youChoose;
    }
    case 'turn':
    case 'over':
      return '';
  }
};

/** Without what the option says itself. */
const untold = (changes: readonly ForeseenChange[], { to, paid = false }: Told): readonly ForeseenChange[] => {
  const left = changes.filter((change) => change.t !== 'space' || change.hero !== undefined || change.space !== to);
  // Of the dead no numbers are told.
  if (!paid || left.some((change) => change.t === 'dead' && change.hero === undefined)) return left;
  const isFate = (change: ForeseenChange): boolean =>
    change.t === 'number' && change.what === 'fate' && change.hero === undefined;
  const net = left.find(isFate);
  const by = (net?.t === 'number' ? net.by : 0) + 1;
  return [...(by === 0 ? [] : [{ t: 'number', what: 'fate', by } as const]), ...left.filter((one) => !isFate(one))];
};

const rowOf = ({ chance, rolls, changes, fights, ends, staying }: Foreseen, at: At): OddsRow => {
  const { words } = at;
  const end = endOf(ends, at);
  const parts = [
    ...fights.map(({ result, foe }) => words.fights[result](at.say(foe))),
    ...together(changes, at),
    ...(end === '' ? [] : [end]),
  ];
  const now = parts.length === 0 ? words.nothing : parts.join(', ');
  const then = (staying ?? []).map((change) => changeOf(change, at)).join(', ');
  return {
    chance: words.percent(percentOf(chance)),
    rolls: rolls === undefined ? '' : words.roll(spanOf(rolls)),
    text: then === '' ? now : `${parts.length === 0 ? '' : `${now}; `}${words.ifItEnds(then)}`,
  };
};

const ended: Foreseen['ends'] = { t: 'turn' };
/** Without what all of them come to: the same question is no difference between them. */
const apart = (outcomes: readonly Foreseen[]): readonly Foreseen[] => {
  const same = new Set(outcomes.map(({ ends }) => JSON.stringify(ends))).size === 1;
  return outcomes.map((one) => (same && one.ends.t === 'choice' ? { ...one, ends: ended } : one));
};

/** More rows than that nobody reads; those of a chart are its own, however many. */
const MOST = 9;

/** Outcomes that read alike are one row; the likeliest first, and those of a chart in the order of its dice. */
const outcomeRows = ({ outcomes }: OptionOdds, at: At, told: Told = {}): readonly OddsRow[] => {
  const found = new Map<string, Foreseen>();
  for (const whole of apart(outcomes)) {
    const one = { ...whole, changes: untold(whole.changes, told) };
    const { text } = rowOf(one, at);
    const same = found.get(text);
    if (same === undefined) found.set(text, one);
    else {
      const { rolls: _, ...rest } = same;
      const chance = same.chance + one.chance;
      found.set(
        text,
        same.rolls && one.rolls
          ? { ...rest, chance, rolls: [...same.rolls, ...one.rolls].sort((a, b) => a - b) }
          : { ...rest, chance },
      );
    }
  }
  const [first, ...more] = found.values();
  if (first === undefined) return [];
  // Where every throw comes to the same, no number is worth a word; nor is what anybody knows who takes the option.
  if (more.length === 0) {
    const goes = first.changes.length < (outcomes[0]?.changes.length ?? 0) && first.ends.t === 'draw';
    const only = goes ? { ...first, ends: ended } : first;
    const isPlain = only.changes.length + only.fights.length + (only.staying ?? []).length === 0;
    return isPlain && (only.ends.t === 'turn' || only.ends.t === 'over')
      ? []
      : [{ ...rowOf(only, at), rolls: '', chance: '' }];
  }
  const all = [first, ...more];
  const isChart = all.every(({ rolls }) => rolls !== undefined);
  const sorted = all.sort((a, b) => (isChart ? (a.rolls?.[0] ?? 0) - (b.rolls?.[0] ?? 0) : b.chance - a.chance));
  if (isChart || sorted.length <= MOST) return sorted.map((one) => rowOf(one, at));
  const others = sorted.slice(MOST - 1);
  const chance = others.reduce((sum, one) => sum + one.chance, 0);
  return [
    ...sorted.slice(0, MOST - 1).map((one) => rowOf(one, at)),
    { chance: at.words.percent(percentOf(chance)), rolls: '', text: at.words.others(others.length) },
  ];
};

/** Every way that it may go, and whom one may encounter in place of all that. */
export const rowsOf = (odds: OptionOdds, at: At, told: Told = {}): readonly OddsRow[] => {
  const fought = outcomeRows(odds, at, told);
  const { unless } = odds;
  const rows =
    unless === undefined || fought.length === 0 ? fought : [...fought, { chance: '', rolls: '', text: at.say(unless) }];
  const who = [...new Set(odds.outcomes.flatMap(({ instead = [] }) => instead.map(at.say)))];
  if (who.length === 0) return rows;
  const or: OddsRow = { chance: '', rolls: '', text: at.words.instead(who) };
  if (rows.length > 0) return [...rows, or];
  // That a card is drawn goes without saying, but not where something else may be done.
  const draws = odds.outcomes.some(({ ends }) => ends.t === 'draw');
  return draws ? [{ chance: '', rolls: '', text: at.words.draw }, or] : rows;
};

/** Letters of what can be read on a key. */
const BRIEF = 56;
/** Both ways that it may go, where a key has room for them; nothing where there are more, or one alone. */
export const waysOf = (odds: OptionOdds, at: At, told: Told = {}): string => {
  const rows = outcomeRows(odds, at, told);
  return rows.length === 2 && rows.reduce((n, { text }) => n + text.length, 0) <= BRIEF
    ? rows.map(({ chance, text }) => `${chance} ${text.replaceAll(/([+−]\d+) /gu, '$1\u00a0')}`).join(' \u00b7 ')
    : '';
};
