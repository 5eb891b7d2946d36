import { describe, expect, it } from 'vitest';
import { csv, type Cell } from './csv';

/** Reads CSV as RFC 4180 has it, and takes the guards away again. */
const parse = (file: string): readonly (readonly string[])[] => {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  const next = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
  for (let at = 0; at < text.length;) {
    next.lastIndex = at;
    const [whole, inQuotes, plain = ''] = next.exec(text) ?? [''];
    rows.at(-1)?.push((inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"')).replace(/^'/, ''));
    at += whole.length;
    if (text.startsWith('\r\n', at)) rows.push([]);
    else if (text[at] !== ',') throw new Error(`neither a comma nor an end at ${at}`);
    at += text[at] === ',' ? 1 : 2;
  }
  return rows.slice(0, -1);
};

const NAMES = [
  'Mira',
  'a "quoted" name',
  'two\r\nlines',
  'one\nline',
  'comma, and more',
  '',
  ' spaces ',
  'Jürgen 日本 🎲',
  "'apostrophe",
  "''",
  ';semicolon',
  '\\',
  '""',
  '"',
];
const FORMULAS = ['=1+1', '=HYPERLINK("http://x","y")', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', "'=1", '-'];

describe('CSV', () => {
  it('gives every text back that was put into it', () => {
    const rows = [...NAMES, ...FORMULAS].map((name, i) => [name, i, i % 2 === 0]);
    expect(parse(csv(['name', 'n', 'even'], rows))).toEqual([
      ['name', 'n', 'even'],
      ...rows.map((row) => row.map(String)),
    ]);
  });

  it.each(FORMULAS)('does not let a spreadsheet take %j for a formula', (name) => {
    const field = csv(['name'], [[name]])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
      .replace(/^"/, '');
    expect(field.startsWith("'")).toBe(true);
  });

  it('leaves numbers alone, the negative ones too, and nothing empty', () => {
    const row: readonly Cell[] = [-3, 1.5, undefined, true, 'x'];
    expect(csv(['a', 'b', 'c', 'd', 'e'], [row])).toBe('\uFEFFa,b,c,d,e\r\n-3,1.5,,true,x\r\n');
  });

  it('has a head also when there is no row', () => {
    expect(csv(['a', 'b'], [])).toBe('\uFEFFa,b\r\n');
  });
});
