// One describer at work, in any language: what each variable, person and event stands for, and who was named last. How
// they are called is the language's.
import type { Ability, Static } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import type { CardRef, HeroRef } from '../rules/vocab/refs';
import type { Amount, CardFilter, Cond, HeroFilter, Resource, SpaceFilter } from '../rules/vocab/select';
import type { EventKind } from '../rules/vocab/words';
import type { Names } from './language';
import type { RulesOfGame } from './rules-of-game';

/** What a condition is on a sentence: an adverb, or a clause. */
export type When = { readonly adverb: string; readonly iff: string };

/** Two mentions with the same key are the same person. */
type Someone = { readonly key: string; readonly you: boolean };

/** What differs between languages: noun phrases, clauses, standing effects, people, and what variables stand for. */
type Kinds = {
  readonly noun: unknown;
  readonly clause: unknown;
  readonly standing: unknown;
  readonly person: Someone;
  readonly form: unknown;
  readonly meaning: { readonly is: string };
  readonly own: object;
};

/** Which event a reaction is about. */
export type EventSense<K extends Kinds> = {
  readonly kinds: readonly EventKind[];
  readonly who: K['person'];
  readonly card: K['noun'];
};

/** The parts of the grammar of effects; put together in `describer.ts` so that none of them imports another. */
export type Parts<S, K extends Kinds> = {
  readonly amount: (a: Amount, say: S) => K['noun'];
  readonly quantity: (what: Resource, n: Amount | 'all', owner: K['person'], say: S) => string;
  readonly cond: (c: Cond, say: S) => string;
  readonly unless: (c: Cond, say: S) => string;
  readonly when: (c: Cond, say: S) => When;
  readonly heroes: (f: HeroFilter, form: K['form'], say: S) => K['noun'];
  readonly cards: (f: CardFilter, form: K['form'], say: S) => K['noun'];
  readonly spaces: (f: SpaceFilter, form: K['form'], say: S) => K['noun'];
  readonly effect: (e: Effect, say: S) => K['clause'];
  readonly clause: (code: Program, say: S) => K['clause'];
  readonly sentences: (code: Program, say: S) => readonly string[];
  readonly statics: (mods: readonly Static[], say: S) => readonly K['standing'][];
  readonly ability: (ability: Ability, say: S) => readonly string[];
};

/** Where a describer stands. Everybody in one talk shares what the variables mean and who was named last. */
export type Stand<S, K extends Kinds> = {
  readonly parts: Parts<S, K>;
  readonly names: Names;
  readonly def: Def;
  /** Of the game it is told in. */
  readonly rules: RulesOfGame;
  readonly me: K['person'];
  readonly event: EventSense<K> | undefined;
  readonly it: K['person'] | undefined;
  /** What only this language has to remember. */
  readonly own: K['own'];
  readonly vars: Map<string, K['meaning']>;
  readonly talk: { last: string; card: string };
};

/** People that a text speaks of without a name. */
export type Unnamed = 'active' | 'that' | 'loser' | 'winner' | 'cause' | 'opponent';

export abstract class Talk<S, K extends Kinds> {
  protected readonly at: Stand<S, K>;

  protected constructor(at: Stand<S, K>) {
    this.at = at;
  }

  /** As the language's own describer. */
  protected abstract readonly self: S;
  protected abstract unnamed(which: Unnamed): K['person'];
  protected abstract holder(ref: CardRef): K['person'];
  /** The person that a meaning is, if it is one. */
  protected abstract heroOf(meaning: K['meaning'] | undefined): K['person'] | undefined;

  get names(): Names {
    return this.at.names;
  }
  get rules(): RulesOfGame {
    return this.at.rules;
  }
  get def(): Def {
    return this.at.def;
  }
  /** Who carries the text out. */
  get me(): K['person'] {
    return this.at.me;
  }
  get event(): EventSense<K> | undefined {
    return this.at.event;
  }

