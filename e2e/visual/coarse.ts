// Pictures compared from afar: each is brought down to a few thousand cells and set against the one that is kept.
// Letters that another machine draws a little otherwise make no difference there; what is missing, moved or of another
// colour does.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from 'playwright/test';

const KEPT = path.join(import.meta.dirname, 'pictures');
/** A cell is about as large as a letter. */
const WIDTH = 72;

/** How far two pictures are apart: the mean over all cells, and the share of cells that anybody would see. */
export type Apart = { readonly mean: number; readonly seen: number };
/**
 * Measured: other hinting and smoothing of letters come to 1.3 and 0.6 % at most, but to 0.83 % where the text of a
 * card is parted elsewhere for it (the Village), and to 0.81 % where ways have the whole panel: a machine that draws
 * letters so may find those pictures others.
 */
const LIMIT: Apart = { mean: 1.6, seen: 0.008 };
export const isSame = ({ mean, seen }: Apart): boolean => mean <= LIMIT.mean && seen <= LIMIT.seen;

/** Brings a picture down; runs in a page of its own, because a page decodes pictures best. */
export const coarse = (page: Page, picture: Buffer): Promise<string> =>
  page.evaluate(
    async ([data, width]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.max(1, Math.round((image.height * width) / image.width));
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
    },
    [picture.toString('base64'), WIDTH] as const,
  );

export const apart = (page: Page, one: string, other: string): Promise<Apart> =>
  page.evaluate(
    async ([a, b]) => {
      /** Between two colours, from 0 to 255, beyond which an eye sees it at once. */
      const PLAIN = 26;
      const pixels = async (data: string): Promise<ImageData> => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [first, second] = [await pixels(a), await pixels(b)];
      // A line more or less is a letter that is a little higher; more is another picture.
      if (first.width !== second.width || Math.abs(first.height - second.height) > 1) return { mean: 255, seen: 1 };
      const cells = first.width * Math.min(first.height, second.height);
      let sum = 0;
      let seen = 0;
      for (let cell = 0; cell < cells; cell++) {
        const far = [0, 1, 2].map((channel) =>
          Math.abs((first.data[cell * 4 + channel] ?? 0) - (second.data[cell * 4 + channel] ?? 0)),
        );
        const most = Math.max(...far);
        sum += most;
        if (most > PLAIN) seen++;
      }
      return { mean: sum / cells, seen: seen / cells };
    },
    [one, other] as const,
  );

/**
 * Compares a picture with the one that is kept; with `--update-snapshots` it is kept itself.
 * @returns how far they are apart, `undefined` where none was kept
 */
export const compared = async (
  page: Page,
  name: string,
  picture: Buffer,
  info: TestInfo,
): Promise<Apart | undefined> => {
  const file = path.join(KEPT, `${name}.png`);
  const now = await coarse(page, picture);
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, Buffer.from(now, 'base64'));
    return { mean: 0, seen: 0 };
  }
  // Never kept by itself: it would be there when the test runs once more.
  const found = existsSync(file) ? await apart(page, now, readFileSync(file).toString('base64')) : undefined;
  if (found === undefined || !isSame(found)) await info.attach(name, { body: picture, contentType: 'image/png' });
  return found;
};
