// Spells of The Sacred Pool that strike somebody or something else.
import {
  after,
  anyMoment,
  become,
  cast,
  castWhen,
  choose,
  discard,
  each,
  gain,
  grant,
  heal,
  is,
  lose,
  modify,
  nothing,
  pick,
  plus,
  pray,
  reacts,
  replenish,
  spell,
  stat,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Alignment, Cond, HeroFilter } from '../../../rules/vocab/select';
import { templeRows } from '../../common/charts';
import { changesOneFoe, spellsReach } from '../../common/spells';
import { hasGoldToTake } from '../../common/robbery';

const known = { origin: 'known' } as const;
/** At the start of his own turn, or of another's. */
const atAnyTurnStart = [cast(['turnStart']), cast(['turnStart'], { turn: 'others' })];
const anybody = choose({ heroes: {} }, 'target');
const others = (where: Cond) => choose({ heroes: { who: 'others', where } }, 'target');
const target: HeroFilter = { where: { same: ['it', v('target')] } };
/** What he does himself, dice and choices with it. */
const byHim = (program: readonly Effect[]): Effect => ({
  op: 'each',
  of: { heroes: target },
  as: 'who',
  actor: true,
  do: program,
});

export const cheatFate = spell('sacred-pool/spell/cheat_fate', {
  ...known,
  timing: atAnyTurnStart,
  aim: [others(is(stat('fate', 'it'), '>=', 1))],
  effect: [
    { op: 'set', as: 'had', to: stat('fate', v('target')) },
    lose('fate', 'all', v('target')),
    gain('fate', { minus: [v('had'), stat('fate', v('target'))] }),
  ],
});

export const generosity = spell('sacred-pool/spell/generosity', {
  ...known,
  timing: atAnyTurnStart,
  aim: [others(hasGoldToTake('it'))],
  effect: [
    { op: 'set', as: 'had', to: stat('gold', v('target')) },
    lose('gold', 'all', v('target')),
    gain('gold', { minus: [v('had'), stat('gold', v('target'))] }),
  ],
});

export const lifeTap = spell('sacred-pool/spell/life_tap', {
  ...known,
  timing: atAnyTurnStart,
  aim: [choose({ heroes: { who: 'others' } }, 'target')],
  effect: [lose('life', 1, v('target')), gain('life')],
});

export const invokeFavour = spell('sacred-pool/spell/invoke_favour', {
  ...known,
  copies: 2,
  timing: atAnyTurnStart,
  aim: [anybody],
  effect: [byHim([pray('prayer', 2), table(v('prayer'), templeRows)])],
});

export const vindication = spell('sacred-pool/spell/vindication', {
  ...known,
  timing: atAnyTurnStart,
  aim: [anybody],
  effect: [
    byHim([
      pray('prayer'),
      table(v('prayer'), {
        '1': { op: 'kill', who: 'me' },
        '2': lose('life', 2),
        '3': lose('fate', 'all'),
        '4': nothing,
        '5': heal('full'),
        '6+': replenish('full'),
      }),
    ]),
  ],
});

/** Spells lie on a space as well: a Hex, a Barrier. */
export const miniVortex = spell('sacred-pool/spell/mini_vortex', {
  ...known,
  timing: [cast(anyMoment, { turn: 'any' })],
  aim: [choose({ spaces: {} }, 'target', { ask: 'where' })],
  effect: [
    each({ heroes: { at: { is: v('target') } } }, 'who', { op: 'discardSpells', n: 'all', who: v('who') }),
    each({ cards: { kind: 'spell', at: v('target') } }, 'spell', discard(v('spell'))),
  ],
});

const byCraft: Cond = spellsReach({ of: 'active', foe: 'creature', kind: 'psychic' });
/** A character keeps what is printed on him; a creature is weakened where it fights by Craft. */
export const feebleMind = spell('sacred-pool/spell/feeble_mind', {
  ...known,
  timing: [cast(anyMoment, { turn: 'any' })],
  aim: [
    when(byCraft, pick({ creature: { op: 'set', as: 'creature', to: 1 }, character: anybody }, 'ask.feeble'), anybody),
  ],
  effect: [
    when(
      { known: 'creature' },
      changesOneFoe({ power: 'craft', add: -3, least: 0, reach: 'everyone' }),
      modify([plus('craft', -3, { least: 'value' })], 'turn', v('target')),
    ),
  ],
});

/** Whatever he is about to roll shows a 1: no die is thrown, so no fate is paid for it. */
export const misfortune = spell('sacred-pool/spell/misfortune', {
  ...known,
  copies: 2,
  timing: [
    castWhen('before', 'rolling', {
      event: { for: ['move', 'attack', 'card', 'space', 'pray', 'armour', 'spell'] },
      when: { may: 'beTargeted', who: 'eventHero' },
    }),
  ],
  effect: [{ op: 'showDice', all: 1 }],
});

/** He names what his prayer comes to, up to what his dice could show. */
export const reverence = spell('sacred-pool/spell/reverence', {
  ...known,
  timing: [castWhen('before', 'rolling', { event: { for: 'pray' }, when: { may: 'beTargeted', who: 'eventHero' } })],
  effect: [
    {
      op: 'number',
      as: 'result',
      from: { eventAmount: true },
      to: { times: [6, { eventAmount: true }] },
      ask: 'prayerResult',
      who: 'eventHero',
    },
    { op: 'showDice', total: v('result') },
  ],
});

/** It lies with the Spell before the caster, and is on top of its deck as soon as his next turn begins. */
export const stasis = spell('sacred-pool/spell/stasis', {
  ...known,
  copies: 2,
  stays: true,
  timing: [
    castWhen('after', 'cardDrawn', {
      event: { card: { replaceable: true } },
      when: { may: 'beTargeted', who: 'eventHero' },
    }),
  ],
  effect: [
    { op: 'replaceDrawn', card: 'eventCard', to: { on: 'this' } },
    grant(
      reacts(
        'returns',
        after(
          'turnBegan',
          'mine',
          [
            choose({ cards: { on: 'this' } }, 'waits'),
            { op: 'put', card: v('waits'), to: { deck: { homeOf: v('waits') }, where: 'top' } },
            discard(),
          ],
          { forced: true },
        ),
      ),
      'inPlay',
    ),
  ],
});

const turns = (to: Alignment): Effect => ({ ...become(to, v('target')), until: { rounds: 2 } }) as Effect;
export const temporaryChange = spell('sacred-pool/spell/temporary_change', {
  ...known,
  copies: 2,
  timing: [cast(anyMoment, { turn: 'any' })],
  aim: [anybody],
  effect: [pick({ good: turns('good'), neutral: turns('neutral'), evil: turns('evil') })],
});
