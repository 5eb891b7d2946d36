// Who goes on in another body: in any, or in one of a deck (a Ghost).
import { describe, expect, it } from 'vitest';
import { each, event, gain, v } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import type { Cond } from '../vocab/select';
import type { FormDef } from '../vocab/definition';

const body = (deck: string, name: string): FormDef => ({
  id: `trial/${deck}/${name}`,
  kind: 'form',
  deck,
  origin: 'ours',
  strength: 1,
  craft: 1,
  life: 0,
  fate: 0,
  abilities: [],
});

/** How much gold each of them has when all that are in such a body have gained one. */
const paid = (form: Cond): readonly number[] => {
  const pays = each({ heroes: { where: form } }, 'one', gain('gold', 1, v('one')));
  const game = aGame(
    bookWith(event('base/adventure/trial', { met: [pays] }), body('ghost', 'pale'), body('ooze', 'slime')),
    {
      characters: {
        troll: { at: 'fields_n', fate: 0, gold: 0 },
        elf: { at: 'tavern', gold: 0, form: 'pale' },
        monk: { at: 'temple', gold: 0, form: 'slime' },
      },
      spaces: { fields_n: { cards: ['trial'] } },
      phase: 'encounter',
    },
  );
  return ['troll', 'elf', 'monk'].map((name) => game.hero(name).gold);
};

describe('form', () => {
  it('finds whoever is in any other body', () => {
    expect(paid({ form: true, of: 'it' })).toEqual([0, 1, 1]);
  });
  it('finds whoever is in a body of that deck', () => {
    expect(paid({ form: true, from: 'ghost', of: 'it' })).toEqual([0, 1, 0]);
    expect(paid({ not: { form: true, from: 'ghost', of: 'it' } })).toEqual([1, 0, 1]);
  });
});
