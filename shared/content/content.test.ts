// The lint of cards and overlays bites; and the box of the base game. Each set proves itself in its own folder.
import { describe, expect, it } from 'vitest';
import { lint } from '../rules/testing/card-lint';
import { profiles } from '../rules/options/registry';
import { optionsOf } from '../rules/options/resolve';
import type { Listening } from '../rules/vocab/ability';
import { after, discard, gain, grant, is, mayDo, never, pick, prevent, reacts, when } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import type { Effect } from '../rules/vocab/effect';
import type { Cond } from '../rules/vocab/select';
import type { DeckOfSet } from '../rules/vocab/set';
import { madeBy } from './content';
import { declared } from './declared';
import { definitionsOf, sets } from './definitions';

const onTop: Cond = { onTop: 'adventure', fits: { kind: 'event' } };
const looks: Effect = { op: 'look', deck: 'adventure', n: 1 };
const draws: Effect = { op: 'drawCards', exactly: 1 };
const asks = when(onTop, gain('life'));
const unseen = 'it asks what lies on top of adventure before that is looked at';
const base = definitionsOf(['base']);
/** Of sets that are not built yet. */
const endings = base.filter((d) => !d.id.startsWith('base/'));
/** The base game as an edition has it. */
const edition = (profile: string): readonly Def[] => definitionsOf(['base'], optionsOf({ profile, rules: {} }));
const of = (id: string): Def => {
  const def = base.find((d) => d.id === id);
  if (!def) throw new Error(id);
  return def;
};

