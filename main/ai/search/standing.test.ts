// What counts for a character and what against him.
import { describe, expect, it } from 'vitest';
import { newGame } from '../../../shared/rules/setup/new-game';
import { startOf } from '../../../shared/rules/setup/position';
import type { State } from '../../../shared/rules/state/state';
import { baseBook } from '../../../shared/rules/testing/books';
import { seats } from '../../testing/program';
import { factsOf } from '../facts';
import { judgeOf } from './leaf';
import { loreOf, traits } from './lore';
import { preyWorth } from './prey';
import { quickPlayer } from './quick';
import { raceOf } from './race';
import type { Being } from './stages';
import { standingOf, type Standing } from './standing';
import { weights } from './weights';

const facts = factsOf(baseBook.defs.values());

const having = (has: readonly string[], gold = 1): Standing => {
  const made = startOf(baseBook, { characters: { druid: { at: 'hills_m', has, gold, spells: [] } }, phase: 'turn' });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const found = standingOf(baseBook, facts, made.state, made.state.seats[made.state.active]?.hero ?? 'h1');
  if (found === undefined) throw new Error('nobody is there');
  return found;
};

describe('how one stands', () => {
  it('counts nothing as a gain that nobody wants', () => {
    const [without, amulet] = [having([]), having(['amulet'])];
    expect([amulet.things, amulet.abilities]).toEqual([without.things, without.abilities]);
    expect(amulet.lost).toBeGreaterThan(without.lost);
    expect(having(['sword']).things).toBe(without.things + 1);
  });

  it('counts who can take one step only as one who loses turns', () => {
    expect(having(['poltergeist']).lost).toBeGreaterThan(having(['amulet']).lost + 3);
  });
});

describe('a quest', () => {
  it('is the nearer to its end the more there is of the gold that it asks for', () => {
    const owed = (gold: number): number => having(['deliver_3_gold'], gold).owed;
    expect([owed(0), owed(2)]).toEqual([1, 1 / 3]);
    expect(having([], 2).owed).toBe(0);
  });

  it('that asks for a life makes him look for somebody to take it from', () => {
    const [hunter, other] = [having(['take_life']), { ...having([]), strength: 1 }];
    expect([hunter.hunts, other.hunts]).toEqual([true, false]);
    expect(preyWorth(weights, hunter, other)).toBeGreaterThan(preyWorth(weights, other, other) + 3);
  });
});

describe('somebody who stands there', () => {
  it('is worth an attack when he is weaker and has the Talisman that one lacks', () => {
    const me = { ...having([]), strength: 8 };
    const worth = (strength: number, talisman: number): number => preyWorth(weights, me, { ...me, strength, talisman });
    expect(worth(3, 1)).toBeGreaterThan(worth(3, 0) + 5);
    expect(worth(12, 1)).toBeLessThan(0);
    expect(preyWorth(weights, { ...me, talisman: 1 }, { ...me, strength: 3, talisman: 1 })).toBeLessThan(worth(3, 1));
  });

  it('is met by one who plays ahead if he has what one lacks, or whose life his quest asks for', () => {
    const first = (has: readonly string[], theirs: readonly string[]): readonly string[] => {
      const begun = startOf(baseBook, {
        characters: {
          warrior: { at: 'hills_m', has, strength: 9, spells: [] },
          priest: { at: 'hills_m', has: theirs, strength: 1, spells: [] },
        },
        phase: 'encounter',
      });
      if (!begun.ok) throw new Error(begun.refusal.msg.id);
      const { state } = begun;
      const decision = state.pending[state.active];
      if (decision?.ask.id !== 'ask.encounter') throw new Error('he is asked whom to meet');
      return quickPlayer(baseBook, facts, () => 0, 'met')(state, decision);
    };
    expect(first([], [])).toEqual(['space']);
    expect(first([], ['talisman'])).toEqual(['attack:priest']);
    expect(first(['take_life'], [])).toEqual(['attack:priest']);
  });
});

