// The Ifrits. Their values are ours (docs/adr/0034); the noble ones work as long as they live.
import {
  after,
  before,
  cannot,
  choose,
  count,
  discard,
  each,
  enemy,
  is,
  lay,
  may,
  pay,
  pick,
  plus,
  reacts,
  stat,
  v,
} from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { beats } from '../../common/enemies';
import {
  anything,
  burningInRegion,
  burnsOne,
  burnTop,
  burning,
  douse,
  FIRE,
  fireAt,
  fireHere,
  mine,
  onFire,
  spells,
} from '../fire';

const id = (name: string) => `firelands/adventure/${name}`;
type Body = Partial<EnemyDef>;
const ifrit = (name: string, n: number, body: Body, more: readonly string[] = []): EnemyDef =>
  enemy(id(name), {
    origin: 'ours',
    subtype: 'elemental',
    strength: n,
    craft: n,
    keywords: ['ifrit', 'fireproof', ...more],
    ...body,
  });
const noble = (name: string, n: number, body: Body): EnemyDef => ifrit(name, n, body, ['noble']);

const anIfrit: CardFilter = { keyword: 'ifrit' };
const otherIfrits: CardFilter = { kind: 'enemy', keyword: 'ifrit', inFight: true, not: { self: true } };
const there: Cond = { card: 'this', fits: { at: 'anySpace' } };
const begun: Cond = { not: { eventIs: { on: 'turnBegan', missed: true } } };
const inItsRegion = { sameRegionAs: { card: 'this' } } as const;
const burningInItsRegion: Selector = { spaces: { tokens: FIRE, sameRegionAs: { spaceOfCard: 'this' } } };
/** Whose turn it is, or who casts, is in its Region. */
const near: Cond = { at: { sameRegionAs: { spaceOfCard: 'this' } } };

export const ifritEmir = noble('ifrit_emir', 3, {
  abilities: [
    {
      id: 'leads',
      static: [plus('foeRoll', count({ cards: otherIfrits }), { reach: 'everyone' })],
    },
  ],
});

const others: Selector = { heroes: { who: 'others', sameRegionAs: 'me' } };
const his: CardFilter = { kind: 'follower', zone: 'held', heldBy: v('other') };
export const ifritEnvoy = ifrit('ifrit_envoy', 1, {
  approach: [
    may(
      'payEnvoy',
      [
        pay(1),
        choose(others, 'other', { ask: 'target' }),
        lay('this', { spaceOf: v('other') }),
        choose({ cards: his }, 'lost', { ask: 'loseFollower', who: v('other') }),
        discard(v('lost')),
        { op: 'set', as: 'spared', to: 1 },
      ],
      { if: { all: [is(stat('gold'), '>=', 1), { exists: others }] } },
    ),
  ],
});

export const ifritInvader = ifrit('ifrit_invader', 2, { copies: 4, approach: [fireHere, burnTop(3)] });

const fires = count(burningInRegion);
export const ifritRaider = ifrit('ifrit_raider', 1, {
  copies: 3,
  abilities: [
    {
      id: 'fanned',
      static: [
        { power: 'strength', of: { self: true }, add: fires, reach: 'everyone' },
        { power: 'craft', of: { self: true }, add: fires, reach: 'everyone' },
      ],
    },
  ],
});

const burnt = { tokens: 'fate', on: 'this' } as const;
export const ifritShapeshifter = noble('ifrit_shapeshifter', 0, {
  abilities: [
    {
      id: 'shapes',
      static: [
        { power: 'strength', of: { self: true }, add: burnt, reach: 'everyone' },
        { power: 'craft', of: { self: true }, add: burnt, reach: 'everyone' },
      ],
    },
    {
      id: 'shapeless',
      static: [cannot('meetCard', { card: { self: true }, when: is(burnt, '<', 1), reach: 'everyone' })],
    },
    reacts('feeds', {
      stage: 'before',
      on: 'burnt',
      whose: 'anyone',
      event: { card: { kind: 'enemy' } },
      when: there,
      forced: true,
      do: [{ op: 'tokens', on: 'this', kind: 'fate', n: 1 }],
    }),
  ],
});

export const ifritSheikh = noble('ifrit_sheikh', 3, {
  abilities: [
    reacts(
      'kindles',
      after(
        'cardDrawn',
        'anyone',
        [
          choose({ spaces: { not: onFire }, nearest: { to: { spaceOfCard: 'this' } } }, 'near', { ask: 'where' }),
          fireAt(v('near')),
        ],
        { event: { card: { ...anIfrit, not: { self: true } } }, when: there, forced: true },
      ),
    ),
  ],
});

export const ifritSorceress = noble('ifrit_sorceress', 3, {
  abilities: [
    {
      id: 'demands',
      static: [
        {
          cannot: 'castSpell',
          when: is(count({ cards: { zone: 'hand', heldBy: 'me' } }), '<', 2),
          reach: inItsRegion,
        },
      ],
    },
    reacts('takes', {
      stage: 'would',
      on: 'cast',
      whose: 'anyone',
      when: { all: [there, near] },
      forced: true,
      do: [...burnsOne(mine(spells)), burnTop(1, 'spell')],
    }),
  ],
});

const his2 = mine(anything);
export const ifritSultan = noble('ifrit_sultan', 5, {
  abilities: [
    reacts(
      'tribute',
      after(
        'turnBegan',
        'anyone',
        pick({
          kindle: { if: { not: { at: onFire } }, do: fireHere },
          sacrifice: { if: { exists: { cards: his2 } }, do: burnsOne(his2) },
        }),
        {
          when: { all: [begun, there, near] },
          forced: true,
        },
      ),
    ),
    // Wherever whoever kills him is (Djinn Sultan): while he still lies there.
    reacts(
      'dies',
      before('killed', 'anyone', each(burningInItsRegion, 'lit', douse(v('lit'))), {
        event: { card: { self: true } },
        forced: true,
      }),
    ),
  ],
});

export const ifritSultana = noble('ifrit_sultana', 4, {
  abilities: [
    reacts('heat', after('turnBegan', 'anyone', burnTop(1), { when: { all: [begun, there] }, forced: true })),
  ],
});

export const cultistOfFlame = enemy(id('cultist_of_flame'), {
  origin: 'ours',
  subtype: 'cultist',
  craft: 3,
  abilities: [beats('ashes', burnTop(count(burning)))],
});
