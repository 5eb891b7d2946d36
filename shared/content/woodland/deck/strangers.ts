// Strangers of the Woodland. Where our sheet does not say which line stands lower, it is the one that it names last.
import {
  at,
  chart,
  choose,
  discard,
  each,
  gain,
  gainSpell,
  heal,
  is,
  killFollower,
  mayDo,
  lose,
  not,
  nothing,
  pick,
  replenish,
  roll,
  stat,
  stranger,
  table,
  take,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { SpaceRef } from '../../../rules/vocab/refs';
import type { Amount, Cond, Selector } from '../../../rules/vocab/select';
import { followers } from '../../common/losses';
import { byFate, darkbound, gainDestiny, gainFate, lightbound, loseFate } from '../fate';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;
const stays = { ...known, stays: 'always' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;
const toForest: Effect = teleport(at('base/space/forest'));

const otherSpaces: Selector = { spaces: { region: 'mine', other: true } };
/** For the first neutral one who comes by. */
export const archdruid = stranger(id('archdruid'), {
  ...known,
  stays: 'untilUsed',
  metIf: { alignment: 'neutral' },
  met: [
    pick(
      {
        spell: { if: hasRoom, do: gainSpell() },
        strength: gain('strength'),
        craft: gain('craft'),
        gold: gain('gold'),
        life: gain('life'),
        fate: gain('fate'),
        teleport: [discard(), choose(otherSpaces, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
      },
      'ask.wish',
    ),
    discard(),
  ],
});

/** A die, and what fate he has. */
const withFate: Amount = { plus: [v('die'), stat('fate')] };
const objects: Selector = { cards: { object: true, zone: 'held', heldBy: 'me' } };
export const babaYaga = stranger(id('baba_yaga'), {
  ...stays,
  keywords: ['unfriendly'],
  met: [
    roll('die'),
    table(withFate, {
      '1': { op: 'kill', who: 'me' },
      '2-3': toad(),
      '4': [choose(followers, 'lost', { ask: 'loseFollower' }), killFollower(v('lost'))],
      '5': [choose(objects, 'lost', { ask: 'discardWhich' }), discard(v('lost'))],
      '6': lose('life'),
      '7': { op: 'discardSpells', n: 1 },
      '8+': lose('fate'),
    }),
  ],
});

const joined: Cond = { card: 'this', fits: { lent: true } };
const met: Selector = { cards: { inFight: true, kind: 'enemy' } };
export const centaur = stranger(id('centaur'), {
  ...stays,
  met: chart({ '1-2': lose('life'), '3-4': nothing, '5-6': { op: 'lend', card: 'this' } }),
  abilities: [
    mayDo(
      'drives_off',
      ['creatureMet'],
      [
        choose(met, 'enemy', { ask: 'enemy' }),
        { op: 'removeFoe', card: v('enemy'), how: 'left' },
        discard(v('enemy')),
        discard(),
      ],
      { when: { all: [joined, { exists: met }] } },
    ),
  ],
});

export const dryad = stranger(id('dryad'), {
  ...stays,
  met: [roll('dice', { dice: 2 }), when(is(v('dice'), '<=', stat('craft')), [gain('craft'), discard()], toForest)],
});

export const faerieGodmother = stranger(id('faerie_godmother'), {
  ...known,
  met: [byFate('dark', { light: [gain('craft'), gainFate('light')], dark: [gain('strength'), gainFate('dark')] })],
});

export const leprechaun = stranger(id('leprechaun'), {
  ...stays,
  keywords: ['unfriendly'],
  met: chart({
    '1': toad(),
    '2': lose('gold', 'all'),
    '3': lose('gold'),
    '4': gain('gold'),
    '5': gain('gold', 2),
    '6': [roll('found'), gain('gold', v('found'))],
  }),
});

export const luckFairy = stranger(id('luck_fairy'), {
  ...stays,
  keywords: ['unfriendly'],
  met: chart({
    '1': toad(),
    '2': lose('fate', 'all'),
    '3': lose('fate'),
    '4': replenish(1),
    '5': replenish(2),
    '6': replenish('full'),
  }),
});

const loseHalf: Effect = lose('life', { half: stat('life') });
const theirs: Selector = {
  cards: { kind: ['object', 'magicObject', 'follower'], takeable: true, zone: 'held', heldBy: 'others' },
};
const his: Selector = { cards: { kind: ['object', 'magicObject', 'follower'], zone: 'held', heldBy: 'me' } };
export const oberon = stranger(id('oberon'), {
  ...stays,
  met: [
    byFate('light', {
      dark: [gain('strength'), choose(theirs, 'taken', { ask: 'take' }), take(v('taken')), discard()],
      light: [loseFate('light', 'all'), loseHalf, choose(his, 'lost', { ask: 'discardWhich' }), discard(v('lost'))],
    }),
  ],
});
export const titania = stranger(id('titania'), {
  ...stays,
  met: [
    byFate('dark', {
      light: [gain('craft'), gain('life', 2), gainSpell('limit'), discard()],
      dark: [loseFate('dark', 'all'), loseHalf, { op: 'discardSpells', n: 'all' }],
    }),
  ],
});

const turnsOne = (side: 'light' | 'dark'): Program => [
  choose({ heroes: { where: { bound: side, of: 'it' } } }, 'victim', { ask: 'victim' }),
  toad(3, v('victim')),
];
export const puck = stranger(id('puck'), {
  ...known,
  keywords: ['unfriendly'],
  met: [when(lightbound, turnsOne('light'), [when(darkbound, turnsOne('dark'), toad())])],
});

const destinies: Selector = { cards: { from: 'woodland/deck/destiny', zone: 'held', heldBy: 'me' } };
export const queenMab = stranger(id('queen_mab'), {
  ...known,
  met: [
    byFate('light', {
      dark: [lose('life', { fateSide: 'light' }), loseFate('dark', 'all')],
      light: [lose('life', { fateSide: 'dark' }), loseFate('light', 'all')],
    }),
    each(destinies, 'one', discard(v('one'))),
    gainDestiny,
  ],
});

export const toadKing = stranger(id('toad_king'), {
  ...stays,
  met: [
    when(
      { status: 'toad' },
      [toad(0), pick({ strength: gain('strength'), craft: gain('craft') })],
      [toad(), { op: 'moveTo', to: { steps: 3, way: 'ccw' } }],
    ),
  ],
});

/** To as much as his card says, be it more or less. */
const evened = (what: 'life' | 'fate'): Program => [
  lose(what, { minus: [stat(what), stat(what === 'life' ? 'lifeValue' : 'fateValue')] }),
  what === 'life' ? heal('full') : replenish('full'),
];
const home: SpaceRef = { startOf: 'me' };
export const urdr = stranger(id('urdr'), {
  ...stays,
  met: [
    byFate('dark', { light: evened('life'), dark: evened('fate') }),
    when(not({ at: { is: home } }), teleport(home)),
  ],
});

export const wiseWillow = stranger(id('wise_willow'), {
  ...stays,
  metIf: is(stat('craft'), '>=', 5),
  met: [
    { op: 'arrange', deck: 'adventure', n: 3 },
    { op: 'deal', from: 'adventure', to: { at: 'here' } },
    { op: 'deal', from: 'adventure', to: 'aside', as: 'under' },
    { op: 'put', card: v('under'), to: { deck: { homeOf: v('under') }, where: 'bottom' } },
  ],
});
