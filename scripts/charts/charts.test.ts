// The page of charts is up to date, and shows every state and every way.
import { describe, expect, it } from 'vitest';
import { machines } from '../../shared/rules/charts';
import { statesOf } from '../../shared/rules/charts/chart';
import { pageOf } from './page';

const page = pageOf(machines);

describe('docs/charts.md', () => {
  it('is up to date (npx vitest run scripts/charts -u writes it)', async () => {
    await expect(page).toMatchFileSnapshot('../../docs/charts.md');
  });
  it.each(Object.entries(machines))('shows every state of %s', (id, machine) => {
    const [, own = ''] = page.split(`## ${id}\n`);
    const picture = own.split('\n## ')[0] ?? '';
    for (const at of statesOf(machine)) {
      const name = typeof at === 'string' ? at : Object.entries(at).flat().join('_');
      expect(picture).toMatch(new RegExp(`^ +${name}_?: `, 'm'));
    }
  });
  it('says by which guard, and where a chapter goes into another', () => {
    expect(page).toContain('begin --> missed: missesTurn');
    expect(page).toContain('movement: movement (chapter movement)');
  });
});
