// Realms: Escape or Press On, a private face-down stack of which one card is met each turn, a lord who grows by what
// lies there.
import {
  after,
  before,
  cannot,
  choose,
  count,
  discard,
  each,
  endStatus,
  endTurn,
  enemy,
  event,
  fight,
  is,
  lose,
  nothing,
  pick,
  reacts,
  roll,
  stat,
  status,
  take,
  teleport,
  v,
  when,
} from '../../rules/dsl';
import type { DeckDef, LinkDef, RuleDef, SpaceDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond } from '../../rules/vocab/select';

declare module '../../rules/vocab/status' {
  interface Statuses {
    /** He is entering the Realms. */
    readonly entering: true;
  }
}

const id = (name: string): string => `probe/space/${name}`;
const deck = (name: string): DeckDef => ({ id: `probe/deck/${name}`, kind: 'deck', use: 'shuffled', origin: 'known' });
export const bridgeDeck = deck('bridge');
export const tunnelDeck = deck('tunnel');

/** Before anything is rolled: a normal move out of the Realm, or what the space says instead of one. */
const leave = (pressOn: Effect): Program => [
  pick({ escape: nothing, press_on: { if: { may: 'pressOn' }, do: [pressOn] } }),
];
const goes = (name: string): Effect => ({ op: 'moveTo', to: { space: id(name) }, how: 'move' });
const realm = (name: string, region: string, row: number, exit: string, body: Partial<SpaceDef>): SpaceDef => ({
  id: id(name),
  kind: 'space',
  region,
  terrain: name,
  grid: [7, row],
  origin: 'known',
  stops: true,
  characters: false,
  links: [{ to: `base/space/${exit}`, way: 'door' }],
  ...body,
});

/**
 * Two cards for everyone who encounters it, whatever lies there; all of it goes into the Bridge deck when the turn is
 * over.
 */
const bridge = (name: string, region: string, row: number, exit: string, other: string): SpaceDef =>
  realm(name, region, row, exit, {
    arrive: [{ op: 'drawCards', exactly: 2, deck: 'bridge' }],
    leave: leave(goes(other)),
  });
export const ratRun = bridge('rat_run', 'rat_lair', 0, 'city', 'skull_passage');
export const skullPassage = bridge('skull_passage', 'wraith_domain', 3, 'ruins', 'rat_run');
const onBridge: CardFilter = { at: 'anySpace', in: { id: [ratRun.id, skullPassage.id] } };
const swallow: Effect = each({ cards: onBridge }, 'left', {
  op: 'put',
  card: v('left'),
  to: { deck: 'bridge', where: 'shuffled' },
});

const stack: Amount = { left: { own: 'tunnel' } };
const stacked = is(stack, '>', 0);
const inTunnel: Cond = { at: { id: id('old_sewers') } };
const unsolved: Cond = { card: v('top'), fits: { at: { space: id('old_sewers') } } };

/** The top card, and what lies there only when the last one is gone. */
const nextOfStack: Program = [
  when(stacked, [
    { op: 'deal', from: { own: 'tunnel' }, to: { at: 'here' }, faceDown: true, as: 'top' },
    { op: 'turnOver', card: v('top') },
    { op: 'encounterCards', only: v('top') },
    when(unsolved, { op: 'put', card: v('top'), to: { deck: { own: 'tunnel' }, where: 'top' } }),
  ]),
  when({ all: [is(stack, '=', 0), inTunnel] }, { op: 'encounterCards' }),
];
export const oldSewers = realm('old_sewers', 'rat_lair', 1, 'city', {
  leave: leave(when(stacked, { op: 'stay' }, goes('rats_nest'))),
  visit: [when({ not: { status: 'entering' } }, nextOfStack)],
  abilities: [
    reacts(
      'enters',
      after(
        'moved',
        'mine',
        [status('entering'), { op: 'deal', from: 'tunnel', to: { deck: { own: 'tunnel' }, where: 'bottom' }, n: 3 }],
        { event: { to: { id: id('old_sewers') } }, forced: true },
      ),
    ),
    // What lies on the space waits for the end of the stack.
    {
      id: 'stack_first',
      static: [
        cannot('meetCard', {
          card: { at: 'here', not: { fresh: true } },
          when: { any: [stacked, { status: 'entering' }] },
        }),
      ],
    },
  ],
});

