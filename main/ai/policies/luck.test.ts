// What a novice does against a loss and about his dice: he saves lives, and keeps what is spent by it for what matters.
import { describe, expect, it } from 'vitest';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { FightSideView, HeroView, PlayerView } from '../../../shared/contract/view';
import { definitionsOf } from '../../../shared/content/definitions';
import { seedRng } from '../../../shared/kernel/rng';
import { rulebookOf } from '../../../shared/rules/charts/index';
import { newGame } from '../../../shared/rules/setup/new-game';
import { viewFor } from '../../../shared/rules/view/view-for';
import { factsOf } from '../facts';
import { novicePolicy, whimsicalPolicy } from './novice/index';

const sets = ['base', 'reaper', 'frostmarch', 'highland', 'sacred-pool', 'city'];
const definitions = definitionsOf(sets);
const facts = factsOf(definitions);
const book = rulebookOf(definitions);
const warrior = 'base/character/warrior';
const begun = newGame(
  book,
  {
    seats: [warrior, 'base/character/wizard'].map((character) => ({ name: character, control: 'computer', character })),
    sets,
    profile: 'digital',
    rules: {},
  },
  '1',
);
if (!begun.ok) throw new Error(begun.refusal.msg.id);
const start = viewFor(book, begun.state, 'p1');

const seen = (hero: Partial<HeroView>, more: Partial<PlayerView> = {}): PlayerView => ({
  ...start,
  ...more,
  seats: start.seats.map((seat) =>
    seat.id === 'p1' && seat.hero ? { ...seat, hero: { ...seat.hero, ...hero } } : seat,
  ),
});
const uses = (def: string, ability: string): Option => ({
  key: `${def}#${ability}`,
  label: { id: 'option.use' },
  target: { def },
});
const pass: Option = { key: 'pass', label: { id: 'option.pass' }, pass: true };
const asks = (ask: Prompt['ask'], options: readonly Option[], source = 'rules'): Prompt => ({
  id: 'dp1.1',
  seat: 'p1',
  hero: 'h1',
  rule: 'x',
  shape: 'pick',
  min: 1,
  max: 1,
  ask,
  source,
  options,
});
/** Whether the one thing that may be used is. */
const isUsed = (view: PlayerView, asked: Prompt): boolean =>
  novicePolicy(view, asked, facts, seedRng('n'))[0] !== 'pass';

const losing = (options: readonly Option[], { hero = warrior, what = 'life', source = 'rules' } = {}): Prompt =>
  asks({ id: 'react.lose', args: { hero, what, n: 1 } }, [...options, pass], source);

describe('what saves a life', () => {
  const savers = [
    uses('highland/highland/ring_of_protection', 'protects'),
    uses('highland/highland/dawnstone', 'spends_life'),
    uses('sacred-pool/reward/glass_guardians', 'shatter'),
    uses('frostmarch/adventure/hieromartyr', 'gives_himself'),
  ];

  it.each(savers)('$key is used when a life would be lost', (saver) => {
    expect(isUsed(seen({ life: 3 }), losing([saver]))).toBe(true);
    expect(isUsed(seen({ life: 1 }), losing([saver]))).toBe(true);
  });

  it('is kept where another would lose it, and where a quest asks for it', () => {
    for (const saver of savers) {
      expect(isUsed(seen({}), losing([saver], { hero: 'base/character/wizard' }))).toBe(false);
      expect(isUsed(seen({}), losing([saver], { source: 'frostmarch/warlock-quest/lose_one_life' }))).toBe(false);
    }
  });

  it('comes after what costs nothing', () => {
    const shield = uses('highland/highland/magic_shield', 'armour');
    const [ring] = savers;
    if (ring === undefined) throw new Error('no ring');
    expect(novicePolicy(seen({ life: 1 }), losing([ring, shield]), facts, seedRng('n'))).toEqual([shield.key]);
  });
});

it('a lost fight becomes a stand-off', () => {
  const angel = uses('sacred-pool/adventure/guardian_angel', 'shields');
  const lost = asks({ id: 'react.compared', args: { hero: warrior, what: '', n: 0 } }, [angel, pass]);
  expect(isUsed(seen({ life: 3 }), lost)).toBe(true);
});

