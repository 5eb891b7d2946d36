// Names that do not exist. Each line marked so must not compile: the types gate says which of them does.
import { describe, expect, it } from 'vitest';
import { after, castWhen, never } from '../dsl';
import type { EventOf, Proposed } from '../state/event';
import type { Cond } from './select';

describe('a misspelt name does not compile', () => {
  it('of what an event has', () => {
    // @ts-expect-error -- it is called life
    const lives: EventOf<'lose'> = { kind: 'lose', hero: 'h1', what: 'lives', n: 1, cause: 'battle' };
    // @ts-expect-error -- it is called psychic
    const cause: EventOf<'lose'> = { kind: 'lose', hero: 'h1', what: 'life', n: 1, cause: 'psychics' };
    // @ts-expect-error -- it is called teleport
    const how: EventOf<'moved'> = { kind: 'moved', hero: 'h1', space: 'x', path: ['x'], how: 'teleported' };
    // @ts-expect-error -- it is called discard
    const leaving: Proposed = { kind: 'left', hero: 'h1', card: 'c1', leaving: 'discarded' };
    // @ts-expect-error -- a round has no card
    const round: Proposed = { kind: 'roundEnded', hero: 'h1', n: 1, card: 'c1' };
    expect([lives, cause, how, leaving, round]).toHaveLength(5);
  });

  it('of what a reaction asks of an event', () => {
    // @ts-expect-error -- it is called landed
    const kind = after('lands', 'mine', []);
    // @ts-expect-error -- it is called fight
    const defeated = after('defeated', 'mine', [], { event: { fights: 'battle' } });
    // @ts-expect-error -- a roll is no loss: it says what it was for
    const rolled = after('rolled', 'mine', [], { event: { what: 'move' } });
    // @ts-expect-error -- a round is about no card
    const round = never('roundEnded', 'anyone', { event: { card: { kind: 'event' } } });
    // @ts-expect-error -- it is called creature
    const spell = castWhen('would', 'defeated', { event: { foe: 'creatures' } });
    // @ts-expect-error -- a turn is missed or not, and nobody has killed it
    const missed: Cond = { eventIs: { on: 'turnBegan', killed: true } };
    expect([kind, defeated, rolled, round, spell, missed]).toHaveLength(6);
  });
});
