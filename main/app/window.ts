// The one window, where and as large as it was left.
import path from 'node:path';
import { app, BrowserWindow, screen, type Rectangle } from 'electron';
import { pushTo } from '../ipc/electron';
import { BASE } from './address';
import type { Program } from './program';
import type { WindowPlace } from '../persistence/settings';

const FIRST = { width: 1366, height: 768 } as const;

/** A remembered place counts only while a screen is still there. */
const isOnAScreen = ({ x, y, width }: Rectangle): boolean =>
  screen.getAllDisplays().some(({ workArea: area }) => {
    const inside = x + width > area.x + 80 && x < area.x + area.width - 80;
    return inside && y >= area.y && y < area.y + area.height - 80;
  });

const boundsFrom = (place: WindowPlace | undefined): Partial<Rectangle> => {
  if (place === undefined) return FIRST;
  const { x, y, width, height } = place;
  return x !== undefined && y !== undefined && isOnAScreen({ x, y, width, height })
    ? { x, y, width, height }
    : { width, height };
};

export const openWindow = async ({ store, publisher }: Program): Promise<BrowserWindow> => {
  const place = store.settings.window();
  const window = new BrowserWindow({
    ...boundsFrom(place),
    minWidth: 960,
    minHeight: 600,
    show: false,
    title: 'Crownward',
    backgroundColor: '#2a2019',
    webPreferences: {
      preload: path.join(__dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  });
  pushTo(window, publisher);
  window.once('ready-to-show', () => {
    if (place?.maximized === true) window.maximize();
    window.show();
  });
  window.on('close', () => {
    store.settings.rememberWindow({ ...window.getNormalBounds(), maximized: window.isMaximized() });
  });
  await window.loadURL(new URL('index.html', BASE).href);
  return window;
};
