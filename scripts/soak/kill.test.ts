// The shipped host, killed in the middle of a combat: started again, it is where it was.
import { expect, it } from 'vitest';
import type { GameUpdate } from '../../shared/contract/view';
import { ensureBuilt } from '../build.mjs';
import { aDataDir, openScreen, pause, ROOT } from './host';

/** A person's answer that leads to fights: he goes on and fights. */
const keysFor = ({ prompt }: GameUpdate): readonly string[] => {
  const open = (prompt?.options ?? [])
    .filter(({ off, minor }) => off === undefined && minor !== true)
    .map(({ key }) => key);
  return open.includes('fight') ? ['fight'] : open.slice(0, Math.max(1, prompt?.min ?? 1));
};

/** The Assassin is asked in each of his battles whether he assassinates. */
it('a game that was killed in a combat is there again, with the same view and the same question', async () => {
  await ensureBuilt(ROOT, ['app']);
  const dataDir = aDataDir();
  const first = await openScreen(dataDir);
  const seats = [
    { name: 'Ann', control: 'person', character: 'base/character/assassin' },
    { name: 'Robot', control: 'computer', character: 'base/character/wizard' },
  ] as const;
  const { game } = await first.get('games.create', {
    seats,
    sets: ['base'],
    profile: 'revised',
    rules: {},
    seed: 'killed in a combat',
  });
  let now = await first.get('games.open', { game });
  for (let n = 0; n < 2000 && !(now.view.fight !== undefined && now.prompt !== undefined); n++) {
    if (now.prompt !== undefined)
      await first.get('game.answer', { game, seat: 'p1', answer: { decision: now.prompt.id, keys: keysFor(now) } });
    const before = now.stateId;
    for (let i = 0; i < 200 && (first.latest()?.stateId ?? before) === before; i++) await pause(5);
    now = first.latest() ?? now;
  }
  expect(now.view.fight).toBeDefined();
  expect(now.prompt).toBeDefined();
  await first.kill();

  const second = await openScreen(dataDir);
  // Who comes back to a game is told besides what a copy of it would show him.
  const { events, peek: _peek, ...resumed } = await second.get('games.open', { game });
  const { events: _, ...shown } = now;
  expect(resumed).toEqual(shown);
  expect(events).toEqual([]);
  expect((await second.get('game.journal', { game })).length).toBeGreaterThan(5);

  // And it goes on from there.
  await second.get('game.answer', {
    game,
    seat: 'p1',
    answer: { decision: resumed.prompt?.id ?? 'd', keys: keysFor(now) },
  });
  for (let i = 0; i < 200 && second.latest() === undefined; i++) await pause(5);
  expect(second.latest()?.stateId).toBeGreaterThan(now.stateId);
});
