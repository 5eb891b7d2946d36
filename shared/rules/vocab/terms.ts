// On what terms a shop sells what nobody sees, and whether one may leave it without buying.
export type Terms = { readonly spell?: number; readonly top?: number; readonly must?: true };
