// House rules that a set brings: known where it is played with, and nowhere else.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../content/definitions';
import type { OptionValue } from '../../contract/setup';
import { must } from '../../kernel/result';
import { rulebookOf } from '../charts';
import { baseBook } from '../testing/books';
import { optionsOf } from '../options/resolve';
import { newGame } from './new-game';

type Rules = Readonly<Record<string, OptionValue>>;
const seats = ['A', 'B', 'C'].map((name) => ({ name, control: 'person' as const, character: 'lot' }));
const started = (sets: readonly string[], rules: Rules, endings: readonly string[] = []) =>
  newGame(
    sets.length === 1 ? baseBook : rulebookOf(definitionsOf(sets, optionsOf({ profile: 'digital', rules }))),
    { seats, sets, profile: 'digital', rules, ...(endings.length === 0 ? {} : { endings }) },
    'a seed',
  );
const begun = (sets: readonly string[], rules: Rules) => {
  const game = started(sets, rules);
  if (!game.ok) throw new Error(game.refusal.msg.id);
  return game.state;
};
const withReaper = ['base', 'reaper'];

describe('options of a set', () => {
  it('have their standard where nobody chooses', () => {
    expect(begun(withReaper, {}).options).toMatchObject({ grimReaper: true, warlockQuests: 'chosen' });
    expect(begun(['base'], {}).options).not.toHaveProperty('grimReaper');
  });

  it('are refused where the set is not played with, and with what they are never', () => {
    expect(started(['base'], { grimReaper: false })).toMatchObject({
      ok: false,
      refusal: { field: 'rules.grimReaper', code: 'setup' },
    });
    expect(started(withReaper, { warlockQuests: 'stolen' })).toMatchObject({ ok: false });
  });

  it('need what they need, whatever value of it is on', () => {
    expect(started(withReaper, { startingQuest: true, warlockQuests: 'drawn' }).ok).toBe(true);
    expect(started(withReaper, { startingQuest: true, warlockQuests: 'off' })).toMatchObject({
      ok: false,
      refusal: { field: 'rules.startingQuest' },
    });
  });

  it('take the figure, or the quest cards, out of the game', () => {
    const figures = (rules: Rules) =>
      Object.values(begun(withReaper, rules).cards).filter(({ def }) => def === 'reaper/figure/grim_reaper').length;
    expect([figures({}), figures({ grimReaper: false })]).toEqual([1, 0]);
    const decks = (rules: Rules) =>
      Object.keys(begun(withReaper, rules).decks).filter((deck) => deck.includes('quest'));
    expect([decks({}), decks({ warlockQuests: 'off' })]).toEqual([['common/deck/warlock_quest'], ['quest']]);
  });

  it('begin the game with a quest for everybody', () => {
    const quests = (rules: Rules) => {
      const { heroes, cards } = begun(withReaper, rules);
      return Object.values(heroes).map(
        ({ held }) => held.filter((id) => must(cards[id], id).def.startsWith('reaper/warlock-quest/')).length,
      );
    };
    expect(quests({})).toEqual([0, 0, 0]);
    expect(quests({ startingQuest: true })).toEqual([1, 1, 1]);
  });
});

describe('an ending that speaks of the beginning', () => {
  const withFrost = ['base', 'frostmarch'];
  const held = (rules: Rules) => {
    const game = started(withFrost, rules, ['frostmarch/ending/warlock_quests']);
    if (!game.ok) throw new Error(game.refusal.msg.id);
    const { heroes, cards } = game.state;
    const kinds = (part: string) => (ids: readonly `c${number}`[]) =>
      ids.filter((id) => must(cards[id], id).def.startsWith(`frostmarch/${part}/`)).length;
    return Object.values(heroes).map((hero) => [kinds('tally')(hero.held), kinds('warlock-quest')(hero.held)]);
  };

  it('deals everybody four quests where it lies face up, and a tally', () => {
    for (const [tally, quests] of held({})) {
      expect(tally).toBe(1);
      // One that can be done at once is.
      expect(quests).toBeGreaterThanOrEqual(2);
      expect(quests).toBeLessThanOrEqual(4);
    }
  });

  it('can be chosen where its set is played with', () => {
    expect(started(['base'], {}, ['frostmarch/ending/warlock_quests'])).toMatchObject({ ok: false });
  });
});
