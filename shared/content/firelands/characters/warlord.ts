import {
  after,
  before,
  can,
  character,
  choose,
  count,
  each,
  inBattle,
  payWith,
  plus,
  prevent,
  reacts,
  v,
  when,
} from '../../../rules/dsl';
import type { StateDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { CardRef } from '../../../rules/vocab/refs';
import type { CardFilter, Selector } from '../../../rules/vocab/select';

const ARMY = 'firelands/deck/army';
const army: CardFilter = { kind: 'state', named: 'conscripts', zone: 'held', heldBy: 'me' };
const conscripts: Selector = { cards: { on: army } };

/** They are his Followers, and what becomes of those becomes of them (B 12 The Death of a Character). */
const disband: Program = [
  each({ cards: { on: 'this' } }, 'conscript', { op: 'put', card: v('conscript'), to: 'held' }),
];

/** They lie under it with nothing of their own to say. */
export const conscriptsState: StateDef = {
  id: 'firelands/army/conscripts',
  kind: 'state',
  deck: ARMY,
  copies: 1,
  origin: 'known',
  carries: {},
  abilities: [
    { id: 'army', static: [plus('strength', count({ cards: { on: 'this' } }), { when: inBattle })] },
    reacts(
      'disbands',
      before('heroKilled', 'mine', disband, { forced: true }),
      before('toad', 'mine', disband, { forced: true }),
    ),
  ],
};

const conscript = (card: CardRef): Program => [
  when({ not: { has: army } }, { op: 'deal', from: ARMY, to: 'held' }),
  choose({ cards: army }, 'army'),
  { op: 'put', card, to: { on: v('army') } } satisfies Effect,
];

const his: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'eventBy', takeable: true } };
export const warlord = character('firelands/character/warlord', {
  strength: 4,
  craft: 3,
  life: 4,
  fate: 2,
  alignment: 'evil',
  start: 'base/space/ruins',
  origin: 'known',
  abilities: [
    { id: 'takes_all', static: [can('conscript', { card: { kind: 'follower' } })] },
    reacts('conscripts', {
      stage: 'would',
      on: 'taken',
      whose: 'mine',
      event: { card: { kind: 'follower' } },
      do: [prevent, ...conscript('eventCard')],
    }),
    reacts(
      'press_gang',
      after('defeated', 'mine', [choose(his, 'pressed', { ask: 'follower' }), ...conscript(v('pressed'))], {
        event: { foe: 'character', fight: 'battle' },
        when: { exists: his },
      }),
    ),
    reacts('meat_shield', {
      stage: 'would',
      on: 'lose',
      whose: 'mine',
      event: { what: 'life' },
      when: { exists: conscripts },
      do: [
        choose(conscripts, 'spent', { ask: 'follower', max: { least: [{ eventAmount: true }, count(conscripts)] } }),
        { op: 'set', as: 'n', to: v('spent') },
        payWith(v('spent')),
        { op: 'prevent', most: v('n') },
      ],
    }),
  ],
});
