// Signing and notarising: keys come from the environment, under the names that electron-builder reads by itself.

/** @param {NodeJS.ProcessEnv} env @param {readonly string[]} names */
const hasAll = (env, names) => names.every((name) => env[name] !== undefined && env[name] !== '');

/** The three ways in which Apple knows somebody. */
const NOTARY = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_KEYCHAIN_PROFILE'],
];

/**
 * One line that says what will be signed, and what that changes in the configuration.
 * @param {import('./options.mjs').System} system @param {NodeJS.ProcessEnv} env
 * @returns {{ line: string, config: Record<string, unknown> }}
 */
export const signing = (system, env) => {
  if (system === 'linux') return { line: 'Signing: packages for Linux are not signed.', config: {} };
  if (system === 'win')
    return hasAll(env, ['WIN_CSC_LINK']) || hasAll(env, ['CSC_LINK'])
      ? { line: 'Signing: with the certificate of WIN_CSC_LINK or CSC_LINK.', config: { forceCodeSigning: true } }
      : {
          line: 'Signing: skipped, because neither WIN_CSC_LINK nor CSC_LINK names a certificate.',
          config: { win: { signExecutable: false } },
        };
  if (!hasAll(env, ['CSC_LINK']) && !hasAll(env, ['CSC_NAME']))
    return {
      line: 'Signing and notarising: skipped, because neither CSC_LINK nor CSC_NAME names a certificate.',
      // Apple's own processors start nothing without a signature, so it gets one without a name; the hardened runtime
      // would then refuse the frameworks inside, which have no name in common.
      config: { mac: { identity: '-', hardenedRuntime: false, notarize: false } },
    };
  return NOTARY.some((names) => hasAll(env, names))
    ? { line: 'Signing and notarising: with the keys of the environment.', config: { forceCodeSigning: true } }
    : {
        line: 'Signing: with the certificate of CSC_LINK or CSC_NAME. Notarising: skipped, because no APPLE_ keys are set.',
        config: { forceCodeSigning: true, mac: { notarize: false } },
      };
};
