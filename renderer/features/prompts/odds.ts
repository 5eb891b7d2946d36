// What an option leads to, in words: a short number beside it, and its parts for whoever looks closer.
import type { Foreseen, ForeseenChange, OptionOdds } from '../../../shared/contract/foresight';
import type { DefId, HeroId, Msg } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';

/** What things are called. */
type At = {
  readonly words: Words['odds'];
  readonly name: (def: DefId) => string;
  /** A space by what it is now. */
  readonly place: (space: DefId) => string;
  readonly who: (hero: HeroId) => string;
  readonly say: (message: Msg) => string;
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

export type Figure = 'win' | 'hurt' | 'dies' | 'staying' | 'crown';
const FIGURES: readonly Figure[] = ['win', 'hurt', 'dies', 'staying', 'crown'];

/**
 * The few numbers that tell most of it; nothing for what needs the rows.
 * @param shown which of them: of harm it is told, too, that there is none
 */
export const headlineOf = (odds: OptionOdds, words: Words['odds'], shown: readonly Figure[] = FIGURES): string => {
  const { win, staying, crown } = odds;
  const said = (chance: number): string => words.percent(percentOf(chance));
  const none = shown !== FIGURES && win === undefined ? 0 : undefined;
  const [hurt, dies] = [odds.hurt ?? none, odds.dies ?? none];
  return [
    ...(win === undefined || !shown.includes('win') ? [] : [words.win(said(win))]),
    ...(hurt === undefined || hurt === odds.dies || !shown.includes('hurt') ? [] : [words.hurt(said(hurt))]),
    ...(dies === undefined || !shown.includes('dies') ? [] : [words.dies(said(dies))]),
    ...(staying === undefined || !shown.includes('staying') ? [] : [words.staying(said(staying))]),
    ...(crown === undefined || !shown.includes('crown') ? [] : boundOf(crown, words).map(words.crown)),
  ].join(' · ');
};

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
      case 'toad':
        return words.toad[change.on ? 'true' : 'false'];
      case 'dead':
        return words.dead;
    }
  })();
  return change.hero === undefined ? told : words.of(who(change.hero), told);
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

export type OddsRow = { readonly chance: string; readonly rolls: string; readonly text: string };

const rowOf = ({ chance, rolls, changes, fights, ends, staying }: Foreseen, at: At): OddsRow => {
  const { words } = at;
  const parts = [
    ...fights.map(({ result, foe }) => words.fights[result](at.say(foe))),
    ...changes.map((change) => changeOf(change, at)),
    ...(ends.t === 'draw' || ends.t === 'hidden' || ends.t === 'stopped' ? [words[ends.t]] : []),
  ];
  const now = parts.length === 0 ? words.nothing : parts.join(', ');
  const then = (staying ?? []).map((change) => changeOf(change, at)).join(', ');
  return {
    chance: words.percent(percentOf(chance)),
    rolls: rolls === undefined ? '' : words.roll(spanOf(rolls)),
    text: then === '' ? now : `${parts.length === 0 ? '' : `${now}; `}${words.ifItEnds(then)}`,
  };
};

/** Outcomes that read alike are one row; the likeliest first, and those of a chart in the order of its dice. */
export const rowsOf = ({ outcomes }: OptionOdds, at: At): readonly OddsRow[] => {
  const found = new Map<string, Foreseen>();
  for (const one of outcomes) {
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
  // Where every throw comes to the same, no number of the die is worth a word.
  if (more.length === 0) return [{ ...rowOf(first, at), rolls: '' }];
  const all = [first, ...more];
  const isChart = all.every(({ rolls }) => rolls !== undefined);
  return all
    .sort((a, b) => (isChart ? (a.rolls?.[0] ?? 0) - (b.rolls?.[0] ?? 0) : b.chance - a.chance))
    .map((one) => rowOf(one, at));
};
