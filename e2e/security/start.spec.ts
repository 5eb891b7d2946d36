// The commands that a person types.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startProcess } from '../targets/host';
import { ROOT } from '../targets/target';
import { expect, test } from '../fixtures';
import { screen } from '../screen';

const LAUNCH = path.join(ROOT, 'scripts/launch.mjs');

test('npm start -- --browser serves the game and ends when told to', async ({ chromium, dataDir }) => {
  const host = await startProcess(LAUNCH, ['start', '--browser', '--no-open', '--data-dir', dataDir], ROOT);
  const context = await chromium.newContext();
  const page = await context.newPage();
  await page.goto(host.url.href);
  await expect(screen(page, 'start')).toBeVisible();
  await context.close();
  expect(await host.stop()).toBe(0);
});

test('a second start with the same data folder says one sentence', async ({ dataDir }) => {
  const args = ['start', '--browser', '--no-open', '--data-dir', dataDir];
  const host = await startProcess(LAUNCH, args, ROOT);
  const second = spawnSync(process.execPath, [LAUNCH, ...args], { encoding: 'utf8' });
  expect(second).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `Crownward is already open with the data folder ${dataDir}; close it, or choose another with --data-dir.\n`,
  });
  await host.stop();
});

test('a taken port is told in one sentence', async ({ dataDir }) => {
  const host = await startProcess(LAUNCH, ['start', '--browser', '--no-open', '--data-dir', dataDir], ROOT);
  const args = ['start', '--browser', '--no-open', '--data-dir', path.join(dataDir, 'other'), '--port', host.url.port];
  const second = spawnSync(process.execPath, [LAUNCH, ...args], { encoding: 'utf8' });
  expect(second).toMatchObject({
    status: 1,
    stderr: 'That port is taken by another program; choose another with --port.\n',
  });
  await host.stop();
});

test('a killed host leaves a folder that opens again', async ({ dataDir }) => {
  const args = ['start', '--browser', '--no-open', '--data-dir', dataDir];
  const script = path.join(ROOT, 'dist/host/index.mjs');
  const first = await startProcess(script, args.slice(2), ROOT);
  const ended = new Promise((resolve) => first.child.once('exit', resolve));
  first.child.kill('SIGKILL');
  await ended;
  const second = await startProcess(script, args.slice(2), ROOT);
  expect(await second.stop()).toBe(0);
});
