// Enemies that lie in more than one deck: one phrase each.
import { before, enemy, gain, is, reacts, roll, v } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { EnemyDef } from '../../rules/vocab/definition';
import type { Cond } from '../../rules/vocab/select';

/** It is among those that are fought now. */
export const foughtHere: Cond = { fight: { foeCards: { self: true } } };

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
export const keeperOfCrypts = (id: DefId): EnemyDef =>
  enemy(id, {
    origin: 'ours',
    subtype: 'spirit',
    craft: 5,
    killed: [{ op: 'search', deck: 'adventure', top: 5, find: { object: true }, to: 'held', rest: 'discard' }],
  });
