// Over every definition that there is: its text reads as text, and every message that it will speak is known.
import { describe as group, expect, it } from 'vitest';
import type { Def } from '../rules/vocab/definition';
import { describe, english, messagesOf, missing, namesFrom, typeLine } from './index';

const modules = import.meta.glob<Record<string, unknown>>(['../content/*/**/*.ts', '!../content/**/*.test.ts', '!../content/common/**', '!../content/*/names.*.ts', '!../content/*/hooks.ts'], { eager: true });
const isDef = (x: unknown): x is Def => typeof x === 'object' && x !== null && 'kind' in x && 'id' in x;
const all: readonly Def[] = Object.values(modules).flatMap((m) => Object.values(m).flat()).filter(isDef);
const names = namesFrom({});

/** What betrays a hole in the grammar or a name of ours. */
const broken = /undefined|\[object|NaN|[$_<>{}]|\b(?:eventHero|eventCard|me|var)\b|[a-z][A-Z]| {2,}|,,|;;|\.\.| [,.;:]|\b(?:a a|the the|an a|is are) /;

group('every definition', () => {
  it('is described in whole sentences', () => {
    for (const def of all) {
      for (const text of describe(english, names, def)) {
        expect(text, def.id).toMatch(/^[A-Z+\u2212].*[.:!]$/);
        expect(text, def.id).not.toMatch(broken);
      }
      expect(typeLine(english, def), def.id).toMatch(/^[A-Z]/);
    }
  });

  it('speaks messages that English knows (add what is missing to en/questions.ts or en/buttons.ts)', () => {
    expect(missing(english, [...new Set(all.flatMap((def) => messagesOf(def)))])).toEqual([]);
  });
});
