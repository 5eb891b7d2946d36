// The map of the rules is true and up to date; and it bites when it is not.
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { bookOf, parseBook } from './book';
import { coverage, declares } from './check';
import { countsOf, stale } from './page';
import { programAt, reader, scenariosIn } from './program';
import { cites, parseRecords, recordProblems } from './records';
import { comparedWithSources, main, mapped, mapsAt, type Maps } from './rules-map';

const root = path.resolve(import.meta.dirname, '../..');
const program = programAt(root);
const maps = mapsAt(root);
const real = mapped(program, maps);
const sources = comparedWithSources(root, real);

describe('the map of the rules', () => {
  it('names only what exists, for every paragraph', () => {
    expect(real.problems).toEqual([]);
  });

  it('is the page in docs (npx vitest run scripts/rules-map -u writes it)', async () => {
    await expect(real.page).toMatchFileSnapshot('../../docs/rules-map.md');
  });

  it.skipIf(sources === undefined)('leaves out no line of the books and no record of the reference', () => {
    expect(sources).toEqual([]);
  });

  it('has most of all books carried out and proven', () => {
    // So many paragraphs each book has at least; the two older ones are shorter.
    const least = [200, 200, 175, 175];
    expect(real.books).toHaveLength(least.length);
    for (const [i, book] of real.books.entries()) {
      const { paragraphs, proven } = countsOf(book);
      expect(paragraphs, book.name).toBeGreaterThan(least[i] ?? 0);
      expect(proven / paragraphs, book.name).toBeGreaterThan(0.85);
    }
  });
});

/** A book of one section, small enough to have every mistake in it. */
const small = (section: string): string =>
  `book: Small\nshort: S\nfile: small.txt\nreasons: { story: A tale. }\nsections:\n${section}\nleftOut: []\n`;
const section = (numbered: string, ...paragraphs: readonly string[]): string =>
  [
    '- heading: H',
    ...(numbered === '' ? [] : [`  numbered: ${numbered}`]),
    '  paragraphs:',
    ...paragraphs.map((p) => `  - { ${p} }`),
  ].join('\n');
const fine = 'says: it is so, by: [op gain], proof: [{ rules/stats: A gained life may go beyond the life value }]';
const none = small('- { heading: D, paragraphs: [] }');
const empty: Omit<Maps, 'revised'> = { digital: none, second: none, original: none, records: '[]' };
/** What is found in a map with one section. Records are other tests' business. */
const found = (text: string): readonly string[] =>
  mapped(
    { ...program, scenarios: program.scenarios.map((s) => ({ ...s, records: [] })) },
    { ...empty, revised: small(text) },
  ).problems;

