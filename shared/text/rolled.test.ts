// What a roll leads to as it lies there, told before one pays for another.
import { describe, expect, it } from 'vitest';
import { aGame } from '../rules/testing/play';
import { baseBook } from '../rules/testing/books';
import type { Given } from '../rules/setup/given';
import { english, german, namesFrom, say } from './index';

const asked = (given: Given, language = english): string => {
  const { ask } = aGame(baseBook, { phase: 'encounter', ...given }).decision;
  return say(language, namesFrom({}), ask);
};
const at = (space: string, dice: readonly number[]): Given => ({
  characters: { elf: { at: space, fate: 1 } },
  dice: [...dice],
});

describe('before fate is paid', () => {
  it('the row of the chart is told', () => {
    expect(asked(at('crags', [2]))).toBe('Crags: you rolled 2 – miss 1 turn. Pay 1 fate to roll again?');
    expect(asked(at('crags', [4]))).toBe('Crags: you rolled 4 – nothing happens. Pay 1 fate to roll again?');
    expect(asked(at('crags', [2]), german)).toBe(
      'Crags: Du hast 2 gewürfelt – setze 1 Zug aus. Zahlst du 1 Schicksal, um neu zu würfeln?',
    );
  });

  it('also where something is taken off the dice', () => {
    expect(asked(at('dice_with_death', [5, 3, 1, 2]))).toContain('you rolled 1 and 2 against 5 and 3 – lose 1 life.');
    // 6 less a Craft of 4.
    expect(asked(at('mines', [3, 2, 1]))).toContain('you rolled 3, 2 and 1 – teleport to the Portal of Power.');
  });

  it('also of an ability, as it is for whom it is used against', () => {
    const beguiled = (other: string, die: number, language = english): string => {
      const game = aGame(baseBook, {
        phase: 'encounter',
        characters: { sorceress: { at: 'fields_n', fate: 1 }, [other]: { at: 'fields_n' } },
        dice: [die],
      });
      game.choose(`beguile:${other}`);
      return say(language, namesFrom({}), game.decision.ask);
    };
    expect(beguiled('troll', 5)).toBe(
      'Sorceress: you rolled 5 – take 1 gold from that character or one of his Objects. Pay 1 fate to roll again?',
    );
    expect(beguiled('monk', 5)).toBe('Sorceress: you rolled 5 – nothing happens. Pay 1 fate to roll again?');
    expect(beguiled('ghoul', 4, german)).toBe(
      'Sorceress: Du hast 4 gewürfelt – nimm diesem Charakter 1 Gold oder einen seiner Gegenstände. Zahlst du 1 Schicksal, um neu zu würfeln?',
    );
  });

  it('also of a Spell, to whomever it was cast on', () => {
    const cast = (target: string, die: number, language = english): string => {
      const game = aGame(baseBook, {
        characters: { elf: { at: 'fields_n', fate: 1, spells: ['random'] }, troll: { at: 'hills_n', fate: 1 } },
        dice: [die],
      });
      game.choose('do:random#cast');
      game.choose(target);
      return say(language, namesFrom({}), game.decision.ask);
    };
    expect(cast('elf', 3)).toBe('Random: you rolled 3 – lose all your Craft counters. Pay 1 fate to roll again?');
    expect(cast('troll', 1)).toBe('Random: you rolled 1 – become a Toad for 3 turns. Pay 1 fate to roll again?');
    expect(cast('troll', 6, german)).toBe(
      'Random: Du hast 6 gewürfelt – erhalte 1 Leben. Zahlst du 1 Schicksal, um neu zu würfeln?',
    );
  });

  it('and nothing where a few words cannot say it', () => {
    expect(asked(at('dice_with_death', [3, 2, 4, 4]))).toBe(
      'Dice with Death: you rolled 4 and 4 against 3 and 2. Pay 1 fate to roll again?',
    );
    expect(asked(at('vampires_tower', [3]))).toBe('Vampires Tower: you rolled 3. Pay 1 fate to roll again?');
  });
});
