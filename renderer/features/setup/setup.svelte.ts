// What is chosen on the set-up screen, until it becomes a game.
import { canonical } from '../../../shared/kernel/json';
import { estimateLength, type LengthEstimate } from '../../../shared/contract/length';
import type { Reply } from '../../../shared/contract/failure';
import type {
  EndingsMode,
  OptionOffer,
  OptionValue,
  PresetOffer,
  SavedPreset,
  SeatChoice,
  SetupChoices,
  SetupOffer,
} from '../../../shared/contract/setup';
import { choicesOf, codeOf, type CodeProblem } from '../../../shared/contract/setup-code/index';
import type { Shell } from '../../app/shell.svelte';
import { troubleOf, type Said } from '../../app/said';
import {
  fitting,
  levelBeside,
  newSeat,
  firstChoices,
  rulesFrom,
  choosable,
  sameSetup,
  tidy,
  toldApart,
  valuesOf,
  withPreset,
} from './choices';
import {
  blockOf,
  endingsOf,
  isOf,
  setValue,
  switchOn,
  type Block,
  type Values,
} from '../../../shared/contract/together';

/** A seat with a name of its own for the list, whatever is typed into it. */
export type Row = SeatChoice & { readonly n: number };
const STEPS = ['characters', 'sets', 'rules', 'start'] as const;
export type Step = (typeof STEPS)[number];
export const SET_STATES = ['on', 'cards', 'off'] as const;
export type SetState = (typeof SET_STATES)[number];

type Rest = Omit<SetupChoices, 'seats' | 'name' | 'seed' | 'showSeed'>;

/** Asked beside the characters, because they are about them. */
export const CHARACTER_OPTIONS = { choice: 'characterChoice', order: 'firstPlayerByDie' } as const;

const dice = (faces: number): number => Math.floor(Math.random() * faces);

