// Events of The Firelands.
import { at, choose, count, each, event, heal, lose, pick, replenish, roll, take, v, when } from '../../../rules/dsl';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { DefId } from '../../../kernel/ids';
import type { Selector } from '../../../rules/vocab/select';
import { placeTerrain } from '../../common/terrain';
import {
  anything,
  burn,
  burningInRegion,
  burnsOne,
  burnTop,
  douse,
  fireAt,
  fireHere,
  mine,
  onFire,
  stillBurns,
} from '../fire';

const known = { origin: 'known' } as const;
/** Of all Events these alone: water, and what has burnt already. */
const hot = { ...known, keywords: ['fireproof'] } as const;
const id = (name: string) => `firelands/adventure/${name}`;

const inFlames = (space: DefId): Program => [fireAt(at(space)), placeTerrain('ruins', at(space))];
export const cityInFlames = event(id('city_in_flames'), { ...known, met: inFlames('base/space/city') });
export const templeInFlames = event(id('temple_in_flames'), { ...known, met: inFlames('base/space/temple') });
export const emergingVolcano = event(id('emerging_volcano'), { ...known, met: [placeTerrain('crags'), fireHere] });
export const sandstorm = event(id('sandstorm'), { ...known, met: [placeTerrain('desert')] });

export const eruption = event(id('eruption'), {
  ...known,
  met: [
    when(
      stillBurns,
      {
        op: 'each',
        of: { heroes: { at: onFire } },
        as: 'who',
        actor: true,
        do: [lose('life'), ...burnsOne(mine(anything))],
      },
      each({ heroes: {} }, 'who', fireAt({ spaceOf: v('who') })),
    ),
  ],
});

const allHere: Effect = each({ cards: { at: 'here', fireproof: false, not: { self: true } } }, 'one', burn('one'));
export const flameRift = event(id('flame_rift'), { ...known, copies: 5, met: [allHere, burnTop(3), fireHere] });

export const magmaStorm = event(id('magma_storm'), {
  ...known,
  met: [
    each(
      { cards: { at: 'anySpace', in: { region: 'mine' }, fireproof: false, not: { self: true } } },
      'one',
      burn('one'),
    ),
    burnTop(6),
  ],
});

const objects: Selector = { cards: { on: 'this', object: true } };
export const ifritHoard = event(id('ifrit_hoard'), {
  ...known,
  copies: 2,
  carries: {},
  met: [
    { op: 'deal', from: 'adventure', to: { on: 'this' }, n: 5 },
    when(
      { exists: objects },
      [choose(objects, 'wanted', { ask: 'object', min: 0, max: count(objects) }), take(v('wanted'))],
      fireHere,
    ),
    each({ cards: { on: 'this' } }, 'other', burn('other')),
    // What cannot burn comes back on top, as ever when cards of a deck burn (D Fireproof).
    each({ cards: { on: 'this', fireproof: true } }, 'left', {
      op: 'put',
      card: v('left'),
      to: { deck: { homeOf: v('left') }, where: 'top' },
    }),
  ],
});

const invaded = ['castle', 'village', 'tavern', 'chapel', 'graveyard', 'sentinel'];
export const ifritInvasion = event(id('ifrit_invasion'), {
  ...known,
  copies: 3,
  met: [
    { op: 'rollSpace', as: 'invaded', spaces: invaded.map((space) => `base/space/${space}`) },
    when({ known: 'invaded' }, [fireAt(v('invaded')), placeTerrain('ruins', v('invaded'))]),
  ],
});

export const mirage = event(id('mirage'), {
  ...known,
  copies: 2,
  met: [
    roll('far', { for: 'number', who: { beside: 'left' } }),
    {
      op: 'pick',
      who: { beside: 'left' },
      options: (['cw', 'ccw'] as const).map((way) => ({
        key: way === 'cw' ? 'clockwise' : 'counterclockwise',
        do: [{ op: 'moveTo', to: { steps: v('far'), way }, how: 'move' }],
      })),
    },
  ],
});

export const restoringRains = event(id('restoring_rains'), {
  ...hot,
  copies: 2,
  met: [
    choose(burningInRegion, 'doused', { ask: 'where' }),
    when({ known: 'doused' }, douse(v('doused'))),
    each({ heroes: { sameRegionAs: 'me' } }, 'who', heal(1, v('who'))),
  ],
});

export const riseOfThePhoenix = event(id('rise_of_the_phoenix'), {
  ...hot,
  met: [
    pick({
      heal: each({ heroes: {} }, 'who', heal('full', v('who'))),
      replenish: each({ heroes: {} }, 'who', replenish('full', v('who'))),
      unburn: { op: 'unburn' },
    }),
  ],
});