describe('a mistake in the map', () => {
  it('is none when there is none', () => {
    expect(found(section('', `at: 1, ${fine}`))).toEqual([]);
  });

  const bites: readonly (readonly [string, string, string])[] = [
    [
      'a path that is not there',
      'at: 1, says: x, by: [shared/rules/query/statz.ts#statOf], proof: [rules/stats]',
      'S H 1: there is no file shared/rules/query/statz.ts',
    ],
    [
      'a symbol that is not declared there',
      'at: 1, says: x, by: [shared/rules/query/stats.ts#statsOf], proof: [rules/stats]',
      'S H 1: shared/rules/query/stats.ts declares no statsOf',
    ],
    [
      'a chart state that is not there',
      'at: 1, says: x, by: [state encounter.space.drawCard], proof: [rules/stats]',
      'S H 1: there is no chart state encounter.space.drawCard',
    ],
    [
      'a step that is not there',
      'at: 1, says: x, by: [step turn/nexd], proof: [rules/stats]',
      'S H 1: there is no step turn/nexd',
    ],
    ['an op that is not there', 'at: 1, says: x, by: [op gian], proof: [rules/stats]', 'S H 1: there is no op gian'],
    [
      'an option that is not there',
      'at: 1, says: x, by: [option hexLast], proof: [rules/stats]',
      'S H 1: there is no option hexLast',
    ],
    [
      'a definition that is not there',
      'at: 1, says: x, by: [base/adventure/woolf], proof: [rules/stats]',
      'S H 1: there is no definition base/adventure/woolf',
    ],
    [
      'a kind of code that nobody knows',
      'at: 1, says: x, by: [verb evade], proof: [rules/stats]',
      'S H 1: "verb evade" is neither a path, a state, a step, an op, an option nor a definition',
    ],
    [
      'a scenario file that is not there',
      'at: 1, says: x, by: [op gain], proof: [rules/statz]',
      'S H 1: there is no scenario file rules/statz',
    ],
    [
      'a scenario that is not there',
      'at: 1, says: x, by: [op gain], proof: [{ rules/stats: Nothing of the kind }]',
      'S H 1: rules/stats has no scenario "Nothing of the kind"',
    ],
    [
      'a test file that is not there',
      'at: 1, says: x, by: [op gain], proof: [shared/rules/none.test.ts]',
      'S H 1: there is no test file shared/rules/none.test.ts',
    ],
    [
      'a test that is not there',
      'at: 1, says: x, by: [op gain], proof: [{ shared/rules/engine/laws.test.ts: no such law }]',
      'S H 1: shared/rules/engine/laws.test.ts has no test "no such law"',
    ],
    ['no code', 'at: 1, says: x, proof: [rules/stats]', 'S H 1: name the code, or say why there is none'],
    ['no proof', 'at: 1, says: x, by: [op gain]', 'S H 1: name a scenario or test, or say why there is none'],
    ['a reason that nobody has written', 'at: 1, says: x, why: strory', 'S H 1: there is no reason "strory"'],
    ['no words', 'at: 1, why: story', 'S H 1: say in a few words of our own what it says'],
    ['a likeness to nothing', 'at: 1, as: NOWHERE 1', 'S H 1: there is no paragraph "NOWHERE 1" to be the same as'],
    [
      'an option that is waited for and is there',
      'at: 1, says: x, awaits: hexFirst',
      'S H 1: the option hexFirst is built now: name what carries it out and what proves it',
    ],
  ];
  it.each(bites)('is found: %s', (_what, paragraph, problem) => {
    expect(found(section('', paragraph))).toContain(problem);
  });

  it('is told by its place in the file when the file itself is wrong', () => {
    expect(() => parseBook(small(section('', 'at: 1, sais: x')))).toThrow('sections.0.paragraphs.0.sais');
  });
});

describe('a counted step of a procedure', () => {
  const step = (n: number, by: string): string => `at: ${n}, step: ${n}, says: x, by: [${by}], proof: [rules/stats]`;
  it('has its chart state', () => {
    expect(found(section('procedure', step(1, 'state combat.evade'), step(2, 'op gain')))).toEqual([
      'S H 2: step 2 of a procedure names no chart state',
    ]);
  });
  it('has it even where the paragraph has a reason', () => {
    expect(found(section('procedure', 'at: 1, step: 1, says: x, why: story'))).toEqual([
      'S H 1: step 1 of a procedure names no chart state',
    ]);
  });
  it('stands in the order of its chart', () => {
    expect(found(section('procedure', step(1, 'state combat.compare'), step(2, 'state combat.evade')))).toEqual([
      'S H 2: in the chart combat the state combat.evade comes before that of the step before',
    ]);
  });
  it('is not left out', () => {
    expect(found(section('procedure', step(1, 'state combat.evade'), step(3, 'state combat.castSpells')))).toEqual([
      'S H: step 3 comes after 1',
    ]);
    expect(found(section('procedure', `at: 1, ${fine}`))).toEqual(['S H: no step is numbered']);
  });
  it('belongs to a section that says what its numbers are', () => {
    expect(found(section('', step(1, 'state combat.evade')))).toEqual([
      'S H 1: it is step 1, so the section must say whether it is a procedure',
    ]);
  });
});

describe('a page', () => {
  it('that is up to date is none of our business', () => {
    expect(stale(real.page, real.page)).toBeUndefined();
  });
  it('that is stale is told with its line', () => {
    expect(stale(real.page.replace('# Map of the rules', '# Map'), real.page)).toBe(
      'docs/rules-map.md is out of date from line 1 on',
    );
    expect(stale(`${real.page}more`, real.page)).toMatch(/^docs\/rules-map\.md is out of date from line \d+ on$/);
    expect(stale(undefined, real.page)).toBe('docs/rules-map.md is missing');
  });
  it('changes with what is said in the map, and with the title of a scenario', () => {
    expect(
      stale(
        real.page,
        mapped(program, { ...maps, revised: maps.revised.replace('says: title page', 'says: the title') }).page,
      ),
    ).toMatch(/out of date/);
    const renamed = {
      ...program,
      scenarios: program.scenarios.map((s) => (s.records.includes('rt_031') ? { ...s, title: 'Renamed' } : s)),
    };
    expect(stale(real.page, mapped(renamed, maps).page)).toMatch(/out of date/);
  });
});

