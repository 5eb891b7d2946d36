// Dice that decide something for whoever sits here, on the stage: looked at, thrown, read, and what came of them.
import type { ViewEvent } from '../../shared/contract/event';
import type { DefId } from '../../shared/kernel/ids';
import { isHeld, rollTime, type Pace } from './pace';
import { isDeaths, isDeciding, type EventOf, type Scene } from './scenes';
import type { Telling } from './telling';

/** `hand`: what they decide is looked at; `air`: they fly; `table`: they lie, and their number may be told. */
export type Thrown = {
  readonly event: EventOf<'rolled'>;
  readonly at: 'hand' | 'air' | 'table';
  /** They are thrown against somebody, as Death's: he throws next. */
  readonly isTheirs: boolean;
  /** What they stand against, as Death's: they lie there first. */
  readonly against: readonly number[];
  /** What came of them so far. */
  readonly after: readonly ViewEvent[];
};

/** What is no longer about the dice. */
const ENDS: readonly ViewEvent['t'][] = [
  'turn',
  'moved',
  'walked',
  'rolled',
  'fight',
  'killed',
  'joined',
  'met',
  'over',
];

/** `hold`: what is waited for just now waits to be ended. */
type Clock = { readonly pause: (ms: number) => Promise<void>; readonly hold: () => void };

/** What is not to go by before it was read. */
const harms = ({ event: { hero } }: Thrown, event: ViewEvent): boolean =>
  'hero' in event &&
  event.hero === hero &&
  ((event.t === 'changed' && event.what === 'life' && event.by < 0) || event.t === 'toad' || event.t === 'missTurn');

export class Rolling {
  thrown: Thrown | undefined = $state.raw();
  /** It waits for a key of whoever has thrown. */
  held: boolean = $state(false);
  /** All that came of it stands there, to be read: from now on the key goes on. */
  read: boolean = $state(false);
  /** It goes on by itself after so many milliseconds of being read; 0 where it waits for the key. */
  goesIn: number = $state(0);
  /** A question has shown it as it lies there. */
  #isRead = false;
  /** Whoever sits here has laid his hand on it: it goes nowhere by itself. */
  #isKept = false;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What comes next: it ends the dice that lie there, where it is not about them, and may be dice itself. */
  async begin(event: ViewEvent, rest: readonly ViewEvent[], telling: Telling, scene?: Scene): Promise<boolean> {
    const decides = telling.house !== undefined && isDeciding(event, rest, telling.house);
    const goesOn = decides && this.#goesOn(event);
    if (!goesOn && this.#isOver(event, scene)) {
      this.#bring(event);
      await this.leave(telling);
    }
    if (!decides) return false;
    this.#take(event, rest);
    this.held = isHeld(telling.pace());
    if (!goesOn) await this.#clock.pause(rollTime('look', telling.pace()));
    return true;
  }

  /** From a hand into the air, and onto the table. */
  put(at: Thrown['at']): void {
    if (this.thrown !== undefined) this.thrown = { ...this.thrown, at };
  }

  /** What has come of them. */
  follow(event: ViewEvent): void {
    const { thrown } = this;
    if (thrown === undefined || event === thrown.event) return;
    this.thrown = { ...thrown, after: [...thrown.after, event] };
    this.#isRead = false;
  }

  /** Where it brings whoever has thrown, he goes when that was read. */
  #bring(event: ViewEvent): void {
    const { thrown } = this;
    if (thrown !== undefined && event.t === 'moved' && event.hero === thrown.event.hero)
      this.thrown = { ...thrown, after: [...thrown.after, event] };
  }

  /** What came of the dice is read, or somebody goes on; then their stage is gone. */
  async leave({ pace }: Telling): Promise<void> {
    if (this.thrown === undefined) return;
    this.held = isHeld(pace());
    if (!this.#isRead) await this.#isSeen(pace());
    this.#clear();
  }

  /** It waits for the key from now on: somebody reads it, or looks something up. */
  keep(): void {
    if (!this.held || this.#isKept) return;
    this.#isKept = true;
    this.goesIn = 0;
    if (this.read) this.#clock.hold();
  }

  async #isSeen(pace: Pace): Promise<void> {
    const { thrown } = this;
    const waits = this.#isKept || (thrown?.after.some((event) => harms(thrown, event)) ?? false);
    const ms = rollTime('read', pace);
    this.goesIn = waits ? 0 : ms;
    this.read = true;
    await this.#clock.pause(waits && this.held ? Infinity : ms);
  }

  /** All is told: the dice stay where something is asked about them. */
  async end(telling: Telling): Promise<void> {
    if (!this.#isAbout(telling.about)) await this.leave(telling);
    this.held = false;
  }

  /** Where nothing is shown, the dice lie there at once: a question about them comes with them. */
  skip(event: ViewEvent, rest: readonly ViewEvent[], { house }: Telling): void {
    this.held = false;
    if (house !== undefined && isDeciding(event, rest, house)) {
      this.#take(event, rest);
      this.put('table');
    } else if (this.#isOver(event)) this.#clear();
    else this.follow(event);
  }

  /** The table stands. @param about what is asked */
  stand(about: DefId | undefined): void {
    if (this.#isAbout(about)) this.#isRead = true;
    else this.#clear();
  }

  /** Whether a throw goes on from the one that lies there: a die of it again, one's own after Death's, another's. */
  #goesOn({ source, again, for: purpose }: EventOf<'rolled'>): boolean {
    const { thrown } = this;
    if (thrown === undefined || thrown.event.source !== source) return false;
    return again !== undefined || thrown.isTheirs || (purpose === 'follower' && thrown.event.for === purpose);
  }

  #take(event: EventOf<'rolled'>, rest: readonly ViewEvent[]): void {
    const before = this.#goesOn(event) ? this.thrown : undefined;
    const against = before?.isTheirs === true ? before.event.dice : (event.leads?.against ?? []);
    this.thrown = { event, at: 'hand', isTheirs: isDeaths(event, rest), against, after: [] };
    this.#isRead = false;
  }

  #isOver(event: ViewEvent, scene?: Scene): boolean {
    return this.thrown !== undefined && (scene !== undefined || ENDS.includes(event.t));
  }

  #isAbout(source: DefId | undefined): boolean {
    return this.thrown !== undefined && this.thrown.event.source === source;
  }

  #clear(): void {
    this.thrown = undefined;
    this.held = this.read = this.#isRead = this.#isKept = false;
    this.goesIn = 0;
  }
}
