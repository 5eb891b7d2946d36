// The end of a game as a picture to keep and to send: who won, the race, what decided it.
import type { Story } from '../../../shared/contract/story';
import type { SeatId } from '../../../shared/kernel/ids';
import { seatStyle } from '../../art/seats';
import { raceOf } from './race';

export type Shared = {
  readonly app: string;
  readonly title: string;
  readonly line: string;
  readonly story: Story;
  readonly seats: readonly { readonly id: SeatId; readonly name: string; readonly place: number | undefined }[];
  /** The moments in words, as they come. */
  readonly told: readonly string[];
  /** What the Regions are called, from the outermost to the Crown. */
  readonly regions: readonly string[];
  /** An outline on a square of 512. */
  readonly crown: string;
};

const WIDE = 1200;
const HIGH = 675;
const INK = '#1f1a14';
const SOFT = '#5b4c38';
const GOLD = '#c1912f';
const REGIONS = ['#c9bd7c', '#2f6f93', '#c8481a', '#f2c64f'] as const;
const TITLE = 'Cinzel, serif';
const TEXT = '"Alegreya Sans", sans-serif';

const ground = (ink: CanvasRenderingContext2D): void => {
  ink.fillStyle = '#2a2019';
  ink.fillRect(0, 0, WIDE, HIGH);
  const paper = ink.createRadialGradient(WIDE / 2, HIGH * 0.3, 60, WIDE / 2, HIGH / 2, WIDE * 0.62);
  paper.addColorStop(0, '#fbf4e2');
  paper.addColorStop(1, '#e2cf9f');
  ink.fillStyle = paper;
  ink.fillRect(22, 22, WIDE - 44, HIGH - 44);
  ink.strokeStyle = GOLD;
  ink.lineWidth = 3;
  ink.strokeRect(32, 32, WIDE - 64, HIGH - 64);
};

const write = (ink: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour = INK): void => {
  ink.font = font;
  ink.fillStyle = colour;
  ink.fillText(text, x, y);
};

const base = (ink: CanvasRenderingContext2D, place: number | undefined, x: number, y: number, scale: number): void => {
  const { outline, colour } = seatStyle(place);
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  const shape = new Path2D(outline);
  ink.fillStyle = colour;
  ink.fill(shape);
  ink.strokeStyle = INK;
  ink.lineWidth = 3;
  ink.stroke(shape);
  ink.restore();
};

const runs = (ink: CanvasRenderingContext2D, { story, seats }: Shared): void => {
  const left = 210;
  const race = raceOf(story, { left, right: 740, top: 200, bottom: 450 });
  const place = new Map(seats.map((seat) => [seat.id, seat.place]));
  ink.lineJoin = 'round';
  for (const { n, y } of race.steps) {
    ink.fillStyle = '#00000018';
    ink.fillRect(left, y, 530, 1);
    ink.textAlign = 'right';
    write(ink, String(n), left - 8, y + 5, `15px ${TEXT}`, SOFT);
  }
  ink.textAlign = 'center';
  for (const { n, x } of race.rounds) write(ink, String(n), x, 474, `15px ${TEXT}`, SOFT);
  for (const [i, { x }] of race.flags.entries()) {
    ink.fillStyle = '#8a6316';
    ink.fillRect(x, 190, 1.5, 300);
    base(ink, undefined, x, 182, 0.45);
    write(ink, String(i + 1), x, 187, `700 15px ${TITLE}`, '#fff8e6');
  }
  for (const { seat, lines } of race.runners)
    for (const line of lines)
      for (const [width, colour] of [
        [7, seatStyle(place.get(seat)).dark],
        [4, seatStyle(place.get(seat)).colour],
      ] as const) {
        ink.beginPath();
        for (const { x, y } of line) ink.lineTo(x, y);
        ink.lineWidth = width;
        ink.strokeStyle = colour;
        ink.stroke();
      }
  for (const { seat, end } of race.runners) if (end) base(ink, place.get(seat), end.x, end.y, 0.42);
  for (const [row, { seat, strip }] of race.runners.entries()) {
    const y = 492 + row * 22;
    for (const { from, to, region } of strip) {
      ink.fillStyle = REGIONS[region] ?? REGIONS[0];
      ink.fillRect(from, y, to - from, 15);
    }
    base(ink, place.get(seat), 66, y + 8, 0.36);
    ink.textAlign = 'left';
    write(ink, seats.find(({ id }) => id === seat)?.name ?? '', 82, y + 13, `700 16px ${TEXT}`);
  }
};

const key = (ink: CanvasRenderingContext2D, { regions }: Shared): void => {
  let x = 210;
  for (const [i, region] of regions.entries()) {
    ink.fillStyle = REGIONS[i] ?? REGIONS[0];
    ink.fillRect(x, 606, 14, 14);
    write(ink, region, x + 20, 619, `16px ${TEXT}`, SOFT);
    x += 44 + ink.measureText(region).width;
  }
};

/** Breaks a line where it would be too long. */
const lines = (ink: CanvasRenderingContext2D, text: string, wide: number): readonly string[] => {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || ink.measureText(longer).width > wide) found.push(word);
    else found[found.length - 1] = longer;
  }
  return found;
};

const moments = (ink: CanvasRenderingContext2D, { story, told, seats }: Shared): void => {
  let y = 214;
  for (const [i, moment] of story.moments.entries()) {
    base(ink, seats.find(({ id }) => id === moment.seat)?.place, 806, y + 8, 0.8);
    ink.textAlign = 'center';
    write(
      ink,
      String(i + 1),
      806,
      y + 15,
      `700 19px ${TITLE}`,
      seatStyle(seats.find(({ id }) => id === moment.seat)?.place).sign,
    );
    ink.textAlign = 'left';
    ink.font = `700 21px ${TEXT}`;
    for (const line of lines(ink, told[i] ?? '', 290)) {
      write(ink, line, 838, y + 12, `700 21px ${TEXT}`);
      y += 27;
    }
    y += 40;
  }
};

/** @returns the picture as base64 of a PNG file; nothing where the page cannot draw */
export const sharePicture = (shared: Shared): string | undefined => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const ink = canvas.getContext('2d');
  if (ink === null) return undefined;
  ground(ink);
  ink.save();
  ink.translate(WIDE / 2 - 32, 34);
  ink.scale(64 / 512, 64 / 512);
  ink.fillStyle = GOLD;
  ink.fill(new Path2D(shared.crown));
  ink.restore();
  ink.textAlign = 'center';
  write(ink, shared.title, WIDE / 2, 134, `700 42px ${TITLE}`);
  write(ink, shared.line, WIDE / 2, 162, `18px ${TEXT}`, SOFT);
  runs(ink, shared);
  ink.textAlign = 'left';
  key(ink, shared);
  moments(ink, shared);
  ink.textAlign = 'right';
  write(ink, shared.app, WIDE - 52, HIGH - 50, `700 24px ${TITLE}`, '#8a6316');
  return canvas.toDataURL('image/png').split(',')[1];
};