  // variables
  means(name: string, meaning: K['meaning']): void {
    this.at.vars.set(name, meaning);
  }
  meaning(name: string): K['meaning'] | undefined {
    return this.at.vars.get(name);
  }

  // people
  mention(p: K['person']): void {
    this.at.talk.last = p.key;
  }
  forget(): void {
    this.at.talk.last = '';
    this.at.talk.card = '';
  }
  get last(): string {
    return this.at.talk.last;
  }
  set last(key: string) {
    this.at.talk.last = key;
  }
  /** Whether somebody was named just now, so that "he" will do; he counts as named from here on. */
  protected known(p: K['person']): boolean {
    const known = this.at.talk.last === p.key;
    this.at.talk.last = p.key;
    return known;
  }

  who(ref: HeroRef | undefined): K['person'] {
    if (ref === undefined || ref === 'me') return this.me;
    if (typeof ref === 'object')
      return 'var' in ref ? (this.heroOf(this.meaning(ref.var)) ?? this.unnamed('that')) : this.holder(ref.holderOf);
    const about = this.event;
    switch (ref) {
      case 'active':
        return about?.kinds.includes('turnBegan') ? about.who : this.unnamed('active');
      case 'it':
        return this.at.it ?? this.unnamed('that');
      case 'eventHero':
        return about?.who ?? this.unnamed('that');
      case 'eventBy':
        return this.unnamed(
          about?.kinds.includes('defeated') ? 'loser' : about?.kinds.includes('beaten') ? 'winner' : 'cause',
        );
      case 'opponent':
        return this.unnamed('opponent');
    }
  }

  /** Whether this card was spoken of just now; it counts as spoken of from here on. */
  protected knownCard(name: string): boolean {
    const known = this.at.talk.card === name;
    this.at.talk.card = name;
    return known;
  }
  /** A card has just been spoken of: the next mention is "it". */
  mentionCard(name: string): void {
    this.at.talk.card = name;
  }

  /** Whether the text stands on something that lies on the board, so that "here" is where it is. */
  get isLaid(): boolean {
    return ['space', 'event', 'enemy', 'stranger', 'place', 'terrain', 'ending'].includes(this.def.kind);
  }
  /** Whether nobody holds what speaks: it speaks to whom the event is about. */
  get isNobodys(): boolean {
    return ['figure', 'terrain', 'world', 'ending', 'rule'].includes(this.def.kind);
  }

  // the grammar of effects
  amount(of: Amount): K['noun'] {
    return this.at.parts.amount(of, this.self);
  }
  quantity(what: Resource, of: Amount | 'all', owner: K['person']): string {
    return this.at.parts.quantity(what, of, owner, this.self);
  }
  cond(c: Cond): string {
    return this.at.parts.cond(c, this.self);
  }
  unless(c: Cond): string {
    return this.at.parts.unless(c, this.self);
  }
  when(c: Cond): When {
    return this.at.parts.when(c, this.self);
  }
  cards(f: CardFilter, form: K['form']): K['noun'] {
    return this.at.parts.cards(f, form, this.self);
  }
  heroes(f: HeroFilter, form: K['form']): K['noun'] {
    return this.at.parts.heroes(f, form, this.self);
  }
  spaces(f: SpaceFilter, form: K['form']): K['noun'] {
    return this.at.parts.spaces(f, form, this.self);
  }
  effect(e: Effect): K['clause'] {
    return this.at.parts.effect(e, this.self);
  }
  clause(code: Program): K['clause'] {
    return this.at.parts.clause(code, this.self);
  }
  sentences(code: Program): readonly string[] {
    return this.at.parts.sentences(code, this.self);
  }
  statics(mods: readonly Static[]): readonly K['standing'][] {
    return this.at.parts.statics(mods, this.self);
  }
  ability(ability: Ability): readonly string[] {
    return this.at.parts.ability(ability, this.self);
  }
}
