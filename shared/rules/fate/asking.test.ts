import { describe, expect, it } from 'vitest';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';

const asked = (at: string, dice: readonly number[]) =>
  aGame(baseBook, { characters: { warrior: { at, fate: 1 } }, phase: 'encounter', dice }).decision.ask.args;

describe('a question for fate tells which number counts', () => {
  it('is the sum where the dice alone decide', () => {
    expect(asked('crags', [2])).toMatchObject({ n: 2, counts: 2 });
  });
  it('is what is left of it where a text takes something off', () => {
    expect(asked('crypt', [3, 2, 1])).toMatchObject({ n: 6, counts: 2 });
  });
  it('and why it does: the ability that is taken off', () => {
    expect(asked('crypt', [3, 2, 1])).toMatchObject({ stat: 'strength', less: 4 });
    expect(asked('crags', [2])).not.toHaveProperty('less');
  });
  it('is no number where no row is looked up', () => {
    expect(asked('dice_with_death', [1, 1, 3, 4])).not.toHaveProperty('counts');
  });
});

describe('a question for fate tells which dice the roll stands against', () => {
  it('is what Death has rolled', () => {
    expect(asked('dice_with_death', [4, 3, 2, 5])).toMatchObject({ dice: [2, 5], against: [4, 3] });
  });
  it('is nothing where a table is read', () => {
    expect(asked('crypt', [3, 2, 1])).not.toHaveProperty('against');
  });
});

describe('at the Portal of Power', () => {
  const game = aGame(baseBook, { characters: { warrior: { at: 'portal_of_power', fate: 1 } }, dice: [3, 4, 1] });
  game.choose('roll');
  game.choose('portal:plain_of_peril');
  it('the passage behind the question is that of the Portal', () => {
    expect(game.decision).toMatchObject({ ask: { id: 'ask.portal' }, rule: 'portal' });
  });
  it('a question for fate tells what the roll is compared with', () => {
    game.choose('strength');
    expect(game.decision.ask.args).toMatchObject({ dice: [4, 1], stat: 'strength', than: 4 });
  });
});
