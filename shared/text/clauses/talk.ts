// One walk under way: what each variable, person and event of a text stands for.
import type { Ability, Static } from '../../rules/vocab/ability';
import type { Def } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import { deckOfSet, type CardRef, type DeckRef, type HeroRef, type SpaceRef } from '../../rules/vocab/refs';
import type { Amount, CardFilter, Cond, HeroFilter, Selector, SpaceFilter } from '../../rules/vocab/select';
import type { EventKind } from '../../rules/vocab/words';
import { same } from '../exact';
import type { RulesOfGame } from '../rules-of-game';
import type { Rule, Standing } from './rules';
import type { Card, CardNp, Clauses, Deck, HeroNp, Np, Num, Place, SpaceNp, Who } from './tree';
import type { Test, When } from './tests';
import type { Resource } from './words';

/** What a variable stands for. */
export type Meaning =
  | {
      readonly is: 'who';
      readonly who: Who;
      /** Chosen of these, where there is one. */
      readonly of?: Np;
    }
  | {
      readonly is: 'card';
      readonly card: Card;
      /** Nothing was chosen: the one thing of its name, or what a deck gave, if there was any. */
      readonly given?: 'named' | 'dealt' | 'found';
      /** It was turned up among others. */
      readonly sought?: true;
      /** It is chosen where there is one: nobody is asked whether. */
      readonly forced?: boolean;
      /** Chosen of these, where there is one. */
      readonly of?: Np;
      readonly from?: CardFilter;
    }
  | { readonly is: 'place'; readonly place: Place; readonly given?: 'named'; readonly forced?: boolean }
  | { readonly is: 'num'; readonly num: Num };

/** Which event a reaction is about. */
export type EventSense = {
  readonly kinds: readonly EventKind[];
  readonly who: Who;
  readonly card: Card;
  /** It is about to happen, and may be prevented. */
  readonly would?: boolean | undefined;
  /** What is known of that card: "that Enemy", where another is looked at. */
  readonly like?: CardNp | undefined;
  /** The winner of a fight takes something. */
  readonly isReward?: boolean | undefined;
  /** What he is about to gain or lose: of a change so much more is lost. */
  readonly soon?: { readonly by: 'gain' | 'lose'; readonly what: readonly Resource[] } | undefined;
  /** What the event itself brings or costs him: the same once more is "1 more life". */
  readonly more?: { readonly by: 'gain' | 'lose'; readonly what: readonly string[] } | undefined;
};

/** The parts of the walk; put together in `walk.ts`, so that none of them imports another in a circle. */
export type Parts = {
  readonly amount: (n: Amount, at: Walk) => Num;
  readonly cond: (c: Cond, at: Walk, not?: boolean) => Test;
  readonly when: (c: Cond | undefined, at: Walk) => When;
  readonly heroes: (f: HeroFilter, at: Walk) => HeroNp;
  readonly cards: (f: CardFilter, at: Walk) => CardNp;
  readonly spaces: (f: SpaceFilter, at: Walk) => SpaceNp;
  readonly clauses: (code: Program, at: Walk) => Clauses;
  readonly standing: (mods: readonly Static[], at: Walk) => readonly Standing[];
  readonly rules: (ability: Ability, at: Walk) => readonly Rule[];
};

type Stand = {
  readonly parts: Parts;
  readonly def: Def;
  readonly rules: RulesOfGame;
  readonly me: Who;
  readonly event: EventSense | undefined;
  readonly it: Who | undefined;
  /** What is told may be done, or not. */
  readonly may: boolean;
  /** It waits for another time: "here" is then where he is. */
  readonly later?: boolean;
  readonly vars: Map<string, Meaning>;
};

export const you: Who = { key: 'you', is: 'you' };
export const isYou = (who: Who): boolean => who.is === 'you';
const that: Who = { key: 'that', is: 'that' };
/** Names under which the forms of an encounter know the other character. */
const others = new Set(['opponent', 'other', 'target', 'victim', 'met', '$met', '$other', '$target']);

const laidKinds: ReadonlySet<Def['kind']> = new Set<Def['kind']>([
  'space',
  'event',
  'enemy',
  'stranger',
  'place',
  'terrain',
  'ending',
]);
const nobodys: ReadonlySet<Def['kind']> = new Set<Def['kind']>([
  'figure',
  'terrain',
  'world',
  'ending',
  'rule',
  'event',
]);

/** Whether such a space may be the one from which the nearest is counted. */
const isThereToo = ({ other, not }: SpaceFilter): boolean =>
  other !== true && not?.is === undefined && not?.here === undefined;

/** Who has least of what is kept with a state is one of those in it. */
function counted({ heroes, fewest, most }: Extract<Selector, { heroes: unknown }>): HeroFilter {
  const by = fewest ?? most;
  const { where, ...rest } = heroes;
  return typeof by === 'object' && same(where, { status: by.statusOf, who: 'it' }) ? rest : heroes;
}