describe('the books themselves, compared with the map', () => {
  const { book } = bookOf(parseBook(small(section('cases', `at: "3,5", ${fine}`, `at: 7, step: 1, ${fine}`))));
  const text = 'H\n\nA sentence\n\ngoes on.\n\n1. A case.\n';
  it('are covered line by line', () => {
    expect(coverage(book, text)).toEqual([]);
  });
  it('show a line that is on no map, a counted line without a step, a line that is there twice', () => {
    expect(coverage(book, `${text}\nOne more.\n`)).toEqual(['S: line 9 is nowhere on the map']);
    expect(coverage(book, text.replace('goes on.', '2. goes on.'))).toEqual([
      'S: line 5 is counted in the book and has no step on the map',
    ]);
    expect(
      coverage(bookOf(parseBook(small(section('', `at: 1-3, ${fine}`, `at: 3, ${fine}`)))).book, 'H\n\nx'),
    ).toEqual(['S H 2: line 3 belongs to S H 1']);
  });
});

describe('the records', () => {
  const withRecords = (records: string): readonly string[] =>
    recordProblems(program, parseRecords(records)).filter((p) => !p.includes('which is no record'));
  it('are looked for in the comments above scenarios', () => {
    expect(
      scenariosIn('a/b', "# rt_001, faq_002\ntitle: \"It: works\"\nrule: R4 H\n---\ntitle: 'It''s'\nrule: R4 I\n"),
    ).toEqual([
      { file: 'a/b', title: 'It: works', rule: 'R4 H', records: ['rt_001', 'faq_002'] },
      { file: 'a/b', title: "It's", rule: 'R4 I', records: [] },
    ]);
  });
  it('are missed when no scenario names one, or none cites its heading, or its option is there', () => {
    expect(withRecords('[{ id: rt_999, heading: FATE }]')).toEqual([
      'rt_999 (FATE): no scenario names it in a comment above its title',
    ]);
    expect(withRecords('[{ id: rt_031, heading: FATE }]')).toEqual(['rt_031: none of its scenarios cites FATE']);
    expect(withRecords('[{ id: rt_999, heading: FATE, awaits: fate }]')).toEqual([
      'rt_999: the option fate is built now: write its scenario',
    ]);
    expect(recordProblems(program, [])).toContain(
      'rules/stats: "The Warrior\'s Sword counts in battle only" names rt_001, which is no record',
    );
  });
  it('are cited by the particular part of their heading', () => {
    expect(cites('D Q&A Minstrel Q1, Q2', 'Q&A / Character cards / Minstrel Q2')).toBe(true);
    expect(cites('D Q&A Minstrel Q1', 'Q&A / Character cards / Minstrel Q2')).toBe(false);
    expect(cites('R4 ADVENTURE CARDS', 'ADVENTURE CARDS')).toBe(true);
    expect(
      cites('R4 BATTLES BETWEEN TWO CHARACTERS, Wizard example', 'Wizard example in BATTLES BETWEEN TWO CHARACTERS'),
    ).toBe(true);
    expect(cites('D Q&A Tavern Q1', 'Q&A / Board spaces / Temple Q1')).toBe(false);
  });
});

describe('the tool', () => {
  it('knows its options', () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const complained = vi.spyOn(console, 'error').mockReturnValue();
    expect(main(root, ['--help'])).toBe(0);
    expect(main(root, ['--nonsense'])).toBe(2);
    expect(said).toHaveBeenCalledOnce();
    expect(complained.mock.calls[0]?.[0]).toMatch('There is no option --nonsense.');
  });
  it('knows a declaration from a mention', () => {
    expect(declares('export function statOf(w: World): number {', 'statOf')).toBe(true);
    expect(declares("  'turn/next': (run) => {", 'turn/next')).toBe(true);
    expect(declares('return statOf(w);', 'statOf')).toBe(false);
    expect(reader(root)('no/such/file.ts')).toBeUndefined();
  });
});
