import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder';
import { fileOf, readAsset, withBridge } from './assets';

describe('files of the renderer', () => {
  it.each(['/../secret', '/%2e%2e/secret', '/a/..%2f..%2fsecret', '/..%5csecret', '/%00', '/%', '//../secret'])(
    '%s leads nowhere',
    (urlPath) => {
      expect(fileOf('/srv/renderer', urlPath)).toBeUndefined();
    },
  );

  it('come with their type, the content security policy and nosniff', async () => {
    const root = path.join(aFolder(), 'renderer');
    mkdirSync(root);
    writeFileSync(path.join(root, 'index.html'), '<head></head>');
    writeFileSync(path.join(root, 'notes.txt'), 'not ours to serve');
    const page = await readAsset(root, '/');
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(withBridge(page, '/bridge.js').body.toString()).toContain('<script src="/bridge.js"></script>');
    expect((await readAsset(root, '/missing.js')).status).toBe(404);
    expect((await readAsset(root, '/notes.txt')).status).toBe(404);
  });
});
