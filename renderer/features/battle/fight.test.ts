import { describe, expect, it } from 'vitest';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { msg } from '../../../shared/kernel/ids';
import { createSpeech } from '../../app/speech';
import { lineOf, linesOf, oddsAs, standsAs, throwing, type Fight, type Side } from './fight';

describe('who stands on the stage', () => {
  it('stands there under the name alone, which is no sentence', () => {
    expect([standsAs('The Sentinel', en), standsAs('A Brigand', en), standsAs('Theurgist', en)]).toEqual([
      'Sentinel',
      'Brigand',
      'Theurgist',
    ]);
    expect([standsAs('Der Wächter', de), standsAs('Ein Räuber', de), standsAs('Einhorn', de)]).toEqual([
      'Wächter',
      'Räuber',
      'Einhorn',
    ]);
  });
});

describe('a line of a side', () => {
  it('names the number that is fought with, another one that is added to it, and else what brings it', () => {
    const lines = (words: typeof en) => {
      // Like the screen's own, which knows its names itself.
      const shell = {
        words,
        prefix: 'base/character/',
        name(def: string | undefined): string {
          return def?.replace(this.prefix, '') ?? '';
        },
      };
      const line = lineOf({ shell }, 'battle');
      const source = 'base/character/monk';
      return [
        line({ source, n: 2, own: true }),
        line({ source, n: 3, stat: 'craft' }),
        line({ source, n: 1 }),
        line({ source, n: 1, roll: true }),
      ].map(({ label, n }) => `${label} ${n}`);
    };
    expect(lines(en)).toEqual(['Strength 2', 'Craft 3', 'monk 1', 'monk, to the roll 1']);
    expect(lines(de)).toEqual(['Stärke 2', 'Talent 3', 'monk 1', 'monk, zum Wurf 1']);
  });
});

it('what comes to a number of one’s own is told by another name than that', () => {
  const lines = (words: typeof en, kind: Fight['kind']): readonly string[] =>
    linesOf(
      { shell: { words, name: String } },
      kind,
    )([
      { source: 'elf', n: 3, own: true },
      { source: 'elf', n: 1, own: true },
      { source: 'ring', n: 1 },
    ]).map(({ label, n }) => `${label} ${n}`);
  expect(lines(en, 'battle')).toEqual(['Strength 3', 'Strength counters 1', 'ring 1']);
  expect(lines(de, 'psychic')).toEqual(['Talent 3', 'Talentmarken 1', 'ring 1']);
});

describe('the key that throws the dice', () => {
  const side = (more: Partial<Side>): Side => ({ others: [], name: '', lines: [], dice: [], roll: 0, ...more });
  const odds = { win: 1 / 12, standOff: 0.25, lose: 2 / 3 };
  const warrior = side({ hero: 'h1', def: 'base/character/warrior' });
  const against = (theirs: Side, more: Partial<Fight> = { odds }): Fight => ({
    kind: 'battle',
    mine: warrior,
    theirs,
    ...more,
  });
  const faces = new Map(
    [
      ['base/character/warrior', 'der Krieger(s)'],
      ['base/character/elf', 'der Elf(en)'],
    ].map(([id = '', entry = '']) => [id, { id, kind: 'character', name: entry, entry } as never]),
  );
  const inEnglish = { words: en, speech: createSpeech('en', new Map()) };
  const inGerman = { words: de, speech: createSpeech('de', faces) };
  const sentinel = side({ called: msg('creature', { name: 'sentinel' }) });
  const elf = side({ hero: 'h2', def: 'base/character/elf' });

  it('says who is fought and how likely that is won', () => {
    expect(throwing(against(sentinel), inEnglish, (hero) => hero === 'h1')).toBe('Fight the Sentinel: 8\u00a0% win');
    expect(throwing(against(sentinel), inGerman, (hero) => hero === 'h1')).toBe(
      'Gegen den Wächter kämpfen: 8\u00a0% Sieg',
    );
  });

  it('is that of the defender, where the attacker does not sit here', () => {
    expect(throwing(against(elf), inGerman, (hero) => hero === 'h2')).toBe('Gegen den Krieger kämpfen: 67\u00a0% Sieg');
    expect(throwing(against(elf), inGerman, () => true)).toBe('Gegen den Elfen kämpfen: 8\u00a0% Sieg');
  });

  it("names nobody's chances that an old journal does not know", () => {
    expect(throwing(against(sentinel, {}), inEnglish, () => true)).toBe('Fight the Sentinel');
  });
});

describe('the chances before the roll', () => {
  const side = (hero?: string): Side => ({
    others: [],
    name: '',
    lines: [],
    dice: [],
    roll: 0,
    ...(hero === undefined ? {} : { hero: hero as never }),
  });
  const odds = { win: 0.83, standOff: 0.08, lose: 0.09 };
  const withFate = { win: 0.73, standOff: 0.14, lose: 0.13 };
  const fight: Fight = { kind: 'battle', mine: side('h0'), theirs: side('h1'), odds, withFate };

  it('are those of whoever reads them, also where he is the one that is attacked', () => {
    expect(oddsAs(fight, (hero) => hero === 'h0')).toEqual({ odds, withFate });
    expect(oddsAs(fight, (hero) => hero === 'h1')).toEqual({
      odds: { win: 0.09, standOff: 0.08, lose: 0.83 },
      withFate: { win: 0.13, standOff: 0.14, lose: 0.73 },
    });
  });

  it('are those of the left side where both are somebody’s here, or neither', () => {
    expect(oddsAs(fight, () => true).odds).toEqual(odds);
    expect(oddsAs({ ...fight, theirs: side() }, () => false).odds).toEqual(odds);
  });
});
