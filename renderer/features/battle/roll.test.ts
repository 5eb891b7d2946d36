import { describe, expect, it } from 'vitest';
import type { OptionOdds } from '../../../shared/contract/foresight';
import type { Prompt } from '../../../shared/contract/prompt';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import { againOf, rollOf } from './roll';

const CRYPT =
  "Roll 3 dice and subtract your Strength: 0 or less – no effect; 1 – teleport to the Plain of Peril; 2-3 – teleport to the Portal of Power; 4-5 – teleport to the Warlock's Cave; 6 or more – teleport to the City.";
const asked = (dice: readonly number[], counts?: number, again = dice.map((_, i) => i + 1)): Prompt => ({
  ...prompts.fate,
  ask: msg('ask.fate', { def: 'base/space/crypt', dice, ...(counts === undefined ? {} : { counts }) }),
  options: again.map((i) => ({ key: `reroll.${i}`, label: msg('option.reroll'), costs: 'fate' as const })),
});
const rows = (prompt: Prompt, text: readonly string[] = [CRYPT], now = '') =>
  (rollOf(prompt, text, now)?.rows ?? []).map(
    ({ brief, counts, again }) =>
      `${counts ? '>' : ' '}${brief}: ${again.map((part) => `${Math.round(part * 6)}/6`).join(' ')}`,
  );

describe('a roll on the stage', () => {
  it('marks the row that counts, and tells how often each comes with every die again', () => {
    expect(rows(asked([6, 2, 1], 3))).toEqual([
      ' ≤ 0: 3/6 0/6 0/6',
      ' 1: 1/6 0/6 0/6',
      '>2–3: 2/6 2/6 1/6',
      ' 4–5: 0/6 2/6 2/6',
      ' 6+: 0/6 2/6 3/6',
    ]);
    expect(rollOf(asked([6, 2, 1], 3), [CRYPT], '')).toMatchObject({ sum: 9, counts: 3 });
  });

  it('says no second number where the sum counts, and lights no die that stays', () => {
    const roll = rollOf(asked([2], 2, []), [CRYPT], '');
    expect(roll).not.toHaveProperty('counts');
    expect(roll?.dice.map(({ option }) => option?.key)).toEqual([undefined]);
  });

  it('takes of two tables the one that says what happens, and neither in doubt', () => {
    const two = ['Roll 1 die: 1-2 – lose 1 life; 3 or more – no effect.', 'Roll 1 die: 1-2 – stay; 3 or more – go.'];
    expect(rows(asked([1], 1), two, 'stay')).toEqual(['>1–2: 2/6', ' 3+: 4/6']);
    expect(rollOf(asked([1], 1), two, 'stay')?.rows[0]?.what).toBe('stay');
    expect(rows(asked([1], 1), two, '')).toEqual([]);
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

  it('is measured by nothing at all where keeping the dice does nothing', () => {
    const odds = { 'reroll.1': { outcomes: [outcome(0.5, number('life', -1)), outcome(0.5)] } };
    expect(againOf('reroll.1', odds)).toEqual({ t: 'turns', better: 0, worse: 0.5 });
  });

  it('says nothing where it only leads elsewhere, or not all was looked at', () => {
    const elsewhere = { changes: [{ t: 'space', space: 'base/space/city' }] } as const;
    expect(againOf('reroll.1', { 'reroll.1': { outcomes: [outcome(1, elsewhere)] } })).toBeUndefined();
    expect(againOf('reroll.1', { 'reroll.1': { outcomes: [], win: 1, stopped: 0.5 } })).toBeUndefined();
    expect(againOf('reroll.1', {})).toBeUndefined();
  });
});
