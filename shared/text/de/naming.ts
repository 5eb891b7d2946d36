// How people, cards and places are called in every case, and who was named last.
import type { Act } from '../clauses/acts';
import type { Rule, Standing } from '../clauses/rules';
import type { Card, CardNp, Deck, Det, HeroNp, Np, Num, Place, SpaceNp, Who } from '../clauses/tree';
import type { Adverb, Test } from '../clauses/tests';
import type { Names } from '../language';
import type { Heard, Idiom, Mode } from '../speech/compose';
import {
  andNp,
  behind,
  n,
  named,
  np,
  orNp,
  ownedBy,
  pronoun,
  pronouns,
  relative,
  some,
  told,
  withAkk,
  whole,
  withDat,
  type Gender,
  type Noun,
  type NpOptions,
  type Np as Phrase,
} from '../speech/german-nouns';
import { doer, du, verbLast, vp, type Doer, type Vp } from '../speech/german-verbs';
import { joined, unique } from '../speech/words';
import type { German } from './speaker';
import * as w from './words';

/** Somebody a sentence is about. */
export type Person = { readonly you: boolean; readonly np: Phrase; readonly his: 'dein' | 'sein' | 'ihr' };
const yourself: Person = {
  you: true,
  np: { nom: 'du', akk: 'dich', dat: 'dir', gen: 'deiner', g: 'm', stands: 'pronoun' },
  his: 'dein',
};
const called = (of: Phrase): Person => ({ you: false, np: of, his: pronouns[of.g].his });
/** How many: as in the tree, none, or the one that there is of such. */
export type Form = Det | 'none' | 'the';

/** What somebody does: for whom it is no order, by whom else, and what he does with it at once. */
export type Said =
  | Vp
  | { readonly vp: Vp; readonly by?: Doer; readonly states?: boolean; readonly may?: boolean; readonly and?: Vp };

/** The tables of the language, put together in `describer.ts`. */
export type Parts = {
  readonly act: (act: Act, p: Person, s: German) => Said;
  readonly number: (n: Num, s: German) => Phrase;
  readonly test: (t: Test, s: German) => string;
  readonly adverb: (x: Adverb, s: German) => string;
  readonly heroes: (of: HeroNp, form: Form, s: German) => Phrase;
  readonly cards: (of: CardNp, form: Form, s: German) => Phrase;
  /** Where cards are. */
  readonly state: (of: CardNp, s: German) => string;
  readonly spaces: (of: SpaceNp, form: Form, s: German) => Phrase;
  /** The bare noun of a card. */
  readonly noun: (of: CardNp) => Noun;
  readonly spot: (of: SpaceNp, s: German) => string;
  readonly idiom: (c: Idiom, mode: Mode, s: German) => string;
  readonly standing: (x: Standing, mode: Mode, s: German) => string;
  readonly rule: (x: Rule, s: German) => readonly string[];
};

/** What a text calls itself. */
export type Self = { readonly kind: string; readonly slug: string };
const selves: Readonly<Record<string, Phrase>> = {
  space: np(w.square, 'dies'),
  character: np(w.character, 'dein'),
  figure: np(n('die Figur'), 'dies'),
  spell: np(w.spell, 'dies'),
};
export const ways = {
  cw: 'im Uhrzeigersinn',
  ccw: 'gegen den Uhrzeigersinn',
  either: 'im oder gegen den Uhrzeigersinn',
  in: 'nach innen',
  out: 'nach außen',
} as const;

/** A number that was said just now. */
const isTold = (x: Num): boolean =>
  typeof x === 'number' || ['result', 'yourResult', 'figuresResult', 'thatMany', 'thatNumber'].includes(x.num);

type Remembered = Heard & {
  readonly lastGender: Gender;
  readonly gender: Gender;
};
/** Whether "sie" could be either. */
const isLike = (x: Gender, y: Gender): boolean => x === y || (x === 'pl' && y === 'f');

