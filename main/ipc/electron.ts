// The door over Electron's own IPC. The only file that touches `ipcMain`.
import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { CALL, PUSH } from '../../shared/contract/bridge';
import { fail } from '../../shared/contract/failure';
import type { Door } from './handle';
import type { Publisher } from './publisher';

/** Does the request come from the top frame of a page of ours? The frame is null when the page has gone meanwhile. */
const isOurFrame = (event: IpcMainInvokeEvent, isOurs: (address: string) => boolean): boolean => {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && isOurs(frame.url);
};

export const serveElectron = (door: Door, isOurs: (address: string) => boolean): void => {
  ipcMain.handle(CALL, async (event, channel: unknown, payload: unknown) => {
    if (!isOurFrame(event, isOurs)) return fail('forbidden', 'Only a page of Crownward may ask.');
    return await door.ask(channel, payload, { id: `window-${event.sender.id}`, transport: 'electron' });
  });
};

/** Lets a window hear what the program publishes, until it is closed. */
export const pushTo = (window: BrowserWindow, publisher: Publisher): void => {
  const end = publisher.subscribe((push, payload) => {
    if (!window.isDestroyed()) window.webContents.send(PUSH, push, payload);
  });
  window.once('closed', end);
};
