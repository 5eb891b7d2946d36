// What things are worth, in turns: whoever has it needs so many turns less to win.
import found from './weights.json';

export type Weights = {
  /** Points of Strength or Craft that a turn brings. */
  readonly growth: number;
  /** Turns to where the way to the Crown begins; to get a Talisman; until the others are beaten. */
  readonly way: number;
  readonly seek: number;
  readonly reign: number;
  /** What a death costs. */
  readonly restart: number;
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
  /** The part of his fate that he saves for the way to the Crown, however far off that is. */
  readonly saved: number;
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
/**
 * Found by hand first, then by `npm run train`: the file keeps every trial beside them, so that it can be told what a
 * weight rests on.
 */
export const weights: Weights = found.weights;
export const isWeight = (text: string): text is keyof Weights => Object.hasOwn(weights, text);
