import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Settings } from '../../shared/contract/settings';

type Role =
  | 'fileMenu'
  | 'editMenu'
  | 'viewMenu'
  | 'quit'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen';

/** Electron itself speaks English everywhere but on macOS. */
const LABELS: { readonly [L in Settings['language']]: { readonly [R in Role]: string } } = {
  en: {
    fileMenu: 'File',
    editMenu: 'Edit',
    viewMenu: 'View',
    quit: 'Quit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    resetZoom: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    togglefullscreen: 'Full screen',
  },
  de: {
    fileMenu: 'Datei',
    editMenu: 'Bearbeiten',
    viewMenu: 'Ansicht',
    quit: 'Beenden',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    selectAll: 'Alles auswählen',
    resetZoom: 'Originalgröße',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    togglefullscreen: 'Vollbild',
  },
};

/** The least menu that copy, zoom, full screen and quit need; the game's own menu is on the screen. */
export const menuFor = (
  language: Settings['language'],
  isPackaged: boolean,
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] => {
  const label = LABELS[language];
  const item = (role: Role): MenuItemConstructorOptions => ({ role, label: label[role] });
  const view = [
    item('resetZoom'),
    item('zoomIn'),
    item('zoomOut'),
    item('togglefullscreen'),
    ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
  ];
  return [
    platform === 'darwin' ? { role: 'appMenu' } : { ...item('fileMenu'), submenu: [item('quit')] },
    {
      ...item('editMenu'),
      submenu: [
        item('undo'),
        item('redo'),
        { type: 'separator' },
        item('cut'),
        item('copy'),
        item('paste'),
        item('selectAll'),
      ],
    },
    { ...item('viewMenu'), submenu: view },
  ];
};

export const setMenu = (language: Settings['language'], isPackaged: boolean): void => {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuFor(language, isPackaged, process.platform)));
};
