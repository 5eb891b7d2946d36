// What is reckoned step by step, what never happens, and what is done to all of several: as trial cards had it.
import { expect, it } from 'vitest';
import {
  after,
  cannot,
  choose,
  count,
  each,
  enemy,
  event,
  gain,
  killFollower,
  lay,
  lose,
  may,
  never,
  object,
  pay,
  pick,
  place,
  reacts,
  roll,
  stat,
  table,
  v,
  when,
} from '../rules/dsl';
import type { Ability } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import type { CardFilter, Selector } from '../rules/vocab/select';
import { describe, english, german } from './index';

/** Names of cards that no set has. */
const names = (slug: string): string => slug;
const both = (def: Def): readonly string[] => [english, german].map((x) => describe(x, names, def).join(' | '));
const met = (...code: Program): readonly string[] => both(event('x/adventure/x', { met: code }));
const held = (...abilities: readonly Ability[]): readonly string[] => both(object('x/adventure/x', { abilities }));
const gold: Effect = { op: 'gain', what: 'gold', n: 1 };
const objects: CardFilter = { object: true, heldBy: 'me' };
const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'me' } };
const followers: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } };
const everyone = (...code: Program): Effect => ({ op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: code });
const more = (n: number): Effect => ({ op: 'set', as: 'n', to: { plus: [v('n'), n] } });

it('a number that grows where something holds', () => {
  const reckoned = (one: number, other: number): readonly string[] =>
    met(
      { op: 'set', as: 'n', to: 0 },
      when({ has: { kind: 'follower' } }, more(one)),
      when({ alignment: 'good' }, more(other)),
      gain('gold', v('n')),
    );
  expect(reckoned(1, 2)).toEqual([
    'Gain 1 gold if you have a Follower and 2 more if you are good.',
    'Erhalte 1 Gold, wenn du einen Gefährten hast, und 2 mehr, wenn du gut bist.',
  ]);
  expect(reckoned(1, 1)[1]).toBe('Erhalte je 1 Gold, wenn du einen Gefährten hast und wenn du gut bist.');
});

it('a number that is one or another', () => {
  const set = (to: number): Effect => ({ op: 'set', as: 'n', to });
  expect(met(when({ alignment: 'good' }, set(3), set(2)), gain('gold', v('n')))).toEqual([
    'Gain 2 gold (3 if you are good).',
    'Erhalte 2 Gold (oder 3, wenn du gut bist).',
  ]);
  expect(met(set(2), when({ alignment: 'good' }, set(3)), gain('gold', v('n')))[0]).toBe(
    'Gain 2 gold (3 if you are good).',
  );
});

it('how many were lost of those that were there', () => {
  const killed: Program = [
    { op: 'set', as: 'had', to: count(followers) },
    each(followers, 'one', killFollower(v('one'))),
    gain('life', { minus: [v('had'), count(followers)] }),
  ];
  expect(both(enemy('x/adventure/x', { subtype: 'demon', craft: 6, killed }))).toEqual([
    'When you kill it, kill all your Followers and gain 1 life for each lost in this way.',
    'Wenn du diese Karte tötest, töte alle deine Gefährten und erhalte für jede so verlorene Karte 1 Leben.',
  ]);
});

it('those that were chosen, and no others', () => {
  const aside = (card: CardFilter): Effect =>
    each({ cards: { ...card, is: v('some') } }, 'one', { op: 'put', card: v('one'), to: 'aside' });
  expect(met(choose({ cards: objects }, 'some', { min: 0, max: 3 }), aside(objects))).toEqual([
    'Set up to 3 of your Objects aside.',
    'Lege bis zu 3 deiner Gegenstände beiseite.',
  ]);
  expect(
    met(
      { op: 'deal', from: 'adventure', n: 3, to: 'aside', as: 'some' },
      each({ cards: { is: v('some'), object: true } }, 'one', { op: 'take', card: v('one') }),
    ),
  ).toEqual([
    'Set the top 3 cards of the Adventure deck aside and take every Object among them.',
    'Lege die obersten 3 Karten des Abenteuerstapels beiseite und nimm jeden Gegenstand darunter.',
  ]);
  expect(
    met(
      choose(trophies, 'some', { min: 0, max: 99 }),
      { op: 'set', as: 'n', to: count({ cards: { is: v('some') } }) },
      each({ cards: { is: v('some') } }, 'one', { op: 'discard', card: v('one') }),
      table(v('n'), { '0': [], '1-2': gold, '3+': gain('gold', 2) }),
    )[0],
  ).toBe(
    'Discard any number of your trophies. By the number of those cards: 0 \u2013 no effect; 1-2 \u2013 gain 1 gold; 3 or more \u2013 gain 2 gold.',
  );
});

