// One describer at work, in German: how people, cards and spaces are called, in every case.
import type { DefId } from '../../kernel/ids';
import type { Def } from '../../rules/vocab/definition';
import type { CardRef, DeckRef, SpaceRef } from '../../rules/vocab/refs';
import type { Amount, CardFilter, Nearest, Resource, Selector } from '../../rules/vocab/select';
import type { Count } from '../choices';
import type { Names } from '../language';
import type { RulesOfGame } from '../rules-of-game';
import { Talk, type EventSense as Sense, type Parts as GrammarParts, type Unnamed } from '../talk';
import { factOf, order, type Clause } from './grammar';
import {
  behind,
  mapNp,
  n,
  np,
  pronoun,
  pronouns,
  some,
  withAkk,
  withDat,
  type Noun,
  type Np,
  type NpOptions,
} from './nouns';
import {
  charakter,
  isRelative,
  person,
  statement,
  thatOne,
  verbLast,
  you,
  type Doer,
  type Person,
  type Vp,
} from './verbs-in-place';
import {
  atPlace,
  card as cardNoun,
  deck,
  place,
  region,
  resources,
  rival,
  spell,
  square,
  stats,
  toPlace,
} from './words';

export type Meaning =
  | { readonly is: 'hero'; readonly who: Person }
  | {
      readonly is: 'card' | 'space' | 'number';
      readonly the: Np;
      /** Where it is and how one gets there, where that is not "auf" and "zu". */
      readonly at?: string;
      readonly to?: string;
      readonly from?: CardFilter | undefined;
      /** Several were chosen, so that what is counted by it is said for each. */
      readonly many?: boolean;
      /** It has just been brought in: a second mention is a pronoun. */
      readonly again?: boolean;
      /** "so viele": what has no name but its number. */
      readonly asMany?: boolean;
      /** Nothing was chosen: the one thing of its name, or what a deck gave, if there was any. */
      readonly given?: 'named' | 'dealt';
    };

/** How a noun phrase is counted: "ein Feind", "einer deiner Gefährten", "jeder andere Charakter", "Waffen". */
export type Form = 'a' | 'every' | 'none' | 'plural' | Count;

type Kinds = {
  readonly noun: Np;
  readonly clause: Clause;
  readonly standing: Clause;
  readonly person: Person;
  readonly form: Form;
  readonly meaning: Meaning;
  /** What "es" stands for among the cards that are looked for. */
  readonly own: { readonly itCard: Np | undefined };
};
export type EventSense = Sense<Kinds>;
export type Parts = GrammarParts<Speak, Kinds>;

/** What a text calls itself; all else is "diese Karte". */
const selves: { readonly [K in Def['kind']]?: Np } = {
  space: np(square, 'dies'),
  character: np(charakter, 'dein'),
  figure: np(n('die Figur'), 'dies'),
};

export const ways = {
  cw: 'im Uhrzeigersinn',
  ccw: 'gegen den Uhrzeigersinn',
  in: 'nach innen',
  out: 'nach außen',
} as const;
const nearestWays = { cw: 'im Uhrzeigersinn', ccw: 'gegen den Uhrzeigersinn' } as const;

