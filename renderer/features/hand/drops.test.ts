import { describe, expect, it } from 'vitest';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import { dropsOf } from './drops';

const card = { id: 'c1', def: 'base/adventure/shield' } as const;
const options: readonly Option[] = [
  { key: 'roll', label: msg('option.rollMove') },
  { key: 'do:shield#raise', label: msg('option.use', { def: card.def }), target: { card: 'c1', def: card.def } },
  {
    key: 'ditch:shield',
    label: msg('option.ditch', { def: card.def }),
    target: { card: 'c1', def: card.def },
    minor: true,
  },
  {
    key: 'ditch:mule',
    label: msg('option.ditch', { def: 'base/adventure/mule' }),
    target: { card: 'c2' },
    minor: true,
  },
  {
    key: 'push:elf',
    label: msg('option.meeting', { def: card.def, ability: 'push', hero: 'base/character/elf' }),
    target: { hero: 'h2' },
  },
  { key: 'attack:elf', label: msg('option.attack', { hero: 'base/character/elf' }), target: { hero: 'h2' } },
];
const prompt: Prompt = { ...prompts.turn, options };

describe("a card of one's own", () => {
  it('is ditched over the board, used over the question, and used on somebody over his seat', () => {
    expect(dropsOf(prompt, card).map(({ zone, option }) => [zone, option.key])).toEqual([
      ['question', 'do:shield#raise'],
      ['board', 'ditch:shield'],
      ['h2', 'push:elf'],
    ]);
  });

  it('is dragged only where the question offers something for it', () => {
    expect(dropsOf(prompt, { id: 'c9', def: 'base/adventure/ogre' })).toEqual([]);
    const off = { ...prompt, options: options.map((option) => ({ ...option, off: msg('off.condition') })) };
    expect(dropsOf(off, card)).toEqual([]);
    expect(dropsOf({ ...prompt, shape: 'order' }, card)).toEqual([]);
  });

  it('is one of several where several are chosen', () => {
    const surplus: Prompt = {
      ...prompts.many,
      options: [{ key: 'shield', label: msg('name', { def: card.def }), target: { card: 'c1' } }],
    };
    expect(dropsOf(surplus, card).map(({ zone }) => zone)).toEqual(['question']);
  });
});
