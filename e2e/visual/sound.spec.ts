// What a table sounds like: its Region, what happens, and that it steps back while something is read aloud.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { part } from '../screen';
import { test } from './gallery';

type Heard = { readonly hertz: number[]; readonly loud: number[] };
declare global {
  interface Window {
    crownwardHeard?: Heard;
  }
}

/** Runs in the page: which tones begin, and how loud the ways out are made. */
const listen = (): void => {
  const heard: Heard = (window.crownwardHeard = { hertz: [], loud: [] });
  type Method<T> = (...all: readonly unknown[]) => T;
  const start = Reflect.get(OscillatorNode.prototype, 'start') as Method<undefined>;
  const setValueAtTime = Reflect.get(AudioParam.prototype, 'setValueAtTime') as Method<AudioParam>;
  const setTargetAtTime = Reflect.get(AudioParam.prototype, 'setTargetAtTime') as Method<AudioParam>;
  const hertz = new WeakMap<AudioParam, number>();
  AudioParam.prototype.setValueAtTime = function (value, at) {
    hertz.set(this, value);
    return setValueAtTime.call(this, value, at);
  };
  AudioParam.prototype.setTargetAtTime = function (value, at, time) {
    heard.loud.push(value);
    return setTargetAtTime.call(this, value, at, time);
  };
  OscillatorNode.prototype.start = function (at) {
    heard.hertz.push(Math.round(hertz.get(this.frequency) ?? 0));
    start.call(this, at);
  };
};

const FIRST = '[data-part="now"] [data-key]:not(:disabled)';
const heard = (page: Page): Promise<readonly number[]> => page.evaluate(() => window.crownwardHeard?.hertz ?? []);
type Look = (query: string, options: { readonly sound: true }) => Promise<Page>;
const open = async (look: Look, fixture: string): Promise<Page> => {
  const page = await look(`fixture=${fixture}`, { sound: true });
  await expect(part(page, 'now')).toBeVisible();
  await page.evaluate(listen);
  // A browser is silent until something was pressed.
  await page.mouse.click(2, 2);
  return page;
};

test('the music is of the Region, and another for all when somebody nears the Crown', async ({ look }) => {
  // The low octave of the root that each theme begins with.
  for (const [fixture, root] of [
    ['middle', 55],
    ['gate', 41],
    ['top', 37],
  ] as const) {
    const page = await open(look, fixture);
    await expect.poll(() => heard(page)).toContain(root);
  }
});

test('a moment has a sound of its own', async ({ look }) => {
  const page = await open(look, 'risen');
  await page.locator(FIRST).first().click();
  await expect(page.locator('[data-moment="talisman"]')).toBeAttached();
  // The highest bell of a Talisman, which no theme and no other moment has.
  await expect.poll(() => heard(page)).toContain(1976);
});

test('music and fire step back while something is told to a screen reader', async ({ look }) => {
  const page = await open(look, 'table');
  const loud = (): Promise<readonly number[]> => page.evaluate(() => window.crownwardHeard?.loud ?? []);
  const [music, fire] = [0.3 ** 2, 0.25 ** 2];
  for (const usual of [music, fire]) await expect.poll(loud).toContainEqual(expect.closeTo(usual, 4));
  await page.locator(FIRST).first().click();
  await expect(part(page, 'events')).toContainText('rolls');
  for (const usual of [music, fire]) await expect.poll(loud).toContainEqual(expect.closeTo(usual * 0.35, 4));
  // And come back.
  await page.evaluate(() => window.crownwardHeard?.loud.splice(0));
  for (const usual of [music, fire]) await expect.poll(loud).toContainEqual(expect.closeTo(usual, 4));
});
