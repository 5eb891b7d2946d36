// The effect language. One entry per op; a missing executor or description does not compile.
import type { DeckId, DefId, Msg } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Ability, Action, Static, Trigger } from './ability';
import type { CardRef, DeckRef, HeroRef, SpaceRef, Target } from './refs';
import type {
  Alignment,
  Amount,
  CardFilter,
  Cond,
  FateSide,
  HeroFilter,
  Resource,
  Selector,
  SpaceFilter,
  Status,
  TokenKind,
} from './select';
import type { Duration } from './words';

export type Program = readonly Effect[];

/** What a die is rolled for: decides who may pay fate and who may add to it (R4 FATE). */
export type RollFor =
  | 'move'
  | 'attack'
  | 'card'
  | 'space'
  | 'pray'
  | 'armour'
  | 'spell'
  | 'creature'
  | 'number'
  | 'quest'
  | 'follower';

export type PickOption = { readonly key: string; readonly if?: Cond; readonly do: Program; readonly label?: Msg };
export type ShopItem = { readonly named: string; readonly price: number };

/** A creature that is met: on a card, or by an instruction of a space or card. */
export type Foe = {
  readonly strength?: Amount;
  readonly craft?: Amount;
  readonly name?: string;
  readonly subtype?: string;
  readonly cards?: CardRef;
  readonly cannotBeEvaded?: true;
};

