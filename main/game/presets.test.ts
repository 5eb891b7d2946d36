// What the set-up screen is offered and what it keeps, through the door.
import { describe, expect, it } from 'vitest';
import { choicesOf, codeOf } from '../../shared/contract/setup-code/index';
import { blockOf } from '../../shared/contract/together';
import type { OptionOffer, SetupChoices } from '../../shared/contract/setup';
import { definitionsOf, sets } from '../../shared/content/definitions';
import { ownOptions } from '../../shared/content/options';
import { fingerprint } from '../../shared/kernel/json';
import { rulebookOf } from '../../shared/rules/charts/index';
import { optionDefs, profiles } from '../../shared/rules/options/registry';
import { resolveOptions } from '../../shared/rules/options/resolve';
import { presets } from '../../shared/rules/options/presets';
import { newGame } from '../../shared/rules/setup/new-game';
import { inProcessPlayers } from '../ai/in-process';
import { levels, looksAhead, type PlayersOf } from '../ai/player';
import { openDatabase } from '../persistence/connection';
import { aFolder } from '../testing/folder';
import { aTable, breathe, choices } from '../testing/program';
import { setupOffer } from './offer';

const offer = setupOffer();
const own = ownOptions(sets);
const all = [...optionDefs, ...own];
const book = rulebookOf(definitionsOf(sets), 'play');
const begun = (setup: SetupChoices) => {
  const made = newGame(book, setup, setup.seed ?? 'x');
  if (!made.ok) throw new Error(made.refusal.msg.id);
  return made.state;
};

