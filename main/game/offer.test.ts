import { describe, expect, it } from 'vitest';
import { blockOf } from '../../shared/contract/together';
import { optionDefs, profiles, resolveOptions } from '../../shared/rules/options/registry';
import { setupOffer } from './offer';

describe('what the set-up screen lets be chosen together', () => {
  const { options } = setupOffer();
  it.each(profiles)('is what the program takes, for every two values beside the %s edition', (profile) => {
    const byProfile = Object.fromEntries(options.map((option) => [option.id, option.byProfile[profile]]));
    const differ: string[] = [];
    for (const [i, a] of options.entries()) for (const b of options.slice(i + 1)) for (const x of a.values) for (const y of b.values) {
      const now = { ...byProfile, [a.id]: x, [b.id]: y };
      const blocked = [a, b].some((one) => now[one.id] !== one.values[0] && blockOf(one, options, now) !== undefined);
      if (blocked !== resolveOptions(profile, { [a.id]: x, [b.id]: y }).problems.length > 0) differ.push(`${a.id}=${String(x)} with ${b.id}=${String(y)}`);
    }
    expect(options.length).toBe(optionDefs.length);
    expect(differ).toEqual([]);
  });
});
