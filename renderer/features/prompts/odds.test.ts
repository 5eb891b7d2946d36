import { expect, it } from 'vitest';
import type { OptionOdds } from '../../../shared/contract/foresight';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { headlineOf, percentOf, rowsOf, waysOf } from './odds';

const turn = { t: 'turn' } as const;
/** Everything by its own name. */
const at = {
  words: en.odds,
  name: (def: string) => def,
  place: (space: string) => `now ${space}`,
  who: (hero: string) => hero,
  say: () => '',
  leads: () => '',
  seat: 'p1' as const,
};
const life = { t: 'number', what: 'life', by: -1 } as const;

it('rounds nothing to what it is not', () => {
  expect([0, 0.001, 0.294, 0.999, 1].map(percentOf)).toEqual(['0', '<1', '29', '>99', '100']);
});

it('says of the way to the Crown what it is at least, where not all of it was looked at', () => {
  const crown = (chance: number, stopped: number) => headlineOf({ outcomes: [], crown: { chance, stopped } }, en.odds);
  expect(crown(0.428, 0)).toBe('43\u00a0% to come to the Crown');
  expect(crown(0.428, 0.001)).toBe('43\u00a0% to come to the Crown');
  expect(crown(0.428, 0.01)).toBe('at least 42\u00a0% to come to the Crown');
  expect(crown(0.002, 0.3)).toBe('');
});

it('tells of a fight in one number, and of a chart in its rows, in the order of the dice', () => {
  const [none] = [{ chance: 1 / 2, changes: [], fights: [], ends: turn }] as const;
  const either: OptionOdds = { outcomes: [none, { ...none, changes: [life] }] };
  expect(waysOf(either, at)).toBe('50\u00a0% nothing · 50\u00a0% −1\u00a0life');
  expect(waysOf({ outcomes: [{ ...none, chance: 1 }] }, at)).toBe('');
  const fight: OptionOdds = { outcomes: [], win: 0.58, hurt: 0.25 };
  expect(headlineOf(fight, en.odds)).toBe('58\u00a0% win · 25\u00a0% to lose a life');
  const chart: OptionOdds = {
    outcomes: [
      { chance: 3 / 6, changes: [], fights: [], ends: turn, rolls: [3, 4, 6] },
      { chance: 2 / 6, changes: [life], fights: [], ends: turn, rolls: [1, 2] },
      { chance: 1 / 6, changes: [], fights: [], ends: { t: 'draw', deck: 'spell' }, rolls: [5] },
    ],
  };
  expect(headlineOf(chart, en.odds)).toBe('');
  expect(rowsOf(chart, at).map(({ chance, rolls, text }) => `${chance} ${rolls} ${text}`)).toEqual([
    '33\u00a0% 1-2: −1 life',
    '50\u00a0% 3-4, 6: nothing',
    '17\u00a0% 5: +1 Spell',
  ]);
});

it('puts the least likely ways together where there are many, and leaves a chart whole', () => {
  const gold = (by: number) => ({ t: 'number', what: 'gold', by }) as const;
  const ways = Array.from({ length: 12 }, (_, i) => ({
    ...{ chance: i === 0 ? 0.45 : 0.05, changes: [gold(i + 1)], fights: [], ends: turn },
  }));
  const rows = rowsOf({ outcomes: ways }, at);
  expect(rows).toHaveLength(9);
  expect(rows[0]).toMatchObject({ chance: '45\u00a0%', text: '+1 gold' });
  expect(rows.at(-1)).toEqual({ chance: '20\u00a0%', rolls: '', text: '4 other ways' });
  expect(rowsOf({ outcomes: ways.slice(0, 9) }, at).at(-1)?.text).toBe('+9 gold');
  const chart = ways.map((one, i) => ({ ...one, rolls: [i + 1] }));
  expect(rowsOf({ outcomes: chart }, at)).toHaveLength(12);
});

it('names no numbers of a die where each of them comes to the same', () => {
  const half = (...rolls: number[]) => ({ chance: 1 / 2, changes: [life], fights: [], ends: turn, rolls });
  expect(rowsOf({ outcomes: [half(1, 2, 3), half(4, 5, 6)] }, at)).toEqual([
    { chance: '', rolls: '', text: '−1 life' },
  ]);
});

it('calls a space where he goes by what it is now', () => {
  const at = {
    words: en.odds,
    name: (def: string) => def,
    place: () => 'Desert',
    who: String,
    say: () => '',
    leads: () => '',
    seat: 'p1' as const,
  };
  const goes = { t: 'space', space: 'base/space/woods_n' } as const;
  expect(rowsOf({ outcomes: [{ chance: 1, changes: [goes], fights: [], ends: turn }] }, at)).toMatchObject([
    { text: 'to Desert' },
  ]);
});

