import { describe, expect, it } from 'vitest';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';
import { midGame, ogre, space } from '../../fixtures/views';

describe('what is looked at', () => {
  it('stays open while the game goes on; what an option pointed at goes with its question', async () => {
    const { look, push } = await aTable();
    look.inspected = { def: ogre.def };
    look.lit = space('chapel');
    look.pointed = ogre.def;
    await push(updateOf(prompts.turn, { stateId: 2 }));
    expect(look.inspected).toEqual({ def: ogre.def });
    expect([look.lit, look.pointed]).toEqual([undefined, undefined]);
  });

  it('is closed when somebody else has the screen, and when what it showed was taken back', async () => {
    const { look, push } = await aTable();
    look.inspected = { def: ogre.def };
    await push(updateOf(undefined, { view: { ...midGame(4), seat: 'p1' } }));
    expect(look.inspected).toBeUndefined();
    look.inspected = { def: ogre.def };
    await push(updateOf(undefined, { view: { ...midGame(4), seat: 'p1' }, rewound: true }));
    expect(look.inspected).toBeUndefined();
  });
});