export class Walk {
  private readonly at: Stand;

  private constructor(at: Stand) {
    this.at = at;
  }
  static of(parts: Parts, def: Def, rules: RulesOfGame): Walk {
    return new Walk({ parts, def, rules, me: you, event: undefined, it: undefined, may: false, vars: new Map() });
  }
  /** The same text from another point of view. */
  with(change: Partial<Pick<Stand, 'me' | 'event' | 'it' | 'may' | 'later'>>): Walk {
    return new Walk({ ...this.at, ...change });
  }

  /** What speaks for whoever has it as a trophy is no creature any more: it speaks like what somebody has become. */
  asTrophy(): Walk {
    return new Walk({ ...this.at, def: { id: this.def.id, kind: 'state' } });
  }

  get def(): Def {
    return this.at.def;
  }
  get rulesOfGame(): RulesOfGame {
    return this.at.rules;
  }
  /** Who carries the text out. */
  get me(): Who {
    return this.at.me;
  }
  get isOffered(): boolean {
    return this.at.may;
  }
  get event(): EventSense | undefined {
    return this.at.event;
  }
  /** Whether the text stands on something that lies on the board, so that "here" is where it is. */
  get isLaid(): boolean {
    return laidKinds.has(this.def.kind) && this.at.later !== true;
  }
  /** Whether nobody holds what speaks: it speaks to whom the event is about. */
  get isNobodys(): boolean {
    return nobodys.has(this.def.kind);
  }

  means(name: string, meaning: Meaning): void {
    this.at.vars.set(name, meaning);
  }
  /** The figure that was fetched by its name. */
  figure(): Card | undefined {
    for (const x of this.at.vars.values())
      if (x.is === 'card' && x.card.card === 'the' && x.card.isFigure) return x.card;
    return undefined;
  }
  meaning(name: string): Meaning | undefined {
    return this.at.vars.get(name);
  }
  /** What was counted before they were all taken away is their number, and not how many there are by then. */
  gone(of: Np): void {
    for (const [name, x] of this.at.vars)
      if (x.is === 'num' && typeof x.num === 'object' && x.num.num === 'count' && same(x.num.of, of))
        this.means(name, { is: 'num', num: { num: 'theirNumber' } });
  }
  /** What he had before it was all taken away is so much, and not what he has by then. */
  spent(stat: Resource, by: Who): void {
    for (const [name, { is, ...x }] of this.at.vars)
      if (is === 'num' && 'num' in x && same(x.num, { num: 'stat', stat, of: by }))
        this.means(name, { is, num: { num: 'thatMany' } });
  }
  /** What lay aside is gone: what was counted of it was among them. */
  goneFromAside(): void {
    for (const [name, x] of this.at.vars) {
      const of = x.is === 'num' && typeof x.num === 'object' && x.num.num === 'count' ? x.num.of : undefined;
      if (of?.np === 'cards' && of.of.zone === 'aside')
        this.means(name, { is: 'num', num: { num: 'amongThem', of: { ...of.of, zone: undefined } } });
    }
  }
  /** What goes leaves the space that was remembered: "the space that it left". */
  left(by: Who | Card): void {
    for (const [name, x] of this.at.vars) {
      if (x.is !== 'place' || x.given !== 'named') continue;
      const { place } = x;
      const isIts = !('is' in by) && place.place === 'ofCard' && same(place.card, by);
      const isHis = 'is' in by && place.place === 'of' && place.who.key === by.key;
      if (isIts || isHis) this.means(name, { is: 'place', place: { place: 'left', by } });
    }
  }
  /** The other character of an encounter is known under several names. */
  meets(who: Who): void {
    for (const name of others) this.means(name, { is: 'who', who });
  }

  who(ref: HeroRef | undefined): Who {
    if (ref === undefined || ref === 'me') return this.me;
    if (typeof ref === 'object' && 'beside' in ref) {
      const is = this.me.is === 'you' ? ref.beside : ref.beside === 'left' ? 'hisLeft' : 'hisRight';
      return { key: is, is };
    }
    if (typeof ref === 'object') return 'var' in ref ? this.person(ref.var) : this.holder(ref.holderOf);
    const about = this.event;
    switch (ref) {
      case 'active':
        return about?.kinds.includes('turnBegan') ? about.who : { key: 'active', is: 'active' };
      case 'it':
        return this.at.it ?? that;
      case 'eventHero':
        return about?.who ?? that;
      case 'eventBy':
        if (about?.kinds.includes('encountered')) return { key: 'eventBy', is: 'that' };
        return {
          key: 'eventBy',
          is: about?.kinds.includes('defeated')
            ? 'loser'
            : about?.kinds.includes('beaten') || about?.isReward
              ? 'winner'
              : 'cause',
        };
      case 'opponent': {
        if (!isYou(this.me)) return { key: 'opponent', is: 'hisOpponent' };
        // An Enemy that goes with a character speaks of somebody else whom he has beaten, and not of itself.
        const own = about?.kinds.includes('defeated') ? 'loser' : 'foe';
        const is = this.def.kind === 'enemy' ? own : 'opponent';
        return { key: is, is };
      }
    }
  }
  private person(name: string): Who {
    const meaning = this.meaning(name);
    return meaning?.is === 'who' ? meaning.who : that;
  }
  private holder(ref: CardRef): Who {
    if (ref === 'this' && this.def.kind !== 'spell') return isYou(this.me) ? you : { key: 'owner', is: 'owner' };
    return { key: `owner:${typeof ref === 'object' ? ref.var : ref}`, is: 'ownerOf', card: this.card(ref) };
  }

