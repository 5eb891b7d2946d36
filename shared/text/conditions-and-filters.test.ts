// Conditions and filters that only the expansions use, each in a sentence of an invented card.
import { expect, describe as group, it } from 'vitest';
import type { Effect, Program } from '../rules/vocab/effect';
import type { HeroRef } from '../rules/vocab/refs';
import type { Amount, CardFilter, Cond, HeroFilter, Selector, SpaceFilter } from '../rules/vocab/select';
import { describe, english, namesFrom } from './index';

const names = namesFrom({});
const event = (...met: Program): string =>
  describe(english, names, { id: 'x/adventure/x', kind: 'event', met }).join(' | ');
const gold: Effect = { op: 'gain', what: 'gold', n: 1 };
const v = (name: string): { readonly var: string } => ({ var: name });
/** The sentence without the gold that it is about. */
const when = (cond: Cond): string => event({ op: 'if', cond, then: [gold] }).replace(', gain 1 gold.', '');
const unless = (cond: Cond): string => when({ not: cond });
const aim = (of: HeroFilter = { who: 'others' }): Effect => ({ op: 'choose', from: { heroes: of }, as: 'foe' });
const foe: HeroRef = v('foe');

group('conditions', () => {
  it('of characters', () => {
    expect(when({ naturalMove: [1, 2] })).toBe('If you rolled a 1 or 2 for your move');
    expect(unless({ naturalMove: [1] })).toBe('If you did not roll a 1 for your move');
    expect(when({ bound: 'light' })).toBe('If you are lightbound');
    expect(unless({ bound: 'fateless' })).toBe('If you are not fateless');
    expect(when({ form: true })).toBe('If you are in another form');
    expect(when({ form: true, from: 'ghost' })).toBe('If you are a Ghost');
    expect(unless({ form: true, from: 'ghost' })).toBe('If you are not a Ghost');
    expect(when({ eventIs: { on: 'turnBegan', missed: true } })).toBe('If you miss this turn');
  });
  it('of numbers', () => {
    const is = (x: Amount, op: '<' | '=' | '>=' | '>', n: Amount): string => when({ is: [x, op, n] });
    expect(is({ left: 'omen' }, '=', 0)).toBe('If no cards are left in the Omen deck');
    expect(is({ left: { own: 'tunnel' } }, '>=', 3)).toBe(
      'If the number of cards left in your own Tunnel deck is 3 or more',
    );
    expect(is({ fateSide: 'light' }, '>=', 5)).toBe('If your light fate is 5 or more');
    expect(is({ fateSide: 'dark' }, '>', { fateSide: 'light' })).toBe(
      'If your dark fate is higher than your light fate',
    );
    expect(is({ fateSide: 'dark' }, '=', 0)).toBe('If you have no dark fate');
    expect(is({ spaceTokens: 'fire', at: 'here' }, '>=', 1)).toBe('If there is a fire token on this space');
    expect(is({ spaceTokens: 'fire', at: 'here' }, '>=', 3)).toBe('If there are at least 3 fire tokens on this space');
    expect(is({ tokens: 'sleep', on: 'this' }, '=', 0)).toBe('If there is no sleep token on this card');
    expect(is({ count: { cards: { on: 'this' } } }, '=', 0)).toBe('If there are no cards on this card');
    const heads: Effect = {
      op: 'choose',
      from: { cards: { zone: 'trophy', heldBy: 'me' } },
      as: 'heads',
      max: 9,
      min: 0,
    };
    expect(event(heads, { op: 'gain', what: 'gold', n: { sum: 'strength', over: v('heads') } })).toBe(
      'Choose up to 9 of your trophies; gain gold equal to the total Strength of those cards.',
    );
    expect(event(heads, { op: 'gain', what: 'gold', n: { sum: 'higher', over: v('heads') } })).toBe(
      'Choose up to 9 of your trophies; gain gold for each of them equal to the higher of its Strength and Craft.',
    );
  });
  it('of cards', () => {
    expect(when({ exists: { cards: { named: 'time_card', side: 'night' } } })).toBe('If it is Night');
    expect(when({ exists: { cards: { named: 'time_card', not: { side: 'night' } } } })).toBe('If it is not Night');
    expect(when({ exists: { cards: { named: 'reaper', stands: 'here' } } })).toBe('If the Reaper is on this space');
    expect(
      unless({
        exists: {
          cards: { named: 'varthrax', zone: 'table', where: { is: [{ tokens: 'crown', on: 'it' }, '>=', 1] } },
        },
      }),
    ).toBe('If Varthrax is not the Dragon King');
    // What lies beside the board works from there alone.
    expect(when({ card: 'this', fits: { zone: 'table' } })).toBe('Gain 1 gold.');
    expect(unless({ card: 'this', fits: { belongsTo: 'here' } })).toBe('If this card does not belong to this space');
    expect(when({ card: 'this', fits: { in: { region: 'outer' } } })).toBe('If this card is in the Outer Region');
    expect(when({ card: 'this', fits: { struck: true } })).toBe('If the Spell strikes this card');
    expect(unless({ card: 'this', fits: { struck: true } })).toBe('If the Spell does not strike this card');
  });
});

