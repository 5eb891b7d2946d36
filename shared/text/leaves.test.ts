// Every leaf of a definition is told: dropped or changed, it changes the text. What a text is blind to is listed; the
// list can only shrink.
import { describe as group, expect, it } from 'vitest';
import { definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import { always, anyMoment, discard, each, event, gain, heal, magicObject, mayDo, shop, v } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import type { Static } from '../rules/vocab/ability';
import type { Effect } from '../rules/vocab/effect';
import type { CardFilter, Cond } from '../rules/vocab/select';
import type { Moment } from '../rules/vocab/words';
import { describe, english, german, namesFrom, typeLine, type Language } from './index';
import blind from './testing/blind-leaves.json';
import { blindLeaves } from './testing/leaves';

const defs = definitionsOf(['base']).filter((def) => def.id.startsWith('base/'));
const textIn = (language: Language): ((def: Def) => string) => {
  const names = namesFrom(namesIn(language.id));
  return (def) => [typeLine(language, def), ...describe(language, names, def)].join('\n');
};
const known: Readonly<Record<string, readonly string[]>> = blind;

group.each([english, german])('the text of a definition in $name', (language) => {
  const found = blindLeaves(defs, textIn(language));
  const list = known[language.id] ?? [];
  it('tells each of its leaves, but for those on the list', () => {
    expect(found.filter((leaf) => !list.includes(leaf))).toEqual([]);
  });
  it('has a list that is as short as it can be', () => {
    expect(list.filter((leaf) => !found.includes(leaf))).toEqual([]);
  });
});

it('a text that says nothing is found out', () => {
  const one = defs.filter((def) => def.id === 'base/adventure/pestilence');
  expect(blindLeaves(one, () => '')).toContain('pestilence: met.do.n');
});

it('a price tells that there must be something to pay it with', () => {
  const one = defs.filter((def) => def.id === 'base/adventure/bandit');
  expect(blindLeaves(one, textIn(english)).filter((leaf) => leaf.includes('.if'))).toEqual([]);
});

it('what a Follower costs stands in the text', () => {
  const one = defs.filter((def) => def.id === 'base/adventure/mercenary');
  expect(blindLeaves(one, () => '')).toContain('mercenary: price');
});

group('what is no leaf by a rule', () => {
  const blindOf = (def: Def): readonly string[] => blindLeaves([def], () => '');
  const wand = (...at: Moment[]): Def =>
    magicObject('moor/adventure/wand', { abilities: [mayDo('waves', at, gain('gold'))] });
  it('all moments together are "any time"; of fewer each is one, and of one it is which', () => {
    const text = textIn(english);
    expect(blindLeaves([wand(...anyMoment)], text)).toEqual([]);
    expect(blindOf(wand('turnStart', 'turnEnd'))).toContain('wand: abilities.actions.at');
    expect(blindOf(wand('turnStart'))).toContain('wand: abilities.actions.at');
    expect(blindLeaves([wand('turnStart')], text)).toEqual([]);
  });
  it('whoever is put down where his turn ends, or is thrown into Jail, meets nothing there without a word', () => {
    const thrown = (how: 'teleport' | 'thrown', ...more: readonly Effect[]): Def =>
      event('moor/adventure/away', {
        met: [{ op: 'moveTo', to: { space: 'base/space/castle' }, how, meets: false }, ...more],
      });
    const meets = 'away: met.meets';
    expect(blindOf(thrown('teleport', { op: 'endTurn' }))).not.toContain(meets);
    expect(blindOf(thrown('thrown'))).not.toContain(meets);
    expect(blindOf(thrown('teleport', gain('gold')))).toContain(meets);
  });
  it('what is free has no price, and what is sold has one', () => {
    const market = (free?: true): Def =>
      event('moor/adventure/market', { met: [shop({ sword: 2 }, free ? { free } : {})] });
    expect(blindOf(market(true))).not.toContain('market: met.items.price');
    expect(blindOf(market())).toContain('market: met.items.price');
  });
  it('a house rule is set elsewhere, and what is encountered by choice is told', () => {
    const choice = { values: [false, true], standard: false } as const;
    expect(blindOf({ id: 'moor/rule/deep', kind: 'rule', choice }).join()).not.toContain('choice');
    expect(
      blindOf({ id: 'moor/figure/beast', kind: 'figure', choice: { if: { alignment: 'evil' } } }).join(),
    ).toContain('choice');
  });
  it('that there is something to heal, pay or draw is told by what heals, pays or draws', () => {
    const lost = { is: [{ missing: 'life' }, '>=', 1] } as const;
    const rich = { is: [{ stat: 'gold' }, '>=', 3] } as const;
    const potion = (when: Cond, ...code: readonly Effect[]): Def =>
      magicObject('moor/adventure/potion', { abilities: [mayDo('drinks', ['turnStart'], code, { when })] });
    expect(blindOf(potion(lost, heal(1))).join()).not.toContain('when');
    expect(blindOf(potion(lost, gain('fate'))).join()).toContain('when.is');
    expect(blindOf(potion(rich, heal(1))).join()).toContain('when.is');
    const both = blindOf(potion({ all: [lost, rich] }, heal(1)));
    expect(both.filter((leaf) => leaf.includes('missing'))).toEqual([]);
    expect(both.join()).toContain('when.all.is.stat');
  });
  it('what is called by its name or its subtype is of that kind, and of others it is told', () => {
    const banished = (cards: CardFilter): Def =>
      event('moor/adventure/gone', { met: [each({ cards }, 'one', discard(v('one')))] });
    const kind = 'gone: met.of.cards.kind';
    expect(blindOf(banished({ kind: 'figure', named: 'werewolf' }))).not.toContain(kind);
    expect(blindOf(banished({ kind: 'enemy', subtype: 'dragon' }))).not.toContain(kind);
    expect(blindOf(banished({ kind: 'enemy', at: 'here' }))).toContain(kind);
  });
  it('instead of a move is at the start of a turn, and a creature is as strong against everyone', () => {
    const boots = (more: { readonly instead?: 'move' } = {}): Def =>
      magicObject('moor/adventure/boots', { abilities: [mayDo('stays', ['turnStart'], gain('gold'), more)] });
    expect(blindOf(boots({ instead: 'move' }))).not.toContain('boots: abilities.actions.at');
    expect(blindOf(boots())).toContain('boots: abilities.actions.at');
    const strong = (mod: Static): Def => magicObject('moor/adventure/idol', { abilities: [always(mod)] });
    const reach = 'idol: abilities.static.reach';
    expect(blindOf(strong({ power: 'craft', of: { self: true }, add: 1, reach: 'everyone' }))).not.toContain(reach);
    expect(blindOf(strong({ stat: 'craft', add: 1, reach: 'everyone' }))).toContain(reach);
  });
});
