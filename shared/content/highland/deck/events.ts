// Events of the Highland.
import {
  at,
  chart,
  choose,
  discard,
  each,
  elsewhere,
  event,
  is,
  lay,
  lose,
  missTurn,
  roll,
  stat,
  table,
  teleport,
  v,
  when,
  may,
} from '../../../rules/dsl';
import type { EventDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { CardFilter } from '../../../rules/vocab/select';
import { blizzard as snowstorm, losesMounts, mounts, ymirsGlow as glow } from '../../common/events';
import { entranceOrDoor } from '../../common/ways';
import { entrance } from '../ways';

const known = { origin: 'known' } as const;

const called: CardFilter = { kind: 'enemy', at: 'anySpace', in: { region: 'mine', other: true } };
export const ambush = event('highland/highland/ambush', {
  ...known,
  met: [
    when(
      { exists: { cards: called } },
      [choose({ cards: called, nearest: { to: 'here' } }, 'called', { ask: 'enemy' }), lay(v('called'), 'here')],
      { op: 'drawCards', exactly: 1, deck: 'adventure' },
    ),
  ],
});

/**
 * It rolls on against the arrows as far as they go, and lies where it comes to rest; whoever is on its way is struck,
 * and nothing stays there.
 */
const rolls = (name: string, spaces: number, caught: Effect, struck: Effect, copies = 1): EventDef =>
  event(`highland/highland/${name}`, {
    ...known,
    ...(copies === 1 ? {} : { copies }),
    stays: 'always',
    met: chart({
      '1': [caught, discard()],
      '2-6': each(
        { spaces: { region: 'mine', other: true }, nearest: { to: 'here', way: 'ccw', next: spaces } },
        'space',
        [
          lay('this', v('space')),
          each({ heroes: { at: { is: v('space') } } }, 'who', struck),
          each({ cards: { at: v('space'), not: { self: true } } }, 'one', discard(v('one'))),
        ],
      ),
    }),
  });
export const avalanche = rolls('avalanche', 3, missTurn(), missTurn(1, v('who')));
export const tumblingBoulder = rolls('tumbling_boulder', 6, lose('life'), lose('life', 1, v('who')), 2);

export const blizzard = snowstorm('highland/highland/blizzard');

const has = (kind: 'armour' | 'weapon') =>
  ({
    exists: { cards: { class: kind, zone: 'held', heldBy: 'it' } },
  }) as const;
export const electricalStorm = event('highland/highland/electrical_storm', {
  ...known,
  met: [
    each(
      { heroes: { sameRegionAs: 'me', where: { any: [has('weapon'), has('armour')] } } },
      'who',
      lose('life', 1, v('who')),
    ),
  ],
});

/** Unseen, and in their order. */
const vanguard = (id: string, copies = 1): EventDef =>
  event(id, {
    ...known,
    ...(copies === 1 ? {} : { copies }),
    met: [{ op: 'deal', from: 'highland/deck/highland', n: 3, to: { deck: 'adventure', where: 'top' } }],
  });
export const vanguards = [
  vanguard('highland/highland/eyrie_vanguard'),
  vanguard('highland/adventure/eyrie_vanguard', 2),
];

export const hiddenChasm = event('highland/highland/hidden_chasm', { ...known, met: [losesMounts('mule')] });
/** Horses come out of other boxes. */
const alsoHorses = { met: [losesMounts(...mounts)] };
export const withHorses = [
  elsewhere('event', hiddenChasm.id, { sets: ['reaper'], with: alsoHorses }),
  elsewhere('event', hiddenChasm.id, { sets: ['sacred-pool'], with: alsoHorses }),
];

const followers: CardFilter = { kind: 'follower', zone: 'held', heldBy: 'me' };
/** 000 Cards That Become Followers: such a card is discarded, as wherever it would be left. */
export const highlandRaiders = event('highland/highland/highland_raiders', {
  ...known,
  met: [each({ cards: followers }, 'one', lay(v('one'), at('highland/space/the_ridgeway')))],
});

const found = (space: string): Effect => ({ op: 'layGold', n: 3, at: at(space), stock: true });
export const rumourOfRiches = event('highland/highland/rumour_of_riches', {
  ...known,
  met: chart({
    '1': found('highland/space/ruined_mine'),
    '2': found('highland/space/mountain_pass'),
    '3': found('highland/space/lost_city'),
    '4': found('base/space/oasis'),
    '5': found('base/space/crags'),
    '6': found('highland/space/waterfall'),
  }),
});

export const volcanicEruption = event('highland/highland/volcanic_eruption', {
  ...known,
  met: [
    each({ cards: { at: 'anySpace', faceUp: true, in: { region: 'mine' }, not: { self: true } } }, 'one', [
      roll('die'),
      table(v('die'), { '1-3': discard(v('one')), '4+': [] }),
    ]),
  ],
});

export const ymirsGlow = glow('highland/highland/ymirs_glow');

export const landslide = event('highland/adventure/landslide', {
  ...known,
  copies: 2,
  met: [entranceOrDoor(entrance, 'mountain_trail')],
});

const toTheCity = teleport(at('highland/space/lost_city'));
export const magicGateway = event('highland/adventure/magic_gateway', {
  ...known,
  met: [roll('dice', { dice: 2 }), when(is(v('dice'), '<=', stat('craft')), may('teleport', toTheCity), toTheCity)],
});
