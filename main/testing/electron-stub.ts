// What the module `electron` means in unit tests. Nothing in main/ that a unit test loads may need more;
// whole-program behaviour is tested through e2e/.
export const app = {};
export const ipcMain = {};
export const ipcRenderer = {};
export const contextBridge = {};
export const session = {};
export const protocol = {};
export const Menu = {};
export const shell = {};
export const BrowserWindow = {};
export const dialog = {};
export const screen = {};
