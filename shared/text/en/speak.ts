// One describer at work, in English: how people, cards and spaces are called.
import type { DefId } from '../../kernel/ids';
import type { Def } from '../../rules/vocab/definition';
import type { CardRef, DeckRef, SpaceRef } from '../../rules/vocab/refs';
import type { Amount, CardFilter, Nearest, Selector } from '../../rules/vocab/select';
import type { Count } from '../choices';
import type { Names } from '../language';
import type { RulesOfGame } from '../rules-of-game';
import { Talk, type EventSense as Sense, type Parts as GrammarParts, type Unnamed } from '../talk';
import { conj, fact, order, person, second, some, you, type Clause, type Person } from './grammar';
import { deck, place, resources } from './words';

export type Meaning =
  | { readonly is: 'hero'; readonly who: Person }
  | {
      readonly is: 'card' | 'space' | 'number';
      readonly the: string;
      readonly from?: CardFilter | undefined;
      /** Nothing was chosen: the one thing of its name, or what a deck gave, if there was any. */
      readonly given?: 'named' | 'dealt';
    };

/** How a noun phrase is counted: "an Enemy", "one of your Followers", "every other character", "Weapons". */
export type Form = 'a' | 'every' | 'plural' | Count;

/** `named`: what a text calls itself was just said: the next mention is "it". */
type Own = { named: boolean };
type Kinds = {
  readonly noun: string;
  readonly clause: Clause;
  readonly standing: string;
  readonly person: Person;
  readonly form: Form;
  readonly meaning: Meaning;
  readonly own: Own;
};
export type EventSense = Sense<Kinds>;
export type Parts = GrammarParts<Speak, Kinds>;

/** What a text calls itself; all else is "this card". */
const selves: { readonly [K in Def['kind']]?: string } = {
  space: 'this space',
  character: 'your character',
  figure: 'this figure',
};

export const ways = { cw: 'clockwise', ccw: 'counterclockwise', in: 'inwards', out: 'outwards' } as const;

export class Speak extends Talk<Speak, Kinds> {
  static about(parts: Parts, names: Names, def: Def, rules: RulesOfGame): Speak {
    return new Speak({
      parts,
      names,
      def,
      rules,
      me: you,
      event: undefined,
      it: undefined,
      own: { named: false },
      vars: new Map(),
      talk: { last: '', card: '' },
    });
  }

  /** The same talk from another point of view. */
  with(change: { me?: Person; event?: EventSense; it?: Person }): Speak {
    return new Speak({ ...this.at, ...change });
  }
  protected get self(): this {
    return this;
  }
  protected heroOf(meaning: Meaning | undefined): Person | undefined {
    return meaning?.is === 'hero' ? meaning.who : undefined;
  }

  /** "that character", or "he" when the sentence is about him already. */
  subject(p: Person): string {
    if (p.you) return 'you';
    return this.known(p) ? p.he : p.full;
  }
  object(p: Person): string {
    if (p.you) return 'you';
    return this.known(p) ? p.him : p.full;
  }
  whose(p: Person): string {
    if (p.you) return 'your';
    return this.known(p) ? p.his : `${p.full}${p.full.endsWith('s') ? "'" : "'s"}`;
  }
  /** What somebody does: an order to you, a statement about others. Write his things with `p.his`. */
  does(p: Person, phrase: string): Clause {
    return p.you ? order(second(phrase)) : fact(`${this.subject(p)} ${conj(p, phrase)}`);
  }
  /** The same with the subject always named: "you have", "he has". */
  states(p: Person, phrase: string): string {
    return `${this.subject(p)} ${conj(p, phrase)}`;
  }

  protected unnamed(which: Unnamed): Person {
    switch (which) {
      case 'active':
        return person('the character whose turn it is', 'active');
      case 'that':
        return person('that character');
      case 'loser':
        return person('the loser', 'eventBy');
      case 'winner':
        return person('the winner', 'eventBy');
      case 'cause':
        return person('the character who caused it', 'eventBy');
      case 'opponent':
        return person(`${this.me.his} opponent`, 'opponent');
    }
  }
  protected holder(ref: CardRef): Person {
    if (ref === 'this' && this.def.kind !== 'spell') return this.me.you ? you : person('its owner');
    return person(`the owner of ${this.card(ref)}`);
  }

  card(ref: CardRef): string {
    if (typeof ref === 'object') {
      const meaning = this.at.vars.get(ref.var);
      if (!meaning || meaning.is === 'hero') return 'that card';
      return this.knownCard(ref.var) && meaning.the.startsWith('that ') ? 'it' : meaning.the;
    }
    switch (ref) {
      case 'this':
        return this.at.own.named ? 'it' : this.itself;
      case 'it':
        return 'it';
      case 'eventCard':
        return this.event?.card ?? 'that card';
    }
  }