describe('what one has learned of the board', () => {
  const made = newGame(baseBook, { seats: seats('CC'), sets: ['base'], profile: 'digital', rules: {} }, 'quest');
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const lore = loreOf(baseBook, facts, weights, made.state);
  const strong = { ...having([]), strength: 12, life: 5, talisman: 1 };

  it('is that a quest keeps one from going in, whatever he carries', () => {
    const turns = (quest: number): number => raceOf(lore, { ...strong, quest, owed: quest }, 'middle').turns;
    expect(turns(1)).toBeGreaterThan(turns(0) + 5);
  });

  it('is that who goes on over the Plain of Peril is as likely to come to the Crown as from the better of its two ways', () => {
    for (const strength of [8, 10, 12]) {
      const chance = (space: string): number => lore.run(`base/space/${space}`, { ...strong, strength }, true).chance;
      expect(chance('plain_of_peril')).toBeGreaterThan(Math.max(chance('crypt'), chance('mines')) - 0.05);
    }
  });

  it('is how likely it is, whatever he has of fate', () => {
    // One die of three may be thrown again: 3 dice come to 10 or less in half of all throws.
    const chance = (fate: number): number =>
      lore.run('base/space/crypt', { ...strong, strength: 10, craft: 4, fate }, true).chance;
    expect(chance(0)).toBeGreaterThan(0.3);
    expect(chance(0)).toBeLessThan(0.65);
    expect(chance(1)).toBeGreaterThan(chance(0) + 0.05);
    expect(chance(1)).toBeLessThan(0.85);
  });

  it('is that lives are lost once, where they are lost, whether or not anybody is asked on the way', () => {
    // With no fate nobody is asked about the dice of the next space before its lives are gone.
    const s = { ...strong, strength: 7, craft: 9, weapon: 1, life: 4, fate: 0 };
    const [mines, tower] = ['mines', 'vampires_tower'].map(
      (space) => lore.run(`base/space/${space}`, s, true, space === 'mines' ? 'free' : 'comes').chance,
    );
    expect(mines).toBeGreaterThan(0.85 * (tower ?? 1));
  });

  it('is that a card is rather good for one to draw, and more are better', () => {
    const x = traits(having([]), 'neutral');
    expect(lore.visit('base/space/fields_ne', x)).toBeGreaterThan(0);
    expect(lore.visit('base/space/hidden_valley', x)).toBeGreaterThan(lore.visit('base/space/fields_ne', x));
  });

  it('is that the strong who come out of the Crypt mostly stand next to the gate, the weak far away', () => {
    const fails = (strength: number) => lore.run('base/space/crypt', { ...strong, strength }, true).fails;
    expect(fails(11).near).toBeGreaterThan(0.5);
    expect(fails(4).far).toBeGreaterThan(0.5);
  });

  it('is that a Weapon helps against the Pit Fiends and not with the three dice', () => {
    const armed = (weapon: number) => ({ ...strong, strength: 5, craft: 5, weapon });
    const chance = (space: string, weapon: number): number => lore.run(space, armed(weapon), true, 'kept').chance;
    expect(chance('base/space/pits', 2)).toBeGreaterThan(chance('base/space/pits', 0));
  });

  it('is that whoever has not won against Death yet may still lose to him, and whoever has goes on', () => {
    const s = { ...strong, strength: 13, craft: 6, life: 1, fate: 0 };
    const chance = (being: Being, life: number): number =>
      lore.run('base/space/dice_with_death', { ...s, life }, true, being).chance;
    expect(chance('free', 1)).toBeGreaterThan(0.9);
    expect(chance('kept', 1)).toBeLessThan(0.8);
    expect(chance('kept', 4)).toBeGreaterThan(0.9);
  });

  const scored = (at: string, given: { readonly lives: number; readonly strength: number }) => {
    const begun = startOf(baseBook, {
      characters: { druid: { at, has: ['talisman'], spells: [], ...given }, warrior: { at: 'city' } },
      phase: 'turn',
    });
    if (!begun.ok) throw new Error(begun.refusal.msg.id);
    const { state } = begun;
    return { state, judge: judgeOf(lore, state, state.active), hero: state.seats[state.active]?.hero ?? 'h1' };
  };
  const lead = (at: string, strength: number): number => {
    const { state, judge } = scored(at, { lives: 4, strength });
    return judge.leaf(state).lead;
  };

  it('is that who is strong enough is better off inside than anywhere on the way', () => {
    for (const at of ['castle', 'temple', 'hidden_valley', 'fields_n'])
      expect(lead('plain_of_peril', 10)).toBeGreaterThan(lead(at, 10));
  });

  it('is that the Inner Region is no shelter for who has one life left', () => {
    const value = (at: string): number => {
      const { state, judge } = scored(at, { lives: 1, strength: 9 });
      return judge.leaf(state).own.parts.place ?? 0;
    };
    expect(value('plain_of_peril')).toBeLessThan(0);
    // From further in he may go back there in a turn, so it is never worse by more than that; and not better, either.
    expect(value('crypt')).toBeGreaterThanOrEqual(value('plain_of_peril') - 1);
    expect(value('crypt')).toBeLessThan(0);
  });

  it('is that who turns back in the Inner Region has all of it before him again', () => {
    const standing = (status: Readonly<Record<string, number>>): number => {
      const begun = startOf(baseBook, {
        characters: {
          druid: { at: 'dice_with_death', has: ['talisman'], spells: [], lives: 4, strength: 6, status },
          warrior: { at: 'city' },
        },
        phase: 'turn',
      });
      if (!begun.ok) throw new Error(begun.refusal.msg.id);
      return judgeOf(lore, begun.state, begun.state.active).leaf(begun.state).lead;
    };
    expect(standing({ turningBack: 1 })).toBeLessThan(standing({}) - 10);
  });

  it('is that it is better to live with one life than to begin anew, however weak he is', () => {
    for (const strength of [0, 3, 9]) {
      const { state, judge, hero } = scored('fields_n', { lives: 1, strength });
      const mine = state.heroes[hero];
      if (mine === undefined) throw new Error('nobody is there');
      const dead: State = { ...state, heroes: { ...state.heroes, [hero]: { ...mine, dead: true } } };
      expect(judge.leaf(dead).lead).toBeLessThan(judge.leaf(state).lead - 3);
    }
  });
});
