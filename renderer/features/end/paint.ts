// Ink for a picture that is handed out: text, signs and bases of seats on a canvas.
import { signPath, type SignName } from '../../art/icons';
import { seatStyle } from '../../art/seats';

export type Ink = CanvasRenderingContext2D;
export const DARK = '#1f1a14';
export const SOFT = '#5b4c38';
export const GOLD = '#c1912f';
export const TITLE = 'Cinzel, serif';
export const TEXT = '"Alegreya Sans", sans-serif';

/** @param most pixels it may be wide: what is longer is written narrower */
export const write = (
  ink: Ink,
  text: string,
  x: number,
  y: number,
  font: string,
  colour = DARK,
  most?: number,
): void => {
  ink.font = font;
  ink.fillStyle = colour;
  ink.fillText(text, x, y, most);
};

/** An outline on a square of 512, from its upper left corner. */
export const outline = (ink: Ink, d: string, x: number, y: number, size: number, colour: string): void => {
  ink.save();
  ink.translate(x, y);
  ink.scale(size / 512, size / 512);
  ink.fillStyle = colour;
  ink.fill(new Path2D(d));
  ink.restore();
};
export const sign = (ink: Ink, name: SignName, x: number, y: number, size: number, colour: string): void => {
  outline(ink, signPath(name), x, y, size, colour);
};

/** The base of a seat, around a point. */
export const base = (ink: Ink, place: number | undefined, x: number, y: number, scale: number): void => {
  const { outline: edge, colour } = seatStyle(place);
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  const shape = new Path2D(edge);
  ink.fillStyle = colour;
  ink.fill(shape);
  ink.strokeStyle = DARK;
  ink.lineWidth = 3;
  ink.stroke(shape);
  ink.restore();
};

/** Breaks a line where it would be too long, in the font that is set. */
export const broken = (ink: Ink, text: string, wide: number): readonly string[] => {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || ink.measureText(longer).width > wide) found.push(word);
    else found[found.length - 1] = longer;
  }
  return found;
};
