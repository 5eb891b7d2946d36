// Atoms for what lasts for a time, and for what a turn remembers of cards.
import type { CardId, DeckId, DefId, HeroId, ModId, SeatId } from '../../../kernel/ids';
import type { Json } from '../../../kernel/json';
import { must } from '../../../kernel/result';
import type { ActiveMod, Card, Until } from '../../state/draft';
import { touch } from '../../state/stamp';
import type { Ability } from '../../vocab/ability';
import { TxBodies } from './bodies';

const costs: readonly string[] = ['trophyCost', 'strengthTrophyCost', 'craftTrophyCost'];
/** It is nothing but a price (the Training Yard's). */
const ofPrice = ({ ability: { id: _, static: mods = [], ...more } }: ActiveMod): { readonly price?: true } =>
  mods.length > 0 && Object.keys(more).length === 0 && mods.every((mod) => 'stat' in mod && costs.includes(mod.stat))
    ? { price: true }
    : {};

export class TxLasting extends TxBodies {
  protected cardOf(id: CardId): Card {
    const { hero, on } = must(this.d.cards[id], `card ${id}`);
    // What somebody holds is his own change, and what lies on such a card.
    const holder = hero ?? (on === undefined ? undefined : this.d.cards[on]?.hero);
    if (holder === undefined) this.turned('cards');
    else this.heroTurned(holder, 'cards');
    const cards = this.own(this.d, 'cards');
    touch(cards, id);
    return this.own(cards, id);
  }

  /** What the card does passes him over from here on. */
  spare(source: DefId, id: CardId, hero: HeroId): void {
    const card = this.cardOf(id);
    card.spares = this.made([...(card.spares ?? []), hero]);
    this.log({ t: 'lasting', source, hero, on: true });
  }

  /** It did so once: it does not do so again. */
  spareNoMore(source: DefId, id: CardId, hero: HeroId): void {
    const card = this.cardOf(id);
    card.spares = this.made((card.spares ?? []).filter((one) => one !== hero));
    this.log({ t: 'lasting', source, hero, on: false });
  }

  markEvaded(id: CardId): void {
    const turn = this.turnOf();
    turn.evaded = [...turn.evaded, id];
  }

  /** What it does as it is drawn waits, or is carried out now. */
  markAwaits(id: CardId, on: boolean): void {
    if (on) this.cardOf(id).awaits = this.d.turn.n;
    else delete this.cardOf(id).awaits;
  }

  markMet(id: CardId): void {
    const turn = this.turnOf();
    turn.met = [...turn.met, id];
  }

  forgetMet(): void {
    this.turnOf().met = [];
  }

  looked(hero: HeroId, at: DeckId | HeroId, cards: readonly DefId[], seat: SeatId, source: DefId): void {
    this.reveal();
    this.log({ t: 'looked', source, hero, at, cards }, [seat]);
  }

  addMod(
    source: DefId,
    hero: HeroId,
    ability: Ability,
    until: Until,
    card?: CardId,
    vars: Readonly<Record<string, Json>> = {},
  ): ModId {
    this.turned('lasting');
    const id = this.nextId('mod', 'm');
    const mod: ActiveMod = { id, source, hero, ability, until };
    if (card !== undefined) mod.card = card;
    if (Object.keys(vars).length > 0) mod.vars = { ...vars };
    const spares = card === undefined ? undefined : this.d.cards[card]?.spares;
    if (spares !== undefined && until.t !== 'card') mod.spares = [...spares];
    this.d.mods = this.made([...this.d.mods, mod]);
    this.log({ t: 'lasting', source, hero: this.affected(mod), on: true, ...ofPrice(mod) });
    return id;
  }

  /** Ends every lasting effect that `over` says is over. Nothing is undone: values are read anew. */
  endMods(over: (mod: ActiveMod) => boolean): void {
    const ended = this.d.mods.filter(over);
    if (ended.length === 0) return;
    this.turned('lasting');
    this.d.mods = this.made(this.d.mods.filter((mod) => !ended.includes(mod)));
    for (const mod of ended)
      this.log({ t: 'lasting', source: mod.source, hero: this.affected(mod), on: false, ...ofPrice(mod) });
  }

  /** What was given to a card works for whoever holds it, whoever gave it. */
  private affected({ hero, until, card }: ActiveMod): HeroId {
    const holder = until.t === 'card' && card !== undefined ? this.d.cards[card]?.hero : undefined;
    return holder ?? hero;
  }
}
