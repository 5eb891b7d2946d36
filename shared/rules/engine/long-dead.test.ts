// A game in which many die costs no more for it in the end: who fell long ago is forgotten.
import { describe, expect, it } from 'vitest';
import { baseBook, newGameOf } from '../testing/books';
import { inPlay, inPlayAfresh } from '../query/index-in-play';
import { playRandomly } from '../testing/random-game';
import type { State } from '../state/state';
import { DEAD_KEPT } from './tx/bodies';

const dead = (s: State) => Object.values(s.heroes).filter((hero) => hero.dead);

describe('those who fell long ago', () => {
  it('are forgotten, the last of them not, and how often a player has died is still known', () => {
    let most = 0;
    const { state } = playRandomly(baseBook, newGameOf(baseBook, 6, 'deaths'), 'deaths', 6000, (s) => {
      most = Math.max(most, dead(s).length);
    });
    const deaths = Object.values(state.seats).reduce((n, seat) => n + (seat.deaths ?? 0), 0);
    expect(deaths).toBeGreaterThan(2 * DEAD_KEPT + 6);
    expect(most).toBeLessThan(2 * DEAD_KEPT + 6);
    expect(dead(state).length).toBeGreaterThanOrEqual(DEAD_KEPT);
    // What listens and what changes stats is what it would be had nobody been forgotten.
    const [kept, afresh] = [inPlay(baseBook, state), inPlayAfresh(baseBook, state)];
    for (const list of ['stats', 'permissions', 'triggers', 'actions'] as const)
      expect(Object.fromEntries<unknown>(kept[list])).toEqual(Object.fromEntries<unknown>(afresh[list]));
    // Everybody who is played is still there, with all that he has.
    for (const seat of Object.values(state.seats))
      if (seat.hero !== undefined) expect(state.heroes[seat.hero]).toMatchObject({ seat: seat.id, dead: false });
  });
});