describe('what prevents a Spell', () => {
  const counter = uses('base/spell/counterspell', 'cast');
  const cast = (hero: string): Prompt => asks({ id: 'react.cast', args: { hero } }, [counter, pass]);
  /** A rival is about to win, so that nothing is spared. */
  const pressed = seen({}, { crownReached: true });

  it('is kept where it would be his own, on a whim as well', () => {
    expect(isUsed(pressed, cast(warrior))).toBe(false);
    for (let n = 0; n < 50; n++)
      for (const view of [pressed, seen({})])
        expect(whimsicalPolicy(view, cast(warrior), facts, seedRng(`whim ${n}`))).toEqual(['pass']);
  });

  it('is used against another who is about to win', () => {
    expect(isUsed(pressed, cast('base/character/wizard'))).toBe(true);
  });
});

describe('what changes dice', () => {
  const side: FightSideView = { cards: [], defs: [], shares: [], dice: [], roll: 0, power: 4 };
  const fight = (theirs: Partial<FightSideView>): Partial<PlayerView> => ({
    fight: { kind: 'battle', attacker: 'h1', mine: { ...side, hero: 'h1' }, theirs: { ...side, ...theirs } },
  });
  const rolled = (what: string, n: number, option: Option, source = 'rules'): Prompt =>
    asks({ id: 'react.rolled', args: { hero: warrior, what, n } }, [option, pass], source);
  const six = uses('sacred-pool/reward/moon_charm', 'shines');
  const more = uses('sacred-pool/reward/gift_of_the_wild', 'gift');

  it('turns a fight that would be lost, and no other', () => {
    expect(isUsed(seen({}, fight({ power: 5 })), rolled('attack', 1, six))).toBe(true);
    expect(isUsed(seen({}, fight({ power: 5 })), rolled('attack', 6, six))).toBe(false);
    expect(isUsed(seen({}, fight({ power: 12 })), rolled('attack', 1, six))).toBe(false);
    expect(isUsed(seen({}, fight({ power: 5 })), rolled('attack', 2, more))).toBe(true);
    expect(isUsed(seen({}, fight({ power: 7 })), rolled('attack', 2, more))).toBe(false);
  });

  it('wins a fight that would be lost', () => {
    const bauble = uses('frostmarch/adventure/celestial_bauble', 'shines');
    expect(isUsed(seen({}, fight({ power: 12 })), rolled('attack', 1, bauble))).toBe(true);
    expect(isUsed(seen({}, fight({ power: 1 })), rolled('attack', 6, bauble))).toBe(false);
  });

  it('makes Armour save one of the last lives', () => {
    expect(isUsed(seen({ life: 2 }), rolled('armour', 2, six))).toBe(true);
    expect(isUsed(seen({ life: 2 }), rolled('armour', 5, six))).toBe(false);
    expect(isUsed(seen({ life: 4 }), rolled('armour', 2, six))).toBe(false);
  });

  it('shows the best row of the space, and the most in a fight', () => {
    const numbers = [1, 2, 3, 4, 5, 6].map((n): Option => ({ key: `${n}`, label: { id: 'option.pass' } }));
    const shown = (space: string, more: Partial<PlayerView> = {}): readonly string[] | undefined =>
      novicePolicy(seen({ space }, more), asks({ id: 'ask.whichNumber' }, numbers), facts, seedRng('n'));
    expect(shown('base/space/tavern')).toEqual(['4']);
    expect(shown('base/space/tavern', fight({ power: 5 }))).toEqual(['6']);
  });

  it('is used up where a chart has much better to give', () => {
    expect(isUsed(seen({}), rolled('space', 1, six, 'base/space/forest'))).toBe(true);
    expect(isUsed(seen({}), rolled('space', 6, six, 'base/space/forest'))).toBe(false);
  });
});

it('a burden is sent away where that can be done', () => {
  const jester = uses('reaper/adventure/jester', 'sent_away');
  expect(isUsed(seen({}), asks({ id: 'react.visited' }, [jester, pass]))).toBe(true);
});

