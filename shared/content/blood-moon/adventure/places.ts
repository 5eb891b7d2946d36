// Places of The Blood Moon. Three of them are met with the Events (reference, inferred).
import {
  cannot,
  chart,
  choose,
  discard,
  each,
  fight,
  gain,
  gainSpell,
  gainTalisman,
  is,
  lay,
  lose,
  may,
  pay,
  place,
  roll,
  stat,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { Amount, Selector } from '../../../rules/vocab/select';
import { revived } from '../../common/wares';
import { praysByTheHour } from '../prayers';
import { becomes, isDay, isNight } from '../time';
import { rollsOnHisChart } from '../werewolf';
import { laysWaste } from './enemies';

const known = { origin: 'known' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;
const first = { ...known, encounter: 1 } as const;

/** What lies uppermost among the discards is there again, if it is an Enemy. */
export const boneyard = place(id('boneyard'), {
  ...first,
  carries: {},
  met: [
    { op: 'deal', from: 'adventure', discarded: true, to: { on: 'this' }, as: 'bones' },
    when({ card: v('bones'), fits: { kind: 'enemy' } }, lay(v('bones'), 'here'), {
      op: 'put',
      card: v('bones'),
      to: 'discard',
    }),
  ],
});

const spirits: Selector = {
  cards: { kind: 'enemy', subtype: 'spirit', at: 'anySpace', in: { other: true } },
};
export const hauntedHamlet = place(id('haunted_hamlet'), {
  ...first,
  met: [
    when(isNight, [choose(spirits, 'called', { ask: 'enemy' }), lay(v('called'), 'here')], {
      op: 'visit',
      space: 'base/space/village',
    }),
  ],
});

const found: Selector = { cards: { on: 'this' } };
export const twilightForest = place(id('twilight_forest'), {
  ...first,
  carries: {},
  met: [
    when(
      isDay,
      [...becomes('night'), discard()],
      [
        roll('cards', { for: 'number' }),
        { op: 'deal', from: 'adventure', to: { on: 'this' }, n: v('cards') },
        choose(found, 'one', { ask: 'card' }),
        lay(v('one'), 'here'),
        each(found, 'other', discard(v('other'))),
      ],
    ),
  ],
});

export const cityOfShadows = place(id('city_of_shadows'), {
  ...known,
  met: [
    when(isNight, roll('dice', { dice: 2 }), roll('dice')),
    table(v('dice'), {
      '1-2': fight({ craft: 9, name: 'vampire_prince', subtype: 'spirit' }),
      '3-5': rollsOnHisChart(),
      '6-8': gainSpell(),
      '9-11': gain('craft'),
      '12': [gainTalisman, discard()],
    }),
  ],
});

export const gypsyCaravan = place(id('gypsy_caravan'), {
  ...known,
  met: [
    may('payThree', [pay(3), when(isDay, gain('strength'), gain('craft'))], { if: is(stat('gold'), '>=', 3) }),
    roll('far', { for: 'number' }),
    lay('this', { steps: v('far'), way: 'cw' }),
  ],
});

const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'me' } };
/** It goes with what was made there, and both are gone after one fight. */
export const laboratory = place(id('laboratory'), {
  ...known,
  carries: {},
  met: [
    choose(trophies, 'raised', { ask: 'card', min: 0 }),
    when({ known: 'raised' }, [
      { op: 'lend', card: 'this' },
      { op: 'put', card: v('raised'), to: { on: 'this' } },
    ]),
  ],
  abilities: [revived],
});

export const ragingVolcano = place(id('raging_volcano'), {
  ...known,
  met: chart({
    '1-2': lose('life'),
    '3-4': laysWaste,
    '5-6': each({ cards: { at: 'anySpace' } }, 'one', discard(v('one'))),
  }),
});

export const sacredGround = place(id('sacred_ground'), { ...known, met: [praysByTheHour] });

const hoard: Amount = { tokens: 'gold', on: 'this' };
export const treasureTrove = place(id('treasure_trove'), {
  ...known,
  copies: 2,
  drawn: [roll('gold', { dice: 2, for: 'number' }), { op: 'tokens', on: 'this', kind: 'gold', n: v('gold') }],
  met: [
    { op: 'number', as: 'n', from: 0, to: { least: [2, hoard] }, ask: 'howMany' },
    gain('gold', v('n')),
    { op: 'tokens', on: 'this', kind: 'gold', n: { minus: [0, v('n')] } },
    when(is(hoard, '<=', 0), discard()),
  ],
});

export const wallOfFire = place(id('wall_of_fire'), {
  ...known,
  met: [when({ has: { keyword: 'talisman' } }, [gain('strength'), gain('craft'), discard()], lose('life'))],
  abilities: [
    {
      id: 'bars',
      static: [cannot('passSpace', { space: { is: { spaceOfCard: 'this' } }, reach: 'everyone' })],
    },
  ],
});
