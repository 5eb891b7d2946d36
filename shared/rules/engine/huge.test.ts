// Law 8, by brute force: every number that a text can name is as large as can be, or none at all. Whatever comes of it
// ends soon, in a refusal or in a state that can be stored.
import { describe, expect, it } from 'vitest';
import { notJson } from '../../kernel/json';
import { place } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import { randomKeys } from '../testing/random-game';
import { seedRng } from '../../kernel/rng';
import { viewFor } from '../view/view-for';
import type { SeatId } from '../../kernel/ids';
import type { Effect } from '../vocab/effect';
import type { Amount, Cond, StatKey } from '../vocab/select';
import { OutOfFuel } from '../query/effort';
import { advance } from './machine';

const big: readonly (readonly [string, Amount])[] = [
  ['a billion', 1_000_000_000],
  ['beyond every number', { times: [1e200, 1e200] }],
  ['no number', { minus: [{ times: [1e200, 1e200] }, { times: [1e200, 1e200] }] }],
  ['below nothing', -1_000_000_000],
  ['a half', 0.5],
];

const all = { var: 'them' };
const texts = (n: Amount): Readonly<Record<string, readonly Effect[]>> => ({
  roll: [{ op: 'roll', dice: n, as: 'd' }],
  number: [{ op: 'number', from: 0, to: n, ask: 'bid', as: 'd' }],
  numberFrom: [{ op: 'number', from: n, to: 5, ask: 'bid', as: 'd' }],
  repeat: [{ op: 'repeat', times: n, do: [{ op: 'gain', what: 'gold', n: 1 }] }],
  choose: [{ op: 'choose', from: { heroes: {} }, as: 'x', min: n, max: n }],
  chooseRandom: [{ op: 'choose', from: { heroes: {} }, as: 'x', min: n, max: n, random: true }],
  gold: [{ op: 'gain', what: 'gold', n }],
  lives: [{ op: 'gain', what: 'life', n }],
  strength: [{ op: 'gain', what: 'strength', n }],
  craft: [{ op: 'gain', what: 'craft', n }],
  fate: [{ op: 'gain', what: 'fate', n }],
  lose: [{ op: 'lose', what: 'life', n }],
  loseGold: [{ op: 'lose', what: 'gold', n }],
  heal: [{ op: 'heal', n }],
  replenish: [{ op: 'replenish', n }],
  missTurn: [{ op: 'missTurn', n }],
  extraTurns: [{ op: 'extraTurns', n }],
  status: [{ op: 'status', status: 'pitFiends', on: true, value: n }],
  drawSpell: [{ op: 'drawSpell', n }],
  discardSpells: [{ op: 'discardSpells', n }],
  drawCards: [{ op: 'drawCards', upTo: n }],
  drawExactly: [{ op: 'drawCards', exactly: n }],
  layGold: [{ op: 'layGold', n, at: 'here' }],
  tokens: [{ op: 'tokens', on: 'this', kind: 'gold', n }],
  spaceTokens: [{ op: 'spaceTokens', at: 'here', kind: 'gold', n }],
  search: [{ op: 'search', deck: 'adventure', top: n, to: 'held', rest: 'discard' }],
  look: [{ op: 'look', deck: 'adventure', n }],
  arrange: [{ op: 'arrange', deck: 'adventure', n }],
  fight: [{ op: 'fight', foe: { strength: n, name: 'x' } }],
  psychic: [{ op: 'fight', foe: { craft: n, name: 'x' } }],
  deal: [{ op: 'deal', from: 'adventure', to: { at: 'here' }, n }],
  dealDiscard: [{ op: 'deal', from: 'adventure', to: 'discard', n }],
  burn: [{ op: 'burn', top: 'adventure', n }],
  walk: [
    { op: 'choose', from: { cards: {} }, as: 'them' },
    { op: 'walk', figure: all, n, way: 'cw' },
  ],
  walkOn: [{ op: 'walk', figure: 'this', n }],
  turnFate: [{ op: 'turnFate', n, to: 'dark' }],
  steps: [{ op: 'moveTo', to: { steps: n, way: 'cw' } }],
  stepsIn: [{ op: 'moveTo', to: { steps: n, way: 'in' } }],
  set: [
    { op: 'set', as: 'n', to: n },
    { op: 'gain', what: 'gold', n: { var: 'n' } },
  ],
  table: [{ op: 'table', on: n, rows: { '1+': [{ op: 'gain', what: 'gold', n: 1 }] } }],
});

