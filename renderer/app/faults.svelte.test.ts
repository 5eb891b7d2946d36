// What nobody caught: written down once and told once, and the screen goes on.
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../shared/kernel/result';
import { Faults } from './faults.svelte';

const heard = () => {
  const written: string[] = [];
  const clock = { now: 0 };
  const page = new EventTarget();
  const faults = new Faults(
    (thrown) => {
      written.push(thrown);
      return Promise.resolve(ok({ file: `bug-${written.length}.json` }));
    },
    () => clock.now,
  );
  const end = faults.listen(page as Window);
  return {
    faults,
    written,
    clock,
    end,
    throws: (error: unknown, message = 'Uncaught') =>
      page.dispatchEvent(Object.assign(new Event('error'), { error, message })),
    rejects: (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
};

describe('what nobody caught', () => {
  it('is written down with its stack, and told', async () => {
    const { faults, written, throws } = heard();
    const error = new Error('a die without sides');
    throws(error);
    expect(written).toEqual([error.stack]);
    expect(faults.told?.details).toBe(error.stack);
    expect(await faults.told?.written).toEqual(ok({ file: 'bug-1.json' }));
    expect(faults.shown).toBeUndefined();
  });

  it('may be a promise, and anything may be thrown', () => {
    const { written, rejects, throws } = heard();
    const round: Record<string, unknown> = {};
    round['again'] = round;
    rejects(undefined);
    rejects({ code: 7 });
    rejects('no ferry');
    rejects(round);
    throws(null, 'Uncaught, without an error');
    expect(written).toEqual([
      'thrown: undefined',
      'thrown: {"code":7}',
      'no ferry',
      'thrown: what cannot be written down',
      'Uncaught, without an error',
    ]);
  });

  it('is told and written once, also when it was waved away', () => {
    const { faults, written, throws } = heard();
    const error = new Error('again and again');
    throws(error);
    faults.told = undefined;
    for (let n = 0; n < 100; n++) throws(error);
    expect(faults.told).toBeUndefined();
    expect(written).toHaveLength(1);
  });

  it('that is another each time ends after a few, for a while', () => {
    const { faults, written, clock, rejects } = heard();
    for (let n = 0; n < 100; n++) rejects(`frame ${n}`);
    expect(written).toEqual(['frame 0', 'frame 1', 'frame 2', 'frame 3', 'frame 4']);
    expect(faults.told?.details).toBe('frame 0');
    faults.told = undefined;
    clock.now = 10 * 60_000;
    rejects('ten minutes later');
    expect(faults.told).toMatchObject({ details: 'ten minutes later' });
    expect(written).toHaveLength(6);
  });

  it('is told again on a screen that was made anew', () => {
    const { faults, written, rejects } = heard();
    rejects('no ferry');
    faults.look();
    expect([faults.told, faults.shown?.details]).toEqual([undefined, 'no ferry']);
    expect(written).toHaveLength(1);
    faults.over();
    expect(faults.shown).toBeUndefined();
    rejects('no ferry');
    expect(faults.told?.details).toBe('no ferry');
  });

  it('is not told beside the screen that says that nothing can be drawn', () => {
    const { faults, written, rejects } = heard();
    rejects('no ferry');
    faults.broke(new Error('a space that cannot be drawn'));
    expect([faults.told, faults.shown?.details]).toEqual([
      undefined,
      expect.stringContaining('a space that cannot be drawn'),
    ]);
    expect(written).toHaveLength(2);
  });

  it('is nothing where sizes settle a frame later, or when nobody listens any more', () => {
    const { faults, written, throws, rejects, end } = heard();
    throws(null, 'ResizeObserver loop completed with undelivered notifications.');
    throws(undefined, 'ResizeObserver loop limit exceeded');
    end();
    rejects('too late');
    expect([faults.told, written]).toEqual([undefined, []]);
  });

  it('is told where it cannot be written, too', async () => {
    const full = err({ code: 'failed' as const, message: 'The disk is full.', msg: { id: 'trouble.bugFile' } });
    const faults = new Faults(() => Promise.resolve(full));
    faults.caught('no ferry');
    expect(await faults.told?.written).toEqual(full);
  });
});
