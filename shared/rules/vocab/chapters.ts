// The chapters of the rulebook that may be gone into: what each of them is given, and what comes back.

/** A chapter that begins with these variables of its own and answers with a value. */
export type Chapter<Given extends object | undefined = undefined, Answer = undefined> = {
  readonly given: Given;
  readonly answer: Answer;
};

/** Every chapter by its name. Each adds its own by `declare module`, beside its chart. */
export interface Chapters {
  /** R4 THE CROWN OF COMMAND; `$always` where it needs no die. No other chapter is named by a space or card. */
  readonly command: Chapter<{ readonly $always?: true } | undefined>;
}
export type ChapterId = keyof Chapters & string;

export type GivenOf<C extends ChapterId> = Chapters[C]['given'];
export type AnswerOf<C extends ChapterId> = Chapters[C]['answer'];

type Call<C extends ChapterId> =
  undefined extends GivenOf<C>
    ? { readonly chart: C; readonly given?: Exclude<GivenOf<C>, undefined> }
    : { readonly chart: C; readonly given: GivenOf<C> };
/** A chapter with what it is given. */
export type ChapterCall = { [C in ChapterId]: Call<C> }[ChapterId];
/** What is given to a chapter, as the beginning of a list of parameters. */
export type GivenTo<C extends ChapterId> = undefined extends GivenOf<C> ? [given?: GivenOf<C>] : [given: GivenOf<C>];
