// Places of the Woodland.
import {
  at,
  choose,
  discard,
  gain,
  gainSpell,
  heal,
  is,
  may,
  missTurn,
  nothing,
  pick,
  place,
  roll,
  stat,
  table,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { PlaceDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Amount, HeroFilter, Resource } from '../../../rules/vocab/select';
import { pool } from '../../common/pools';
import { runeGate as gate } from '../../common/ways';
import { byFate, gainDestiny, gainFate, loseFate } from '../fate';

const known = { origin: 'known' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;

/** Out of the discards of the Woodland, wherever the Mound lies. */
const unearths = (to: Extract<Effect, { op: 'search' }>['to']): Effect => ({
  op: 'search',
  deck: 'woodland/deck/woodland',
  discards: 'only',
  find: { subtype: 'fae' },
  to,
  rest: 'stays',
});
export const faerieMound = place(id('faerie_mound'), {
  ...known,
  met: [
    byFate('dark', {
      light: unearths('trophy'),
      dark: unearths({ deck: 'woodland/deck/woodland', where: 'top' }),
      unbound: unearths({ at: 'here' }),
    }),
  ],
});

export const mabsGate = place(id('mabs_gate'), {
  ...known,
  met: [
    roll('die'),
    table(
      { plus: [v('die'), stat('fate')] },
      {
        '1-2': teleport(at('base/space/chasm')),
        '3-4': teleport(at('base/space/black_knight')),
        '5-6': teleport(at('base/space/forest')),
        '7-8': nothing,
        '9-10': teleport(at('woodland/space/mabs_lair')),
        '11+': teleport(at('base/space/valley_of_fire')),
      },
    ),
  ],
});

export const poolOfFortune: PlaceDef = { ...pool(id('pool_of_fortune'), 'fate'), origin: 'known' };

/** Holds two of each; at each visit one of them may be taken, and an empty one is gone. */
const holdsTwoOf = (name: string, ...kinds: readonly [Resource, Resource]): PlaceDef => {
  const [one, other] = kinds;
  const onIt = (what: Resource): Amount => ({ tokens: what, on: 'this' });
  const takes = (what: Resource) => ({
    if: is(onIt(what), '>=', 1),
    do: [gain(what), { op: 'tokens', on: 'this', kind: what, n: -1 }] as Program,
  });
  return place(id(name), {
    ...known,
    drawn: kinds.map((what) => ({ op: 'tokens', on: 'this', kind: what, n: 2 })),
    met: [
      pick({ [one]: takes(one), [other]: takes(other), nothing }),
      when({ all: [is(onIt(one), '<=', 0), is(onIt(other), '<=', 0)] }, discard()),
    ],
  });
};
export const poolOfFortitude = holdsTwoOf('pool_of_fortitude', 'strength', 'life');
export const wellOfLife = holdsTwoOf('well_of_life', 'life', 'fate');

export const riddleStone = place(id('riddle_stone'), {
  ...known,
  met: [
    roll('die'),
    when(is(v('die'), '>=', stat('craftValue')), { op: 'discardSpells', n: 'all' }, [
      gainSpell({ minus: [stat('craftValue'), v('die')] }),
      discard(),
    ]),
  ],
});

export const runeGate = gate(id('rune_gate'), 2);

export const tranquilGlade = place(id('tranquil_glade'), {
  ...known,
  met: [may('rest', [missTurn(), heal('full')], { if: is({ missing: 'life' }, '>=', 1) })],
});

const drains = (from: 'light' | 'dark', to: 'light' | 'dark'): Program => {
  const has: HeroFilter = { where: is({ fateSide: from, of: 'it' }, '>=', 1) };
  return [
    choose({ heroes: has }, 'drained', { ask: 'victim' }),
    when({ known: 'drained' }, [
      loseFate(from, 1, v('drained')),
      { op: 'tokens', on: 'this', kind: from, n: 1 },
      gainFate(to),
      when(is({ tokens: from, on: 'this' }, '>=', 5), [discard(), gainDestiny]),
    ]),
  ];
};
export const urdarbrunnr = place(id('urdarbrunnr'), {
  ...known,
  met: [byFate('light', { dark: drains('light', 'dark'), light: drains('dark', 'light') })],
});
