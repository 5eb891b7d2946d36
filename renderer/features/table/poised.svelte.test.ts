// One's own fight is looked at before its dice are thrown, also where somebody else was asked about it first.
import { expect, it, vi } from 'vitest';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';
import { follows } from '../../fixtures/story';
import { fightView, midGame } from '../../fixtures/views';

const attack = follows.slice(2, 4);
const fighting = (which: 'before' | 'won') => ({ ...midGame(4), fight: fightView(which) });
/** Whether the dice wait for a key, when the fight stands in the view before they are told. */
const waits = async (...before: readonly Parameters<typeof updateOf>[]): Promise<boolean> => {
  const { feed, push } = await aTable(undefined, updateOf(undefined), undefined, 'normal');
  for (const update of before) await push(updateOf(...update));
  await push(updateOf(undefined, { stateId: 9, events: attack }));
  await vi.waitUntil(() => feed.playback.fight !== undefined);
  return feed.playback.poised;
};

it('waits for a key behind a question that somebody else was asked', async () => {
  expect(await waits([undefined, { stateId: 2, view: fighting('before') }])).toBe(true);
});

it('waits for none behind a question that was asked here, nor when its dice lie already', async () => {
  const view = fighting('before');
  expect(await waits([prompts.turn, { stateId: 2, view }])).toBe(false);
  expect(await waits([prompts.turn, { stateId: 2, view }], [undefined, { stateId: 3, view }])).toBe(false);
  expect(await waits([undefined, { stateId: 2, view: fighting('won') }])).toBe(false);
});

it('tells nothing of what was told before it, while its dice are in the hand', async () => {
  const { feed, push } = await aTable(undefined, updateOf(undefined), undefined, 'normal');
  await push(updateOf(undefined, { stateId: 9, events: [...follows.slice(0, 1), ...attack] }));
  await vi.waitUntil(() => feed.playback.now !== undefined);
  await vi.waitUntil(() => feed.playback.poised, { timeout: 5000 });
  expect(feed.playback.now).toBeUndefined();
});
