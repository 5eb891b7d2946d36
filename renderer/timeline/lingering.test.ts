// What others do, on a clock that a test turns: how long a card of theirs is read, and what goes on behind it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import type { DefId } from '../../shared/kernel/ids';
import { follows } from '../fixtures/story';
import { space } from '../fixtures/views';
import type { Pace } from './pace';
import { Playback } from './playback.svelte';
import type { House } from './scenes';
import type { Telling } from './telling';

const READ = 1200;
/** As in the playback: the question gives way first. */
const FRAMES = 50;
const house: House = {
  mine: (hero) => hero === 'h0',
  unseen: () => false,
  myTurn: () => false,
  rank: () => 0,
  at: () => space('chapel'),
  has: () => ({ left: [], gold: 0 }),
  kind: () => 'object',
  chosen: [],
  fight: undefined,
  staged: false,
};
const card = (name: string): ViewEvent => ({
  t: 'card',
  card: `c${name.length}`,
  def: `base/adventure/${name}`,
  from: { in: 'deck', deck: 'adventure' },
  to: { in: 'space', space: space('chapel') },
});
const turn: readonly ViewEvent[] = [
  { t: 'turn', seat: 'p2', hero: 'h2', round: 3 },
  { t: 'rolled', hero: 'h2', for: 'move', dice: [2] },
  { t: 'moved', hero: 'h2', path: [space('chapel'), space('fields_ne')], how: 'walk' },
];
const [, , rolled, fought] = follows as readonly [ViewEvent, ViewEvent, ViewEvent, ViewEvent];
/** Of others, who were waited for long already. */
const late: Pace = { speed: 'normal', behind: 3, mine: false, share: 0.15 };

/** @returns how long each card's face was seen, and what was told while it was */
const watched = async (playback: Playback, told: readonly ViewEvent[]) => {
  const seen: { readonly def: DefId; ms: number; readonly behind: ViewEvent['t'][] }[] = [];
  const STEP = 10;
  let heard = told.length;
  for (let t = 0; t < 20_000; t += STEP) {
    const { scene, flight } = playback;
    if (scene?.t === 'card' && flight === 0) {
      if (seen.at(-1)?.def !== scene.def) seen.push({ def: scene.def, ms: 0, behind: [] });
      const last = seen.at(-1);
      if (last !== undefined) last.ms += STEP;
      last?.behind.push(...told.slice(heard).map((event) => event.t));
    }
    heard = told.length;
    await vi.advanceTimersByTimeAsync(STEP);
  }
  return seen;
};

const playing = (events: readonly ViewEvent[], more: Partial<Telling> = {}, playback = new Playback()) => {
  const told: ViewEvent[] = [];
  let ended = false;
  void playback
    .play(events, { pace: () => late, tell: (event) => told.push(event), house, ...more })
    .then(() => (ended = true));
  return { playback, told, ended: () => ended };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a card that another draws', () => {
  it('is read for its whole time, while the next one moves behind it', async () => {
    const { playback, told } = playing([card('wand'), ...turn, card('mule'), ...turn, card('goblin'), rolled, fought], {
      house: { ...house, mine: () => false },
    });
    const seen = await watched(playback, told);
    expect(seen.map(({ def }) => def)).toEqual(['wand', 'mule', 'goblin'].map((name) => `base/adventure/${name}`));
    for (const { ms } of seen) expect(Math.abs(ms - READ)).toBeLessThanOrEqual(20);
    // The fight is to be read as well: it comes after it.
    const moves = ['card', 'turn', 'rolled', 'moved'];
    expect(seen.map(({ behind }) => behind)).toEqual([moves, moves, ['card']]);
    expect(told.at(-1)).toBe(fought);
  });

  it('is read on where others go on after what is told, and else before somebody is asked', async () => {
    const leaving = playing([card('wand')], { leaves: true });
    await vi.advanceTimersByTimeAsync(FRAMES + 500);
    expect([leaving.ended(), leaving.playback.running, leaving.playback.scene?.t]).toEqual([true, false, 'card']);
    const next = playing(turn.slice(0, 1), { goesOn: true }, leaving.playback);
    await vi.advanceTimersByTimeAsync(500);
    expect([next.told.length, next.ended(), leaving.playback.scene?.t]).toEqual([1, false, 'card']);
    await vi.advanceTimersByTimeAsync(READ);
    expect([next.ended(), leaving.playback.scene]).toEqual([true, undefined]);
  });

  it('goes by itself where nothing comes after it, and at once when it is skipped', async () => {
    const alone = playing([card('wand')], { leaves: true });
    await vi.advanceTimersByTimeAsync(FRAMES + READ + 500);
    expect(alone.playback.scene).toBeUndefined();
    const skipped = playing([card('wand')], { leaves: true });
    await vi.advanceTimersByTimeAsync(FRAMES + 500);
    skipped.playback.skip();
    expect(skipped.playback.scene).toBeUndefined();
  });
});

describe('tokens that others draw', () => {
  it('pass by while the story goes on, each for a while, and stop it nowhere', async () => {
    const token = (name: string): ViewEvent => ({
      ...card(name),
      t: 'card',
      def: `x/token/${name}`,
      from: { in: 'deck', deck: 'x/deck/token' },
      to: { in: 'table' },
    });
    const names = ['strike', 'scale', 'slumber'];
    const { playback, told, ended } = playing([...names.map(token), ...turn]);
    await vi.advanceTimersByTimeAsync(FRAMES + 500);
    expect([told.length, playback.scene, ended()]).toEqual([names.length + turn.length, undefined, true]);
    expect(playback.tokens.now.map(({ def }) => def)).toEqual(names.map((name) => `x/token/${name}`));
    await vi.advanceTimersByTimeAsync(2000);
    expect(playback.tokens.now).toEqual([]);
  });
});

describe('a fight of others', () => {
  it('shows both sides, then dice, then the word for a second, and asks for no key', async () => {
    const { playback, told } = playing([rolled, fought]);
    await vi.advanceTimersByTimeAsync(FRAMES + 300);
    expect([playback.fight?.t, playback.waits, told]).toEqual(['fight', true, []]);
    const others = playing([rolled, fought], { house: { ...house, mine: () => false } });
    await vi.advanceTimersByTimeAsync(FRAMES + 900);
    expect([others.playback.fight?.t, others.playback.waits, others.told]).toEqual(['fight', false, []]);
    await vi.advanceTimersByTimeAsync(200);
    expect(others.told).toEqual([rolled, fought]);
    await vi.advanceTimersByTimeAsync(850);
    expect(others.playback.fight?.t).toBe('fight');
    await vi.advanceTimersByTimeAsync(READ);
    expect(others.playback.fight).toBeUndefined();
  });
});
