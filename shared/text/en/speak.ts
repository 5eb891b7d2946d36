// One describer at work: the small environment of what each variable, person and event stands for.
import type { DefId } from '../../kernel/ids';
import type { Ability, Static } from '../../rules/vocab/ability';
import type { Def } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardRef, DeckRef, HeroRef, SpaceRef } from '../../rules/vocab/refs';
import type { Amount, CardFilter, Cond, HeroFilter, Nearest, Resource, Selector, SpaceFilter } from '../../rules/vocab/select';
import type { EventKind } from '../../rules/vocab/words';
import type { Names } from '../language';
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

/** Which event a reaction is about. */
export type EventSense = { readonly kinds: readonly EventKind[]; readonly who: Person; readonly card: string };

/** How a noun phrase is counted: "an Enemy", "one of your Followers", "every other character", "Weapons". */
export type Form = 'a' | 'choice' | 'every' | 'plural' | { readonly upTo: string } | { readonly exactly: string } | 'anyNumber';

/** The parts of the grammar of effects; put together in `describer.ts` so that none of them imports another. */
export type Parts = {
  readonly amount: (a: Amount, say: Speak) => string;
  readonly quantity: (what: Resource, n: Amount | 'all', owner: Person, say: Speak) => string;
  readonly cond: (c: Cond, say: Speak) => string;
  readonly unless: (c: Cond, say: Speak) => string;
  readonly when: (c: Cond, say: Speak) => { readonly adverb: string; readonly iff: string };
  readonly heroes: (f: HeroFilter, form: Form, say: Speak) => string;
  readonly cards: (f: CardFilter, form: Form, say: Speak) => string;
  readonly spaces: (f: SpaceFilter, form: Form, say: Speak) => string;
  readonly effect: (e: Effect, say: Speak) => Clause;
  readonly clause: (code: Program, say: Speak) => Clause;
  readonly sentences: (code: Program, say: Speak) => readonly string[];
  readonly statics: (mods: readonly Static[], say: Speak) => readonly string[];
  readonly ability: (ability: Ability, say: Speak) => readonly string[];
};

/** Where a describer stands. Everybody in one talk shares what the variables mean and who was named last. */
type Stand = {
  readonly parts: Parts;
  readonly names: Names;
  readonly def: Def;
  readonly me: Person;
  readonly event: EventSense | undefined;
  readonly it: Person | undefined;
  readonly vars: Map<string, Meaning>;
  /** `self`: what a text calls itself was just said: the next mention is "it". */
  readonly talk: { last: string; card: string; self: boolean };
};

/** What a text calls itself; all else is "this card". */
const selves: { readonly [K in Def['kind']]?: string } = { space: 'this space', character: 'your character', figure: 'this figure' };

export const ways = { cw: 'clockwise', ccw: 'counterclockwise', in: 'inwards', out: 'outwards' } as const;

export class Speak {
  private readonly at: Stand;

  private constructor(at: Stand) {
    this.at = at;
  }

  static about(parts: Parts, names: Names, def: Def): Speak {
    return new Speak({ parts, names, def, me: you, event: undefined, it: undefined, vars: new Map(), talk: { last: '', card: '', self: false } });
  }

  /** The same talk from another point of view. */
  with(change: { me?: Person; event?: EventSense; it?: Person }): Speak {
    return new Speak({ ...this.at, ...change });
  }

  get parts(): Parts {
    return this.at.parts;
  }
  get names(): Names {
    return this.at.names;
  }
  get def(): Def {
    return this.at.def;
  }
  /** Who carries the text out. */
  get me(): Person {
    return this.at.me;
  }
  get event(): EventSense | undefined {
    return this.at.event;
  }

  // variables
  means(name: string, meaning: Meaning): void {
    this.at.vars.set(name, meaning);
  }
  meaning(name: string): Meaning | undefined {
    return this.at.vars.get(name);
  }

  // people
  mention(p: Person): void {
    this.at.talk.last = p.key;
  }
  forget(): void {
    this.at.talk.last = '';
    this.at.talk.card = '';
    this.at.talk.self = false;
  }
  get last(): string {
    return this.at.talk.last;
  }
  set last(key: string) {
    this.at.talk.last = key;
  }
  /** "that character", or "he" when the sentence is about him already. */
  subject(p: Person): string {
    if (p.you) return 'you';
    const known = this.at.talk.last === p.key;
    this.at.talk.last = p.key;
    return known ? p.he : p.full;
  }
  object(p: Person): string {
    if (p.you) return 'you';
    const known = this.at.talk.last === p.key;
    this.at.talk.last = p.key;
    return known ? p.him : p.full;
  }
  whose(p: Person): string {
    if (p.you) return 'your';
    const known = this.at.talk.last === p.key;
    this.at.talk.last = p.key;
    return known ? p.his : `${p.full}${p.full.endsWith('s') ? "'" : "'s"}`;
  }
  /** What somebody does: an order to you, a statement about others. Write his things with `p.his`. */
  does(p: Person, phrase: string): Clause {
    return p.you ? order(second(phrase)) : fact(`${this.subject(p)} ${conj(p, phrase)}`);
  }
  /** The same with the subject always named: "you have", "he has". */
  states(p: Person, phrase: string): string {
    return `${this.subject(p)} ${conj(p, phrase)}`;
  }

