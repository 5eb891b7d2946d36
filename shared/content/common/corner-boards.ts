// Boards at a corner: one line of spaces with arrows, entered in mid-move from a space of the main board, and at its
// end a lord who is fought by Strength or Craft.
import { always, cannot, fight, pick, space } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { SpaceDef } from '../../rules/vocab/definition';
import type { Effect, Foe } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

type Body = Omit<SpaceDef, 'id' | 'kind' | 'region' | 'terrain' | 'grid' | 'links'>;
type Line<Name extends string> = {
  /** The folder of its set. */
  readonly set: string;
  readonly region: string;
  /** The space of the main board that it begins at. */
  readonly door: DefId;
  /** Its spaces in the order of the arrows. */
  readonly path: readonly Name[];
  /** Column and row of the space that is the n-th of them. */
  readonly grid: (n: number) => readonly [column: number, row: number];
};

/** Rows of so many that turn at their ends. */
export const inRows = (columns: number, n: number): readonly [column: number, row: number] => {
  const row = Math.floor(n / columns);
  const along = n % columns;
  return [row % 2 === 0 ? columns - 1 - along : along, row];
};

/** What makes a space of the line out of its name: clockwise is with the arrows. */
export const spacesOf =
  <Name extends string>({ set, region, door, path, grid }: Line<Name>) =>
  (name: Name, body: Body): SpaceDef => {
    const id = (one: string): DefId => `${set}/space/${one}`;
    const i = path.indexOf(name);
    const [before, next] = [path[i - 1], path[i + 1]];
    return space(id(name), {
      region,
      terrain: name.replace(/_\d+$/, ''),
      grid: grid(i),
      links: [
        ...(next === undefined ? [] : [{ to: id(next), way: 'cw' } as const]),
        before === undefined ? { to: door, way: 'door' } : { to: id(before), way: 'ccw' },
      ],
      ...body,
    });
  };

/** The lord, fought by Strength or Craft before anything is cast. */
export const fightsLord = (name: string, n: number): Effect => {
  const lord = (value: Pick<Foe, 'strength' | 'craft'>): Effect =>
    fight({ ...value, name, cannotBeEvaded: true }, 'fought');
  return pick({ strength: lord({ strength: n }), craft: lord({ craft: n }) }, 'ask.fightBy');
};
export const lordKilled: Cond = {
  any: [
    { known: 'fought', equals: 'won' },
    { known: 'fought', equals: 'destroyed' },
  ],
};
/** The last space: nobody but the lord is met there, and nobody and nothing fights him in the character's place. */
export const lair = {
  stops: true,
  last: true,
  characters: false,
  abilities: [always(cannot('standIn'))],
} as const satisfies Partial<Body>;