group('filters', () => {
  const cards = (f: CardFilter, nearest?: Extract<Selector, { cards: unknown }>['nearest']): string =>
    event({ op: 'choose', from: { cards: f, ...(nearest ? { nearest } : {}) }, as: 'a' }).replace(
      /^Choose (.*)\.$/,
      '$1',
    );
  const spaces = (f: SpaceFilter, nearest?: Extract<Selector, { spaces: unknown }>['nearest']): string =>
    event({ op: 'choose', from: { spaces: f, ...(nearest ? { nearest } : {}) }, as: 'a' }).replace(
      /^Choose (.*)\.$/,
      '$1',
    );
  it('cards', () => {
    expect(cards({ kind: 'enemy', in: { region: 'middle' } })).toBe('any Enemy in the Middle Region');
    expect(cards({ kind: 'terrain', zone: 'over', in: { here: true } })).toBe('any Terrain card over this space');
    expect(cards({ from: 'denizen', stands: 'here' })).toBe('any Figure on this space');
    expect(cards({ kind: 'spell', on: 'this' })).toBe('any Spell on this card');
    expect(cards({ from: 'scale', on: { named: 'varthrax' } })).toBe('any Scale card on Varthrax');
    expect(cards({ from: 'denizen', belongsTo: 'here' })).toBe('any Denizen card belonging to this space');
    expect(cards({ from: 'omen', side: 'spent' })).toBe('any Omen card with the Spent side up');
    expect(cards({ faceDown: true, at: 'here' })).toBe('any facedown card on this space');
    expect(cards({ zone: 'aside', from: 'omen' })).toBe('any Omen card set aside');
    expect(cards({ at: 'here', replaceable: true })).toBe('any card just drawn');
    expect(cards({ kind: 'enemy', struck: false })).toBe('any Enemy that the Spell does not strike yet');
    expect(cards({ kind: 'enemy', struck: true })).toBe('any Enemy that the Spell strikes');
    expect(cards({ kind: 'event', not: { keyword: 'lunar' } })).toBe('any Event other than a Lunar card');
    expect(cards({ object: true, keyword: 'soulbound' })).toBe('any Soulbound Object');
    expect(cards({ kind: 'enemy', where: { is: [{ tokens: 'sleep', on: 'it' }, '=', 0] } })).toBe(
      'any Enemy without a sleep token',
    );
    expect(cards({ zone: 'over', from: 'terrain' }, { to: 'here' })).toBe(
      'the nearest Terrain card lying over a space',
    );
  });
  it('spaces', () => {
    expect(spaces({ sameRegionAs: { spaceOf: foe }, covered: true })).toBe(
      "any space in that character's Region covered by a card",
    );
    expect(spaces({ tokens: 'fire' })).toBe('any space with a fire token');
    expect(spaces({ not: { region: 'inner' } })).toBe('any space outside the Inner Region');
    expect(spaces({ not: { named: 'city' } })).toBe('any space other than the City');
    expect(spaces({ not: { covered: true } })).toBe('any space not covered by a card');
    expect(spaces({ holds: { kind: 'enemy' } })).toBe('any space with an Enemy');
    expect(spaces({ not: { holds: { kind: 'enemy' } } })).toBe('any space without an Enemy');
    expect(spaces({ region: 'mine', not: { tokens: 'scale' } }, { to: 'here', way: 'ccw' })).toBe(
      'the first space without a scale token in your Region at or counterclockwise from this space',
    );
    expect(spaces({ not: { tokens: 'fire' } }, { to: { spaceOfCard: 'this' } })).toBe(
      'the space without a fire token nearest to the space where this card lies',
    );
  });
  it('characters', () => {
    const who = (f: HeroFilter): string => event(aim(f)).replace(/^Choose (.*)\.$/, '$1');
    expect(who({ sameRegionAs: { card: 'this' } })).toBe("any character in this card's Region");
    expect(who({ at: { is: { spaceOfCard: 'this' } } })).toBe('any character on the space where this card lies');
    expect(who({ at: { tokens: 'fire' } })).toBe('any character on a space with a fire token');
    expect(who({ at: { named: ['woods'], covered: false } })).toBe(
      'any character on a Woods space not covered by a card',
    );
    expect(who({ who: 'others', at: { not: { named: 'jail' } } })).toBe('another character not in Jail');
    expect(who({ where: { form: true, of: 'it' } })).toBe('any character who is in another form');
  });
});
