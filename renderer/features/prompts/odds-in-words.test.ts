// What an option leads to that is no number, and what is plain without a word.
import { describe, expect, it } from 'vitest';
import type { Foreseen, OptionOdds } from '../../../shared/contract/foresight';
import { msg, type MsgArg, type SeatId } from '../../../shared/kernel/ids';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { headlinesOf } from './headlines';
import { rowsOf, type Told } from './odds';

const turn = { t: 'turn' } as const;
const one = (rolls: readonly number[], rest: Partial<Foreseen> = {}): Foreseen => ({
  chance: rolls.length / 6,
  rolls,
  changes: [],
  fights: [],
  ends: turn,
  ...rest,
});
const number = (what: 'fate' | 'gold' | 'life', by: number) => ({ t: 'number', what, by }) as const;
const at = {
  words: en.odds,
  name: (def: string) => def,
  place: (space: string) => space,
  who: String,
  say: ({ id }: { readonly id: string }) =>
    id === 'ask.choose.space'
      ? 'Shrine: choose a space.'
      : id === 'other'
        ? 'Where do you go with 2 steps?'
        : 'A Spirit',
  leads: (does: MsgArg) => (does === 'row' ? 'teleport to any other space in your Region' : 'x '.repeat(80)),
  seat: 'p1' as const,
};
const said = (odds: OptionOdds, told: Told = {}, words = en.odds): readonly string[] =>
  rowsOf(odds, { ...at, words }, told).map(({ chance, rolls, text }) =>
    [chance, rolls, text].filter(Boolean).join(' '),
  );
const choice = (seat: SeatId, leads?: MsgArg) =>
  ({ t: 'choice', seat, ask: msg('ask.choose.space'), ...(leads === undefined ? {} : { leads }) }) as const;

describe('what an option leads to', () => {
  it('is what a choice at its end is for, where not every result comes to it', () => {
    const odds = (ends: Foreseen['ends']): OptionOdds => ({ outcomes: [one([1, 2, 3, 4, 5]), one([6], { ends })] });
    expect(said(odds(choice('p1', 'row')))).toEqual([
      '83\u00a0% 1-5: nothing',
      '17\u00a0% 6: teleport to any other space in your Region',
    ]);
    // What cannot be told in a few words is told when it is asked: the question would read as what comes of it.
    expect(said(odds(choice('p1', 'long')))[1]).toBe('17\u00a0% 6: then you choose');
    expect(said(odds(choice('p1')))[1]).toBe('17\u00a0% 6: then you choose');
    expect(said(odds({ t: 'choice', seat: 'p1', ask: msg('other') }))[1]).toBe('17\u00a0% 6: then you choose');
    expect(said(odds(choice('p2', 'row')))[1]).toBe('17\u00a0% 6: somebody else chooses');
    // The same question in any case is no difference between them.
    const ends = choice('p1', 'row');
    expect(
      said({ outcomes: [one([1, 2], { ends }), one([3, 4, 5, 6], { ends, changes: [number('life', -1)] })] }),
    ).toEqual(['33\u00a0% 1-2: nothing', '67\u00a0% 3-6: −1 life']);
  });

  it('leaves out the fate that is paid for it, which is on its button', () => {
    const outcomes = [
      one([1], { changes: [number('fate', -1)] }),
      one([2]),
      one([3, 4, 5, 6], { changes: [number('fate', -1), number('gold', 1)] }),
    ];
    expect(said({ outcomes }, { paid: true })).toEqual([
      '17\u00a0% 1: nothing',
      '17\u00a0% 2: +1 fate',
      '67\u00a0% 3-6: +1 gold',
    ]);
  });

  it('gives no fate back to the dead, whose numbers are not told', () => {
    expect(
      said({ outcomes: [one([1, 2, 3, 4, 5, 6], { changes: [{ t: 'dead' }] })] }, { paid: true }),
    ).not.toContainEqual(expect.stringContaining('fate'));
  });

  it('is told in turns, too', () => {
    const changes = [{ t: 'extraTurns', by: 1 } as const];
    expect(said({ outcomes: [one([1, 2], { changes }), one([3, 4, 5, 6])] })[0]).toBe(
      '33\u00a0% 1-2: has another turn after this one',
    );
  });

  it('says no word of what is plain: where a way goes, and the card that is drawn there', () => {
    const to = 'base/space/plains';
    const goes = { t: 'space', space: to } as const;
    const draws = { chance: 1, changes: [goes], fights: [], ends: { t: 'draw', deck: 'adventure' } } as const;
    expect(said({ outcomes: [draws] }, { to })).toEqual([]);
    expect(said({ outcomes: [{ ...draws, staying: [number('life', -1)] }] }, { to })).toEqual([
      'if the turn ends there: −1 life',
    ]);
    expect(said({ outcomes: [{ ...draws, changes: [goes, number('gold', 1)] }] }, { to })).toEqual(['+1 gold']);
    const crags = [one([1, 2], { changes: [goes, number('life', -1)] }), one([3, 4, 5, 6], { changes: [goes] })];
    expect(said({ outcomes: crags }, { to })).toEqual(['33\u00a0% 1-2: −1 life', '67\u00a0% 3-6: nothing']);
    // Where he is brought otherwise is no plain thing.
    expect(said({ outcomes: [draws] }, { to: 'base/space/woods' })).toEqual(['to base/space/plains, a card is drawn']);
  });

  it('names a creature within a sentence', () => {
    const fights = [{ kind: 'psychic', foe: msg('spirit'), result: 'won' } as const];
    expect(said({ outcomes: [one([1, 2, 3], { fights }), one([4, 5, 6])] })[0]).toBe('50\u00a0% 1-3: beats a Spirit');
  });
});

describe('beside a fight', () => {
  const fight = (result: 'won' | 'lost' | 'standOff', chance: number, changes: Foreseen['changes'] = []): Foreseen => ({
    chance,
    changes,
    fights: [{ kind: 'battle', foe: msg('ghoul'), result }],
    ends: turn,
  });
  const beside = (odds: OptionOdds, words = en.odds): string | undefined =>
    headlinesOf(
      {
        options: [
          { key: 'a', label: msg('x') },
          { key: 'b', label: msg('x') },
        ],
        shape: 'pick',
      },
      { a: odds },
      words,
    ).get('a');

  it('stands the chance to lose where that is not the chance to lose a life', () => {
    const both = { outcomes: [fight('won', 0.42), fight('lost', 0.42), fight('standOff', 0.16)], win: 0.42 };
    expect(beside(both)).toBe('42\u00a0% win · 42\u00a0% defeat');
    expect(beside(both, de.odds)).toBe('42\u00a0% Sieg · 42\u00a0% Niederlage');
    const outcomes = [fight('won', 0.42), fight('lost', 0.42, [number('life', -1)]), fight('standOff', 0.16)];
    expect(beside({ outcomes, win: 0.42, hurt: 0.42 })).toBe('42\u00a0% win · 42\u00a0% to lose a life');
    expect(beside({ outcomes, win: 0.42, hurt: 0.42 }, de.odds)).toBe('42\u00a0% Sieg · 42\u00a0% Lebensverlust');
    expect(beside({ outcomes, win: 0.42, hurt: 0.2 })).toBe(
      '42\u00a0% win · 42\u00a0% defeat · 20\u00a0% to lose a life',
    );
  });
});
