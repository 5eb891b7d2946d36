// Spells of The Reaper that strike somebody or something else.
import {
  can,
  cannot,
  capped,
  cast,
  castWhen,
  choose,
  discard,
  each,
  endStatus,
  grant,
  inBattle,
  is,
  lay,
  lose,
  modify,
  not,
  prevent,
  roll,
  spell,
  stat,
  status,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, Selector, SpaceFilter } from '../../../rules/vocab/select';
import { choosesFoe, metOutside, severalFoes, spellsReach } from '../../common/spells';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** An Enemy follows him until his next battle. */
    readonly dominates: true;
  }
}

const known = { origin: 'known' } as const;
/** At the start of his own turn, or of another's. */
const atAnyTurnStart = [cast(['turnStart']), cast(['turnStart'], { turn: 'others' })];
const held = { zone: 'held', heldBy: v('target') } as const;

/** 000 FAQ Displacement: Cerberus may be lifted off the Portal by it. */
export const displacement = spell('reaper/spell/displacement', {
  ...known,
  copies: 2,
  timing: [cast(['turnStart', 'afterMove'])],
  aim: [choose({ cards: { from: 'adventure', at: 'anySpace' } }, 'card')],
  effect: [
    choose({ spaces: { empty: true, sameRegionAs: { spaceOfCard: v('card') } } }, 'to'),
    lay(v('card'), v('to')),
  ],
});

const strong: Selector = { cards: { inFight: true, where: is({ printed: 'strength', on: 'it' }, '>=', 1) } };
const servant: Selector = {
  cards: { zone: 'held', heldBy: 'me', where: is({ tokens: 'dominated', on: 'it' }, '>=', 1) },
};
const fightsOnce: Program = [
  choose(servant, 'servant'),
  { op: 'score', side: 'mine', add: { printed: 'strength', on: v('servant') } },
  discard(v('servant')),
  endStatus('dominates'),
];
/** It follows its master until his next battle, and is gone with it. */
export const dominate = spell('reaper/spell/dominate', {
  ...known,
  timing: [cast(['creatureMet'], { when: metOutside })],
  aim: [choose(strong, 'beast')],
  effect: [
    { op: 'removeFoe', card: v('beast'), how: 'left' },
    { op: 'lend', card: v('beast') },
    { op: 'tokens', on: v('beast'), kind: 'dominated', n: 1 },
    status('dominates'),
    {
      op: 'grant',
      ability: {
        id: 'dominates',
        triggers: [
          {
            id: 'dominates',
            stage: 'before',
            on: 'diceBegin',
            when: { all: [inBattle, { exists: servant }] },
            forced: true,
            do: fightsOnce,
          },
        ],
      },
      until: { whileStatus: 'dominates' },
    },
  ],
});

const heat: Amount = { plus: [v('die'), stat('craft')] };
/** 000 FAQ Fireball: an Enemy that it kills may be kept as a trophy. */
export const fireball = spell('reaper/spell/fireball', {
  ...known,
  timing: [cast(['beforeRolls'], { turn: 'any', when: spellsReach({ kind: 'battle' }) })],
  effect: [
    when(severalFoes, choosesFoe),
    roll('die', { for: 'spell' }),
    when(
      { all: [severalFoes, is(heat, '>', { power: 'strength', on: v('one') })] },
      { op: 'removeFoe', card: v('one'), how: 'killed' },
      when(
        { all: [{ fight: { foe: 'creature' } }, is(heat, '>', { foe: 'strength' })] },
        { op: 'settle', outcome: 'won' },
        when({ all: [{ fight: { foe: 'character' } }, is(heat, '>', stat('strength', 'opponent'))] }, [
          lose('life', 1, 'opponent'),
          { op: 'settle', outcome: 'evaded' },
        ]),
      ),
    ),
  ],
});

const hasObject: CardFilter = { object: true };
const whoHas = (filter: CardFilter) =>
  choose({ heroes: { where: { exists: { cards: { ...filter, zone: 'held', heldBy: 'it' } } } } }, 'target');

export const gustOfWind = spell('reaper/spell/gust_of_wind', {
  ...known,
  timing: atAnyTurnStart,
  aim: [whoHas(hasObject)],
  effect: [
    {
      op: 'each',
      of: { heroes: { where: { same: ['it', v('target')] } } },
      as: 'who',
      actor: true,
      do: [
        each({ cards: { ...hasObject, zone: 'held', heldBy: 'me' } }, 'one', [
          roll('die', { for: 'spell' }),
          table(v('die'), { '1-2': lay(v('one'), { steps: 6, way: 'cw' }), '3+': [] }),
        ]),
      ],
    },
  ],
});

/** An Enemy that was just killed lives on: the fight is a stand-off. */
export const resurrection = spell('reaper/spell/resurrection', {
  ...known,
  timing: [
    castWhen('would', 'defeated', {
      event: { foe: 'creature', card: { kind: 'enemy', in: { not: { region: 'inner' } } } },
    }),
  ],
  effect: [prevent, { op: 'settle', outcome: 'standOff' }],
});

