// Another language: everything is said in the one before until the names are there, and then all of it changes
// together.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings, type SettingsPatch } from '../../shared/contract/settings';
import type { Face } from '../../shared/contract/view';
import { err, ok } from '../../shared/kernel/result';
import { trouble as troubleText } from '../../shared/text/index';
import type { GameClient } from './client';
import { Shell } from './shell.svelte';
import { troubleOf } from './said';

const TAVERN = 'base/space/tavern';
const named = (name: string): Face => ({ id: TAVERN, kind: 'space', name, type: '', text: [], keywords: [] });

/** A program whose German names come when they are let go. */
const slow = () => {
  let settings: Settings = DEFAULT_SETTINGS;
  const waiting: (() => void)[] = [];
  const client = {
    info: () => Promise.resolve(ok({ name: '', version: '', transport: 'browser', platform: '', notices: [] })),
    settings: () => Promise.resolve(ok(settings)),
    setSettings: (patch: SettingsPatch) => {
      settings = { ...settings, ...patch };
      return Promise.resolve(ok(settings));
    },
    faces: async ({ language }: { readonly language: string }) => {
      if (language === 'en') return ok([named('Tavern')]);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return ok([named('Taverne')]);
    },
  } as unknown as GameClient;
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return {
    shell: new Shell(client),
    settled,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
};
const told = (shell: Shell): readonly string[] => [
  shell.settings.language,
  shell.words.cancel,
  shell.name(TAVERN),
  shell.speech.say({ id: 'option.pass' }),
];

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: { lang: '', dataset: {}, style: { getPropertyValue: () => '', setProperty: () => undefined } },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the language', () => {
  const english = ['en', 'Cancel', 'Tavern', 'Do nothing'];
  const german = ['de', 'Abbrechen', 'Taverne', 'Nichts tun'];

  it('changes with all its names at once, also when something else is set meanwhile', async () => {
    const { shell, settled, letGo } = slow();
    await shell.start();
    expect(told(shell)).toEqual(english);
    void shell.change({ language: 'de' });
    await settled();
    expect(told(shell)).toEqual(english);
    void shell.change({ coach: false });
    await settled();
    expect(told(shell)).toEqual(english);
    letGo();
    await settled();
    expect(told(shell)).toEqual(german);
    expect(shell.settings.coach).toBe(false);
  });

  it('stays what it was when somebody thinks better of it', async () => {
    const { shell, settled, letGo } = slow();
    await shell.start();
    void shell.change({ language: 'de' });
    void shell.change({ language: 'en' });
    await settled();
    letGo();
    await settled();
    expect(told(shell)).toEqual(english);
  });

  it('is that of what went wrong before it changed', async () => {
    const { shell, settled, letGo } = slow();
    await shell.start();
    const said = troubleOf(
      shell,
      err({ code: 'refused', message: 'This game was closed.', msg: troubleText('trouble.game.closed') }),
    );
    const door = troubleOf(shell, err({ code: 'too-large', message: 'The message is too large.' }));
    expect([said?.(), door?.()]).toEqual(['This game was closed.', 'The message is too large.']);
    void shell.change({ language: 'de' });
    await settled();
    letGo();
    await settled();
    expect(said?.()).toBe('Dieses Spiel wurde geschlossen.');
    expect(door?.()).toMatch(/^Das war zu viel auf einmal/);
    expect(troubleOf(shell, ok({}))).toBeUndefined();
  });
});

it('names are asked for once, however many want them before they are there', async () => {
  const asked: string[] = [];
  const client = {
    info: () => Promise.resolve(ok({ name: '', version: '', transport: 'browser', platform: '', notices: [] })),
    settings: () => Promise.resolve(ok(DEFAULT_SETTINGS)),
    faces: ({ language }: { readonly language: string }) => {
      asked.push(language);
      return Promise.resolve(asked.length === 1 ? err({ code: 'failed', message: '' }) : ok([named('Tavern')]));
    },
  } as unknown as GameClient;
  const shell = new Shell(client);
  await shell.start();
  expect(asked).toEqual(['en']);
  // What did not come is asked for again.
  shell.lookAgain();
  shell.lookAgain();
  await shell.start();
  expect(asked).toEqual(['en', 'en']);
  expect(shell.name(TAVERN)).toBe('Tavern');
});

describe('a setting', () => {
  /** A program whose disk writes when it is let go. */
  const slowDisk = () => {
    let stored: Settings = DEFAULT_SETTINGS;
    let sound = true;
    const waiting: (() => void)[] = [];
    const client = {
      info: () => Promise.resolve(ok({ name: '', version: '', transport: 'browser', platform: '', notices: [] })),
      settings: () => Promise.resolve(ok(stored)),
      setSettings: async (patch: SettingsPatch) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (!sound) return err({ code: 'failed', message: 'no room', msg: troubleText('trouble.game.closed') });
        stored = { ...stored, ...patch };
        return ok(stored);
      },
      faces: () => Promise.resolve(ok([named('Tavern')])),
    } as unknown as GameClient;
    const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    return {
      shell: new Shell(client),
      settled,
      write: async () => {
        waiting.shift()?.();
        await settled();
      },
      breaks: () => (sound = false),
      stored: () => stored,
    };
  };

  it('is shown when it is on disk, not before: nothing that was seen is lost when the program ends', async () => {
    const { shell, settled, write, stored } = slowDisk();
    await shell.start();
    shell.learn('fate');
    await settled();
    expect(shell.settings.learned).toEqual([]);
    await write();
    expect([shell.settings.learned, stored().learned]).toEqual([['fate'], ['fate']]);
  });

  it('does not cost the one that was set just before it', async () => {
    const { shell, settled, write } = slowDisk();
    await shell.start();
    shell.learn('fate');
    shell.learn('movement');
    void shell.change({ muted: true });
    await settled();
    await write();
    expect(shell.settings.muted).toBe(false);
    await write();
    await write();
    expect(shell.settings).toMatchObject({ learned: ['fate', 'movement'], muted: true });
  });

  it('that could not be written stays what it was, and that is said', async () => {
    const { shell, settled, write, breaks } = slowDisk();
    await shell.start();
    breaks();
    void shell.change({ muted: true });
    await settled();
    await write();
    expect(shell.settings.muted).toBe(false);
    expect(shell.trouble).toBe('This game was closed.');
  });
});
