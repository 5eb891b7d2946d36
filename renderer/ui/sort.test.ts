import { describe, expect, it } from 'vitest';
import { sorted, type Column } from './sort';

type Row = { readonly name: string; readonly n: number };
const rows: readonly Row[] = [
  { name: 'Zoë', n: 9 },
  { name: 'Änne', n: 10 },
  { name: 'Bo', n: 9 },
];
const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'n', label: 'N', value: ({ n }) => n, number: true, down: true },
];
const names = (by: string, down: boolean): readonly string[] =>
  sorted(rows, columns, { by, down }, 'de').map(({ name }) => name);

describe('the order of a table', () => {
  it('is that of numbers, or of words in the language of the person', () => {
    expect(names('n', false)).toEqual(['Zoë', 'Bo', 'Änne']);
    expect(names('n', true)).toEqual(['Änne', 'Zoë', 'Bo']);
    expect(names('name', false)).toEqual(['Änne', 'Bo', 'Zoë']);
  });

  it('stays as it was by a column that there is not, and changes nothing that was given', () => {
    expect(names('none', true)).toEqual(rows.map(({ name }) => name));
    names('name', false);
    expect(rows[0]?.name).toBe('Zoë');
  });
});
