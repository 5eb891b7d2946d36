// What is chosen on the set-up screen, until it becomes a game.
import type { OptionOffer, SeatChoice, SetupChoices, SetupOffer } from '../../../shared/contract/setup';
import type { Program } from '../../app/program.svelte';

type Value = string | number | boolean;
export type Row = { readonly n: number; readonly name: string; readonly control: SeatChoice['control']; readonly character: SeatChoice['character'] };

const START_SEATS = 3;
const LOT = 'lot';

export class SetupState {
  offer: SetupOffer | undefined = $state.raw();
  trouble: string | undefined = $state.raw();
  rows: readonly Row[] = $state.raw([]);
  profile = $state('');
  rules: { readonly [option: string]: Value } = $state.raw({});
  name = $state('');
  seed = $state('');
  showSeed = $state(false);
  busy = $state(false);
  /** The seat whose character is being chosen. */
  choosing: number | undefined = $state();
  #count = 0;
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
    if (program.screen.at === 'setup') this.seed = program.screen.seed ?? '';
  }

  readonly houseRules: readonly OptionOffer[] = $derived(
    (this.offer?.options ?? []).filter(({ houseRule, values, byProfile }) => houseRule && values.length > 1 && byProfile[this.profile] !== undefined),
  );
  readonly changed: number = $derived(Object.keys(this.rules).length);
  readonly full: boolean = $derived(this.rows.length >= (this.offer?.maxSeats ?? 0));

  async load(): Promise<void> {
    const offer = await this.#program.client.offer();
    if (!offer.ok) {
      this.trouble = offer.error.message;
      return;
    }
    this.offer = offer.value;
    this.profile = offer.value.profiles[0] ?? '';
    for (let seat = 0; seat < Math.min(START_SEATS, offer.value.maxSeats); seat++) this.add(seat === 0 ? 'person' : 'computer');
  }

  add(control: SeatChoice['control'] = 'computer'): void {
    const taken = new Set(this.rows.map(({ name }) => name));
    const name = this.#program.words.setup.defaults.find((one) => !taken.has(one)) ?? '';
    this.rows = [...this.rows, { n: ++this.#count, name, control, character: LOT }];
  }

  change(n: number, patch: Partial<Row>): void {
    this.rows = this.rows.map((row) => (row.n === n ? { ...row, ...patch } : row));
  }

  remove(n: number): void {
    this.rows = this.rows.filter((row) => row.n !== n);
  }

  /** Who has chosen this character already. */
  holder(character: string): Row | undefined {
    return this.rows.find((row) => row.character === character && row.n !== this.choosing);
  }

  valueOf(option: OptionOffer): Value | undefined {
    return this.rules[option.id] ?? option.byProfile[this.profile];
  }

  /** A value as the profile has it is no house rule. */
  setRule(option: OptionOffer, value: Value): void {
    const rest = Object.fromEntries(Object.entries(this.rules).filter(([id]) => id !== option.id));
    this.rules = option.byProfile[this.profile] === value ? rest : { ...rest, [option.id]: value };
  }

  setProfile(profile: string): void {
    this.profile = profile;
    this.rules = {};
  }

  async begin(): Promise<void> {
    if (this.busy || this.offer === undefined) return;
    this.busy = true;
    const title = this.name.trim();
    const seed = this.seed.trim();
    const choices: SetupChoices = {
      ...(title === '' ? {} : { name: title }),
      seats: this.rows.map(({ name, control, character }, i) => ({ name: name.trim() || this.#program.words.setup.seat(i + 1), control, character })),
      sets: this.offer.sets,
      profile: this.profile,
      rules: this.rules,
      ...(seed === '' ? {} : { seed }),
      ...(this.showSeed ? { showSeed: true } : {}),
    };
    const made = await this.#program.client.create(choices);
    this.busy = false;
    if (made.ok) this.#program.screen = { at: 'table', game: made.value.game };
    else this.trouble = made.error.msg === undefined ? made.error.message : this.#program.speech.say(made.error.msg);
  }
}
