import type { ViewEvent } from '../../../shared/contract/event';
import type { Prompt } from '../../../shared/contract/prompt';
import type { SeatId } from '../../../shared/kernel/ids';
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

  it('shine where the table waits for a person: for who is asked, else for who has the turn', async () => {
    const litWith = async (active: SeatId, prompt?: Prompt): Promise<SeatId | undefined> => {
      const { seats } = await aTable(undefined, updateOf(prompt, { view: midGame(4, { active }) }));
      expect(seats.active?.id).toBe(active);
      return seats.lit;
    };
    expect(await litWith('p2', prompts.fate)).toBe('p0');
    expect(await litWith('p1')).toBe('p1');
    expect(await litWith('p2')).toBeUndefined();
  });

  it('are watched while the turn of another person is told: what was just answered lies before his eyes', async () => {
    const roll: ViewEvent = { t: 'rolled', hero: 'h1', for: 'move', dice: [3] };
    const watchedIn = async (active: SeatId): Promise<boolean> => {
      const opened = updateOf(prompts.turn, { view: midGame(4, { active }) });
      const { seats, push } = await aTable(undefined, opened, undefined, 'normal');
      expect(seats.watched).toBe(false);
      await push(updateOf(undefined, { stateId: 2, view: midGame(4, { active }), events: [roll] }));
      expect(seats.focus?.id).toBe('p0');
      return seats.watched;
    };
    expect(await watchedIn('p1')).toBe(true);
    expect(await watchedIn('p0')).toBe(false);
    expect(await watchedIn('p2')).toBe(false);
  });

  it('are named after their characters', async () => {
    const { seats } = await aTable();
    expect(seats.name('p0')).toBe('base/character/warrior');
    expect(seats.heroName('h0')).toBe('base/character/warrior');
    expect(seats.name(undefined)).toBe('');
  });
});