describe('what is offered', () => {
  it('is what exists: sets without the probe pack, their characters, levels', () => {
    expect(offer.sets.map(({ id }) => id)).not.toContain('probe');
    expect(offer.sets.find(({ base }) => base)).toMatchObject({ id: 'base', characters: 14, spaces: 49 });
    expect(offer.sets[0]?.cards).toBeGreaterThan(100);
    expect(offer.levels.map(({ id }) => id)).toContain('novice');
    expect(offer.endings.every((id) => id.includes('/ending/'))).toBe(true);
  });

  it('has every option once, in groups', () => {
    expect(offer.options.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    const groups = offer.options.map(({ group }) => group);
    expect(groups.filter((group, i) => group !== groups[i - 1])).toHaveLength(new Set(groups).size);
  });

  it('knows what options need and exclude', () => {
    const known = new Set(all.map(({ id }) => id));
    const named = offer.options.flatMap(({ needs, excludes }: OptionOffer) => [...needs, ...excludes]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(profiles)('lets the screen block exactly what the rules refuse, beside the %s edition', (profile) => {
    const { options } = offer;
    const plain = Object.fromEntries(options.map((one) => [one.id, one.byProfile[profile]]));
    const differ: string[] = [];
    for (const [i, one] of options.entries())
      for (const other of options.slice(i + 1))
        for (const value of one.values)
          for (const beside of other.values) {
            const values = { ...plain, [one.id]: value, [other.id]: beside };
            const blocked = [one, other].filter(
              (option) => values[option.id] !== option.values[0] && blockOf(option, options, values) !== undefined,
            ).length;
            const { problems } = resolveOptions(profile, { [one.id]: value, [other.id]: beside }, own);
            // Two that exclude each other are both told so; what only needs something is told alone.
            const told = problems.length === 0 ? 0 : problems.some(({ problem }) => problem === 'excludes') ? 2 : 1;
            if (blocked !== told) differ.push(`${one.id}=${String(value)}, ${other.id}=${String(beside)}`);
          }
    expect(differ).toEqual([]);
  });
});

describe('the presets of the program', () => {
  it('are sound, and those of a profile that exists are offered', () => {
    for (const { profile, id } of presets)
      expect(
        offer.presets.some((one) => one.id === id),
        id,
      ).toBe(offer.profiles.includes(profile));
    for (const { profile, rules, id } of offer.presets)
      expect(resolveOptions(profile as 'digital', rules, own).problems, id).toEqual([]);
  });

  it('hold the base game alone, but for the one with everything', () => {
    const setsOf = (preset: string): readonly string[] | undefined =>
      offer.presets.find(({ id }) => id === preset)?.sets;
    expect([setsOf('firstGame'), setsOf('classic'), setsOf('epic')]).toEqual([['base'], ['base'], sets]);
  });

  it('each begin a game', () => {
    for (const { id: _, players: __, ...preset } of offer.presets)
      expect(begun({ ...choices('PCC'), ...preset }).order).toHaveLength(3);
  });
});

describe('the table of lengths', () => {
  it('speaks of options, values and profiles that exist, and of every number of seats', () => {
    const { rounds, ahead, factors, profiles } = offer.lengths;
    for (const measured of [rounds, ahead.rounds]) {
      expect(measured).toHaveLength(offer.maxSeats);
      for (const [low, high] of measured) expect(low).toBeLessThan(high);
    }
    expect(ahead.levels).toEqual(levels.filter(looksAhead));
    for (const [id, values] of Object.entries(factors)) {
      const option = all.find((one) => one.id === id);
      for (const value of Object.keys(values)) expect(option?.values.map(String), id).toContain(value);
    }
    expect(Object.keys(profiles).filter((id) => !offer.profiles.includes(id))).toEqual([]);
  });
});

describe('a set-up', () => {
  const whole: SetupChoices = {
    seats: [
      { name: 'Ida', control: 'person', character: 'base/character/troll', look: 4 },
      { name: 'Bo', control: 'computer', character: 'lot', level: 'random' },
      { name: 'Aylin', control: 'person', character: 'lot' },
    ],
    sets: ['base'],
    profile: 'revised',
    rules: { characterChoice: 'oneOfThree', trophyCost: 5 },
    seed: 'crown-6',
    showSeed: true,
  };

  it('makes the same game out of its code', () => {
    const read = choicesOf(codeOf(whole), offer);
    if (!read.ok) throw new Error(read.error.reason);
    expect(fingerprint(begun(read.value))).toBe(fingerprint(begun(whole)));
    expect(fingerprint(begun({ ...whole, seed: 'crown-7' }))).not.toBe(fingerprint(begun(whole)));
  });

  it('says who has which figure and who plays how well', async () => {
    const { get } = aTable();
    const { game } = await get('games.create', whole);
    const { view } = await get('games.open', { game });
    expect(view.seats.map(({ look, level }) => [look, level])).toEqual([
      [4, undefined],
      [undefined, 'random'],
      [undefined, undefined],
    ]);
    // In the list too, where two have not chosen their character yet.
    expect(await get('games.list', {})).toMatchObject([
      { looks: [4, 1, 2], characters: ['base/character/troll', '', ''] },
    ]);
  });

  it('has its computers play as well as was chosen; without a choice, as the first level', async () => {
    const asked = new Map<string, string>();
    const players: PlayersOf = (at) => {
      const real = inProcessPlayers(at);
      return {
        ...real,
        answer: (question) => {
          asked.set(question.prompt.seat, question.level);
          return real.answer(question);
        },
      };
    };
    const { get } = aTable({ players });
    const { game } = await get('games.create', {
      ...choices('CCC'),
      seats: choices('CCC').seats.map((seat, i) => (i === 1 ? { ...seat, level: 'random' } : seat)),
    });
    await get('games.open', { game });
    for (let n = 0; n < 400 && asked.size < 3; n++) await breathe(5);
    expect(Object.fromEntries(asked)).toEqual({ p1: 'novice', p2: 'random', p3: 'novice' });
  });

  it('is refused with a sentence where two have the same figure, the level is unknown, or a character is left out', async () => {
    const { ask } = aTable();
    const seats = (more: object, other = {}) =>
      [
        { ...whole.seats[0], ...more },
        { ...whole.seats[1], ...other },
      ] as SetupChoices['seats'];
    const refused = async (setup: Partial<SetupChoices>) =>
      (await ask('games.create', { ...whole, ...setup })) as unknown;
    expect(await refused({ seats: seats({ look: 1 }) })).toMatchObject({
      ok: false,
      error: { field: 'seats', message: 'Two players have the same figure.' },
    });
    expect(await refused({ seats: seats({}, { level: 'grandmaster' }) })).toMatchObject({
      ok: false,
      error: { field: 'seats.1.level', message: 'There is no computer player of that level.' },
    });
    expect(await refused({ withoutCharacters: ['base'] })).toMatchObject({
      ok: false,
      error: { message: 'Ida: Troll is not among the characters of the chosen sets.' },
    });
    expect(await refused({ withoutCharacters: ['base'], seats: seats({ character: 'lot' }) })).toMatchObject({
      ok: false,
      error: { message: 'There are too few characters in the chosen sets.' },
    });
  });
});

describe('a game that is to be played again', () => {
  it('tells how it was set up, and its seed only when that may be known', async () => {
    const { get, ask } = aTable();
    const { game } = await get('games.create', choices('PP', { rules: { trophyCost: 5 } }));
    const { seed, ...setup } = choices('PP', { rules: { trophyCost: 5 } });
    await get('games.open', { game });
    expect(await get('games.setup', { game })).toEqual(setup);
    await get('game.concede', { game, seat: 'p2' });
    expect(await get('games.setup', { game })).toEqual({ ...setup, seed });
    const open = await get('games.create', { ...setup, showSeed: true });
    expect(await get('games.setup', open)).toMatchObject({ showSeed: true, seed: expect.stringMatching(/\S/) });
    expect(await ask('games.setup', { game: 'g-0' })).toMatchObject({ ok: false });
  });
});

describe('set-ups that are kept', () => {
  const preset = (n: number, name: string) => ({ id: `u-${n}`, name, choices: choices('PC') });

  it('last beyond a restart, by name, with the last one that was played', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    expect((await first.get('setup.offer', {})).last).toBeUndefined();
    await first.get('presets.keep', preset(1, 'Winter'));
    expect((await first.get('presets.keep', preset(2, 'autumn'))).map(({ name }) => name)).toEqual([
      'autumn',
      'Winter',
    ]);
    await first.get('presets.keep', preset(1, 'Spring'));
    await first.get('games.create', { ...choices('PCP'), name: 'Sunday' });
    first.program.close();
    const again = aTable({ dataDir });
    expect(await again.get('presets.list', {})).toEqual([preset(2, 'autumn'), preset(1, 'Spring')]);
    const { seed: _, ...last } = choices('PCP');
    expect((await again.get('setup.offer', {})).last).toEqual(last);
    expect((await again.get('presets.delete', { id: 'u-1' })).map(({ name }) => name)).toEqual(['autumn']);
    expect((await again.get('presets.keep', preset(1, 'Spring'))).map(({ name }) => name)).toEqual([
      'autumn',
      'Spring',
    ]);
    expect(await again.get('settings.get', {})).not.toHaveProperty('setup.last');
  });

  it('are never a chapter of the tutorial, which has a set-up of its own', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    await first.get('games.create', choices('PCP'));
    const chapter = { ...choices('PC'), tutorial: 'steps' } as const;
    const { game } = await first.get('games.create', chapter);
    const { seed: _, ...mine } = choices('PCP');
    expect((await first.get('setup.offer', {})).last).toEqual(mine);
    expect(await first.get('games.setup', { game })).not.toHaveProperty('tutorial');
    await first.get('presets.keep', { ...preset(1, 'Winter'), choices: chapter });
    expect(await first.get('presets.list', {})).toEqual([preset(1, 'Winter')]);
    first.program.close();

    // As version 0.1.0 left it.
    const { db } = openDatabase(dataDir);
    const write = db.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)');
    write.run('setup.last', JSON.stringify({ ...mine, tutorial: 'steps' }));
    write.run('setup.preset.u-2', JSON.stringify({ ...preset(2, 'Spring'), choices: chapter }));
    db.close();
    const again = aTable({ dataDir });
    expect((await again.get('setup.offer', {})).last).toEqual(mine);
    expect(await again.get('presets.list', {})).toEqual([preset(2, 'Spring'), preset(1, 'Winter')]);
  });

  it('have names of their own, and there are not too many', async () => {
    const { get, ask } = aTable();
    await get('presets.keep', preset(1, 'Winter'));
    expect(await ask('presets.keep', preset(2, ' WINTER '))).toMatchObject({
      ok: false,
      error: { field: 'name', message: 'There is a set-up called "WINTER" already; choose another name.' },
    });
    for (let n = 2; n <= 100; n++) await get('presets.keep', preset(n, `Set-up ${n}`));
    expect(await ask('presets.keep', preset(101, 'One more'))).toMatchObject({
      ok: false,
      error: { message: 'There are 100 set-ups already; delete one first.' },
    });
    expect(await ask('presets.keep', { ...preset(1, 'X'), id: '../x' })).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
  });

  it('that cannot be read do not cost the others', async () => {
    const dataDir = aFolder();
    const { program, get } = aTable({ dataDir });
    await get('presets.keep', preset(1, 'Winter'));
    program.store.presets.keep({ ...preset(2, 'Broken'), choices: { seats: 7 } as never });
    expect((await get('presets.list', {})).map(({ name }) => name)).toEqual(['Winter']);
  });
});
