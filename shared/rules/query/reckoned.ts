// What was reckoned out of a table, as long as the same abilities speak: totals, and that nothing has to be put right.
// Each hangs on some areas of the table, so it holds until one of them changes (state/stamp.ts).
import type { DefId, HeroId } from '../../kernel/ids';
import { reads, readsAll, tableOf, type Reads } from '../state/stamp';
import type { State } from '../state/state';
import type { Static, StatMod } from '../vocab/ability';
import type { StatKey } from '../vocab/select';
import type { Verb } from '../vocab/words';
import { concerns, type Source } from './source';

/** A share of a stat, for tooltips and the journal: where it comes from, how much it is, and the total with it. */
export type Line = {
  readonly source: DefId;
  readonly n: number;
  readonly how: 'value' | 'counters' | 'set' | 'add' | 'times' | 'cap';
  readonly total: number;
  /** What is added is another value of his. */
  readonly stat?: 'strength' | 'craft';
};
/** `lines`: where they were asked for. */
type Total = { readonly n: number; readonly lines?: readonly Line[] };
type Known = Total & { readonly table: number; readonly hangsOn: Reads };
/** A standing ability, and on what hangs what it says, where it says anything about a character. */
type Said = {
  readonly source: Source;
  readonly it: { readonly reach?: StatMod['reach'] };
  readonly hangsOn: Reads;
};
/** All that is said of something. */
type Saying<K> = { readonly get: (key: K) => readonly Said[] | undefined };

/** What a stat is before anything changes it (`baseOf` in stats.ts), besides the character himself. */
const ofBase = reads('rest');
/** Totals that begin with another one. */
const basedOn: { readonly [K in StatKey]?: StatKey } = {
  spellLimit: 'craft',
  strength: 'strengthValue',
  craft: 'craftValue',
  strengthTrophyCost: 'trophyCost',
  craftTrophyCost: 'trophyCost',
};
/** A stat, and those that begin with it. */
const reached = new Map<StatKey, readonly StatKey[]>();
function reachedBy(stat: StatKey): readonly StatKey[] {
  const known = reached.get(stat);
  if (known !== undefined) return known;
  const bases = Object.entries(basedOn) as readonly (readonly [StatKey, StatKey])[];
  const found = [stat, ...bases.flatMap(([over, base]) => (base === stat ? reachedBy(over) : []))];
  reached.set(stat, found);
  return found;
}
/** Verbs by which a source says nothing (`sourceWorks` in stats.ts). */
const SILENCING: ReadonlySet<Verb> = new Set(['useCard', 'useMagicObject', 'countObjects', 'useAbilities', 'avoid']);
/** Those of them that silence what is held. */
const OF_HELD = ['useCard', 'useMagicObject', 'countObjects'] as const;
/** What may have to be put right hangs on these (`foundFine`). */
const LIMITS: ReadonlySet<StatKey> = new Set(['spellLimit', 'objectLimit', 'magicObjectLimit']);
const CHECKED: ReadonlySet<Verb> = new Set(['haveCard', 'useDarkFate']);
const none: readonly Said[] = [];

const OWN = reads('own');
const OF_ALL = reads('heroes', 'places', 'cards');
/** What is asked of somebody else, for whom the ability speaks, is not his own. */
const beside = ({ source, hangsOn }: Said, hero: HeroId): Reads =>
  (hangsOn & OWN) !== 0 && source.holder !== undefined && source.holder !== hero ? hangsOn | OF_ALL : hangsOn;

export class Reckoned {
  readonly #mods: Saying<StatKey>;
  readonly #permissions: Saying<Verb>;
  /** Whether cards count as something else now, or spaces read so: then what is asked of one hangs on all of that. */
  readonly #recounts: () => boolean;
  readonly #totals = new Map<StatKey, Map<HeroId, Known>>();
  /** The table in which nothing about a character had to be put right, and on what that hangs. */
  readonly #fine = new Map<HeroId, Pick<Known, 'hangsOn' | 'table'>>();

  constructor(mods: Saying<StatKey>, permissions: Saying<Verb>, recounts: () => boolean) {
    this.#mods = mods;
    this.#permissions = permissions;
    this.#recounts = recounts;
  }

