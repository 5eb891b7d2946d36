// A ground as a bitmap. It is dear to paint, so that it is painted after the board stands there, and kept for the next
// table.
import { overlay } from './texture';

export type Ground = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly draw: () => string;
  /** Its colours at once, in its own measure. */
  readonly sketch: (paper: CanvasRenderingContext2D) => void;
};

/** Few: they are blurred when they are shown larger. */
const SKETCHED = 240;

export const sketchGround = (ground: Ground, canvas: HTMLCanvasElement): void => {
  const paper = canvas.getContext('2d');
  if (paper === null) return;
  canvas.width = SKETCHED;
  canvas.height = SKETCHED;
  paper.scale(SKETCHED / ground.size, SKETCHED / ground.size);
  ground.sketch(paper);
};

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The last few, by what they show and how fine. */
const KEPT = 4;
const kept = new Map<string, HTMLCanvasElement>();
const nameOf = ({ key }: Ground, pixels: number): string => `${pixels} ${key}`;

/** One that was painted before. */
export const keptGround = (ground: Ground, pixels: number): HTMLCanvasElement | undefined =>
  kept.get(nameOf(ground, pixels));

/** @param pixels to a side @param then is told when it is there; what is returned calls that off */
export const paintGround = (
  ground: Ground,
  pixels: number,
  then: (painted: HTMLCanvasElement) => void,
): (() => void) => {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = pixels;
    const context = canvas.getContext('2d');
    if (context === null) return;
    context.drawImage(image, 0, 0, pixels, pixels);
    overlay(context, pixels);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(nameOf(ground, pixels), canvas);
    then(canvas);
  };
  image.src = address(ground.draw());
  return () => {
    image.onload = null;
  };
};
