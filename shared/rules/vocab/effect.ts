// The effect language. One entry per op; a missing executor or description does not compile.
import type { DeckId, DefId, Msg } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Ability, Action, Static, Trigger } from './ability';
import type { CardRef, DeckRef, HeroRef, SpaceRef, Target, VarRef } from './refs';
import type {
  Alignment,
  Amount,
  CardFilter,
  Cond,
  DeckFilter,
  FateSide,
  HeroFilter,
  Resource,
  Selector,
  SpaceFilter,
  TokenKind,
} from './select';
import type { ChapterCall } from './chapters';
import type { RollFor } from './rolls';
import type { StatusId } from './status';
import type { ShopItem, Terms } from './terms';
import type { StepCall } from './steps';
import type { Duration, FightKind, FightOutcome, WayOfMoving } from './words';

export type { RollFor } from './rolls';
export type Program = readonly Effect[];

export type PickOption = {
  /** Its name, unlike the others of the question; also the end of the id of its button. */
  readonly key: string;
  /** It can be chosen only where this holds. */
  readonly if?: Cond;
  /** What follows when it is chosen. */
  readonly do: Program;
  /** Its button, where the key does not say enough. */
  readonly label?: Msg;
};
/** A creature that is met: on a card, or by an instruction of a space or card. */
export type Foe = {
  /** It battles with this Strength. */
  readonly strength?: Amount;
  /** It fights in psychic combat with this Craft. */
  readonly craft?: Amount;
  /** What it is called when it is on no card. */
  readonly name?: string;
  /** Spirit, Dragon and the like, for cards that speak of these; of `cards`, too, whatever is printed on them. */
  readonly subtype?: string;
  /** The cards that fight as one: with what is printed on them where neither number is given. */
  readonly cards?: CardRef;
  /** It must be fought. */
  readonly cannotBeEvaded?: true;
  /** What he has just fought, once more, as it fights then. */
  readonly again?: true;
};

