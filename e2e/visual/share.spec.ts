// The picture of a game that is over says what its end says, with nothing written over anything else.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { does, sheet } from '../screen';
import { test } from './gallery';

type Written = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
};
type Painted = { readonly wide: number; readonly high: number; readonly texts: Written[]; cards: number };

declare global {
  interface Window {
    crownwardPainted?: Painted;
  }
}

/** Runs in the page: keeps what is written on canvases that are as large as a picture to be shared. */
const watchInk = (): void => {
  const painted: Painted = { wide: 1200, high: 750, texts: [], cards: 0 };
  window.crownwardPainted = painted;
  const ink = CanvasRenderingContext2D.prototype;
  type Method = (...all: readonly unknown[]) => unknown;
  const [fillText, drawImage] = ['fillText', 'drawImage'].map((name) => Reflect.get(ink, name) as Method);
  ink.fillText = function (text: string, x: number, y: number, most?: number) {
    const size = this.measureText(text);
    const wide = Math.min(size.width, most ?? Infinity);
    const left = this.textAlign === 'center' ? x - wide / 2 : this.textAlign === 'right' ? x - wide : x;
    const up = size.actualBoundingBoxAscent;
    painted.texts.push({ text, x: left, y: y - up, wide, high: up + size.actualBoundingBoxDescent });
    fillText?.call(this, text, x, y, most);
  };
  ink.drawImage = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
    // The ground of the board is painted on another.
    if (this.canvas.width === painted.wide) painted.cards++;
    drawImage?.apply(this, all);
  };
};

const paint = async (page: Page): Promise<Painted> => {
  await page.evaluate(watchInk);
  const file = page.waitForEvent('download');
  await does(sheet(page, 'end'), 'picture').click();
  await file;
  return page.evaluate(() => window.crownwardPainted ?? { wide: 0, high: 0, texts: [], cards: 0 });
};

const over = (a: Written, b: Written): boolean =>
  a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;

for (const lang of ['en', 'de'] as const)
  test(`the picture of the end tells luck, deaths, the winner and his things in ${lang}`, async ({ look }) => {
    for (const fixture of ['end', 'shared', 'allLost', 'timeUp']) {
      const page = await look(`fixture=${fixture}&lang=${lang}`);
      const { wide, high, texts, cards } = await paint(page);
      const all = texts.map(({ text }) => text);
      // What the table of the end says of each seat.
      for (const row of await sheet(page, 'end').locator('tbody tr').all()) {
        const [lost = '', luck = ''] = (await row.locator('td').allInnerTexts()).slice(-2);
        const [average = '', ...word] = luck.split(/\s+/);
        for (const told of [lost.trim(), average, word.join(' ')]) expect(all).toContain(told);
      }
      // And what decided it, where that was a total.
      const totals = await sheet(page, 'end').locator('[data-total]').allInnerTexts();
      expect(totals).toEqual(fixture === 'timeUp' ? ['9', '9', '−1', '–'] : []);
      for (const total of totals.slice(0, 3)) expect(all.filter((text) => text === total)).not.toEqual([]);
      // One winner with what he had, two without, nobody.
      expect(cards).toBe({ end: 3, shared: 2, allLost: 0, timeUp: 2 }[fixture]);
      if (fixture === 'end') expect(all).toContain('Dwarf');
      const outside = texts.filter(
        (one) => one.x < 40 || one.y < 34 || one.x + one.wide > wide - 40 || one.y + one.high > high - 34,
      );
      expect(outside).toEqual([]);
      expect(
        texts.flatMap((a, i) => texts.slice(i + 1).flatMap((b) => (over(a, b) ? [`${a.text} / ${b.text}`] : []))),
      ).toEqual([]);
    }
  });
