// A transaction that looks ahead: it knows no chance. Where a die would fall or something hidden would be shown it
// stops, and whoever looks ahead goes on from there with each throw that there may be.
import type { CardId, DeckId, DefId, SeatId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import { touch } from '../../state/stamp';
import type { State } from '../../state/state';
import type { RollFor } from '../../vocab/effect';
import type { Spot, SpotFor } from '../../state/spot';
import type { Rethrower, Thrower } from './heroes';
import { Tx } from './tx';

export type Throw = readonly number[];

/**
 * Why it goes no further: so many dice fall, a card is drawn, something else is not known to all, the turn is over, or
 * it was told to go no further.
 */
export type Stop =
  | { readonly t: 'throw'; readonly dice: number }
  | { readonly t: 'draw'; readonly deck: DeckId }
  | { readonly t: 'hidden' }
  | { readonly t: 'turn' }
  | { readonly t: 'told' };

export class Stopped extends Error {
  readonly why: Stop;
  constructor(why: Stop) {
    super(why.t);
    this.why = why;
  }
}

export type How = {
  /** How the next dice fall; the throw after them stops it. */
  readonly throws?: readonly Throw[];
  /** Steps that are taken at most: between two steps a state is whole (law 5). */
  readonly steps?: number;
  /** Goes on into the next turn. */
  readonly onward?: boolean;
};

export class Ahead extends Tx {
  readonly #how: How;
  #begun = 0;
  readonly #fell: { readonly dice: Throw; readonly step: number }[] = [];
  #falling = false;

  constructor(from: State, how: How = {}) {
    super(from);
    this.#how = how;
  }

  /** Steps that were taken and are done with, when it stopped in the middle of one. */
  get whole(): number {
    return this.#begun - 1;
  }

  /** Throws that fell in the step in which it stopped. */
  get halfway(): readonly Throw[] {
    return this.#fell.flatMap(({ dice, step }) => (step === this.#begun ? [dice] : []));
  }

  get begun(): number {
    return this.#begun;
  }

  override nextStep(): void {
    if (this.#begun >= (this.#how.steps ?? Infinity)) throw new Stopped({ t: 'told' });
    this.#begun += 1;
    super.nextStep();
  }

  /** Takes out of the game what this seat cannot see: cards, and what others have answered in secret. */
  forget(hidden: readonly CardId[], seat: SeatId): void {
    const own = this.d.answered[seat];
    this.d.answered = this.made(own === undefined ? {} : { [seat]: own });
    if (hidden.length === 0) return;
    this.turned('cards');
    const cards = this.own(this.d, 'cards');
    for (const id of hidden) {
      const { hero, on } = must(cards[id], `card ${id}`);
      touch(cards, id);
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a dictionary of the cards in play
      delete cards[id];
      if (hero !== undefined && this.d.heroes[hero]) {
        const holder = this.heroOf(hero);
        holder.hand = this.made(holder.hand.filter((one) => one !== id));
      }
      if (on !== undefined && cards[on]) {
        const under = this.cardOf(on);
        if (under.carries) under.carries = this.made(under.carries.filter((one) => one !== id));
      }
    }
  }

  #fall(count: number, roll: () => number[]): number[] {
    if (count > 0) {
      const dice = this.#how.throws?.[this.#fell.length];
      if (dice === undefined) throw new Stopped({ t: 'throw', dice: count });
      this.#fell.push({ dice, step: this.#begun });
      this.own(this.d, 'rng').forced = [...dice];
    }
    this.#falling = true;
    const result = roll();
    this.#falling = false;
    return result;
  }

  override roll(source: DefId, count: number, purpose: RollFor, who: Thrower): number[] {
    return this.#fall(count, () => super.roll(source, count, purpose, who));
  }

  override reroll(source: DefId, dice: readonly number[], index: number, purpose: RollFor, who: Rethrower): number[] {
    return this.#fall(1, () => super.reroll(source, dice, index, purpose, who));
  }

  protected override reveal(): void {
    if (!this.#falling) throw new Stopped({ t: 'hidden' });
    super.reveal();
  }

  override draw(deck: DeckId, spot: Spot | SpotFor, source: DefId): CardId | undefined {
    const pile = this.s.decks[deck];
    const left = [...(pile?.draw ?? []), ...(pile?.use === 'once' ? [] : (pile?.discard ?? []))];
    // A stock of one title (Lycanthrope cards) hides nothing.
    const open = pile?.use === 'stock' && new Set(left).size === 1;
    if (left.length > 0 && !open) throw new Stopped({ t: 'draw', deck });
    const [before, falling] = [this.#falling, this.#falling || open];
    this.#falling = falling;
    const card = super.draw(deck, spot, source);
    this.#falling = before;
    return card;
  }

  override chance(n: number): number {
    if (n > 1) throw new Stopped({ t: 'hidden' });
    return super.chance(n);
  }

  override beginTurn(seat: SeatId, spells: number, again: boolean): void {
    if (this.#how.onward !== true) throw new Stopped({ t: 'turn' });
    super.beginTurn(seat, spells, again);
  }
}
