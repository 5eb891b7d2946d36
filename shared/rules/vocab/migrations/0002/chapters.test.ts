import { expect, it } from 'vitest';
import { translated } from '../index';
import { withChapters } from './chapters';

const now = (value: unknown): unknown => translated(value, 1, 2, [{ to: 2, up: withChapters }]);

it('calls the Command Spell a chapter', () => {
  expect(now([{ op: 'step', step: 'crown/command' }])).toEqual([{ op: 'chart', chart: 'command' }]);
  expect(now({ do: [{ op: 'step', step: 'crown/command', args: 'always' }] })).toEqual({
    do: [{ op: 'chart', chart: 'command', given: { $always: true } }],
  });
});

it('leaves other steps alone', () => {
  const other = { op: 'step', step: 'crown/reach' };
  expect(now(other)).toEqual(other);
});
