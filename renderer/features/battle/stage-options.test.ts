import { describe, expect, it } from 'vitest';
import { prompts } from '../../fixtures/prompts';
import { dieMeant, stageOptions } from './stage-options';

const keys = (prompt: Parameters<typeof stageOptions>[0]) =>
  stageOptions(prompt).map(({ option, hotkey }) => `${hotkey ?? '-'} ${option.key}`);

describe('the stage of a fight', () => {
  it('asks for fate where the dice lie, with the keys of the panel', () => {
    expect(keys(prompts.after)).toEqual(['1 pass', 'f reroll.1']);
  });

  it('offers the fight, and not what cannot be done or what a card brings', () => {
    expect(keys(prompts.fight)).toEqual(['1 fight']);
  });

  it('offers to evade one of several that fight as one', () => {
    const one = { key: 'evade', label: { id: 'option.evadeOne', args: { def: 'base/adventure/ogre' } } };
    const { fight } = prompts;
    const options = [...fight.options.filter(({ key }) => key !== 'evade'), one];
    expect(keys({ ...fight, options }).map((text) => text.slice(2))).toEqual(['fight', 'evade']);
  });

  it('has nothing to offer where something else is asked', () => {
    expect(keys(prompts.shop)).toEqual([]);
    expect(keys(prompts.table)).toEqual([]);
  });

  it('lights the die that is meant and no other', () => {
    expect([0, 1].map((i) => dieMeant(prompts.after, i))).toEqual([true, false]);
    expect(dieMeant(prompts.fight, 0)).toBe(false);
  });
});
