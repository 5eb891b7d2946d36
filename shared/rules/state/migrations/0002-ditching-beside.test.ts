import { expect, it } from 'vitest';
import { ditchingBeside } from './0002-ditching-beside';

it('takes ditching out of the questions that wait, and leaves the step of taking for after the answer', () => {
  const old = {
    schema: 1,
    pending: {
      p1: {
        ask: { id: 'ask.take' },
        values: { axe: 'c7', sword: 'c8' },
        options: [{ key: 'axe' }, { key: 'sword' }, { key: 'ditch:helmet', minor: true }],
      },
    },
    turn: { n: 4, met: ['c5', 'c7', 'c8'] },
    stack: [
      { t: 'chart', id: 'f1' },
      { t: 'program', id: 'f2', code: [{ op: 'step', step: 'encounter/taken' }], pc: 0 },
      {
        t: 'program',
        id: 'f3',
        code: [{ op: 'step', step: 'moment/taken', args: { moment: 'betweenDraws', ditching: true, hero: 'h1' } }],
        pc: 0,
      },
    ],
  };
  expect(ditchingBeside.up(old)).toEqual({
    ...old,
    pending: { p1: { ...old.pending.p1, options: [{ key: 'axe' }, { key: 'sword' }] } },
    turn: { n: 4, met: ['c5'] },
    stack: [
      { t: 'chart', id: 'f1' },
      { t: 'program', id: 'f2', code: [{ op: 'step', step: 'encounter/taken', args: ['c7', 'c8'] }], pc: 0 },
      {
        t: 'program',
        id: 'f3',
        code: [{ op: 'step', step: 'moment/taken', args: { moment: 'betweenDraws', press: true, hero: 'h1' } }],
        pc: 0,
      },
    ],
  });
});

it('leaves a game alone in which nothing of that waits', () => {
  const over = { schema: 1, pending: {}, turn: { n: 9, met: ['c1'] }, stack: [] };
  expect(ditchingBeside.up(over)).toEqual(over);
});
