import { describe, expect, it } from 'vitest';
import { err } from '../../../shared/kernel/result';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';

const mine = { undo: { ok: true, seat: 'p0', agree: ['p1'] }, redo: false } as const;

describe('taking back', () => {
  it('asks the others first, and goes back when they agree', async () => {
    const { wishes, sent, push } = await aTable();
    await push(updateOf(prompts.turn, { back: mine }));
    await wishes.undo();
    expect([wishes.asking, sent]).toEqual([true, []]);
    await wishes.undo(['p1']);
    expect(wishes.asking).toBe(false);
    expect(sent).toMatchObject([{ what: 'undo', input: { agreed: ['p1'] } }]);
  });

  it('says why it cannot be', async () => {
    const { wishes, question, sent, push } = await aTable();
    await push(updateOf(prompts.turn, { back: { undo: { ok: false, why: 'revealed' }, redo: false } }));
    await wishes.undo();
    expect(question.refusal).toBe('trouble.undo.revealed');
    expect(sent).toEqual([]);
  });
});

it('a wish that is not granted says why beside the question', async () => {
  const { wishes, question } = await aTable(
    Promise.resolve(err({ code: 'refused', message: 'no', msg: { id: 'no' } } as const)),
  );
  await wishes.concede('p0');
  expect(question.refusal).toBe('no');
});
