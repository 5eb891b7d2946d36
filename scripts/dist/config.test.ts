// electron-builder.yml against electron-builder's own schema, and every file that it names.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { configuration } from './builder.mjs';
import { KINDS } from './options.mjs';
import { signing } from './signing.mjs';

const root = path.resolve(import.meta.dirname, '../..');
// Not a package of ours, so it is asked for where electron-builder finds it.
const near = createRequire(path.join(root, 'node_modules/electron-builder/package.json'));
const { validateConfiguration } = near('app-builder-lib/out/util/config/config.js') as {
  validateConfiguration: (config: object, log: { isEnabled: boolean }) => Promise<void>;
};
const valid = async (config: object): Promise<string> =>
  await validateConfiguration(config, { isEnabled: false }).then(
    () => 'valid',
    (error: unknown) => String(error),
  );
const config = configuration(root);

describe('the configuration', () => {
  it('is as electron-builder wants it', async () => {
    expect(await valid(config)).toBe('valid');
  });

  it('would be found out with a slip in it', async () => {
    expect(await valid({ ...config, nsis: { ...config.nsis, perMachin: true } })).toContain('configuration.nsis');
    expect(await valid({ ...config, electronFuses: { runAsNod: false } })).toContain('configuration.electronFuses');
  });

  it.each(['linux', 'win', 'mac'] as const)('stays valid with what signing adds for %s', async (system) => {
    for (const env of [{}, { CSC_LINK: 'a' }, { CSC_LINK: 'a', APPLE_KEYCHAIN_PROFILE: 'b' }])
      expect(await valid({ ...config, ...signing(system, env).config })).toBe('valid');
  });

  it('builds every kind that can be asked for, and no other', () => {
    const text = readFileSync(path.join(root, 'electron-builder.yml'), 'utf8');
    const targets = parse(text) as Record<string, { readonly target: readonly (string | { readonly target: string })[] }>;
    for (const system of ['linux', 'win', 'mac'] as const)
      expect(targets[system]?.target.map((one) => (typeof one === 'string' ? one : one.target))).toEqual(KINDS[system]);
  });

  it('names files that are there', () => {
    const text = readFileSync(path.join(root, 'electron-builder.yml'), 'utf8');
    const named = [...text.matchAll(/\bresources\/[\w./-]+/g)].map(([file]) => file);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
