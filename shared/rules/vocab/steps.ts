// The steps of the rulebook's procedures by name, each with what it is given.

/** What is given to each step. A chapter adds its own by `declare module`, beside the steps themselves. */
export interface Steps {
  /** R4 THE CROWN OF COMMAND; `always` where it needs no die. No other step is named by a space or card. */
  readonly 'crown/command': 'always' | undefined;
}
export type StepId = keyof Steps & string;

type Call<K extends StepId> = undefined extends Steps[K]
  ? { readonly step: K; readonly args?: Exclude<Steps[K], undefined> }
  : { readonly step: K; readonly args: Steps[K] };
/** A step with what it is given. */
export type StepCall = { [K in StepId]: Call<K> }[StepId];
/** What is given to a step, as the rest of a list of parameters. */
export type ArgsOf<K extends StepId> = undefined extends Steps[K] ? [args?: Steps[K]] : [args: Steps[K]];
