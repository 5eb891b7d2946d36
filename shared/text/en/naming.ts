// How people, cards and places are called, and who was named last.
import type { Act } from '../clauses/acts';
import type { Rule, Standing } from '../clauses/rules';
import type { Card, CardNp, Deck, Det, HeroNp, Np, Num, Place, SpaceNp, Who } from '../clauses/tree';
import type { Adverb, Test } from '../clauses/tests';
import { lady, lord } from '../called';
import type { Names } from '../language';
import type { Heard, Idiom, Mode } from '../speech/compose';
import { possessive, some, third } from '../speech/english';
import { words } from '../speech/words';
import { deck, place, theCard } from './words';
import type { English } from './speaker';

/** What somebody does: a verb and what goes with it, or all of it. `may`: it is for him to say, unless that is said. */
export type Said = readonly [verb: string, rest: string, may?: 'may'] | string;
/** With what he does then. */
export type AndThen = readonly [verb: string, rest: string, may: undefined, and: readonly [verb: string, rest: string]];

const sides = { left: 'your left', right: 'your right', hisLeft: 'his left', hisRight: 'his right' } as const;
/** Somebody a sentence is about. */
export type Person = {
  readonly you: boolean;
  readonly full: string;
  readonly he: string;
  readonly his: string;
  readonly him: string;
};
const yourself: Person = { you: true, full: 'you', he: 'you', his: 'your', him: 'you' };
const thing: Person = { you: false, full: 'this card', he: 'it', his: 'its', him: 'it' };
const called = (full: string, he = 'he'): Person => ({ you: false, full, he, his: 'his', him: 'him' });

const whoMany: Person = { you: false, full: 'who', he: '', his: 'their', him: 'them' };

/** The tables of the language, put together in `describer.ts`. */
export type Parts = {
  readonly act: (act: Act, p: Person, s: English) => Said | AndThen;
  readonly number: (n: Num, s: English) => string;
  readonly test: (t: Test, s: English) => string;
  readonly adverb: (x: Adverb, s: English) => string;
  readonly heroes: (np: HeroNp, det: Det, s: English) => string;
  readonly cards: (np: CardNp, det: Det, s: English) => string;
  readonly spaces: (np: SpaceNp, det: Det, s: English) => string;
  /** The bare noun of a card: "Enemy". */
  readonly noun: (np: CardNp) => string;
  readonly spot: (np: SpaceNp, s: English) => string;
  /** Where and how a card lies; what a space is like. */
  readonly whereabouts: (np: CardNp, s: English) => string;
  readonly state: (np: CardNp, s: English) => string;
  readonly spaceLike: (np: SpaceNp, s: English) => string;
  readonly spaceNoun: (np: SpaceNp, s: English) => string;
  readonly heroNoun: (np: HeroNp, s: English) => string;
  readonly away: (np: SpaceNp, s: English) => string;
  readonly idiom: (c: Idiom, mode: Mode, s: English) => string;
  readonly standing: (x: Standing, s: English) => string;
  readonly rule: (x: Rule, s: English) => readonly string[];
};

/** What a text calls itself. */
export type Self = { readonly kind: string; readonly slug: string };
const selves: Readonly<Record<string, string>> = {
  space: 'this space',
  character: 'your character',
  figure: 'this figure',
};
export const ways = {
  cw: 'clockwise',
  ccw: 'counterclockwise',
  either: 'clockwise or counterclockwise',
  in: 'inwards',
  out: 'outwards',
} as const;

const pronoun = (slug: string): string => (lady(slug) ? 'her' : lord(slug) ? 'him' : 'it');

/** A number that was said just now. */
const isTold = (n: Num): boolean =>
  typeof n === 'number' || ['result', 'figuresResult', 'thatMany', 'thatNumber'].includes(n.num);

export abstract class Naming {
  protected abstract readonly tongue: English;
  /** Who was named last. */
  last = '';
  row = false;
  short = false;
  /** Which card was named last: "it". */
  lastCard = '';
  /** The card on top of a deck, once it was looked at: "it" in the sentences that ask what it is. */
  lastSeen = '';
  /** What you do is named by its verb alone: "draw 1 more card". */
  bare = false;
  /** Somebody is had done something: "have him thrown in Jail", without the verb that a sentence of its own has. */
  had = false;
  /** Of several it is told what they are like: "who have". */
  areMany = false;
  /** A part speaks of the whole that it is in. */
  asPart = false;
  readonly names: Names;
  readonly self: Self;
  readonly parts: Parts;

  constructor(parts: Parts, names: Names, self: Self) {
    this.parts = parts;
    this.names = names;
    this.self = self;
  }

  /** Who and what was named last, to go back to it. */
  remembered(): Heard {
    return { last: this.last, lastCard: this.lastCard };
  }
  remember(x: Heard): void {
    this.last = x.last;
    this.lastCard = x.lastCard;
  }
  forget(): void {
    this.last = '';
    this.lastCard = '';
  }
  mention(who: Who): void {
    this.last = who.key;
  }

