import { describe, expect, it } from 'vitest';
import type { OptionOffer } from './setup';
import { blockOf, endingsOf, isOf, setValue, switchOn } from './together';

const option = (id: string, more: Partial<OptionOffer> = {}): OptionOffer => ({
  id,
  values: [false, true],
  byProfile: {},
  houseRule: true,
  group: 'play',
  needs: [],
  excludes: [],
  ...more,
});
const fate = option('fate', { values: [true, false] });
const gambling = option('gambling', { needs: ['cards'] });
const cards = option('cards', { needs: ['table'] });
const table = option('table');
const heirs = option('heirs', { excludes: ['bloodbath'] });
const bloodbath = option('bloodbath');
const all = [fate, gambling, cards, table, heirs, bloodbath];
const off = { fate: true, gambling: false, cards: false, table: false, heirs: false, bloodbath: false };

describe('options that need or exclude each other', () => {
  it('say what is missing and what is in the way', () => {
    expect(blockOf(gambling, all, off)).toEqual({ needs: ['cards'], excludes: [] });
    expect(blockOf(gambling, all, { ...off, cards: true })).toBeUndefined();
    expect(blockOf(heirs, all, { ...off, bloodbath: true })).toEqual({ needs: [], excludes: ['bloodbath'] });
    // It is said by the one, and holds for both.
    expect(blockOf(bloodbath, all, { ...off, heirs: true })).toEqual({ needs: [], excludes: ['heirs'] });
    expect(blockOf(bloodbath, all, off)).toBeUndefined();
    // Any value but the first is on.
    const chaos = option('bloodbath', { values: [false, true, 'chaos'] });
    expect(blockOf(heirs, [heirs, chaos], { ...off, bloodbath: 'chaos' })).toEqual({
      needs: [],
      excludes: ['bloodbath'],
    });
  });

  it('are switched on with all that they need, and without what excludes them', () => {
    expect(switchOn(gambling, true, all, off)).toEqual({ ...off, gambling: true, cards: true, table: true });
    expect(switchOn(bloodbath, true, all, { ...off, heirs: true })).toEqual({ ...off, bloodbath: true });
    expect(switchOn(heirs, true, all, { ...off, bloodbath: true })).toEqual({ ...off, heirs: true });
  });

  it('end rather than run in a circle when they can never be on', () => {
    const never = option('never', { needs: ['heirs'], excludes: ['heirs'] });
    expect(switchOn(never, true, [...all, never], off)).toMatchObject({ never: false, heirs: true });
    const lost = option('lost', { needs: ['nowhere'] });
    expect(blockOf(lost, [lost], switchOn(lost, true, [lost], {}))).toEqual({ needs: ['nowhere'], excludes: [] });
  });

  it('need one that is on, whichever of its values that is', () => {
    const quests = option('quests', { values: ['off', 'chosen', 'drawn'] });
    const starting = option('starting', { needs: ['quests'] });
    const two = [quests, starting];
    expect(blockOf(starting, two, { quests: 'off', starting: false })).toEqual({ needs: ['quests'], excludes: [] });
    expect(blockOf(starting, two, { quests: 'drawn', starting: false })).toBeUndefined();
    expect(switchOn(starting, true, two, { quests: 'off', starting: false })).toEqual({
      quests: 'chosen',
      starting: true,
    });
    expect(setValue(quests, 'off', two, { quests: 'drawn', starting: true })).toEqual({
      quests: 'off',
      starting: false,
    });
  });

  it('fall when what they need is switched off', () => {
    expect(setValue(table, false, all, { ...off, gambling: true, cards: true, table: true })).toEqual(off);
    expect(setValue(fate, false, all, off)).toEqual({ ...off, fate: false });
  });
});

describe('what sets bring', () => {
  it('may be chosen where one of them is played with, and all that it needs besides', () => {
    const quests = option('quests', { of: ['reaper', 'frost'] });
    expect([isOf(quests, ['base']), isOf(quests, ['base', 'frost'])]).toEqual([false, true]);
    const treasures = option('treasures', { of: ['frost'], sets: ['cellar'] });
    expect([isOf(treasures, ['frost']), isOf(treasures, ['frost', 'cellar'])]).toEqual([false, true]);
    expect(isOf(fate, [])).toBe(true);
  });

  it('is an ending, too, where it needs the rest of its set', () => {
    const offer = { endings: ['base/ending/crown', 'frost/ending/ice', 'frost/ending/quests'] };
    expect(endingsOf(offer, ['base'])).toEqual(offer.endings);
    const some = { ...offer, setEndings: { 'frost/ending/quests': 'frost' } };
    expect(endingsOf(some, ['base'])).toEqual(offer.endings.slice(0, 2));
    expect(endingsOf(some, ['base', 'frost'])).toEqual(offer.endings);
  });
});
