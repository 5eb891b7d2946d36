// What a text says that cards are which it has somebody fight: that counts, whatever they are elsewhere.
import { expect, it } from 'vitest';
import { always, choose, event, fight, magicObject, plus, stranger, v } from '../dsl';
import { startOf } from '../setup/position';
import { bookWith } from '../testing/books';

const known = { origin: 'ours' } as const;
const horse = stranger('base/adventure/nightmare_horse', { ...known, met: [] });
const awake = event('base/adventure/awake', {
  ...known,
  met: [
    choose({ cards: { named: 'nightmare_horse', at: 'here' } }, 'one'),
    fight({ strength: 4, cards: v('one'), subtype: 'dragon', cannotBeEvaded: true }),
  ],
});
const charm = magicObject('base/adventure/charm', {
  ...known,
  abilities: [always(plus('strength', 3, { when: { fight: { subtype: 'dragon' } } }))],
});
const book = bookWith(horse, awake, charm);
const livesWith = (...has: readonly string[]): number | undefined => {
  const started = startOf(book, {
    characters: { elf: { at: 'fields_n', fate: 0, lives: 3, has }, monk: { at: 'temple', fate: 0 } },
    phase: 'encounter',
    spaces: { fields_n: { cards: ['awake', 'nightmare_horse'] } },
    dice: [3, 3],
  });
  if (!started.ok) throw new Error(started.refusal.msg.id);
  return started.state.heroes['h1']?.life;
};

it('helps against them what helps against such creatures', () => {
  expect(livesWith()).toBe(2);
  expect(livesWith('charm')).toBe(3);
});
