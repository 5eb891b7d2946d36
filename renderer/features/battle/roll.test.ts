import { describe, expect, it } from 'vitest';
import type { OptionOdds } from '../../../shared/contract/foresight';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import type { Row } from '../cards/rows';
import { againOf, comesToNothing, isWon, rollOf } from './roll';

const row = (low: number | undefined, high: number | undefined, what: string): Row => ({
  at: [{ ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) }],
  dice: '',
  brief: `${low ?? ''}–${high ?? ''}`,
  what,
});
const CRYPT = [
  row(undefined, 0, 'no effect'),
  row(1, 1, 'the Plain of Peril'),
  row(2, 3, 'the Portal of Power'),
  row(4, 5, "the Warlock's Cave"),
  row(6, undefined, 'the City'),
];
const asked = (dice: readonly number[], counts?: number, again = dice.map((_, i) => i + 1)): Prompt => ({
  ...prompts.fate,
  ask: msg('ask.fate', { def: 'base/space/crypt', dice, ...(counts === undefined ? {} : { counts }) }),
  options: again.map((i) => ({ key: `reroll.${i}`, label: msg('option.reroll'), costs: 'fate' as const })),
});
const rows = (prompt: Prompt, tables: readonly (readonly Row[])[] = [CRYPT], now = '') =>
  (rollOf(prompt, tables, now)?.rows ?? []).map(
    ({ brief, counts, again }) =>
      `${counts ? '>' : ' '}${brief}: ${again.map((part) => `${Math.round(part * 6)}/6`).join(' ')}`,
  );

describe('a roll on the stage', () => {
  it('marks the row that counts, and tells how often each comes with every die again', () => {
    expect(rows(asked([6, 2, 1], 3))).toEqual([
      ' –0: 3/6 0/6 0/6',
      ' 1–1: 1/6 0/6 0/6',
      '>2–3: 2/6 2/6 1/6',
      ' 4–5: 0/6 2/6 2/6',
      ' 6–: 0/6 2/6 3/6',
    ]);
    expect(rollOf(asked([6, 2, 1], 3), [CRYPT], '')).toMatchObject({ sum: 9, counts: 3 });
  });

  it('says no second number where the sum counts, and lights no die that stays', () => {
    const roll = rollOf(asked([2], 2, []), [CRYPT], '');
    expect(roll).not.toHaveProperty('counts');
    expect(roll?.dice.map(({ option }) => option?.key)).toEqual([undefined]);
  });

  it('takes of two tables the one that says what happens, and neither in doubt', () => {
    const two = [
      [row(1, 2, 'lose 1 life'), row(3, undefined, 'no effect')],
      [row(1, 2, 'stay'), row(3, undefined, 'go')],
    ];
    expect(rows(asked([1], 1), two, 'stay')).toEqual(['>1–2: 2/6', ' 3–: 4/6']);
    expect(rollOf(asked([1], 1), two, 'stay')?.rows[0]?.what).toBe('stay');
    expect(rows(asked([1], 1), two, '')).toEqual([]);
  });

  it('has the dice that it stands against, and what they come to', () => {
    const { ask, ...rest } = asked([2, 5]);
    const against = { ...rest, ask: { ...ask, args: { ...ask.args, against: [4, 3] } } };
    expect(rollOf(against, [], '')?.against).toEqual({ dice: [4, 3], sum: 7 });
    expect(rollOf(asked([2, 5]), [], '')).not.toHaveProperty('against');
  });

  it('has the ability that it is compared with', () => {
    const { ask, ...rest } = asked([4, 5]);
    const tested = { ...rest, ask: { ...ask, args: { ...ask.args, stat: 'strength', than: 6 } } };
    expect(rollOf(tested, [], '')?.measure).toEqual({ stat: 'strength', n: 6 });
  });

  it('says which ability was taken off where that is why another number counts', () => {
    const { ask, ...rest } = asked([3, 2, 1], 2);
    const less = (n: number): Prompt => ({
      ...rest,
      ask: { ...ask, args: { ...ask.args, stat: 'strength', less: n } },
    });
    expect(rollOf(less(4), [CRYPT], '')?.less).toEqual({ stat: 'strength', n: 4 });
    expect(rollOf(less(3), [CRYPT], '')).not.toHaveProperty('less');
  });

  it('has no rows where none is looked up, and is nothing where the dice of a fight are asked about', () => {
    expect(rows(asked([3, 4]))).toEqual([]);
    expect(rollOf(prompts.after, [CRYPT], '')).toBeUndefined();
    expect(rollOf(prompts.table, [CRYPT], '')).toBeUndefined();
  });
});