const treasure: CardFilter = { object: true, at: 'here' };
const mine: CardFilter = { object: true, zone: 'held', heldBy: 'me', not: { keyword: 'cursed' } };
export const ratsNest = realm('rats_nest', 'rat_lair', 2, 'city', {
  leave: leave({ op: 'stay' }),
  visit: [
    fight({ strength: { plus: [3, count({ cards: treasure })] }, name: 'rat_queen', cannotBeEvaded: true }, 'fought'),
    when(
      { known: 'fought', equals: 'won' },
      [
        choose({ cards: treasure }, 'taken', { ask: 'object' }),
        take(v('taken')),
        choose({ spaces: { region: 'outer' } }, 'to', { ask: 'teleportTo' }),
        teleport(v('to')),
      ],
      [
        when({ known: 'fought', equals: 'lost' }, [
          { op: 'choose', from: { cards: mine }, as: 'lost', random: true },
          { op: 'ditch', card: v('lost') },
        ]),
        { op: 'moveTo', to: { space: 'base/space/city' }, how: 'teleport', meets: false },
        endTurn,
      ],
    ),
  ],
  abilities: [{ id: 'hoard', static: [cannot('meetCard', { card: treasure }), cannot('standIn')] }],
});
export const realmDoors: readonly LinkDef[] = ['rat_run', 'old_sewers'].map((to) => ({
  id: `probe/link/city_${to}`,
  kind: 'link',
  from: 'base/space/city',
  link: { to: id(to), way: 'door' },
  origin: 'ours',
}));

const leftBehind: Cond = { all: [stacked, { not: inTunnel }] };
const giveBack: Effect = { op: 'merge', from: { own: 'tunnel' }, into: 'tunnel' };
export const realms: RuleDef = {
  id: 'probe/rule/realms',
  kind: 'rule',
  always: true,
  abilities: [
    reacts(
      'stack_left',
      after('moved', 'anyone', giveBack, { when: leftBehind, forced: true }),
      before('heroKilled', 'anyone', giveBack, { when: stacked, forced: true }),
    ),
    reacts('met', after('turnBegan', 'anyone', endStatus('entering'), { when: { status: 'entering' }, forced: true })),
    reacts(
      'swallowed',
      ...(['turnBegan', 'turnEnded'] as const).map((on) =>
        after(on, 'anyone', swallow, { when: { exists: { cards: onBridge } }, forced: true }),
      ),
    ),
    // Abilities about drawing reach these cards only once they lie on the board.
    { id: 'own_decks', static: [cannot('replaceDrawn', { card: { from: ['bridge', 'tunnel'] }, reach: 'everyone' })] },
    {
      id: 'rats',
      static: [
        {
          power: 'strength',
          of: { named: ['giant_rat_tunnel', 'plague_rat'] },
          add: 1,
          reach: { at: { region: 'rat_lair' } },
        },
      ],
    },
  ],
};

export const giantRat = enemy('probe/tunnel/giant_rat_tunnel', { subtype: 'animal', strength: 1, origin: 'ours' });
export const plagueRat = enemy('probe/tunnel/plague_rat', { subtype: 'animal', strength: 3, origin: 'ours' });
export const sphinx = event('probe/tunnel/sphinx_of_khayu', {
  origin: 'known',
  stays: 'always',
  met: [roll('dice', { dice: 2 }), when(is(v('dice'), '<=', stat('craft')), discard())],
});
export const deepTremor = event('probe/tunnel/deep_tremor', { copies: 3, origin: 'ours', met: [lose('fate')] });
export const caveTroll = enemy('probe/bridge/cave_troll', { subtype: 'monster', strength: 6, origin: 'known' });
export const rustyNail = event('probe/bridge/rusty_nail', { copies: 3, origin: 'ours', met: [lose('fate')] });
