// A code brings a whole set-up to another computer, and nothing that was written down wrongly.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SetupChoices, SetupOffer } from '../setup';
import { choicesOf, codeOf, CODE_VERSION, type Known } from './index';
import { spell } from './symbols';
import { Writer } from './writing';

const option = (id: string, values: readonly (string | number | boolean)[]): SetupOffer['options'][number] => ({
  id,
  values,
  byProfile: {},
  houseRule: true,
  group: 'play',
  needs: [],
  excludes: [],
});
const known: Known = {
  sets: ['base', 'reaper', 'city'].map((id) => ({ id, base: id === 'base', characters: 4, cards: 9, spaces: 0 })),
  profiles: ['digital', 'revised'],
  characters: ['base/character/troll', 'base/character/elf', 'reaper/character/knight_2'],
  options: [
    option('suddenDeath', [false, true]),
    option('trophyCost', [7, 6, 5]),
    option('commandSpell', ['profile', 'byPlayers']),
    option('odd', [-1, 0.5]),
  ],
  endings: ['base/ending/crown_of_command', 'base/ending/hand_of_doom'],
  levels: [
    { id: 'novice', personalities: ['bold'] },
    { id: 'random', personalities: [] },
  ],
  maxSeats: 6,
};

const some = <T>(from: readonly T[]) => fc.uniqueArray(fc.constantFrom(...from), { maxLength: from.length });
const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
const level = fc.constantFrom({}, { level: 'novice' }, { level: 'random' }, { level: 'novice', personality: 'bold' });
const seat = fc
  .tuple(
    fc.oneof(fc.constantFrom('Mira', 'Jonas'), words),
    fc.constantFrom('person' as const, 'computer' as const),
    fc.constantFrom('lot', ...known.characters),
    level,
    fc.option(fc.integer({ min: 0, max: 5 })),
  )
  .map(([name, control, character, more, look]) => ({
    name,
    control,
    character,
    ...more,
    ...(look === null ? {} : { look }),
  }));
const rules = fc
  .tuple(
    ...known.options.map(({ id, values }) =>
      fc.constantFrom(undefined, ...values).map((value) => [id, value] as const),
    ),
  )
  .map((all) =>
    Object.fromEntries(all.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]]))),
  ) as fc.Arbitrary<SetupChoices['rules']>;
const choices: fc.Arbitrary<SetupChoices> = fc.record(
  {
    seats: fc.array(seat, { minLength: 1, maxLength: 6 }),
    sets: some(['reaper', 'city']).map((more) => ['base', ...more]),
    profile: fc.constantFrom('digital', 'revised'),
    rules,
    withoutCharacters: some(['reaper', 'city']),
    endings: some(known.endings).filter((all) => all.length > 0),
    endingsMode: fc.constantFrom('revealed', 'hidden', 'die'),
    seed: words,
    showSeed: fc.boolean(),
    name: words,
  },
  { requiredKeys: ['seats', 'sets', 'profile', 'rules'] },
);

