import { describe, expect, it } from 'vitest';
import type { SeatChoice, SetupChoices, SetupOffer } from '../../../shared/contract/setup';
import { fitting, newSeat, plainChoices, rulesFrom, sameSetup, tidy, toldApart, valuesOf, withPreset } from './choices';

const option = (id: string, more: Partial<SetupOffer['options'][number]> = {}): SetupOffer['options'][number] => ({
  id,
  values: [false, true],
  byProfile: { digital: false, revised: true },
  houseRule: true,
  group: 'play',
  needs: [],
  excludes: [],
  ...more,
});
const offer: SetupOffer = {
  sets: ['base', 'reaper'].map((id) => ({ id, base: id === 'base', characters: 4, cards: 9, spaces: 0 })),
  profiles: ['digital', 'revised'],
  characters: ['base/character/troll', 'base/character/elf'],
  options: [
    option('heirs', { excludes: ['bloodbath'], byProfile: { digital: false, revised: false } }),
    option('bloodbath', { byProfile: { digital: false, revised: false } }),
    option('limited'),
  ],
  endings: ['base/ending/crown_of_command', 'base/ending/ice'],
  levels: [{ id: 'novice', personalities: [] }],
  presets: [],
  lengths: {
    rounds: [],
    ahead: { levels: [], rounds: [], games: 0 },
    factors: {},
    profiles: {},
    questions: 1,
    games: 0,
    choiceGames: 0,
  },
  maxSeats: 6,
};
const seats = (...names: readonly string[]): SetupChoices['seats'] =>
  names.map((name) => ({ name, control: 'person', character: 'lot' }));
const game: SetupChoices = { seats: seats('Ann', 'Bob'), sets: ['base'], profile: 'digital', rules: {} };

describe('a first set-up', () => {
  it('is one person against two computers with the base game alone, everything plain', () => {
    expect(plainChoices(offer)).toEqual({
      seats: [
        ['Mira', 'person'],
        ['Jonas', 'computer'],
        ['Aylin', 'computer'],
      ].map(([name, control]) => ({ name, control, character: 'lot' })),
      sets: ['base'],
      profile: 'digital',
      rules: {},
    });
  });

  it('tells those apart who are called the same', () => {
    expect(toldApart(['Nia', 'Bo', 'nia', 'Nia', 'Nia 2'])).toEqual(['Nia', 'Bo', 'nia 3', 'Nia 4', 'Nia 2']);
  });

  it('gives a new seat a name that nobody has', () => {
    expect(newSeat('person', seats('Mira', 'Aylin')).name).toBe('Jonas');
    expect(newSeat('person', seats('Mira', 'Jonas', 'Aylin', 'Pavel', 'Runa', 'Tomas')).name).toBe('');
  });

  it('gives a new computer the level of the last one that sits there, and a person none', () => {
    const there: readonly SeatChoice[] = [
      { name: 'Ann', control: 'person', character: 'lot', level: 'novice' },
      { name: 'Jonas', control: 'computer', character: 'lot', level: 'adept', personality: 'careful' },
    ];
    expect(newSeat('computer', there)).toEqual({ name: 'Mira', control: 'computer', character: 'lot', level: 'adept' });
    expect(newSeat('person', there)).not.toHaveProperty('level');
    expect(newSeat('computer', there.slice(0, 1))).not.toHaveProperty('level');
  });
});

describe('a set-up from somewhere else', () => {
  it('stays as it is when everything is there', () => {
    const whole: SetupChoices = {
      ...game,
      sets: ['base', 'reaper'],
      withoutCharacters: ['reaper'],
      profile: 'revised',
      rules: { limited: false, heirs: true },
      endings: ['base/ending/ice'],
      endingsMode: 'die',
    };
    expect(fitting(whole, offer)).toEqual({ choices: whole, left: [] });
  });

  it('loses what is not there, and tells what', () => {
    const strange: SetupChoices = {
      seats: [
        {
          name: 'Ann',
          control: 'computer',
          character: 'gone/character/x',
          level: 'master',
          personality: 'bold',
          look: 2,
        },
        ...seats('B', 'C', 'D', 'E', 'F', 'G'),
      ],
      sets: ['base', 'gone'],
      withoutCharacters: ['gone'],
      profile: 'fifth',
      rules: { unheard: true, limited: 'maybe' },
      endings: ['gone/ending/x'],
    };
    const { choices, left } = fitting(strange, offer);
    expect(choices).toEqual({
      seats: [{ name: 'Ann', control: 'computer', character: 'lot', look: 2 }, ...seats('B', 'C', 'D', 'E', 'F')],
      sets: ['base'],
      profile: 'digital',
      rules: {},
    });
    expect(left.map(({ reason, what }) => `${reason} ${what}`)).toEqual([
      'seats 7',
      'set gone',
      'profile fifth',
      'option unheard',
      'value limited',
      'hero gone/character/x',
      'ending gone/ending/x',
      'level master',
    ]);
  });

  it('loses house rules that may not be on together any more', () => {
    expect(fitting({ ...game, rules: { heirs: true, bloodbath: true } }, offer)).toEqual({
      choices: { ...game, rules: { bloodbath: true } },
      left: [{ reason: 'option', what: 'heirs' }],
    });
  });
});

describe('a preset', () => {
  const preset = { id: 'wild', profile: 'revised', rules: { bloodbath: true }, sets: ['base', 'reaper'] };
  it('changes how the game goes, and not who sits there, its name or its seed', () => {
    const before: SetupChoices = {
      ...game,
      name: 'Sunday',
      seed: 's',
      rules: { heirs: true },
      endings: ['base/ending/ice'],
      withoutCharacters: ['reaper'],
    };
    expect(withPreset(preset, before)).toEqual({
      ...game,
      name: 'Sunday',
      seed: 's',
      sets: ['base', 'reaper'],
      profile: 'revised',
      rules: { bloodbath: true },
    });
  });

  it('may say how many sit down and which endings there are', () => {
    const after = withPreset({ ...preset, players: 3, endings: ['base/ending/ice'], endingsMode: 'hidden' }, game);
    expect(after).toMatchObject({
      endings: ['base/ending/ice'],
      endingsMode: 'hidden',
      seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Mira', control: 'computer' }],
    });
    expect(withPreset({ ...preset, players: 1 }, game).seats).toEqual(seats('Ann'));
  });

  it('is known again, whatever the name and the seed of the game', () => {
    expect(
      sameSetup(
        { ...game, name: 'A', seed: 'x', rules: { heirs: true, limited: true } },
        { ...game, rules: { limited: true, heirs: true } },
      ),
    ).toBe(true);
    expect(sameSetup(game, { ...game, seats: seats('Ann', 'Bo') })).toBe(false);
  });
});

describe('house rules', () => {
  it('are what differs from the profile', () => {
    expect(valuesOf(offer, { profile: 'revised', rules: { heirs: true } })).toEqual({
      heirs: true,
      bloodbath: false,
      limited: true,
    });
    expect(rulesFrom(offer, 'revised', { heirs: true, bloodbath: false, limited: true })).toEqual({ heirs: true });
    expect(rulesFrom(offer, 'digital', { heirs: true, bloodbath: false, limited: true })).toEqual({
      heirs: true,
      limited: true,
    });
  });

  it('and a list of nothing is no list', () => {
    expect(tidy({ ...game, endings: [], withoutCharacters: [] })).toEqual(game);
  });
});
