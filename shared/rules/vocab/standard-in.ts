type Standards<V> = { readonly standard: V; readonly printed?: V };

/** What an option of a set is by itself in an edition: in each the same, or the same in all that are printed. */
export const standardIn = <V>({ standard, printed = standard }: Standards<V>, edition: unknown = 'digital'): V =>
  edition === 'digital' ? standard : printed;
