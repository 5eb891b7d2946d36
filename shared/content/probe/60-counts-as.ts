// Cards that count as something else than what is printed on them.
import {
  always,
  character,
  choose,
  count,
  discard,
  each,
  gain,
  is,
  magicObject,
  meeting,
  pick,
  plus,
  roll,
  stranger,
  take,
  teleport,
  v,
  when,
} from '../../rules/dsl';
import type { WorldDef } from '../../rules/vocab/definition';
import type { CardFilter } from '../../rules/vocab/select';
import { safeAt } from '../common/abilities';

export const soulSeal = magicObject('probe/veil/soul_seal', {
  origin: 'known',
  abilities: [
    always({
      countsAs: { kind: ['object', 'magicObject', 'follower'], zone: 'held', heldBy: 'me' },
      keywords: ['soulbound'],
    }),
  ],
});

const dead = ['spirit', 'undead'];
/** Not in the deck of the trial set, whose Omens are counted. */
const omen = { kind: 'world', deck: 'omen', copies: 0, origin: 'known' } as const;
const theirs: CardFilter = { kind: ['stranger', 'follower'] };
const stronger = plus('foeRoll', 2, { reach: 'everyone', when: { fight: { subtype: dead } } });

export const undeadHordes: WorldDef = {
  ...omen,
  id: 'probe/omen/undead_hordes',
  drawn: [
    each({ cards: { ...theirs, at: 'anySpace' } }, 'gone', discard(v('gone'))),
    { op: 'shuffle', deck: 'adventure', discards: true, find: { kind: 'enemy' } },
  ],
  sides: {
    standing: [
      { id: 'hordes', static: [{ countsAs: { kind: 'enemy' }, subtype: 'undead', reach: 'everyone' }, stronger] },
    ],
    spent: [],
  },
};

/** What somebody has with him goes on being a Follower; a trophy of it is one, as long as this holds. */
export const spreadingDeath: WorldDef = {
  ...omen,
  id: 'probe/omen/spreading_death',
  drawn: [
    each({ cards: { kind: 'follower', zone: 'held', heldBy: 'anyone' } }, 'left', { op: 'ditch', card: v('left') }),
  ],
  sides: {
    standing: [
      {
        id: 'spreads',
        static: [
          {
            countsAs: { ...theirs, not: { zone: 'held' } },
            kind: 'enemy',
            subtype: 'undead',
            encounter: 2,
            strength: 3,
            reach: 'everyone',
          },
          stronger,
        ],
      },
    ],
    spent: [],
  },
};

const his: CardFilter = { kind: 'follower', zone: 'held', heldBy: v('other') };
/** His alignment is our guess. */
export const saracen = character('probe/character/saracen', {
  strength: 4,
  craft: 3,
  life: 4,
  fate: 2,
  alignment: 'neutral',
  start: 'base/space/oasis',
  objects: [{ named: 'shield', from: 'purchase' }],
  origin: 'ours',
  abilities: [
    safeAt('desert_se', 'desert_sw'),
    meeting(
      'recruit',
      [
        roll('die'),
        when(is(v('die'), '<=', count({ cards: his })), [
          choose({ cards: { ...his, takeable: true } }, 'taken'),
          when({ known: 'taken' }, take(v('taken'))),
        ]),
      ],
      { when: { has: { kind: 'follower' }, who: 'it' } },
    ),
    { id: 'followers_first', static: [{ countsAs: { kind: 'follower' }, encounter: 1 }] },
  ],
});

/** Which side is up first is our guess. */
export const mistwalker = stranger('probe/veil/mistwalker', {
  origin: 'ours',
  stays: 'always',
  met: [
    pick({
      strength: gain('strength'),
      craft: gain('craft'),
      life: gain('life'),
      fate: gain('fate'),
      teleport: [choose({ spaces: { region: 'mine' } }, 'to'), teleport(v('to'))],
    }),
    { op: 'turnOver', card: 'this' },
  ],
  sides: {
    dark: [always({ countsAs: { self: true }, from: 'adventure', reach: 'everyone' })],
    light: [],
  },
});
