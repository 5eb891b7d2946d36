// Enemies that lie in more than one deck: one phrase each.
import {
  after,
  at,
  before,
  discard,
  enemy,
  gain,
  is,
  lay,
  lose,
  missTurn,
  never,
  prevent,
  reacts,
  roll,
  stat,
  teleport,
  v,
  when,
} from '../../rules/dsl';
import type { DeckId, DefId } from '../../kernel/ids';
import type { Ability } from '../../rules/vocab/ability';
import type { EnemyDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

/** It is among those that are fought now. */
export const foughtHere: Cond = { fight: { foeCards: { self: true } } };

/** Gone as it is killed, before anybody could have it as a trophy, or raise it in a trophy's place. */
export const goneForStrength: Ability = reacts(
  'gone',
  before('killed', 'mine', [gain('strength'), discard()], { event: { card: { self: true } }, forced: true }),
);

/** What befalls whoever it beats, besides the life that the fight costs. */
export const beats = (id: string, does: Effect | Program): Ability =>
  reacts(id, after('beaten', 'anyone', does, { when: foughtHere, forced: true }));
/** Whom it beats keeps his life, and is beaten all the same; `cond`: only as long as this holds. */
export const sparesLives = (cond?: Cond): Ability =>
  reacts(
    'spares',
    never('lose', 'anyone', {
      event: { what: 'life', cause: ['battle', 'psychic'] },
      when: cond === undefined ? foughtHere : { all: [foughtHere, cond] },
    }),
  );
/** Whoever is beaten comes to himself there. */
export const throwsOut = (space: DefId): Ability => beats('throws_out', teleport(at(space)));
export const chills: Ability = beats('chills', missTurn(1, 'eventHero'));
/** Whoever is better by less than so many points has only driven it off. */
export const onlyDrivenOff = (id: string, points: number): Ability =>
  reacts(id, {
    stage: 'would',
    on: 'defeated',
    whose: 'anyone',
    event: { foe: 'creature' },
    when: { all: [foughtHere, { is: [{ margin: true }, '<', points] }] },
    forced: true,
    do: [prevent, { op: 'settle', outcome: 'standOff' }],
  });
export const flutters: Ability = onlyDrivenOff('flutter', 2);
/** What it does before the dice of the fight, and not to one who evades it (D Battles 1, Evading). */
export const beforeTheFight = (id: string, does: Program): Ability =>
  reacts(id, before('diceBegin', 'mine', does, { when: foughtHere, forced: true }));
/** It strikes before the fight whoever is not clever enough. */
export const strikesFirst: Ability = beforeTheFight('strikes_first', [
  roll('die'),
  when(is(v('die'), '>=', stat('craft')), lose('life')),
]);
/** Armour draws it down on whoever wears it. */
export const hurtsArmour: Program = [when({ has: { class: 'armour' } }, lose('life'))];
export const hurtsArmoured: Ability = beforeTheFight('hurts_armoured', hurtsArmour);
/** Of one that is too strong or too clever for it it keeps clear, and out of a group as well (D FAQ Ekor). */
export const fleesFrom = (what: 'strength' | 'craft', n: number): Program => [
  when(is(stat(what), '>', n), [lay('this', { steps: 1, way: 'cw' }), { op: 'set', as: 'spared', to: 1 }]),
];

type Some = { readonly copies?: number; readonly origin?: EnemyDef['origin'] };
/** Enemies that only fight, of one deck. */
export const plainEnemies = (path: string, standard: EnemyDef['origin']) => {
  const one =
    (power: 'strength' | 'craft') =>
    (name: string, subtype: string, n: number, { copies = 1, origin = standard }: Some = {}): EnemyDef =>
      enemy(`${path}/${name}`, {
        subtype,
        [power]: n,
        copies,
        ...(origin === undefined ? {} : { origin }),
      });
  return { fights: one('strength'), thinks: one('craft') };
};

/** 000 FAQ Goblin Trapsmith: one among them who leaves no die at all leaves nothing to keep the lower of. */
const noDie: Cond = { exists: { cards: { inFight: true, where: is({ tokens: 'sprung', on: 'it' }, '>=', 1) } } };
export const trapsmith = (id: DefId): EnemyDef =>
  enemy(id, {
    origin: 'ours',
    subtype: 'monster',
    strength: 2,
    abilities: [
      reacts(
        'trips',
        before(
          'diceBegin',
          'anyone',
          { op: 'attackWith', side: 'mine', dice: 2, keep: 'lowest' },
          { when: { all: [foughtHere, { not: noDie }] }, forced: true },
        ),
      ),
    ],
  });

export const miser = (id: DefId): EnemyDef =>
  enemy(id, {
    origin: 'ours',
    subtype: 'dragon',
    strength: 7,
    killed: [roll('die'), gain('gold', v('die'))],
  });

/** Among what the five cards on top show he takes one Object; the others are gone. */
export const findsAnObject = (deck: DeckId): Effect => ({
  op: 'search',
  deck,
  top: 5,
  find: { object: true },
  to: 'held',
  rest: 'discard',
});
export const keeperOfCrypts = (id: DefId): EnemyDef =>
  enemy(id, {
    origin: 'ours',
    subtype: 'spirit',
    craft: 5,
    killed: [findsAnObject('adventure')],
  });
