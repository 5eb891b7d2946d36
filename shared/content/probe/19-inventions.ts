// An Object composed in play of three others, and taken apart again.
import {
  after,
  anyMoment,
  can,
  cannot,
  cast,
  castWhen,
  choose,
  count,
  each,
  gainSpell,
  is,
  magicObject,
  mayDo,
  modify,
  object,
  payWith,
  plus,
  prevent,
  reacts,
  replenish,
  roll,
  spell,
  stat,
  v,
  when,
} from '../../rules/dsl';
import type { Ability, Trigger } from '../../rules/vocab/ability';
import type { DeckDef, ObjectDef, RuleDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond, Selector } from '../../rules/vocab/select';

export const inventionDecks: readonly DeckDef[] = [{ id: 'probe/deck/invention', kind: 'deck', use: 'stock' }];

const hits = (points: number): { readonly abilities: readonly Ability[] } => ({
  abilities: [{ id: 'weapon', static: [plus('strength', points, { only: 'weapon' })] }],
});
const material = (name: string, part: NonNullable<ObjectDef['part']>, copies: number, magic = false): ObjectDef =>
  (magic ? magicObject : object)(`probe/material/${name}`, { copies, keywords: ['trinket'], origin: 'known', part });

/** A Weapon for psychic combat. Without what it takes from whoever is beaten in psychic combat. */
const runeStone = material(
  'rune_stone',
  {
    weapon: true,
    against: 'psychic',
    abilities: [{ id: 'mind', static: [plus('craft', 1, { only: 'weapon' })] }],
    harmony: {
      with: ['rune_stone'],
      abilities: [
        reacts(
          'whispers',
          after('turnBegan', 'mine', gainSpell(), {
            when: is({ minus: [stat('spellLimit'), count({ cards: { zone: 'hand', heldBy: 'me' } })] }, '>=', 1),
          }),
        ),
      ],
    },
  },
  3,
  true,
);

const soulStone = material(
  'soul_stone',
  {
    follower: true,
    harmony: {
      with: ['demonic_hide'],
      follower: true,
      abilities: [{ id: 'soul', static: [plus('attackRoll', 3)] }],
    },
  },
  1,
  true,
);

const adamantite = material(
  'adamantite',
  { abilities: [{ id: 'solid', static: [cannot('dismantle', { card: { self: true } })] }] },
  1,
);
/** Without its harmony. It is in no deck of the trial set. */
const blackpowder = material(
  'blackpowder',
  {
    abilities: [
      mayDo(
        'burst',
        ['beforeRolls'],
        [
          { op: 'remove', card: 'this', dismantles: true },
          { op: 'score', side: 'mine', add: 5 },
        ],
        {
          once: 'fight',
          turn: 'any',
          when: { fight: { kind: 'battle' } },
        },
      ),
    ],
  },
  0,
);

export const materials: readonly ObjectDef[] = [
  material('bronze', hits(1), 5),
  material('dark_steel', { ...hits(2), harmony: { with: ['bronze', 'cold_iron'], ...hits(4) } }, 2, true),
  material('wood', {}, 4),
  material('leather', { armour: 6 }, 5),
  material('draconic_scale', { harmony: { with: ['mythril', 'leather'], armour: 4 } }, 2, true),
  // Without its harmony.
  material('demonic_hide', { armour: 5, against: 'psychic' }, 2, true),
  adamantite,
  blackpowder,
  runeStone,
  material('eternal_fire', { keywords: ['talisman'] }, 1, true),
  material(
    'faerie_dust',
    {
      keywords: ['trinket'],
      harmony: {
        with: ['nymph_hair'],
        keywords: ['trinket'],
        abilities: [
          reacts(
            'glitter',
            after('landed', 'mine', replenish(1), {
              event: { to: { named: ['woods', 'forest'] } },
              when: is({ missing: 'fate' }, '>=', 1),
            }),
          ),
        ],
      },
    },
    2,
    true,
  ),
  material(
    'nymph_hair',
    {
      abilities: [
        reacts('more', {
          stage: 'would',
          on: 'gain',
          whose: 'mine',
          event: { what: 'fate' },
          forced: true,
          do: [{ op: 'replaceAmount', by: 1 }],
        }),
      ],
    },
    2,
    true,
  ),
  soulStone,
  material('resonant_quartz', { harmonises: true }, 1),
];
const names = [
  'bronze',
  'dark_steel',
  'wood',
  'leather',
  'draconic_scale',
  'demonic_hide',
  'adamantite',
  'blackpowder',
  'rune_stone',
  'eternal_fire',
  'faerie_dust',
  'nymph_hair',
  'soul_stone',
  'resonant_quartz',
  'gold',
] as const;