  /** An ability begins or ceases to speak: what it has a say in is not known any more. */
  forget(it: Static): void {
    if ('countsAs' in it || 'reads' in it) {
      this.#totals.clear();
      this.#fine.clear();
      return;
    }
    if ('stat' in it) {
      for (const stat of reachedBy(it.stat)) this.#totals.get(stat)?.clear();
      if (reachedBy(it.stat).some((stat) => LIMITS.has(stat))) this.#fine.clear();
      return;
    }
    const verb = 'cannot' in it || 'can' in it ? (it.cannot ?? it.can) : undefined;
    if (verb === undefined) return;
    if (SILENCING.has(verb)) this.#totals.clear();
    if (SILENCING.has(verb) || CHECKED.has(verb)) this.#fine.clear();
  }

  /**
   * On what a total hangs besides the character: whom an ability concerns is his own change, and counts in any case;
   * what is held can be silenced, what lies elsewhere got round.
   */
  ofStat(s: State, hero: HeroId, stat: StatKey): Reads {
    const base = basedOn[stat];
    let all = base === undefined ? ofBase : this.ofStat(s, hero, base);
    let [held, there] = [false, false];
    for (const said of this.#mods.get(stat) ?? none)
      if (concerns(s, said.source, said.it.reach, hero)) {
        all |= beside(said, hero);
        held ||= said.source.from === 'held';
        there ||= said.source.from === 'space' || said.source.card !== undefined;
      }
    if (held || there) all |= this.ofVerb(s, hero, 'avoid');
    if (held) for (const verb of OF_HELD) all |= this.ofVerb(s, hero, verb);
    return all;
  }

  ofVerb(s: State, hero: HeroId, verb: Verb): Reads {
    let all = 0;
    for (const said of this.#permissions.get(verb) ?? none)
      if (concerns(s, said.source, said.it.reach, hero)) all |= beside(said, hero);
    return all;
  }

  /** A total that is known, or is reckoned now. */
  total(s: State, hero: HeroId, stat: StatKey, reckon: () => number): number {
    return (this.#known(s, hero, stat) ?? this.#keep(s, hero, stat, { n: reckon() })).n;
  }

  /** The same, with every share of it. */
  lines(s: State, hero: HeroId, stat: StatKey, reckon: () => Required<Total>): readonly Line[] {
    const known = this.#known(s, hero, stat)?.lines;
    if (known !== undefined) return known;
    const made = reckon();
    this.#keep(s, hero, stat, made);
    return made.lines;
  }

  #known(s: State, hero: HeroId, stat: StatKey): Known | undefined {
    const known = this.#totals.get(stat)?.get(hero);
    return known !== undefined && known.table === tableOf(s, known.hangsOn, hero) ? known : undefined;
  }

  #keep(s: State, hero: HeroId, stat: StatKey, made: Total): Total {
    let ofStat = this.#totals.get(stat);
    if (ofStat === undefined) {
      ofStat = new Map();
      this.#totals.set(stat, ofStat);
    }
    const hangsOn = this.#recounts() ? readsAll : this.ofStat(s, hero, stat);
    ofStat.set(hero, { ...made, hangsOn, table: tableOf(s, hangsOn, hero) });
    return made;
  }

  /** Whether nothing about a character had to be put right in this table, as far as it counts. */
  isFine(s: State, hero: HeroId): boolean {
    const known = this.#fine.get(hero);
    return known !== undefined && known.table === tableOf(s, known.hangsOn, hero);
  }

  /** @param quests on what hangs whether he has fulfilled a quest */
  foundFine(s: State, hero: HeroId, quests: Reads): void {
    const hangsOn =
      (this.#recounts() ? readsAll : 0) |
      ofBase |
      quests |
      this.ofStat(s, hero, 'spellLimit') |
      this.ofStat(s, hero, 'objectLimit') |
      this.ofStat(s, hero, 'magicObjectLimit') |
      this.ofVerb(s, hero, 'haveCard') |
      this.ofVerb(s, hero, 'useDarkFate');
    this.#fine.set(hero, { hangsOn, table: tableOf(s, hangsOn, hero) });
  }
}
