// The steps of the rulebook's procedures by name, each with what it is given.

/** What is given to each step. A chapter adds its own by `declare module`, beside the steps themselves. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each chapter adds its own
export interface Steps {}
export type StepId = keyof Steps & string;

/** A step with what it is given. */
export type CallOf<K extends StepId> = undefined extends Steps[K]
  ? { readonly step: K; readonly args?: Exclude<Steps[K], undefined> }
  : { readonly step: K; readonly args: Steps[K] };
export type StepCall = { [K in StepId]: CallOf<K> }[StepId];
/** What is given to a step, as the rest of a list of parameters. */
export type ArgsOf<K extends StepId> = undefined extends Steps[K] ? [args?: Steps[K]] : [args: Steps[K]];
