import { describe, expect, it } from 'vitest';
import { told } from '../../fixtures/story';
import { shownLines } from './filters';
import { logEntry, retelling } from './log';

const log = told.flatMap(
  (event, at) => logEntry(event, 12, `${event.t} of ${'hero' in event ? event.hero : 'nobody'}`, at) ?? [],
);
const texts = (filter: Partial<Parameters<typeof shownLines>[1]>) =>
  shownLines(log, { words: '', ...filter }).map(({ text }) => text);

describe('the journal', () => {
  it('shows everything, the newest first', () => {
    expect(texts({})).toHaveLength(told.length);
    expect(texts({})[0]).toBe('rolled of h0');
  });

  it('shows one kind, one hero, or what some words say', () => {
    expect(texts({ group: 'ways' })).toEqual(['moved of h2', 'moved of h1']);
    expect(texts({ hero: 'h2' })).toEqual(['changed of h2', 'moved of h2']);
    expect(texts({ words: 'ROLLED h1' })).toEqual(['rolled of h1']);
    expect(texts({ group: 'fights' })).toEqual([]);
  });

  it('says whose a card is that came to somebody', () => {
    const came = {
      t: 'card',
      def: 'base/adventure/wand',
      from: { in: 'deck', deck: 'adventure' },
      to: { in: 'held', hero: 'h1' },
    } as const;
    expect(logEntry(came, 3, 'Wizard gains Wand.', 0)).toMatchObject({ hero: 'h1' });
    expect(
      logEntry({ ...came, to: { in: 'discard', deck: 'adventure' } }, 3, 'Wand is discarded.', 0),
    ).not.toHaveProperty('hero');
  });

  it('says whose a card was that is lost to nobody', () => {
    const burns = {
      t: 'card',
      def: 'base/purchase/sword',
      from: { in: 'held', hero: 'h1' },
      to: { in: 'out', burnt: true },
    } as const;
    expect(logEntry(burns, 3, 'Sword burns.', 0)).toMatchObject({ hero: 'h1' });
  });

  it('says whose it was, where another takes it: the line is his, too', () => {
    const taken = {
      t: 'card',
      def: 'base/adventure/wand',
      from: { in: 'held', hero: 'h2' },
      to: { in: 'held', hero: 'h1' },
    } as const;
    const entry = logEntry(taken, 3, 'Wizard takes Wand from Elf.', 0);
    expect(entry).toMatchObject({ hero: 'h1', loser: 'h2' });
    expect(shownLines(entry === undefined ? [] : [entry], { words: '', hero: 'h2' })).toHaveLength(1);
  });

  it('can begin where somebody had his last turn', () => {
    expect(texts({ since: 10 })).toEqual(['rolled of h0', 'turn of h0']);
  });
});

describe('another language', () => {
  it('tells each line anew, once, and leaves what is told in it already', () => {
    let asked = 0;
    const [first, second] = log;
    if (!first || !second) throw new Error('no lines');
    const anew = retelling(
      (event) => `${event.t} anew ${++asked}`,
      (entry) => entry === second,
    );
    expect(anew(first)).toMatchObject({ text: `${first.kind} anew 1`, n: first.n, at: first.at });
    expect(anew(first)).toBe(anew(first));
    expect(anew(second)).toBe(second);
    expect(asked).toBe(1);
  });
});
