// Objects and Followers that lie in more than one deck: one phrase each.
import {
  after,
  always,
  anyMoment,
  before,
  canBuy,
  cannot,
  chart,
  choose,
  count,
  discard,
  each,
  endTurn,
  gain,
  gainCard,
  gainSpell,
  gainTalisman,
  inBattle,
  is,
  lose,
  mayDo,
  missTurn,
  modify,
  plus,
  prevent,
  reacts,
  stat,
  v,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { FollowerDef, ObjectDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, Selector } from '../../rules/vocab/select';
import type { FightKind } from '../../rules/vocab/words';

export const muleAbilities: readonly Ability[] = [always(plus('objectLimit', 4))];

/** R4 RAFTS: built with an Axe in Woods or Forest at the start of a turn, instead of moving. */
export const buildsRafts: Ability = mayDo('build_raft', ['turnStart'], [gainCard('raft', 'purchase'), endTurn], {
  instead: 'move',
  when: { all: [{ at: { named: ['woods', 'forest'] } }, canBuy({ raft: 0 })] },
});

/** Left unused by whoever rolls or moves some other way, and by whoever does neither, such as one who is enslaved. */
const unused = { when: is({ tokens: 'ready', on: 'this' }, '>=', 1), forced: true } as const;

/** Crosses the Storm River on the next turn, and is gone after it, used or not. */
export const raftAbilities: readonly Ability[] = [
  reacts('ready', after('turnBegan', 'mine', { op: 'tokens', on: 'this', kind: 'ready', n: 1 }, { forced: true })),
  mayDo(
    'cross',
    ['turnStart'],
    [choose({ spaces: { adjacentAcrossRiver: true } }, 'to'), { op: 'moveTo', to: v('to'), how: 'cross' }, discard()],
    {
      instead: 'move',
      when: {
        all: [is({ tokens: 'ready', on: 'this' }, '>=', 1), { exists: { spaces: { adjacentAcrossRiver: true } } }],
      },
    },
  ),
  reacts(
    'spent',
    after('turnEnded', 'mine', discard(), unused),
    after('rolled', 'mine', discard(), { ...unused, event: { for: 'move' } }),
    after('moved', 'mine', discard(), unused),
  ),
];

const spellsOnIt: Amount = count({ cards: { on: 'this' } });
const opened: Amount = { tokens: 'opened', on: 'this' };
/**
 * Has Spells of its own, as many as it says when it is first taken; whoever takes it later finds what is left, and with
 * the last one it goes.
 */
export const dealsSpells = (n: number): Pick<FollowerDef, 'carries' | 'taken' | 'abilities'> => ({
  carries: { works: true },
  taken: [
    when(is(opened, '=', 0), [
      { op: 'tokens', on: 'this', kind: 'opened', n: 1 },
      { op: 'deal', from: 'spell', to: { on: 'this' }, n },
    ]),
  ],
  abilities: [
    reacts(
      'leaves',
      after('spellSpent', 'mine', discard(), {
        event: { spell: 'lent', card: { self: true } },
        when: is(spellsOnIt, '=', 0),
        forced: true,
      }),
    ),
  ],
});

export const opensACasket: Ability = mayDo(
  'open',
  anyMoment,
  [
    discard(),
    ...chart({
      '1-2': lose('life'),
      '3': missTurn(),
      '4': gain('gold', 2),
      '5': gainSpell(),
      '6': gainTalisman,
    }),
  ],
  { turn: 'mine' },
);

const stowed: CardFilter = {
  zone: 'held',
  heldBy: 'me',
  object: true,
  where: is({ tokens: 'stowed', on: 'it' }, '>=', 1),
};
/** Holds so many, of which no other can take any; nor can the bag be taken, but what its owner loses is lost. */
export const pouchAbilities = (named: string, n = 1): Pick<ObjectDef, 'taken' | 'abilities'> => {
  const pouch: CardFilter = { zone: 'held', heldBy: 'me', named };
  const loose: CardFilter = { object: true, zone: 'held', heldBy: 'me', not: { self: true } };
  const others: Selector = {
    cards: n === 1 ? loose : { ...loose, where: is({ tokens: 'stowed', on: 'it' }, '<', 1) },
  };
  const takenOut = each({ cards: stowed }, 'one', { op: 'tokens', on: v('one'), kind: 'stowed', n: -1 });
  const putIn: Program = [
    choose(others, 'object', { ask: 'card' }),
    ...(n === 1 ? [takenOut] : []),
    { op: 'tokens', on: v('object'), kind: 'stowed', n: 1 },
  ];
  return {
    taken: [takenOut],
    abilities: [
      always(
        plus('objectLimit', n),
        cannot('haveCard', { card: pouch, reach: 'others' }),
        cannot('haveCard', { card: stowed, reach: 'others' }),
      ),
      n === 1
        ? mayDo('stow', ['turnStart', 'turnEnd'], putIn, { once: 'turn', when: { exists: others } })
        : mayDo('stow', ['turnStart', 'turnEnd'], putIn, {
            when: { all: [{ exists: others }, is(count({ cards: stowed }), '<', n)] },
          }),
    ],
  };
};

const onIt: Selector = { cards: { on: 'this' } };
/** Whoever is fought, creature or character; as a copy it is reckoned without what only copies. */
const foesStrength = { plus: [{ foe: 'strength' }, stat('strength', 'opponent')] } as const;
const joins: Program = [
  choose(onIt, 'beast'),
  when(
    { card: v('beast'), fits: { keyword: 'copies' } },
    modify([{ stat: 'strength', add: foesStrength, copy: true }], 'fight'),
    { op: 'score', side: 'mine', add: { printed: 'strength', on: v('beast') } },
  ),
  // What lies on it goes with it.
  discard(),
];
const ready: Cond = { all: [inBattle, { exists: onIt }] };
/** In which battle what is held joins its owner: in one that he chooses, or in the next. */
const joinsIn = {
  one: mayDo('unleash', ['beforeRolls'], joins, { turn: 'any', once: 'fight', when: ready }),
  next: reacts('joins', { stage: 'before', on: 'diceBegin', when: ready, forced: true, do: joins }),
} as const satisfies Readonly<Record<string, Ability>>;
/** Takes such an Enemy along in place of fighting it by its Strength, or by its Craft. */
const takesAlong = (ability: string, of: CardFilter, power: 'strength' | 'craft' = 'strength'): Ability => {
  const takesAway: Selector = { cards: { ...of, inFight: true, where: is({ printed: power, on: 'it' }, '>=', 1) } };
  return mayDo(
    ability,
    ['creatureMet'],
    [
      choose(takesAway, 'beast'),
      { op: 'removeFoe', card: v('beast'), how: 'left' },
      { op: 'put', card: v('beast'), to: { on: 'this' } },
    ],
    {
      when: {
        all: [
          power === 'strength' ? inBattle : { fight: { kind: 'psychic' } },
          { exists: takesAway },
          { not: { exists: onIt } },
        ],
      },
    },
  );
};
/** Holds such an Enemy in place of fighting it; its Strength helps in a later battle, and both are gone. */
export const holdsAnEnemy = (
  of: CardFilter = {},
  battle: keyof typeof joinsIn = 'one',
): Pick<ObjectDef, 'carries' | 'abilities'> => ({ carries: {}, abilities: [takesAlong('hold', of), joinsIn[battle]] });
/** The same, and its Strength or Craft is its owner's as well for the rest of a turn. */
export const enslaves = (power: 'strength' | 'craft', of: CardFilter): Pick<ObjectDef, 'carries' | 'abilities'> => ({
  carries: {},
  abilities: [
    takesAlong('enslave', of, power),
    mayDo(
      'release',
      anyMoment,
      [
        choose(onIt, 'slave'),
        { op: 'set', as: 'power', to: { printed: power, on: v('slave') } },
        discard(),
        modify([plus(power, v('power'))], 'turn'),
      ],
      { turn: 'any', when: { exists: onIt } },
    ),
  ],
});

/** Holds so many of something, as many as it says when it is first taken; */
export const holds = (what: 'life' | 'fate', n: number): Pick<ObjectDef, 'taken'> => ({
  taken: [
    when(is(opened, '=', 0), [
      { op: 'tokens', on: 'this', kind: 'opened', n: 1 },
      { op: 'tokens', on: 'this', kind: what, n },
    ]),
  ],
});

/** How many are about to be thrown. */
const dice: Amount = { eventAmount: true };
/** His dice show what he likes. */
export const namesTheNumber: Ability = reacts(
  'names_it',
  before('rolling', 'mine', [
    { op: 'number', as: 'shown', from: dice, to: { times: [dice, 6] }, ask: 'whichNumber' },
    { op: 'showDice', total: v('shown') },
    discard(),
  ]),
);

/** One of his dice shows what he likes. */
export const namesADie: Ability = reacts(
  'names_it',
  before('rolling', 'mine', [
    { op: 'number', as: 'shown', from: 1, to: 6, ask: 'whichNumber' },
    { op: 'showDice', one: v('shown') },
    discard(),
  ]),
);

/** More for every Bag of Gold that he exchanges. */
export const findsMore = (n: number, ...more: readonly string[]): Ability =>
  reacts(
    'finds_more',
    after('gain', 'mine', gain('gold', n), {
      event: { what: 'gold' },
      when: { source: { named: ['bag_of_gold', 'two_bags_of_gold', ...more] } },
      forced: true,
    }),
  );

/** Whoever loses a life to its owner is frozen as well; to a Weapon, where a kind of fight is named, that is used. */
export const freezes = (kind?: FightKind): Ability =>
  reacts(
    'freezes',
    after('lose', 'others', missTurn(1, 'eventHero'), {
      event: { what: 'life', ...(kind === undefined ? {} : { cause: kind }), reward: true },
      when:
        kind === undefined ? { same: ['eventBy', 'me'] } : { all: [{ same: ['eventBy', 'me'] }, { inUse: 'this' }] },
      once: 'fight',
      forced: true,
    }),
  );

/** Gone in place of the life that a fight would cost. */
export const diesForHim = (id: string): Ability =>
  reacts(id, {
    stage: 'would',
    on: 'lose',
    whose: 'mine',
    event: { what: 'life', cause: ['battle', 'psychic'] },
    do: [prevent, discard()],
  });

/** Digs for wages, and carries what he finds; he wastes no time on who does not pay. */
export const miner: Omit<FollowerDef, 'id' | 'kind' | 'deck'> = {
  origin: 'known',
  price: 1,
  unpaid: 'discarded',
  abilities: muleAbilities,
};

const livesOnIt: Amount = { tokens: 'life', on: 'this' };
/** Lives that lie on it pay for his own, as many as he likes; with the last it is gone. */
export const paysWithLives: Ability = reacts('shatter', {
  stage: 'would',
  on: 'lose',
  whose: 'mine',
  event: { what: 'life' },
  do: [
    { op: 'number', as: 'spared', from: 1, to: { least: [{ eventAmount: true }, livesOnIt] }, ask: 'howMany' },
    { op: 'prevent', most: v('spared') },
    { op: 'tokens', on: 'this', kind: 'life', n: { minus: [0, v('spared')] } },
    when(is(livesOnIt, '<=', 0), discard()),
  ],
});

/** A Follower with what was killed under it: its Strength or Craft helps in one fight, and both are gone. */
export const revived: Ability = mayDo(
  'fights_once_more',
  ['beforeRolls'],
  [
    choose(onIt, 'raised'),
    when(
      inBattle,
      { op: 'score', side: 'mine', add: { printed: 'strength', on: v('raised') } },
      { op: 'score', side: 'mine', add: { printed: 'craft', on: v('raised') } },
    ),
    discard(),
  ],
  {
    turn: 'any',
    once: 'fight',
    when: { all: [{ fight: {} }, { card: 'this', fits: { lent: true } }, { exists: onIt }] },
  },
);
