import { expect, it } from 'vitest';
import { translated } from '../index';
import { withEvents } from './events';

const now = (value: unknown): unknown => translated(value, 1, 2, [{ to: 2, up: withEvents }]);
const reaction = (on: string, event: unknown): object => ({
  id: 't',
  stage: 'after',
  on,
  whose: 'mine',
  event,
  do: [],
});

it('asks of an event what it has under the names of today', () => {
  expect(now(reaction('lose', { what: 'life', how: 'reward', cause: 'battle' }))).toEqual(
    reaction('lose', { what: 'life', reward: true, cause: 'battle' }),
  );
  expect(now(reaction('rolled', { what: 'move', natural: [6] }))).toEqual(
    reaction('rolled', { for: 'move', natural: [6] }),
  );
  expect(now(reaction('defeated', { how: 'creature', card: { kind: 'enemy' } }))).toEqual(
    reaction('defeated', { foe: 'creature', card: { kind: 'enemy' } }),
  );
  expect(now(reaction('killed', { what: ['battle', 'psychic'] }))).toEqual(
    reaction('killed', { fight: ['battle', 'psychic'] }),
  );
  expect(now(reaction('stoodIn', { what: 'lost' }))).toEqual(reaction('stoodIn', { outcome: 'lost' }));
  expect(now(reaction('landed', { to: { named: 'woods' } }))).toEqual(reaction('landed', { to: { named: 'woods' } }));
});

it('hears of a Spell that was cast by itself, and of a card that is killed', () => {
  expect(now(reaction('left', { what: 'lastSpell' }))).toEqual(reaction('spellSpent', { spell: 'last' }));
  expect(now(reaction('left', { cause: 'killed', card: { kind: 'follower' } }))).toEqual(
    reaction('left', { killed: true, card: { kind: 'follower' } }),
  );
  expect(now(reaction('left', { how: 'discard', card: { self: true } }))).toEqual(
    reaction('left', { leaving: 'discard', card: { self: true } }),
  );
});

it('says of which event a condition asks', () => {
  expect(now({ not: { eventIs: { how: 'missed' } } })).toEqual({ not: { eventIs: { on: 'turnBegan', missed: true } } });
  const ended = { ...reaction('turnEnded', {}), when: { not: { eventIs: { how: 'missed' } } } };
  expect(now(ended)).toEqual({
    ...reaction('turnEnded', {}),
    when: { not: { eventIs: { on: 'turnEnded', missed: true } } },
  });
  expect(now({ eventIs: { what: ['battle', 'psychic'] } })).toEqual({ eventIs: { on: 'defeated' } });
  expect(now({ eventIs: { cause: 'battle' } })).toEqual({ eventIs: { on: 'lose', cause: 'battle' } });
});

it('goes on hearing no roll for an attack where it heard none', () => {
  const cave = { ...reaction('rolled', undefined), when: { source: { named: ['cave'] } } };
  expect(now(cave)).toEqual({ ...cave, event: { for: ['card', 'space'] } });
  expect(now(reaction('rolled', { natural: [6] }))).toEqual(
    reaction('rolled', {
      natural: [6],
      for: ['move', 'card', 'space', 'pray', 'armour', 'spell', 'number', 'quest', 'follower'],
    }),
  );
});

it('leaves alone what has the names of today, and what is no reaction', () => {
  const good = [
    reaction('lose', { what: 'life' }),
    { op: 'gain', what: 'gold', n: 1 },
    { stage: 'after', on: 'moved' },
  ];
  expect(now(good)).toEqual(good);
});