const du: Doer = { nom: 'du', you: true };

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
      own: { itCard: undefined },
      vars: new Map(),
      talk: { last: '', card: '' },
    });
  }

  /** The same talk from another point of view. */
  with({ itCard, ...change }: { me?: Person; event?: EventSense; it?: Person; itCard?: Np }): Speak {
    return new Speak({ ...this.at, ...change, ...(itCard === undefined ? {} : { own: { itCard } }) });
  }
  protected get self(): this {
    return this;
  }
  protected heroOf(meaning: Meaning | undefined): Person | undefined {
    return meaning?.is === 'hero' ? meaning.who : undefined;
  }

  /** "dieser Charakter", or "er" when the sentence is about him already. */
  one(p: Person): Np {
    if (p.you || isRelative(p)) return p.np;
    return this.known(p) ? pronoun(p.np.g) : p.np;
  }
  by(p: Person): Doer {
    return p.you ? du : { nom: this.one(p).nom, many: p.np.g === 'pl' };
  }
  /** "dein Zug", "sein Zug", "der Zug des anderen Charakters". */
  whose(p: Person, of: Noun, options: NpOptions = {}): Np {
    if (p.you) return np(of, p.his, options);
    if (isRelative(p)) return mapNp(np(of, '', options), (text) => `${p.np.gen} ${text}`);
    return this.known(p) ? np(of, p.his, options) : behind(np(of, 'der', options), p.np.gen, options.post ?? '');
  }
  /** What somebody does: an order to you, a statement about others. */
  does(p: Person, of: Vp): Clause {
    return p.you ? order(of) : factOf(this.by(p), of);
  }
  /** The same with the subject always named: "du hast", "er hat". */
  states(p: Person, of: Vp): Clause {
    return factOf(this.by(p), of);
  }
  /** Behind "wenn": "du Gold hast". */
  lastly(p: Person, of: Vp): string {
    return verbLast(this.by(p), of);
  }
  main(p: Person, of: Vp): string {
    return statement(this.by(p), of);
  }

  protected unnamed(which: Unnamed): Person {
    switch (which) {
      case 'active':
        return person(np(charakter, 'der', { post: 'am Zug' }), 'active');
      case 'that':
        return person(thatOne);
      case 'loser':
        return person(np(n('der Verlierer(s)'), 'der'), 'eventBy');
      case 'winner':
        return person(np(n('der Sieger(s)'), 'der'), 'eventBy');
      case 'cause':
        return person(np(n('der Verursacher(s)'), 'der'), 'eventBy');
      case 'opponent':
        return person(np(rival, this.me.his), 'opponent');
    }
  }
  protected holder(ref: CardRef): Person {
    const owner = n('der Besitzer(s)');
    if (ref === 'this' && this.def.kind !== 'spell') return this.me.you ? you : person(np(owner, 'ihr'), 'its owner');
    const card = this.card(ref);
    return person(behind(np(owner, 'der'), card.gen), `owner:${card.nom}`);
  }

  card(ref: CardRef): Np {
    if (typeof ref === 'object') {
      const meaning = this.at.vars.get(ref.var);
      if (!meaning || meaning.is === 'hero') return np(cardNoun, 'dies');
      return this.knownCard(ref.var) && meaning.again === true ? pronoun(meaning.the.g) : meaning.the;
    }
    switch (ref) {
      case 'this':
        return selves[this.def.kind] ?? (this.def.kind === 'spell' ? np(spell, 'dies') : np(cardNoun, 'dies'));
      case 'it':
        return this.at.own.itCard ?? pronoun('f');
      case 'eventCard':
        return this.event?.card ?? np(cardNoun, 'dies');
    }
  }

  /** "ihre Stärke", "die Stärke dieser Karte". */
  itsOf(ref: CardRef, of: Noun): Np {
    const card = this.card(ref);
    if (card.gen === 'dessen' || card.gen === 'deren') return mapNp(np(of, ''), (text) => `${card.gen} ${text}`);
    return /^(?:er|sie|es)$/.test(card.nom) ? np(of, pronouns[card.g].his) : behind(np(of, 'der'), card.gen);
  }

  space(ref: SpaceRef): Np {
    if (typeof ref === 'object') {
      if ('var' in ref) {
        const meaning = this.at.vars.get(ref.var);
        return meaning && meaning.is !== 'hero' ? meaning.the : np(square, 'dies');
      }
      if ('spaceOf' in ref) return this.whose(this.who(ref.spaceOf), square);
      if ('spaceOfCard' in ref) return this.spaceOfCard(ref.spaceOfCard);
      if ('startOf' in ref) return this.whose(this.who(ref.startOf), n('das Startfeld(s)'));
      if ('markOf' in ref) return this.whose(this.who(ref.markOf), n('das markiert~ Feld(s)'));
      if ('steps' in ref)
        return np(square, 'der', { post: `${this.along(ref.steps, ref.way)} von ${np(square, this.me.his).dat}` });
      return this.placeOf(ref.space);
    }
    switch (ref) {
      case 'here':
        return this.isLaid ? np(square, 'dies') : np(square, this.me.his);
      case 'it':
      case 'eventSpace':
        return np(square, 'dies');
    }
  }
  private spaceOfCard(ref: CardRef): Np {
    if (ref === 'this' && this.def.kind === 'figure') return np(square, 'der', { post: 'dieser Figur' });
    if (ref === 'this') return np(square, 'der', { post: 'dieser Karte' });
    return this.itsOf(ref, square);
  }
  /** Where that is: "auf diesem Feld", "in der Stadt". */
  on(ref: SpaceRef): string {
    if (typeof ref === 'object' && 'space' in ref) return atPlace(ref.space, this.names);
    if (typeof ref === 'object' && 'var' in ref) {
      const meaning = this.at.vars.get(ref.var);
      if (meaning && meaning.is !== 'hero' && meaning.at !== undefined) return meaning.at;
    }
    return withDat('auf', this.space(ref));
  }
  /** Whither one goes: "zu diesem Feld", "in die Stadt". */
  towards(ref: SpaceRef): string {
    if (typeof ref === 'object' && 'space' in ref) return toPlace(ref.space, this.names);
    if (typeof ref === 'object' && 'var' in ref) {
      const meaning = this.at.vars.get(ref.var);
      if (meaning && meaning.is !== 'hero' && meaning.to !== undefined) return meaning.to;
    }
    return withDat('zu', this.space(ref));
  }
  /** Onto what something is put: "auf dieses Feld". */
  onto(ref: SpaceRef): string {
    return withAkk('auf', this.space(ref));
  }
  /** "3 Felder", "so viele Felder". */
  spacesOn(amount: Amount): string {
    if (typeof amount === 'number') return some(amount, square).akk;
    const number = this.amount(amount);
    const meaning = typeof amount === 'object' && 'var' in amount ? this.meaning(amount.var) : undefined;
    return (meaning && meaning.is === 'number') ||
      (typeof amount === 'object' && 'eventAmount' in amount) ||
      /^(?:das Ergebnis|dein Ergebnis|diese Zahl|so viele)$/.test(number.nom)
      ? 'so viele Felder'
      : `so viele Felder wie ${number.nom}`;
  }
  /** "3 Felder im Uhrzeigersinn". */
  along(amount: Amount, way: keyof typeof ways): string {
    const spaces = this.spacesOn(amount);
    return spaces.includes(' wie ') ? `${ways[way]} ${spaces}` : `${spaces} ${ways[way]}`;
  }
  /** "der Zauberstapel", "sein eigener Fortunastapel". */
  deck(ref: DeckRef): Np {
    return typeof ref === 'string'
      ? np(deck(ref), 'der')
      : this.whose(this.who(ref.of), deck(ref.own), { adj: 'eigen~' });
  }
  /** "in deiner Region", "in der Region dieses Feldes". */
  regionOf(ref: SpaceRef): Np {
    const noun = n('die Region');
    if (ref === 'here') return np(noun, this.me.his);
    if (typeof ref === 'object' && 'spaceOf' in ref) return this.whose(this.who(ref.spaceOf), noun);
    if (typeof ref === 'object' && 'spaceOfCard' in ref) return this.itsOf(ref.spaceOfCard, noun);
    return behind(np(noun, 'der'), this.space(ref).gen);
  }
  region(key: string): Np {
    return np(region(key), 'der');
  }
  placeOf(def: DefId): Np {
    return place(def, this.names);
  }

  select(s: Selector, form: Form): Np {
    if ('heroes' in s)
      return s.fewest === undefined ? this.heroes(s.heroes, form) : this.fewest(this.heroes(s.heroes, form), s.fewest);
    if (s.nearest !== undefined)
      return this.nearest('cards' in s ? this.cards(s.cards, 'a') : this.spaces(s.spaces, 'a'), s.nearest);
    return 'cards' in s ? this.cards(s.cards, form) : this.spaces(s.spaces, form);
  }
  /** Of several those who have least of something. */
  private fewest(one: Np, what: Resource): Np {
    const noun = what === 'life' ? stats.life : resources[what];
    return mapNp(
      one,
      (text) => `${text} mit ${what === 'life' ? 'den wenigsten' : 'dem wenigsten'} ${np(noun, '').dat}`,
    );
  }
  /** "das nächste Feld ohne Feuermarke": of equally near ones whoever chooses takes one. */
  private nearest(one: Np, { to, way }: Nearest): Np {
    const which =
      way === undefined
        ? `${this.space(to).dat} am nächsten liegt`
        : `von ${this.space(to).dat} an ${nearestWays[way]} als Erstes kommt`;
    const rel = one.g === 'm' ? 'der' : one.g === 'f' ? 'die' : 'das';
    return mapNp(one, (text) => `${text}, ${rel} ${which},`);
  }
}

/** "1 Zug", "so viele Züge wie das Ergebnis": a number of things as an object. */
export function numberOf(amount: Amount, of: Noun, say: Speak): string {
  if (typeof amount === 'number') return some(amount, of).akk;
  const number = say.amount(amount).nom;
  return /^\d+$/.test(number) ? some(Number(number), of).akk : asMany(amount, of, say);
}
export function asMany(amount: Amount, of: Noun, say: Speak): string {
  const meaning = typeof amount === 'object' && 'var' in amount ? say.meaning(amount.var) : undefined;
  const things = np(of, '', { many: true }).akk;
  if ((meaning?.is === 'number' && meaning.asMany) || (typeof amount === 'object' && 'eventAmount' in amount))
    return `so viele ${things}`;
  return `so viele ${things} wie ${say.amount(amount).nom}`;
}
