// Strangers of The Firelands.
import {
  become,
  byAlignment,
  chart,
  choose,
  discard,
  gain,
  gainSpell,
  grant,
  heal,
  is,
  lay,
  lose,
  may,
  mayDo,
  nothing,
  payWith,
  pick,
  replenish,
  roll,
  stranger,
  take,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { Amount, CardFilter, Selector } from '../../../rules/vocab/select';
import { followerOrLife } from '../../common/losses';
import { burning, douse, FIRE } from '../fire';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;
const hot = { ...known, stays: 'always', keywords: ['fireproof'] } as const;
const stays = { ...known, stays: 'always' } as const;
const id = (name: string) => `firelands/adventure/${name}`;

const places: Selector = { cards: { kind: 'place', at: 'anySpace', faceUp: true } };
export const brassHorseman = stranger(id('brass_horseman'), {
  ...hot,
  met: [
    grant(
      mayDo('rides', ['turnStart'], [choose(places, 'goal', { ask: 'card' }), teleport({ spaceOfCard: v('goal') })], {
        instead: 'move',
        when: { exists: places },
      }),
      'nextMove',
    ),
  ],
});

const anyEnemy: Selector = { cards: { kind: 'enemy', at: 'anySpace', faceUp: true } };
const theirs: CardFilter = { heldBy: 'others', takeable: true };
const object: Selector = { cards: { ...theirs, object: true, zone: 'held' } };
const follower: Selector = { cards: { ...theirs, kind: 'follower', zone: 'held' } };
const hasSpells: Selector = {
  heroes: { who: 'others', where: { exists: { cards: { takeable: true, zone: 'hand', heldBy: 'it' } } } },
};
export const djinnSultan = stranger(id('djinn_sultan'), {
  ...known,
  keywords: ['fireproof'],
  met: [
    pick(
      {
        gold: gain('gold', 4),
        kill: {
          if: { exists: anyEnemy },
          do: [choose(anyEnemy, 'foe', { ask: 'enemy' }), { op: 'removeFoe', card: v('foe'), how: 'killed' }],
        },
        spells: { if: hasRoom, do: gainSpell('limit') },
        heal: { if: is({ missing: 'life' }, '>=', 1), do: heal('full') },
        replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish('full') },
        object: { if: { exists: object }, do: [choose(object, 'taken', { ask: 'object' }), take(v('taken'))] },
        follower: { if: { exists: follower }, do: [choose(follower, 'led', { ask: 'follower' }), take(v('led'))] },
        steal: {
          if: { exists: hasSpells },
          do: [
            choose(hasSpells, 'victim', { ask: 'target' }),
            choose({ cards: { takeable: true, zone: 'hand', heldBy: v('victim') } }, 'spell', { random: true }),
            { op: 'put', card: v('spell'), to: 'hand' },
          ],
        },
      },
      'ask.wish',
    ),
  ],
});

export const harbingerOfFlame = stranger(id('harbinger_of_flame'), {
  ...known,
  keywords: ['fireproof'],
  met: [{ op: 'shuffle', deck: 'adventure', find: { keyword: 'fireproof' } }],
});

const infects: Program = chart({ '1-2': followerOrLife, '3-6': nothing });
export const leper = stranger(id('leper'), {
  ...stays,
  keywords: ['unfriendly'],
  met: [
    ...infects,
    roll('far', { for: 'number' }),
    lay('this', { steps: v('far'), way: 'cw', from: { spaceOfCard: 'this' } }),
    {
      op: 'each',
      of: { heroes: { at: { is: { spaceOfCard: 'this' } } } },
      as: 'who',
      actor: true,
      do: infects,
    },
  ],
});

const drowned: Amount = { tokens: FIRE, on: 'this' };
export const maridSultana = stranger(id('marid_sultana'), {
  ...hot,
  met: [
    choose(burning, 'doused', { ask: 'where', min: 0 }),
    when({ known: 'doused' }, [douse(v('doused')), { op: 'tokens', on: 'this', kind: FIRE, n: 1 }]),
    when(is(drowned, '>=', 4), discard()),
  ],
});

export const nefariousVizier = stranger(id('nefarious_vizier'), {
  ...stays,
  met: byAlignment({
    // Whoever becomes evil here gains nothing by it yet.
    evil: [gain('craft'), discard()],
    good: lose('craft'),
    neutral: pick({ evil: become('evil'), weaken: lose('craft') }),
  }),
});

const magic: CardFilter = { kind: 'magicObject', zone: 'held', heldBy: 'me' };
export const questingPrince = stranger(id('questing_prince'), {
  ...stays,
  met: [
    may(
      'giveMagic',
      [choose({ cards: magic }, 'given', { ask: 'magicObject' }), payWith(v('given')), gain('gold', 4), discard()],
      { if: { exists: { cards: magic } } },
    ),
  ],
});
