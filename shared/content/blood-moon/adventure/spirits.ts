// Enemies that are fought in psychic combat and have a rule of their own. Their values are ours.
import {
  after,
  choose,
  each,
  enemy,
  gain,
  gainSpell,
  grant,
  killFollower,
  lay,
  lose,
  may,
  pick,
  reacts,
  v,
  when,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';
import { beats, flutters, throwsOut } from '../../common/enemies';
import { followers } from '../../common/losses';
import { becomes, isNight } from '../time';

const ours = { origin: 'ours' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;

export const cryptWyvern = enemy(id('crypt_wyvern'), {
  ...ours,
  subtype: 'dragon',
  craft: 5,
  abilities: [throwsOut('base/space/graveyard')],
});

export const duskwoodWraith = enemy(id('duskwood_wraith'), {
  ...ours,
  copies: 2,
  subtype: 'spirit',
  craft: 3,
  abilities: [
    {
      id: 'dusk',
      static: [{ power: 'craft', of: { self: true }, add: 1, when: isNight, reach: 'everyone' }],
    },
  ],
});

export const eventideInvoker = enemy(id('eventide_invoker'), {
  ...ours,
  subtype: 'cultist',
  craft: 4,
  drawn: becomes('night'),
  killed: becomes('day'),
});

/** After the next move it is where he is. */
export const headlessHorseman = enemy(id('headless_horseman'), {
  ...ours,
  subtype: 'spirit',
  craft: 5,
  abilities: [
    beats(
      'pursues',
      grant(
        reacts(
          'rides',
          after('landed', 'mine', [lay('this', 'here'), { op: 'endMods', of: 'this' }], {
            when: { card: 'this', fits: { at: 'anySpace' } },
            forced: true,
          }),
        ),
        'game',
      ),
    ),
  ],
});

export const lunarWitch = enemy(id('lunar_witch'), {
  ...ours,
  copies: 2,
  subtype: 'cultist',
  craft: 3,
  killed: [when(isNight, may('gainSpell', gainSpell(), { if: hasRoom }))],
});

export const mummy = enemy(id('mummy'), {
  ...ours,
  subtype: 'spirit',
  craft: 4,
  abilities: [beats('crushes', lose('life', 1, 'eventHero'))],
});

export const mummyKing = enemy(id('mummy_king'), {
  ...ours,
  subtype: 'spirit',
  craft: 6,
  killed: [{ op: 'search', deck: 'adventure', discards: 'only', find: { object: true }, to: 'held', rest: 'stays' }],
});

export const nightGaunt = enemy(id('night_gaunt'), {
  ...ours,
  subtype: 'spirit',
  craft: 5,
  killed: [when(isNight, [...becomes('day'), gain('craft')])],
});

const spirits: Selector = { cards: { kind: 'enemy', subtype: 'spirit', at: 'anySpace', not: { self: true } } };
export const sepulchreSpectre = enemy(id('sepulchre_spectre'), {
  ...ours,
  copies: 2,
  subtype: 'spirit',
  craft: 3,
  drawn: [each(spirits, 'one', lay(v('one'), 'here'))],
});

export const vampireBats = enemy(id('vampire_bats'), {
  ...ours,
  subtype: 'animal',
  craft: 2,
  abilities: [flutters],
});

/** One of his Followers by lot, or another life, as he likes. */
export const vampirePrince = enemy(id('vampire_prince'), {
  ...ours,
  subtype: 'spirit',
  craft: 7,
  abilities: [
    beats(
      'drinks',
      pick({
        follower: {
          if: { exists: followers },
          do: [choose(followers, 'lost', { random: true }), killFollower(v('lost'))],
        },
        life: lose('life'),
      }),
    ),
  ],
});
