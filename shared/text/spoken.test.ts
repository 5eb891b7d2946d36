// Every message that the rules speak is known to English: the sources are read, so that nobody has to remember it.
import { describe as group, expect, it } from 'vitest';
import { OUTCOMES } from '../contract/event';
import { english, journal, missing, rulePassage } from './index';

const sources = import.meta.glob<string>(
  [
    '../rules/**/*.ts',
    '!../rules/**/*.test.ts',
    '!../rules/testing/**',
    '../../main/**/*.ts',
    '!../../main/**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const all = Object.values(sources).join('\n');
const found = (pattern: RegExp): readonly string[] =>
  [...new Set([...all.matchAll(pattern)].map(([, id = '']) => id))].sort();

group('what the rules say', () => {
  it('is known word for word', () => {
    const ids = found(/'((?:ask|option|off|refuse|line|until|react)\.[\w.]*\w)'/g);
    expect(ids.length).toBeGreaterThan(80);
    expect(missing(english, ids)).toEqual([]);
    // Whole messages that are called otherwise.
    expect(missing(english, found(/\bmsg\('([\w.]+)'/g))).toEqual([]);
  });

  it('is known where a question is made of an id: the question, yes and no', () => {
    const mays = found(/op: 'may', ask: '(\w+)'/g);
    expect(mays).toContain('evadeUnfriendly');
    expect(
      missing(
        english,
        mays.flatMap((id) => [`ask.${id}`, `yes.${id}`, `no.${id}`]),
      ),
    ).toEqual([]);
    // `option('keep')` speaks `option.keep`.
    expect(
      missing(
        english,
        found(/\boption\('(\w+)'\)/g).map((key) => `option.${key}`),
      ),
    ).toEqual([]);
  });

  it('names passages of the rulebook that are there', () => {
    const rules = found(/\brule: '([\w.]+)'/g);
    expect(rules).toContain('setup');
    expect(rules.filter((rule) => rulePassage(english, rule) === undefined)).toEqual([]);
  });
});

group('the last line of the journal', () => {
  const told = (how: (typeof OUTCOMES)[number], winners: readonly ('p1' | 'p2')[]): string =>
    journal(
      english,
      (def) => def,
      { t: 'over', winners, how },
      () => '',
      (seat) => (seat === 'p1' ? 'Ann' : 'Bob'),
    );
  it('says how the game has ended, however it has', () => {
    for (const how of OUTCOMES)
      expect(told(how, how === 'allLost' || how === 'nobody' ? [] : ['p1'])).toMatch(
        /^(Ann wins the game .+!|The game is over.+\.)$/,
      );
    expect(told('timeLimit', ['p1', 'p2'])).toBe(
      'Ann and Bob win the game with the most counters, gold, Spells, Followers and Objects after the last round!',
    );
    expect(told('timeLimit', [])).toBe('The game is over; nobody has won.');
    expect(told('allLost', [])).toBe('The game is over: all players have lost.');
  });
});
