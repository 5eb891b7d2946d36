// The Fae and other Enemies of the Woodland who look at a character's fate as they meet him. Their Strength and Craft
// are ours, and so is which of the two lines stands lower: the one that our sheet names last.
import { discard, endTurn, enemy, gain, lose, modify, v, when } from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { CardFilter } from '../../../rules/vocab/select';
import { boundBy, byFate, gainFate, loseFate } from '../fate';

const fae = { origin: 'ours', subtype: 'fae' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;
type Power = Pick<EnemyDef, 'strength' | 'craft'>;

const meets = (name: string, power: Power, approach: Effect, copies = 1): EnemyDef =>
  enemy(id(name), { ...fae, ...power, ...(copies === 1 ? {} : { copies }), approach: [approach] });

/** The kind of the fight is that of the meeting, though what he loses may make him fateless. */
export const wyrdling = enemy(id('wyrdling'), {
  ...fae,
  encounter: 1,
  strength: 5,
  craft: 5,
  battlesIf: boundBy('light', 'dark'),
  approach: [
    byFate('dark', {
      light: loseFate('light', 'all'),
      dark: loseFate('dark', 'all'),
      unbound: [{ op: 'set', as: 'spared', to: 1 }, endTurn],
    }),
  ],
});

export const breezeSylph = meets(
  'breeze_sylph',
  { strength: 2 },
  byFate('dark', { light: gainFate('light'), dark: loseFate('dark') }),
  2,
);
export const stormSylph = meets(
  'storm_sylph',
  { craft: 2 },
  byFate('light', { dark: gainFate('dark'), light: loseFate('light') }),
  2,
);
export const whiteStag: EnemyDef = {
  ...meets('white_stag', { craft: 3 }, byFate('dark', { light: gainFate('dark'), dark: gainFate('light') })),
  subtype: 'animal',
};
export const brownie = meets('brownie', { craft: 1 }, byFate('dark', { light: gain('gold'), dark: lose('gold') }));

/** What it does, it does to all. */
export const puca = meets(
  'puca',
  { strength: 4 },
  byFate('dark', {
    light: { op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: [gain('fate')] },
    dark: { op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: [lose('fate')] },
  }),
);

/** Open in our sheet whether he does it as he is met or as he wins: as every line that says no more. */
export const vassalOfMab = meets(
  'vassal_of_mab',
  { craft: 4 },
  byFate('dark', { light: lose('strength'), dark: lose('craft') }),
);

/** Stronger against one side and weaker against the other, by how they meet. */
const turned = (power: 'strength' | 'craft', add: number): Effect =>
  modify([{ power, of: { self: true }, add, reach: 'everyone' }], 'meeting');
export const rusalka = meets(
  'rusalka',
  { strength: 3 },
  byFate('light', { dark: turned('strength', 2), light: turned('strength', -2) }),
  2,
);
export const naiad = meets(
  'naiad',
  { craft: 3 },
  byFate('dark', { light: turned('craft', 2), dark: turned('craft', -2) }),
  2,
);

/** One card, which is added where it is such a card. */
const finds = (kind: CardFilter['kind']): Program => [
  { op: 'deal', from: 'adventure', to: { at: 'here' }, as: 'found' },
  when({ card: v('found'), fits: { not: { kind: kind ?? [] } } }, discard(v('found'))),
];
const things = ['object', 'magicObject'] as const;
export const coblynau = meets(
  'coblynau',
  { strength: 3 },
  byFate('light', { dark: finds([...things, 'place']), light: finds(['enemy', 'stranger']) }),
);
export const knocker = meets(
  'knocker',
  { craft: 3 },
  byFate('dark', { light: finds([...things, 'follower']), dark: finds(['enemy', 'place']) }),
);