describe('fate for a throw', () => {
  const reroll: Option = { key: 'reroll.1', label: { id: 'option.reroll' } };
  const isThrownAgain = (source: string, n: number, fate: number): boolean =>
    isUsed(seen({ fate }), asks({ id: 'ask.fate', args: { dice: [n], n } }, [reroll, pass], source));

  it('is paid for a death with the last one, and for less the sooner the more he has', () => {
    expect(isThrownAgain('reaper/figure/grim_reaper', 1, 1)).toBe(true);
    expect(isThrownAgain('highland/highland/volcanic_eruption', 1, 4)).toBe(true);
    expect(isThrownAgain('highland/highland/volcanic_eruption', 1, 1)).toBe(false);
    expect(isThrownAgain('highland/highland/volcanic_eruption', 6, 4)).toBe(false);
  });

  it('is paid for Armour that failed', () => {
    expect(isThrownAgain('base/purchase/helmet', 1, 3)).toBe(true);
    expect(isThrownAgain('base/purchase/helmet', 5, 3)).toBe(false);
  });
});

describe('what answers an event', () => {
  it('keeps a turn from being lost, at a price', () => {
    const owl = uses('highland/highland/horned_owl', 'wakes_him');
    const missing = (hero: string): Prompt => asks({ id: 'react.missTurn', args: { hero, n: 1 } }, [owl, pass]);
    expect(isUsed(seen({}), missing(warrior))).toBe(true);
  });

  it('is tried where one card goes for another', () => {
    const familiar = uses('reaper/adventure/familiar', 'another_spell');
    const answers = Array.from({ length: 40 }, (_, n) =>
      novicePolicy(seen({}), asks({ id: 'react.spellGained' }, [familiar, pass]), facts, seedRng(`${n}`)),
    );
    expect(answers.filter(([key]) => key === familiar.key).length).toBeGreaterThan(10);
  });
});

describe('whims', () => {
  const drinks = asks({ id: 'ask.drink' }, [
    { key: 'yes', label: { id: 'option.yes' } },
    { key: 'no', label: { id: 'option.no' }, pass: true },
  ]);
  const declined = (policy: typeof novicePolicy): number =>
    Array.from({ length: 2000 }, (_, n) => policy(seen({}), drinks, facts, seedRng(`${n}`))).filter(
      ([key]) => key === 'no',
    ).length;

  it('a novice has some, so that nothing is never done; those who look ahead fall back on no whim', () => {
    expect(declined(novicePolicy)).toBe(0);
    expect(declined(whimsicalPolicy)).toBeGreaterThan(3);
    expect(declined(whimsicalPolicy)).toBeLessThan(60);
  });
});

describe('whom he has beaten', () => {
  const loot = asks({ id: 'ask.reward', args: { hero: 'base/character/wizard' } }, [
    { key: 'life', label: { id: 'option.takeLife' } },
    { key: 'gold', label: { id: 'option.takeGold' } },
  ]);
  const strong = (total: number): Partial<HeroView> => ({ strength: { total, value: total, counters: 0, lines: [] } });

  it('loses a life where he is a rival, and gold where he will never be one', () => {
    expect(novicePolicy(seen({}), loot, facts, seedRng('n'))).toEqual(['life']);
    expect(novicePolicy(seen(strong(14)), loot, facts, seedRng('n'))).toEqual(['gold']);
  });
});

describe('in the Inner Region', () => {
  const goes = asks({ id: 'ask.move' }, [
    { key: 'on', label: { id: 'option.goOn' } },
    { key: 'back', label: { id: 'option.turnBack' } },
  ]);
  it('he turns back with his last life and no fate, unless the Crown is held', () => {
    const spent = { life: 1, fate: 0 };
    expect(novicePolicy(seen({ life: 3 }), goes, facts, seedRng('n'))).toEqual(['on']);
    expect(novicePolicy(seen(spent), goes, facts, seedRng('n'))).toEqual(['back']);
    expect(novicePolicy(seen(spent, { crownReached: true }), goes, facts, seedRng('n'))).toEqual(['on']);
  });
});

describe('fate with two sides', () => {
  it('is light, as far as he may say: it pays for his own dice', () => {
    const sides = (from: number, to: number): Prompt => ({
      ...asks(
        { id: 'ask.fateSides', args: { n: 4 } },
        Array.from({ length: to - from + 1 }, (_, i) => ({ key: String(from + i), label: { id: 'option.number' } })),
      ),
      shape: 'number',
    });
    expect(novicePolicy(seen({ fate: 4 }), sides(0, 4), facts, seedRng('n'))).toEqual(['0']);
    expect(novicePolicy(seen({ fate: 4 }), sides(2, 3), facts, seedRng('n'))).toEqual(['2']);
  });
});
