// The Electron app from start to end.
import path from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import { workerPlayers } from '../ai/worker-players';
import { serveElectron } from '../ipc/electron';
import { isOurs } from './address';
import { endOnCrash } from './crash';
import { createLog } from './log';
import { setMenu } from './menu';
import { programArguments } from './options';
import { createProgram, type Program } from './program';
import { registerScheme, serveRenderer } from './protocol';
import { closeSession, guardContents } from './security';
import { openWindow } from './window';

const { dataDir, logLevel } = programArguments(process.argv.slice(1), process.env);

// Before the lock, which Electron keeps in this folder; Chromium's own files stay apart from the saves.
app.setPath('userData', dataDir);
app.setPath('sessionData', path.join(dataDir, 'chromium'));
app.enableSandbox();
registerScheme();

let window: BrowserWindow | undefined;

const showWindow = (): void => {
  if (window === undefined || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
};

const open = async (program: Program): Promise<void> => {
  window = await openWindow(program);
};

const start = async (): Promise<void> => {
  const log = createLog(dataDir, logLevel);
  endOnCrash(log, (sentence) => {
    dialog.showErrorBox('Crownward', sentence);
  });
  guardContents();
  await app.whenReady();
  const program = createProgram({ dataDir, log, players: workerPlayers({ file: path.join(__dirname, 'ai-worker.cjs') }) });
  app.on('will-quit', () => {
    program.close();
  });
  app.on('window-all-closed', () => {
    app.quit();
  });
  closeSession();
  serveRenderer(path.join(__dirname, '..', 'renderer'));
  serveElectron(program.door, isOurs);
  setMenu(app.isPackaged);
  await open(program);
};

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow);
  start().catch((error: unknown) => {
    // Most of all: the data folder is in use by the browser host, or a newer program wrote it.
    const sentence = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${sentence}\n`);
    dialog.showErrorBox('Crownward', sentence);
    app.exit(1);
  });
} else {
  process.stderr.write('Crownward is already open.\n');
  app.quit();
}
