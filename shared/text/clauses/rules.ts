// What holds, reacts and may be done while a definition is in play, and the parts of its text.
import type {
  Alignment,
  CardKind,
  Comparison,
  DeckUse,
  EventKind,
  FateSide,
  Moment,
  Resource,
  StatKey,
  Verb,
} from './words';
import type { Act } from './acts';
import type { Card, CardNp, Clauses, Deck, HeroNp, Num, Place, SpaceNp, Who } from './tree';
import type { Fight, Test, When } from './tests';

type Maybe<T> = T | undefined;

/**
 * How a number is changed. `spares`: what is taken from a roll leaves at least 1; `only`: neither more nor less than so
 * much. `over`: only where a limit holds it down, and beyond that. `score`: added to the score, and no part of the
 * roll.
 */
export type Change =
  | {
      readonly by: 'add' | 'less';
      readonly n: Num;
      readonly spares?: true;
      readonly over?: true;
      readonly score?: true;
    }
  | { readonly by: 'set' | 'cap' | 'only' | 'times' | 'foot'; readonly n: Num };
export type Standing = { readonly when: When } &
  /** `itself`: of the creature that this card is, in its own fights. */
  (
    | {
        readonly s: 'stat';
        readonly who: Who;
        readonly stat: StatKey;
        readonly change: Change;
        /** In which fights it counts, as the Weapon's that it is of. */
        readonly weapon?: Maybe<'battle' | 'psychic' | 'both'>;
        readonly itself?: Maybe<boolean>;
        /** The creatures whose rolls it changes, where it is not all of them. */
        readonly foes?: Maybe<CardNp>;
        /** The trophies that it makes worth more or less, where it is not all of them. */
        readonly such?: Maybe<CardNp>;
        /** Beside what the same card adds to the same number anyway. */
        readonly more?: Maybe<boolean>;
      }
    /** "+1 Strength and +1 Craft" */
    | {
        readonly s: 'points';
        readonly who: Who;
        readonly list: readonly { readonly stat: 'strength' | 'craft'; readonly n: number }[];
      }
    /** `adds`: so many more than usual. */
    | {
        readonly s: 'portalDice';
        readonly who: Who;
        readonly by?: Maybe<'strength' | 'craft'>;
        readonly n: number;
        readonly adds: boolean;
      }
    | { readonly s: 'allowed' | 'forbidden'; readonly who: Who; readonly acts: readonly Permit[] }
    /** Such characters go no further and encounter the space. */
    | { readonly s: 'halts'; readonly of: HeroNp }
    /** Nobody else may have the card. */
    | { readonly s: 'only'; readonly does: 'haveCard' | 'takeCard'; readonly of: HeroNp }
    /** Neither kind of attack. */
    | { readonly s: 'truce'; readonly who: Who }
    /** Neither the space nor an ability in place of an attack. */
    | { readonly s: 'mustAttack'; readonly who: Who }
    /** He moves so many spaces in a turn, without rolling. */
    | { readonly s: 'slow'; readonly who: Who; readonly spaces: Num; readonly once?: Maybe<boolean> }
    /** Does nothing and casts no Spells. */
    | {
        readonly s: 'idle';
        readonly who: Who;
        readonly casts: boolean;
        readonly ditches: boolean;
        readonly moves: boolean;
      }
    /** Spells neither come from him nor reach him. */
    | { readonly s: 'noSpells'; readonly who: Who; readonly command: boolean; readonly things: boolean }
    | {
        readonly s: 'power';
        readonly power: 'strength' | 'craft' | 'both';
        readonly of: CardNp;
        readonly self: boolean;
        readonly by?: Maybe<Who>;
        readonly changes: readonly Change[];
        readonly least?: Maybe<number>;
      }
    | {
        readonly s: 'deck';
        readonly who: Who;
        readonly from: readonly string[];
        readonly instead: string | { readonly own: string };
        readonly where?: Maybe<readonly CardKind[]>;
      }
    /** All cards of these decks come from one of them, as he likes. */
    | { readonly s: 'oneDeck'; readonly who: Who; readonly decks: readonly string[] }
    /** That many count in place of those that were told just before. */
    | { readonly s: 'counted'; readonly n: Num }
    /** What such cards count as; `by`: in whose eyes, where it is not anybody's. */
    | {
        readonly s: 'counts';
        readonly of: CardNp;
        readonly as: CardNp;
        readonly by?: Maybe<Who>;
        readonly encounter?: Maybe<number>;
        readonly strength?: Maybe<number>;
        /** What is printed on it, it does not do. */
        readonly textless: boolean;
      }
    /** What such spaces read in place of their own text. */
    | { readonly s: 'reads'; readonly of: SpaceNp; readonly as: string }
  );
