import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ok } from '../../../shared/kernel/result';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';
import { told } from '../../fixtures/story';
import { midGame } from '../../fixtures/views';

describe('an update', () => {
  it('is played, stands, and is told to whoever hears', async () => {
    const { feed, push } = await aTable();
    const heard: string[] = [];
    feed.tell({
      leave: () => heard.push('leave'),
      stand: ({ stateId }, anew) => heard.push(`stand ${stateId} ${anew ? 'anew' : 'on'}`),
    });
    await push(updateOf(prompts.turn, { stateId: 2, events: told }));
    expect(heard).toEqual(['leave', 'stand 2 on']);
    expect(feed.chronicle.told).toEqual(told);
    expect(feed.rest).toEqual({ back: false });
  });

  it('that nobody sees before the next one does not stand, and is told all the same', async () => {
    const { feed, push } = await aTable();
    feed.toMyTurn();
    const heard: number[] = [];
    feed.tell({ stand: ({ stateId }) => heard.push(stateId) });
    const three = [2, 3, 4].map((stateId) =>
      updateOf(stateId === 4 ? prompts.turn : undefined, { stateId, events: told }),
    );
    await Promise.all(three.map(push));
    expect(heard.at(-1)).toBe(4);
    expect(heard).not.toContain(3);
    expect(feed.chronicle.told).toEqual([...told, ...told, ...told]);
  });

  it('is not drawn where nothing is shown and another one comes soon, and is drawn where none comes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    /** No time passes meanwhile. */
    const at = async <T>(doing: Promise<T>): Promise<T> => {
      await vi.advanceTimersByTimeAsync(0);
      return doing;
    };
    const { feed, push } = await at(aTable());
    const heard: number[] = [];
    feed.tell({ stand: ({ stateId }) => heard.push(stateId) });
    await at(push(updateOf(undefined, { stateId: 2, events: told })));
    await at(push(updateOf(undefined, { stateId: 3, events: told })));
    await vi.advanceTimersByTimeAsync(299);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([3]);
    expect(feed.chronicle.told).toEqual([...told, ...told]);
    await at(push(updateOf(undefined, { stateId: 4 })));
    await at(push(updateOf(prompts.turn, { stateId: 5 })));
    expect(heard).toEqual([3, 5]);
  });

  it('of another game is none of this one', async () => {
    const { feed, push } = await aTable();
    const before = feed.view;
    await push(updateOf(undefined, { game: 'another', view: { ...midGame(4), round: 99 } }));
    expect(feed.view).toBe(before);
  });

  it('that went back tells the journal anew', async () => {
    const { feed, push } = await aTable();
    await push(updateOf(prompts.turn, { events: told }));
    await push(updateOf(prompts.many, { rewound: true }));
    expect(feed.chronicle.told).toEqual([]);
    expect(feed.rest).toEqual({ back: true });
  });

  it('for somebody else at the same screen tells nothing of what the last one was told', async () => {
    const { feed, push } = await aTable();
    await push(updateOf(prompts.turn, { events: told }));
    await push(updateOf(undefined, { view: { ...midGame(4), seat: 'p1' } }));
    expect(feed.chronicle.told).toEqual([]);
  });

  it('for somebody else comes together with the journal, which never stands empty in between', async () => {
    const journals = [ok([]), ok(told)].map((journal) => Promise.resolve(journal));
    let arrive: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const { feed, push } = await aTable(undefined, undefined, async () => {
      const journal = journals.shift();
      if (journals.length === 0) await slow;
      return (await journal) ?? ok([]);
    });
    await push(updateOf(prompts.turn, { events: told }));
    await push(updateOf(undefined, { view: { ...midGame(4), seat: 'p1' } }));
    expect([feed.view?.seat, feed.chronicle.told]).toEqual([midGame(4).seat, told]);
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect([feed.view?.seat, feed.chronicle.told]).toEqual(['p1', told]);
  });
});

describe('who is ahead', () => {
  it('is shouted by itself, and not over what is shouted just now', async () => {
    const { feed, push } = await aTable(undefined, undefined, undefined, 'normal');
    const ahead = (seat: string) => {
      const view = midGame(4);
      const seats = view.seats.map((one) =>
        one.hero === undefined ? one : { ...one, hero: { ...one.hero, life: one.id === seat ? 90 : 4 } },
      );
      return push(updateOf(undefined, { view: { ...view, seats } }));
    };
    const proclaim = vi.spyOn(feed.playback.banners, 'proclaim');
    await ahead('p0');
    expect(feed.playback.banners.now).toMatchObject({ what: 'lead', hero: 'h0' });
    await ahead('p1');
    expect(proclaim).toHaveBeenCalledTimes(1);
  });
});

describe('a new character', () => {
  const came = { t: 'joined', hero: 'h1', seat: 'p1', def: 'base/character/wizard', space: 'base/space/city' } as const;
  const asked = { ...prompts.turn, id: 'dp1-9', seat: 'p1' } as const;

  it('is shown to the one who gets it, when the screen was handed over to him', async () => {
    const { feed, question, push } = await aTable(undefined, undefined, undefined, 'fast');
    await push(updateOf(asked, { events: [came], view: { ...midGame(4), seat: 'p1' } }));
    await vi.waitUntil(() => question.covered);
    expect([feed.playback.running, feed.playback.scene]).toEqual([false, undefined]);
    question.uncover();
    expect(feed.playback.running).toBe(true);
    await vi.waitUntil(() => feed.playback.scene);
    expect(feed.playback.scene).toMatchObject({ t: 'newcomer', hero: 'h1', waits: true });
    await push(updateOf({ ...asked, id: 'dp1-10' }, { stateId: 3, view: { ...midGame(4), seat: 'p1' } }));
    expect(question.prompt?.id).toBe('dp1-9');
    // A press that comes with the one before is the same.
    await vi.waitUntil(() => {
      feed.playback.goOn();
      return question.prompt?.id === 'dp1-10';
    });
    expect([feed.playback.running, feed.playback.scene]).toEqual([false, undefined]);
  });

  it('is shown at once where its person has the screen', async () => {
    const { feed, push } = await aTable(undefined, undefined, undefined, 'fast');
    await push(updateOf(prompts.turn, { events: [{ ...came, hero: 'h0', seat: 'p0' }] }));
    await vi.waitUntil(() => feed.playback.scene);
    expect(feed.playback.scene).toMatchObject({ t: 'newcomer', hero: 'h0', waits: true });
    feed.playback.goOn();
  });
});
