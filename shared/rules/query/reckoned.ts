// What was reckoned out of a table, as long as the same abilities speak: totals, and that nothing has to be put right.
// Each hangs on some areas of the table, so it holds until one of them changes (state/stamp.ts).
import type { HeroId } from '../../kernel/ids';
import { reads, tableOf, type Reads } from '../state/stamp';
import type { State } from '../state/state';
import type { StatKey } from '../vocab/select';
import type { Verb } from '../vocab/words';

type Total = { readonly n: number; readonly table: number };
/** What says on what areas hangs what is said of something. */
type Hanging<K> = { readonly hangsOn: (key: K) => Reads };

/** What a stat is before anything changes it (`baseOf` in stats.ts), besides the character himself. */
const ofBase = reads('rest');
/** Totals that begin with another one. */
const basedOn: { readonly [K in StatKey]?: StatKey } = {
  spellLimit: 'craft',
  strength: 'strengthValue',
  craft: 'craftValue',
};
/** What the checks look at of one character (charts/checks.ts), besides his totals. */
const ofChecks = reads('cards', 'rest');

export class Reckoned {
  readonly #mods: Hanging<StatKey>;
  readonly #permissions: Hanging<Verb>;
  readonly #stats = new Map<StatKey, Reads>();
  readonly #totals = new Map<StatKey, Map<HeroId, Total>>();
  /** The table in which nothing about a character had to be put right, and on what that hangs. */
  readonly #fine = new Map<HeroId, number>();
  #fineHangsOn: Reads | undefined;

  constructor(mods: Hanging<StatKey>, permissions: Hanging<Verb>) {
    this.#mods = mods;
    this.#permissions = permissions;
  }

  /** Other abilities speak: nothing is known any more. */
  forget(): void {
    this.#stats.clear();
    this.#totals.clear();
    this.#fine.clear();
    this.#fineHangsOn = undefined;
  }

  /** On what a total hangs; Magic Objects and Objects can be silenced. */
  ofStat(stat: StatKey): Reads {
    let known = this.#stats.get(stat);
    if (known === undefined) {
      const base = basedOn[stat];
      const own = this.#mods.hangsOn(stat) | (base === undefined ? 0 : this.ofStat(base));
      known = ofBase | own | this.ofVerb('useMagicObject') | this.ofVerb('countObjects');
      this.#stats.set(stat, known);
    }
    return known;
  }

  ofVerb(verb: Verb): Reads {
    return this.#permissions.hangsOn(verb);
  }

  /** A total that is known, or is reckoned now. */
  total(s: State, hero: HeroId, stat: StatKey, reckon: () => number): number {
    let ofStat = this.#totals.get(stat);
    if (ofStat === undefined) {
      ofStat = new Map();
      this.#totals.set(stat, ofStat);
    }
    const table = tableOf(s, this.ofStat(stat), hero);
    const known = ofStat.get(hero);
    if (known?.table === table) return known.n;
    const n = reckon();
    ofStat.set(hero, { n, table });
    return n;
  }

  /** Whether nothing about a character had to be put right in this table, as far as it counts. */
  isFine(s: State, hero: HeroId, quests: Reads): boolean {
    return this.#fine.get(hero) === tableOf(s, this.#ofChecks(quests), hero);
  }

  foundFine(s: State, hero: HeroId, quests: Reads): void {
    this.#fine.set(hero, tableOf(s, this.#ofChecks(quests), hero));
  }

  #ofChecks(quests: Reads): Reads {
    return (this.#fineHangsOn ??=
      ofChecks | quests | this.ofStat('spellLimit') | this.ofStat('objectLimit') | this.ofVerb('useDarkFate'));
  }
}
