// Serves the built renderer under app://crownward/.
import { protocol } from 'electron';
import { BASE, isOurs, SCHEME } from './address';
import { readAsset } from './assets';

/** Must run before the app is ready. */
export const registerScheme = (): void => {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
};

export const serveRenderer = (folder: string): void => {
  protocol.handle(SCHEME, async (request) => {
    if (!isOurs(request.url)) return new Response('Not found\n', { status: 404 });
    const { pathname } = new URL(request.url, BASE);
    const { status, headers, body } = await readAsset(folder, pathname);
    return new Response(new Uint8Array(body), { status, headers });
  });
};