  override forget(): void {
    super.forget();
    this.at.own.named = false;
  }
  /** What the text calls itself. */
  get itself(): string {
    return selves[this.def.kind] ?? 'this card';
  }
  /** Where a sentence begins with what names the text itself as its last thing, it goes on with "it". */
  mentionsSelf(text: string): boolean {
    this.at.own.named = ['', ` fights in ${this.me.his} place`].some((end) => text.endsWith(`${this.itself}${end}`));
    return this.at.own.named;
  }
  unnameSelf(): void {
    this.at.own.named = false;
  }
  itsOf(ref: CardRef): string {
    const card = this.card(ref);
    return card === 'it' ? 'its' : card === 'them' ? 'their' : `${card}'s`;
  }

  space(ref: SpaceRef): string {
    if (typeof ref === 'object') {
      if ('var' in ref) {
        const meaning = this.at.vars.get(ref.var);
        return meaning && meaning.is !== 'hero' ? meaning.the : 'that space';
      }
      if ('spaceOf' in ref) return `${this.whose(this.who(ref.spaceOf))} space`;
      if ('spaceOfCard' in ref) return this.spaceOfCard(ref.spaceOfCard);
      if ('startOf' in ref) return `${this.whose(this.who(ref.startOf))} start space`;
      if ('markOf' in ref) return `${this.whose(this.who(ref.markOf))} marked space`;
      if ('steps' in ref) return `the space ${this.along(ref.steps, ref.way)} from ${this.me.his} space`;
      return this.placeOf(ref.space);
    }
    switch (ref) {
      case 'here':
        return this.isLaid ? 'this space' : `${this.me.his} space`;
      case 'it':
      case 'eventSpace':
        return 'that space';
    }
  }
  private spaceOfCard(ref: CardRef): string {
    if (ref === 'this' && this.def.kind === 'figure') return "this figure's space";
    if (ref === 'this') return 'the space where this card lies';
    const card = this.card(ref);
    return card === 'it' ? 'its space' : `the space of ${card}`;
  }
  /** "3 spaces", "that many spaces". */
  spacesOn(n: Amount): string {
    if (typeof n === 'number') return some(n, 'space');
    const number = this.amount(n);
    return /\b(?:result|that many|that number)$/.test(number) ? 'that many spaces' : `as many spaces as ${number}`;
  }
  /** "3 spaces clockwise", "inwards as many spaces as your Craft". */
  along(n: Amount, way: keyof typeof ways): string {
    const spaces = this.spacesOn(n);
    return spaces.startsWith('as many') ? `${ways[way]} ${spaces}` : `${spaces} ${ways[way]}`;
  }
  /** "the Spell deck", "his own Fortune deck". */
  deck(ref: DeckRef): string {
    return typeof ref === 'string'
      ? `the ${deck(ref)} deck`
      : `${this.whose(this.who(ref.of))} own ${deck(ref.own)} deck`;
  }
  /** Whose Region: "in your Region", "in the Region of that space". */
  regionOf(ref: SpaceRef): string {
    if (ref === 'here') return `${this.me.his} Region`;
    if (typeof ref === 'object' && 'spaceOf' in ref) return `${this.whose(this.who(ref.spaceOf))} Region`;
    if (typeof ref === 'object' && 'spaceOfCard' in ref) return `${this.itsOf(ref.spaceOfCard)} Region`;
    return `the Region of ${this.space(ref)}`;
  }
  placeOf(def: DefId): string {
    return place(def, this.names);
  }

  select(s: Selector, form: Form): string {
    if ('heroes' in s)
      return (
        this.heroes(s.heroes, form) +
        (s.fewest === undefined ? '' : ` with the fewest ${s.fewest === 'life' ? 'lives' : resources[s.fewest]}`)
      );
    const all = 'cards' in s ? this.cards(s.cards, form) : this.spaces(s.spaces, form);
    return s.nearest === undefined ? all : this.nearest(all, s.nearest);
  }
  /** "the Enemy nearest to you": of equally near ones whoever chooses takes one. */
  private nearest(all: string, { to, way }: Nearest): string {
    const noun = all.replace(/^(?:any other|any|an?) /, (head) => (head === 'any other ' ? 'the other ' : 'the '));
    if (way === undefined) return `${noun} nearest to ${this.space(to)}`;
    return `${noun.replace(/^the /, 'the first ')} at or ${ways[way]} from ${this.space(to)}`;
  }
}
