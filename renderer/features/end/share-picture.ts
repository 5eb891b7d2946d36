// The end of a game as a picture to keep and to send: who won, the race, what decided it, luck, deaths, the winner's
// card and things.
import type { Story } from '../../../shared/contract/story';
import type { SeatId } from '../../../shared/kernel/ids';
import { seatStyle } from '../../art/seats';
import { paintCard, type Shown } from './card-picture';
import { base, broken, DARK, GOLD, outline, sign, SOFT, TEXT, TITLE, write, type Ink } from './paint';
import { luckOf, raceOf, type Luck } from './race';

export type SharedSeat = {
  readonly id: SeatId;
  readonly name: string;
  readonly place: number | undefined;
  /** What its dice came to on average, in words. */
  readonly average: string;
  /** What it came to, where that decided. */
  readonly total: string | undefined;
};
export type Shared = {
  readonly app: string;
  readonly title: string;
  readonly line: string;
  readonly story: Story;
  readonly seats: readonly SharedSeat[];
  /** The moments in words, as they come. */
  readonly told: readonly string[];
  readonly lucky: Readonly<Record<Luck, string>>;
  /** What stands above the totals. */
  readonly total: string;
  /** The cards of those who won. */
  readonly winners: readonly Shown[];
  /** What the only winner had at the end. */
  readonly things: readonly Shown[];
  /** What the Regions are called, from the outermost to the Crown. */
  readonly regions: readonly string[];
  /** An outline on a square of 512. */
  readonly crown: string;
};

const WIDE = 1200;
const HIGH = 750;
const REGIONS = ['#c9bd7c', '#2f6f93', '#c8481a', '#f2c64f'] as const;
/** The chart and, below it, a row for each seat. */
const LEFT = 200;
const RIGHT = 704;
const TOP = 206;
const GROUND = 438;
const ROWS = 482;
/** Six rows have this room, and few are no further apart than the second. */
const ROOM = 168;
const ROW = 36;
const STRIP = 17;
/** Where the cards of those who won lie. */
const CARD = { right: 1148, top: 408, wide: 160 } as const;
const MINI = { wide: 40, high: 56, gap: 6, top: 642, most: 8 } as const;

const rowOf = ({ seats }: Story): number => Math.min(ROW, ROOM / seats.length);

