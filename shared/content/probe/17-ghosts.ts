// A killed character goes on as a Ghost: another body, other cards, a mark to come back to.
import {
  after,
  always,
  at,
  before,
  can,
  cannot,
  chart,
  choose,
  count,
  discard,
  each,
  gain,
  heal,
  is,
  lose,
  magicObject,
  plus,
  reacts,
  stat,
  status,
  stranger,
  may,
  v,
  when,
} from '../../rules/dsl';
import type { EventDef, FormDef, WorldDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

const belongings = {
  cards: { zone: 'held', heldBy: 'me', kind: ['object', 'magicObject', 'follower'], not: { keyword: 'soulbound' } },
} as const;
const aGhost: Cond = { all: [{ form: true }, is(stat('life'), '>=', 1)] };

/** Himself again, with the lives that he has now; only what is bound to his soul comes along. */
const rises: Program = [
  when(aGhost, [
    { op: 'form' },
    { op: 'mark' },
    each({ cards: { zone: 'trophy', heldBy: 'me' } }, 'won', discard(v('won'))),
    each(belongings, 'left', { op: 'ditch', card: v('left') }),
    { op: 'layGold', n: 'all', at: 'here', ditched: true },
  ]),
];

const inside: Cond = { at: { region: 'inner' } };

/** With this card beside the board nobody dies for good at once. */
export const realmOfSouls: WorldDef = {
  id: 'probe/realm/realm_of_souls',
  kind: 'world',
  deck: 'realm',
  origin: 'known',
  abilities: [
    { id: 'death', static: [can('riseAgain')] },
    reacts(
      'rises',
      before(
        'rose',
        'anyone',
        [
          { op: 'form', from: 'ghost' },
          when(inside, [{ op: 'mark', at: at('base/space/portal_of_power') }, status('turningBack')], {
            op: 'mark',
            at: 'here',
          }),
        ],
        { forced: true },
      ),
    ),
    // The living meet no cards of the Veil, but those that they have drawn.
    {
      id: 'veil',
      static: [
        cannot('meetCard', {
          card: { from: 'veil', not: { fresh: true } },
          reach: { where: { not: { form: true, of: 'it' } } },
        }),
      ],
    },
  ],
};

/** What every Ghost does and cannot do. */
const ghostly = [
  always(
    can('passGate'),
    cannot('openPortal'),
    { drawFrom: 'adventure', instead: 'veil', when: { source: { kind: ['space', 'terrain'] } } },
    cannot('meetCard', { card: { from: ['adventure', 'purchase', 'talisman'], not: { keyword: 'soulbound' } } }),
  ),
  // In the Inner Region there is only the way out, and nothing on it.
  reacts(
    'way_out',
    after('landed', 'mine', status('turningBack'), { when: inside, forced: true }),
    after('turnBegan', 'mine', status('turningBack'), { when: inside, forced: true }),
  ),
  reacts('homecoming', after('landed', 'mine', rises, { when: { at: { is: { markOf: 'me' } } }, forced: true })),
] as const;

const ghost = (
  name: string,
  strength: number,
  craft: number,
  fate: number,
  more: FormDef['abilities'] = [],
): FormDef => ({
  id: `probe/ghost/${name}`,
  kind: 'form',
  deck: 'ghost',
  origin: 'ours',
  strength,
  craft,
  life: 0,
  fate,
  abilities: [...ghostly, ...more],
});
export const vengefulGhost = ghost('vengeful_ghost', 4, 2, 1);
export const fadedGhost = ghost('faded_ghost', 2, 2, 4, [
  { id: 'faded', static: [can('evade', { when: { fight: { subtype: 'spirit' } } })] },
]);

export const judgement: EventDef = {
  id: 'probe/veil/judgement',
  kind: 'event',
  deck: 'veil',
  encounter: 1,
  origin: 'known',
  met: chart({
    '1': lose('life'),
    '2-3': [],
    '4': [
      choose({ heroes: { who: 'others', where: { form: true, of: 'it' } } }, 'judged', { ask: 'victim' }),
      { op: 'meet', card: 'this', who: v('judged') },
    ],
    '5': gain('life'),
    '6': rises,
  }),
};

const ofTheFallen = count({
  cards: { object: true, titled: 'fallen', keyword: 'soulbound', zone: 'held', heldBy: 'me', not: { self: true } },
});
export const swordOfTheFallen = magicObject('probe/veil/sword_of_the_fallen', {
  origin: 'known',
  keywords: ['soulbound', 'fallen'],
  weapon: true,
  against: 'psychic',
  abilities: [
    always(
      plus('craft', 1, { only: 'weapon' }),
      plus('craft', 2, { only: 'weapon', when: { form: true } }),
      plus('craft', ofTheFallen, { only: 'weapon' }),
    ),
  ],
});
export const talismanOfTheFallen = magicObject('probe/veil/talisman_of_the_fallen', {
  origin: 'known',
  keywords: ['talisman', 'soulbound', 'fallen'],
  abilities: [always(plus('strength', ofTheFallen), plus('craft', ofTheFallen))],
});

export const divinePriestess = stranger('probe/veil/divine_priestess', {
  origin: 'known',
  stays: 'always',
  met: [
    heal(1),
    when(aGhost, may('use', [{ op: 'moveTo', to: { startOf: 'me' }, meets: false }, ...rises, discard()])),
  ],
});