type Ops = {
  // dice and flow
  /**
   * Rolls so many dice (1 when left out); their sum lands in `as`, once fate is paid or not. `for` says what it is for,
   * a card or space when left out. `leaveOut`: one of the dice does not count, as the roller chooses.
   */
  roll: { as: string; dice?: Amount; for?: RollFor; who?: HeroRef; leaveOut?: true };
  /** Rolls a die for one of six spaces, and again for one that is not on the board; `as` is the space. */
  rollSpace: { as: string; spaces: readonly DefId[] };
  /**
   * Carries out the row that the number falls in; rows are `1`, `2-3` or `6+`. A roll that was left out or dropped has
   * none.
   */
  table: { on: Amount; rows: Readonly<Record<string, Program>> };
  /** Carries out `then` where the condition holds now, else `else`. */
  if: { cond: Cond; then: Program; else?: Program };
  /**
   * The character chooses one of several programs. A way whose condition fails is shown and cannot be chosen; of one
   * way left nothing is asked. `ask` is here the whole message id (`ask.lesson`). `who` chooses, and I carry out `do`
   * all the same (`each` with `actor` lets him do both).
   */
  pick: { options: readonly PickOption[]; ask?: string; who?: HeroRef };
  /**
   * A question with yes and no; `ask` is the end of the message id. Where `if` fails nobody is asked and `else`
   * follows. `who` is asked, and I carry out what follows, as with `pick`.
   */
  may: { ask: string; then: Program; else?: Program; who?: HeroRef; if?: Cond };
  /**
   * The player chooses between `min` and `max` (1 each when left out) of what the selector finds; `as` names it.
   * Nothing is asked where all must be chosen, and `as` has no value where there is nothing. `ask` is the end of the
   * message id (`target`). `random`: by lot, without a question. `leastFirst`: of his own cards, what is worth least
   * first. `of`: for so many of something each is one, as the question says.
   */
  choose: {
    from: Selector;
    as: string;
    ask?: string;
    min?: Amount;
    max?: Amount;
    who?: HeroRef;
    random?: true;
    leastFirst?: true;
    of?: Amount;
  };
  /**
   * The player names a number, both bounds included; nothing is asked where only one is left. `ask` is the end of the
   * message id.
   */
  number: { as: string; from: Amount; to: Amount; ask: string; who?: HeroRef };
  /**
   * Carries out `do` once for all that the selector finds, each in turn under the name `as`; with `actor` each
   * character carries it out himself.
   */
  each: { of: Selector; as: string; do: Program; actor?: true };
  /** Carries out `do` so many times; none below 1. */
  repeat: { times: Amount; do: Program };
  /** Gives a variable of this resolution a number. */
  set: { as: string; to: Amount };
  /** Leaves out the rest of this program, unless the condition holds. */
  stop: { unless?: Cond };
  // counters, coins, states
  /** So many of a resource, more than the value at the start included. Proposed: others may answer it. */
  gain: { what: Resource; n: Amount; who?: HeroRef; side?: FateSide };
  /**
   * So many of a resource, or as many as there are. `cost`: he pays it as a price. Strength and Craft stay
   * at the printed value or above.
   */
  lose: { what: Resource; n: Amount | 'all'; who?: HeroRef; cost?: true; side?: FateSide };
  /** Lives back, never beyond the life value (R4 HEALING AND GAINING LIVES). */
  heal: { n: Amount | 'full'; who?: HeroRef };
  /** Fate back, never beyond the fate value (R4 REPLENISHING AND GAINING FATE). */
  replenish: { n: Amount | 'full'; who?: HeroRef; side?: FateSide };
  /**
   * Changes alignment; not twice in a turn (R4 CHANGING ALIGNMENT). `until`: it stays so for that time, and afterwards
   * is what it was before. `back`: he is again what he was, which is no change of this turn.
   */
  align: { to: Alignment; who?: HeroRef; until?: Duration; back?: true };
  /** Makes a character a Toad for so many of his turns; with 0 he is himself again (R4 TOADS). */
  toad: { turns: number; who?: HeroRef };
  /** Loses so many turns; during his own turn that one may count (R4 LOSING A TURN). */
  missTurn: { n: Amount; who?: HeroRef };
  /** So many more turns of his own, straight after this one. */
  extraTurns: { n: Amount; who?: HeroRef };
  /** Nothing more happens in this turn. */
  endTurn: object;
  /** Puts a character into a state, or out of it; `value` is remembered with it. */
  status: { status: StatusId; on: boolean; who?: HeroRef; value?: Amount };
  // places and moves
  /**
   * Takes a character to a space. `teleport` (the default) is no move along the ring; `meets: false`: no encounter
   * there; `crown`: even onto the Crown of Command, before which he is put otherwise.
   */
  moveTo: { to: SpaceRef; who?: HeroRef; how?: WayOfMoving; meets?: boolean; crown?: true };
  // cards
  /** So many Spells from the deck, never more than his Craft lets him hold. */
  drawSpell: { n: Amount | 'limit'; who?: HeroRef };
  /** So many Spells of his own choice, or all of them, to the discard pile. `cost`: as a price, as with `discard`. */
  discardSpells: { n: Amount | 'all'; who?: HeroRef; cost?: true };
  /** Draws cards onto his space until so many lie there; `exactly`: so many whatever lies there already. */
  drawCards: { upTo?: Amount; exactly?: Amount; deck?: DeckId };
  /** Takes the card of that name out of a deck. `may`: it lies on the space, and he takes it or leaves it there. */
  gainCard: { named: string; from: DeckId; who?: HeroRef; as?: string; may?: true };
  /** Takes a card that lies or is held somewhere; the rules for having it apply. */
  take: { card: CardRef; who?: HeroRef };
  /**
   * A card goes to its discard pile. `killed`: a Follower dies, which can be prevented; else it is lost, sold, handed
   * over or driven off. `cost`: he pays with it for what follows, so nothing that spares him a loss saves it.
   */
  discard: { card: CardRef; killed?: true; cost?: true };
  /** Puts a card face up on a space, to be met there. */
  lay: { card: CardRef; at: SpaceRef };
  /**
   * Puts a card down on the space where its holder is (R4 DITCHING FOLLOWERS AND OBJECTS). What cannot be ditched stays
   * with him, and where one is chosen for that, it is none of those.
   */
  ditch: { card: CardRef };
  /** What is held goes to the belongings, or is carried again (O Exchanging Carried Possessions). */
  stow: { card: CardRef; away: boolean };
  /** Takes a card out of the game for good. `dismantles`: it is taken apart, unless its holder's may not be. */
  remove: { card: CardRef; dismantles?: true };
  /** Makes a card a trophy of that character, wherever it was. */
  trophy: { card: CardRef; who?: HeroRef };
  /** The card becomes a Follower, whatever is printed on it. */
  lend: { card: CardRef; who?: HeroRef };
  /** Puts gold down on a space. `ditched`: he cannot take it back in the same turn; `stock`: gold that nobody had. */
  layGold: { n: Amount | 'all'; at: SpaceRef; who?: HeroRef; ditched?: true; stock?: true };
  /** Puts so many tokens on a card; a negative number takes them off, never below none. */
  tokens: { on: CardRef; kind: TokenKind; n: Amount };
  /**
   * The player looks through a deck, or at so many cards on top of it, and takes one of those that fit, if he likes;
   * `most`: up to so many, one after the other; `discards`: through its discard pile, too, or through that alone. The
   * rest stays as it lies, is discarded, is shuffled, or becomes a deck of his own of that name. `itself`: that very
   * deck, whatever else stands for it in a Region. Without a deck: any discard pile with something for him, as he
   * chooses.
   */
  search: {
    itself?: true;
    top?: Amount;
    most?: Amount;
    find?: DeckFilter;
    to: Target;
    rest: 'stays' | 'discard' | 'shuffled' | { readonly own: string };
    faceDown?: true;
    who?: HeroRef;
    as?: string;
  } & ({ deck: DeckId; discards?: true | 'only' } | { deck?: never; discards: 'only' });
  /**
   * Shuffles a deck; `discards`: with its discard pile. `find`: only such cards of the discard pile are shuffled, and
   * put on top of the deck.
   */
  shuffle: { deck: DeckRef; discards?: true; find?: DeckFilter };
  /**
   * Turns up cards from the top of a deck until one fits, which lies aside under the name `as`; the others are
   * discarded.
   */
  turnUp: { deck: DeckId; find: DeckFilter; as: string };
  /**
   * Shows the player the top cards of a deck, which stay where they are; without a deck those of any that lies face
   * down, as he chooses. `itself`: of that very deck, whatever else stands for it in a Region.
   */
  look: { deck?: DeckId; n: Amount; who?: HeroRef; itself?: true };
  /**
   * The player looks at the top cards of a deck and puts them back on it in any order. `onto`: not back, but on top of
   * that deck or the one of any Region, as he chooses; `itself`: of that very deck, whatever stands for it in a Region.
   * Without a deck: of any that lies face down, as he chooses.
   */
  arrange: { deck?: DeckId; n: Amount; onto?: DeckId; itself?: true; who?: HeroRef };
  /** Shows the player all Spells of another character. */
  lookAtHand: { of: HeroRef; who?: HeroRef };
  /**
   * Offers wares of a deck for gold until he is done. `free`: without paying; `most: 1`: one only; `spell`: the price
   * of a Spell, which is drawn; `top`: that of the card on top of the deck, unseen; `must`: whoever can buy something
   * buys something. `as` names the card that he got last.
   */
  shop: { items: readonly ShopItem[]; from: DeckId; who?: HeroRef; free?: true; most?: number; as?: string } & Terms;
  /** Discards a card that was just drawn, or puts it there, and draws another of its deck in its place. */
  replaceDrawn: { card: CardRef; to?: Target };
  // fights
  /**
   * A creature attacks whoever carries this out. The outcome (`won`, `lost`, `standOff`, `evaded`, `destroyed`)
   * lands in `as`.
   */
  fight: { foe: Foe; as?: string };
  /** Attacks another character, in battle when `kind` is left out. */
  attack: { target: HeroRef; kind?: FightKind };
  /** Adds to the score of one side of the fight that is going on, as it is seen from `who`. */
  score: { side: 'mine' | 'theirs'; add: Amount; who?: HeroRef };
  /**
   * One side of the fight rolls so many dice for its attack roll. The highest counts, the lowest, or `all`; of two also
   * either, by the `choice` of the character whose they are. `shows`: it rolls none, and that is its attack roll.
   */
  attackWith:
    | { side: 'mine' | 'theirs'; dice: number; keep?: 'lowest' | 'all' }
    | { side: 'mine' | 'theirs'; dice: 2; keep: 'choice' }
    | { side: 'mine' | 'theirs'; shows: Amount };
  /** The fight whose scores were just compared is fought once more, from the attack rolls on. */
  fightAgain: object;
  /** Decides the fight that is going on without comparing scores. */
  settle: { outcome: FightOutcome };
  /**
   * The winner of the fight may take a life and nothing else; or whoever carries this out does that if he wins, and
   * claims no reward; or whoever beats the one who has that card takes it, if he can, and nothing else is offered.
   */
  reward: { only: 'life' } | { do: Program } | { card: CardRef };
  /** Takes a creature out of the fight, the one met when none is on a card; with the last it is over. `killed`: as
   * in a fight, for a trophy; `slain`: killed for none. `destroyed` is discarded, which is no kill. These three
   * out of a fight, too; `evaded` before one, in `approach`. */
  removeFoe: { card: CardRef; how: 'killed' | 'slain' | 'destroyed' | 'evaded' | 'left' };
  // windows
  /**
   * The event that is about to happen does not. `most`: so many of the number about to be lost are spared. In answer to
   * a prayer that was just rolled its result is dropped: no row of it is carried out.
   */
  prevent: { most?: Amount };
  /** Adds to the number of the event that is about to happen; a negative number lowers it, never below 0. */
  replaceAmount: { by: Amount };
  /** Adds to the die of the event that was just rolled. */
  adjustRoll: { by: Amount };
  /**
   * Dice show something without being rolled, or other than they were rolled, and nobody rolls them again: `all` of
   * them, the `lowest` one, `one` of those about to be rolled, or their `total`.
   */
  showDice: { all: number } | { lowest: number } | { one: Amount } | { total: Amount };
  /** The Spell that is being cast strikes its caster in place of every character that he chose. */
  reflect: object;
  /** The Spell that was just cast strikes these characters as well, each in a casting of its own. */
  strikeToo: { who: VarRef };
  /** The move that is about to end goes on so many spaces in the same direction. */
  slide: { n: Amount };
  /** The dice that were just rolled are thrown again, and what they show now stands. */
  rollAgain: object;
  /** The fate that is being paid for a die, or was just paid, brings no other throw of it. */
  keepDie: object;
  /** Of the dice that were rolled only the highest or the lowest counts. */
  chooseDie: { keep: 'highest' | 'lowest' };
  // what lasts
  /** Standing effects for a time: numbers, permissions, powers of creatures, decks. */
  modify: { mods: readonly Static[]; until: Duration; who?: HeroRef };
  /** An ability for a time, as if it stood on his card. */
  grant: { ability: Ability; until: Duration; who?: HeroRef };
  /** Ends all standing effects that a card has brought. */
  endMods: { of: CardRef };
  // beyond the rings: decks of any kind, figures, what lies over a space or on a card
  /** Puts a card anywhere: hand, trophies, a space, another card, a deck. */
  put: { card: CardRef; to: Target; who?: HeroRef; faceDown?: true };
  /**
   * Deals from the top of a deck, from its `bottom`, or the card of that name, out of its discards where it says so,
   * the uppermost or any by lot (`random`); `topmost`: of its discards the uppermost that fits, if any does. `as` names
   * what was dealt. `any`: of that deck or the one of any Region, as he chooses; `each`: of that deck and of the one of
   * each Region; `itself`: of that very deck, whatever stands for it.
   */
  deal: {
    from: DeckRef;
    any?: true;
    each?: true;
    itself?: true;
    to: Target;
    n?: Amount;
    named?: string;
    discarded?: true | 'random';
    topmost?: DeckFilter;
    bottom?: true;
    who?: HeroRef;
    faceDown?: true;
    as?: string;
  };
  /** Turns a two-sided card to its other side, or to the named one; nothing is turned to what it shows. */
  turnOver: { card: CardRef; to?: string };
  /**
   * Moves a figure so many spaces along the rings; without a `way` whoever moves it chooses the direction. `towards`:
   * the nearest of these, by chance where several are as near; it stays where there is none or it is there already.
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
  /** Puts so many tokens on a space where that may be done; a negative number takes them off. */
  spaceTokens: { at: SpaceRef; kind: TokenKind; n: Amount };
  /** Puts what is left of one deck into another. */
  merge: { from: DeckRef; into: DeckRef };
  /** Removes cards from the game for good, fireproof ones apart; of a deck so many from its top (D Burning Cards). */
  burn: { card?: CardRef; top?: DeckId; n?: Amount };
  /** All burnt cards are back in the decks that they came from, which are shuffled. */
  unburn: object;
  /**
   * Places Terrain of that name, one of the player's choice on the board where its deck has none, or any: the top card,
   * else the nearest on the board; or that very card. What lay there goes back (D Terrain Cards).
   */
  placeTerrain: { at: SpaceRef; from: DeckId; named?: string; card?: CardRef };
  /**
   * Meets what lies on his space by the order of the rulebook, without its instructions; `only` these cards. `instead`:
   * in place of the space, of whose text nothing holds then.
   */
  encounterCards: { only?: CardRef; instead?: true };
  /** Carries out the instructions of another space where he is; it counts as a visit there. */
  visit: { space: DefId };
  /** The reward for a quest of the Warlock: a Talisman, unless something stands in its place. */
  rewardQuest: object;
  /** Encounters the space where he is, when something stood in its place. */
  encounterSpace: object;
  /** The visit to somebody on this space is over: the event `visitedWhom` tells to whom it was. */
  visitedWhom: { whom: string };
  /**
   * Lets him do here and now what may be done instead of a move, with `roll` also what replaces the roll of the die.
   */
  offerMove: { roll?: true };
  /** His movement roll, now: what it shows is his move from here on. */
  rollMove: { as: string };
  /** He does not move, and encounters where he is. */
  stay: object;
  /**
   * What that card does passes over a character, and what lasts of it: he neither gains nor suffers by it, whether the
   * card is still there or, as a Spell that was cast, gone.
   */
  spare: { by: CardRef; who?: HeroRef };
  /**
   * Goes on in another body out of that deck; without one he is himself again, with the lives that he has. `turns`: one
   * of the characters that nobody plays covers his own for so many of his turns.
   */
  form: { from?: DeckId; turns?: number; who?: HeroRef };
  /** Marks a space as a character's own; without a space the mark goes. */
  mark: { at?: SpaceRef; who?: HeroRef };
  /**
   * This card, or such a creature, fights in his place; `aided`: what his Objects, Followers and Spells add counts for
   * it too.
   */
  fightInPlace: { card: CardRef; strength?: Amount; craft?: Amount; aided?: true };
  /**
   * A card fights on that side of the fight that goes on, too: an Enemy among the creatures as it is, and is killed
   * with them; whatever else with these numbers, and nobody kills it.
   */
  joinFight: { card: CardRef; side: 'mine' | 'theirs'; strength?: Amount; craft?: Amount };
  /** Chooses one of another character's abilities that are used unasked, and has it for a time. */
  borrow: { of: HeroRef; until: Duration };
  /**
   * Gives a card what others give as parts, harmonies counted; it is magic with one that is, or by `magic`. `like`: all
   * that another such card has been given.
   */
  imbue: { card: CardRef; with: CardRef; magic?: true } | { card: CardRef; like: CardRef };
  /** Exchanges trophies for counters here and now. */
  tradeTrophies: object;
  /** Turns fate tokens to their light or their dark side. */
  turnFate: { n: Amount; to: FateSide; who?: HeroRef };
  /** The game ends and nobody has won. */
  allLose: object;
  /**
   * All choose at the same time and in secret; then each does what he chose, in the order of play. `ask` is the end of
   * the message id. `number`: each names one, with both bounds included, and all of them do the same with theirs.
   */
  together: { ask: string; of?: HeroFilter } & (
    | { options: readonly PickOption[] }
    | { number: { as: string; from: Amount; to: Amount }; do: Program }
  );
  // the game itself
  /**
   * Casts a Spell as if its player had done so; `on`: on that character, as if the player next to him had. `burns`: it
   * is burnt where it would be discarded.
   */
  cast: { card: CardRef; on?: HeroRef; burns?: true };
  /** The game is won by that character, or by all who fit. */
  win: { who: HeroRef } | { all: HeroFilter };
  /** The player is out of the game and gets no new character. */
  outOfGame: { who: HeroRef };
  /** The character is dead, however many lives he has (R4 LOSING ALL LIVES). */
  kill: { who: HeroRef };
  /** A remark in the journal; `msg` is the id of a message. */
  say: { msg: string; args?: Readonly<Record<string, string | number>> };
  // the machine's own: never written on a card
  /** Carries out the case whose name a variable holds: the answer to a question. */
  branch: { on: string; cases: Readonly<Record<string, Program>> };
  /** Gives a variable of this resolution any value. */
  bind: { as: string; value: Json };
  /** A step of the rulebook by its name (`shared/rules/<chapter>/steps.ts`). */
  step: StepCall;
  /** A chapter of the rulebook from its first state (`shared/rules/<chapter>/chart.ts`). */
  chart: ChapterCall;
  /** A function of one odd card, which looks at the game and returns a program. */
  hook: { id: string; args?: Json };
};

export type Op = keyof Ops;
type Given<K extends Op, T> = T extends unknown ? { readonly op: K } & { readonly [P in keyof T]: T[P] } : never;
export type EffectOf<K extends Op> = Given<K, Ops[K]>;
export type Effect = { [K in Op]: EffectOf<K> }[Op];

export type { Ability, Action, CardFilter, DefId, Static, Trigger };
