// Cards that are put somewhere, dealt or taken out of a discard pile: whoever listens has his say before it happens.
import { describe, expect, it } from 'vitest';
import { after, choose, enemy, event, gain, magicObject, never, prevent, reacts, v } from '../dsl';
import type { Ability } from '../vocab/ability';
import type { Effect } from '../vocab/effect';
import { bookWith } from '../testing/books';
import { aGame, type Play } from '../testing/play';

/** The Troll has a charm that listens, and meets an Event that does this. */
function hears(listens: Ability | undefined, ...met: readonly Effect[]): Play {
  const charm = magicObject('base/adventure/charm', { abilities: listens === undefined ? [] : [listens] });
  return aGame(bookWith(charm, event('base/adventure/trial', { met })), {
    characters: { troll: { at: 'fields_n', fate: 0, gold: 0, has: ['charm'] } },
    spaces: { fields_n: { cards: ['trial'] }, tavern: { cards: ['goblin', 'bandit'] } },
    discard: { adventure: ['wolf'] },
    phase: 'encounter',
  });
}
const dug: readonly Effect[] = [
  { op: 'deal', from: 'adventure', named: 'wolf', discarded: true, to: 'trophy', as: 'found' },
  { op: 'if', cond: { known: 'found' }, then: [gain('gold', 5)] },
];
const goblin = choose({ cards: { named: 'goblin', at: 'anySpace' } }, 'it');
const wolves = (game: Play): readonly string[] => game.names(game.hero('troll').trophies);

describe('a card that lies in a discard pile', () => {
  it('comes out of it where nobody listens, or where he passes', () => {
    expect(wolves(hears(undefined, ...dug))).toEqual(['wolf']);
    const game = hears(reacts('bars', { stage: 'would', on: 'dealt', whose: 'anyone', do: [prevent] }), ...dug);
    expect(game.decision.ask.id).toBe('react.dealt');
    game.choose('pass');
    expect(wolves(game)).toEqual(['wolf']);
    expect(game.hero('troll').gold).toBe(5);
  });
  it('stays there where that cannot happen, and what comes of it does not', () => {
    const game = hears(reacts('bars', never('dealt', 'anyone', { event: { discarded: true } })), ...dug);
    expect(wolves(game)).toEqual([]);
    expect(game.state.decks['adventure']?.discard).toContain('base/adventure/wolf');
    expect(game.hero('troll').gold).toBe(0);
  });
  it('is another matter than a card out of the deck', () => {
    const bars = reacts('bars', never('dealt', 'anyone', { event: { discarded: true } }));
    const deal: Effect = { op: 'deal', from: 'adventure', named: 'bear', to: 'trophy' };
    expect(wolves(hears(bars, deal))).toEqual(['bear']);
  });
  it('is shuffled back onto the deck only where that may be', () => {
    const back: Effect = { op: 'shuffle', deck: 'adventure', find: { kind: 'enemy' } };
    const top = (game: Play) => game.state.decks['adventure']?.draw.at(-1);
    expect(top(hears(undefined, back))).toBe('base/adventure/wolf');
    expect(top(hears(reacts('bars', never('dealt', 'anyone')), back))).not.toBe('base/adventure/wolf');
  });
});

describe('a card that is put somewhere', () => {
  const hoards = reacts(
    'hoards',
    after('put', 'anyone', gain('gold', 3), { event: { card: { named: 'goblin' } }, forced: true }),
  );
  it('is heard of when it is there', () => {
    const game = hears(hoards, goblin, { op: 'trophy', card: v('it') });
    expect(wolves(game)).toEqual(['goblin']);
    expect(game.hero('troll').gold).toBe(3);
  });
  it('stays where it is when that is prevented', () => {
    const bars = reacts('bars', never('put', 'anyone', { event: { card: { named: 'goblin' } } }));
    const game = hears(bars, goblin, { op: 'remove', card: v('it') });
    expect(game.on('tavern')).toContain('goblin');
  });
  it('is heard of one by one', () => {
    const all: Effect = { op: 'remove', card: v('it') };
    const both = choose({ cards: { kind: 'enemy', at: 'anySpace' } }, 'it', { min: 2, max: 2 });
    const game = hears(reacts('hoards', after('put', 'anyone', gain('gold', 1), { forced: true })), both, all);
    // The Event that was met goes, too.
    expect(game.hero('troll').gold).toBe(3);
    expect(game.on('tavern')).toEqual([]);
  });
});

describe('a card that listens to its own coming', () => {
  const came = (listens: Ability, ...met: readonly Effect[]): Play => {
    const comer = {
      ...enemy('base/adventure/comer', { strength: 4, subtype: 'monster', origin: 'ours' }),
      abilities: [listens],
    };
    return aGame(bookWith(comer, event('base/adventure/trial', { met })), {
      characters: { troll: { at: 'fields_n', fate: 0, gold: 0 } },
      spaces: { fields_n: { cards: ['trial'] } },
      phase: 'encounter',
    });
  };
  const self = { event: { card: { self: true } }, forced: true } as const;
  it('is heard where nothing else in play listens', () => {
    const set = after('put', 'anyone', gain('gold', 3), self);
    const aside: Effect = { op: 'deal', from: 'adventure', named: 'comer', to: 'aside', as: 'it' };
    const put: Effect = { op: 'put', card: v('it'), to: { at: { space: 'base/space/tavern' } } };
    const game = came(reacts('comes', set), aside, put);
    expect(game.on('tavern')).toEqual(['comer']);
    expect(game.hero('troll').gold).toBe(3);
  });
  it('is heard as it is taken', () => {
    const ring = magicObject('base/adventure/comer', {
      abilities: [reacts('comes', after('taken', 'mine', gain('gold', 4), self))],
    });
    const game = aGame(bookWith(ring), {
      characters: { troll: { at: 'fields_n', fate: 0, gold: 0 } },
      spaces: { fields_n: { cards: ['comer'] } },
      phase: 'encounter',
    });
    game.choose('comer');
    expect(game.hero('troll').gold).toBe(4);
  });
  it('is heard out of its deck', () => {
    const deal: Effect = { op: 'deal', from: 'adventure', named: 'comer', to: { at: { space: 'base/space/tavern' } } };
    const set = after('dealt', 'anyone', gain('gold', 2), { forced: true });
    const game = came(reacts('comes', set), deal);
    expect(game.on('tavern')).toEqual(['comer']);
    expect(game.hero('troll').gold).toBe(2);
  });
});

it('a card that lies aside fights with what is printed on it where no number is given', () => {
  const trial = event('base/adventure/trial', {
    met: [
      { op: 'deal', from: 'adventure', named: 'dragon', to: 'aside', as: 'it' },
      { op: 'fight', foe: { cards: v('it') } },
    ],
  });
  const game = aGame(bookWith(trial), {
    characters: { troll: { at: 'fields_n', fate: 0, lives: 4 } },
    spaces: { fields_n: { cards: ['trial'] } },
    phase: 'encounter',
    dice: [2, 2],
  });
  // Strength 7 against the Troll's 6.
  expect(game.hero('troll').life).toBe(3);
});

it('fate that is turned to its other side is heard of', () => {
  const bars = reacts('bars', never('fateTurned', 'mine'));
  const turn: Effect = { op: 'turnFate', n: 1, to: 'dark' };
  const hero = (listens?: Ability) =>
    hears(listens, { op: 'gain', what: 'fate', n: 2, side: 'light' }, turn).hero('troll').sides;
  expect(hero()).toEqual({ light: 1, dark: 1 });
  expect(hero(bars)).toEqual({ light: 2, dark: 0 });
});