export type Permit = {
  readonly verb: Verb;
  readonly cards?: Maybe<CardNp>;
  /** One whom it is about. */
  readonly whom?: Maybe<Who>;
  readonly foe?: Maybe<'creature' | 'character'>;
  /** Of what alignment the characters are that it is about. */
  readonly aligned?: Maybe<readonly Alignment[]>;
  /** On what spaces. */
  readonly space?: Maybe<SpaceNp>;
  /** What is put there. */
  readonly tokens?: Maybe<string>;
  /** Or on those. */
  readonly orSpace?: Maybe<SpaceNp>;
};

/** What happens, to be hung on "whenever". */
export type Happening = {
  readonly who: Who;
  readonly mood: 'does' | 'would';
  /** It never happens. */
  readonly denied?: Maybe<true>;
  readonly on: EventKind;
  readonly what?: Maybe<readonly string[]>;
  readonly cause?: Maybe<readonly string[]>;
  readonly how?: Maybe<readonly string[]>;
  readonly card?: Maybe<Card>;
  /** Of what alignment the character is who is defeated. */
  readonly loser?: Maybe<readonly Alignment[]>;
  /** By what he is beaten: of these kinds, or such a card. */
  readonly foe?: Maybe<Fight>;
  /** Who is defeated. */
  readonly whom?: Maybe<Who>;
  readonly natural?: Maybe<readonly number[]>;
  /** Any of the dice, also one that does not count. */
  readonly shows?: Maybe<readonly number[]>;
  readonly doubles?: Maybe<true>;
  /** Fate of that side is gained or lost. */
  readonly fateSide?: Maybe<FateSide>;
  /** Cards come from there. */
  readonly decks?: Maybe<readonly Deck[]>;
  /** For whose fate one of the dice was rolled again: his own, or the dark fate of another. */
  readonly again?: Maybe<FateSide>;
  /** One of the dice was rolled again for fate: how what it shows compares with what it showed before. */
  readonly sinceFate?: Maybe<Comparison>;
  /** The same: it shows one of these numbers now. */
  readonly fateShows?: Maybe<readonly number[]>;
  /** Only the first of its kind: a turn. */
  readonly first?: Maybe<true>;
  /** What the die was rolled for that fate was paid for. */
  readonly paidFor?: Maybe<readonly string[]>;
  /** The last of his lives. */
  readonly last?: Maybe<true>;
  readonly to?: Maybe<SpaceNp>;
  /** A Region that he is in and will not be in any more. */
  readonly leaves?: Maybe<readonly string[]>;
  readonly fight?: Maybe<'battle' | 'psychic'>;
  /** A card dies, rather than that it is lost. */
  readonly dies: boolean;
  /** The winner of a fight has chosen it as his reward. */
  /** A card that goes as its own text says. */
  readonly itself?: Maybe<boolean>;
  readonly reward?: Maybe<true>;
  /** A turn that is missed. */
  readonly missed?: Maybe<true>;
  /** Somebody takes from another what that one loses. */
  readonly taken?: Maybe<boolean>;
  readonly when: When;
};
export type Times = 'turn' | 'fight' | 'encounter' | 'round';

/** When something may be done unasked. */
export type Timing =
  | { readonly time: 'always'; readonly turn: 'mine' | 'others' | 'any'; readonly fights: boolean; readonly who: Who }
  | { readonly time: 'ends'; readonly who: Who }
  | { readonly time: 'toFight'; readonly who: Who; readonly subtypes: readonly string[] }
  | { readonly time: 'moments'; readonly at: readonly Moment[]; readonly who: Who };

