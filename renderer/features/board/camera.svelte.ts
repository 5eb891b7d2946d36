// The camera of one table: what moves it, and whether it glides there or follows a hand at once.
import {
  around,
  dragged,
  HOME,
  inside,
  seenAt,
  showing,
  STEP,
  zoomed,
  type Camera,
  type Square,
  type World,
} from './camera';
import { SIZE, type Point } from './geometry';

const CENTRE: Point = { x: 0.5, y: 0.5 };
/** A little nearer than all of it counts as all of it. */
const WHOLE = 1.01;
const FAR = 0.8;

const isOnMain = ({ x, y }: Point): boolean => [x, y].every((along) => along >= 0 && along <= SIZE);

export class BoardCamera {
  world: World = $state.raw({ left: 0, top: 0, size: SIZE });
  now: Camera = $state.raw(HOME);
  /** Where it went from the whole main board by itself: there it does not stay. */
  #led: Camera | undefined = $state.raw();
  gliding = $state(false);
  /** While a hand has hold of it. */
  held = $state(false);
  readonly near: boolean = $derived(this.now.zoom > WHOLE);
  /** So far away that the boards beside the main one are seen as a whole. */
  readonly far: boolean = $derived(this.now.zoom < FAR);
  /** The main board lies in its frame, all of it. */
  readonly home: boolean = $derived(this.#isHome());
  /** Neither the whole main board is seen nor everything: a small map says where the window lies. */
  readonly partly: boolean = $derived(
    this.near || (this.now.zoom > SIZE / this.world.size && !this.#isHome() && !this.#isLed()),
  );

  #to(camera: Camera, glide: boolean): void {
    this.gliding = glide;
    this.now = camera;
  }

  nearer(): void {
    this.#to(zoomed(this.now, STEP, CENTRE, this.world), true);
  }

  farther(): void {
    this.#to(zoomed(this.now, 1 / STEP, CENTRE, this.world), true);
  }

  #isHome(): boolean {
    return this.now.zoom === HOME.zoom && Math.abs(this.now.x - HOME.x) + Math.abs(this.now.y - HOME.y) < 1;
  }

  /** All of the main board; where that is seen already, everything that lies around it. */
  fit(): void {
    this.#to(inside(this.#isHome() ? { ...HOME, zoom: 0 } : HOME, this.world), true);
  }

  zoom(by: number, at: Point): void {
    this.#to(zoomed(this.now, by, at, this.world), false);
  }

  drag(by: Point): void {
    this.#to(dragged(this.now, by, this.world), false);
  }

  /** A step to a side, for the keys. */
  step(by: Point): void {
    this.#to(dragged(this.now, by, this.world), true);
  }

  /**
   * Brings a space into sight: from near always well inside, else only where it is out of it; a board that is seen
   * whole stays as it lies.
   */
  reveal(point: Point): void {
    if (this.#isLed() && isOnMain(point)) {
      this.release();
      return;
    }
    const { x, y } = seenAt(this.now, point);
    const isSeen = [x, y].every((share) => share > 0 && share < 1);
    if (isSeen && (!this.near || this.#isLed())) return;
    const there = showing(this.now, point, this.world);
    if (there.x === this.now.x && there.y === this.now.y) return;
    if (this.#isHome() || this.#isLed()) this.#led = there;
    this.#to(there, true);
  }

  /** Who goes onto a board beside the main one is followed there, and back: all of that board is seen. */
  follow(point: Point, board?: Square): void {
    const isFree = this.now.zoom === HOME.zoom || this.#isHome() || this.#isLed();
    if (board !== undefined && isFree && !this.#shows(board)) {
      this.#led = inside(around(board), this.world);
      this.#to(this.#led, true);
    } else this.reveal(point);
  }

  /** Nobody is followed any more: back to the main board, unless a person has looked elsewhere since. */
  release(): void {
    if (this.#isLed()) this.#to(HOME, true);
  }

  /** It looks where it went by itself, not where a person has moved it. */
  #isLed(): boolean {
    return this.#led !== undefined && this.now === this.#led;
  }

  #shows(board: Square): boolean {
    const { x, y, zoom } = inside(around(board), this.world);
    return this.now.x === x && this.now.y === y && this.now.zoom === zoom;
  }

  centre(point: Point): void {
    this.#to(inside({ ...this.now, ...point }, this.world), true);
  }
}
