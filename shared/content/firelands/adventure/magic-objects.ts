// Magic Objects of The Firelands.
import {
  after,
  anyMoment,
  choose,
  discard,
  gainSpell,
  is,
  magicObject,
  mayDo,
  not,
  pick,
  reacts,
  stat,
  take,
  teleport,
  v,
  weapon,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { Program } from '../../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { onTheBoard, placeTerrain, TERRAIN } from '../../common/terrain';
import { burn, burningInRegion, burnsOne, douse, fireAt, follower, mine, notBurning, object, spells } from '../fire';
import { foundAt, goesTo, inHand } from './left-behind';

const known = { origin: 'known' } as const;
const hot = { ...known, keywords: ['fireproof'] } as const;
const id = (name: string) => `firelands/adventure/${name}`;
const payFate = { op: 'lose', what: 'fate', n: 1, cost: true } as const;
const hasFate: Cond = is(stat('fate'), '>=', 1);

const land: Selector = { cards: { ...onTheBoard, in: { region: 'mine' } } };
const region: Selector = { spaces: { region: 'mine' } };
export const atlasOfAlBalkhi = magicObject(id('atlas_of_al_balkhi'), {
  ...known,
  abilities: [
    mayDo(
      'redraw',
      anyMoment,
      [
        payFate,
        choose(land, 'land', { ask: 'card', min: 0 }),
        when({ known: 'land' }, [
          choose(region, 'to', { ask: 'where' }),
          { op: 'placeTerrain', from: TERRAIN, card: v('land'), at: v('to') },
        ]),
        choose(burningInRegion, 'fire', { ask: 'where', min: 0 }),
        when({ known: 'fire' }, [
          douse(v('fire')),
          choose({ spaces: notBurning }, 'next', { ask: 'where' }),
          fireAt(v('next')),
        ]),
      ],
      { when: { all: [hasFate, { any: [{ exists: land }, { exists: burningInRegion }] }] } },
    ),
  ],
});

const bindable = ['spirit', 'elemental'];
const bound: CardFilter = { on: 'this' };
export const brassBottle = magicObject(id('brass_bottle'), {
  ...hot,
  carries: {},
  abilities: [
    reacts(
      'binds',
      after(
        'cardDrawn',
        'mine',
        { op: 'put', card: 'eventCard', to: { on: 'this' } },
        {
          event: { card: { kind: 'enemy', subtype: bindable } },
          when: not({ exists: { cards: bound } }),
        },
      ),
    ),
    mayDo(
      'sets_free',
      anyMoment,
      [
        choose({ cards: bound }, 'freed'),
        discard(v('freed')),
        { op: 'deal', from: 'spell', discarded: true, to: 'aside', as: 'spell' },
        when({ known: 'spell' }, { op: 'cast', card: v('spell'), burns: true }),
      ],
      { when: { exists: { cards: bound } } },
    ),
  ],
});

const alike: Selector = { spaces: { other: true, namesake: 'here' } };
export const enchantedMap = magicObject(id('enchanted_map'), {
  ...known,
  abilities: [
    mayDo('follows_it', ['turnStart'], [choose(alike, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
      instead: 'roll',
      when: { exists: alike },
    }),
  ],
});

export const eternalTalisman = magicObject(id('eternal_talisman'), { ...known, keywords: ['talisman', 'fireproof'] });

const beatByMe: Cond = { same: ['eventBy', 'me'] };
const hisFollower = mine(follower, 'eventHero');
export const firelandsScourge = magicObject(id('firelands_scourge'), {
  ...hot,
  abilities: [
    reacts(
      'scourges',
      after(
        'lose',
        'others',
        [choose({ cards: hisFollower }, 'lost', { ask: 'burnWhich', who: 'eventHero' }), burn('lost')],
        { event: { what: 'life', reward: true }, when: beatByMe, once: 'fight', forced: true },
      ),
    ),
  ],
});

const elsewhere: Selector = { spaces: { region: 'mine', other: true } };
export const flyingCarpet = magicObject(id('flying_carpet'), {
  ...known,
  abilities: [
    reacts(
      'rises',
      after('rolled', 'mine', [choose(elsewhere, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
        event: { for: 'move', natural: [6] },
      }),
    ),
  ],
});

const hisObject = mine(object, 'eventHero');
export const infernoSpear = magicObject(id('inferno_spear'), {
  ...hot,
  ...weapon(2, [
    reacts(
      'sears',
      after(
        'lose',
        'others',
        [choose({ cards: hisObject }, 'lost', { ask: 'burnWhich', who: 'eventHero' }), burn('lost')],
        {
          event: { what: 'life', reward: true, cause: 'battle' },
          when: { all: [beatByMe, { inUse: 'this' }] },
          once: 'fight',
          forced: true,
        },
      ),
    ),
  ]),
});

const left: Amount = { tokens: 'fate', on: 'this' };
const filled: Program = [when(is(left, '<=', 0), { op: 'tokens', on: 'this', kind: 'fate', n: 3 })];
export const magicLamp = magicObject(id('magic_lamp'), {
  ...hot,
  taken: filled,
  abilities: [
    reacts(
      'rubs',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'shown', from: 1, to: 6, ask: 'whichNumber' },
          { op: 'showDice', one: v('shown') },
          { op: 'tokens', on: 'this', kind: 'fate', n: -1 },
          when(is(left, '<=', 0), take('this', { beside: 'left' })),
        ],
        { when: is(left, '>=', 1) },
      ),
    ),
  ],
});