const ground = (ink: Ink): void => {
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

const chart = (ink: Ink, { story, seats }: Shared): ReturnType<typeof raceOf> => {
  const race = raceOf(story, { left: LEFT, right: RIGHT, top: TOP, bottom: GROUND });
  const place = new Map(seats.map((seat) => [seat.id, seat.place]));
  ink.lineJoin = 'round';
  ink.textAlign = 'right';
  for (const { n, y } of race.steps) {
    ink.fillStyle = '#00000018';
    ink.fillRect(LEFT, y, RIGHT - LEFT, 1);
    write(ink, String(n), LEFT - 8, y + 5, `15px ${TEXT}`, SOFT);
  }
  ink.textAlign = 'center';
  for (const { n, x } of race.rounds) write(ink, String(n), x, GROUND + 24, `15px ${TEXT}`, SOFT);
  for (const [i, { x }] of race.flags.entries()) {
    ink.fillStyle = '#8a6316';
    ink.fillRect(x, TOP - 10, 1.5, ROWS + story.seats.length * rowOf(story) - TOP);
    base(ink, undefined, x, TOP - 18, 0.45);
    write(ink, String(i + 1), x, TOP - 13, `700 15px ${TITLE}`, '#fff8e6');
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
  for (const { seat, end, deaths } of race.runners) {
    for (const { x, y } of deaths) {
      ink.fillStyle = '#f6edd6';
      ink.beginPath();
      ink.arc(x, y, 13, 0, 2 * Math.PI);
      ink.fill();
      sign(ink, 'skull', x - 10, y - 10, 20, seatStyle(place.get(seat)).dark);
    }
    if (end && deaths.at(-1)?.x !== end.x) base(ink, place.get(seat), end.x, end.y, 0.42);
  }
  return race;
};

const LUCK: Readonly<Record<Luck, string>> = { lucky: '#1d5c3a', unlucky: '#8a1f14', fair: SOFT, few: SOFT };

/** Where the totals end, and how wide a name may be beside them. */
const TOTAL = { right: LEFT - 10, name: LEFT - 130 } as const;

/** Of each seat where it was, whom it lost, how its dice fell, and its total where that decided. */
const rows = (ink: Ink, { story, seats, lucky, total }: Shared, { runners }: ReturnType<typeof raceOf>): void => {
  const summed = seats.some((seat) => seat.total !== undefined);
  ink.textAlign = 'right';
  if (summed) write(ink, total, TOTAL.right, ROWS - 8, `15px ${TEXT}`, SOFT);
  ink.textAlign = 'left';
  for (const [row, { seat, strip }] of runners.entries()) {
    const y = ROWS + row * rowOf(story);
    const one = seats.find(({ id }) => id === seat);
    const told = story.seats[row];
    for (const { from, to, region } of strip) {
      ink.fillStyle = REGIONS[region] ?? REGIONS[0];
      ink.fillRect(from, y, to - from, STRIP);
    }
    base(ink, one?.place, 66, y + 9, 0.4);
    write(ink, one?.name ?? '', 84, y + 14, `700 17px ${TEXT}`, DARK, summed ? TOTAL.name : LEFT - 94);
    if (one?.total !== undefined) {
      ink.textAlign = 'right';
      write(ink, one.total, TOTAL.right, y + 14, `700 17px ${TEXT}`);
      ink.textAlign = 'left';
    }
    if (told === undefined) continue;
    const lost = told.deaths.length > 0;
    sign(ink, 'skull', 720, y - 1, 18, lost ? DARK : '#00000030');
    write(ink, String(told.deaths.length), 742, y + 14, `${lost ? '700 ' : ''}17px ${TEXT}`, lost ? DARK : SOFT);
    sign(ink, 'dice', 768, y - 1, 18, SOFT);
    write(ink, one?.average ?? '', 791, y + 14, `700 17px ${TEXT}`);
    const luck = luckOf(told);
    write(ink, lucky[luck], 832, y + 14, `${LUCK[luck] === SOFT ? '' : '700 '}16px ${TEXT}`, LUCK[luck], 130);
  }
};

const key = (ink: Ink, { regions }: Shared): void => {
  let x = LEFT;
  for (const [i, region] of regions.entries()) {
    ink.fillStyle = REGIONS[i] ?? REGIONS[0];
    ink.fillRect(x, 672, 14, 14);
    write(ink, region, x + 20, 685, `16px ${TEXT}`, SOFT);
    x += 44 + ink.measureText(region).width;
  }
};

const moments = (ink: Ink, { story, told, seats }: Shared): void => {
  let y = TOP;
  for (const [i, moment] of story.moments.entries()) {
    const place = seats.find(({ id }) => id === moment.seat)?.place;
    base(ink, place, 786, y + 8, 0.8);
    ink.textAlign = 'center';
    write(ink, String(i + 1), 786, y + 15, `700 19px ${TITLE}`, seatStyle(place).sign);
    ink.textAlign = 'left';
    ink.font = `700 21px ${TEXT}`;
    for (const line of broken(ink, told[i] ?? '', 320)) {
      write(ink, line, 818, y + 15, `700 21px ${TEXT}`);
      y += 25;
    }
    y += 26;
  }
};

const winners = async (ink: Ink, { winners: cards, things, crown }: Shared): Promise<void> => {
  if (cards.length === 0) {
    outline(ink, crown, CARD.right - CARD.wide, CARD.top + 20, CARD.wide, '#00000024');
    return;
  }
  const gap = 8;
  const wide = (CARD.wide + (cards.length > 1 ? gap : 0) - gap * (cards.length - 1)) / cards.length;
  for (const [i, card] of cards.entries())
    await paintCard(ink, card, {
      x: CARD.right - (cards.length - i) * (wide + gap) + gap,
      y: CARD.top,
      wide,
      high: wide * 1.4,
    });
  const shown = things.length > MINI.most ? things.slice(0, MINI.most - 1) : things;
  const step = MINI.wide + MINI.gap;
  const more = things.length - shown.length;
  const taken = (shown.length + (more > 0 ? 1 : 0)) * step - MINI.gap;
  // Below the middle of the card, as long as they do not leave the paper.
  const from = CARD.right - Math.max(taken, (taken + CARD.wide) / 2);
  for (const [i, thing] of shown.entries())
    await paintCard(ink, thing, { x: from + i * step, y: MINI.top, wide: MINI.wide, high: MINI.high });
  ink.textAlign = 'left';
  if (more > 0) write(ink, `+${more}`, from + shown.length * step, MINI.top + 36, `700 20px ${TEXT}`);
};

/** @returns the picture as base64 of a PNG file; nothing where the page cannot draw */
export const sharePicture = async (shared: Shared): Promise<string | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const ink = canvas.getContext('2d');
  if (ink === null) return undefined;
  ground(ink);
  outline(ink, shared.crown, WIDE / 2 - 32, 34, 64, GOLD);
  ink.textAlign = 'center';
  write(ink, shared.title, WIDE / 2, 134, `700 42px ${TITLE}`, DARK, WIDE - 120);
  write(ink, shared.line, WIDE / 2, 162, `18px ${TEXT}`, SOFT);
  rows(ink, shared, chart(ink, shared));
  key(ink, shared);
  moments(ink, shared);
  await winners(ink, shared);
  ink.textAlign = 'left';
  write(ink, shared.app, 56, 76, `700 24px ${TITLE}`, '#8a6316');
  return canvas.toDataURL('image/png').split(',')[1];
};
