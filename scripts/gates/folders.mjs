// Who may import whom: .dependency-cruiser.mjs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';

const FOLDERS = ['shared', 'main', 'renderer', 'e2e', 'scripts'];

/**
 * Every import that breaks a rule, with the rule's name.
 * @param {string} root
 */
export const violations = async (root) => {
  const { options = {}, ...ruleSet } = config;
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(path.join(root, folder))),
    { ...options, ruleSet, validate: true, baseDir: root },
    { ...options.enhancedResolveOptions },
    { tsConfig: extractTsConfig(path.join(root, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text instead of a result');
  return output.summary.violations.map(({ from, to, rule, cycle }) => ({
    rule: rule.name,
    text: `${from} -> ${cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ')}`,
    comment: ruleSet.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '',
  }));
};

/** @type {import('./gate.mjs').Gate} */
export const foldersGate = {
  name: 'folders (dependency-cruiser)',
  look: async (root) => {
    const found = await violations(root);
    return {
      ok: found.length === 0,
      text: found.map(({ rule, text, comment }) => `${text}\n    ${rule}: ${comment}`).join('\n'),
    };
  },
};