it('tells apart what is certain and what comes only if the turn ends there', () => {
  const at = {
    words: en.odds,
    name: (def: string) => def,
    place: () => 'Desert',
    who: String,
    say: () => '',
    leads: () => '',
    seat: 'p1' as const,
  };
  const draws = {
    chance: 1,
    changes: [],
    fights: [],
    ends: { t: 'draw', deck: 'adventure' },
    staying: [life],
  } as const;
  const one = { ...draws, changes: [{ t: 'space', space: 'base/space/woods_n' }] } as const;
  expect(rowsOf({ outcomes: [one] }, at)).toMatchObject([
    { text: 'to Desert, a card is drawn; if the turn ends there: −1 life' },
  ]);
  expect(headlineOf({ outcomes: [one], hurt: 0.5, staying: 1 }, en.odds)).toBe(
    '50\u00a0% to lose a life · 100\u00a0% to lose a life if the turn ends there',
  );
});

it('tells of others what they suffer, and the same of several at once', () => {
  const at = {
    words: en.odds,
    name: (def: string) => def,
    place: (space: string) => space,
    who: (hero: string) => ({ h1: 'Wizard', h2: 'Elf', h3: 'Dwarf' })[hero] ?? hero,
    say: () => '',
    leads: () => '',
    seat: 'p1' as const,
  };
  const struck = [
    { hero: 'h1', t: 'dead' },
    { hero: 'h2', ...life },
    { hero: 'h3', ...life },
  ] as const;
  const half = { chance: 0.5, changes: [], fights: [], ends: turn };
  const command = { outcomes: [half, { ...half, changes: struck }] };
  expect(rowsOf(command, at)[1]?.text).toBe('Wizard is killed, Elf and Dwarf: −1 life');
  expect(waysOf(command, at)).toBe('50\u00a0% nothing · 50\u00a0% Wizard is killed, Elf and Dwarf: −1\u00a0life');
});

it('says behind what a space does whom one may encounter in its place', () => {
  const at = {
    words: en.odds,
    name: (def: string) => def,
    place: (space: string) => space,
    who: (hero: string) => hero,
    say: ({ args = {} }: { readonly args?: { readonly [name: string]: unknown } }) => String(args['def']),
    leads: () => '',
    seat: 'p1' as const,
  };
  const instead = ['The Wizard', 'Troll'].map((def) => ({ id: 'name', args: { def } }));
  const meets = { changes: [], ends: turn, instead } as const;
  const fought = (result: 'won' | 'lost') =>
    [{ kind: 'battle', foe: { id: 'name', args: { def: 'Ogre' } }, result }] as const;
  const odds: OptionOdds = {
    outcomes: [
      { ...meets, chance: 2 / 3, fights: fought('won') },
      { ...meets, chance: 1 / 3, fights: fought('lost') },
    ],
    win: 2 / 3,
  };
  expect(rowsOf(odds, at).map(({ text }) => text)).toEqual([
    'beats Ogre',
    'falls to Ogre',
    'unless you encounter the Wizard or Troll there',
  ]);
  expect(rowsOf(odds, { ...at, words: de.odds }).map(({ text }) => text)).toEqual([
    'Sieg (Ogre)',
    'Niederlage (Ogre)',
    'oder stattdessen Begegnung mit: The Wizard, Troll',
  ]);
  // On a key, where there is room for two, it is no way that it may go.
  expect(waysOf(odds, at)).toBe('67\u00a0% beats Ogre · 33\u00a0% falls to Ogre');
  // That a card is drawn goes without saying, but not beside what one may do instead.
  const draws = { ...meets, chance: 1, fights: [], ends: { t: 'draw', deck: 'adventure' } } as const;
  const goes = { ...draws, changes: [{ t: 'space', space: 'fields' }] } as const;
  expect(rowsOf({ outcomes: [goes] }, at, { to: 'fields' }).map(({ text }) => text)).toEqual([
    'a card is drawn',
    'unless you encounter the Wizard or Troll there',
  ]);
  const { instead: _, ...alone } = goes;
  expect(rowsOf({ outcomes: [alone] }, at, { to: 'fields' })).toEqual([]);
  // Where the space does nothing that is known there is nothing to be spared.
  expect(rowsOf({ outcomes: [{ ...meets, chance: 1, fights: [] }] }, at)).toEqual([]);
});
