// Names that do not exist. Each line marked so must not compile: the types gate says which of them does.
import { describe, expect, it } from 'vitest';
import { chapter, into, run } from '../charts/chart';
import { stepOf } from '../engine/follow';
import type { Run } from '../engine/rulebook';
import type { Question } from '../engine/tx/flow';
import { msg } from '../../kernel/ids';
import { vars as movement } from '../movement/vars';
import { variable } from '../query/env';
import { optionOf } from '../options/option-of';
import type { Hero } from '../state/state';
import type { Effect } from './effect';
import type { Overlay } from './overlay';
import type { Amount, Cond } from './select';
import type { Duration } from './words';

const options = { fate: false };
/** Nothing is run: what stands in it only has to be typed. */
declare const aRun: Run;
const asks = {
  id: 'turn',
  initial: 'a',
  states: { a: { on: { next: [{ guard: 'died', target: 'b' }, { target: 'b' }] } }, b: { type: 'final' } },
} as const;

describe('a misspelt name does not compile', () => {
  it('of an option', () => {
    // @ts-expect-error -- it is called fate
    expect(optionOf(options, 'fates')).toBeUndefined();
    // @ts-expect-error -- it is called fate
    const cond: Cond = { option: 'fates', equals: true };
    // @ts-expect-error -- it is called trophyCost
    const amount: Amount = { option: 'trophyCosts' };
    // @ts-expect-error -- it is called edition
    const when: Overlay['when'] = { editions: 'second' };
    expect([cond, amount, when]).toHaveLength(3);
  });

  it('of the value of an option', () => {
    // @ts-expect-error -- it is on or off
    expect(optionOf(options, 'fate') === 'off').toBe(false);
    // @ts-expect-error -- it is called oneOfThree
    const cond: Cond = { option: 'characterChoice', equals: 'oneOfTwo' };
    // @ts-expect-error -- it is called second
    const when: Overlay['when'] = { edition: 'seconds' };
    expect([cond, when]).toHaveLength(2);
  });

  it('of a state that a character is in', () => {
    // @ts-expect-error -- it is called enslaved
    const cond: Cond = { status: 'enslave' };
    // @ts-expect-error -- it is called werewolf
    const amount: Amount = { statusOf: 'werewolfs' };
    // @ts-expect-error -- it is called turningBack
    const until: Duration = { whileStatus: 'turnBack' };
    // @ts-expect-error -- it is called onCrown
    const status: Hero['status'] = { atCrown: 1 };
    expect([cond, amount, until, status]).toHaveLength(4);
  });

  it('of a step, or what it is given', () => {
    // @ts-expect-error -- it is called combat/evade
    const step = stepOf('combat/evaed');
    // @ts-expect-error -- it is called crown/reach
    const effect: Effect = { op: 'step', step: 'crown/reech' };
    // @ts-expect-error -- it is called movement/walk
    const entry = run('movement/walks');
    // @ts-expect-error -- it is asked of mine or theirs
    const side = stepOf('combat/roll', 'his');
    // @ts-expect-error -- a roll is given what it is for
    const roll = stepOf('roll/throw', { as: 'd', dice: 1, hero: 'h1' });
    // @ts-expect-error -- nothing is given to it
    const walk = run('movement/walk', true);
    expect([step, effect, entry, side, roll, walk]).toHaveLength(6);
  });

  it('of a chapter, what it is given, or a step of another', () => {
    // @ts-expect-error -- it is called command
    const effect: Effect = { op: 'chart', chart: 'comand' };
    // @ts-expect-error -- a reward is between two
    const entry = into('reward', { $winner: 'h1' });
    const states = { a: { entry: run('movement/walk') } } as const;
    // @ts-expect-error -- a state begins with a step of its own chapter
    expect(() => chapter('turn', {}).chart({ id: 'turn', initial: 'a', states })).not.toThrow();
    expect([effect, entry]).toHaveLength(2);
  });

  it('of a guard', () => {
    // @ts-expect-error -- it is called dead
    expect(() => chapter('turn', { dead: () => true }).chart(asks)).not.toThrow();
  });

  it('of what a procedure remembers, or its value', () => {
    const forgets = (): void => {
      // @ts-expect-error -- it is called $left
      movement.set(aRun, '$lfet', 3);
      // @ts-expect-error -- it is a number
      movement.set(aRun, '$left', 'three');
      // @ts-expect-error -- another chapter's
      expect(movement.get(aRun.env, '$meet')).toBeDefined();
      // @ts-expect-error -- it is `sentinel` or `portal`
      expect(movement.get(aRun.env, '$gate') === 'door').toBe(false);
      // @ts-expect-error -- only a chapter reads what it remembers
      expect(variable(aRun.env, '$left')).toBeDefined();
      // @ts-expect-error -- only a chapter writes what it remembers
      aRun.tx.bind('s1', '$left', 3);
    };
    expect(forgets).toThrow();
  });

  it('of a question, or of the passage that it is asked by', () => {
    const into = { scope: 's1', as: 'x' } as const;
    // @ts-expect-error -- it is called ask.reward
    const question: Question = { seat: 'p1', ask: msg('ask.rewards'), source: 'rules', options: [], into };
    // @ts-expect-error -- it is called combat.evade
    const passage: Question['rule'] = 'combat.evad';
    expect([question, passage]).toHaveLength(2);
  });
});
