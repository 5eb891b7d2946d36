// What may be cast while a fight goes on.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';
import { currentFight, type Env } from './env';
import { castable } from './spells';

it('a Spell can still be asked about when the creature of the fight has left the game', () => {
  const game = aGame(baseBook, {
    characters: { elf: { at: 'hills_s', fate: 0, spells: ['preservation', 'psionic_blast'] }, troll: { at: 'city' } },
    spaces: { hills_s: { cards: ['wraith'] } },
    phase: 'encounter',
  });
  const elf = must(
    Object.values(game.state.heroes).find(({ def }) => def.endsWith('/elf')),
    'the Elf',
  );
  const [foe] = currentFight(game.state)?.fight.theirs.cards ?? [];
  const { [must(foe, 'the Wraith')]: gone, ...cards } = game.state.cards;
  expect(gone?.def).toBe('base/adventure/wraith');
  const env: Env = { cat: baseBook, s: { ...game.state, cards }, me: elf.id, source: 'rules' };
  for (const card of elf.hand) expect(() => castable(env, elf.id, card)).not.toThrow();
});
