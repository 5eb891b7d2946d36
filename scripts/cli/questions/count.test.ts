// No person is asked what has one answer: played, and looked at.
import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../shared/rules/testing/books';
import { startOf } from '../../../shared/rules/setup/position';
import { countIn, samplesOf, together, told, type Counted } from './count';
import { weigh } from './same';

/** Questions that may have one answer: presses, which a setting spares. */
const isPress = (kind: string): boolean => kind.endsWith('(press)');
/** Where nothing came of either answer in the games that were played, by the chance of a die or by what was at hand. */
const BY_CHANCE: readonly RegExp[] = [/^react\./, /^ask\.fate$/, /^ask\.(skipRoll|portal|pick|moment\..*)$/];

const games: Counted = together(samplesOf(6, 60).map((sample) => countIn(baseBook, sample)));
const kindsOf = ({ kinds, others }: Counted) => [...Object.entries(kinds), ...Object.entries(others)];

describe('what a person is asked', () => {
  it('has more than one answer, unless it is a press', () => {
    expect(kindsOf(games).filter(([kind, { oneAnswer }]) => oneAnswer > 0 && !isPress(kind))).toEqual([]);
  });

  it('comes to something', () => {
    const idle = kindsOf(games).filter(([, { allTheSame }]) => allTheSame > 0);
    expect(idle.filter(([kind]) => !BY_CHANCE.some((one) => one.test(kind)))).toEqual([]);
  });

  it('is not more than three questions in a turn of his own', () => {
    const asked = Object.entries(games.kinds).filter(([kind]) => !isPress(kind));
    expect(asked.reduce((n, [, kind]) => n + kind.asked, 0) / games.turns).toBeLessThan(3);
    expect(told(games)).toMatch(/^\d+ turns: \d\.\d\d questions and \d\.\d\d presses in an own turn/);
  });
});

describe('what a question weighs', () => {
  const weightOf = (given: Parameters<typeof startOf>[1]): string => {
    const made = startOf(baseBook, given);
    if (!made.ok) throw new Error(made.refusal.msg.id);
    const [decision] = Object.values(made.state.pending);
    if (decision === undefined) throw new Error('nobody is asked');
    return `${decision.ask.id}: ${weigh(baseBook, made.state, decision)}`;
  };

  it('is told by what comes of its answers', () => {
    expect(weightOf({ characters: { thief: { at: 'fields_n' } } })).toBe('ask.move: one answer');
    expect(
      weightOf({
        characters: { thief: { at: 'fields_n', fate: 1 } },
        spaces: { fields_n: { cards: ['ogre'] } },
        phase: 'encounter',
        dice: [3, 1],
      }),
    ).toBe('ask.fateFight: a choice');
  });
});
