// The Dragon Realm: the Inner Region, the harder the more scales lie on the Lords (facts partly ours, docs/adr/0035).
import {
  at,
  count,
  endStatus,
  endTurn,
  fight,
  is,
  lose,
  not,
  roll,
  space,
  stat,
  status,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { SpaceDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Amount } from '../../../rules/vocab/select';
import type { StatusId } from '../../../rules/vocab/status';
import { lordCard, scalesOn, scalesOnKing, type Lord } from '../lords';
import { base, covered, ledOn, onlyIn, own, ways } from './board';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** The Wyrm of the Whispering Gallery is not beaten. */
    readonly spectralWyrm: true;
    /** The Scale Guard is not beaten, and has that Strength. */
    readonly scaleGuard: true;
    /** So many Whelps of the Brood Nest are left. */
    readonly whelps: true;
  }
}

const ours = { kind: 'space', region: 'inner', origin: 'ours' } as const;
const goTo = (name: string): Effect => ({ op: 'moveTo', to: at(base(name)), how: 'teleport' });
const scalesOfThat = (lord: Lord): Amount => count({ cards: scalesOn(lordCard(lord)) });

/** Out again by what the dice show above an ability; the scales of the king drive one further. */
const exits = (dice: Amount, ability: 'strength' | 'craft', far: string): readonly Effect[] => [
  roll('dice', { dice }),
  table(
    { minus: [{ plus: [v('dice'), scalesOnKing] }, stat(ability)] },
    {
      '0-': [],
      '1': goTo('plain_of_peril'),
      '2-3': goTo('portal_of_power'),
      '4-5': goTo('warlocks_cave'),
      '6+': goTo(far),
    },
  ),
];
export const dragonstoneMines: SpaceDef = space(own('dragonstone_mines'), {
  ...ours,
  terrain: 'mines',
  inPlaceOf: base('mines'),
  grid: [3, 2],
  links: ways([own('covetous_lair')], [base('plain_of_peril')]),
  visit: exits(stat('minesDice'), 'craft', 'tavern'),
});
export const boneCrypt: SpaceDef = space(own('bone_crypt'), {
  ...ours,
  terrain: 'crypt',
  inPlaceOf: base('crypt'),
  grid: [2, 3],
  links: ways([own('brood_nest')], [base('plain_of_peril')]),
  visit: exits(3, 'strength', 'city'),
});

/** What the die shows and a scale of Cadorus adds in gold; a life from who has none (D Errata Dragon Realm). */
export const covetousLair: SpaceDef = space(own('covetous_lair'), {
  ...ours,
  terrain: 'covetous_lair',
  grid: [4, 2],
  links: ways([own('whispering_gallery')], [own('dragonstone_mines')]),
  visit: [
    when(
      is(stat('gold'), '>=', 1),
      [roll('die'), lose('gold', { plus: [v('die'), scalesOfThat('cadorus')] })],
      lose('life'),
    ),
  ],
});

/** Nobody goes on before he has beaten it. */
const mustBeat = (name: StatusId, what: Effect): readonly Effect[] => [
  what,
  when({ known: 'fought', equals: 'won' }, endStatus(name)),
];
export const whisperingGallery: SpaceDef = space(own('whispering_gallery'), {
  ...ours,
  terrain: 'whispering_gallery',
  keeps: 'spectralWyrm',
  grid: [4, 3],
  links: ways([base('valley_of_fire')], [own('covetous_lair')]),
  visit: [
    status('spectralWyrm'),
    ...mustBeat(
      'spectralWyrm',
      fight(
        {
          craft: { plus: [6, scalesOfThat('grilipus')] },
          name: 'spectral_wyrm',
          subtype: 'dragon',
          cannotBeEvaded: true,
        },
        'fought',
      ),
    ),
  ],
});

/** The dice and the scales on all three are reckoned once and kept until it is beaten. */
export const scaleGuard: SpaceDef = space(own('scale_guard'), {
  ...ours,
  terrain: 'scale_guard',
  keeps: 'scaleGuard',
  grid: [3, 4],
  links: ways([base('valley_of_fire')], [own('brood_nest')]),
  visit: [
    when(not({ status: 'scaleGuard' }), [
      roll('number', { dice: 2, for: 'number' }),
      status('scaleGuard', { plus: [v('number'), count({ cards: scalesOn() })] }),
    ]),
    ...mustBeat(
      'scaleGuard',
      fight({ strength: { statusOf: 'scaleGuard' }, name: 'scale_guard', cannotBeEvaded: true }, 'fought'),
    ),
  ],
});

export const broodNest: SpaceDef = space(own('brood_nest'), {
  ...ours,
  terrain: 'brood_nest',
  keeps: 'whelps',
  grid: [2, 4],
  links: ways([own('scale_guard')], [own('bone_crypt')]),
  visit: [
    when(not({ status: 'whelps' }), [roll('number', { for: 'number' }), status('whelps', v('number'))]),
    {
      op: 'repeat',
      times: { statusOf: 'whelps' },
      do: [
        when(not({ turnIsOver: true }), [
          fight(
            {
              strength: { plus: [3, scalesOfThat('varthrax')] },
              name: 'whelp',
              subtype: 'dragon',
              cannotBeEvaded: true,
            },
            'fought',
          ),
          when({ known: 'fought', equals: 'won' }, status('whelps', { minus: [{ statusOf: 'whelps' }, 1] })),
        ]),
      ],
    },
    endTurn,
  ],
});

export const realmOnly = [dragonstoneMines, boneCrypt, covetousLair, whisperingGallery, scaleGuard, broodNest].map(
  (one) => onlyIn(['realm'], one),
);
export const underTheRealm = covered('realm', [
  'mines',
  'vampires_tower',
  'pits',
  'werewolf_den',
  'dice_with_death',
  'crypt',
]);
export const throughTheRealm = [
  ledOn('realm', 'plain_of_peril', ways([own('dragonstone_mines'), own('bone_crypt')], [base('portal_of_power')])),
  ledOn('realm', 'valley_of_fire', ways([base('crown_of_command')], [own('whispering_gallery'), own('scale_guard')])),
];
