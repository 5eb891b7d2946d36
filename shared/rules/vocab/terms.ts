// What a shop sells, on what terms what nobody sees, and whether one may leave it without buying.
export type ShopItem = {
  /** The last part of the id of the ware. */
  readonly named: string;
  /** In gold. */
  readonly price: number;
};

export type Terms = { readonly spell?: number; readonly top?: number; readonly must?: true };
