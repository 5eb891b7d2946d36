// Ops that no card of the base game uses yet: each does what the vocabulary says, on an invented card.
import { describe, expect, it } from 'vitest';
import { choose, event, magicObject, modify, reacts, roll, v } from '../dsl';
import type { Effect } from '../vocab/effect';
import { bookWith } from '../testing/books';
import { aGame, type Play } from '../testing/play';

/** The Troll meets an Event that does this; the Elf stands in the Tavern. */
function meets(
  met: readonly Effect[],
  more: {
    readonly dice?: readonly number[];
    readonly spells?: readonly string[];
    readonly cards?: readonly string[];
  } = {},
): Play {
  const book = bookWith(event('base/adventure/trial', { met }));
  return aGame(book, {
    characters: {
      troll: { at: 'fields_n', fate: 0, gold: 1 },
      elf: { at: 'tavern', lives: 4, spells: more.spells ?? [] },
    },
    spaces: { fields_n: { cards: ['trial', ...(more.cards ?? [])] } },
    phase: 'encounter',
    dice: [...(more.dice ?? [])],
  });
}
const other: Effect = choose({ heroes: { who: 'others' } }, 'who');

describe('ops without a card in the base game', () => {
  it('win ends the game for whom it names', () => {
    const { over, heroes } = meets([other, { op: 'win', who: v('who') }]).state;
    expect(over?.winners).toEqual([Object.values(heroes).find((h) => h.def.endsWith('elf'))?.seat]);
  });
  it('kill kills at once, whatever lives are left', () => {
    const game = meets([other, { op: 'kill', who: v('who') }]);
    expect(game.hero('elf').dead).toBe(true);
  });
  it('outOfGame takes the player out', () => {
    const game = meets([other, { op: 'outOfGame', who: v('who') }]);
    expect(game.state.seats[game.hero('elf').seat]?.out).toBe(true);
  });
  it('moveTo sets nobody down on the Crown but before it, chosen or not, unless he emerges there or it says so', () => {
    const crown = 'base/space/crown_of_command';
    const at = (to: Effect) => meets([to], { dice: [1, 1] }).hero('troll').space;
    expect(at({ op: 'moveTo', to: { space: crown } })).toBe('base/space/valley_of_fire');
    expect(at({ op: 'moveTo', to: { space: crown }, how: 'emerge' })).toBe(crown);
    const chosen = (more: { readonly crown?: true }): string => {
      const game = meets([
        choose({ spaces: { named: ['crown_of_command', 'tavern'] } }, 'there'),
        { op: 'moveTo', to: v('there'), ...more },
      ]);
      game.choose('crown_of_command');
      return game.hero('troll').space;
    };
    expect(chosen({})).toBe('base/space/valley_of_fire');
    expect(chosen({ crown: true })).toBe(crown);
  });
  it('remove takes a card out of the game, trophy makes one of it', () => {
    const goblin = choose({ cards: { named: 'goblin', at: 'here' } }, 'it');
    const gone = meets([goblin, { op: 'trophy', card: v('it') }], { cards: ['goblin'] });
    expect(gone.names(gone.hero('troll').trophies)).toEqual(['goblin']);
    // Removed for good: in no pile that could be shuffled, and yet no card is lost.
    const game = meets([goblin, { op: 'remove', card: v('it') }], { cards: ['goblin'] });
    expect(game.state.decks['adventure']).toMatchObject({
      discard: expect.not.arrayContaining(['base/adventure/goblin']),
      out: ['base/adventure/goblin'],
    });
    expect(game.on('fields_n')).toEqual([]);
  });
  it('lookAtHand shows the Spells to who looks, and to nobody else', () => {
    const game = meets([other, { op: 'lookAtHand', of: v('who') }], { spells: ['healing'] });
    const looked = game.events.find((e) => e.t === 'looked');
    expect(looked).toMatchObject({ cards: ['base/spell/healing'], only: [game.hero('troll').seat] });
  });
  it('say is told in the journal with its arguments', () => {
    const game = meets([{ op: 'say', msg: 'trial.said', args: { n: 3 } }]);
    expect(game.events.find((e) => e.t === 'said')).toMatchObject({ msg: { id: 'trial.said', args: { n: 3 } } });
  });
  it('endMods ends what a card had begun', () => {
    const lasts = modify([{ stat: 'strength', add: 5 }], 'game');
    expect(meets([lasts]).stat('troll', 'strength')).toBe(11);
    expect(meets([lasts, { op: 'endMods', of: 'this' }]).stat('troll', 'strength')).toBe(6);
  });
  it('replaceAmount changes what an event is about to do; chooseDie keeps one of several dice', () => {
    const soft = magicObject('base/adventure/soft', {
      abilities: [
        reacts('soft', {
          stage: 'would',
          on: 'lose',
          whose: 'mine',
          event: { what: 'life' },
          forced: true,
          do: [{ op: 'replaceAmount', by: -1 }],
        }),
      ],
    });
    const best = magicObject('base/adventure/best', {
      abilities: [
        reacts('best', {
          stage: 'after',
          on: 'rolled',
          whose: 'mine',
          forced: true,
          do: [{ op: 'chooseDie', keep: 'highest' }],
        }),
      ],
    });
    const trial = event('base/adventure/trial', {
      met: [roll('n', { dice: 2 }), { op: 'gain', what: 'gold', n: v('n') }, { op: 'lose', what: 'life', n: 3 }],
    });
    const game = aGame(bookWith(soft, best, trial), {
      characters: { troll: { at: 'fields_n', fate: 0, gold: 0, lives: 6, has: ['soft', 'best'] } },
      spaces: { fields_n: { cards: ['trial'] } },
      phase: 'encounter',
      dice: [2, 5],
    });
    expect(game.hero('troll').gold).toBe(5);
    expect(game.hero('troll').life).toBe(4);
  });
});
