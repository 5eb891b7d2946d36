import { describe, expect, it } from 'vitest';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import { dieMeant, leads, stageOptions } from './stage-options';

const keys = (...of: Parameters<typeof stageOptions>) =>
  stageOptions(...of).map(({ option, hotkey }) => `${hotkey ?? '-'} ${option.key}`);

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

  it('offers to defend oneself as well as to evade an attack', () => {
    const options = [
      { key: 'evade', label: { id: 'option.evade' } },
      { key: 'fight', label: { id: 'option.defend' } },
    ];
    expect(keys({ ...prompts.fight, options }).map((text) => text.slice(2))).toEqual(['evade', 'fight']);
  });

  it('offers to leave alone what need not be fought', () => {
    const leave = { key: 'leave', label: { id: 'option.leaveAlone' } };
    const { fight } = prompts;
    const options = [...fight.options.filter(({ key }) => key !== 'evade'), leave];
    expect(keys({ ...fight, options }).map((text) => text.slice(2))).toEqual(['fight', 'leave']);
  });

  const deed = (n: number, use: 'live' | 'calm' = 'live') => ({
    key: `do:${n}`,
    label: { id: 'option.use', args: { def: 'base/character/assassin' } },
    use,
  });
  const ways = (n: number, use?: 'calm') => ({
    ...prompts.fight,
    options: [...prompts.fight.options.slice(0, 1), ...Array.from({ length: n }, (_, i) => deed(i + 1, use))],
  });

  it('offers every way to fight, as with an ability, and nothing by which nothing is at stake', () => {
    expect(keys(ways(1))).toEqual(['1 fight', '2 do:1']);
    expect(keys(ways(1, 'calm'))).toEqual(['1 fight']);
  });

  it('offers of more than there is room for the likeliest to win, and always the fight', () => {
    const odds = { fight: { outcomes: [], win: 0.17 }, 'do:5': { outcomes: [], win: 0.67 } };
    expect(keys(ways(5), odds)).toEqual(['1 fight', '2 do:1', '3 do:2', '6 do:5']);
    expect(keys(ways(5))).toEqual(['1 fight', '2 do:1', '3 do:2', '4 do:3']);
  });

  it('has nothing to offer where something else is asked', () => {
    expect(keys(prompts.shop)).toEqual([]);
    expect(keys(prompts.table)).toEqual([]);
  });

  it('lets the fight as it is stand out, and no ability or way out beside it', () => {
    const led = (...of: Parameters<typeof stageOptions>) => {
      const all = stageOptions(...of);
      return all.flatMap(({ option }) => (leads(option, all) ? [option.key] : []));
    };
    expect(led(ways(2))).toEqual(['fight']);
    const options = [
      { key: 'evade', label: { id: 'option.evade' } },
      { key: 'fight', label: { id: 'option.defend' } },
    ];
    expect(led({ ...prompts.fight, options })).toEqual(['fight']);
    // To roll again costs fate, and to keep the dice is the end of it.
    expect(led(prompts.after)).toEqual([]);
    const free = prompts.after.options.map(({ costs: _, ...option }) => option);
    expect(led({ ...prompts.after, options: free })).toEqual(['reroll.1']);
  });

  it('lets no fight stand out that cannot be won', () => {
    const all = stageOptions(prompts.fight);
    const led = (win: number) => all.filter(({ option }) => leads(option, all, { fight: { outcomes: [], win } }));
    expect([led(0), led(0.002)]).toEqual([[], []]);
    expect(led(0.1).map(({ option }) => option.key)).toEqual(['fight']);
  });

  it('lights the die that is meant and no other', () => {
    expect([0, 1].map((i) => dieMeant(prompts.after, i))).toEqual([true, false]);
    expect(dieMeant(prompts.fight, 0)).toBe(false);
  });
});

it('offers whoever may be given for a life, also several of them', () => {
  const given = { ...prompts.many, ask: msg('ask.giveFollowers', { n: 2 }), min: 0 };
  const three = { ...given, options: given.options.slice(0, 3) };
  expect(stageOptions(three).map(({ option }) => option.key)).toEqual(three.options.map(({ key }) => key));
  expect(stageOptions(given)).toEqual([]);
  expect(stageOptions({ ...three, ask: prompts.many.ask })).toEqual([]);
});
