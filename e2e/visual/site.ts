// The screen with its fixtures: built when the first test asks for it, and once for all workers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite } from '../../scripts/shots/site.mjs';
import { ROOT } from '../targets/target';

/** Where a worker asks for its address. */
const ASK_AT = 'CROWNWARD_SITE';

/** In a test. */
export const siteAddress = async (): Promise<string> => {
  const reply = await fetch(process.env[ASK_AT] ?? '');
  const said = await reply.text();
  if (!reply.ok) throw new Error(`the screen with its fixtures was not built: ${said}`);
  return said;
};

/** Once before all workers, in the process that starts them; @returns what ends it. */
const setUp = async (): Promise<() => Promise<void>> => {
  let site: ReturnType<typeof openSite> | undefined;
  const server = createServer((_request, response) => {
    // The cards that the screen's tests know: a text that is put otherwise is no other picture.
    site ??= openSite(ROOT, 'en', 'kept');
    site.then(
      ({ url }) => response.writeHead(200).end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  process.env[ASK_AT] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return async () => {
    server.close();
    server.closeAllConnections();
    (await site?.catch(() => undefined))?.close();
  };
};
export default setUp;
