// Whole games with the probe pack: what the expansions need hardest, shuffled into the base decks and left to chance.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../shared/content/definitions';
import { seedRng, shuffled } from '../../shared/kernel/rng';
import { rulebookOf } from '../../shared/rules/charts';
import type { Deck, State } from '../../shared/rules/state/state';
import { fewOf } from '../../shared/rules/testing/set-proof/share';
import { playGame } from '../cli/sim/game';
import { size } from './size';

const book = rulebookOf(definitionsOf(['base', 'probe']));
/** What can be drawn onto a space and met, or held as a Spell. */
const kinds: Readonly<Record<string, string>> = {
  event: 'adventure',
  enemy: 'adventure',
  stranger: 'adventure',
  place: 'adventure',
  object: 'adventure',
  magicObject: 'adventure',
  follower: 'adventure',
  spell: 'spell',
};
const goal = (def: string): string | undefined =>
  def.startsWith('probe/') ? kinds[book.defs.get(def)?.kind ?? ''] : undefined;

/** The probe's cards in the base game's decks. */
function shuffledIn(seed: string) {
  return (s: State): State => {
    const decks: Record<string, Deck> = {};
    const more: Record<string, string[]> = { adventure: [], spell: [] };
    for (const [id, deck] of Object.entries(s.decks)) {
      decks[id] = { ...deck, draw: deck.draw.filter((def) => goal(def) === undefined || goal(def) === id) };
      for (const def of deck.draw) if (goal(def) !== undefined && goal(def) !== id) more[goal(def) ?? '']?.push(def);
    }
    for (const [id, cards] of Object.entries(more)) {
      const deck = decks[id];
      if (deck) decks[id] = { ...deck, draw: shuffled(seedRng(`${seed}/${id}`), [...deck.draw, ...cards])[0] };
    }
    return { ...s, decks };
  };
}

const GAMES = size(200, 4);
const games = Array.from({ length: GAMES }, (_, i) => [`probe ${i + 1}`, 2 + (i % 5)] as const);
/** In `npm test`: another of them each day. */
const A_DAY = size(GAMES, 1);

describe('games with the probe pack shuffled into the base decks', () => {
  it.each(fewOf(games, A_DAY))(
    '%s, %i seats: no violation, nothing hidden seen, an end',
    (seed, seats) => {
      const report = playGame(
        book,
        {
          games: 1,
          seats,
          seed,
          players: ['novice', 'random'],
          sets: ['base', 'probe'],
          rules: { timeLimit: 50 },
          profile: 'digital',
          limit: 60_000,
          json: false,
        } as never,
        seed,
        shuffledIn(seed),
      );
      expect({ violations: report.violations, stuck: report.stuck ?? 'no', last: report.last.slice(-6) }).toEqual({
        violations: [],
        stuck: 'no',
        last: [],
      });
    },
    600_000,
  );
});
