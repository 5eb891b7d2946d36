import { expect, it } from 'vitest';
import { withChapters } from './chapters';

type Plain = Readonly<Record<string, unknown>>;
const step = (name: string, args?: unknown): Plain => ({
  op: 'step',
  step: name,
  ...(args === undefined ? {} : { args }),
});
const text = (code: readonly Plain[], pc = 0): Plain => ({
  t: 'program',
  id: 'f2',
  scope: 's2',
  me: 'h1',
  source: 'rules',
  code,
  pc,
});
const now = (frame: Plain): { readonly frame: unknown; readonly vars: unknown } => {
  const { stack, scopes } = withChapters({ stack: [frame], scopes: { s1: {}, s2: { $x: 1 } } }) as {
    readonly stack: readonly unknown[];
    readonly scopes: Plain;
  };
  return { frame: stack[0], vars: scopes['s2'] };
};
const chart = (name: string, at: unknown): Plain => ({
  t: 'chart',
  id: 'f2',
  scope: 's2',
  me: 'h1',
  source: 'rules',
  chart: name,
  at,
});

it('is casting the Command Spell when its effect comes next', () => {
  expect(now(text([step('crown/effect')]))).toEqual({ frame: chart('command', 'cast'), vars: { $x: 1 } });
  expect(now(text([step('crown/effect', 'always')]))).toEqual({
    frame: chart('command', 'cast'),
    vars: { $x: 1, $always: true },
  });
});

it('rolls for the Command Spell when what it comes to is waiting', () => {
  const roll = { op: 'roll', as: '$command', for: 'spell' };
  expect(now(text([roll, step('crown/result')], 1)).frame).toEqual(chart('command', 'roll'));
  expect(now(text([roll, step('crown/result')])).frame).toEqual(chart('command', 'effect'));
});

it('claims the reward that the winner is asked for', () => {
  expect(now(text([step('reward/claimed', { winner: 'h1', loser: 'h2' })]))).toEqual({
    frame: chart('reward', 'claim'),
    vars: { $x: 1, $winner: 'h1', $loser: 'h2' },
  });
});

it('claims what lies there, one thing after the other', () => {
  expect(now(text([step('encounter/claimed', 'close')]))).toEqual({
    frame: chart('claim', 'offer'),
    vars: { $x: 1, $close: true },
  });
  expect(now(text([step('encounter/loose')])).frame).toEqual(chart('claim', 'take'));
  expect(now({ ...chart('turn', 'loose') }).frame).toEqual(chart('turn', 'claim'));
});

it('leaves alone what is done, what is more than that, and what is no step of theirs', () => {
  const others = [
    text([step('crown/effect')], 1),
    text([step('reward/claim'), { op: 'gain', what: 'gold', n: 1 }]),
    text([step('combat/evaded')]),
    chart('turn', 'encounter'),
  ];
  for (const frame of others) expect(now(frame)).toEqual({ frame, vars: { $x: 1 } });
});
