// What others do, on a clock that a test turns: how long a card of theirs is read, and what goes on behind it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { msg, type DefId } from '../../shared/kernel/ids';
import { house as anyHouse } from '../fixtures/house';
import { follows } from '../fixtures/story';
import { fightView, space } from '../fixtures/views';
import { fightTimes, type Pace } from './pace';
import { Playback } from './playback.svelte';
import type { EventOf, House } from './scenes';
import type { Telling } from './telling';

const READ = 1200;
/** As in the playback: the question gives way first. */
const FRAMES = 50;
/** As in the pace. */
const [FLIGHT, SEEN, LOOK] = [250, 300, 500];
const house: House = { ...anyHouse, myTurn: () => false };
/** At which nobody who sits here fights. */
const others: House = { ...house, mine: () => false };
const card = (name: string): EventOf<'card'> => ({
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
const [, , rolled, fought] = follows as readonly [ViewEvent, ViewEvent, ViewEvent, EventOf<'fight'>];
/** Of others, who were waited for long already. */
const late: Pace = { speed: 'normal', behind: 3, mine: false, share: 0.15 };

type Seen = { readonly side: string; ms: number; readonly behind: ViewEvent['t'][] };

/** @returns how long each card was seen where, and what was told meanwhile; how many at once, how long over a fight */
const watched = async (playback: Playback, told: readonly ViewEvent[]) => {
  const seen = new Map<DefId, Seen>();
  const STEP = 10;
  let [most, covered] = [0, 0];
  let heard = told.length;
  for (let t = 0; t < 20_000; t += STEP) {
    const faces = playback.scenes.filter((_, i) => playback.flight === 0 || i < playback.scenes.length - 1);
    most = Math.max(most, faces.length);
    if (playback.fight !== undefined && playback.scenes.length > 0) covered += STEP;
    for (const { scene, side } of faces) {
      if (!('def' in scene)) continue;
      const last = seen.get(scene.def) ?? { side, ms: 0, behind: [] };
      seen.set(scene.def, { ...last, side, ms: last.ms + STEP });
      last.behind.push(...told.slice(heard).map((event) => event.t));
    }
    heard = told.length;
    await vi.advanceTimersByTimeAsync(STEP);
  }
  return { cards: [...seen].map(([def, rest]) => ({ name: def.split('/').at(-1), ...rest })), most, covered };
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
    const { playback, told } = playing([card('wand'), ...turn]);
    const { cards } = await watched(playback, told);
    expect(cards).toEqual([{ name: 'wand', side: 'middle', ms: READ, behind: ['card', 'turn', 'rolled', 'moved'] }]);
  });

  it('is seen before anything tells what it has done', async () => {
    const pestilence = card('pestilence');
    const loses: ViewEvent = {
      t: 'changed',
      hero: 'h2',
      what: 'life',
      by: -1,
      now: 2,
      source: pestilence.def ?? 'rules',
    };
    const { told, playback } = playing([pestilence, loses, ...turn]);
    await vi.advanceTimersByTimeAsync(FRAMES + FLIGHT + 60);
    expect(told).toEqual([pestilence]);
    // It lies there once: the same one twice has no place on the screen.
    expect(playback.scenes.map(({ scene }) => scene)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(SEEN);
    expect(told.slice(0, 2)).toEqual([pestilence, loses]);
  });

  it('lies beside the one before it, a third one between both, and a fourth where there is room again', async () => {
    const { playback, told, ended } = playing(['wand', 'mule', 'axe', 'ring'].map(card));
    const { cards, most } = await watched(playback, told);
    expect(cards.map(({ name, side }) => [name, side])).toEqual([
      ['wand', 'left'],
      ['mule', 'right'],
      ['axe', 'middle'],
      ['ring', 'left'],
    ]);
    for (const { ms } of cards) expect(Math.abs(ms - READ)).toBeLessThanOrEqual(20);
    expect([most, ended()]).toEqual([3, true]);
  });

  it('stays aside where it went when another one is over', async () => {
    const { playback } = playing([card('wand')], { pace: () => ({ ...late, speed: 'cinematic' }), leaves: true });
    await vi.advanceTimersByTimeAsync(FRAMES + 2 * FLIGHT);
    playing([card('mule')], { goesOn: true, leaves: true }, playback);
    await vi.advanceTimersByTimeAsync(READ + 100);
    expect(playback.scenes).toMatchObject([{ side: 'left' }, { side: 'right' }]);
    await vi.advanceTimersByTimeAsync(600);
    expect(playback.scenes).toMatchObject([{ side: 'left', scene: { def: 'base/adventure/wand' } }]);
  });

  it('is seen on in its fight, in which nothing covers the stage; any other is read before', async () => {
    const fight = { ...fought, theirs: { ...fought.theirs, shares: [{ source: 'base/adventure/ogre', n: 5 }] } };
    const { playback, told } = playing([card('wand'), card('ogre'), rolled, fight], { house: others });
    const { cards, covered } = await watched(playback, told);
    expect(covered).toBe(0);
    expect(cards.map(({ name, ms }) => [name, Math.round(ms / 100) * 100])).toEqual([
      ['wand', READ],
      ['ogre', 800],
    ]);
    expect(told.at(-1)).toBe(fight);
  });

  it('is seen before somebody is asked, and is read on beside the question until that is answered', async () => {
    const asked = playing([card('wand')], { asks: true });
    await vi.advanceTimersByTimeAsync(FRAMES + FLIGHT + SEEN - 10);
    expect(asked.ended()).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect([asked.ended(), asked.playback.running, asked.playback.scene?.t]).toEqual([true, false, 'card']);
    playing(turn, {}, asked.playback);
    expect(asked.playback.scene).toBeUndefined();
    const aboutFight = playing([card('wand')], { asks: true, house: { ...others, fight: fightView('before') } });
    await vi.advanceTimersByTimeAsync(FRAMES + FLIGHT + READ - 10);
    expect(aboutFight.ended()).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect([aboutFight.ended(), aboutFight.playback.scene]).toEqual([true, undefined]);
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

/** Of a Spell, its caster and its target. */
const cast = (name: string, targets: readonly string[]): EventOf<'cast'> => ({
  t: 'cast',
  hero: 'h2',
  def: `base/spell/${name}`,
  card: `c${900 + name.length}`,
  targets: targets.map((def) => msg('name', { def })),
});

describe('a Spell', () => {
  it('that another casts lies on the board like a card, and goes on to be read while it has its effect', async () => {
    const { playback, told } = playing([cast('mesmerism', ['base/character/elf']), ...turn]);
    const { cards } = await watched(playback, told);
    expect(cards).toEqual([
      { name: 'mesmerism', side: 'middle', ms: READ, behind: ['cast', 'turn', 'rolled', 'moved'] },
    ]);
  });

  it('that is cast because of another lies beside it and says so, until that one is over', async () => {
    const playback = new Playback();
    const at = { ...others, pending: () => playback.casts.last };
    const [first, second] = [cast('mesmerism', ['base/character/elf']), cast('nullify', [])];
    playing([first, second], { house: at, leaves: true }, playback);
    await vi.advanceTimersByTimeAsync(FRAMES + 2 * FLIGHT + 300);
    expect(playback.scenes).toMatchObject([
      { side: 'left', scene: { t: 'spell', event: first } },
      { side: 'right', scene: { t: 'spell', event: second, answers: first.def } },
    ]);
    const gone = (of: EventOf<'cast'>): ViewEvent => ({
      ...{ t: 'card', card: of.card ?? 'c0', def: of.def },
      ...{ from: { in: 'held', hero: 'h2' }, to: { in: 'discard', deck: 'base/deck/spell' } },
    });
    playing([gone(second), gone(first), cast('random', [])], { house: at, goesOn: true }, playback);
    await vi.advanceTimersByTimeAsync(FLIGHT + 200);
    expect(playback.scene).toMatchObject({ t: 'spell', def: 'base/spell/random' });
    expect(playback.scene).not.toHaveProperty('answers');
  });

  it('that strikes somebody who sits here waits for his key; his own does not', async () => {
    const own = 'base/character/warrior';
    const { playback } = playing([cast('mesmerism', [own])]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([playback.waits, playback.scene]).toMatchObject([true, { t: 'spell', on: 'h0' }]);
    const mine = playing([{ ...cast('healing', [own]), hero: 'h0' }], { pace: () => ({ ...late, mine: true }) });
    await vi.advanceTimersByTimeAsync(FRAMES + 600 + 100);
    expect([mine.playback.waits, mine.playback.scene?.t]).toEqual([false, 'spell']);
  });

  it('that no card brings and that does not strike all is seen by what it does', async () => {
    const { card: _, ...command } = cast('command', []);
    const { playback, told, ended } = playing([command]);
    expect((await watched(playback, told)).cards).toEqual([]);
    expect(ended()).toBe(true);
  });
});

describe('a fight of others', () => {
  it('shows both sides and what chances they have, then dice, then the word, and asks for no key', async () => {
    const { playback, told } = playing([rolled, fought]);
    await vi.advanceTimersByTimeAsync(FRAMES + 300);
    expect([playback.fight?.t, playback.waits, told]).toEqual(['fight', true, []]);
    const other = playing([rolled, fought], { house: others });
    await vi.advanceTimersByTimeAsync(FRAMES + LOOK - 10);
    expect([other.playback.fight?.t, other.playback.looked, other.playback.waits, other.told]).toEqual([
      ...['fight', true, false],
      [],
    ]);
    const { tumble, word } = fightTimes(late, { fresh: false, thrown: true });
    await vi.advanceTimersByTimeAsync(20 + tumble);
    expect([other.playback.looked, other.told]).toEqual([false, []]);
    await vi.advanceTimersByTimeAsync(word);
    expect(other.told).toEqual([rolled, fought]);
    await vi.advanceTimersByTimeAsync(650);
    expect(other.playback.fight?.t).toBe('fight');
    await vi.advanceTimersByTimeAsync(100);
    expect(other.playback.fight).toBeUndefined();
  });

  it('is looked at no longer that stood there while others were asked about it', async () => {
    const playback = new Playback();
    playback.stand(fightView('before'));
    await vi.advanceTimersByTimeAsync(LOOK);
    const at = { ...others, staged: true };
    const { told } = playing([rolled, fought], { house: at, goesOn: true }, playback);
    const { tumble, word } = fightTimes(late, { fresh: false, thrown: true });
    await vi.advanceTimersByTimeAsync(tumble + word + 20);
    expect(told).toEqual([rolled, fought]);
  });

  it('shows its Enemy on the stage alone once that was seen, also while somebody is asked', async () => {
    const ogre = 'base/adventure/ogre';
    const { playback } = playing([{ ...card('ogre'), def: ogre }], { leaves: true, house: others });
    await vi.advanceTimersByTimeAsync(FRAMES + FLIGHT + 50);
    playback.stand(fightView('before'));
    expect(playback.scene?.t).toBe('card');
    await vi.advanceTimersByTimeAsync(SEEN);
    expect(playback.scene).toBeUndefined();
  });
});
