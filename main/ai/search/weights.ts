// What things are worth, in turns: whoever has it needs so many turns less to win.
export type Weights = {
  /** Points of Strength or Craft that a turn brings. */
  readonly growth: number;
  /** Turns to where the way to the Crown begins; to get a Talisman; until the others are beaten. */
  readonly way: number;
  readonly seek: number;
  readonly reign: number;
  /** What a death costs, and to be sent back. */
  readonly restart: number;
  readonly back: number;
  /** More than that counts for little. */
  readonly most: number;
  readonly strength: number;
  readonly craft: number;
  readonly weapon: number;
  readonly armour: number;
  readonly life: number;
  readonly lifeScale: number;
  readonly fate: number;
  readonly fateScale: number;
  readonly gold: number;
  readonly goldScale: number;
  readonly things: number;
  readonly abilities: number;
  readonly spells: number;
  readonly trophies: number;
  readonly talisman: number;
  readonly quest: number;
  readonly lost: number;
  /** Of what a visit brings, to one who need not grow any more. */
  readonly grown: number;
  readonly discount: number;
  readonly spread: number;
};
export const weights: Weights = {
  growth: 0.13,
  way: 7,
  seek: 15,
  reign: 8,
  restart: 35,
  back: 8,
  most: 110,
  strength: 0.8,
  craft: 0.8,
  weapon: 0.6,
  armour: 2,
  life: 18,
  lifeScale: 2.5,
  fate: 9,
  fateScale: 2.5,
  gold: 4,
  goldScale: 4,
  things: 0.5,
  abilities: 0.6,
  spells: 1,
  trophies: 5,
  talisman: 1,
  quest: 2,
  lost: -1.5,
  grown: 0.3,
  discount: 0.93,
  spread: 14,
};
