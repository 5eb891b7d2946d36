// Crownward for a browser on this computer: the same program, served on loopback only.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inWords, trouble } from '../../shared/text/index';
import { workerPlayers } from '../ai/worker-players';
import { workerReader } from '../game/file/worker-reader';
import { facesKeptIn } from '../game/kept-faces';
import { readAsset, withBridge, type Asset } from '../app/assets';
import { endOnCrash } from '../app/crash';
import { createLog } from '../app/log';
import { optionValue, programArguments } from '../app/options';
import { createProgram } from '../app/program';
import { createKey, isLoopbackHost, serveWebSocket } from '../ipc/websocket';
import { StartError } from '../persistence/start-error';
import { openBrowser } from './open-browser';

const RENDERER = path.resolve(import.meta.dirname, '../renderer');
const BRIDGE = '/bridge.js';
const workerAt = (name: string): string => path.resolve(import.meta.dirname, `../main/${name}.cjs`);

const assetFor = async (urlPath: string): Promise<Asset> => {
  if (urlPath === BRIDGE) return await readAsset(import.meta.dirname, urlPath);
  const found = await readAsset(RENDERER, urlPath);
  return urlPath === '/' || urlPath === '/index.html' ? withBridge(found, BRIDGE) : found;
};

const send = (response: ServerResponse, { status, headers, body }: Asset): void => {
  response.writeHead(status, headers).end(body);
};

/** Which port is asked for; 0 is any that is free. */
const portOf = (asked = '0'): number => {
  const wanted = Number(asked);
  if (/^\d{1,5}$/.test(asked) && wanted <= 65_535) return wanted;
  throw new StartError(trouble('trouble.start.port', { port: asked.slice(0, 40) }));
};

const start = async (args: readonly string[]): Promise<void> => {
  const { dataDir, logLevel, files } = programArguments(args, process.env);
  const wantedPort = portOf(optionValue(args, 'port'));
  const log = createLog(dataDir, logLevel);
  endOnCrash(log, (said) => process.stderr.write(`${inWords(said)}\n`));
  const program = createProgram({
    dataDir,
    log,
    players: workerPlayers({ file: workerAt('ai-worker') }),
    look: workerReader({ file: workerAt('file-worker') }),
    faces: facesKeptIn(path.resolve(import.meta.dirname, '../main')),
  });
  for (const file of files) void program.openFile(file);

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const url = URL.parse(request.url ?? '/', 'http://127.0.0.1');
    if (url === null || !isLoopbackHost(request.headers.host, port) || request.method !== 'GET') {
      response.writeHead(403).end('Crownward answers this computer only.\n');
      return;
    }
    void assetFor(url.pathname).then((asset) => {
      send(response, asset);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wantedPort, '127.0.0.1', resolve);
  });

  const { port } = server.address() as AddressInfo;
  const key = createKey();
  const door = serveWebSocket({ server, port, key, door: program.door, publisher: program.publisher, log });

  let forget = (): void => undefined;
  const stop = (): void => {
    forget();
    door.close();
    server.close();
    server.closeAllConnections();
    program.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  // Behind the #, so that the key is never part of a request.
  const address = `http://127.0.0.1:${port}/#key=${key}`;
  process.stdout.write(`Crownward is open at ${address}\nKeep this running while you play; Ctrl-C ends it.\n`);
  if (!args.includes('--no-open')) forget = openBrowser(address, dataDir);
};

/** That of the system: the settings may be what cannot be read. */
const language = (): string => Intl.DateTimeFormat().resolvedOptions().locale.slice(0, 2);

const sentenceOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return inWords(trouble('trouble.start.portTaken'), language());
  if (error instanceof StartError) return inWords(error.msg, language());
  return error instanceof Error ? error.message : String(error);
};

start(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