it('what never happens to a card', () => {
  const omen: CardFilter = { from: 'omen' };
  expect(held(reacts('a', never('put', 'mine', { event: { card: omen } })))).toEqual([
    'You do not put any Omen card anywhere else.',
    'Du legst keine Omenkarte an eine andere Stelle.',
  ]);
  expect(held(reacts('a', never('put', 'anyone', { event: { card: { self: true } } })))).toEqual([
    'This card cannot be put anywhere else.',
    'Diese Karte kann nicht an eine andere Stelle gelegt werden.',
  ]);
  expect(held(reacts('a', never('left', 'mine', { when: { source: { kind: 'spell' } } })))).toEqual([
    'You do not lose any card because of a Spell.',
    'Durch einen Zauber verlierst du keine Karte.',
  ]);
});

it('somebody who is visited and has no name of his own', () => {
  const trigger = after('visitedWhom', 'mine', gold, {
    event: { whom: 'denizen', to: { named: ['tavern', 'chapel'] } },
    forced: true,
  });
  expect(held(reacts('a', trigger))).toEqual([
    'Whenever you visit somebody at the tavern or at the chapel, gain 1 gold.',
    'Immer wenn du in tavern oder in chapel jemanden besuchst, erhalte 1 Gold.',
  ]);
});

it('who attacks, and whom one beats', () => {
  const attacked = after('encountered', 'mine', lose('life', 1, 'eventBy'), {
    when: { fight: { kind: 'battle', role: 'defender' } },
    forced: true,
  });
  expect(held(reacts('a', attacked))).toEqual([
    'Whenever you are attacked in battle by another character, that character loses 1 life.',
    'Immer wenn du im Kampf von einem anderen Charakter angegriffen wirst, verliert dieser Charakter 1 Leben.',
  ]);
  const beaten = after('beaten', 'others', lose('gold', 1, 'eventHero'), {
    when: { same: ['eventBy', 'me'] },
    forced: true,
  });
  expect(held(reacts('a', beaten))).toEqual([
    'Whenever you defeat another character, the loser loses 1 gold.',
    'Immer wenn du einen anderen Charakter besiegst, verliert der Verlierer 1 Gold.',
  ]);
});

it('ways of a choice that differ in one name', () => {
  const ways = ['settlement', 'outpost', 'highway'].map((named): readonly [string, Program] => [
    named,
    [choose({ spaces: { region: 'mine' } }, 'to'), { op: 'placeTerrain', at: v('to'), from: 'terrain', named }],
  ]);
  expect(
    met(everyone(may('pay', [pay(1), pick(Object.fromEntries(ways))], { if: { is: [stat('gold'), '>=', 1] } }))),
  ).toEqual([
    'Every character may pay 1 gold to place a settlement, outpost or highway Terrain card on any space in his Region.',
    'Jeder Charakter darf 1 Gold zahlen, um eine Geländekarte „settlement“, „outpost“ oder „highway“ auf ein beliebiges Feld in seiner Region zu legen.',
  ]);
});

it('discards that are shuffled, each pile by itself', () => {
  const shuffles = (...decks: readonly string[]): readonly string[] =>
    met(...decks.map((deck): Effect => ({ op: 'shuffle', deck, discards: true, find: { kind: 'enemy' } })));
  expect(shuffles('adventure')).toEqual([
    'Shuffle all Enemies in the Adventure discard pile and put them on top of the deck.',
    'Mische alle Feinde aus dem Ablagestapel der Abenteuerkarten und lege sie oben auf den Abenteuerstapel.',
  ]);
  expect(shuffles('adventure', 'spell')).toEqual([
    'Shuffle all Enemies in each of these discard piles and put them on top of their deck: Adventure and Spell.',
    'Mische für jeden dieser Stapel alle Feinde aus seinem Ablagestapel und lege sie oben darauf: Abenteuerstapel und Zauberstapel.',
  ]);
});