describe('card lint', () => {
  /** Its calibration: mistakes put in on purpose, each of which it must find. */
  const mistakes: readonly (readonly [string, Def, string])[] = [
    [
      'a missing row',
      {
        ...of('base/adventure/witch'),
        met: [
          { op: 'roll', as: 'die' },
          { op: 'table', on: { var: 'die' }, rows: { '1-5': [] } },
        ],
      } as Def,
      'a roll of 6 has 0 rows',
    ],
    [
      'a Spell for whoever may have none',
      {
        ...of('base/adventure/witch'),
        met: [{ op: 'pick', options: [{ key: 'spell', do: [{ op: 'drawSpell', n: 1 }] }] }],
      } as Def,
      'it offers a Spell to whoever may have no more',
    ],
    [
      'a double row',
      {
        ...of('base/adventure/witch'),
        met: [
          { op: 'roll', as: 'die' },
          { op: 'table', on: { var: 'die' }, rows: { '1-6': [], '3': [] } },
        ],
      } as Def,
      'a roll of 3 has 2 rows',
    ],
    [
      'a row that cannot be',
      {
        ...of('base/adventure/witch'),
        met: [
          { op: 'roll', as: 'die', dice: 2 },
          { op: 'table', on: { var: 'die' }, rows: { '1': [], '2-12': [] } },
        ],
      } as Def,
      'row 1 is never rolled',
    ],
    [
      'an unbound variable',
      { ...of('base/adventure/healer'), met: [{ op: 'heal', n: { var: 'lots' } }] } as Def,
      "variable lots is never bound: roll, choose or count it before (as: 'lots')",
    ],
    [
      'a space that is not there',
      { ...of('base/adventure/raiders'), met: [{ op: 'layGold', n: 'all', at: { space: 'base/space/oasys' } }] } as Def,
      'there is no base/space/oasys',
    ],
    [
      'a name that is not there',
      { ...of('base/adventure/market'), met: [{ op: 'gainCard', named: 'sowrd', from: 'purchase' }] } as Def,
      'nothing is called sowrd',
    ],
    ...[
      when(onTop, [discard(), looks], looks),
      when(onTop, looks),
      when(onTop, looks, { op: 'search', deck: 'spell', top: 1, to: 'held', rest: 'stays' }),
      when(onTop, looks, { op: 'look', deck: 'adventure', n: 1, who: { var: 'other' } }),
      pick({ life: { if: onTop, do: gain('life') }, fate: gain('fate') }),
    ].map((e) => ['a card asked about unseen', { ...of('base/adventure/witch'), met: [e] } as Def, unseen] as const),
    ['a card under one that was seen', { ...of('base/adventure/witch'), met: [looks, draws, asks] } as Def, unseen],
    [
      'an enemy without a fight',
      { id: 'base/adventure/x', kind: 'enemy', subtype: 'monster', origin: 'ours' },
      'it can neither battle nor be fought by Craft',
    ],
    [
      'a face that nobody hides',
      {
        ...of('base/adventure/witch'),
        met: [{ op: 'deal', from: 'adventure', to: 'table', faceDown: true }],
      } as Def,
      'faceDown says nothing of a card that goes to table',
    ],
    [
      'facts of nobody',
      { id: 'base/adventure/x', kind: 'event' },
      'it does not say whether its facts are known or ours',
    ],
    ...(
      [
        [
          reacts('idle', { stage: 'would', on: 'turnBegan', whose: 'mine', do: [prevent] }),
          "to prevent turnBegan stops nothing, for it is only told: a turn is taken by missTurn, and a missed one is saved by prevent in would('missTurn')",
        ],
        [
          reacts('idle', never('landed', 'mine')),
          'to prevent landed stops nothing, for it is only told: prevent what brings it about or follows from it, or forbid that with cannot(...)',
        ],
        [
          reacts('late', after('lose', 'mine', prevent)),
          "prevent after lose does nothing: it has happened, write stage: 'would'",
        ],
      ] as const
    ).map(
      ([one, found]) => ['what nobody can prevent', { ...of('base/adventure/ring'), abilities: [one] }, found] as const,
    ),
    [
      'abilities of a part',
      { ...of('base/adventure/ring'), part: { weapon: true } },
      'it is a part, so its abilities are silent: say in part: { ... } what it gives, or leave part out',
    ],
    [
      'a Follower that needs no room',
      { ...of('base/adventure/ring'), abilities: [], part: { follower: true, keywords: ['trinket'] } },
      "what it is part of is a Follower, which nobody carries: leave keywords: ['trinket'] out of the part",
    ],
    [
      'what nobody uses',
      {
        ...of('base/adventure/bear'),
        strength: { bonus: 'strength', over: { cards: { kind: ['enemy', 'stranger'], at: 'here' } } },
      } as Def,
      "cards of that kind add nothing for anybody, so their bonus is 0: what is printed on creatures is sum: '...'",
    ],
    [
      'who joins no fight',
      { ...of('base/adventure/witch'), met: [{ op: 'joinFight', card: 'this', side: 'mine', strength: 2 }] } as Def,
      "joinFight does nothing where no fight goes on: answer after('fightBegan', ...) with it",
    ],
    [
      'who joins a fight with nothing',
      {
        ...of('base/adventure/ring'),
        abilities: [reacts('joins', after('fightBegan', 'mine', { op: 'joinFight', card: 'this', side: 'mine' }))],
      },
      'it joins a fight with nothing: say its strength or craft in joinFight',
    ],
    [
      'who counts without end',
      {
        ...of('base/adventure/ring'),
        abilities: [reacts('counts', after('tokensChanged', 'mine', { op: 'tokens', on: 'this', kind: 'life', n: 1 }))],
      },
      "it answers tokens with such tokens, for ever: say in event: { tokens: '...' } which others it counts",
    ],
    [
      'the holder of no card',
      {
        ...of('base/character/troll'),
        abilities: [reacts('gains', after('turnEnded', 'mine', gain('gold', 1, { holderOf: 'this' })))],
      },
      "holderOf: 'this' is nobody, for a character is no card: write 'me'",
    ],
    [
      'a trophy that is none',
      { ...of('base/adventure/doppelganger'), mustBeTrophy: true } as Def,
      'it cannot be a trophy and must be one: leave out noTrophy or mustBeTrophy',
    ],
    [
      'a trophy that goes elsewhere',
      { ...of('base/adventure/bear'), mustBeTrophy: true, killed: [{ op: 'lend', card: 'this' }] } as Def,
      'it must be a trophy, and killed takes it elsewhere: leave out mustBeTrophy or that',
    ],
    [
      'a discard pile of a deck that has none',
      {
        ...of('base/adventure/healer'),
        met: [when(is({ left: 'purchase', discards: 'only' }, '<=', 0), discard())],
      } as Def,
      'no card is ever left in the discards of purchase, for they do not stay there: ask what is left in the deck',
    ],
    [
      'a body of a deck that has none',
      { ...of('base/adventure/healer'), met: [when({ form: true, from: 'spell' }, gain('life'))] } as Def,
      'nobody is ever in a body of spell: no form is of that deck',
    ],
    [
      'a cap beyond a cap',
      { ...of('base/adventure/ring'), abilities: [{ id: 'over', static: [{ stat: 'movement', cap: 3, over: true }] }] },
      'over is of what is added, whatever that leaves: say add and neither set, times, cap nor least',
    ],
    [
      'a roll that is yet to come',
      { ...of('base/adventure/ring'), abilities: [mayDo('early', ['turnStart'], gain('gold', { moveRoll: true }))] },
      'moveRoll is 0 before he has moved: let it be done at another moment than turnStart, or after rollMove',
    ],
    ...(
      [
        ['here', 'within counts from where he is by itself: write within: 2'],
        ['it', "within of 'it' holds for every space, which is no step from itself: name another"],
      ] as const
    ).map(
      ([from, found]) =>
        [
          `steps from ${from}`,
          { ...of('base/adventure/healer'), met: [when({ at: { within: { n: 2, of: from } } }, gain('life'))] } as Def,
          found,
        ] as const,
    ),
    ['an id that is no path', { id: 'base/Ogre', kind: 'event', origin: 'ours' }, 'the id is not set/deck/name'],
  ];
  /** A reaction to what nothing in the game brings about: each line is one that a text would promise in vain. */
  const waits = (t: Listening): Def => ({
    id: 'base/adventure/idler',
    kind: 'object',
    deck: 'adventure',
    encounter: 5,
    origin: 'ours',
    abilities: [{ id: 'waits', triggers: [{ id: 'waits', do: [], ...t }] }],
  });
  const vain: readonly (readonly [string, Listening])[] = [
    ['battle never brings gain', { stage: 'after', on: 'gain', event: { cause: 'battle' } }],
    ['quest never brings toad', { stage: 'after', on: 'toad', event: { cause: 'quest' } }],
    ['no dice show 0', { stage: 'after', on: 'rolled', event: { natural: [0] } }],
    ['no die shows 7', { stage: 'after', on: 'rolled', event: { shows: [7] } }],
    ['no card has the side noon', { stage: 'after', on: 'turnedOver', event: { side: 'noon' } }],
    ['there is no Region moon', { stage: 'after', on: 'visited', event: { to: { region: 'moon' } } }],
    ['no such card is cast', { stage: 'after', on: 'cast', event: { card: { kind: 'follower' } } }],
    ['no such card is killed', { stage: 'after', on: 'killed', event: { card: { subtype: 'unicorn' } } }],
  ];
  it.each(vain)('finds that %s', (found, t) => {
    const bad = waits(t);
    expect(lint([...base, bad])).toEqual([`${bad.id}: it waits in vain: ${found}`]);
  });
  it('finds what nobody rolls for, where no card asks for it', () => {
    const alone = waits({ stage: 'after', on: 'rolled', event: { for: 'pray' } });
    expect(lint([alone])).toEqual([`${alone.id}: it waits in vain: nothing is rolled for pray`]);
  });
  const dead = "it waits in vain: after heroKilled he is dead and does nothing, write before('heroKilled', ...)";
  it('finds what only a dead one could carry out', () => {
    const his = waits({ stage: 'after', on: 'heroKilled', whose: 'mine' });
    expect(lint([...base, his])).toEqual([`${his.id}: ${dead}`]);
    const lying: Def = {
      ...waits({ stage: 'after', on: 'heroKilled', whose: 'anyone' }),
      kind: 'place',
      encounter: 6,
    } as Def;
    expect(lint([...base, lying])).toEqual([`${lying.id}: ${dead}`]);
  });
  it('leaves alone what prevents another event than the one it answers', () => {
    const spared = grant(reacts('spares', { stage: 'would', on: 'lose', whose: 'mine', do: [prevent] }), 'turn');
    expect(lint([...base, waits({ stage: 'after', on: 'landed', whose: 'mine', ...{ do: [spared] } })])).toEqual([]);
  });
  it('finds nothing in vain where it can come', () => {
    expect(lint([...base, waits({ stage: 'after', on: 'lose', event: { cause: 'battle' } })])).toEqual([]);
    expect(lint([...base, waits({ stage: 'after', on: 'heroKilled', whose: 'others' })])).toEqual([]);
    expect(lint([...base, waits({ stage: 'before', on: 'heroKilled', whose: 'mine' })])).toEqual([]);
  });
  it.each(mistakes)('bites on %s', (_what, bad, found) => {
    expect(lint([...base.filter((d) => d.id !== bad.id), bad])).toContain(`${bad.id}: ${found}`);
  });
  it.each([
    ['before', [looks, asks]],
    ['either way', [when(onTop, [looks, discard()], looks)]],
  ])('leaves alone what is asked of a card that is looked at %s', (_when, met) => {
    const good = { ...of('base/adventure/witch'), met } as Def;
    expect(lint([...base.filter((d) => d.id !== good.id), good])).toEqual([]);
  });
});

