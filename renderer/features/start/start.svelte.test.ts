// What the start screen says while a game is added out of a file, and after.
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../shared/contract/failure';
import { ok } from '../../../shared/kernel/result';
import type { Shell } from '../../app/shell.svelte';
import { en } from '../../words/en';
import { Saves } from './start.svelte';

type Added = { readonly game: string; readonly name: string };

describe('a file that is added', () => {
  it('is told of at once, as long as it is read, and when it is there', async () => {
    let done: (reply: Reply<Added>) => void = () => undefined;
    const client = {
      games: () => Promise.resolve(ok([])),
      importGame: () => new Promise<Reply<Added>>((resolve) => (done = resolve)),
    };
    // Only what adding asks for is there.
    const saves = new Saves({ client, words: en, settings: { language: 'en' } } as unknown as Shell);
    const adding = saves.add(new File(['x'], 'sunday.crownward'));
    await expect.poll(() => saves.said).toContain('sunday.crownward');
    done(ok({ game: 'g-1', name: 'Sunday' }));
    await adding;
    expect(saves.said).toBe(en.start.added('Sunday'));
  });
});