  card(ref: CardRef): Card {
    if (typeof ref === 'object') {
      const meaning = this.meaning(ref.var);
      return meaning?.is === 'card' ? meaning.card : { card: 'that', key: ref.var, of: {} };
    }
    if (ref === 'this') return { card: 'this' };
    if (ref === 'it') return { card: 'it' };
    const { card, like = {} } = this.event ?? {};
    // Of one that is looked at it is told how it is to that of the event: "it" would be either.
    const isEither = card?.card === 'it' && this.at.it?.is === 'who';
    return card === undefined || isEither ? { card: 'that', key: 'eventCard', of: like } : card;
  }

  place(ref: SpaceRef): Place {
    if (ref === 'here') return { place: 'here', laid: this.isLaid, who: this.me };
    if (typeof ref === 'string') return { place: 'that' };
    if ('var' in ref) {
      const meaning = this.meaning(ref.var);
      return meaning?.is === 'place' ? meaning.place : { place: 'that' };
    }
    if ('spaceOf' in ref) return { place: 'of', who: this.who(ref.spaceOf) };
    if ('spaceOfCard' in ref) return { place: 'ofCard', card: this.card(ref.spaceOfCard) };
    if ('startOf' in ref) return { place: 'start', who: this.who(ref.startOf) };
    if ('markOf' in ref) return { place: 'mark', who: this.who(ref.markOf) };
    if ('steps' in ref) return this.along(ref);
    return { place: 'named', def: ref.space };
  }
  private along(ref: Extract<SpaceRef, { steps: unknown }>): Place {
    const [n, { way }, from] = [this.amount(ref.steps), ref, this.stepFrom(ref.from)];
    if (typeof n !== 'object' || n.num !== 'eachTime') return { place: 'steps', n, way, from };
    return { place: 'further', way, first: n.from === 0 ? from : { place: 'steps', n: n.from, way, from } };
  }
  private stepFrom(from: SpaceRef | undefined): Place {
    return from === undefined ? { place: 'of', who: this.me } : this.place(from);
  }
  /** A character's own deck is kept under his id as well, which nobody reads. */
  deck(ref: DeckRef): Deck {
    if (typeof ref === 'string') return { deck: ref };
    if ('homeOf' in ref) return { deck: '', home: this.card(ref.homeOf) };
    return 'own' in ref ? { deck: ref.own, own: this.who(ref.of) } : { deck: deckOfSet(ref) };
  }

  select(s: Selector): Np {
    if ('heroes' in s) return { np: 'heroes', of: { ...this.heroes(counted(s)), fewest: s.fewest, most: s.most } };
    const nearest = s.nearest && {
      to: this.place(s.nearest.to),
      way: s.nearest.way,
      next: s.nearest.next === undefined ? undefined : this.amount(s.nearest.next),
      itself: 'spaces' in s && isThereToo(s.spaces),
    };
    return 'cards' in s
      ? { np: 'cards', of: { ...this.cards(s.cards), nearest } }
      : { np: 'spaces', of: { ...this.spaces(s.spaces), nearest } };
  }

  amount(n: Amount): Num {
    return this.at.parts.amount(n, this);
  }
  cond(c: Cond, not = false): Test {
    return this.at.parts.cond(c, this, not);
  }
  when(c: Cond | undefined): When {
    return this.at.parts.when(c, this);
  }
  heroes(f: HeroFilter): HeroNp {
    return this.at.parts.heroes(f, this);
  }
  cards(f: CardFilter): CardNp {
    return this.at.parts.cards(f, this);
  }
  spaces(f: SpaceFilter): SpaceNp {
    return this.at.parts.spaces(f, this);
  }
  clauses(code: Program): Clauses {
    return this.at.parts.clauses(code, this);
  }
  standing(mods: readonly Static[]): readonly Standing[] {
    return this.at.parts.standing(mods, this);
  }
  rules(ability: Ability): readonly Rule[] {
    return this.at.parts.rules(ability, this);
  }
}