  // people

  person(who: Who): Person {
    switch (who.is) {
      case 'you':
        return yourself;
      case 'who':
        return this.areMany ? whoMany : called('who', '');
      case 'that':
        return called('that character');
      case 'active':
        return called('the character whose turn it is');
      case 'loser':
        return called('the loser');
      case 'winner':
        return called('the winner');
      case 'cause':
        return called('the character who caused it');
      case 'opponent':
        return called('your opponent');
      case 'hisOpponent':
        return called('his opponent');
      case 'foe':
        return thing;
      case 'ownEnemy':
        return called('an Enemy that you fight');
      case 'anothersEnemy':
        return called('an Enemy that another character fights');
      case 'any':
        return called('a character');
      case 'another':
        return called('another character');
      case 'everyone':
        return called('every character');
      case 'everyoneElse':
        return called('every other character');
      case 'met':
        return called('a character whom you encounter');
      case 'owner':
        return called('its owner');
      case 'left':
      case 'right':
      case 'hisLeft':
      case 'hisRight':
        return called(`the character to ${sides[who.is]}`);
      case 'ownerOf':
        return called(this.ownerOf(who.card));
      case 'group':
        return called(this.parts.heroes(who.of, who.det, this.tongue));
    }
  }
  /** Whether somebody was named just now, so that "he" will do; he counts as named from here on. */
  private known(who: Who): boolean {
    const known = this.last === who.key;
    this.last = who.key;
    return known;
  }
  /** "that character", or "he" when the sentence is about him already. */
  subject(who: Who): string {
    const p = this.person(who);
    if (p.you) return 'you';
    if (who.is === 'foe') return this.card({ card: 'this' });
    return this.known(who) ? p.he : p.full;
  }
  object(who: Who): string {
    const p = this.person(who);
    if (p.you) return 'you';
    if (who.is === 'foe') return this.card({ card: 'this' });
    return this.known(who) ? p.him : p.full;
  }
  whose(who: Who): string {
    const p = this.person(who);
    if (p.you) return 'your';
    if (who.is === 'foe') return this.itsOf({ card: 'this' });
    if (who.is === 'active') return this.known(who) ? p.his : "the active character's";
    return this.known(who) ? p.his : possessive(p.full);
  }
  /** "you have", "he has". */
  states(who: Who, verb: string, ...rest: readonly (string | undefined | false)[]): string {
    if (who.is === 'you' && this.bare) return words(verb, ...rest);
    const subject = this.isActive(who, verb) ? 'the active character' : this.subject(who);
    const finite = this.isMany(who) ? (verb === 'be' ? 'are' : verb) : third(verb);
    return words(subject, finite, ...rest);
  }
  /** "you do not have", "he is not". */
  denies(who: Who, verb: string, ...rest: readonly (string | undefined | false)[]): string {
    const subject = this.isActive(who, verb) ? 'the active character' : this.subject(who);
    const many = this.isMany(who);
    if (verb === 'be') return words(subject, many ? 'are not' : 'is not', ...rest);
    return words(subject, many ? 'do not' : 'does not', verb, ...rest);
  }
  /** "the character whose turn it is is ..." would say "is" twice. */
  private isActive(who: Who, verb: string): boolean {
    return who.is === 'active' && verb === 'be' && !this.known(who);
  }
  /** Whether his verb is that of several: "you are", "who are". */
  private isMany(who: Who): boolean {
    return who.is === 'you' || (who.is === 'who' && this.areMany);
  }
  // cards

