// What may be cast while a fight goes on.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { after, always, cast, gain, grant, plus, reacts, spell } from '../dsl';
import type { Effect } from '../vocab/effect';
import { baseBook, bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import { currentFight, type Env } from './env';
import { castable } from './spells';
import { statOf } from './stats';

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

it('a Spell that is cast and lies beside the board does what is printed on it and what it was given', () => {
  const lies: Effect = { op: 'put', card: 'this', to: 'table' };
  const paid = reacts('pays', after('turnEnded', 'anyone', gain('gold', 2), { forced: true }));
  const drums = spell('base/spell/drums', {
    origin: 'ours',
    stays: true,
    timing: [cast(['turnStart'])],
    effect: [lies, grant(paid, 'inPlay')],
    abilities: [always(plus('strength', 2))],
  });
  const book = bookWith(drums);
  const game = aGame(book, {
    characters: { wizard: { at: 'chapel', fate: 0, gold: 0, spells: ['drums'] }, troll: { at: 'city' } },
  });
  const env = (): Env => ({ cat: book, s: game.state, me: game.hero('troll').id, source: 'rules' });
  const strength = statOf(env(), env().me, 'strength');
  game.choose('do:drums#cast');
  expect(statOf(env(), env().me, 'strength')).toBe(strength + 2);
  expect(game.decision.options.map(({ key }) => key)).not.toContain('do:drums#cast');
  for (let i = 0; i < 9 && game.hero('wizard').gold === 0; i++) game.choose(game.decision.options.at(-1)?.key ?? '');
  expect(game.hero('wizard').gold).toBe(2);
});
