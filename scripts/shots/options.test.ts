import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shotOptions } from './options.mjs';
import { SCREENS, SHARE, WIDE } from './screens.mjs';
import { wanted } from './wanted.mjs';

describe('npm run shots', () => {
  it('takes every screen in every look, or those that are named', () => {
    expect(shotOptions(['--out', 'd'])).toEqual({ out: 'd', names: [], look: undefined, size: undefined, lang: undefined, axe: false });
    expect(shotOptions(['table', '--out=d', 'fight', '--look', 'contrast', '--size=1024x768', '--lang', 'de', '--axe'])).toEqual({ out: 'd', names: ['table', 'fight'], look: 'contrast', size: '1024x768', lang: 'de', axe: true });
    expect(shotOptions(['--out', 'd', '--cards', 'base'])).toMatchObject({ cards: 'base', names: [] });
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

describe('the pictures', () => {
  const namesOf = (...args: readonly string[]): readonly string[] => {
    const options = shotOptions(['--out', 'd', ...args]);
    if ('problem' in options) throw new Error(options.problem);
    return wanted(options).map(({ name }) => name);
  };
  it('are of every screen in every look, and of those with the most words in German too', () => {
    const names = namesOf();
    for (const { name } of SCREENS) expect(names).toEqual(expect.arrayContaining([`${name}.light.1366`, `${name}.contrast.1366`, `${name}.large.1366`]));
    for (const name of SHARE) expect(names).toEqual(expect.arrayContaining([`${name}.light.de.1366`, `${name}.contrast.de.1366`, `${name}.large.de.1366`]));
    for (const name of WIDE.names) expect(names).toEqual(expect.arrayContaining([`${name}.light.1024`, `${name}.light.1920`, `${name}.light.3840`]));
    expect(new Set(names).size).toBe(names.length);
  });
  it('are those that were asked for, and no others', () => {
    expect(namesOf('table', '--look', 'contrast')).toEqual(['table.contrast.1366']);
    expect(namesOf('table', '--look', 'large', '--lang', 'de', '--size', '1024x768')).toEqual(['table.large.de.1024']);
  });
  it('are the contact sheet of a set', () => {
    expect(namesOf('--cards', 'base', '--lang', 'de')).toEqual(['cards-base.de']);
  });
  it('are told of, each of them', () => {
    const told = readFileSync('docs/how-to/look-at-the-screens.md', 'utf8');
    expect(SCREENS.map(({ name }) => name).filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});
