// What the set-up screen makes of presses, without a page.
import { describe, expect, it } from 'vitest';
import { fail, type Reply } from '../../../shared/contract/failure';
import type { OptionOffer, SeatChoice, SetupChoices, SetupOffer } from '../../../shared/contract/setup';
import { ok } from '../../../shared/kernel/result';
import type { Shell } from '../../app/shell.svelte';
import { en } from '../../words/en';
import { SetupState } from './setup.svelte';

const CROWN = 'base/ending/crown_of_command';
const ICE = 'north/ending/ice';
const FIRE = 'base/ending/fire';
const QUARRY = 'quarry/ending/stone';
const offer: SetupOffer = {
  sets: [
    ['base', 14],
    ['north', 4],
    ['quarry', 0],
  ].map(([id, characters], i) => ({
    id: String(id),
    base: i === 0,
    characters: Number(characters),
    cards: 9,
    spaces: 0,
  })),
  profiles: ['digital', 'revised'],
  characters: ['base/character/troll', 'north/character/seal'],
  options: [
    {
      id: 'characterChoice',
      values: ['random', 'oneOfThree'],
      byProfile: { digital: 'random', revised: 'random' },
      houseRule: true,
      group: 'start',
      needs: [],
      excludes: [],
    },
    {
      id: 'heirs',
      values: [false, true],
      byProfile: { digital: false, revised: false },
      houseRule: true,
      group: 'death',
      needs: [],
      excludes: ['bloodbath'],
    },
    {
      id: 'bloodbath',
      values: [false, true],
      byProfile: { digital: false, revised: false },
      houseRule: true,
      group: 'death',
      needs: [],
      excludes: [],
    },
    {
      id: 'limited',
      values: [false, true],
      byProfile: { digital: false, revised: true },
      houseRule: true,
      group: 'cards',
      needs: [],
      excludes: [],
    },
    {
      id: 'blasting',
      values: [false, true],
      byProfile: { digital: false, revised: false },
      houseRule: true,
      group: 'sets',
      needs: [],
      excludes: [],
      of: ['quarry'],
    },
    {
      id: 'suddenDeath',
      values: [false, true],
      byProfile: { digital: false, revised: false },
      houseRule: true,
      group: 'crown',
      needs: [],
      excludes: [],
    },
    {
      id: 'hidden',
      values: [false, true],
      byProfile: { digital: false, revised: true },
      houseRule: false,
      group: 'play',
      needs: [],
      excludes: [],
    },
  ],
  endings: [CROWN, FIRE, ICE, QUARRY],
  setEndings: { [QUARRY]: 'quarry' },
  levels: [
    { id: 'novice', personalities: ['bold'] },
    { id: 'adept', personalities: [] },
  ],
  presets: [],
  lengths: {
    rounds: [
      [9, 9],
      [40, 60],
      [30, 50],
    ],
    ahead: {
      levels: ['adept'],
      rounds: [
        [9, 9],
        [40, 60],
        [30, 50],
      ],
      games: 10,
    },
    factors: {},
    profiles: { digital: 1, revised: 1 },
    questions: 3,
    games: 10,
    choiceGames: 10,
  },
  maxSeats: 6,
};

