// The campaigns, as the start screen lists them.
import type { Backup, GameSummary } from '../../../shared/contract/setup';
import type { Reply } from '../../../shared/contract/failure';
import { MOST_FILE_BYTES } from '../../../shared/contract/requests';
import { trouble } from '../../../shared/text/index';
import type { Shell } from '../../app/shell.svelte';
import { troubleOf, type Said } from '../../app/said';
import { handOut, toBase64 } from './files';

export const SORTS = ['played', 'name', 'begun', 'length'] as const;
export type Sort = (typeof SORTS)[number];

const BY: { readonly [K in Sort]: (a: GameSummary, b: GameSummary, collate: Intl.Collator) => number } = {
  played: (a, b) => b.savedAt - a.savedAt,
  name: (a, b, collate) => collate.compare(a.name, b.name),
  begun: (a, b) => b.createdAt - a.createdAt,
  length: (a, b) => b.answers - a.answers,
};

/** Where the list is so short that a search would be in the way. */
const FEW = 4;

export class Saves {
  all: readonly GameSummary[] = $state.raw([]);
  loaded = $state(false);
  #trouble: Said | undefined = $state.raw();
  /** What was done, said once. */
  #said: Said | undefined = $state.raw();
  /** The one that was deleted last: it comes back with one press. */
  gone: GameSummary | undefined = $state.raw();
  backups: readonly Backup[] = $state.raw([]);
  search = $state('');
  sort: Sort = $state('played');
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  readonly trouble: string | undefined = $derived(this.#trouble?.());
  readonly said: string | undefined = $derived(this.#said?.());
  /** Chapters of the tutorial have a list of their own. */
  readonly games: readonly GameSummary[] = $derived(
    this.all.filter(({ deletedAt, tutorial }) => deletedAt === undefined && tutorial === undefined),
  );
  readonly deleted: readonly GameSummary[] = $derived(
    this.all.filter(({ deletedAt, tutorial }) => deletedAt !== undefined && tutorial === undefined),
  );
  /** The game that was played last and is not over. */
  readonly last: GameSummary | undefined = $derived(this.games.find(({ over }) => !over));
  readonly many: boolean = $derived(this.games.length > FEW);
  readonly shown: readonly GameSummary[] = $derived.by(() => {
    const collate = new Intl.Collator(this.#shell.settings.language, { numeric: true });
    return this.games.filter((game) => this.#fits(game)).toSorted((a, b) => BY[this.sort](a, b, collate));
  });

  /** Every word is somewhere in the name, the players or the characters. */
  #fits({ name, seats, characters }: GameSummary): boolean {
    const text = [name, ...seats, ...characters.map((def) => this.#shell.name(def))].join(' ').toLowerCase();
    return this.search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  }

  async load(): Promise<void> {
    const games = await this.#shell.client.games();
    if (!games.ok) return;
    this.loaded = true;
    this.all = games.value.toSorted((a, b) => b.savedAt - a.savedAt);
  }

  /** Lists anew after something was done; @returns what came of it, where it worked. */
  async #after<T>(done: Promise<Reply<T>>): Promise<T | undefined> {
    const reply = await done;
    this.#trouble = troubleOf(this.#shell, reply);
    this.#said = undefined;
    this.gone = undefined;
    await this.load();
    return reply.ok ? reply.value : undefined;
  }

  async remove(game: GameSummary): Promise<void> {
    if ((await this.#after(this.#shell.client.remove({ game: game.id }))) !== undefined) this.gone = game;
  }

  async restore(game: string): Promise<void> {
    await this.#after(this.#shell.client.restore({ game }));
  }

  async rename(game: string, name: string): Promise<void> {
    await this.#after(this.#shell.client.rename({ game, name }));
  }

  async duplicate(game: string): Promise<void> {
    const made = await this.#after(this.#shell.client.duplicate({ game }));
    if (made !== undefined) this.#said = () => this.#shell.words.start.copied;
  }

  async export(game: string): Promise<void> {
    const file = await this.#shell.client.exportGame({ game });
    this.#trouble = troubleOf(this.#shell, file);
    if (file.ok) handOut(file.value.name, file.value.file);
  }

  async add(file: File): Promise<void> {
    if (file.size > MOST_FILE_BYTES) {
      this.#trouble = () => this.#shell.speech.say(trouble('trouble.file.too-large'));
      return;
    }
    // A long game is played through once more before it is taken.
    this.#trouble = undefined;
    this.gone = undefined;
    this.#said = () => this.#shell.words.start.adding(file.name);
    const added = await this.#after(
      this.#shell.client.importGame({ file: toBase64(new Uint8Array(await file.arrayBuffer())) }),
    );
    if (added !== undefined) this.#said = () => this.#shell.words.start.added(added.name);
  }

  async loadBackups(): Promise<void> {
    const backups = await this.#shell.client.backups();
    if (backups.ok) this.backups = backups.value;
  }

  async bringBack(file: string): Promise<void> {
    const done = await this.#after(this.#shell.client.restoreBackup({ file }));
    if (done !== undefined) this.#said = () => this.#shell.words.start.backupDone(done.games);
  }
}
