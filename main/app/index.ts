// The Electron app from start to end.
import path from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import type { Settings } from '../../shared/contract/settings';
import { inWords, trouble } from '../../shared/text/index';
import { workerPlayers } from '../ai/worker-players';
import { workerReader } from '../game/file/worker-reader';
import { facesKeptIn } from '../game/kept-faces';
import { serveElectron } from '../ipc/electron';
import { StartError } from '../persistence/start-error';
import { isOurs } from './address';
import { endOnCrash } from './crash';
import { createLog } from './log';
import { setMenu } from './menu';
import { campaignFiles, programArguments } from './options';
import { createProgram, type Program } from './program';
import { registerScheme, serveRenderer } from './protocol';
import { closeSession, guardContents } from './security';
import { shutSwitch } from './switches';
import { openWindow } from './window';

const { dataDir, logLevel, files } = programArguments(process.argv.slice(1), process.env);

// Before the lock, which Electron keeps in this folder; Chromium's own files stay apart from the saves.
app.setPath('userData', dataDir);
app.setPath('sessionData', path.join(dataDir, 'chromium'));
app.enableSandbox();
registerScheme();

let window: BrowserWindow | undefined;
/** Of the system, until the settings can be read. */
let language = (): string => app.getLocale().slice(0, 2);
/** Opens a campaign file; until the program is there, it waits. */
let openFile: ((file: string) => Promise<void>) | undefined;
const waiting: string[] = [...files];

const handOver = (file: string): void => {
  if (openFile === undefined) waiting.push(file);
  else void openFile(file);
};

const showWindow = (): void => {
  if (window === undefined || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
};

const open = async (program: Program): Promise<void> => {
  window = await openWindow(program);
};

const start = async (): Promise<void> => {
  const shut = app.isPackaged ? shutSwitch((name) => app.commandLine.hasSwitch(name)) : undefined;
  if (shut !== undefined) throw new StartError(trouble('trouble.start.switch', { name: `--${shut}` }));
  const log = createLog(dataDir, logLevel);
  endOnCrash(log, (said) => {
    dialog.showErrorBox('Crownward', inWords(said, language()));
  });
  guardContents();
  await app.whenReady();
  const program = createProgram({
    dataDir,
    log,
    players: workerPlayers({ file: path.join(__dirname, 'ai-worker.cjs') }),
    look: workerReader({ file: path.join(__dirname, 'file-worker.cjs') }),
    faces: facesKeptIn(__dirname),
  });
  openFile = program.openFile;
  language = () => program.store.settings.all().language;
  for (const file of waiting.splice(0)) void openFile(file);
  app.on('will-quit', () => {
    program.close();
  });
  app.on('window-all-closed', () => {
    app.quit();
  });
  closeSession();
  serveRenderer(path.join(__dirname, '..', 'renderer'));
  serveElectron(program.door, isOurs);
  setMenu(program.store.settings.all().language, app.isPackaged);
  program.publisher.subscribe((push, payload) => {
    if (push === 'settings.changed') setMenu((payload as Settings).language, app.isPackaged);
  });
  await open(program);
};

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_event, args: readonly string[], folder: string) => {
    for (const file of campaignFiles(args)) handOver(path.resolve(folder, file));
    showWindow();
  });
  // macOS hands files over by itself, perhaps before the app is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault();
    handOver(file);
  });
  start().catch((error: unknown) => {
    // Most of all: the data folder is in use by the browser host, or a newer program wrote it.
    const sentence = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${sentence}\n`);
    dialog.showErrorBox('Crownward', error instanceof StartError ? inWords(error.msg, language()) : sentence);
    app.exit(1);
  });
} else {
  process.stderr.write('Crownward is already open.\n');
  app.quit();
}
