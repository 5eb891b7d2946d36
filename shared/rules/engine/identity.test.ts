// Two cards of one title from two sets are two cards, wherever somebody chooses; who asks for the title gets either.
import { describe, expect, it } from 'vitest';
import { choose, discard, event, follower, gain, mayDo, v } from '../dsl';
import { advance } from './machine';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

const ours = 'tiny-set/adventure/angel';
const angel = event(ours, { met: [gain('gold', 3)] });
const either = event('tiny-set/adventure/trial', {
  met: [choose({ cards: { named: 'angel', at: 'here' } }, 'one'), discard(v('one'))],
});
const anAngel = event('tiny-set/adventure/lesser_trial', {
  met: [choose({ cards: { kind: 'event', at: 'here', not: { self: true } } }, 'one'), discard(v('one'))],
});

describe('a title that two sets share', () => {
  const at = (...cards: readonly string[]) =>
    aGame(bookWith(angel, either, anAngel), {
      characters: { troll: { at: 'fields_n', fate: 0 } },
      spaces: { fields_n: { cards } },
      phase: 'encounter',
    });
  const keys = (game: ReturnType<typeof at>) => game.decision.options.map(({ key }) => key);

  it('is offered twice, each by what it is', () => {
    const game = at('tiny-set/adventure/trial', 'base/adventure/angel', ours);
    expect(keys(game)).toEqual(['angel', ours]);
    game.choose(ours);
    expect(Object.values(game.state.cards).map(({ def }) => def)).not.toContain(ours);
  });

  it('is one thing each to do, where both may be used', () => {
    const helper = (id: string) =>
      follower(id, { abilities: [mayDo('call', ['turnStart'], gain('gold'), { once: 'turn' })] });
    const game = aGame(bookWith(helper('base/adventure/squire'), helper('tiny-set/adventure/squire')), {
      characters: { troll: { fate: 0, has: ['base/adventure/squire', 'tiny-set/adventure/squire'] } },
    });
    expect(keys(game).filter((key) => key.includes('squire'))).toEqual([
      'do:squire#call',
      'do:tiny-set/adventure/squire#call',
    ]);
  });

  it('is still understood by the name alone that an older program stored, where one alone has it', () => {
    const game = at('tiny-set/adventure/lesser_trial', ours, 'base/adventure/devil');
    const [seat = 'p1', decision] = Object.entries(game.state.pending)[0] ?? [];
    const done = advance(bookWith(angel, either, anAngel), game.state, {
      t: 'answer',
      seat: seat as 'p1',
      answer: { decision: decision?.id ?? 'd', keys: ['angel'] },
    });
    expect(done.ok && Object.values(done.state.cards).some(({ def }) => def === ours)).toBe(false);
    expect(done.ok).toBe(true);
  });
});
