import { expect, it } from 'vitest';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';
import { told } from '../../fixtures/story';

it('can be read by whoever has the screen, and by nobody while it is handed over', async () => {
  const { journal, question, push } = await aTable();
  await push(updateOf(prompts.turn, { events: told }));
  expect(journal.lines.length).toBeGreaterThan(0);
  await push(updateOf({ ...prompts.turn, id: 'dp1-8', seat: 'p1' }));
  expect(question.covered).toBe(true);
  expect([journal.lines, journal.fortunes]).toEqual([[], []]);
  question.uncover();
  expect(journal.lines.length).toBeGreaterThan(0);
});
