// The records, as their screen shows them.
import type { RecordsView, RecordTable, Scope } from '../../../shared/contract/records';
import type { Shell } from '../../app/shell.svelte';
import { troubleOf, type Said } from '../../app/said';
import { handOut } from '../start/files';

const MINUTE = 60_000;

export class Books {
  view: RecordsView | undefined = $state.raw();
  #trouble: Said | undefined = $state.raw();
  /** What was done, said once. */
  #said: Said | undefined = $state.raw();
  scope: Scope = $state('fair');
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  readonly trouble: string | undefined = $derived(this.#trouble?.());
  readonly said: string | undefined = $derived(this.#said?.());
  readonly #forms = $derived.by(() => {
    const { language } = this.#shell.settings;
    return {
      number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
      percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
      day: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
    };
  });
  /** Nothing was played to its end, whatever the scope. */
  readonly empty: boolean = $derived(this.view?.overview.finished === 0 && this.view.leftOut === 0);

  async load(scope: Scope = this.scope): Promise<void> {
    this.scope = scope;
    const books = await this.#shell.client.records({ scope });
    // Somebody may have chosen otherwise meanwhile.
    if (scope !== this.scope) return;
    this.#trouble = troubleOf(this.#shell, books);
    if (books.ok) this.view = books.value;
  }

  async export(table: RecordTable): Promise<void> {
    const file = await this.#shell.client.exportRecords({ table, scope: this.scope });
    this.#trouble = troubleOf(this.#shell, file);
    this.#said = file.ok ? () => this.#shell.words.records.saved(file.value.name) : undefined;
    if (file.ok) handOut(file.value.name, file.value.file, 'text/csv;charset=utf-8');
  }

  number(n: number): string {
    return this.#forms.number.format(n);
  }

  /** A share of nothing is no share. */
  share(part: number, whole: number): string {
    return whole === 0 ? '–' : this.#forms.percent.format(part / whole);
  }

  mean(sum: number, n: number): string {
    return n === 0 ? '–' : this.number(sum / n);
  }

  day(at: number): string {
    return this.#forms.day.format(new Date(at));
  }

  time(ms: number): string {
    const minutes = Math.round(ms / MINUTE);
    return this.#shell.words.records.hours(Math.floor(minutes / 60), minutes % 60);
  }
}