export type Rule =
  | { readonly r: 'standing'; readonly standing: Standing }
  /** What one must and may not do under one condition. */
  /** Of several things that share their limit: one of them. */
  | { readonly r: 'onlyOne'; readonly limit: Times }
  | { readonly r: 'allWhile'; readonly if: Test; readonly list: readonly Standing[] }
  /** What can never happen. */
  | { readonly r: 'never'; readonly who: Who; readonly events: readonly Happening[]; readonly when: When }
  | {
      readonly r: 'when';
      readonly once?: Maybe<Times>;
      readonly stage: 'would' | 'before' | 'after';
      /** It comes in the place of what would happen. */
      readonly instead: boolean;
      /** What is then prevented: a button says it. */
      readonly stops?: Maybe<Clauses>;
      /** Once, and no more afterwards. */
      readonly next?: Maybe<boolean>;
      /** Each of these cards only once in a turn. */
      readonly onceEach?: Maybe<CardNp>;
      readonly events: readonly Happening[];
      readonly parts: readonly {
        readonly when: When;
        readonly who: Who;
        readonly may: boolean;
        readonly do: Clauses;
      }[];
    }
  /** "Whenever you would lose a life, you do not." */
  | { readonly r: 'spared'; readonly event: Happening }
  | {
      readonly r: 'action';
      readonly once?: Maybe<Times>;
      /** Of all the cards that may do it only one does. */
      readonly shared: boolean;
      readonly timing?: Maybe<Timing>;
      readonly instead?: Maybe<'roll' | 'move'>;
      /** In a fight, but in one's own turn only. */
      readonly own: boolean;
      readonly when: When;
      readonly who: Who;
      readonly do: Clauses;
    }
  /** With how many dice one attacks, in such a fight. */
  | { readonly r: 'dice'; readonly where: Maybe<Happening>; readonly if: Maybe<Test>; readonly do: Clauses }
  | { readonly r: 'meeting'; readonly if?: Maybe<Test>; readonly do: Clauses }
  // idioms
  | { readonly r: 'assassin'; readonly once?: Maybe<Times>; readonly when: When }
  /** Instead of a fight a roll above its own number makes it a Follower. */
  | { readonly r: 'charm'; readonly who: Who; readonly beast: CardNp; readonly power: 'strength' | 'craft' }
  /** It may be used once, in the turn after that in which it came: the Raft. */
  | { readonly r: 'raft'; readonly to: Place }
  /** What is done with this card at a place: by what stands there, and by the card itself. */
  | {
      readonly r: 'atPlace';
      readonly place: string;
      readonly person?: Maybe<string>;
      readonly do: Clauses;
      readonly may: Clauses;
    }
  | { readonly r: 'regenerate'; readonly event: Happening; readonly do: Clauses }
  /** Where a character begins, as he likes: the Nomad. */
  | { readonly r: 'starts'; readonly at: SpaceNp }
  /** What is visited as by another alignment: the Valkyrie. */
  | { readonly r: 'visitsAs'; readonly place: string; readonly as: Alignment };

/** When a Spell may be cast. */
export type CastTime =
  | { readonly cast: 'event'; readonly event: Happening; readonly at: boolean }
  | { readonly cast: 'instead'; readonly of: 'roll' | 'move'; readonly when: When }
  | {
      readonly cast: 'time';
      readonly timing?: Maybe<Timing>;
      readonly own: boolean;
      readonly when: When;
      readonly beforeMove: boolean;
    };

