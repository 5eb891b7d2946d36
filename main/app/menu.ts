import { Menu, type MenuItemConstructorOptions } from 'electron';

/** The least menu that copy, zoom, full screen and quit need; the game's own menu is on the screen. */
export const setMenu = (isPackaged: boolean): void => {
  const view: readonly MenuItemConstructorOptions[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { role: 'togglefullscreen' },
    ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
  ];
  const template: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : [{ role: 'fileMenu' } as const]),
    { role: 'editMenu' },
    { role: 'viewMenu', submenu: [...view] },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
};