it('all such cards of a pile, all Weapons, all trophies', () => {
  const pile: Effect = {
    op: 'repeat',
    times: { left: 'adventure', discards: 'only' },
    do: [{ op: 'deal', from: 'adventure', topmost: { object: true }, to: { on: 'this' } }],
  };
  expect(both(place('x/adventure/x', { met: [pile] })).map((text) => text.split(' | ')[0])).toEqual([
    'Put all Objects of the discard pile of the Adventure deck on this card.',
    'Lege alle Gegenstände aus dem Ablagestapel der Abenteuerkarten auf diese Karte.',
  ]);
  const arms: CardFilter = {
    ...objects,
    where: {
      any: [
        { card: 'it', fits: { class: 'weapon' } },
        { card: 'it', fits: { class: 'armour' } },
      ],
    },
  };
  expect(met(each({ cards: arms }, 'one', { op: 'discard', card: v('one') }))).toEqual([
    'Discard all your Weapons and pieces of Armour.',
    'Lege alle deine Waffen und alle deine Rüstungen ab.',
  ]);
  const spread: Program = [
    choose(trophies, 'one', { random: true }),
    lay(v('one'), { steps: v('far'), way: 'cw', from: 'here' }),
    { op: 'set', as: 'far', to: { plus: [v('far'), 1] } },
  ];
  expect(met({ op: 'set', as: 'far', to: 0 }, { op: 'repeat', times: count(trophies), do: spread })).toEqual([
    'Put each of your trophies in random order on this space (each time one space further clockwise).',
    'Lege in zufälliger Reihenfolge jede deiner Trophäen auf dieses Feld (jedes Mal ein Feld weiter im Uhrzeigersinn).',
  ]);
});

it('several deeds with each of them', () => {
  const omens: Selector = { cards: { from: 'omen', zone: 'table' } };
  expect(
    met(
      each(omens, 'one', [
        { op: 'turnOver', card: v('one'), to: 'spent' },
        { op: 'put', card: v('one'), to: 'aside' },
      ]),
    ),
  ).toEqual([
    'Turn every Omen card beside the board to its Spent side and set it aside.',
    'Drehe jede Omenkarte neben dem Spielplan auf die Seite „Verbraucht“ und lege sie beiseite.',
  ]);
  expect(
    met(
      everyone(
        each({ cards: objects }, 'one', [
          roll('die'),
          table(v('die'), { '1-2': { op: 'discard', card: v('one') }, '3+': [] }),
        ]),
      ),
    ),
  ).toEqual([
    'For each of his Objects, every character rolls 1 die: 1-2 \u2013 he discards it; 3 or more \u2013 no effect.',
    'Für jeden seiner Gegenstände wirft jeder Charakter 1 Würfel: 1-2 \u2013 er legt ihn ab; ab 3 \u2013 nichts.',
  ]);
});

it('who has least of what a state keeps is in that state, and whoever fights this card fights this card', () => {
  expect(
    met(
      everyone(roll('die'), { op: 'status', status: 'bidder', on: true, value: v('die') }),
      choose({ heroes: { where: { status: 'bidder', who: 'it' } }, fewest: { statusOf: 'bidder' } }, 'low'),
      lose('life', 1, v('low')),
    )[0],
  ).toContain('Choose any character with the lowest result; he loses 1 life.');
  const never = cannot('payFate', {
    reach: 'everyone',
    when: { fight: { of: 'active', foeCards: { self: true } } },
  });
  expect(
    both(enemy('x/adventure/x', { subtype: 'spirit', craft: 3, abilities: [{ id: 'a', static: [never] }] })),
  ).toEqual([
    'No character can pay fate to roll again against this card.',
    'Kein Charakter darf gegen diese Karte Schicksal für einen neuen Wurf zahlen.',
  ]);
});

it('each of two kinds by itself', () => {
  const counts = { countsAs: { kind: ['object', 'follower'], heldBy: 'me' }, keywords: ['soulbound'] } as const;
  expect(held({ id: 'a', static: [counts] })[1]).toBe(
    'Jeder deiner Gegenstände und jeder deiner Gefährten zählt als seelengebundene Karte.',
  );
});
