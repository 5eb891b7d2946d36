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

it('asks at a moment, and who has passed is not asked again', () => {
  expect(now(text([step('moment/taken', { moment: 'turnEnd', passed: ['p2'], hero: 'h1' })]))).toEqual({
    frame: chart('moment', 'ask'),
    vars: { $x: 1, $at: { moment: 'turnEnd' }, $passed: ['p2'], $asked: 'h1' },
  });
  expect(now(text([step('moment', { moment: 'turnStart' }), step('leave/closed')])).frame).toEqual(
    text([{ op: 'chart', chart: 'moment', given: { $at: { moment: 'turnStart' } } }, step('movement/closed')]),
  );
});

const aim = { op: 'choose', as: 'target' };
const cast = (pc: number): Plain =>
  text([aim, step('spell/announce', 'c1'), step('spell/effect', 'c1'), step('spell/end', 'c1')], pc);
const frames = (...stack: readonly Plain[]): unknown =>
  withChapters({ ids: { frame: 9 }, stack, scopes: { s1: {}, s2: {} } })['stack'];

it('casts a Spell from where it stood: aimed, answered, or taking effect', () => {
  expect(frames(cast(1))).toEqual([{ ...chart('casting', 'aim'), id: 'f10' }, text([aim], 1)]);
  expect(frames(cast(2))).toEqual([chart('casting', 'announce')]);
  expect(frames(cast(3))).toEqual([chart('casting', 'effect')]);
  expect(now(cast(3)).vars).toEqual({ $x: 1, $card: 'c1' });
});

it('goes on with the questions before the first turn after the one that is put', () => {
  const first = [step('join/ask', ['p1']), step('join/chosen', ['p1']), step('join/bonus'), step('join/bonusTaken')];
  expect(frames(text(first, 1))).toEqual([
    text(
      [
        { op: 'chart', chart: 'join', given: { $seats: ['p1'] } },
        { op: 'chart', chart: 'bonus' },
      ],
      1,
    ),
    { ...chart('join', 'ask'), id: 'f10' },
  ]);
});

it('stops an ability that is evaded by an op of its own text', () => {
  const heal = { op: 'heal', n: 1 };
  const question = text([{ op: 'if', cond: { known: '$evade', equals: 'yes' }, then: [step('encounter/evaded')] }]);
  expect(frames(text([step('encounter/evadable'), heal], 1), question)).toEqual([
    text([step('encounter/evadable'), expect.objectContaining({ op: 'stop' }), heal], 1),
  ]);
});

it('leaves alone what is done, what is more than that, and what is no step of theirs', () => {
  const others = [
    text([step('crown/effect')], 1),
    text([{ op: 'gain', what: 'gold', n: 1 }, step('encounter/gone', 'c1')]),
    text([step('combat/evaded')]),
    chart('turn', 'encounter'),
  ];
  for (const frame of others) expect(now(frame)).toEqual({ frame, vars: { $x: 1 } });
});
