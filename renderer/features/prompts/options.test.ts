import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../../shared/contract/prompt';
import type { SpaceView } from '../../../shared/contract/view';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import {
  askers,
  briefly,
  deedsOf,
  gateOf,
  headingOf,
  mannerOf,
  rangeOf,
  startOf,
  reachOf,
  sortOptions,
  stepsOf,
  toldApart,
  untold,
  walkerAt,
  wayTold,
} from './options';

describe('the options of a prompt', () => {
  it('come with what is possible first, then what is not, then what ends it', () => {
    const { main } = sortOptions(prompts.village);
    expect(main.map(({ key }) => key)).toEqual(['blacksmith', 'mystic', 'healer', 'pass']);
  });

  it('have number keys only where they can be chosen', () => {
    const { hotkeys } = sortOptions(prompts.village);
    expect([...hotkeys]).toEqual([
      ['blacksmith', '1'],
      ['mystic', '2'],
      ['pass', '3'],
    ]);
  });

  it('that cost something are the last ones, and letters choose them', () => {
    const { main, hotkeys } = sortOptions(prompts.fate);
    expect(main.map(({ key }) => key)).toEqual(['pass', 'reroll.1']);
    expect([...hotkeys]).toEqual([
      ['pass', '1'],
      ['reroll.1', 'f'],
    ]);
    const way = sortOptions(prompts.table);
    expect(way.main.at(-1)?.key).toBe('reroll.1');
    expect(way.hotkeys.get('reroll.1')).toBe('f');
  });

  it('come before what ends the question even where they are small', () => {
    const small = { key: 'trade', label: msg('option.goOn'), minor: true as const };
    const { main } = sortOptions({ ...prompts.village, options: [small, ...prompts.village.options] });
    expect(main.map(({ key }) => key)).toEqual(['blacksmith', 'mystic', 'healer', 'trade', 'pass']);
  });

  it('point the way that they go, and not from board to board', () => {
    const way = (...path: readonly string[]) => ({ key: 'x', label: msg('option.goOn'), target: { path } });
    const grid = (space: string) => {
      const [board = '', x, y] = space.split(' ');
      return { board, at: [Number(x), Number(y)] as const };
    };
    const from = 'base 3 0';
    expect(headingOf(way(from, 'base 4 0', 'base 5 0'), from, grid)).toBe(90);
    expect(headingOf(way('base 2 0', 'base 1 0'), from, grid)).toBe(-90);
    expect(headingOf(way('base 3 1'), from, grid)).toBe(180);
    expect(headingOf(way('city 0 0'), from, grid)).toBeUndefined();
    expect(headingOf(way(), from, grid)).toBeUndefined();
  });

  it('are answered by one click, several or a form, as the shape says', () => {
    expect([prompts.fate, prompts.many, prompts.number, prompts.order, prompts.distribute].map(mannerOf)).toEqual([
      'one',
      'many',
      'number',
      'order',
      'distribute',
    ]);
  });

  it('that are spaces are found by their space, where they can be chosen', () => {
    expect([...reachOf(prompts.table)].map(([space, { key }]) => [space, key])).toEqual(
      ['fields_ne', 'woods_n', 'hills_m'].map((id) => [`base/space/${id}`, `base/space/${id}`]),
    );
    expect(reachOf(undefined).size).toBe(0);
  });

  it('of a number are the numbers', () => {
    expect(rangeOf(prompts.number)).toEqual({ low: 1, high: 4 });
    const starts = ['ask.stake', 'ask.healHowMany', 'ask.prayerResult'].map((id) =>
      startOf({ ...prompts.number, ask: msg(id) }),
    );
    expect(starts).toEqual([1, 4, undefined]);
  });

  it('belong to the card that they are about, where one press answers', () => {
    const prompt = {
      ...prompts.turn,
      options: [
        { key: 'cast', label: msg('name'), target: { card: 'c1' as const } },
        { key: 'use', label: msg('name'), target: { card: 'c1' as const }, off: msg('name') },
        { key: 'other', label: msg('name'), target: { card: 'c2' as const, def: 'base/purchase/sword' } },
        { key: 'roll', label: msg('name') },
      ],
    };
    expect(deedsOf(prompt, 'c1').map(({ key }) => key)).toEqual(['cast', 'use']);
    expect(deedsOf({ ...prompt, max: 2 }, 'c1')).toEqual([]);
  });

  it('name the cards that ask, where nothing else could be done', () => {
    const use = (key: string, def: string) => ({ key, label: msg('name'), use: 'live' as const, target: { def } });
    const pass = { key: 'pass', label: msg('name'), pass: true as const };
    const prompt = (...options: Prompt['options']) => ({ ...prompts.turn, options });
    expect(
      askers(
        prompt(use('a', 'base/spell/healing'), use('b', 'base/spell/healing'), use('c', 'base/spell/nullify'), pass),
      ),
    ).toEqual(['base/spell/healing', 'base/spell/nullify']);
    expect(askers(prompt(use('a', 'base/spell/healing'), { key: 'roll', label: msg('name') }, pass))).toEqual([]);
    expect(askers(prompt(use('a', 'base/spell/healing')))).toEqual([]);
  });

  it('to spaces of one name are told apart by a space on the way, or by the direction where that is called alike too', () => {
    const way = (key: string, ...path: readonly string[]) => ({
      key,
      label: msg('name'),
      target: { space: path.at(-1) ?? '', path },
    });
    const nameOf = (def: string): string => def.replace(/\d/, '');
    const apart = (one: ReturnType<typeof way>, ...twins: readonly ReturnType<typeof way>[]) =>
      toldApart(one, twins, 'city', nameOf);
    expect(apart(way('a', 'city', 'hills1', 'plains1'))).toBeUndefined();
    expect(apart(way('a', 'city', 'hills1', 'plains1'), way('b', 'city', 'fields1', 'plains2'))).toEqual({
      via: 'hills1',
    });
    expect(apart(way('a', 'city', 'fields1', 'plains1'), way('b', 'city', 'fields2', 'plains2'))).toEqual({
      first: 'fields1',
    });
    expect(apart(way('a', 'fields1', 'plains1'), way('b', 'fields2', 'plains2'))).toEqual({ first: 'fields1' });
    expect(apart(way('a', 'city', 'plains1'), way('b', 'city', 'plains2'))).toEqual({ first: 'plains1' });
  });

  it('begin where the figure stands that is asked about, not where the one who is asked does', () => {
    const figure = { id: 'c9', def: 'base/figure/somebody' } as const;
    const bare = { cards: [], gold: 0 };
    const spaces: readonly SpaceView[] = [
      { id: 'base/space/castle', ...bare, figures: [figure] },
      { id: 'base/space/runes_w', ...bare },
    ];
    expect(walkerAt({ ...prompts.table, card: 'c9' }, spaces)).toBe('base/space/castle');
    expect(walkerAt(prompts.table, spaces)).toBeUndefined();
    expect(walkerAt(undefined, spaces)).toBeUndefined();
  });

  it('do not say again what their label says, nor what fills the panel', () => {
    expect(untold('Auf die Felder gehen (Südosten)', 'im Südosten')).toBe('');
    expect(untold('Go to the Hills', 'north-east, Middle Region')).toBe('north-east, Middle Region');
    expect(untold('Go to the Fields (south-east)', 'south-east, Outer Region, 2')).toBe('Outer Region, 2');
    expect(briefly('gain 1 gold')).toBe('gain 1 gold');
    expect(briefly('that character rolls 1 die for this figure, '.repeat(6))).toBe('');
  });

  it('name the gate that is to be passed', () => {
    const path = ['a/space/fields', 'a/space/sentinel', 'a/space/hills'] as const;
    const way = (label: string) => ({ key: 'to', label: msg(label), target: { space: path[2], path } });
    expect(gateOf(way('option.gate'), 'a/space/woods')).toBe(path[1]);
    expect(gateOf({ ...way('option.gate'), target: { space: path[2], path: [path[2]] } }, path[1])).toBe(path[1]);
    expect(gateOf(way('option.goTo'), 'a/space/woods')).toBeUndefined();
  });

  it('count the steps of a way with or without its beginning', () => {
    const way = (...path: readonly string[]) => ({ key: 'to', label: msg('name'), target: { path } });
    expect(stepsOf(way('a', 'b', 'c'), 'a')).toBe(2);
    expect(stepsOf(way('b', 'c'), 'a')).toBe(2);
    expect(stepsOf({ key: 'to', label: msg('name') }, 'a')).toBeUndefined();
  });
});

it('says of the way over the bridge against whom it leads, in two lines at most', () => {
  const way = {
    deed: '',
    steps: '4 steps',
    note: 'against the Sentinel, Strength 9',
    about: '',
    gate: 'over the bridge',
    apart: '',
    which: 'north-east',
    beyond: 'Middle Region',
  };
  expect(wayTold(way, true)).toEqual(['against the Sentinel, Strength 9', 'over the bridge']);
  expect(wayTold({ ...way, note: '', gate: '' }, false)).toEqual(['4 steps', 'north-east', 'Middle Region']);
});
