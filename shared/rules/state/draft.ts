// The mutable shape of a game. Only the transaction (engine/tx), set-up and migrations may import this file.
import type { Option, Shape } from '../../contract/prompt';
import type { OutcomeHow, ViewEvent } from '../../contract/event';
import type { FightOutcome, Kept } from '../../contract/fight';
import type {
  CardId,
  DecisionId,
  DeckId,
  DefId,
  FrameId,
  HeroId,
  ModId,
  Msg,
  ScopeId,
  SeatId,
  SetId,
} from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Rng } from '../../kernel/rng';
import type { Ability } from '../vocab/ability';
import type { Effect } from '../vocab/effect';
import type { Proposed } from './event';
import type { DeckUse } from '../vocab/definition';
import type { Alignment, Resource, Zone } from '../vocab/select';
import type { StatusId } from '../vocab/status';
import type { FightKind, OptionValue } from '../vocab/words';

export type { OptionValue };

export type Seat = {
  id: SeatId;
  name: string;
  control: 'person' | 'computer';
  /**
   * How well and in which manner a computer plays there; which of the six figures it has, when not that of its place.
   */
  level?: string;
  personality?: string;
  look?: number;
  hero?: HeroId;
  out: boolean;
  /** What passes to his next character. */
  legacy?: CardId[];
  legacyGold?: number;
  /** Characters of whom it may choose one. */
  offer?: DefId[];
  /** How many characters of his were killed. */
  deaths?: number;
  /** How many decisions this seat was asked: the only count that decision ids are made of. */
  asked: number;
};

/** `since`: the turn in which it happened, which is not one of the three. */
export type Toad = { turns: number; since: number; strength: number; craft: number };

/** `was`: his own alignment; `since`: the turn in which it happened, which is not one of those left. */
export type Cover = { def: DefId; turns: number; since: number; was: Alignment };

export type Hero = {
  id: HeroId;
  seat: SeatId;
  def: DefId;
  dead: boolean;
  /** The turn in which he died. */
  fell?: number;
  space: DefId;
  alignment: Alignment;
  /** Counters beyond the printed value. */
  strength: number;
  craft: number;
  life: number;
  fate: number;
  gold: number;
  held: CardId[];
  hand: CardId[];
  trophies: CardId[];
  missTurns: number;
  toad?: Toad;
  /** The body in which he goes on after a death. */
  form?: DefId;
  /** The character card that covers his own for so many of his turns. */
  cover?: Cover;
  /** His own space, such as where his Gravemarker lies. */
  mark?: DefId;
  /** Which sides his fate shows, where it has two. */
  sides?: { light: number; dark: number };
  status: { [K in StatusId]?: number };
  /**
   * Trophies that he would not exchange, by their kind, and at what price: he is not asked about the same ones again.
   */
  kept?: Partial<Record<'strength' | 'craft', string>>;
  /** Spells of his that took effect, each once. */
  cast?: DefId[];
};

export type Card = {
  id: CardId;
  def: DefId;
  home: DeckId;
  zone: Zone;
  hero?: HeroId;
  space?: DefId;
  /** A card that became a Follower, for its owner only (D Cards That Become Followers). */
  lent?: true;
  tokens?: Record<string, number>;
  /** The card that this one lies on or under. */
  on?: CardId;
  /** What lies on or under this one, in the order in which it came. */
  carries?: CardId[];
  /** Which side of a two-sided card is up; the first one when left out. */
  side?: string;
  faceDown?: true;
  /** Magic though it is not printed on it: one of its parts is. */
  magic?: true;
  /** One of the belongings: transported and not carried, so it does nothing for its holder (O Encumbrance). */
  belonging?: true;
  /** Turn in which it was ditched: it may not be taken back in the same one. */
  ditched?: number;
  /** Turn in which it was drawn onto a space. */
  drawn?: number;
  /** Turn in which what it does as it is drawn waits for the other cards that are drawn. */
  awaits?: number;
  /** Whom what it does passes over. */
  spares?: HeroId[];
};

