// From the list of chapters to the table: a game that was left goes on, any other begins anew.
import { SEAT_NAMES } from '../../../shared/contract/setup';
import type { ChapterId } from '../../../shared/contract/tutorial';
import type { Shell } from '../../app/shell.svelte';
import { troubleOf, type Said } from '../../app/said';
import { lessonsFor } from '../../words/index';
import { noteOf, withNote } from './notes';

/** Goes to the table; @returns why that is not possible. */
export const openChapter = async (shell: Shell, id: ChapterId, anew: boolean): Promise<Said | undefined> => {
  const { client, words, settings } = shell;
  const note = noteOf(settings, id);
  const games = await client.games();
  if (!games.ok) return troubleOf(shell, games);
  const left = games.value.find(({ id: game, deletedAt }) => game === note?.game && deletedAt === undefined);
  if (left !== undefined && !anew) {
    shell.screen = { at: 'table', game: left.id };
    return undefined;
  }
  const [me, rival] = SEAT_NAMES;
  const made = await client.create({
    name: words.tutorial.called(lessonsFor(settings.language).chapters[id].title),
    seats: [
      { name: me, control: 'person', character: 'base/character/warrior' },
      { name: rival, control: 'computer', character: 'base/character/elf' },
    ],
    sets: ['base'],
    profile: 'digital',
    rules: {},
    tutorial: id,
  });
  if (!made.ok) return troubleOf(shell, made);
  await shell.change({
    tutorial: [...withNote(shell.settings, { chapter: id, game: made.value.game, step: 0, from: 0, done: false })],
  });
  shell.screen = { at: 'table', game: made.value.game };
  if (left !== undefined) await client.remove({ game: left.id });
  return undefined;
};
