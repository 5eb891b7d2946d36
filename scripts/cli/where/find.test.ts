import { describe, expect, it } from 'vitest';
import { find, plain } from './find';

const first = (...words: readonly string[]): readonly string[] =>
  find(words.map(plain))
    .slice(0, 3)
    .map(({ text }) => text);

describe('where', () => {
  it('gives the card itself first, and no word that only ends like it', () => {
    expect(first('Raft')[0]).toMatch(/^definition.*objects\.ts.*export const raft = /);
    expect(plain('buildsRafts')).toContain(plain('raft'));
    expect(plain('gain 1 Craft')).not.toContain(plain('raft'));
  });

  it('finds a house rule where it is declared', () => {
    expect(first('bloodbath').join(' ')).toContain('shared/rules/options/');
  });

  it('takes several words, however they are written', () => {
    expect(first('Ice Queen')[0]).toContain('frostmarch/ending/ice_queen');
    expect(first('iceQueen')[0]).toBe(first('Ice Queen')[0]);
  });
});
