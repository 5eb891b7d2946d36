import { describe, expect, it } from 'vitest';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';
import { midGame } from '../../fixtures/views';

describe('the seats', () => {
  it('tell who is asked, else who looks', async () => {
    const { seats, push } = await aTable();
    await push(updateOf({ ...prompts.turn, seat: 'p1' }));
    expect(seats.focus?.id).toBe('p1');
    await push(updateOf(undefined));
    expect(seats.focus?.id).toBe(midGame(4).seat);
  });

  it('have a person who may act, and nobody while the screen is handed over', async () => {
    const { seats, question, push } = await aTable();
    expect(seats.person?.id).toBe('p0');
    await push(updateOf({ ...prompts.turn, id: 'dp1-8', seat: 'p1' }));
    expect(question.covered).toBe(true);
    expect(seats.person).toBeUndefined();
  });

  it('are named after their characters', async () => {
    const { seats } = await aTable();
    expect(seats.name('p0')).toBe('base/character/warrior');
    expect(seats.heroName('h0')).toBe('base/character/warrior');
    expect(seats.name(undefined)).toBe('');
  });
});
