// What a language must be able to say, and where: asked of it by those who put clauses together.
import type { Act } from '../clauses/acts';
import type { AllowedWhere, OnlyWhere } from '../clauses/only-where';
import type { Clause, Range, Who } from '../clauses/tree';
import type { Test } from '../clauses/tests';

/**
 * Where a clause stands: by itself, behind what was drawn to the front, behind another of the same subject, behind
 * "may", behind "to".
 */
export type Mode = 'main' | 'after' | 'tail' | 'inf' | 'zu';
/** Acts of which only the last thing differs: what they share, and what is each one's own. */
export type Headed = { readonly head: string; readonly rows: readonly string[] };

/** Who and what was named last. */
export type Heard = { readonly last: string; readonly lastCard: string };
export interface Tongue {
  /** Who was spoken of last, for pronouns. */
  last: string;
  /** In a row of a chart, which semicolons would tear. */
  row: boolean;
  /** As short as a label: without the rows of charts, things to choose from, and what else stands in brackets. */
  short: boolean;
  /** What you do is told, rather than ordered: where another chooses it, "you move". */
  tells: boolean;
  readonly forget: () => void;
  readonly remembered: () => Heard;
  readonly remember: (x: Heard) => void;
  readonly mention: (who: Who) => void;
  readonly act: (who: Who, act: Act, mode: Mode) => string;
  /** The same as a list, where it is one thing and then another: "discard them", "gain as many others". */
  readonly deeds: (who: Who, act: Act, mode: Mode) => readonly string[];
  readonly test: (test: Test) => string;
  /** "and", "or", "otherwise", "no effect". */
  readonly small: {
    readonly and: string;
    readonly or: string;
    readonly then: string;
    readonly nothing: string;
    readonly rest: string;
    readonly visit: string;
    readonly when: string;
    /** Stands for rows that have been told: "as above". */
    readonly again: string;
  };
  /** "do nothing", of somebody. */
  readonly doNothing: (who: Who | undefined) => string;
  /** What one may have happen, though it is another's deed or nobody's: "you may have him miss 1 turn". */
  readonly wish: (who: Who, c: Clause, mode: Mode) => string;
  /** "he has you move": what one decides that another does. */
  readonly has: (who: Who, c: Clause, mode: Mode) => string;
  /** Phrases of one subject as one: with "and", where signs in them do not forbid it. */
  readonly chain: (texts: readonly string[]) => string;
  /** `body`: as it stands behind the test. `alone`: no other branch follows. */
  /** `asks`: it begins with another test. */
  readonly if: (test: string, body: string, mode: Mode, alone: boolean, asks?: boolean) => string;
  readonly otherwise: (body: string) => string;
  /** "otherwise, if A, B" */
  readonly elseIf: (test: string, body: string, alone: boolean) => string;
  /** "..., otherwise become evil" */
  readonly orElse: (body: string) => string;
  /** What stands behind a colon and is a sentence. */
  readonly opened: (text: string) => string;
  readonly may: (who: Who, phrase: string, mode: Mode) => string;
  readonly price: (pay: string, goods: string) => string;
  readonly range: (range: Range) => string;
  /** "Roll 1 die and subtract your Craft" with its rows. */
  readonly chart: (c: Extract<Clause, { c: 'chart' }>, head: string, mode: Mode) => string;
  readonly byNumber: (c: Extract<Clause, { c: 'byNumber' }>, mode: Mode) => string;
  /** "gain 1 life or 1 fate": acts of one verb as one, where that is clear. */
  readonly shared: (who: Who, acts: readonly Act[], mode: Mode, word: 'and' | 'or') => string | undefined;
  readonly headed: (alike: OnlyWhere, who: Who, mode: Mode) => Headed;
  /** "until the end of the turn, instead of moving, you may teleport to" */
  readonly headedByMay: (allowed: AllowedWhere) => Headed;
  /** Whom one may visit, by his key. */
  readonly visited: (key: string) => string;
  /** The name of what is sold. */
  readonly ware: (item: string) => string;
  readonly oneOf: (who: Who, mode: Mode) => string;
  /** A condition behind what it is about: "..., if you have a Talisman". */
  readonly onlyIf: (text: string, test: string) => string;
  readonly idiom: (c: Idiom, mode: Mode) => string;
}
const idioms = [
  'together',
  'each',
  'times',
  'asOftenAsPossible',
  'lasting',
  'granted',
  'afterwards',
  'insteadOfNextMove',
  'nextBattle',
  'insteadOfReward',
  'untilNone',
  'each',
  'toll',
  'throw',
  'horde',
  'exchange',
  'sells',
] as const;
/** What a language says in its own way. */
export type Idiom = Extract<Clause, { readonly c: (typeof idioms)[number] }>;
export const isIdiom = (c: Clause): c is Idiom => idioms.some((x) => x === c.c);