export const shatter = spell('reaper/spell/shatter', {
  ...known,
  timing: atAnyTurnStart,
  aim: [whoHas(hasObject)],
  effect: [choose({ cards: { ...hasObject, ...held } }, 'broken'), discard(v('broken'))],
});

/** Whoever has just begun his turn. */
export const sleep = spell('reaper/spell/sleep', {
  ...known,
  timing: [cast(['turnStart'], { turn: 'others', when: { may: 'beTargeted', who: 'active' } })],
  aim: [choose({ heroes: { where: { turnOf: 'it' } } }, 'target')],
  effect: [modify([cannot('act'), cannot('move')], 'turn', v('target'))],
});

/** Two of his turns, this one included. */
export const slowMotion = spell('reaper/spell/slow_motion', {
  ...known,
  timing: atAnyTurnStart,
  aim: [choose({ heroes: {} }, 'target')],
  effect: [modify([capped('movement', 1), cannot('rollForMovement')], { rounds: 2 }, v('target'))],
});

/**
 * 000 FAQ Transference: in the Inner Region as well, but not with one who is on his own space; nor with a prisoner,
 * whom no effect moves and to whom nobody comes by one (D Thrown in Jail).
 */
const elsewhere = (at: SpaceFilter = {}): Selector => ({
  heroes: { who: 'others', sameRegionAs: 'me', at: { other: true, closed: false, ...at } },
});
/** D FAQ Transference: nobody changes places with one in the Valley of Fire who could not enter it. */
const outsideTheValley = elsewhere({ not: { named: 'valley_of_fire' } });
const mayEnterIt: Cond = { has: { keyword: 'talisman' } };
const reached: Cond = {
  any: [{ exists: outsideTheValley }, { all: [mayEnterIt, { exists: elsewhere() }] }],
};
export const transference = spell('reaper/spell/transference', {
  ...known,
  timing: [cast(['turnStart'], { instead: 'move', when: reached })],
  aim: [when(mayEnterIt, choose(elsewhere(), 'target'), choose(outsideTheValley, 'target'))],
  effect: [
    choose({ spaces: { here: true } }, 'mine'),
    choose({ spaces: { is: { spaceOf: v('target') } } }, 'his'),
    { op: 'moveTo', to: v('mine'), who: v('target'), how: 'teleport', meets: false, crown: true },
    { op: 'moveTo', to: v('his'), how: 'teleport', crown: true },
  ],
});

const arms = (kind: 'weapon' | 'armour'): CardFilter => ({ kind: 'object', class: kind });
export const transmute = spell('reaper/spell/transmute', {
  ...known,
  timing: atAnyTurnStart,
  aim: [
    choose(
      {
        heroes: {
          where: {
            any: (['weapon', 'armour'] as const).map((kind) => ({
              exists: { cards: { ...arms(kind), zone: 'held', heldBy: 'it' } },
            })),
          },
        },
      },
      'target',
    ),
  ],
  effect: (['weapon', 'armour'] as const).map((kind) =>
    each({ cards: { ...arms(kind), ...held } }, 'one', discard(v('one'))),
  ),
});

/** Nobody comes to that space or past it by a move, up to the caster's next turn. */
export const barrier = spell('reaper/spell/barrier', {
  ...known,
  stays: true,
  timing: [cast(['turnStart', 'afterMove'])],
  aim: [choose({ spaces: { region: 'mine', not: { region: 'inner' }, empty: true } }, 'target')],
  effect: [
    lay('this', v('target')),
    grant(
      {
        id: 'bars',
        static: [cannot('enterSpace', { space: { is: { spaceOfCard: 'this' } }, reach: 'everyone' })],
      },
      'myNextTurn',
    ),
  ],
});

/** 000 FAQ Reflection: whoever casts a Genie's Spell is struck himself. */
export const reflection = spell('reaper/spell/reflection', {
  ...known,
  timing: [{ ...castWhen('would', 'cast'), whose: 'others' }],
  effect: [{ op: 'reflect' }],
});

/** Which way he goes in the turn that he has begun; in the Inner Region on or back one space (000 FAQ Misdirection). */
export const misdirection = spell('reaper/spell/misdirection', {
  ...known,
  timing: [cast(['turnStart'], { turn: 'others', when: { may: 'move', who: 'active' } })],
  aim: [
    choose(
      {
        heroes: {
          who: 'others',
          at: { not: { named: 'crown_of_command' } },
          where: { all: [{ turnOf: 'it' }, not({ status: 'turningBack', who: 'it' })] },
        },
      },
      'target',
    ),
  ],
  effect: [grant({ id: 'steers', static: [can('steer', { when: { same: ['it', v('target')] } })] }, 'turn')],
});