const plain: SetupChoices = {
  seats: [
    { name: 'Mira', control: 'person', character: 'lot' },
    { name: 'Jonas', control: 'computer', character: 'base/character/troll' },
  ],
  sets: ['base'],
  profile: 'digital',
  rules: { suddenDeath: true },
  seed: 'crown-6',
};
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a set-up code', () => {
  it('brings back everything, the seed included', () => {
    fc.assert(
      fc.property(choices, (one) => {
        expect(choicesOf(codeOf(one), known)).toEqual({ ok: true, value: one });
      }),
      { numRuns: 500, seed: 6 },
    );
  });

  it('is short, in groups of four', () => {
    expect(
      codeOf({
        seats: plain.seats.map((one) => ({ ...one, character: 'lot' })),
        sets: ['base'],
        profile: 'digital',
        rules: {},
      }),
    ).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(codeOf(plain).length).toBeLessThan(60);
  });

  it('may be typed small, with spaces, with O for 0 and l or i for 1', () => {
    const code = codeOf(plain);
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      code.replaceAll('-', ''),
      ` ${code}\n`,
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('1', 'I'),
    ]) {
      expect(choicesOf(typed, known), typed).toEqual({ ok: true, value: plain });
    }
  });

  it('refuses every single wrong sign and every two neighbours that changed places', () => {
    const signs = codeOf({ ...plain, name: 'Sunday', withoutCharacters: ['city'], sets: ['base', 'city'] }).replaceAll(
      '-',
      '',
    );
    for (let at = 0; at < signs.length; at++) {
      for (const sign of ALPHABET) {
        if (sign === signs[at]) continue;
        expect(choicesOf(signs.slice(0, at) + sign + signs.slice(at + 1), known)).toEqual({
          ok: false,
          error: { reason: 'check', what: '' },
        });
      }
      expect(choicesOf(signs.slice(0, at) + signs.slice(at + 1), known).ok, `without sign ${at}`).toBe(false);
      const swapped = signs.slice(0, at) + (signs[at + 1] ?? '') + (signs[at] ?? '') + signs.slice(at + 2);
      if (swapped !== signs && at + 1 < signs.length) expect(choicesOf(swapped, known).ok, swapped).toBe(false);
    }
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fc.constantFrom(...Array.from(ALPHABET))).map((all) => all.join('')),
        ),
        (text) => {
          expect(['boolean']).toContain(typeof choicesOf(text, known).ok);
        },
      ),
      { seed: 6 },
    );
    // Checked rightly and yet nonsense: a part that announces more than there is.
    expect(choicesOf(spell([CODE_VERSION, 2, 31, 31, 31]), known)).toEqual({
      ok: false,
      error: { reason: 'check', what: '' },
    });
    expect(choicesOf(spell([CODE_VERSION, 2, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1]), known)).toEqual({
      ok: false,
      error: { reason: 'check', what: '' },
    });
    expect(choicesOf(spell([CODE_VERSION]), known)).toEqual({ ok: false, error: { reason: 'seats', what: '0' } });
  });

  it('says what is wrong with it', () => {
    const why = (code: string) => {
      const read = choicesOf(code, known);
      return read.ok ? 'taken' : `${read.error.reason} ${read.error.what}`.trim();
    };
    expect(why('')).toBe('empty');
    expect(why(' - ')).toBe('empty');
    expect(why('1C3U')).toBe('sign U');
    expect(why('1C30')).toBe('check');
    expect(why(codeOf({ ...plain, sets: ['base', 'sunken'] }))).toBe('set sunken');
    expect(why(codeOf({ ...plain, withoutCharacters: ['sunken'] }))).toBe('set sunken');
    expect(why(codeOf({ ...plain, profile: 'fifth' }))).toBe('profile fifth');
    expect(why(codeOf({ ...plain, rules: { kingOfTheHill: true } }))).toBe('option kingOfTheHill');
    expect(why(codeOf({ ...plain, rules: { trophyCost: 4 } }))).toBe('value trophyCost');
    expect(why(codeOf({ ...plain, endings: ['x/ending/gone'] }))).toBe('ending x/ending/gone');
    expect(why(codeOf({ ...plain, seats: [{ name: 'A', control: 'person', character: 'x/character/gone' }] }))).toBe(
      'hero x/character/gone',
    );
    expect(
      why(codeOf({ ...plain, seats: [{ name: 'A', control: 'computer', character: 'lot', level: 'master' }] })),
    ).toBe('level master');
    expect(
      why(
        codeOf({
          ...plain,
          seats: [{ name: 'A', control: 'computer', character: 'lot', level: 'random', personality: 'bold' }],
        }),
      ),
    ).toBe('level random');
    expect(
      why(
        codeOf({
          ...plain,
          seats: Array.from({ length: 7 }, () => ({ name: 'A', control: 'person', character: 'lot' })),
        }),
      ),
    ).toBe('seats 7');
    const later = new Writer();
    later.symbol(CODE_VERSION + 1);
    later.text('whatever');
    expect(why(spell(later.symbols))).toBe('newer');
    expect(why(spell([CODE_VERSION, 30]))).toBe('newer');
  });
});
