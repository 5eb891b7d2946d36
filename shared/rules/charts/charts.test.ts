import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Json } from '../../kernel/json';
import type { Entered } from '../engine/rulebook';
import { compiled, guardsAt, statesOf, throughXState } from './chart';
import { guards, machines, steps } from './index';

/** Every way to answer a list of guards. */
function outcomes(names: readonly string[]): ReadonlySet<string>[] {
  return names.reduce<Set<string>[]>((all, name) => all.flatMap((yes) => [yes, new Set([...yes, name])]), [new Set()]);
}

function entered(machine: AnyStateMachine): Entered[] {
  const chart = throughXState(machine);
  const ways = statesOf(machine).flatMap((at) =>
    outcomes(guardsAt(machine, at).filter((g) => g !== undefined)).map((yes) => chart.next(at, (g) => yes.has(g))),
  );
  return [chart.begin(), ...ways].flatMap(({ enter }) => enter ?? []);
}

describe.each(Object.entries(machines))('the %s chart', (_, machine) => {
  it('compiles to a table that answers as XState does, for every state and every answer of its guards', () => {
    const slow = throughXState(machine);
    const fast = compiled(machine);
    expect(fast.begin()).toEqual(slow.begin());
    let compared = 0;
    for (const at of statesOf(machine)) {
      for (const yes of outcomes([...new Set(guardsAt(machine, at).filter((g) => g !== undefined))])) {
        const holds = (guard: string): boolean => yes.has(guard);
        expect(fast.next(at, holds), JSON.stringify(at)).toEqual(slow.next(at, holds));
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(statesOf(machine).length);
  });

  it('asks only guards and enters only steps and charts that exist', () => {
    for (const at of statesOf(machine))
      for (const guard of guardsAt(machine, at)) if (guard !== undefined) expect(Object.keys(guards)).toContain(guard);
    for (const e of entered(machine)) {
      if ('chart' in e) expect(Object.keys(machines)).toContain(e.chart);
      else expect(Object.keys(steps)).toContain(e.step);
    }
  });

  it('can leave every state without any guard: nothing gets stuck', () => {
    for (const at of statesOf(machine)) expect(guardsAt(machine, at), JSON.stringify(at)).toContain(undefined);
  });

  it('has no context, history, parallel state, eventless, delayed or invoked part', () => {
    const bad: Json[] = [];
    const walk = (node: typeof machine.root): void => {
      if (
        node.type === 'parallel' ||
        node.type === 'history' ||
        node.always?.length ||
        node.after.length > 0 ||
        node.invoke.length > 0
      )
        bad.push(node.key);
      for (const child of Object.values(node.states)) walk(child);
    };
    walk(machine.root);
    expect(bad).toEqual([]);
    expect(machine.config.context).toBeUndefined();
  });
});

describe('the numbered steps of the rulebook', () => {
  const statesIn = (id: keyof typeof machines): string[] =>
    statesOf(machines[id]).map((at) =>
      typeof at === 'string' ? at : (Object.values(at as Record<string, string>)[0] ?? ''),
    );
  it('R4 The Game Turn: movement, then encounters', () => {
    const order = statesIn('turn');
    expect(order.indexOf('movement')).toBeLessThan(order.indexOf('encounter'));
    expect(order.indexOf('encounter')).toBeLessThan(order.indexOf('trophies'));
  });
  it('R4 Resolving Battles 1-5 are states of the combat chart, in that order', () => {
    const order = statesIn('combat');
    const five = ['evade', 'castSpells', 'attackRoll', 'foeRoll', 'compare'];
    expect(
      five.map((s) => order.indexOf(s)).every((at, i, all) => at >= 0 && (i === 0 || at > (all[i - 1] ?? 0))),
    ).toBe(true);
    expect(order.indexOf('attackerFate')).toBeLessThan(order.indexOf('defenderFate'));
  });
  it('D Encounter Sequence 1-10 are states of the encounter chart, in that order', () => {
    const order = statesIn('encounter');
    const ten = [
      'drawCards',
      'cardsWithoutNumber',
      'events',
      'enemies1',
      'enemies2',
      'enemies3',
      'strangers',
      'take',
      'places',
      'instructions',
    ];
    expect(ten.map((s) => order.indexOf(s)).every((at, i, all) => at >= 0 && (i === 0 || at > (all[i - 1] ?? 0)))).toBe(
      true,
    );
  });
});
