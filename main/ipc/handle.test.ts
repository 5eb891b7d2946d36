import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings';
import { fail } from '../../shared/contract/failure';
import { ipc } from '../../shared/contract/ipc';
import { ok } from '../../shared/kernel/result';
import { OutOfFuel } from '../../shared/rules/query/effort';
import { noLog } from '../app/log';
import { createDoor, type Caller, type Handlers } from './handle';

const caller: Caller = { id: 'tab-1', transport: 'browser' };

const handlers: Handlers = {
  // The door treats all channels alike: a few stand for the rest.
  ...(Object.fromEntries(
    Object.keys(ipc).map((channel) => [channel, () => fail('forbidden', 'Not here.')]),
  ) as unknown as Handlers),
  'app.info': (_, { transport }) =>
    ok({ name: 'Crownward', version: '1.2.3', transport, platform: 'test', notices: [] }),
  'settings.get': () => fail('forbidden', 'Not now.'),
  'settings.set': (patch) =>
    ok({ ...DEFAULT_SETTINGS, ...(patch.textScale === undefined ? {} : { textScale: patch.textScale }) }),
};
const door = createDoor(handlers, noLog);

describe('the door', () => {
  it('answers a known channel and knows who asks', async () => {
    expect(await door.ask('app.info', {}, caller)).toEqual({
      ok: true,
      value: { name: 'Crownward', version: '1.2.3', transport: 'browser', platform: 'test', notices: [] },
    });
  });

  it('hands a parsed request to its handler', async () => {
    expect(await door.ask('settings.set', { textScale: 140 }, caller)).toMatchObject({
      ok: true,
      value: { textScale: 140 },
    });
  });

  it.each(['no.such', '__proto__', 'toString', 'constructor', '', 7, undefined, null, {}])(
    'knows no channel %j',
    async (name) => {
      const reply = await door.ask(name, {}, caller);
      expect(reply).toMatchObject({
        ok: false,
        error: { code: 'unknown-channel', message: expect.stringMatching(/^There is no channel/) },
      });
    },
  );

  it('refuses a value of the wrong type and names the field', async () => {
    const reply = await door.ask('settings.set', { textScale: 'large' }, caller);
    expect(reply).toMatchObject({ ok: false, error: { code: 'bad-request', field: 'textScale' } });
    expect(reply).toMatchObject({
      error: { message: expect.stringContaining('settings.set was asked in a wrong form in "textScale"') },
    });
  });

  it.each([
    [{ textScale: 1000 }],
    [{ language: 'xx' }],
    [{ textScale: 100, evil: true }],
    [[]],
    ['all'],
    [undefined],
    [null],
  ])('refuses %j for settings', async (payload) => {
    expect(await door.ask('settings.set', payload, caller)).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
  });

  it.each([
    ['an empty object in very many', () => Array.from({ length: 1_000_000 }, () => ({}))],
    ['very many numbers', () => Array.from({ length: 1_000_000 }, () => 7)],
    ['one list in another, over and over', () => JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown],
  ])('refuses %s at once', async (_, make) => {
    let looks = 0;
    const watched = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? new Proxy(value, {
            get: (of, key) => {
              looks++;
              return watched(Reflect.get(of, key));
            },
          })
        : value;
    const payload = { language: 'en', evil: watched(make()) };
    expect(await door.ask('settings.set', payload, caller)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', message: expect.stringMatching(/\.$/) },
    });
    expect(looks).toBeLessThan(500);
  });

  it('passes on what a handler refuses', async () => {
    expect(await door.ask('settings.get', {}, caller)).toEqual({
      ok: false,
      error: { code: 'forbidden', message: 'Not now.' },
    });
  });

  it('turns a fault of ours into one sentence and logs the rest', async () => {
    const error = vi.fn();
    const broken = createDoor(
      {
        ...handlers,
        'app.info': () => {
          throw new Error('secret detail');
        },
      },
      { ...noLog, error },
    );
    const reply = await broken.ask('app.info', {}, caller);
    expect(reply).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(JSON.stringify(reply)).not.toContain('secret');
    expect(error).toHaveBeenCalledWith('app.info failed', expect.objectContaining({ message: 'secret detail' }));
  });

  it('says so where cards ask for more than can be looked at', async () => {
    const endless = createDoor(
      {
        ...handlers,
        'app.info': () => {
          throw new OutOfFuel('too many things');
        },
      },
      noLog,
    );
    const reply = await endless.ask('app.info', {}, caller);
    expect(reply).toMatchObject({ ok: false, error: { msg: { id: 'trouble.rules.circle' } } });
  });
});
