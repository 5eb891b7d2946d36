// The ground at the first frame: its colours, roughly, so that nobody looks at an empty table until it is painted.
import type { Face } from '../../../../shared/contract/view';
import { lookOf, TERRAINS } from '../../../art/terrain';
import { MIDDLE, RIVER, RING, SIZE, type Point } from '../geometry';
import { COAST, EARTH, MIDLAND, roadOf, ROADS, WALL } from './land';

/** A space of a ground, in its own measure. */
export type Patch = Point & { readonly face: Face; readonly ring: number; readonly scale: number };
type Paper = CanvasRenderingContext2D;

const REACH = 66;
const CORNER = 40;

const land = (paper: Paper, half: number): void => {
  paper.beginPath();
  paper.roundRect(MIDDLE - half, MIDDLE - half, 2 * half, 2 * half, CORNER);
};

const patches = (paper: Paper, some: readonly Patch[]): void => {
  for (const { face, x, y, scale } of some) {
    const [colour] = TERRAINS[lookOf(face.id, face).terrain];
    const round = paper.createRadialGradient(x, y, 0, x, y, REACH * scale);
    round.addColorStop(0.4, colour);
    round.addColorStop(1, `${colour}00`);
    paper.fillStyle = round;
    paper.fillRect(x - REACH * scale, y - REACH * scale, 2 * REACH * scale, 2 * REACH * scale);
  }
};

/** The main board. */
export const sketchLand =
  (spaces: readonly Patch[]) =>
  (paper: Paper): void => {
    const on = (which: number): readonly Patch[] => spaces.filter(({ ring }) => ring === which);
    paper.fillStyle = '#e7d6ae';
    paper.fillRect(0, 0, SIZE, SIZE);
    land(paper, COAST);
    paper.fillStyle = '#d0c480';
    paper.fill();
    patches(paper, on(RING.length - 1));
    land(paper, RIVER);
    paper.strokeStyle = '#2f6f93';
    paper.lineWidth = 23;
    paper.stroke();
    land(paper, MIDLAND);
    paper.fillStyle = '#cbb684';
    paper.fill();
    paper.save();
    paper.clip();
    patches(paper, on(RING.length - 2));
    paper.restore();
    // Whoever looks at the first frame sees already where one goes.
    for (const half of ROADS) {
      const way = new Path2D(roadOf(half));
      paper.strokeStyle = '#7a5c2e';
      paper.lineWidth = 12;
      paper.stroke(way);
      paper.strokeStyle = EARTH;
      paper.lineWidth = 9.4;
      paper.stroke(way);
    }
    const fire = paper.createRadialGradient(MIDDLE, MIDDLE, 20, MIDDLE, MIDDLE, WALL * 1.24);
    fire.addColorStop(0, '#e0641f');
    fire.addColorStop(0.5, '#8c2f12');
    fire.addColorStop(1, '#2c0d07');
    land(paper, WALL);
    paper.fillStyle = fire;
    paper.fill();
  };

/** A board beside it. */
export const sketchArea =
  (size: number, ground: string, spaces: readonly Patch[]) =>
  (paper: Paper): void => {
    paper.fillStyle = '#20160e';
    paper.fillRect(0, 0, size, size);
    paper.beginPath();
    paper.roundRect(8, 8, size - 16, size - 16, CORNER / 2);
    paper.fillStyle = ground;
    paper.fill();
    paper.clip();
    patches(paper, spaces);
  };