export abstract class Naming {
  /** The whole of it, which the tables of the language work with. */
  protected abstract readonly tongue: German;
  /** Who was named last. */
  last = '';
  row = false;
  short = false;
  /** Which card was named last, and its gender; of whatever was named last. */
  lastCard = '';
  /** The card on top of a deck, once it was looked at: "sie" in the sentences that ask what it is. */
  lastSeen = '';
  private lastGender: Gender = 'f';
  gender: Gender = 'f';
  /** Whom a clause behind a noun is about: "der", "dessen". */
  it: Phrase | undefined;
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

  /** Who and what was named last, so that what was tried can be taken back. */
  remembered(): Remembered {
    return { last: this.last, lastCard: this.lastCard, lastGender: this.lastGender, gender: this.gender };
  }
  remember(x: Heard & Partial<Remembered>): void {
    this.last = x.last;
    this.lastCard = x.lastCard;
    this.lastGender = x.lastGender ?? this.lastGender;
    this.gender = x.gender ?? this.gender;
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
        return called(this.it ?? relative('m'));
      case 'that':
        return called(np(w.character, 'dies'));
      case 'active':
        return called(np(w.character, 'der', { post: 'am Zug' }));
      case 'loser':
        return called(np(n('der Verlierer(s)'), 'der'));
      case 'winner':
        return called(np(n('der Sieger(s)'), 'der'));
      case 'cause':
        return called(np(n('der Verursacher(s)'), 'der'));
      case 'opponent':
        return called(np(w.rival, 'dein'));
      case 'hisOpponent':
        return called(np(w.rival, 'sein'));
      case 'foe':
        return called(this.itself);
      case 'ownEnemy':
        return called({ ...np(w.kinds.enemy, 'ein'), rel: 'gegen den du kämpfst' });
      case 'anothersEnemy':
        return called({ ...np(w.kinds.enemy, 'ein'), rel: 'gegen den ein anderer Charakter kämpft' });
      case 'any':
        return called(np(w.character, 'ein'));
      case 'another':
        return called(np(w.character, 'ein', { adj: 'ander~' }));
      case 'everyone':
        return called(np(w.character, 'jed'));
      case 'everyoneElse':
        return called(np(w.character, 'jed', { adj: 'ander~' }));
      case 'met':
        return called({ ...np(w.character, 'ein'), rel: 'dem du begegnest' });
      case 'owner':
        return called(np(w.owner, 'ihr'));
      case 'left':
        return called(np(w.character, 'der', { post: 'zu deiner Linken' }));
      case 'right':
        return called(np(w.character, 'der', { post: 'zu deiner Rechten' }));
      case 'hisLeft':
        return called(np(w.character, 'der', { post: 'zu seiner Linken' }));
      case 'hisRight':
        return called(np(w.character, 'der', { post: 'zu seiner Rechten' }));
      case 'ownerOf':
        return called(this.itsOf(who.card, w.owner));
      case 'group':
        return called(this.parts.heroes(who.of, who.det, this.tongue));
    }
  }
  /** Whether somebody was named just now, so that "er" will do; he counts as named from here on. */
  private known(who: Who): boolean {
    const known = this.last === who.key;
    this.last = who.key;
    return known;
  }
  /** "dieser Charakter", or "er" when the sentence is about him already. */
  one(who: Who): Phrase {
    const p = this.person(who);
    if (p.you || p.np.stands === 'relative') return p.np;
    if (who.is === 'foe') return this.card({ card: 'this' });
    return this.known(who) ? pronoun(p.np.g) : p.np;
  }
  by(who: Who): Doer {
    return who.is === 'you' ? du : doer(this.one(who));
  }
  /** "dein Zug", "sein Zug", "der Zug des anderen Charakters". */
  whose(who: Who, of: Noun, options: NpOptions = {}): Phrase {
    const p = this.person(who);
    return p.you ? np(of, 'dein', options) : ownedBy(this.one(who), of, options);
  }
  // cards

  /** Whether the card on top of that deck is the one that was spoken of last. */
  isOnTop(deck: Deck): boolean {
    const key = `top:${deck.deck}`;
    return this.lastCard === key || (this.lastSeen === key && this.lastCard === '');
  }
  card(ref: Card): Phrase {
    switch (ref.card) {
      case 'this':
        return this.again('this', this.itself);
      case 'it':
        return this.it ?? pronoun(this.gender);
      case 'that': {
        const [name] = ref.of.names ?? [];
        return name === undefined
          ? this.again(ref.key, this.thatCard(ref.of))
          : this.again(`the:${name}`, w.theCard(name, this.names));
      }
      case 'those':
        return this.again(ref.key, np(w.card, 'dies', { many: true }));
      case 'the':
        this.lastCard = '';
        return this.again(`the:${ref.named}`, w.theCard(ref.named, this.names));
      case 'top': {
        const full = np(w.card, 'der', { adj: 'oberst~', post: this.deck(ref.deck).gen });
        if (this.lastSeen === `top:${ref.deck.deck}`) this.mentionCard(this.lastSeen, full.g);
        return this.again(`top:${ref.deck.deck}`, full);
      }
      case 'np': {
        this.lastCard = '';
        const text = this.cards(ref.of, ref.det);
        // "eine Karte auf dieser Karte": "sie" would be either.
        if (isLike(text.g, this.lastGender)) this.lastCard = '';
        return text;
      }
    }
  }
  private again(key: string, full: Phrase): Phrase {
    const known = this.lastCard === key;
    if (!known) this.mentionCard(key, full.g);
    return known ? pronoun(this.lastGender) : full;
  }
  /** "diese Waffe"; "jene Karte", where "diese" is the one that speaks. */
  private thatCard(of: CardNp): Phrase {
    const noun = this.parts.noun(of);
    return np(noun, np(noun, 'dies').nom === this.itself.nom ? 'jen' : 'dies');
  }
  private spaceOf(card: Card): Phrase {
    const its = this.itsOf(card, w.square);
    this.letGo(card);
    return its;
  }
  /** Of whose space or deck was spoken, "sie" is not clear any more: "lege jene Karte ab". */
  private letGo(card: Card): void {
    if (card.card === 'that') this.lastCard = '';
  }
  mentionCard(key: string, g: Gender): void {
    this.lastCard = key;
    this.lastGender = g;
    this.gender = g;
  }
  get itself(): Phrase {
    return this.asPart ? np(w.card, 'der') : (selves[this.self.kind] ?? np(w.card, 'dies'));
  }
  /** "sie", "ihn": what may be done with whoever stands on the card. */
  get herself(): Phrase {
    return pronoun(named(this.names(this.self.slug)).g);
  }
  itsOf(ref: Card, of: Noun): Phrase {
    const card = this.card(ref);
    const owned = ownedBy(card, of);
    const isNearest = ref.card === 'np' && ref.of.nearest !== undefined;
    return isNearest && card.rel !== undefined ? told(owned, [card.rel]) : owned;
  }
  np(of: Np, form: Form): Phrase {
    if (of.np === 'heroes') return this.parts.heroes(of.of, form, this.tongue);
    return of.np === 'cards' ? this.cards(of.of, form) : this.parts.spaces(of.of, form, this.tongue);
  }
  cards(of: CardNp, form: Form): Phrase {
    const text = this.parts.cards(of, form, this.tongue);
    this.gender = text.g;
    return text;
  }

  // places

  place(ref: Place): Phrase {
    switch (ref.place) {
      case 'here':
        return ref.laid && ref.who.is === 'you' ? np(w.square, 'dies') : this.whose(ref.who, w.square);
      case 'that':
        return np(w.square, 'dies');
      case 'named':
        return w.place(ref.def, this.names);
      case 'of':
        return this.whose(ref.who, w.square);
      case 'ofCard':
        return ref.card.card === 'this' && this.lastCard !== 'this'
          ? np(w.square, 'der', { post: this.self.kind === 'figure' ? 'dieser Figur' : 'dieser Karte' })
          : this.spaceOf(ref.card);
      case 'start':
        return this.whose(ref.who, n('das Startfeld(s)'));
      case 'left': {
        const by = 'is' in ref.by ? this.by(ref.by) : doer(this.card(ref.by));
        return told(np(w.square, 'der'), [`das ${verbLast(by, vp('haben', 'verlassen'))}`]);
      }
      case 'mark':
        return this.whose(ref.who, n('das markiert~ Feld(s)'));
      case 'further':
        return behind(this.place(ref.first), `(jedes Mal ein Feld weiter ${ways[ref.way]})`);
      case 'steps':
        if (ref.n === 1)
          return np(w.square, 'der', {
            adj: 'nächst~',
            post: `${ways[ref.way]} ${withDat('von', this.place(ref.from))} aus`,
          });
        return told(np(w.square, 'der'), [
          `das ${this.along(ref.n, ref.way)} ${withDat('von', this.place(ref.from))} entfernt ist`,
        ]);
      case 'np':
        return this.parts.spaces(ref.of, ref.det, this.tongue);
    }
  }
  /** Places that are known by their names, each with its own preposition. */
  private namedPlaces(ref: Place): readonly string[] {
    if (ref.place === 'named') return [ref.def];
    return ref.place === 'np' && ref.of.places && !ref.of.terrains ? ref.of.places : [];
  }
  /** Where that is: "auf diesem Feld", "in der Stadt". */
  on(ref: Place): string {
    const all = unique(this.namedPlaces(ref).map((x) => w.atPlace(x, this.names)));
    return all.length > 0 ? joined(all, 'oder') : withDat('auf', this.place(ref));
  }
  /** Whither one goes: "zu diesem Feld", "in die Stadt". */
  towards(ref: Place): string {
    const all = unique(this.namedPlaces(ref).map((x) => w.toPlace(x, this.names)));
    return all.length > 0 ? joined(all, 'oder') : withDat('zu', this.place(ref));
  }
  /** Onto what something is put: "auf dieses Feld". */
  onto(ref: Place): string {
    return withAkk('auf', this.place(ref));
  }
  /** "3 Felder", "so viele Felder". */
  spacesOn(x: Num): string {
    if (typeof x === 'number') return some(x, w.square).akk;
    return isTold(x) ? 'so viele Felder' : `so viele Felder wie ${whole(this.number(x))}`;
  }
  /** "3 Felder im Uhrzeigersinn". */
  along(x: Num, way: keyof typeof ways): string {
    const spaces = this.spacesOn(x);
    return isTold(x) ? `${spaces} ${ways[way]}` : `${ways[way]} ${spaces}`;
  }
  /** "der Zauberstapel", "sein eigener Fortunastapel". */
  deck(ref: Deck): Phrase {
    if (ref.home) {
      const its = this.itsOf(ref.home, n('der Stapel(s)'));
      this.letGo(ref.home);
      return its;
    }
    if (ref.any || ref.each) {
      const of = ref.any ? np(w.regionNoun, 'ein', { adj: 'beliebig~' }) : np(w.regionNoun, 'jed');
      return (ref.any ? orNp : andNp)([np(w.deck(ref.deck), 'der'), np(n('der Stapel(s)'), 'der', { post: of.gen })]);
    }
    return ref.own ? this.whose(ref.own, w.deck(ref.deck), { adj: 'eigen~' }) : np(w.deck(ref.deck), 'der');
  }
  regionOf(ref: Place): Phrase {
    if (ref.place === 'here' || ref.place === 'of') return this.whose(ref.who, w.regionNoun);
    if (ref.place === 'ofCard') return this.itsOf(ref.card, w.regionNoun);
    return behind(np(w.regionNoun, 'der'), this.place(ref).gen);
  }

  number(x: Num): Phrase {
    return this.parts.number(x, this.tongue);
  }
  /** "3 Karten", "so viele Karten wie dein Talent". */
  counted(x: Num, of: Noun): string {
    if (typeof x === 'number') return some(x, of).akk;
    const things = np(of, '', { many: true }).akk;
    return x.num === 'thatMany' || x.num === 'thatNumber' || x.num === 'those'
      ? `so viele ${things}`
      : `so viele ${things} wie ${whole(this.number(x))}`;
  }

  /** Behind "wenn": "du Gold hast", "er Gold hat". */
  lastly(who: Who, of: Vp): string {
    return verbLast(this.by(who), of);
  }
}
