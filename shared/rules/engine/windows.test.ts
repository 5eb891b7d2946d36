// The windows around an event: cannot, would, before, commit, checks, after; who is asked, and in which order.
import { describe, expect, it } from 'vitest';
import { after, before, gain, is, lose, magicObject, never, prevent, reacts, stat } from '../dsl';
import type { ObjectDef } from '../vocab/definition';
import type { Ability } from '../vocab/ability';
import { baseBook, bookWith } from '../testing/books';
import { aGame } from '../testing/play';

const charm = (name: string, ...abilities: readonly Ability[]): ObjectDef =>
  magicObject(`base/adventure/${name}`, { abilities });
/** The Chapel takes a life of an evil character. */
const atChapel = { at: 'chapel', alignment: 'evil', lives: 4, fate: 0 } as const;

const ward = charm(
  'ward',
  reacts('ward', { stage: 'would', on: 'lose', whose: 'mine', event: { what: 'life' }, do: [prevent] }),
);
const stone = charm('stone', reacts('stone', never('lose', 'mine', { event: { what: 'life' } })));
const early = charm(
  'early',
  reacts('early', before('lose', 'mine', gain('gold', 5), { event: { what: 'life' }, forced: true })),
);
const late = charm(
  'late',
  reacts('late', after('lose', 'mine', gain('gold', 2), { event: { what: 'life' }, forced: true })),
);
const later = charm(
  'later',
  reacts('later', after('lose', 'mine', lose('gold', 'all'), { event: { what: 'life' }, forced: true })),
);
const nosy = charm('nosy', reacts('nosy', after('lose', 'others', gain('gold'), { event: { what: 'life' } })));
const once = charm(
  'once',
  reacts('once', after('gain', 'mine', gain('gold'), { event: { what: 'gold' }, once: 'turn', forced: true })),
);
const book = bookWith(ward, stone, early, late, later, nosy, once);

const lifeLost = (has: readonly string[], others: Record<string, { has?: readonly string[] }> = {}) =>
  aGame(book, { characters: { troll: { ...atChapel, gold: 0, has }, ...others }, phase: 'encounter' });

describe('the stages of an event', () => {
  it('cannot: it does not happen, and nobody is asked', () => {
    const game = lifeLost(['stone', 'ward']);
    expect(game.hero('troll').life).toBe(4);
    expect(game.events.some((e) => e.t === 'prevented')).toBe(true);
    expect(game.decision.ask.id).not.toContain('react');
  });
  it('would: the holder may prevent it', () => {
    const game = lifeLost(['ward']);
    expect(game.decision.ask.id).toBe('react.lose');
    game.choose('ward#ward');
    expect(game.hero('troll').life).toBe(4);
  });
  it('would: a pass lets it happen, and it is not asked again', () => {
    const game = lifeLost(['ward']);
    game.choose('pass');
    expect(game.hero('troll').life).toBe(3);
    expect(game.decision.ask.id).not.toBe('react.lose');
  });
  it('the question knows whether it has happened already', () => {
    const done = { done: 'yes' };
    expect(lifeLost([], { druid: { has: ['nosy'] } }).decision.ask).toMatchObject({ id: 'react.lose', args: done });
    expect(lifeLost(['ward']).decision.ask).not.toMatchObject({ args: done });
  });
  it('before: acts while it can no longer be changed; a prevented event has no before and no after', () => {
    const game = lifeLost(['early', 'ward', 'late']);
    game.choose('ward#ward');
    expect(game.hero('troll').gold).toBe(0);
    const other = lifeLost(['early', 'ward', 'late']);
    other.choose('pass');
    expect(other.hero('troll').gold).toBe(7);
  });
  it('after: several forced ones are ordered by the player whose turn it is', () => {
    const game = lifeLost(['late', 'later']);
    expect(game.decision.ask.id).toBe('ask.whichFirst');
    game.choose('later#later');
    expect(game.hero('troll').gold).toBe(2);
    const other = lifeLost(['late', 'later']);
    other.choose('late#late');
    expect(other.hero('troll').gold).toBe(0);
  });
  it('reactions are asked from the active seat clockwise, each once for an event', () => {
    const game = lifeLost([], { elf: { has: ['nosy'] } });
    expect(game.asked).toBe('elf');
    game.choose('nosy#nosy');
    expect(game.hero('elf').gold).toBe(2);
    expect(game.decision.ask.id).not.toBe('react.lose');
  });
  it('once a turn means once a turn', () => {
    const game = aGame(book, {
      characters: { troll: { at: 'fields_n', gold: 0, has: ['once'] } },
      spaces: { fields_n: { cards: ['two_bags_of_gold', 'bag_of_gold'] } },
      phase: 'encounter',
    });
    game.choose('two_bags_of_gold', 'bag_of_gold');
    expect(game.hero('troll').gold).toBe(4);
  });
});

describe('the instructions of a space', () => {
  const stays = charm('stays', reacts('stays', { stage: 'would', on: 'visited', whose: 'mine', do: [prevent] }));
  const at = (life: number) => ({ forced: true, when: is(stat('life'), '=', life) }) as const;
  const first = charm('first', reacts('first', before('visited', 'mine', gain('gold', 2), at(4))));
  const then = charm('then', reacts('then', after('visited', 'mine', gain('gold', 5), at(3))));
  const visits = (...has: readonly string[]) =>
    aGame(bookWith(stays, first, then), {
      characters: { troll: { ...atChapel, gold: 0, has } },
      phase: 'encounter',
    });
  it('are not carried out where the visit is prevented', () => {
    const game = visits('stays');
    expect(game.decision.ask.id).toBe('react.visited');
    game.choose('stays#stays');
    expect(game.hero('troll').life).toBe(4);
  });
  it('are carried out once he has had his say', () => {
    const game = visits('stays');
    expect(game.hero('troll').life).toBe(4);
    game.choose('pass');
    expect(game.hero('troll').life).toBe(3);
  });
  it('come between what is done before and after them', () => {
    expect(visits('first', 'then').hero('troll').gold).toBe(7);
  });
});

describe('the price of a window', () => {
  it('looks only at triggers that listen to the event: unrelated cards in play add none', () => {
    const looked = (has: readonly string[]): number => {
      const meter = { looked: 0 };
      aGame({ ...baseBook, meter }, { characters: { troll: { ...atChapel, has } }, phase: 'encounter' });
      return meter.looked;
    };
    const none = looked([]);
    expect(looked(['magic_belt', 'ring', 'purchase/sword', 'mule', 'unicorn'])).toBe(none);
    expect(looked(['purchase/shield'])).toBeGreaterThan(none);
  });
});

describe('permissions', () => {
  it('cannot beats can, and the refusal names the card', () => {
    const game = aGame(baseBook, {
      characters: { monk: { at: 'fields_n', fate: 0, has: ['purchase/sword'] } },
      spaces: { fields_n: { cards: ['wolf'] } },
      phase: 'encounter',
      dice: [1, 4],
    });
    // Strength 2 and Craft 3 against 2: 6 to 6 without the Sword that he may not use.
    expect(game.hero('monk').trophies).toEqual([]);
    expect(game.events.some((e) => e.t === 'fight' && e.outcome === 'standOff')).toBe(true);
  });
});
