// Two dice for an attack, of which he keeps either one.
import { after, choose, discard, killFollower, magicObject, mayDo, reacts, v, when } from '../../rules/dsl';
import type { Cond } from '../../rules/vocab/select';

const inHand: Cond = { all: [{ fight: { kind: 'battle' } }, { inUse: 'this' }] };
const soul = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } } as const;

/** For a pair it takes a soul and is gone. It is in no deck of the trial set. */
export const soulDrinker = magicObject('probe/veil/soul_drinker', {
  forbidden: 'good',
  weapon: true,
  origin: 'known',
  copies: 0,
  abilities: [
    mayDo(
      'thirsts',
      ['beforeRolls'],
      { op: 'attackWith', side: 'mine', dice: 2, keep: 'choice' },
      { once: 'fight', turn: 'any', when: inHand },
    ),
    reacts(
      'drinks',
      after(
        'rolled',
        'mine',
        [choose(soul, 'drunk', { random: true }), when({ known: 'drunk' }, killFollower(v('drunk'))), discard()],
        { event: { for: 'attack', doubles: true }, when: inHand, forced: true },
      ),
    ),
  ],
});
