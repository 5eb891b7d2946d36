import { describe, expect, it } from 'vitest';
import { ops } from '../../../shared/rules/engine/ops';
import { bookOf, parseBook } from '../../rules-map/book';
import { mapsAt } from '../../rules-map/rules-map';
import { codeAt, definitionAt, definitionIds, readLines } from './code';
import { find, most } from './find';
import { synonyms } from './synonyms';
import { plain } from './words';

const first = (...words: readonly string[]): readonly string[] =>
  find(words)
    .slice(0, 3)
    .map(({ text }) => text);

describe('where', () => {
  it('gives the card itself first, and no word that only ends like it', () => {
    expect(first('Raft')[0]).toMatch(/^definition.*\/raft/);
    expect(plain('buildsRafts')).toContain(plain('raft'));
    expect(plain('gain 1 Craft')).not.toContain(plain('raft'));
  });

  it('finds a house rule where it is declared', () => {
    expect(first('bloodbath').join(' ')).toContain('shared/rules/options/');
  });

  it('takes several words as one question, however they are written', () => {
    expect(first('Ice Queen')[0]).toContain('frostmarch/ending/ice_queen');
    expect(first('iceQueen')[0]).toBe(first('Ice Queen')[0]);
    expect(find(['lose', 'a', 'turn'])).toEqual(find(['lose a turn']));
  });

  it('answers in ten lines at most, code before scenarios', () => {
    const lines = find(['fate']).map(({ text }) => text);
    expect(lines.length).toBeLessThanOrEqual(most);
    expect(lines.findLastIndex((line) => line.startsWith('code'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('scenario')),
    );
  });

  it('shows of a definition its file, what it asks and its scenarios, by title or id', () => {
    for (const asked of ["Warlock's Cave", 'base/space/warlocks_cave']) {
      const lines = find([asked]).map(({ text }) => text);
      expect(lines[0]).toMatch(
        /^definition +shared\/content\/base\/spaces\/middle\.ts:\d+ base\/space\/warlocks_cave$/,
      );
      expect(lines.join('\n')).toMatch(/^asks +ask\.\w+ ".+"/m);
      expect(lines.join('\n')).toMatch(/^scenario +shared\/rules\/scenarios\/.*Warlock/m);
    }
  });

  it('shows the scenarios that lie beside the cards of a set', () => {
    expect(find(['Ghostwood Ent']).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^scenario +shared\/content\/[\w/-]+\.yaml:\d+ (The )?Ghostwood Ent/),
    );
  });

  it('says nothing where nothing is called so', () => {
    expect(find(['xyzzy'])).toEqual([]);
  });

  it('knows the line of all that the rules map names, of every op and every definition', () => {
    const book = bookOf(parseBook(mapsAt('.').revised)).book;
    const refs = book.sections.flatMap((s) => s.paragraphs.flatMap((p) => p.by));
    const named = [...refs, ...Object.keys(ops).map((op) => `op ${op}`)];
    expect([...new Set(named)].filter((ref) => codeAt(ref) === undefined)).toEqual([]);
    expect(definitionIds().length).toBeGreaterThan(200);
    expect(
      definitionIds().filter((id) => {
        const place = definitionAt(id);
        return place === undefined || (readLines(place.file)[place.line - 1] ?? '').trim() === '';
      }),
    ).toEqual([]);
  });

  it.each(synonyms.map(([book, ...others]) => [book, others] as const))(
    'knows what "%s" is called else',
    (_, others) => {
      for (const other of others) expect(first(other).join(' '), other).toMatch(/^(code|definition)/);
    },
  );
});
