// The files of the built renderer, for app:// and for the browser host alike.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Scripts, styles and pictures come from our own files and nowhere else. */
export const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.json': 'application/json',
};

export type Asset = {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
};

const asset = (status: Asset['status'], type: string, body: Buffer<ArrayBuffer>): Asset => ({
  status,
  headers: {
    'content-type': type,
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  },
  body,
});

const missing = asset(404, 'text/plain; charset=utf-8', Buffer.from('Not found\n'));

/** The file of `root` that a URL path names, or `undefined` when it names anything outside. */
export const fileOf = (root: string, urlPath: string): string | undefined => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  // Checked after decoding: %2e%2e is a way up too, and a backslash is one on Windows.
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  const file = path.resolve(root, `.${decoded === '/' ? '/index.html' : path.posix.join('/', decoded)}`);
  const inside = path.relative(root, file);
  return decoded.split('/').includes('..') || inside.startsWith('..') || path.isAbsolute(inside) ? undefined : file;
};

/** Serves one file; anything that is not there, or is not ours, is a 404. */
export const readAsset = async (root: string, urlPath: string): Promise<Asset> => {
  const file = fileOf(root, urlPath);
  const type = file === undefined ? undefined : TYPES[path.extname(file)];
  if (file === undefined || type === undefined) return missing;
  try {
    return asset(200, type, await readFile(file));
  } catch {
    return missing;
  }
};

/** The same page with the script in it that stands in for the preload. */
export const withBridge = (page: Asset, script: string): Asset => ({
  ...page,
  body: Buffer.from(page.body.toString('utf8').replace('<head>', `<head>\n    <script src="${script}"></script>`)),
});