  who(ref: HeroRef | undefined): Person {
    if (ref === undefined || ref === 'me') return this.me;
    if (typeof ref === 'object') return 'var' in ref ? this.heroVar(ref.var) : this.holder(ref.holderOf);
    switch (ref) {
      case 'active':
        return this.event?.kinds.includes('turnBegan') ? this.event.who : person('the character whose turn it is', 'active');
      case 'it':
        return this.at.it ?? person('that character');
      case 'eventHero':
        return this.event?.who ?? person('that character');
      case 'eventBy':
        return person(this.event?.kinds.includes('defeated') ? 'the loser' : this.event?.kinds.includes('beaten') ? 'the winner' : 'the character who caused it', 'eventBy');
      case 'opponent':
        return person(`${this.me.his} opponent`, 'opponent');
    }
  }

  private heroVar(name: string): Person {
    const meaning = this.at.vars.get(name);
    return meaning?.is === 'hero' ? meaning.who : person('that character');
  }

  private holder(ref: CardRef): Person {
    if (ref === 'this' && this.def.kind !== 'spell') return this.me.you ? you : person('its owner');
    return person(`the owner of ${this.card(ref)}`);
  }

  card(ref: CardRef): string {
    if (typeof ref === 'object') {
      const meaning = this.at.vars.get(ref.var);
      if (!meaning || meaning.is === 'hero') return 'that card';
      const again = this.at.talk.card === ref.var && meaning.the.startsWith('that ');
      this.at.talk.card = ref.var;
      return again ? 'it' : meaning.the;
    }
    switch (ref) {
      case 'this':
        return this.at.talk.self ? 'it' : this.self;
      case 'it':
        return 'it';
      case 'eventCard':
        return this.event?.card ?? 'that card';
    }
  }

  /** What the text calls itself. */
  get self(): string {
    return selves[this.def.kind] ?? 'this card';
  }
  /** Where a sentence begins with what names the text itself as its last thing, it goes on with "it". */
  mentionsSelf(text: string): boolean {
    this.at.talk.self = ['', ` fights in ${this.me.his} place`].some((end) => text.endsWith(`${this.self}${end}`));
    return this.at.talk.self;
  }
  unnameSelf(): void {
    this.at.talk.self = false;
  }
  /** A card has just been spoken of: the next mention is "it". */
  mentionCard(name: string): void {
    this.at.talk.card = name;
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
    return typeof ref === 'string' ? `the ${deck(ref)} deck` : `${this.whose(this.who(ref.of))} own ${deck(ref.own)} deck`;
  }
  /** Whose Region: "in your Region", "in the Region of that space". */
  regionOf(ref: SpaceRef): string {
    if (ref === 'here') return `${this.me.his} Region`;
    if (typeof ref === 'object' && 'spaceOf' in ref) return `${this.whose(this.who(ref.spaceOf))} Region`;
    if (typeof ref === 'object' && 'spaceOfCard' in ref) return `${this.itsOf(ref.spaceOfCard)} Region`;
    return `the Region of ${this.space(ref)}`;
  }
  /** Whether the text stands on something that lies on the board, so that "here" is where it is. */
  get isLaid(): boolean {
    return ['space', 'event', 'enemy', 'stranger', 'place', 'terrain', 'ending'].includes(this.def.kind);
  }
  /** Whether nobody holds what speaks: it speaks to whom the event is about. */
  get isNobodys(): boolean {
    return ['figure', 'terrain', 'world', 'ending', 'rule'].includes(this.def.kind);
  }
  placeOf(def: DefId): string {
    return place(def, this.names);
  }

  // the grammar of effects
  amount(n: Amount): string {
    return this.parts.amount(n, this);
  }
  quantity(what: Resource, n: Amount | 'all', owner: Person): string {
    return this.parts.quantity(what, n, owner, this);
  }
  cond(c: Cond): string {
    return this.parts.cond(c, this);
  }
  unless(c: Cond): string {
    return this.parts.unless(c, this);
  }
  when(c: Cond): { readonly adverb: string; readonly iff: string } {
    return this.parts.when(c, this);
  }
  cards(f: CardFilter, form: Form): string {
    return this.parts.cards(f, form, this);
  }
  heroes(f: HeroFilter, form: Form): string {
    return this.parts.heroes(f, form, this);
  }
  spaces(f: SpaceFilter, form: Form): string {
    return this.parts.spaces(f, form, this);
  }
  select(s: Selector, form: Form): string {
    if ('heroes' in s) return this.heroes(s.heroes, form) + (s.fewest === undefined ? '' : ` with the fewest ${s.fewest === 'life' ? 'lives' : resources[s.fewest]}`);
    const all = 'cards' in s ? this.cards(s.cards, form) : this.spaces(s.spaces, form);
    return s.nearest === undefined ? all : this.nearest(all, s.nearest);
  }
  /** "the Enemy nearest to you": of equally near ones whoever chooses takes one. */
  private nearest(all: string, { to, way }: Nearest): string {
    const noun = all.replace(/^(?:any other|any|an?) /, (head) => (head === 'any other ' ? 'the other ' : 'the '));
    if (way === undefined) return `${noun} nearest to ${this.space(to)}`;
    return `${noun.replace(/^the /, 'the first ')} at or ${ways[way]} from ${this.space(to)}`;
  }
  effect(e: Effect): Clause {
    return this.parts.effect(e, this);
  }
  clause(code: Program): Clause {
    return this.parts.clause(code, this);
  }
  sentences(code: Program): readonly string[] {
    return this.parts.sentences(code, this);
  }
  statics(mods: readonly Static[]): readonly string[] {
    return this.parts.statics(mods, this);
  }
  ability(ability: Ability): readonly string[] {
    return this.parts.ability(ability, this);
  }
}
