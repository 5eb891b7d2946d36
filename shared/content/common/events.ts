// Events that lie in more than one deck: one phrase each.
import { cannot, capped, discard, each, event, gainSpell, may, modify, not, v, when } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { EventDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import { hasRoom } from './abilities';

const known = { origin: 'known' } as const;

/** Two rounds, the present one included. */
export const blizzard = (id: DefId): EventDef =>
  event(id, {
    ...known,
    met: [
      when(
        not({ lasting: true }),
        modify([capped('movement', 1, { reach: 'everyone' }), cannot('rollForMovement', { reach: 'everyone' })], {
          rounds: 2,
        }),
      ),
    ],
  });

export const ymirsGlow = (id: DefId): EventDef =>
  event(id, {
    ...known,
    met: [
      {
        op: 'each',
        of: { heroes: {} },
        as: 'who',
        actor: true,
        do: [may('gainSpell', gainSpell('limit'), { if: hasRoom })],
      },
    ],
  });

/** All that he rides or that draws and carries for him. */
export const losesMounts = (...named: readonly string[]): Effect =>
  each({ cards: { named, zone: 'held', heldBy: 'me' } }, 'stolen', discard(v('stolen')));
export const mounts = ['horse_and_cart', 'mule', 'riding_horse', 'warhorse'] as const;