const opened = async (
  last?: SetupChoices,
  offered = offer,
  made: Reply<never> = fail('disconnected', ''),
): Promise<SetupState> => {
  const client = {
    offer: () => Promise.resolve(ok({ ...offered, ...(last === undefined ? {} : { last }) })),
    presets: () => Promise.resolve(ok([])),
    create: () => Promise.resolve(made),
  };
  // Only what the set-up asks for is there.
  const setup = new SetupState({ client, words: en, screen: { at: 'setup' } } as unknown as Shell);
  await setup.load();
  return setup;
};
const rule = (setup: SetupState, id: string): OptionOffer => {
  const found = setup.options.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no option ${id}`);
  return found;
};

describe('a set-up begins', () => {
  const easy = { id: 'firstGame', profile: 'digital', sets: ['base'], players: 2, rules: { hidden: true } };
  const classic = { id: 'classic', profile: 'digital', sets: ['base'], rules: {} };
  const offered = { ...offer, presets: [easy, classic] };

  it('as the first game for whoever has never begun one', async () => {
    const setup = await opened(undefined, offered);
    expect([setup.is(easy), setup.is(classic), setup.rows.length]).toEqual([true, false, 2]);
  });
  it('as it was chosen last for whoever has', async () => {
    const seats = ['Ida', 'Bo', 'Cy'].map((name) => ({ name, control: 'person', character: 'lot' }) as const);
    const setup = await opened({ seats, sets: ['base'], profile: 'digital', rules: {} }, offered);
    expect([setup.is(easy), setup.is(classic), setup.rows.map(({ name }) => name)]).toEqual([
      false,
      true,
      ['Ida', 'Bo', 'Cy'],
    ]);
  });
});

describe('what a set brings', () => {
  it('is offered where it is played with, and goes with it', async () => {
    const setup = await opened();
    setup.setSet('quarry', 'on');
    setup.setRule(rule(setup, 'blasting'), true);
    setup.setEnding(QUARRY, true);
    expect([setup.rest.rules, setup.choices.endings]).toEqual([{ blasting: true }, [CROWN, QUARRY]]);
    setup.setSet('quarry', 'off');
    expect([setup.rest.rules, setup.choices.endings]).toEqual([{}, undefined]);
    expect(setup.options.map(({ id }) => id)).not.toContain('blasting');
    expect(setup.allEndings).toEqual([CROWN, FIRE, ICE]);
  });
});

describe('endings', () => {
  it('are the plain one until others are chosen, and never none', async () => {
    const setup = await opened();
    expect([setup.endings, setup.choices.endings, setup.choices.endingsMode]).toEqual([[CROWN], undefined, undefined]);
    setup.setEnding(ICE, true);
    expect(setup.choices.endings).toEqual([CROWN, ICE]);
    setup.setEnding(CROWN, false);
    expect(setup.choices.endings).toEqual([ICE]);
    setup.setEnding(ICE, false);
    expect([setup.endings, setup.choices.endings]).toEqual([[CROWN], undefined]);
  });

  it('leave the plain one no way out while it is alone', async () => {
    const setup = await opened();
    expect(setup.onlyEnding).toBe(CROWN);
    setup.setEnding(ICE, true);
    expect(setup.onlyEnding).toBeUndefined();
    setup.setEnding(CROWN, false);
    expect(setup.onlyEnding).toBeUndefined();
    setup.setEnding(ICE, false);
    expect(setup.onlyEnding).toBe(CROWN);
  });

  it('never come where the first one on the Crown has won', async () => {
    const setup = await opened();
    expect(setup.plainEnding).toBe(false);
    setup.setRule(rule(setup, 'suddenDeath'), true);
    expect(setup.plainEnding).toBe(true);
  });

  it('are revealed, hidden or by a die', async () => {
    const setup = await opened();
    setup.setEndingsMode('die');
    setup.setEnding(FIRE, true);
    expect(setup.choices).toMatchObject({ endings: [CROWN, FIRE], endingsMode: 'die' });
    setup.setEndingsMode('revealed');
    expect(setup.choices.endingsMode).toBeUndefined();
  });
});

describe('the steps', () => {
  it('leave out the sets where the base game is all there is', async () => {
    expect((await opened()).steps).toEqual(['characters', 'sets', 'rules', 'start']);
    const alone = await opened(undefined, { ...offer, sets: offer.sets.filter(({ base }) => base) });
    expect(alone.steps).toEqual(['characters', 'rules', 'start']);
  });
});

describe('sets', () => {
  it('are on, on without their characters, or off; whoever was chosen from one is dealt then', async () => {
    const setup = await opened();
    expect(setup.choices.sets).toEqual(['base']);
    for (const set of ['quarry', 'north']) setup.setSet(set, 'on');
    setup.change(setup.rows[0]?.n ?? 0, { character: 'north/character/seal' });
    setup.setSet('north', 'cards');
    expect(setup.choices).toMatchObject({ sets: ['base', 'north', 'quarry'], withoutCharacters: ['north'] });
    expect([setup.characters, setup.rows[0]?.character]).toEqual([['base/character/troll'], 'lot']);
    setup.setSet('north', 'off');
    expect(setup.choices.sets).toEqual(['base', 'quarry']);
    expect(setup.choices.withoutCharacters).toBeUndefined();
    setup.setSet('north', 'on');
    expect(setup.choices.sets).toEqual(['base', 'north', 'quarry']);
  });

  it('that a preset, a code or the last set-up does not have leave nobody with a character of theirs', async () => {
    const seal: SeatChoice = { name: 'Nia', control: 'person', character: 'north/character/seal' };
    const last = { seats: [seal], sets: ['base'], profile: 'digital', rules: {} };
    const setup = await opened(last);
    expect(setup.rows[0]?.character).toBe('lot');
    setup.setSet('north', 'on');
    setup.change(setup.rows[0]?.n ?? 0, { character: seal.character });
    setup.use({ id: 'north', profile: 'digital', sets: ['base', 'north'], rules: {} });
    expect(setup.rows[0]?.character).toBe(seal.character);
    setup.use({ id: 'classic', profile: 'digital', sets: ['base'], rules: {} });
    expect(setup.rows[0]).toMatchObject({ name: 'Nia', character: 'lot' });
  });

  it('may be left to the die, which leaves the board', async () => {
    const setup = await opened();
    const seen = new Set<string>();
    for (let n = 0; n < 200; n++) {
      setup.rollSets();
      expect(setup.setState('base')).toBe('on');
      expect(setup.setState('quarry')).not.toBe('cards');
      seen.add(setup.setState('north'));
    }
    expect([...seen].sort()).toEqual(['cards', 'off', 'on']);
  });
});

describe('seats', () => {
  const person: SeatChoice = { name: 'Mira', control: 'person', character: 'lot' };
  const computer: SeatChoice = { name: 'Jonas', control: 'computer', character: 'lot' };
  const plainSetup = { sets: ['base'], profile: 'digital', rules: {} };

  it('keep their figures when they change places, and give them to each other', async () => {
    const setup = await opened();
    const [first, second] = setup.rows.map(({ n }) => n);
    setup.move(first ?? 0, 1);
    expect(setup.choices.seats.map(({ name, look }) => [name, look])).toEqual([
      ['Jonas', 1],
      ['Mira', 0],
      ['Aylin', undefined],
    ]);
    setup.setLook(second ?? 0, 0);
    expect(setup.choices.seats.map(({ name, look }) => [name, look])).toEqual([
      ['Jonas', undefined],
      ['Mira', undefined],
      ['Aylin', undefined],
    ]);
    setup.remove(second ?? 0);
    setup.add();
    expect(new Set(setup.rows.map((row) => setup.look(row))).size).toBe(3);
  });

  it('play in a manner of their level, and in another level in its own', async () => {
    const setup = await opened();
    const n = setup.rows[1]?.n ?? 0;
    setup.setPlayer(n, 'novice', 'bold');
    expect(setup.choices.seats[1]).toMatchObject({ level: 'novice', personality: 'bold' });
    setup.setPlayer(n, 'novice', undefined);
    expect(setup.choices.seats[1]).not.toHaveProperty('personality');
  });

  it('that are added, or given to a computer, play at the level of the others', async () => {
    const seated = await opened({ ...plainSetup, seats: [person, { ...computer, level: 'adept' }] });
    seated.add();
    expect(seated.choices.seats[2]).toMatchObject({ control: 'computer', level: 'adept' });
    seated.setPlayer(seated.rows[2]?.n ?? 0, 'novice', undefined);
    const first = seated.rows[0]?.n ?? 0;
    seated.setControl(first, 'computer');
    expect(seated.choices.seats[0]).toMatchObject({ control: 'computer', level: 'novice' });
    // Whoever played there before comes back as he was.
    seated.setPlayer(first, 'adept', undefined);
    seated.setControl(first, 'person');
    seated.setControl(first, 'computer');
    expect(seated.choices.seats[0]).toMatchObject({ control: 'computer', level: 'adept' });
    seated.use({ id: 'four', profile: 'digital', sets: ['base'], players: 4, rules: {} });
    expect(seated.choices.seats.map(({ level }) => level)).toEqual(['adept', 'adept', 'novice', 'novice']);
  });
});

describe('house rules', () => {
  it('are those that differ from the profile, and begin anew with another', async () => {
    const setup = await opened();
    setup.setSet('quarry', 'off');
    setup.setRule(rule(setup, 'heirs'), true);
    expect([setup.choices.rules, setup.changed]).toEqual([{ heirs: true }, 1]);
    expect(setup.block(rule(setup, 'bloodbath'))).toEqual({ needs: [], excludes: ['heirs'] });
    setup.switchOn(rule(setup, 'bloodbath'));
    expect(setup.choices.rules).toEqual({ bloodbath: true });
    setup.setProfile('revised');
    setup.setRule(rule(setup, 'limited'), false);
    expect(setup.choices).toMatchObject({ profile: 'revised', rules: { limited: false } });
    // What is asked beside the characters, and what only editions differ in, is not in the list.
    expect(setup.houseRules.map(({ id }) => id)).toEqual(['heirs', 'bloodbath', 'limited', 'suddenDeath']);
  });
});

describe('why no game was begun', () => {
  it('is told until something else is chosen', async () => {
    const setup = await opened(undefined, offer, fail('too-large', 'Nia has too long a name.'));
    await setup.begin();
    expect(setup.trouble).toBeDefined();
    setup.setSet('north', 'on');
    expect(setup.trouble).toBeUndefined();
  });
});

describe('a code', () => {
  it('is that of what is shown, and takes the place of it', async () => {
    const one = await opened();
    one.rollSeed();
    one.setEnding(ICE, true);
    one.name = 'Sunday';
    const other = await opened();
    expect(other.takeCode(`${one.code}x`)).toEqual({ reason: 'check', what: '' });
    expect(other.takeCode(one.code)).toBeUndefined();
    expect(other.choices).toEqual(one.choices);
  });
});

describe('what is left out', () => {
  it('is told', async () => {
    const setup = await opened({
      seats: [{ name: 'A', control: 'person', character: 'lot' }],
      sets: ['base', 'sunken'],
      profile: 'digital',
      rules: { unheard: 1 },
    });
    expect(setup.said).toBe('Not in this version, and so left out: sunken and unheard.');
    expect(setup.choices).toMatchObject({ sets: ['base'], rules: {} });
  });
});
