// Magic Objects of the Woodland. By their lines go only those who have fate (D Fatebound).
import {
  after,
  always,
  anyMoment,
  cannot,
  choose,
  count,
  discard,
  gain,
  gainSpell,
  grant,
  is,
  lose,
  magicObject,
  mayDo,
  never,
  payIn,
  pick,
  plus,
  reacts,
  stat,
  take,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { Amount, CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { darkbound, lightbound, payFate } from '../fate';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;
const has = (side: 'light' | 'dark'): Cond => is({ fateSide: side }, '>=', 1);
/** Nobody has it for whom this holds, and who comes to be such a one puts it down. */
const notFor = (cond: Cond): Ability => ({
  id: 'shuns',
  static: [cannot('haveCard', { card: { self: true }, when: cond, reach: 'everyone' })],
});

const fateOnIt: Amount = { tokens: 'fate', on: 'this' };
/** D Fate Tokens: on a card fate has no side. */
export const bookOfBinding = magicObject(id('book_of_binding'), {
  ...known,
  abilities: [
    reacts(
      'binds',
      after('killed', 'mine', [{ op: 'tokens', on: 'this', kind: 'fate', n: 1 }, gainSpell()], {
        event: { card: { subtype: 'fae' } },
        forced: true,
      }),
    ),
    {
      id: 'bound_in_it',
      static: [
        plus('lifeValue', fateOnIt, { when: darkbound }),
        plus('fateValue', fateOnIt, { when: darkbound }),
        plus('spellLimit', fateOnIt, { when: lightbound }),
      ],
    },
  ],
});

const withSpells: Selector = {
  heroes: { who: 'others', where: { exists: { cards: { takeable: true, zone: 'hand', heldBy: 'it' } } } },
};
const onceATurn = { once: 'turn' } as const;
export const faerieWand = magicObject(id('faerie_wand'), {
  ...known,
  abilities: [
    mayDo('gains', ['turnStart'], [payFate('light'), gainSpell()], {
      ...onceATurn,
      when: { all: [lightbound, hasRoom] },
    }),
    mayDo(
      'steals',
      ['turnStart'],
      [
        payFate('dark'),
        choose(withSpells, 'robbed', { ask: 'victim' }),
        choose({ cards: { takeable: true, zone: 'hand', heldBy: v('robbed') } }, 'stolen', { random: true }),
        { op: 'put', card: v('stolen'), to: 'hand' },
      ],
      { ...onceATurn, when: { all: [darkbound, { exists: withSpells }] } },
    ),
  ],
});

const lover: CardFilter = { kind: 'follower', takeable: true, zone: 'held' };
const courted: Selector = {
  heroes: { who: 'others', at: { here: true }, where: { exists: { cards: { ...lover, heldBy: 'it' } } } },
};
/** What the other can carry no more without that Follower is his, too. */
const falls: Ability = reacts(
  'falls_to_him',
  after('left', 'others', take('eventCard'), { event: { card: { object: true }, leaving: 'ditch' }, forced: true }),
);
export const lovePotion = magicObject(id('love_potion'), {
  ...known,
  abilities: [
    mayDo(
      'pour',
      anyMoment,
      [
        discard(),
        choose(courted, 'other', { ask: 'victim' }),
        choose({ cards: { ...lover, heldBy: v('other') } }, 'taken', { ask: 'follower' }),
        grant(falls, 'turn'),
        take(v('taken')),
      ],
      { turn: 'any', when: { exists: courted } },
    ),
  ],
});

export const lughsCloak = magicObject(id('lughs_cloak'), {
  ...known,
  abilities: [
    notFor(is(stat('craft'), '<', 5)),
    always(plus('craft', 1)),
    reacts(
      'passes_unseen',
      after('cardDrawn', 'anyone', { op: 'spare', by: 'eventCard' }, { event: { card: { kind: 'event' } } }),
      after('encounteredBy', 'mine', { op: 'spare', by: 'eventCard' }, { event: { card: { kind: 'stranger' } } }),
    ),
  ],
});

const itsRoll = { for: 'creature', attack: true } as const;
const inHisFight: Cond = { fight: { foeCards: { kind: 'enemy' } } };
const inAnothers: Cond = { all: [{ not: { fight: {} } }, { fight: { of: 'eventHero', foeCards: { kind: 'enemy' } } }] };
export const mabsCharm = magicObject(id('mabs_charm'), {
  ...known,
  abilities: [
    reacts(
      'turns_the_die',
      after(
        'rolled',
        'anyone',
        { op: 'rollAgain' },
        { event: itsRoll, when: { all: [lightbound, inHisFight] }, once: 'fight' },
      ),
      after(
        'rolled',
        'anyone',
        { op: 'rollAgain' },
        { event: itsRoll, when: { all: [darkbound, inAnothers] }, once: 'fight' },
      ),
    ),
  ],
});

/** His own, as our sheet does not say whose. */
const face = { once: 'turn', turn: 'any' } as const;
export const maskOfTheMoon = magicObject(id('mask_of_the_moon'), {
  ...known,
  abilities: [
    mayDo(
      'turns',
      anyMoment,
      pick({
        dark: { if: lightbound, do: [{ op: 'turnFate', n: 1, to: 'dark' }] },
        light: { if: darkbound, do: [{ op: 'turnFate', n: 1, to: 'light' }] },
      }),
      { ...face, when: { any: [lightbound, darkbound] } },
    ),
  ],
});

export const nuadusTorc = magicObject(id('nuadus_torc'), {
  ...known,
  abilities: [
    notFor(is(stat('strength'), '<', 5)),
    always(plus('strength', 1)),
    reacts('endures', never('lose', 'mine', { event: { what: 'strength' } }), never('toad', 'mine')),
  ],
});

const inRange: Selector = { heroes: { who: 'others', at: { within: 4 } } };
export const oberonsBow = magicObject(id('oberons_bow'), {
  ...known,
  abilities: [
    notFor(lightbound),
    mayDo(
      'shoot',
      ['afterMove'],
      [payFate('dark'), choose(inRange, 'victim', { ask: 'victim' }), lose('life', 1, v('victim'))],
      {
        once: 'turn',
        when: { all: [darkbound, has('dark'), { exists: inRange }] },
      },
    ),
  ],
});

const swaps = (from: 'strength' | 'craft' | 'fate' | 'life', to: typeof from, has: Amount) => ({
  if: is(has, '>=', from === 'life' ? 2 : 1),
  do: [payIn(from), gain(to)],
});
const counters = (what: 'strength' | 'craft'): Amount => ({ stat: what, part: 'counters' });
export const scalesOfBalance = magicObject(id('scales_of_balance'), {
  ...known,
  forbidden: ['good', 'evil'],
  abilities: [
    mayDo(
      'weigh',
      ['turnStart'],
      pick({
        spell: {
          if: { all: [is(count({ cards: { zone: 'hand', heldBy: 'me' } }), '=', 0), hasRoom] },
          do: gainSpell(),
        },
        strengthForCraft: swaps('strength', 'craft', counters('strength')),
        craftForStrength: swaps('craft', 'strength', counters('craft')),
        fateForLife: swaps('fate', 'life', stat('fate')),
        lifeForFate: swaps('life', 'fate', stat('life')),
      }),
      { once: 'turn' },
    ),
  ],
});

/** The Destiny that lies on it is his as long as he has it. */
export const stoneOfLiaFal = magicObject(id('stone_of_lia_fal'), {
  ...known,
  carries: { works: true },
  drawn: [{ op: 'deal', from: 'woodland/deck/destiny', to: { on: 'this' } }],
});

const destined: Cond = {
  any: [
    { has: { from: 'woodland/deck/destiny' } },
    { exists: { cards: { from: 'woodland/deck/destiny', on: { zone: 'held', heldBy: 'me' } } } },
  ],
};
export const swordOfDestiny = magicObject(id('sword_of_destiny'), {
  ...known,
  weapon: true,
  abilities: [notFor({ not: destined }), { id: 'weapon', static: [plus('attackRoll', 3, { only: 'weapon' })] }],
});

const spent: Amount = { tokens: 'spent', on: 'this' };
/** The Spell lies open on it; it is cast for fate, once in a round, and another lies there then. */
export const titaniasWand = magicObject(id('titanias_wand'), {
  ...known,
  carries: { works: true },
  taken: [when(is(count({ cards: { on: 'this' } }), '=', 0), { op: 'deal', from: 'spell', to: { on: 'this' } })],
  abilities: [
    notFor(darkbound),
    {
      id: 'rests',
      static: [cannot('castSpell', { card: { on: 'this' }, when: { any: [{ not: lightbound }, is(spent, '>=', 1)] } })],
    },
    reacts(
      'recharges',
      after(
        'spellSpent',
        'mine',
        [
          payFate('light'),
          { op: 'tokens', on: 'this', kind: 'spent', n: 1 },
          { op: 'deal', from: 'spell', to: { on: 'this' } },
        ],
        { event: { spell: 'lent', card: { self: true } }, forced: true },
      ),
      after(
        'roundEnded',
        'anyone',
        { op: 'tokens', on: 'this', kind: 'spent', n: { minus: [0, spent] } },
        { forced: true },
      ),
    ),
  ],
});

export const verdantTalisman = magicObject(id('verdant_talisman'), {
  ...known,
  keywords: ['talisman'],
  abilities: [always(plus('lifeValue', 1), plus('fateValue', 1))],
});