/** `out`: cards of it that were removed from the game; `use`: see `DeckDef`. */
/** `out`: what has left the game; `burnt`: what was burnt, apart from it (D Burning Cards). */
export type Deck = { draw: DefId[]; discard: DefId[]; out?: DefId[]; burnt?: DefId[]; use?: DeckUse; into?: DeckId };
/**
 * `over`: what lies over the space, the last one uppermost; `ditched`: how much of the gold was put down in which turn
 * by whose turn it was, who may not take it back in it.
 */
export type Ground = {
  cards: CardId[];
  gold: number;
  ditched?: { turn: number; n: number };
  over?: CardId[];
  tokens?: Record<string, number>;
};

export type Until =
  | { t: 'game' }
  /** As long as its card is in play, for whoever holds that card. */
  | { t: 'card' }
  | { t: 'turn'; turn: number }
  | { t: 'fight'; frame: FrameId }
  | { t: 'encounter' }
  /** Until the card that is met now is done with. */
  | { t: 'meeting' }
  | { t: 'turnStart'; hero: HeroId }
  | { t: 'nextMove'; hero: HeroId }
  /** Until the turn of that seat in that round; of whoever begins it, where none is said. */
  | { t: 'round'; round: number; seat?: SeatId }
  | { t: 'status'; hero: HeroId; status: StatusId };

export type ActiveMod = {
  id: ModId;
  source: DefId;
  card?: CardId;
  hero: HeroId;
  ability: Ability;
  until: Until;
  /** What the variables meant that it speaks of, when it began: they do not change while it lasts. */
  vars?: Record<string, Json>;
  /** Whom the card passed over that brought it, which may be gone by now. */
  spares?: HeroId[];
};

export type FightSide = {
  hero?: HeroId;
  cards: CardId[];
  name?: string;
  subtype?: string;
  /** What came into the fight that went on: of these the Enemies are among `cards`, the others nobody kills. */
  joined?: CardId[];
  /** What no card brings; `fixed` when an instruction says all of it, whatever cards are meant. */
  base: number;
  fixed?: true;
  /** What fights in the character's place. */
  champion?: { card: CardId; def: DefId; strength: number; craft: number; aided?: true };
  dice: number[];
  diceCount?: number;
  /** Which of several dice counts, or all of them; the highest where this is left out. */
  keep?: Kept | 'choice';
  /** Of two dice of which he chose one he has kept the lower. */
  lower?: true;
  /** What counts of the dice, with what was made of them since. */
  roll: number;
  adds: { source: DefId; n: number }[];
  /** The dice show what a card says, and nobody rolls them again. */
  shown?: true;
  /** What they will show without being thrown. */
  shows?: number;
  /** Which Weapons he uses; left out until he has said so. */
  weapons?: CardId[];
  /** Armour that he has used, whether it saved him or not. */
  armour?: CardId[];
};

/** A battle or psychic combat in progress; lives in the scope of its chart frame under `$fight`. */
export type Fight = {
  kind: FightKind;
  attacker: HeroId;
  hero: HeroId;
  mine: FightSide;
  theirs: FightSide;
  evadable: boolean;
  evaded: CardId[];
  outcome?: FightOutcome;
  only?: 'life';
  /** Whoever beats the one who has such a card takes it, and nothing else. */
  bait?: CardId[];
  /** What one of them does for a victory over the other, in place of a reward. */
  instead?: { hero: HeroId; source: DefId; card?: CardId; do: readonly Effect[] };
};

