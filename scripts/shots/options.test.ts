import { describe, expect, it } from 'vitest';
import { shotOptions } from './options.mjs';

describe('npm run shots', () => {
  it('takes every screen in every look, or those that are named', () => {
    expect(shotOptions(['--out', 'd'])).toEqual({ out: 'd', names: [], look: undefined, size: undefined, lang: 'en', axe: false });
    expect(shotOptions(['table', '--out=d', 'fight', '--look', 'contrast', '--size=1024x768', '--lang', 'de', '--axe'])).toEqual({ out: 'd', names: ['table', 'fight'], look: 'contrast', size: '1024x768', lang: 'de', axe: true });
  });

  it.each([
    [[], '--out needs a folder for the pictures.'],
    [['--out'], '--out needs a value.'],
    [['--out', 'd', '--lok', 'x'], 'npm run shots does not know "--lok".'],
    [['--out', 'd', 'tabel'], 'There is no screen "tabel".'],
    [['--out', 'd', '--look', 'pink'], 'There is no look "pink".'],
    [['--out', 'd', '--lang', 'xx'], 'There is no language "xx".'],
    [['--out', 'd', '--size', 'big'], '--size needs a width and a height such as 1366x768, not "big".'],
  ])('says what is wrong with %j', (args, problem) => {
    expect(shotOptions(args)).toEqual({ problem });
  });
});
