// Endings say in words of their own what they ask (docs/adr/0007): of each there are some, and they are those of its
// data.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../content/definitions';
import { endingFacts } from './clauses/endings';
import { fingerprint } from '../kernel/json';
import type { EndingDef } from '../rules/vocab/definition';
import { endings as german } from './de/endings';
import { endings as english } from './en/endings';

const all = definitionsOf(['base', 'frostmarch', 'sacred-pool', 'dragon', 'blood-moon']).filter(
  (def): def is EndingDef => def.kind === 'ending',
);

/**
 * Of the data that the words were written for. Changed an ending? Read its words in both languages, then put the new
 * one here.
 */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  'base/ending/crown_of_command': '708bd0adff001',
  'blood-moon/ending/blood_moon_werewolf': '02d1d45f7bc4b',
  'blood-moon/ending/horrible_black_void': '49ed6e30b5d73',
  'blood-moon/ending/lightbearers': '03ec83bf95799',
  'cataclysm/ending/cult_of_the_damned': '5fe9e1a4921ac',
  'cataclysm/ending/the_eternal_crown': '55d228daf01d8',
  'city/ending/merchants_guild': 'aa1f2539bca0b',
  'dragon/ending/domain_of_dragons': '4e1d8da185eb0',
  'dragon/ending/dragon_king': '1160e0e058f7d',
  'dragon/ending/dragon_slayers': '899f2bc51e23e',
  'firelands/ending/a_hero_rises': 'e1e17ebdaf8cc',
  'frostmarch/ending/crown_and_sceptre': 'cd0e299f1c6e0',
  'frostmarch/ending/ice_queen': 'd227aead0c097',
  'frostmarch/ending/warlock_quests': '26edd6a4ffbe7',
  'highland/ending/battle_royale': '78570eeb7bcd6',
  'highland/ending/eagle_king': 'e25883817698c',
  'highland/ending/hand_of_doom': 'd8b9b9f57f6b5',
  'sacred-pool/ending/demon_lord': 'f6e3553d6fb84',
  'sacred-pool/ending/judgement_day': '629ca47120956',
  'sacred-pool/ending/sacred_pool': 'e6fb1d66024e0',
  'woodland/ending/judged_by_fate': '34f9fa91815fa',
};

describe.each(all.map((def) => [def.id, def] as const))('%s', (id, def) => {
  it('has words in every language, as many paragraphs in each, for just these effects', () => {
    const texts = [english, german].map((words) => words[id]?.(endingFacts(def, {})) ?? []);
    expect(texts[0]?.length).toBeGreaterThan(0);
    expect(texts[1]).toHaveLength(texts[0]?.length ?? 0);
    expect(texts.flat().join(' ')).not.toMatch(/undefined|NaN|\b0 (gold|fate|lives|Gold|Schicksal|Leben)\b/);
    expect(fingerprint(def)).toBe(WRITTEN_FOR[id]);
  });
  it('tells in a few lines how it is won', () => {
    expect((english[id]?.(endingFacts(def, {})) ?? []).join(' ').length).toBeLessThan(620);
    expect((english[id]?.(endingFacts(def, {})) ?? []).join(' ')).toMatch(/win|is the ending/);
  });
});

it('nothing is said of an ending that is not there', () => {
  expect([...new Set([...Object.keys(english), ...Object.keys(german)])].sort()).toEqual(
    all.map(({ id }) => id).sort(),
  );
});
