import { after, can, cannot, character, choose, mayDo, modify, not, reacts, status, v } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { HeroFilter } from '../../../rules/vocab/select';
import { jailed } from '../board/jail';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He has begun where somebody else was. */
    readonly infiltrated: true;
  }
}

const others: HeroFilter = { who: 'others', at: { not: jailed } };
const joins = (meets: boolean): Effect => ({
  op: 'moveTo',
  to: { spaceOf: v('shadowed') },
  how: 'teleport',
  ...(meets ? {} : { meets: false }),
});
const toHim = { when: { same: ['it', v('shadowed')] } } as const;
export const spy = character('city/character/spy', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 4,
  alignment: 'evil',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    reacts(
      'infiltrates',
      after(
        'turnBegan',
        'mine',
        [status('infiltrated'), choose({ heroes: others }, 'shadowed', { ask: 'target' }), joins(false)],
        { when: not({ status: 'infiltrated' }), forced: true },
      ),
    ),
    mayDo('peek', ['turnStart', 'afterMove', 'turnEnd'], { op: 'look', n: 1 }, { once: 'turn' }),
    { id: 'see_spells', static: [can('seeSpells')] },
    mayDo(
      'shadow',
      ['turnStart'],
      [
        choose({ heroes: { ...others, sameRegionAs: 'me' } }, 'shadowed', { ask: 'target' }),
        modify([cannot('meetCharacters', toHim)], 'turn'),
        joins(true),
      ],
      { instead: 'roll', when: { exists: { heroes: { ...others, sameRegionAs: 'me' } } } },
    ),
  ],
});