/** Of several parts the reaches are added: 1 with a save on 6 only, 6 with one that never fails. */
const saves = (cause: 'battle' | 'psychic', kind: 'armour' | 'psychic_armour'): Trigger => {
  const reach = { tokens: kind, on: 'this' } as const;
  return {
    id: kind,
    stage: 'would',
    on: 'lose',
    whose: 'mine',
    event: { what: 'life', cause },
    once: 'fight',
    group: 'armour',
    when: { all: [{ may: 'useArmour', byCard: 'this' }, is(reach, '>=', 1)] },
    do: [
      when(is(reach, '>=', 6), prevent, [
        roll('save', { for: 'armour' }),
        when(is(v('save'), '>=', { minus: [7, reach] }), prevent),
      ]),
    ],
  };
};
export const invention = object('probe/invention/invention', {
  copies: 6,
  keywords: ['leavesGame'],
  origin: 'known',
  abilities: [{ id: 'armour', triggers: [saves('battle', 'armour'), saves('psychic', 'psychic_armour')] }],
});

/** What it is made of is counted on it: it may be taken apart into the same again. */
const remembers: Program = names.map((name): Effect =>
  when({ card: v('one'), fits: { named: name } }, { op: 'tokens', on: v('made'), kind: name, n: 1 }),
);

const own: Selector = { cards: { from: 'material', zone: 'held', heldBy: 'me' } };
export const craft: RuleDef = {
  id: 'probe/rule/craft',
  kind: 'rule',
  always: true,
  abilities: [
    mayDo(
      'craft',
      ['turnEnd'],
      [
        choose(own, 'parts', { ask: 'discardWhich', min: 3, max: 3 }),
        { op: 'deal', from: 'invention', to: 'held', as: 'made' },
        when({ known: 'made' }, [
          { op: 'imbue', card: v('made'), with: v('parts') },
          { op: 'tokens', on: v('parts'), kind: 'part', n: 1 },
          each({ cards: { from: 'material', where: is({ tokens: 'part', on: 'it' }, '>=', 1) } }, 'one', remembers),
          payWith(v('parts')),
        ]),
      ],
      { once: 'turn', when: { all: [is(count(own), '>=', 3), is({ left: 'invention' }, '>=', 1)] } },
    ),
  ],
};

const whole: Cond = { may: 'dismantle', who: { holderOf: 'it' }, byCard: 'it' };
/** The Invention is no more; its owner has its parts again, as far as they lie among the discards. */
export const reversion = spell('probe/spell/reversion', {
  origin: 'known',
  timing: [cast(['turnStart']), cast(['turnStart'], { turn: 'others' })],
  aim: [
    choose({ cards: { from: 'invention', zone: 'held', heldBy: 'active', where: whole } }, 'target', { ask: 'object' }),
  ],
  effect: [
    ...names.map((name): Effect => ({
      op: 'repeat',
      times: { tokens: name, on: v('target') },
      do: [{ op: 'deal', from: 'material', named: name, discarded: true, to: 'held', who: { holderOf: v('target') } }],
    })),
    { op: 'remove', card: v('target'), dismantles: true },
  ],
});

/** For whoever is about to put an Invention together: each part gives its harmony, whatever the others are. */
export const clockworkCadence = spell('probe/spell/clockwork_cadence', {
  origin: 'known',
  timing: [castWhen('before', 'dealt', { event: { deck: 'invention' } })],
  effect: [modify([can('useHarmony', { card: { from: 'material' } })], 'turn', 'eventHero')],
});

/** A further Invention, for which no Material is spent. */
export const clockworkSimulacrum = spell('probe/spell/clockwork_simulacrum', {
  origin: 'known',
  timing: [cast(anyMoment, { turn: 'any', when: is({ left: 'invention' }, '>=', 1) })],
  aim: [
    choose({ cards: { from: 'invention', zone: 'held', heldBy: 'anyone', in: { is: 'here' } } }, 'target', {
      ask: 'object',
    }),
  ],
  effect: [
    { op: 'deal', from: 'invention', to: 'held', as: 'copy' },
    { op: 'imbue', card: v('copy'), like: v('target') },
  ],
});
