import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../../shared/contract/event';
import type { DefId, HeroId, SeatId } from '../../../shared/kernel/ids';
import { told } from '../../fixtures/story';
import { digest, meanwhile } from './digest';

const turn = (seat: SeatId): ViewEvent => ({ t: 'turn', seat, hero: 'h0', round: 3 });
const life = (hero: HeroId, by: number): ViewEvent => ({ t: 'changed', hero, what: 'life', by, now: 3 });

describe('what happened meanwhile', () => {
  it('is what the others did between two turns of mine', () => {
    const events = [turn('p0'), life('h0', 1), turn('p1'), life('h1', -1), turn('p2'), turn('p0'), life('h0', -1)];
    expect(meanwhile(events, 'p0')).toEqual({ from: 2, to: 5 });
  });

  it('goes on to now while somebody else has his turn', () => {
    expect(meanwhile([turn('p0'), turn('p1'), life('h1', -1)], 'p0')).toEqual({ from: 1, to: 3 });
    expect(meanwhile([turn('p0'), life('h0', 1)], 'p0')).toEqual({ from: 0, to: 0 });
    expect(meanwhile([], 'p0')).toEqual({ from: 0, to: 0 });
  });

  it('is everything before the first turn of somebody who has not had one', () => {
    const { from, to } = meanwhile(told, 'p0');
    expect(digest(told.slice(from, to)).map(({ hero }) => hero)).toEqual(['h1', 'h2']);
  });

  it('adds up what changed, and is silent about what cancels out', () => {
    const [one] = digest([
      life('h1', -1),
      life('h1', -1),
      { t: 'changed', hero: 'h1', what: 'gold', by: 2, now: 2 },
      { t: 'changed', hero: 'h1', what: 'gold', by: -2, now: 0 },
    ]);
    expect(one?.changes).toEqual([{ what: 'life', by: -2 }]);
  });

  it('tells turns that are missed, what was done to whom, and what was given for gold', () => {
    const held = { in: 'held', hero: 'h1' } as const;
    const gone = { in: 'discard', deck: 'adventure' } as const;
    const alchemist = 'base/adventure/alchemist';
    const given = (def: DefId, source: DefId): ViewEvent => ({
      t: 'card',
      card: 'c1',
      def,
      from: held,
      to: gone,
      source,
    });
    const [one] = digest([
      { t: 'used', hero: 'h1', def: 'base/character/sorceress', ability: 'beguile', on: 'h2' },
      { t: 'used', hero: 'h1', def: 'base/purchase/helmet', ability: 'armour' },
      { t: 'used', hero: 'h1', def: alchemist, ability: 'transmute' },
      given('base/adventure/curse', 'base/adventure/witch'),
      given('base/talisman/talisman', alchemist),
      given('base/adventure/cross', alchemist),
      { t: 'changed', hero: 'h1', what: 'gold', by: 2, now: 2, source: alchemist },
      { t: 'cast', hero: 'h1', def: 'base/spell/random', targets: [] },
      { t: 'missTurn', hero: 'h1', turns: 1 },
    ]);
    expect(one).toMatchObject({
      deeds: [{ def: 'base/character/sorceress', ability: 'beguile', on: 'h2' }],
      spells: [{ def: 'base/spell/random', targets: [] }],
      sold: ['base/talisman/talisman', 'base/adventure/cross'],
      discarded: ['base/adventure/curse'],
      lost: [],
      misses: 1,
      missed: 0,
    });
    const [later] = digest([
      { t: 'missTurn', hero: 'h1', turns: 1 },
      { t: 'turnMissed', hero: 'h1', left: 0 },
    ]);
    expect(later).toMatchObject({ misses: 0, missed: 1 });
  });

  it('says nothing of a card that is its gold, and of one that was gained and sold only what it was given for', () => {
    const deck = { in: 'deck', deck: 'adventure' } as const;
    const held = { in: 'held', hero: 'h1' } as const;
    const gone = { in: 'discard', deck: 'adventure' } as const;
    const gold = (by: number, source: DefId): ViewEvent => ({
      t: 'changed',
      hero: 'h1',
      what: 'gold',
      by,
      now: 2,
      source,
    });
    const bag = 'base/adventure/bag_of_gold';
    const mule = 'base/adventure/mule';
    const alchemist = 'base/space/city';
    const [rich] = digest([
      { t: 'card', card: 'c1', def: bag, from: deck, to: held },
      { t: 'card', card: 'c1', def: bag, from: held, to: gone, source: bag },
      gold(1, bag),
    ]);
    const nothing = { gained: [], lost: [], discarded: [] };
    expect(rich).toMatchObject({ ...nothing, sold: [], changes: [{ what: 'gold', by: 1 }] });
    const [dealer] = digest([
      { t: 'card', card: 'c2', def: mule, from: deck, to: held },
      { t: 'card', card: 'c2', def: mule, from: held, to: gone, source: alchemist },
      gold(1, alchemist),
    ]);
    expect(dealer).toMatchObject({ ...nothing, sold: [mule] });
  });

  it('names cards that came and went, fights, and the end of a hero', () => {
    const held = (hero: HeroId) => ({ in: 'held', hero }) as const;
    const side = { shares: [], dice: [], roll: 0, total: 0 };
    const [elf, dwarf] = digest([
      { t: 'card', card: 'c1', def: 'base/purchase/sword', from: { in: 'deck', deck: 'purchase' }, to: held('h2') },
      { t: 'card', card: 'c2', def: 'base/adventure/mule', from: { in: 'deck', deck: 'adventure' }, to: held('h2') },
      { t: 'card', card: 'c2', def: 'base/adventure/mule', from: held('h2'), to: held('h3') },
      { t: 'fight', hero: 'h2', kind: 'battle', mine: side, theirs: side, outcome: 'won' },
      {
        t: 'card',
        card: 'c3',
        def: 'base/spell/healing',
        from: { in: 'hand', hero: 'h3' },
        to: { in: 'discard', deck: 'spell' },
      },
      { t: 'killed', hero: 'h3' },
    ]);
    expect(elf).toMatchObject({
      hero: 'h2',
      gained: ['base/purchase/sword'],
      lost: [],
      won: 1,
      beaten: 0,
      killed: false,
    });
    expect(dwarf).toMatchObject({
      hero: 'h3',
      gained: ['base/adventure/mule'],
      lost: [],
      discarded: ['base/spell/healing'],
      killed: true,
    });
  });

  it('tells of whoever gave up, and of no death', () => {
    const [gone] = digest([{ t: 'killed', hero: 'h3', gaveUp: true }]);
    expect(gone).toMatchObject({ hero: 'h3', killed: false, gaveUp: true });
  });
});
