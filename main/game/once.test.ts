import { expect, it, vi } from 'vitest';
import { updateFor } from '../../shared/rules/view/view-for';
import { aTable, choices, clickOn } from '../testing/program';

// Counted, and otherwise as it is.
vi.mock(import('../../shared/rules/view/view-for'), async (original) => {
  const real = await original();
  return { ...real, updateFor: vi.fn(real.updateFor) };
});

it('makes the view and looks back once for each thing that is put in', async () => {
  const table = aTable();
  const { game } = await table.get('games.create', choices('PPC'));
  const opened = await table.get('games.open', { game });
  const lookedBack = vi.spyOn(table.program.store.history, 'traces');
  vi.mocked(updateFor).mockClear();
  const before = table.updates.length;
  await clickOn(table, opened, 20);
  const told = table.updates.length - before;
  expect(told).toBeGreaterThanOrEqual(20);
  expect([vi.mocked(updateFor).mock.calls.length, lookedBack.mock.calls.length]).toEqual([told, told]);
});
