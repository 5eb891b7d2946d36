// The mutable shape of a game. Only the transaction (engine/tx), set-up and migrations may import this file.
import type { Option, Shape } from '../../contract/prompt';
import type { ViewEvent } from '../../contract/event';
import type { CardId, DecisionId, DeckId, DefId, FrameId, HeroId, ModId, Msg, ScopeId, SeatId, SetId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Rng } from '../../kernel/rng';
import type { Ability } from '../vocab/ability';
import type { Effect, RollFor } from '../vocab/effect';
import type { Alignment, Resource, Zone } from '../vocab/select';
import type { EventKind, OptionValue } from '../vocab/words';

export type { OptionValue };

export type Seat = {
  id: SeatId;
  name: string;
  control: 'person' | 'computer';
  hero?: HeroId;
  out: boolean;
  /** How many decisions this seat was asked: the only count that decision ids are made of. */
  asked: number;
};

/** `since`: the turn in which it happened, which is not one of the three. */
export type Toad = { turns: number; since: number; strength: number; craft: number };

export type Hero = {
  id: HeroId;
  seat: SeatId;
  def: DefId;
  dead: boolean;
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
  status: Record<string, number>;
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
  /** Turn in which it was ditched: it may not be taken back in the same one. */
  ditched?: number;
  /** Turn in which it was drawn onto a space. */
  drawn?: number;
};

/** `out`: cards of it that were removed from the game. */
export type Deck = { draw: DefId[]; discard: DefId[]; out?: DefId[] };
export type Ground = { cards: CardId[]; gold: number };

export type Until =
  | { t: 'game' }
  | { t: 'turn'; turn: number }
  | { t: 'fight'; frame: FrameId }
  | { t: 'encounter' }
  | { t: 'turnStart'; hero: HeroId }
  | { t: 'nextMove'; hero: HeroId }
  | { t: 'round'; round: number; seat: SeatId }
  | { t: 'status'; hero: HeroId; status: string };

export type ActiveMod = { id: ModId; source: DefId; card?: CardId; hero: HeroId; ability: Ability; until: Until };

export type FightSide = {
  hero?: HeroId;
  cards: CardId[];
  name?: string;
  subtype?: string;
  base: number;
  dice: number[];
  diceCount?: number;
  /** Which of the dice counts. */
  roll: number;
  adds: { source: DefId; n: number }[];
  weapons: CardId[];
};

/** A battle or psychic combat in progress; lives in the scope of its chart frame under `$fight`. */
export type Fight = {
  kind: 'battle' | 'psychic';
  attacker: HeroId;
  hero: HeroId;
  mine: FightSide;
  theirs: FightSide;
  evadable: boolean;
  evaded: CardId[];
  outcome?: 'won' | 'lost' | 'standOff' | 'evaded' | 'destroyed';
  only?: 'life';
};

export type Proposed = {
  kind: EventKind;
  hero: HeroId;
  by?: HeroId;
  what?: string;
  n?: number;
  cause?: string;
  card?: CardId;
  space?: DefId;
  path?: DefId[];
  how?: string;
  dice?: number[];
  to?: string;
  for?: RollFor;
  fight?: FrameId;
};

type FrameBase = { id: FrameId; scope: ScopeId; me: HeroId; source: DefId; card?: CardId };
export type ProgramFrame = FrameBase & { t: 'program'; code: readonly Effect[]; pc: number; event?: FrameId };
export type ChartFrame = FrameBase & { t: 'chart'; chart: string; at: Json; args?: Json };
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
};

export type Turn = {
  n: number;
  /** Nothing more is encountered: the turn goes to its end. */
  over: boolean;
  /** Moved in the middle of an encounter: a new encounter begins where he is now. */
  moved: boolean;
  natural: number[];
  spellsAtStart: number;
  cast: Record<SeatId, number>;
  aligned: HeroId[];
  used: string[];
  evaded: CardId[];
  extra: number;
  met: CardId[];
  /** How many decisions had been taken when it began. */
  firstDecision: number;
  meeting?: 'space' | 'character';
};

export type Outcome = { winners: SeatId[]; how: string };

export type DraftState = {
  schema: 1;
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
  /** Grows whenever a die is rolled or something hidden is shown: no undo past it. */
  revealed: number;
  decisions: number;
  ids: { card: number; frame: number; scope: number; mod: number; hero: number };
  over?: Outcome;
};

/** A logged event; `only` lists the seats that may see which card it was. */
export type GameEvent = ViewEvent & { only?: SeatId[] };
export type { Resource };
