// The icons of the packages: every size, in files that say what they hold, drawn from the drawing that is there now.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { icoOf, pngSize, readIcns, readIco, SIZES } from './files.mjs';

const resources = path.resolve(import.meta.dirname, '../../resources');
const read = (file: string): Buffer => readFileSync(path.join(resources, file));

describe.each(['app', 'campaign'])('the icon %s', (name) => {
  it('is there in every size', () => {
    for (const size of SIZES) expect(pngSize(read(`icons/${name}/${size}x${size}.png`))).toEqual([size, size]);
  });

  it('is in the file for Windows', () => {
    const held = readIco(read(`icons/${name}.ico`));
    expect(held.map(({ size }) => size)).toEqual([16, 24, 32, 48, 64, 128, 256]);
    for (const { size, png } of held) expect(pngSize(png)).toEqual([size, size]);
  });

  it('is in the file for macOS', () => {
    const held = readIcns(read(`icons/${name}.icns`));
    expect(held.map(({ type, png }) => `${type} ${pngSize(png)[0]}`)).toContain('ic10 1024');
    expect(held).toHaveLength(10);
  });
});

it('they are of the drawings as they are now; `npm run icons` draws them anew', () => {
  const madeFrom = JSON.parse(read('icons/made-from.json').toString('utf8')) as Record<string, string>;
  const now = Object.keys(madeFrom).map((file) => [file, createHash('sha256').update(read(file)).digest('hex')]);
  expect(Object.fromEntries(now)).toEqual(madeFrom);
});

it('a size that is missing is said', () => {
  expect(() => icoOf(new Map())).toThrow('no picture of 16 pixels');
});