const STATS: readonly StatKey[] = [
  'strength',
  'craft',
  'life',
  'fate',
  'gold',
  'spellLimit',
  'objectLimit',
  'weaponLimit',
  'armourLimit',
  'lifeValue',
  'fateValue',
  'attackRoll',
  'foeRoll',
  'attackDice',
  'movement',
  'moveDice',
  'fateDice',
  'prayer',
  'portalDice',
  'minesDice',
  'commandFrom',
  'trophyCost',
  'drawMore',
  'drawLeast',
  'spellsMore',
  'prices',
  'costs',
  'toadSteps',
];

const play = (met: readonly Effect[], decisions: number): 'fuel' | 'played' => {
  const book = bookWith(place('base/adventure/loop', { met }));
  const at = aGame(book, {
    characters: {
      troll: { at: 'graveyard', fate: 1, has: ['sword', 'axe'] },
      elf: { at: 'city' },
      wizard: {},
    },
    spaces: { fields_n: { cards: ['loop'] } },
    dice: [1],
  });
  at.choose('roll');
  let rng = seedRng('huge');
  let state = at.state;
  let keys: readonly string[] = ['ccw:fields_n'];
  for (let i = 0; i < decisions && state.over === undefined; i++) {
    const [seat] = Object.keys(state.pending).filter((id) => !state.answered[id as SeatId]) as SeatId[];
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
    if (i > 0) [keys, rng] = randomKeys(decision, rng);
    const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
    try {
      if (result.ok) for (const one of result.state.order) viewFor(book, result.state, one);
    } catch (error) {
      expect(error).toBeInstanceOf(OutOfFuel);
    }
    if (!result.ok) {
      expect(result.refusal.code).toBe('fuel');
      return 'fuel';
    }
    expect(notJson(result.state), `${i}`).toBeUndefined();
    const numbers = JSON.stringify(result.state.heroes).match(/-?\d+(\.\d+)?(e\+?\d+)?/g) ?? [];
    expect(
      numbers.map(Number).filter((x) => Math.abs(x) > 10_000_000 || !Number.isInteger(x)),
      `${i}`,
    ).toEqual([]);
    state = result.state;
  }
  return 'played';
};

/** Counts within counts: each candidate of one asks all candidates of the next. */
const within = (levels: number, of: 'cards' | 'heroes'): Cond => {
  let inner: Cond = { alignment: ['good', 'neutral', 'evil'] };
  for (let i = 0; i < levels; i++)
    inner = { is: [{ count: of === 'heroes' ? { heroes: { where: inner } } : { cards: { where: inner } } }, '>=', 0] };
  return inner;
};

describe('law 8: a condition', () => {
  it.each(['cards', 'heroes'] as const)('that counts %s over and over is refused', { timeout: 60_000 }, (of) => {
    expect(play([{ op: 'if', cond: within(40, of), then: [{ op: 'gain', what: 'gold', n: 1 }] }], 3)).toBe('fuel');
  });
  it('that holds for a time is refused where it is asked', { timeout: 60_000 }, () => {
    play([{ op: 'modify', mods: [{ stat: 'strength', add: 1, when: within(40, 'heroes') }], until: 'game' }], 3);
  });
});

describe('law 8: a text with a number that is', () => {
  it.each(big.flatMap(([name, n]) => Object.entries(texts(n)).map(([what, met]) => [name, what, met] as const)))(
    '%s in %s ends',
    { timeout: 60_000 },
    (_, __, met) => {
      play(met, 20);
    },
  );
  it.each(
    big.flatMap(([name, n]) =>
      STATS.map((stat) => [name, stat, [{ op: 'modify', mods: [{ stat, add: n }], until: 'game' }]] as const),
    ),
  )('%s for the stat %s ends', { timeout: 60_000 }, (_, __, met) => {
    play(met, 20);
  });
});
