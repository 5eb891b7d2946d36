// What a page may not do. Nothing here is asked of the person: the game needs none of it.
import { app, session, type WebContents } from 'electron';
import { isOurs } from './address';

/** A page of ours, or what it hands out as a download. */
const mayLoad = (url: string): boolean => isOurs(url) || (url.startsWith('blob:') && isOurs(url.slice('blob:'.length)));

/** Refuses every permission, device and address that is not ours. Runs once the app is ready. */
export const closeSession = (): void => {
  const { defaultSession } = session;
  // Electron's own default is to allow.
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false);
  });
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);
  // Only what the page itself hands out: a campaign, a table of records.
  defaultSession.on('will-download', (event, item) => {
    if (!item.getURL().startsWith('blob:') || !mayLoad(item.getURL())) event.preventDefault();
  });
  defaultSession.webRequest.onBeforeRequest((details, answer) => {
    answer({ cancel: !mayLoad(details.url) && !details.url.startsWith('devtools:') });
  });
};

const keepInside = (contents: WebContents): void => {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => {
    if (!isOurs(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!isOurs(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isOurs(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
};

/** Holds every page that is ever made inside our address. Runs before the first window. */
export const guardContents = (): void => {
  app.on('web-contents-created', (_event, contents) => {
    keepInside(contents);
  });
};