type Ops = {
  // dice and flow
  /** `leaveOut`: one of the dice does not count, as the roller chooses. */
  roll: { as: string; dice?: Amount; for?: RollFor; who?: HeroRef; leaveOut?: true };
  table: { on: Amount; rows: Readonly<Record<string, Program>> };
  if: { cond: Cond; then: Program; else?: Program };
  pick: { options: readonly PickOption[]; ask?: string; who?: HeroRef };
  may: { ask: string; then: Program; else?: Program; who?: HeroRef; if?: Cond };
  /** `random`: by lot, without a question. */
  choose: { from: Selector; as: string; ask?: string; min?: Amount; max?: Amount; who?: HeroRef; random?: true };
  number: { as: string; from: Amount; to: Amount; ask: string; who?: HeroRef };
  each: { of: Selector; as: string; do: Program; actor?: true };
  repeat: { times: Amount; do: Program };
  set: { as: string; to: Amount };
  stop: { unless?: Cond };
  // counters, coins, states
  gain: { what: Resource; n: Amount; who?: HeroRef; side?: FateSide };
  lose: { what: Resource; n: Amount | 'all'; who?: HeroRef; cost?: true; side?: FateSide };
  heal: { n: Amount | 'full'; who?: HeroRef };
  replenish: { n: Amount | 'full'; who?: HeroRef };
  align: { to: Alignment; who?: HeroRef };
  /** For so many turns; none: he is himself again. */
  toad: { turns: number; who?: HeroRef };
  missTurn: { n: Amount; who?: HeroRef };
  extraTurns: { n: Amount; who?: HeroRef };
  endTurn: object;
  status: { status: Status; on: boolean; who?: HeroRef; value?: Amount };
  // places and moves
  moveTo: {
    to: SpaceRef;
    who?: HeroRef;
    how?: 'teleport' | 'move' | 'cross' | 'portal' | /** May be on the Crown itself (D Treasure Chamber). */ 'emerge';
    meets?: boolean;
  };
  // cards
  drawSpell: { n: Amount | 'limit'; who?: HeroRef };
  discardSpells: { n: Amount | 'all'; who?: HeroRef };
  /** Until so many lie here; `exactly`: so many whatever lies here already. */
  drawCards: { upTo?: Amount; exactly?: Amount; deck?: DeckId };
  /** `may`: it lies on the space, and he takes it or leaves it there. */
  gainCard: { named: string; from: DeckId; who?: HeroRef; as?: string; may?: true };
  take: { card: CardRef; who?: HeroRef };
  /** `killed`: a Follower dies, which can be prevented; else it is lost, sold, handed over or driven off. */
  discard: { card: CardRef; killed?: true };
  lay: { card: CardRef; at: SpaceRef };
  ditch: { card: CardRef };
  /** What is held goes to the belongings, or is carried again (O Exchanging Carried Possessions). */
  stow: { card: CardRef; away: boolean };
  remove: { card: CardRef };
  trophy: { card: CardRef; who?: HeroRef };
  lend: { card: CardRef; who?: HeroRef };
  /** `ditched`: whoever puts it down in his turn cannot take it back in it. */
  layGold: { n: Amount | 'all'; at: SpaceRef; who?: HeroRef; ditched?: true };
  tokens: { on: CardRef; kind: TokenKind; n: Amount };
  look: { deck: DeckId; n: Amount; who?: HeroRef };
  lookAtHand: { of: HeroRef; who?: HeroRef };
  shop: { items: readonly ShopItem[]; from: DeckId; who?: HeroRef; free?: true; most?: number };
  replaceDrawn: { card: CardRef };
  // fights
  fight: { foe: Foe; as?: string };
  attack: { target: HeroRef; kind?: 'battle' | 'psychic' };
  score: { side: 'mine' | 'theirs'; add: Amount };
  attackWith: { side: 'mine' | 'theirs'; dice: number };
  settle: { outcome: 'won' | 'lost' | 'standOff' | 'evaded' | 'destroyed' };
  reward: { only: 'life' };
  /** Takes a creature out of the fight, the one met when none is on a card; with the last it is over. */
  removeFoe: { card: CardRef; how: 'destroyed' | 'evaded' | 'left' };
  // windows
  /** `most`: of a number that is about to be lost only so many; without it the whole event. */
  prevent: { most?: number };
  replaceAmount: { by: Amount };
  adjustRoll: { by: Amount };
  chooseDie: { keep: 'highest' | 'lowest' };
  // what lasts
  modify: { mods: readonly Static[]; until: Duration; who?: HeroRef };
  grant: { ability: Ability; until: Duration; who?: HeroRef };
  endMods: { of: CardRef };
  // beyond the rings: decks of any kind, figures, what lies over a space or on a card
  put: { card: CardRef; to: Target; who?: HeroRef; faceDown?: true };
  /** Deals from the top of a deck, or the card of that name, out of its discards where it says so; `as` names what was dealt. */
  deal: {
    from: DeckRef;
    to: Target;
    n?: Amount;
    named?: string;
    discarded?: true;
    who?: HeroRef;
    faceDown?: true;
    as?: string;
  };
  turnOver: { card: CardRef; to?: string };
  /**
   * Moves a figure so many spaces along the rings; without a `way` whoever moves it chooses the direction. `towards`: the
   * nearest of these, by chance where several are as near; it stays where there is none or it is there already.
   */
  walk: {
    figure: CardRef;
    n: Amount;
    who?: HeroRef;
    way?: 'cw' | 'ccw';
    stopsAt?: SpaceFilter;
    towards?: Selector;
    ferry?: true;
  };
  /** Carries out what meeting a card or a figure does, wherever it is. */
  meet: { card: CardRef; who?: HeroRef };
  spaceTokens: { at: SpaceRef; kind: TokenKind; n: Amount };
  /** Puts what is left of one deck into another. */
  merge: { from: DeckRef; into: DeckRef };
  /** Removes cards from the game for good, fireproof ones apart; of a deck so many from its top (D Burning Cards). */
  burn: { card?: CardRef; top?: DeckId; n?: Amount };
  /** Meets what lies on his space by the order of the rulebook, without its instructions; `only` these cards. */
  encounterCards: { only?: CardRef };
  /** Encounters the space where he is, when something stood in its place. */
  encounterSpace: object;
  /** Lets him do here and now what may be done instead of a move, with `roll` also what replaces the roll of the die. */
  offerMove: { roll?: true };
  /** His movement roll, now: what it shows is his move from here on. */
  rollMove: { as: string };
  /** He does not move, and encounters where he is. */
  stay: object;
  /** Goes on in another body out of that deck; without one he is himself again, with the lives that he has. */
  form: { from?: DeckId; who?: HeroRef };
  /** Marks a space as a character's own; without a space the mark goes. */
  mark: { at?: SpaceRef; who?: HeroRef };
  /** This card, or such a creature, fights in his place; `aided`: what his Objects, Followers and Spells add counts for it too. */
  fightInPlace: { card: CardRef; strength?: Amount; craft?: Amount; aided?: true };
  /** Chooses one of another character's abilities that are used unasked, and has it for a time. */
  borrow: { of: HeroRef; until: Duration };
  /** Gives a card what others give as parts, harmonies counted; it is magic as soon as one of them is. */
  imbue: { card: CardRef; with: CardRef };
  /** Exchanges trophies for counters here and now. */
  tradeTrophies: object;
  turnFate: { n: Amount; to: FateSide; who?: HeroRef };
  allLose: object;
  /** All choose at the same time and in secret; then each does what he chose, in the order of play. */
  together: { ask: string; options: readonly PickOption[]; of?: HeroFilter };
  // the game itself
  cast: { card: CardRef };
  /** `who`, or all who fit. */
  win: { who: HeroRef } | { all: HeroFilter };
  outOfGame: { who: HeroRef };
  kill: { who: HeroRef };
  say: { msg: string; args?: Readonly<Record<string, string | number>> };
  // the machine's own: never written on a card
  branch: { on: string; cases: Readonly<Record<string, Program>> };
  bind: { as: string; value: Json };
  step: { step: string; args?: Json };
  chart: { chart: string; args?: Json };
  hook: { id: string; args?: Json };
};

export type Op = keyof Ops;
type Given<K extends Op, T> = T extends unknown ? { readonly op: K } & { readonly [P in keyof T]: T[P] } : never;
export type EffectOf<K extends Op> = Given<K, Ops[K]>;
export type Effect = { [K in Op]: EffectOf<K> }[Op];

export type { Ability, Action, CardFilter, DefId, Static, Trigger };