describe('the box of the base game', () => {
  const copies = (defs: readonly Def[], deck: string): number =>
    defs.filter((d) => d.deck === deck).reduce((n, d) => n + (d.copies ?? 1), 0);
  const types = (defs: readonly Def[]): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const d of defs) if (d.deck === 'adventure') found[d.kind] = (found[d.kind] ?? 0) + (d.copies ?? 1);
    return found;
  };
  /** Adventure cards of editions whose deck is not that of the printed game. */
  const adventures: Readonly<Record<string, number>> = { digital: 105 };
  it('holds 104 Adventure, 24 Spell, 28 Purchase, 4 Talisman cards and 6 quests', () => {
    for (const profile of profiles) {
      expect(
        Object.fromEntries(
          ['adventure', 'spell', 'purchase', 'talisman', 'quest'].map((deck) => [deck, copies(edition(profile), deck)]),
        ),
        profile,
      ).toEqual({ adventure: adventures[profile] ?? 104, spell: 24, purchase: 28, talisman: 4, quest: 6 });
    }
  });
  it('holds 14 characters and 49 spaces, and every ring closes', () => {
    expect(base.filter((d) => d.kind === 'character')).toHaveLength(14);
    const spaces = base.filter((d) => d.kind === 'space');
    expect(spaces).toHaveLength(49);
    for (const space of spaces)
      for (const link of space.links)
        if (link.way === 'cw')
          expect(spaces.find((s) => s.id === link.to)?.links).toContainEqual({ to: space.id, way: 'ccw' });
  });
  it('has the Adventure cards of the book by type', () => {
    expect(types(edition('revised'))).toEqual({
      event: 13,
      enemy: 29,
      stranger: 8,
      follower: 13,
      object: 19,
      magicObject: 13,
      place: 9,
    });
    expect(types(edition('digital'))).toEqual({
      event: 13,
      enemy: 30,
      stranger: 9,
      follower: 13,
      object: 19,
      magicObject: 13,
      place: 8,
    });
  });
});

