// Pets: Followers with names of their own.
import {
  after,
  always,
  cannot,
  capped,
  choose,
  discard,
  follower,
  gainSpell,
  is,
  lay,
  mayDo,
  modify,
  pick,
  plus,
  reacts,
  replenish,
  roll,
  stat,
  table,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { FollowerDef } from '../../../rules/vocab/definition';
import type { Cond, Selector } from '../../../rules/vocab/select';
import { keepsASpell } from '../../common/abilities';
import { namesTheRoll } from './names-the-roll';

const pet = (name: string, abilities: readonly Ability[], more: Pick<FollowerDef, 'taken'> = {}): FollowerDef =>
  follower(`city/pet/${name}`, { origin: 'known', abilities, ...more });

export const fang = pet('fang', [
  always(cannot('loseCard', { card: { self: true } })),
  reacts('bites_again', after('rolled', 'mine', { op: 'rollAgain' }, { event: { for: 'attack' }, once: 'fight' })),
]);

const distant: Selector = {
  cards: { from: 'adventure', at: 'anySpace', faceUp: true, in: { region: 'mine', other: true } },
};
export const fez = pet('fez', [
  reacts(
    'fetches',
    after('landed', 'mine', [choose(distant, 'card', { ask: 'card' }), lay(v('card'), 'here')], {
      event: { to: { draws: true } },
      when: { exists: distant },
      once: 'turn',
    }),
  ),
]);

const noSpell: Cond = { not: { exists: { cards: { zone: 'hand', heldBy: 'me' } } } };
/** What he does himself with his Spells, such as exchanging one, is no loss. */
const byHimself: Cond = { source: { kind: ['character', 'follower'] } };
const another = { forced: true, inOrder: true } as const;
export const glitter = pet(
  'glitter',
  [
    always(plus('spellLimit', 1, { when: is(stat('craft'), '<=', 2) })),
    keepsASpell,
    // The last is not only cast, but lost, stolen or burnt.
    reacts('lost', after('left', 'mine', gainSpell(), { when: { all: [noSpell, { not: byHimself }] }, ...another })),
    reacts('stolen', after('put', 'others', gainSpell(), { when: noSpell, ...another })),
    reacts('burnt', after('burnt', 'anyone', gainSpell(), { when: noSpell, ...another })),
  ],
  { taken: [when(noSpell, gainSpell())] },
);

/** Something or somebody is there already. */
const isOccupied: Cond = {
  any: [
    { exists: { cards: { at: 'eventSpace' } } },
    { exists: { heroes: { who: 'others', at: { is: 'eventSpace' } } } },
  ],
};
export const hopper = pet('hopper', [
  reacts('hops', {
    stage: 'would',
    on: 'moved',
    whose: 'mine',
    event: { how: 'move' },
    when: isOccupied,
    once: 'turn',
    do: [{ op: 'slide', n: 1 }],
  }),
]);

export const lucky = pet('lucky', [
  reacts('brings_luck', after('turnBegan', 'mine', replenish(1), { when: is({ missing: 'fate' }, '>=', 1) })),
]);

export const luna = pet('luna', [namesTheRoll]);

export const singe = pet('singe', [
  always(plus('strength', 1), plus('craft', 1)),
  reacts('flies_off', after('beaten', 'mine', discard(), { when: { fight: { subtype: 'dragon' } }, forced: true })),
]);

const inFight: Selector = { cards: { inFight: true, kind: 'enemy' } };
const driven = (way: 'cw' | 'ccw') => lay(v('enemy'), { steps: 1, way });
export const stinker = pet('stinker', [
  mayDo(
    'stinks',
    ['creatureMet'],
    [
      choose(inFight, 'enemy', { ask: 'enemy' }),
      { op: 'removeFoe', card: v('enemy'), how: 'left' },
      pick({ clockwise: driven('cw'), counterclockwise: driven('ccw') }),
    ],
    { once: 'turn', when: { exists: inFight } },
  ),
]);

const here: Selector = { cards: { from: 'adventure', at: 'here', faceUp: true } };
export const stompy = pet('stompy', [
  mayDo('stomps', ['afterMove'], [choose(here, 'card', { ask: 'discardWhich' }), discard(v('card'))], {
    once: 'turn',
    when: { exists: here },
  }),
]);

/** One space, in place of the roll. */
export const terrance = pet('terrance', [
  mayDo('trots', ['turnStart'], modify([capped('movement', 1), cannot('rollForMovement')], 'nextMove'), {
    once: 'turn',
    when: { may: 'rollForMovement' },
  }),
]);

export const wart = pet('wart', [
  reacts(
    'kisses',
    after(
      'encountered',
      'others',
      [roll('die', { who: 'eventHero' }), table(v('die'), { '1': toad(3, 'eventHero'), '2-6': [] })],
      { when: { turnOf: 'me' }, forced: true },
    ),
  ),
]);

export const whiskers = pet('whiskers', [
  mayDo('digs', ['afterMove'], modify([plus('drawMore', 1)], 'encounter'), {
    once: 'turn',
    when: { at: { draws: true } },
  }),
]);