export class SetupState {
  offer: SetupOffer | undefined = $state.raw();
  #trouble: Said | undefined = $state.raw();
  /** The set-up that could not become a game: of another one nothing is said against it. */
  #refused: SetupChoices | undefined = $state.raw();
  /** What was done, said once. */
  #said: Said | undefined = $state.raw();
  step: Step = $state('characters');
  rows: readonly Row[] = $state.raw([]);
  /** All but the seats, the name and the seed. */
  rest: Rest = $state.raw({ sets: [], profile: '', rules: {} });
  name = $state('');
  seed = $state('');
  showSeed = $state(false);
  busy = $state(false);
  /** The seat whose character is being chosen. */
  choosing: number | undefined = $state();
  saved: readonly SavedPreset[] = $state.raw([]);
  /** The preset that was deleted last: it comes back with one press. */
  gone: SavedPreset | undefined = $state.raw();
  #count = 0;
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  /** Where there is one set alone there is nothing to choose among sets. */
  readonly steps: readonly Step[] = $derived(
    STEPS.filter((step) => step !== 'sets' || (this.offer?.sets.length ?? 0) > 1),
  );
  readonly said: string | undefined = $derived(this.#said?.());
  readonly full: boolean = $derived(this.rows.length >= (this.offer?.maxSeats ?? 0));
  readonly profile: string = $derived(this.rest.profile);
  readonly options: readonly OptionOffer[] = $derived(
    (this.offer?.options ?? []).filter(
      (option) =>
        option.values.length > 1 && option.byProfile[this.profile] !== undefined && isOf(option, this.rest.sets),
    ),
  );
  readonly houseRules: readonly OptionOffer[] = $derived(
    this.options.filter(({ id, houseRule }) => houseRule && !Object.values<string>(CHARACTER_OPTIONS).includes(id)),
  );
  readonly values: Values = $derived(this.offer === undefined ? {} : valuesOf(this.offer, this.rest));
  readonly changed: number = $derived(Object.keys(this.rest.rules).length);
  readonly choices: SetupChoices = $derived.by(() => {
    const name = this.name.trim();
    const seed = this.seed.trim();
    const names = toldApart(this.rows.map((seat, i) => seat.name.trim() || this.#shell.words.setup.seat(i + 1)));
    return {
      ...this.rest,
      ...(name === '' ? {} : { name }),
      seats: this.rows.map(({ n: _, look, ...seat }, i) => ({
        ...seat,
        name: names[i] ?? seat.name,
        ...(look === undefined || look === i ? {} : { look }),
      })),
      ...(seed === '' ? {} : { seed }),
      ...(this.showSeed ? { showSeed: true } : {}),
    };
  });
  readonly trouble: string | undefined = $derived(
    this.#refused === undefined || canonical(this.#refused) === canonical(this.choices) ? this.#trouble?.() : undefined,
  );
  readonly code: string = $derived(this.rows.length === 0 ? '' : codeOf(this.choices));
  readonly length: LengthEstimate | undefined = $derived(
    this.offer === undefined ? undefined : estimateLength(this.offer.lengths, this.offer.options, this.choices),
  );
  /** Characters of the sets that are on with theirs. */
  readonly characters: readonly string[] = $derived(
    (this.offer?.characters ?? []).filter((def) => this.setState(def.slice(0, def.indexOf('/'))) === 'on'),
  );

  async load(): Promise<void> {
    const { screen } = this.#shell;
    const [offer, saved] = await Promise.all([this.#shell.client.offer(), this.#shell.client.presets()]);
    if (!offer.ok) {
      this.#trouble = troubleOf(this.#shell, offer);
      return;
    }
    this.offer = offer.value;
    if (saved.ok) this.saved = saved.value;
    const again =
      screen.at === 'setup' && screen.again !== undefined
        ? await this.#shell.client.setupOf({ game: screen.again })
        : undefined;
    if (again?.ok === false) this.#trouble = troubleOf(this.#shell, again);
    const { choices, left } = fitting(
      (again?.ok === true ? again.value : (this.#shell.draft ?? offer.value.last)) ?? firstChoices(offer.value),
      offer.value,
    );
    this.#take(choices);
    this.#said = left.length === 0 ? undefined : () => this.#shell.words.setup.leftOut(this.#list(left));
  }

  #list(problems: readonly CodeProblem[]): string {
    return this.#shell.words.list([...new Set(problems.map(({ what }) => what))]);
  }

  #take({ seats, name, seed, showSeed, ...rest }: SetupChoices): void {
    this.rest = rest;
    this.rows = this.#dealt(seats.map((seat) => ({ n: ++this.#count, ...seat })));
    this.name = name ?? this.name;
    this.seed = seed ?? this.seed;
    this.showSeed = showSeed ?? false;
  }

  // The seats

  look(row: Row): number {
    return row.look ?? this.rows.indexOf(row);
  }

  add(control: SeatChoice['control'] = 'computer'): void {
    const free = Array.from({ length: 6 }, (_, look) => look).find(
      (look) => !this.rows.some((row) => this.look(row) === look),
    );
    this.rows = [
      ...this.#fixed(),
      { n: ++this.#count, ...newSeat(control, this.rows), ...(free === undefined ? {} : { look: free }) },
    ];
  }

  /** The rows with their figures written down, before they change places. */
  #fixed(): readonly Row[] {
    return this.rows.map((row) => ({ ...row, look: this.look(row) }));
  }

  change(n: number, patch: Partial<Row>): void {
    this.rows = this.rows.map((row) => (row.n === n ? { ...row, ...patch } : row));
  }

  /** A computer that takes a person's place plays as the others do, unless it has played there before. */
  setControl(n: number, control: SeatChoice['control']): void {
    const others = this.rows.filter((row) => row.n !== n);
    this.rows = this.rows.map((row) =>
      row.n !== n ? row : { ...(control === 'computer' ? levelBeside(others) : {}), ...row, control },
    );
  }

  /** A computer of another level; its manner is that level's own. */
  setPlayer(n: number, level: string, personality: string | undefined): void {
    this.rows = this.rows.map((row) => {
      if (row.n !== n) return row;
      const { personality: _, ...others } = row;
      return { ...others, level, ...(personality === undefined ? {} : { personality }) };
    });
  }

  /** Whoever had the figure gets the one that is given away for it. */
  setLook(n: number, look: number): void {
    const rows = this.#fixed();
    const mine = rows.find((row) => row.n === n)?.look ?? look;
    this.rows = rows.map((row) => (row.n === n ? { ...row, look } : row.look === look ? { ...row, look: mine } : row));
  }

  remove(n: number): void {
    this.rows = this.#fixed().filter((row) => row.n !== n);
  }

  move(n: number, by: 1 | -1): void {
    const rows = [...this.#fixed()];
    const at = rows.findIndex((row) => row.n === n);
    const [row] = rows.splice(at, 1);
    if (row !== undefined) rows.splice(at + by, 0, row);
    this.rows = rows;
  }

  /** Who has chosen this character already. */
  holder(character: string): Row | undefined {
    return this.rows.find((row) => row.character === character && row.n !== this.choosing);
  }

  // The sets

  setState(id: string): SetState {
    return !this.rest.sets.includes(id) ? 'off' : (this.rest.withoutCharacters ?? []).includes(id) ? 'cards' : 'on';
  }

  setSet(id: string, state: SetState): void {
    const among = (list: readonly string[], is: boolean): readonly string[] =>
      (this.offer?.sets ?? []).map((set) => set.id).filter((set) => (set === id ? is : list.includes(set)));
    const sets = among(this.rest.sets, state !== 'off');
    const {
      seats: _,
      name: __,
      seed: ___,
      showSeed: ____,
      ...rest
    } = tidy({
      ...this.choices,
      sets,
      ...(this.offer === undefined ? {} : choosable(this.offer, this.choices, sets)),
      withoutCharacters: among(this.rest.withoutCharacters ?? [], state === 'cards'),
    });
    this.rest = rest;
    this.rows = this.#dealt(this.rows);
  }

  /** A character that is not in these sets is dealt. */
  #dealt(rows: readonly Row[]): readonly Row[] {
    return rows.map((row) =>
      row.character === 'lot' || this.characters.includes(row.character) ? row : { ...row, character: 'lot' },
    );
  }

  /** Each set but the one with the board is on, on without its characters, or off. */
  rollSets(): void {
    for (const set of this.offer?.sets ?? []) {
      const states = SET_STATES.filter((state) => state !== 'cards' || set.characters > 0);
      if (!set.base) this.setSet(set.id, states[dice(states.length)] ?? 'on');
    }
  }

  // The rules

  block(option: OptionOffer): Block | undefined {
    return blockOf(option, this.options, this.values);
  }

  #setValues(values: Values): void {
    if (this.offer !== undefined) this.rest = { ...this.rest, rules: rulesFrom(this.offer, this.profile, values) };
  }

  setRule(option: OptionOffer, value: OptionValue): void {
    this.#setValues(setValue(option, value, this.options, this.values));
  }

  /** With all that it needs and without what excludes it. */
  switchOn(option: OptionOffer): void {
    this.#setValues(
      switchOn(option, option.values.find((value) => value !== option.values[0]) ?? true, this.options, this.values),
    );
  }

  setProfile(profile: string): void {
    this.rest = { ...this.rest, profile, rules: {} };
  }

  // The endings

  /** What may be chosen with these sets. */
  readonly allEndings: readonly string[] = $derived(this.offer ? endingsOf(this.offer, this.rest.sets) : []);
  /** Those that may come: without a choice the plain one. */
  readonly endings: readonly string[] = $derived(this.rest.endings ?? this.allEndings.slice(0, 1));

  /** The one that cannot be taken away, because no other is chosen. */
  readonly onlyEnding: string | undefined = $derived(
    this.endings.length === 1 && this.endings[0] === this.allEndings[0] ? this.endings[0] : undefined,
  );

  /** Whoever enters the Crown first has won, so no other ending than the plain one ever comes (R4 SUDDEN DEATH). */
  readonly plainEnding: boolean = $derived(
    this.values['suddenDeath'] === true && this.values['kingOfTheHill'] !== true,
  );

  setEnding(id: string, on: boolean): void {
    const all = this.allEndings;
    const next = all.filter((one) => (one === id ? on : this.endings.includes(one)));
    // One at least, and the plain one alone is no choice.
    const plain = next.length === 0 || (next.length === 1 && next[0] === all[0]);
    const { endings: _, endingsMode, ...rest } = this.rest;
    this.rest = { ...rest, ...(plain ? {} : { endings: next }), ...(endingsMode === undefined ? {} : { endingsMode }) };
  }

  setEndingsMode(mode: EndingsMode): void {
    const { endingsMode: _, ...rest } = this.rest;
    this.rest = { ...rest, ...(mode === 'revealed' ? {} : { endingsMode: mode }) };
  }

  // Presets and codes

  /** How long the game would be with it, for those who sit there. */
  lengthWith(preset: PresetOffer): LengthEstimate | undefined {
    return this.offer === undefined
      ? undefined
      : estimateLength(this.offer.lengths, this.offer.options, withPreset(preset, this.choices));
  }

  is(preset: PresetOffer): boolean {
    return sameSetup(withPreset(preset, this.choices), this.choices);
  }

  isSaved({ choices }: SavedPreset): boolean {
    return sameSetup(choices, this.choices);
  }

  use(preset: PresetOffer): void {
    this.#take(withPreset(preset, this.choices));
    this.#said = undefined;
  }

  useSaved({ choices }: SavedPreset): void {
    if (this.offer === undefined) return;
    const { choices: fit, left } = fitting(choices, this.offer);
    this.#take(fit);
    this.#said = left.length === 0 ? undefined : () => this.#shell.words.setup.leftOut(this.#list(left));
  }

  #listed(reply: Reply<readonly SavedPreset[]>): boolean {
    this.#trouble = troubleOf(this.#shell, reply);
    this.#refused = undefined;
    if (reply.ok) this.saved = reply.value;
    return reply.ok;
  }

  /** What went wrong before does not matter any more. */
  forget(): void {
    this.#trouble = undefined;
  }

  async keep(name: string): Promise<boolean> {
    const { name: _, ...choices } = this.choices;
    this.gone = undefined;
    return this.#listed(
      await this.#shell.client.keepPreset({
        id: `u-${Date.now().toString(36)}${dice(1e6).toString(36)}`,
        name,
        choices,
      }),
    );
  }

  async rename(preset: SavedPreset, name: string): Promise<boolean> {
    return this.#listed(await this.#shell.client.keepPreset({ ...preset, name }));
  }

  async removePreset(preset: SavedPreset): Promise<void> {
    if (this.#listed(await this.#shell.client.deletePreset({ id: preset.id }))) this.gone = preset;
  }

  async bringBack(preset: SavedPreset): Promise<void> {
    if (this.#listed(await this.#shell.client.keepPreset(preset))) this.gone = undefined;
  }

  /** @returns why the code was not taken */
  takeCode(code: string): CodeProblem | undefined {
    if (this.offer === undefined) return undefined;
    const read = choicesOf(code, this.offer);
    if (!read.ok) return read.error;
    this.name = '';
    this.seed = '';
    this.#take(read.value);
    this.#said = () => this.#shell.words.setup.code.taken;
    return undefined;
  }

  /** Who goes back finds it as it was when he returns. */
  keepDraft(): void {
    if (this.offer !== undefined) this.#shell.draft = this.choices;
  }

  /** A seed that is short enough to be read out. */
  rollSeed(): void {
    this.seed = Array.from({ length: 8 }, () => 'abcdefghjkmnpqrstuvwxyz'[dice(23)] ?? '').join('');
  }

  async begin(): Promise<void> {
    if (this.busy || this.offer === undefined || this.rows.length === 0) return;
    this.busy = true;
    this.#trouble = undefined;
    const { choices } = this;
    const made = await this.#shell.client.create(choices);
    this.busy = false;
    if (made.ok) {
      this.#shell.draft = undefined;
      this.#shell.screen = { at: 'table', game: made.value.game };
    } else {
      this.#trouble = troubleOf(this.#shell, made);
      this.#refused = choices;
    }
  }
}
