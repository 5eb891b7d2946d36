import { describe, expect, it } from 'vitest';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import { dropsOf, keyOf } from './drops';

const card = { id: 'c1', def: 'base/adventure/shield' } as const;
const options: readonly Option[] = [
  { key: 'roll', label: msg('option.rollMove') },
  { key: 'do:shield#raise', label: msg('option.use', { def: card.def }), target: { card: 'c1', def: card.def } },
  {
    key: 'push:elf',
    label: msg('option.meeting', { def: card.def, ability: 'push', hero: 'base/character/elf' }),
    target: { hero: 'h2' },
  },
  { key: 'attack:elf', label: msg('option.attack', { hero: 'base/character/elf' }), target: { hero: 'h2' } },
];
const prompt: Prompt = { ...prompts.turn, options };

describe("a card of one's own", () => {
  const zones = (asked: Prompt | undefined, of: typeof card, ditchable = false) =>
    dropsOf(asked, of, ditchable).map((drop) => [drop.zone, keyOf(drop)]);

  it('is used over the question, and on somebody over his seat', () => {
    expect(zones(prompt, card)).toEqual([
      ['question', 'do:shield#raise'],
      ['h2', 'push:elf'],
    ]);
  });

  it('is ditched over the board, whatever is asked and when nothing is', () => {
    const ditched = ['board', 'ditch:c1'];
    expect(zones(prompt, card, true).at(-1)).toEqual(ditched);
    expect(zones({ ...prompt, shape: 'order' }, card, true)).toEqual([ditched]);
    expect(zones(undefined, card, true)).toEqual([ditched]);
  });

  it('is dragged only where something can be done with it', () => {
    expect(dropsOf(prompt, { id: 'c9', def: 'base/adventure/ogre' }, false)).toEqual([]);
    const off = { ...prompt, options: options.map((option) => ({ ...option, off: msg('off.condition') })) };
    expect(zones(off, card)).toEqual([]);
    expect(zones({ ...prompt, shape: 'order' }, card)).toEqual([]);
    expect(zones(undefined, card)).toEqual([]);
  });

  it('is one of several where several are chosen', () => {
    const surplus: Prompt = {
      ...prompts.many,
      options: [{ key: 'shield', label: msg('name', { def: card.def }), target: { card: 'c1' } }],
    };
    expect(zones(surplus, card).map(([zone]) => zone)).toEqual(['question']);
  });
});
