import { expect, it } from 'vitest';
import { withEvent } from './events';

const was = (event: Readonly<Record<string, unknown>>): unknown => withEvent({ t: 'event', event })['event'];

it('gives each meaning of an event its own field', () => {
  expect(was({ kind: 'lose', hero: 'h1', what: 'life', n: 1, cause: 'battle', how: 'reward', by: 'h2' })).toEqual({
    kind: 'lose',
    hero: 'h1',
    what: 'life',
    n: 1,
    cause: 'battle',
    reward: true,
    by: 'h2',
  });
  expect(was({ kind: 'gain', hero: 'h1', what: 'fate', n: 1, cause: 'space', how: 'dark' })).toMatchObject({
    fateSide: 'dark',
  });
  expect(
    was({ kind: 'rolled', hero: 'h1', what: 'move', for: 'move', dice: [4], n: 4, how: '$rolled', to: 's3' }),
  ).toEqual({ kind: 'rolled', hero: 'h1', for: 'move', dice: [4], n: 4, into: { scope: 's3', as: '$rolled' } });
  expect(was({ kind: 'cast', hero: 'h1', what: 'command', to: 's3' })).toEqual({
    kind: 'cast',
    hero: 'h1',
    scope: 's3',
  });
  expect(was({ kind: 'alignment', hero: 'h1', to: 'evil' })).toEqual({
    kind: 'alignment',
    hero: 'h1',
    alignment: 'evil',
  });
  expect(was({ kind: 'defeated', hero: 'h1', what: 'battle', how: 'creature', card: 'c1' })).toEqual({
    kind: 'defeated',
    hero: 'h1',
    fight: 'battle',
    foe: 'creature',
    card: 'c1',
  });
  expect(was({ kind: 'turnBegan', hero: 'h1', how: 'missed' })).toEqual({
    kind: 'turnBegan',
    hero: 'h1',
    missed: true,
  });
  expect(was({ kind: 'moved', hero: 'h1', space: 'x', path: ['x'], how: 'teleport', what: 'meets' })).toEqual({
    kind: 'moved',
    hero: 'h1',
    space: 'x',
    path: ['x'],
    how: 'teleport',
    meets: true,
  });
});

it('tells a card that leaves from a Spell that was cast', () => {
  expect(was({ kind: 'left', hero: 'h1', card: 'c1', how: 'discard', cause: 'killed' })).toEqual({
    kind: 'left',
    hero: 'h1',
    card: 'c1',
    leaving: 'discard',
    killed: true,
  });
  expect(was({ kind: 'left', hero: 'h1', how: 'castSpell', what: 'lastSpell' })).toEqual({
    kind: 'spellSpent',
    hero: 'h1',
    spell: 'last',
  });
});

it('leaves other frames and other events alone', () => {
  expect(withEvent({ t: 'chart', chart: 'turn' })).toEqual({ t: 'chart', chart: 'turn' });
  expect(was({ kind: 'landed', hero: 'h1', space: 'x' })).toEqual({ kind: 'landed', hero: 'h1', space: 'x' });
});