describe('sets', () => {
  const folders = Object.keys(import.meta.glob('./*/*.ts')).map((path) => path.split('/')[1] ?? '');
  const having = (file: string): readonly string[] =>
    Object.keys(import.meta.glob('./*/set*.ts')).flatMap((path) =>
      path.endsWith(`/${file}`) ? [path.split('/')[1] ?? ''] : [],
    );
  it('each declare themselves and prove themselves', () => {
    const all = [...new Set(folders)].filter((folder) => folder !== 'common');
    expect(
      ['set.ts', 'set.test.ts'].flatMap((file) =>
        all
          .filter((folder) => !having(file).includes(folder))
          .map((folder) => `write shared/content/${folder}/${file} (docs/how-to/add-a-set.md)`),
      ),
    ).toEqual([]);
    expect(declared.sets.map(({ set }) => set).sort()).toEqual(all.sort());
  });
});

describe('decks of a set', () => {
  const made = (deck: DeckOfSet): readonly Def[] =>
    madeBy({
      set: 'moor',
      name: { en: 'The Moor', de: 'Das Moor' },
      line: { en: '', de: '' },
      order: 900,
      kind: 'trial',
      released: false,
      decks: { 'moor/deck/bog': deck },
    });
  const word = { en: 'Bog', de: 'Sumpf' };
  it.each([{ into: 'adventure' }, { show: 3 }, { adventure: true }] as const)('are as it says: %j', (more) => {
    expect(made({ word, ...more })).toEqual([{ id: 'moor/deck/bog', kind: 'deck', use: 'pile', ...more }]);
  });
  it('need no definition where it says nothing but their words', () => {
    expect(made({ word, origin: 'ours' })).toEqual([]);
  });
});

describe('endings', () => {
  it('come with the base game where they need nothing of their set, and make no set of their own', () => {
    expect(sets[0]).toBe('base');
    expect(sets).not.toContain('probe');
    expect(endings.map((d) => d.kind)).toEqual(endings.map(() => 'ending'));
    expect(endings.length).toBeGreaterThanOrEqual(10);
    expect(definitionsOf(['probe']).every((d) => d.id.startsWith('probe/'))).toBe(true);
  });
});