type FrameBase = { id: FrameId; scope: ScopeId; me: HeroId; source: DefId; card?: CardId };
/** What somebody carries out. */
type Acting = FrameBase & {
  /** The event that it answers. */
  event?: FrameId;
  /** Strikes this one as well as who carries it out, and so goes on after that one's death. */
  about?: HeroId;
};
/** `again`: the question of the op that comes next was taken back, and is put once more. */
export type ProgramFrame = Acting & { t: 'program'; code: readonly Effect[]; pc: number; again?: true };
/** `again`: the question of the state that it is in was taken back, and is put once more; `over`: it ends here. */
export type ChartFrame = Acting & { t: 'chart'; chart: string; at: Json; again?: true; over?: true };
export type EventStage = 'cannot' | 'would' | 'before' | 'commit' | 'checks' | 'after' | 'done';
export type EventFrame = FrameBase & {
  t: 'event';
  event: Proposed;
  stage: EventStage;
  /** Reactions that were asked or carried out, and seats that passed, at this stage. */
  asked: string[];
  prevented: boolean;
  from?: FrameId;
};
export type Frame = ProgramFrame | ChartFrame | EventFrame;

export type Decision = {
  id: DecisionId;
  seat: SeatId;
  hero?: HeroId;
  ask: Msg;
  source: DefId;
  card?: CardId;
  rule: string;
  options: Option[];
  min: number;
  max: number;
  shape: Shape;
  into: { scope: ScopeId; as: string };
  /** What an option's key stands for, where that is not the key itself. */
  values: Record<string, Json>;
  quiet?: string;
  press?: string;
};

export type Turn = {
  n: number;
  /** Nothing more is encountered: the turn goes to its end. */
  over: boolean;
  /** Moved in the middle of an encounter: a new encounter begins where he is now. */
  moved: boolean;
  natural: number[];
  /** What the movement roll came to. */
  roll?: number;
  spellsAtStart: number;
  cast: Record<SeatId, number>;
  aligned: HeroId[];
  used: string[];
  evaded: CardId[];
  extra: number;
  /** Whose they are, when they are another's. */
  extraFor?: SeatId;
  /** It stands between two turns of the order: whose was the last one, after whom the order goes on. */
  after?: SeatId;
  met: CardId[];
  /** Where he stood when it began. */
  startedAt?: DefId;
  /** How many decisions had been taken when it began. */
  firstDecision: number;
  /** What he encounters: the space, another character, or a card in place of the space. */
  meeting?: 'space' | 'character' | 'card';
  /** It was missed: it neither began nor ends. */
  missed?: true;
  /** What may be done now although he begins where something else is done instead of a move. */
  mayMove?: 'roll' | 'move';
  /** What is done there instead of a move is done, and a move follows. */
  leaves?: true;
};

export type Outcome = { winners: SeatId[]; how: OutcomeHow };

export type DraftState = {
  schema: 3;
  content: { sets: SetId[]; hash: string };
  options: Record<string, OptionValue>;
  seed: string;
  round: number;
  rng: { dice: Rng; shuffle: Rng; forced: number[] };
  seats: Record<SeatId, Seat>;
  order: SeatId[];
  active: SeatId;
  heroes: Record<HeroId, Hero>;
  board: Record<DefId, Ground>;
  decks: Record<DeckId, Deck>;
  cards: Record<CardId, Card>;
  unused: DefId[];
  fallen: DefId[];
  mods: ActiveMod[];
  stack: Frame[];
  scopes: Record<ScopeId, Record<string, Json>>;
  pending: Record<SeatId, Decision>;
  answered: Record<SeatId, string[]>;
  turn: Turn;
  crownReached: boolean;
  /** The last round whose end was announced. */
  closed: number;
  /** The turn after which the round that is going on was begun. */
  opened?: number;
  /** Who had the first turn: rounds are counted from him. Without one, from the first seat. */
  beginner?: SeatId;
  /** The clock of play has run out: the round that is going on is the last one. */
  timeUp?: true;
  /** Grows whenever a die is rolled or something hidden is shown: no undo past it. */
  revealed: number;
  decisions: number;
  ids: { card: number; frame: number; scope: number; mod: number; hero: number };
  over?: Outcome;
};

/** A logged event; `only` lists the seats that may see which card it was. */
export type GameEvent = ViewEvent & { only?: SeatId[] };
export type { Resource };
