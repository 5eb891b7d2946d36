/** Steps that one `advance` may take: a real game needs a few hundred (law 8). */
export const fuel = 20_000;
/** Decisions that one turn may ask for, over all seats. */
export const decisionsPerTurn = 2_000;