  /** Whether the card on top of that deck is the one that was spoken of last. */
  isOnTop(deck: Deck): boolean {
    const key = `top:${deck.deck}`;
    return this.lastCard === key || (this.lastSeen === key && this.lastCard === '');
  }
  card(ref: Card): string {
    switch (ref.card) {
      case 'this':
        return this.it('this', this.itself);
      case 'it':
        return 'it';
      case 'that':
        return this.named(ref.of.names) ?? this.it(ref.key, this.thatCard(ref.of));
      case 'those':
        return this.lastCard === ref.key ? 'them' : 'those cards';
      case 'the':
        this.lastCard = `the:${ref.named}`;
        return theCard(ref.named, this.names);
      case 'top':
        if (this.lastSeen === `top:${ref.deck.deck}`) this.lastCard = this.lastSeen;
        return this.it(`top:${ref.deck.deck}`, `the top card of ${this.deck(ref.deck)}`);
      case 'np':
        this.lastCard = '';
        return this.parts.cards(ref.of, ref.det, this.tongue);
    }
  }
  private it(key: string, full: string): string {
    const known = this.lastCard === key;
    this.lastCard = key;
    return known ? 'it' : full;
  }
  /** "Cursed by a Hag", and "her" where she was spoken of just now. */
  private named(names: readonly string[] | undefined): string | undefined {
    const [name] = names ?? [];
    if (name === undefined) return undefined;
    const known = this.lastCard === `the:${name}`;
    this.lastCard = `the:${name}`;
    return known ? pronoun(name) : theCard(name, this.names);
  }
  /** "the owner of that card", "its owner" */
  private ownerOf(of: Card): string {
    const card = this.card(of);
    return card === 'it' || card === 'them' ? `${card === 'it' ? 'its' : 'their'} owner` : `the owner of ${card}`;
  }
  private thatCard(of: CardNp): string {
    return `that ${this.parts.noun(of)}`;
  }
  /** Of whose space or deck was spoken, "it" is not clear any more: "put this card on its space; discard that card". */
  private letGo(card: Card): void {
    if (card.card === 'that') this.lastCard = '';
  }
  mentionCard(key: string): void {
    this.lastCard = key;
  }
  get itself(): string {
    return this.asPart ? 'that card' : (selves[this.self.kind] ?? 'this card');
  }
  /** "her", "him", "it": what may be done with whoever stands on the card. */
  get herself(): string {
    return pronoun(this.self.slug);
  }
  itsOf(ref: Card): string {
    const card = this.card(ref);
    return card === 'it' ? 'its' : card === 'them' ? 'their' : possessive(card);
  }
  np(of: Np, det: Det): string {
    if (of.np === 'heroes') return this.parts.heroes(of.of, det, this.tongue);
    return of.np === 'cards' ? this.parts.cards(of.of, det, this.tongue) : this.parts.spaces(of.of, det, this.tongue);
  }
  cards(of: CardNp, det: Det): string {
    return this.parts.cards(of, det, this.tongue);
  }

  // places

  place(ref: Place): string {
    switch (ref.place) {
      case 'here':
        return ref.laid && ref.who.is === 'you' ? 'this space' : `${this.whose(ref.who)} space`;
      case 'that':
        return 'that space';
      case 'named':
        return place(ref.def, this.names);
      case 'of':
        return `${this.whose(ref.who)} space`;
      case 'ofCard':
        return this.spaceOf(ref.card);
      case 'start':
        return `${this.whose(ref.who)} start space`;
      case 'left':
        return `the space that ${'is' in ref.by ? this.subject(ref.by) : this.card(ref.by)} left`;
      case 'mark':
        return `${this.whose(ref.who)} marked space`;
      case 'further':
        return `${this.place(ref.first)} (each time one space further ${ways[ref.way]})`;
      case 'steps':
        if (ref.n === 1) return `the next space ${ways[ref.way]} from ${this.place(ref.from)}`;
        return `the space ${this.along(ref.n, ref.way)} from ${this.place(ref.from)}`;
      case 'np':
        return this.parts.spaces(ref.of, ref.det, this.tongue);
    }
  }
  private spaceOf(card: Card): string {
    if (card.card === 'this' && this.lastCard === 'this') return 'its space';
    if (card.card === 'this')
      return this.self.kind === 'figure' ? "this figure's space" : 'the space where this card lies';
    const said = this.card(card);
    this.letGo(card);
    return said === 'it' ? 'its space' : `the space of ${said}`;
  }
  /** "3 spaces", "that many spaces". */
  spacesOn(n: Num): string {
    if (typeof n === 'number') return some(n, 'space');
    if (isTold(n)) return 'that many spaces';
    return `as many spaces as ${this.number(n)}`;
  }
  /** "3 spaces clockwise", "inwards as many spaces as your Craft". */
  along(n: Num, way: keyof typeof ways): string {
    const spaces = this.spacesOn(n);
    return isTold(n) ? `${spaces} ${ways[way]}` : `${ways[way]} ${spaces}`;
  }
  /** "the Spell deck", "his own Tunnel deck". */
  deck(ref: Deck): string {
    if (ref.home) {
      const whose = this.itsOf(ref.home);
      this.letGo(ref.home);
      return `${whose} deck`;
    }
    if (ref.any) return `the ${deck(ref.deck)} deck or the deck of any Region`;
    if (ref.each) return `the ${deck(ref.deck)} deck and of the deck of each Region`;
    return ref.own ? `${this.whose(ref.own)} own ${deck(ref.deck)} deck` : `the ${deck(ref.deck)} deck`;
  }
  regionOf(ref: Place): string {
    if (ref.place === 'here' || ref.place === 'of') return `${this.whose(ref.who)} Region`;
    if (ref.place === 'ofCard') return `${this.itsOf(ref.card)} Region`;
    return `the Region of ${this.place(ref)}`;
  }

  number(n: Num): string {
    return this.parts.number(n, this.tongue);
  }
  /** "3 cards", "as many cards as your Craft". */
  counted(n: Num, noun: string, many: string): string {
    if (typeof n === 'number') return some(n, noun);
    return n.num === 'thatMany' ? `that many ${many}` : `as many ${many} as ${this.number(n)}`;
  }
}
