// The saved games, as the start screen lists them.
import type { GameSummary } from '../../../shared/contract/setup';
import type { Program } from '../../app/program.svelte';

export class Saves {
  games: readonly GameSummary[] = $state.raw([]);
  loaded = $state(false);
  trouble: string | undefined = $state.raw();
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
  }

  /** The game that was played last and is not over. */
  readonly last: GameSummary | undefined = $derived(this.games.find(({ over }) => !over));

  async load(): Promise<void> {
    const games = await this.#program.client.games();
    if (!games.ok) return;
    this.loaded = true;
    this.games = [...games.value].sort((a, b) => b.savedAt - a.savedAt);
  }

  async remove(game: string): Promise<void> {
    const done = await this.#program.client.remove({ game });
    this.trouble = done.ok ? undefined : done.error.message;
    await this.load();
  }

  async rename(game: string, name: string): Promise<void> {
    const done = await this.#program.client.rename({ game, name });
    this.trouble = done.ok ? undefined : done.error.message;
    await this.load();
  }
}