export const magicShovel = magicObject(id('magic_shovel'), {
  ...known,
  abilities: [
    mayDo(
      'digs',
      anyMoment,
      [
        { op: 'lose', what: 'life', n: 1, cost: true },
        pick({ hills: placeTerrain('hills'), fields: placeTerrain('fields'), plains: placeTerrain('plains') }),
      ],
      { when: not({ at: { region: 'inner' } }) },
    ),
  ],
});

const drawn: CardFilter = { at: 'here', fresh: true };
/** Also of Events: what burns is burnt before it has done anything. */
export const orbOfFlames = magicObject(id('orb_of_flames'), {
  ...hot,
  abilities: [
    reacts(
      'draws_more',
      after('drawn', 'mine', [{ op: 'drawCards', exactly: 1 }, ...burnsOne({ ...drawn, fireproof: false })], {
        once: 'encounter',
      }),
    ),
  ],
});

const oneSpace: Program = [
  pick({
    clockwise: { op: 'moveTo', to: { steps: 1, way: 'cw' }, how: 'move' },
    counterclockwise: { op: 'moveTo', to: { steps: 1, way: 'ccw' }, how: 'move' },
  }),
];
const wind: Ability = reacts(
  'sweeps_on',
  after('defeated', 'mine', oneSpace, {
    event: { fight: 'battle' },
    when: { all: [{ inUse: 'this' }, not({ at: { region: 'inner' } }), { turnOf: 'me' }] },
    once: 'turn',
  }),
);
export const shamshirOfKhamsin = magicObject(id('shamshir_of_khamsin'), { ...known, ...weapon(2, [wind]) });

export const wandOfCinders = magicObject(id('wand_of_cinders'), {
  ...hot,
  abilities: [
    mayDo('burns_out', ['turnStart'], [...burnsOne(mine(spells)), gainSpell()], {
      once: 'turn',
      when: { exists: { cards: mine(spells) } },
    }),
  ],
});

const foes: Selector = { cards: { inFight: true, subtype: bindable } };
export const suleimansSeal = magicObject(id('suleimans_seal'), {
  ...hot,
  abilities: [
    mayDo(
      'commands',
      ['creatureMet'],
      [
        choose(foes, 'foe', { ask: 'enemy' }),
        { op: 'removeFoe', card: v('foe'), how: 'killed' },
        goesTo('base/space/temple'),
      ],
      { when: { all: [inHand, { fight: { subtype: bindable } }] } },
    ),
    foundAt('base/space/temple'),
  ],
});