/** What is to happen, or to be done. */
export type Task = { readonly n: number } & ({ readonly happens: Happening } | { readonly do: Clauses });
/** A part of a definition's text: a paragraph each. */
export type Para =
  | { readonly p: 'rules'; readonly rules: readonly Rule[] }
  | { readonly p: 'do'; readonly do: Clauses }
  | { readonly p: 'led'; readonly by: Lead; readonly do: Clauses }
  /** What a card brings where it is carried out; `alike`: what may be done with it unasked. */
  | { readonly p: 'carriedOut'; readonly at: string; readonly alike: boolean; readonly do: Clauses }
  | { readonly p: 'metIf'; readonly if: Test; readonly do: Clauses }
  /** As soon as it can be paid, or has happened: what follows. */
  | { readonly p: 'quest'; readonly when?: Maybe<Happening>; readonly pay: Clauses; readonly goods: Clauses }
  /** One of six tasks, by a die; and what follows when it is done. */
  | { readonly p: 'tasks'; readonly roll: Act; readonly tasks: readonly Task[]; readonly goods: Clauses }
  | { readonly p: 'pool'; readonly what: Resource; readonly n: number }
  | { readonly p: 'stays'; readonly how: 'always' | 'moves' | 'untilDiscarded' | 'untilUsed' | 'used' }
  | { readonly p: 'keyword'; readonly key: string }
  | { readonly p: 'power'; readonly power: 'strength' | 'craft'; readonly n: Num; readonly yours: boolean }
  | { readonly p: 'fights'; readonly battlesIf?: Maybe<Test> }
  | { readonly p: 'note'; readonly note: Note }
  | { readonly p: 'state'; readonly status: string }
  | { readonly p: 'price'; readonly n: number; readonly of: 'gold' | 'life'; readonly goes: boolean }
  | {
      readonly p: 'armour';
      readonly from?: Maybe<number>;
      readonly saves: readonly number[];
      readonly everyFight: boolean;
      /** In psychic combat and in no other fight. */
      readonly psychic: boolean;
    }
  | { readonly p: 'forbidden'; readonly to: readonly Alignment[] }
  | { readonly p: 'cast'; readonly times: readonly CastTime[] }
  /** It shares its limit with other cards. */
  | { readonly p: 'onlyOne'; readonly limit: Times }
  /** A Spell of two uses: when, and what it then does. */
  | { readonly p: 'either'; readonly ways: readonly { readonly time: CastTime; readonly do: Clauses }[] }
  | { readonly p: 'begins'; readonly spells: number; readonly objects: readonly string[] }
  | { readonly p: 'standsFor'; readonly regions: readonly string[] }
  | {
      readonly p: 'draws';
      readonly n: number;
      readonly deck?: Maybe<string>;
      readonly anyway?: Maybe<true>;
      readonly discards?: Maybe<true>;
    }
  | {
      readonly p: 'gate';
      readonly gate: 'sentinel' | 'portal';
      readonly to: string;
      readonly bridge: boolean;
      readonly goesOn: boolean;
    }
  | { readonly p: 'start'; readonly at: string }
  | { readonly p: 'choice'; readonly may?: Maybe<Test | 'always'>; readonly must?: Maybe<Test | 'always'> }
  | { readonly p: 'lives'; readonly n: number }
  | {
      readonly p: 'form';
      readonly strength: number;
      readonly craft: number;
      readonly life: number;
      readonly fate: number;
    }
  | { readonly p: 'deck'; readonly use: DeckUse }
  | { readonly p: 'shows'; readonly n: number }
  | { readonly p: 'into'; readonly deck: string }
  | { readonly p: 'link'; readonly way: string; readonly from: string; readonly to: string }
  | { readonly p: 'side'; readonly side: string; readonly rules: readonly Rule[] }
  | { readonly p: 'trophy'; readonly rules: readonly Rule[] }
  | {
      readonly p: 'part';
      readonly with?: Maybe<readonly string[]>;
      /** Besides what it gives anyway. */
      readonly besides?: Maybe<boolean>;
      readonly rules: readonly Rule[];
      readonly armour?: Maybe<number>;
      readonly against?: Maybe<'psychic' | 'both'>;
      /** Keywords that it gives. */
      readonly is?: Maybe<readonly string[]>;
      readonly follower?: Maybe<true>;
      /** The other parts are in harmony. */
      readonly harmonises?: Maybe<true>;
    }
  | { readonly p: 'said'; readonly text: string };
/** Parts that tell what a definition is, rather than what it does. */
const ofBoard = [
  'begins',
  'draws',
  'standsFor',
  'gate',
  'start',
  'choice',
  'lives',
  'form',
  'deck',
  'shows',
  'into',
  'link',
  'side',
  'trophy',
  'part',
  'said',
] as const;
export type OfBoard = Extract<Para, { readonly p: (typeof ofBoard)[number] }>;
export const isOfBoard = (x: Para): x is OfBoard => ofBoard.some((p) => p === x.p);

export type Lead =
  | 'drawn'
  | 'approach'
  | 'killed'
  | 'taken'
  | 'takenFirst'
  | 'again'
  | 'leaving'
  | 'leavingIf'
  | 'enters'
  | 'metFigure'
  | 'metWorld'
  | 'metState'
  | 'held'
  | 'begins'
  | 'turnedUp';
export type Note =
  | 'noTrophy'
  | 'mustBeTrophy'
  | 'mustTake'
  | 'spellStays'
  | 'needsTalisman'
  | 'stops'
  | 'closed'
  | 'beside'
  | 'last'
  | 'meetsHere'
  | 'meetsNot'
  | 'worldStart'
  | 'fightsOn'
  | 'carriesWorking'
  | 'carries'
  /** What may be done with it unasked is done as well where it is carried out. */
  | 'metAlike';
export type { Act };
