import { expect, it } from 'vitest';
import { shutSwitch } from './switches';

it('finds what would open a packed program, and nothing that a system needs', () => {
  const given = (...names: readonly string[]) => shutSwitch((name) => names.includes(name));
  expect(given('remote-debugging-port')).toBe('remote-debugging-port');
  expect(given('no-sandbox', 'inspect-brk')).toBe('inspect-brk');
  expect(given('ozone-platform', 'no-sandbox', 'force-device-scale-factor', 'lang')).toBeUndefined();
});
