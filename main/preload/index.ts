// Runs sandboxed in front of the page and hands it two closed functions, nothing of Electron itself.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { CALL, PUSH, type Bridge } from '../../shared/contract/bridge';
import { isPush } from '../../shared/contract/push';

const bridge: Bridge = {
  invoke: (channel, payload) => ipcRenderer.invoke(CALL, channel, payload),
  on: (push, heard) => {
    if (!isPush(push)) throw new Error(`There is no push "${push}".`);
    // The event object stays here: it would give the page the sender.
    const listener = (_event: IpcRendererEvent, name: unknown, payload: unknown): void => {
      if (name === push) heard(payload);
    };
    ipcRenderer.on(PUSH, listener);
    return () => {
      ipcRenderer.removeListener(PUSH, listener);
    };
  },
};

contextBridge.exposeInMainWorld('crownward', bridge);