describe('another throw', () => {
  const outcome = (chance: number, more: Partial<OptionOdds['outcomes'][number]> = {}) =>
    ({ chance, changes: [], fights: [], ends: { t: 'turn' }, ...more }) as const;
  const number = (what: 'life' | 'craft' | 'strength', by: number) =>
    ({ changes: [{ t: 'number', what, by }] }) as const;

  it('wins a fight from so much to so much', () => {
    expect(againOf('reroll.1', { 'reroll.1': { outcomes: [], win: 0.58 }, pass: { outcomes: [], win: 0.17 } })).toEqual(
      {
        t: 'win',
        from: 0.17,
        to: 0.58,
      },
    );
  });

  it('is better or worse than what lies there, and neither where it is this for that', () => {
    const odds = {
      pass: { outcomes: [outcome(1, number('craft', 1))] },
      'reroll.1': {
        outcomes: [
          outcome(1 / 6, number('craft', 2)),
          outcome(2 / 6, number('strength', 1)),
          outcome(3 / 6, number('life', -1)),
        ],
      },
    };
    expect(againOf('reroll.1', odds)).toEqual({ t: 'turns', better: 1 / 6, worse: 3 / 6 });
  });

  it('is better by a Spell that is drawn, too', () => {
    const odds = {
      pass: { outcomes: [outcome(1)] },
      'reroll.1': { outcomes: [outcome(1 / 6, { ends: { t: 'draw', deck: 'spell' } }), outcome(5 / 6)] },
    } as const;
    expect(againOf('reroll.1', odds)).toEqual({ t: 'turns', better: 1 / 6, worse: 0 });
  });

  it('is measured by nothing at all where keeping the dice does nothing', () => {
    const odds = { 'reroll.1': { outcomes: [outcome(0.5, number('life', -1)), outcome(0.5)] } };
    expect(againOf('reroll.1', odds)).toEqual({ t: 'turns', better: 0, worse: 0.5 });
    // Known to do nothing, and not only where it is not known.
    expect(againOf('reroll.1', odds, true)).toEqual({ t: 'none', worse: 0.5 });
    expect(comesToNothing(msg('ask.fate', { dice: [4], now: { does: [] } }))).toBe(true);
    expect(comesToNothing(msg('ask.fate', { dice: [4], now: { does: [{ op: 'missTurn' }] } }))).toBe(false);
    expect(comesToNothing(msg('ask.fate', { dice: [4] }))).toBe(false);
  });

  it('gains nothing where no throw is better than what lies there', () => {
    const paid = { changes: [{ t: 'number', what: 'fate', by: -1 }] } as const;
    const spaces = { changes: [{ t: 'space', space: 'base/space/city' }] } as const;
    const draw = { ends: { t: 'draw', deck: 'adventure' } } as const;
    const keeps = (one: OptionOdds['outcomes'][number], ...again: OptionOdds['outcomes']): unknown =>
      againOf('reroll.1', { pass: { outcomes: [one] }, 'reroll.1': { outcomes: again } });
    expect(keeps(outcome(1, number('life', -1)), outcome(1, number('life', -1)))).toEqual({ t: 'none', worse: 0 });
    expect(keeps(outcome(1, number('craft', 1)), outcome(0.5, number('craft', 1)), outcome(0.5, paid))).toEqual({
      t: 'none',
      worse: 0.5,
    });
    expect(keeps(outcome(1, draw), outcome(1, draw))).toEqual({ t: 'none', worse: 0 });
    // It may be what somebody would rather have.
    expect(keeps(outcome(1, number('craft', 1)), outcome(1, number('strength', 1)))).toBeUndefined();
    expect(keeps(outcome(1), outcome(0.5), outcome(0.5, spaces))).toBeUndefined();
    expect(keeps(outcome(1, number('life', 1)), outcome(0.5), outcome(0.5, draw))).toEqual({
      t: 'turns',
      better: 0,
      worse: 1,
    });
  });

  it('gains nothing in a fight that is won anyway, or lost as surely as before', () => {
    const fight = (win: number, hurt: number) => ({ outcomes: [], win, hurt });
    const keeps = (pass: OptionOdds, again: OptionOdds): unknown => againOf('reroll.1', { pass, 'reroll.1': again });
    expect(keeps(fight(1, 0), fight(1, 0))).toEqual({ t: 'none', worse: 0 });
    // Sixths that are added up come to a hair less than all of it.
    expect(keeps(fight(1, 0), fight(1 - 1e-12, 0))).toEqual({ t: 'none', worse: 0 });
    // What might be lost by it is told as well.
    expect(keeps(fight(1, 0), fight(0.5, 0))).toEqual({ t: 'none', worse: 0.5 });
    expect(keeps(fight(0, 1), fight(0, 1))).toEqual({ t: 'none', worse: 0 });
    // A stand-off is better than a defeat.
    expect(keeps(fight(0, 1), fight(0, 0.8))).toEqual({ t: 'win', from: 0, to: 0 });
  });

  it('is asked where the dice that lie there win, and that is said', () => {
    const fight = (win: number): OptionOdds => ({ outcomes: [], win });
    const option = (key: string, id: string): Option => ({ key, label: msg(id) });
    const options = [option('reroll', 'option.reroll'), option('pass', 'option.keep')];
    expect(isWon({ options }, { pass: fight(1), reroll: fight(1) })).toBe(true);
    expect(isWon({ options }, { pass: fight(1), reroll: fight(0.5) })).toBe(true);
    expect(isWon({ options }, { pass: fight(0.97), reroll: fight(1) })).toBe(false);
    expect(isWon({ options }, {})).toBe(false);
    expect(isWon({ options: options.slice(1) }, { pass: fight(1) })).toBe(false);
  });

  it('says nothing where it only leads elsewhere, or not all was looked at', () => {
    const elsewhere = { changes: [{ t: 'space', space: 'base/space/city' }] } as const;
    expect(againOf('reroll.1', { 'reroll.1': { outcomes: [outcome(1, elsewhere)] } })).toBeUndefined();
    expect(againOf('reroll.1', { 'reroll.1': { outcomes: [], win: 1, stopped: 0.5 } })).toBeUndefined();
    expect(againOf('reroll.1', {})).toBeUndefined();
  });
});
