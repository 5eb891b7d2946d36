// Plays the events over the old view. Nothing waits for it: skipping is showing the new view at once.
import type { ViewEvent } from '../../shared/contract/event';
import type { FightView } from '../../shared/contract/view';
import type { CardId, DefId, HeroId } from '../../shared/kernel/ids';
import { Banners } from './banners.svelte';
import { Lingering } from './lingering.svelte';
import { Passing } from './passing.svelte';
import { BARE, handedOver, laidOver, spotOf, type Overlay } from './overlay';
import {
  AT_ONCE,
  fightTimes,
  flightTime,
  momentTime,
  sceneTime,
  showTime,
  stepTime,
  tokenTime,
  tumbleTime,
  type FightTimes,
  type Pace,
} from './pace';
import { isAttack, isOwn, isThrown, momentOf, passes, sceneOf, type EventOf, type Moment, type Scene } from './scenes';
import type { Float, Roll, Telling } from './telling';
import { Twice } from './twice';

const FLOATS = 8;
/** Three frames of a screen that shows sixty in a second, in milliseconds. */
const FRAMES = 50;
/** So many milliseconds at most are caught up with: what comes next is still seen. */
const LATE = 100;

export class Playback {
  running: boolean = $state(false);
  /** The event that is shown. */
  now: ViewEvent | undefined = $state.raw();
  over: Overlay = $state.raw(BARE);
  /** The last roll: it stays to be read until the next one. */
  roll: Roll | undefined = $state.raw();
  floats: readonly Float[] = $state.raw([]);
  fight: EventOf<'fight'> | undefined = $state.raw();
  /** Somebody who sits here fights it: what others fight goes by itself, before anybody could press a key for it. */
  #own = $state.raw(true);
  /** A fight whose dice are thrown just now, and which is not over with them. */
  attack: FightView | undefined = $state.raw();
  /** Dice of the fight that were thrown again, each as often as it was: also one that shows what it showed before. */
  rethrown: readonly { readonly hero?: HeroId; readonly die: number }[] = $state.raw([]);
  /** How the stage tells it; as one that is looked at again is told, where there is none. */
  times: FightTimes | undefined = $state.raw();
  /** The fight is on its stage, and its dice are still in the hand of somebody who sits here. */
  poised: boolean = $state(false);
  /** The fight that the view still has is over and was told: its stage is gone, and the board shows what follows. */
  fought: boolean = $state(false);
  /** How long a drawn card flies until its face is seen; nothing says before what it is. */
  flight: number = $state(0);
  /** What the story stops for, and a card of others, which it goes on behind. */
  #stopped: Scene | undefined = $state.raw();
  readonly #lingering = new Lingering();
  readonly scene: Scene | undefined = $derived(this.#stopped ?? this.#lingering.scene);
  /** A key goes on from here, and skips nothing else. */
  readonly waits: boolean = $derived(
    (this.fight !== undefined && this.#own) || this.poised || this.scene?.waits === true,
  );
  /** Tokens that nothing waits for. */
  readonly tokens = new Passing();
  /** What a table would shout about; it goes by itself. */
  readonly banners = new Banners();
  /** The space that something happens on. */
  spot: DefId | undefined = $state.raw();
  /** Where somebody walks just now. */
  mover: DefId | undefined = $state.raw();
  /** How long a figure takes for one step, in milliseconds, for the style sheet. */
  step: number = $state(0);
  /** How long dice tumble that are thrown just now. */
  tumble: number = $state(0);

  #count = 0;
  readonly #twice = new Twice();
  #skipped = false;
  /** How often somebody has gone on before the time was over. */
  #wentOn = 0;
  /** Until when what is shown just now should be shown, by the clock of this page. */
  #due = 0;
  #wake: (() => void) | undefined;

  /** Shows each event for its time, telling of each as it comes; ends at once when it is skipped. */
  async play(events: readonly ViewEvent[], telling: Telling): Promise<void> {
    this.#skipped = false;
    this.running = true;
    this.#due = performance.now();
    if (telling.goesOn !== true) this.#twice.acted();
    if (this.roll !== undefined) this.roll = { ...this.roll, fresh: false };
    // What takes the place of the question is put there first: painted together with the first movement, it would cost
    // a frame.
    if (telling.goesOn !== true && events.length > 0 && this.#mayShow(telling)) await this.#pause(FRAMES);
    /** Dice of a fight that is about to be told. */
    let thrown: readonly ViewEvent[] = [];
    for (const [i, event] of events.entries()) {
      const rest = events.slice(i + 1);
      if (!this.#mayShow(telling)) {
        for (const one of [...thrown, event]) telling.tell(one);
        thrown = [];
        if (event.t === 'rolled') this.#rolled(event, false);
      } else if (telling.house !== undefined && isAttack(event, rest, telling.house)) {
        thrown = [...thrown, event];
        const [next, ...later] = rest;
        const goesOn = next !== undefined && (next.t === 'fight' || isAttack(next, later, telling.house));
        if (goesOn) continue;
        // The last dice before a question, or before something else comes in between.
        await this.#attack(event, thrown, telling.house.fight, telling);
        for (const one of thrown) telling.tell(one);
        thrown = [];
      } else {
        // Only a fight follows dice that were not told yet.
        await this.#show(event, rest, thrown, telling);
        thrown = [];
      }
    }
    if (telling.leaves !== true && this.#lingering.left > 0) await this.#read();
    this.#clear();
  }

  /** What is to be read comes after what is still read. */
  async #read(): Promise<void> {
    await this.#pause(this.#lingering.left);
    this.#lingering.end();
  }

  /** Skipping may happen while an event is shown. */
  #mayShow({ pace }: Telling): boolean {
    return !this.#skipped && pace().speed !== 'instant';
  }

  /** The last roll of a game that goes on from where it was left. */
  remember(events: readonly ViewEvent[]): void {
    const last = events.findLast(({ t }) => t === 'rolled' || t === 'fight');
    if (last?.t === 'rolled') this.#rolled(last, false);
  }

  /** Ends the wait for the event that is shown, and goes on to the next. */
  goOn(): void {
    if (!this.#twice.isNew()) return;
    this.#twice.acted();
    this.#wentOn++;
    this.#wake?.();
  }

  /** What a key does that nothing waits for. */
  pass(): void {
    if (this.#twice.isNew()) this.skip();
  }

  skip(): void {
    this.#skipped = true;
    this.#lingering.end();
    this.tokens.clear();
    this.banners.hush();
    this.#wake?.();
  }

  /** The table stands as it is seen from now on. Until then a fight that goes on keeps its stage. */
  stand(fight: FightView | undefined): void {
    this.attack = undefined;
    this.fought = false;
    // Its dice may be told by now: they lie there, with their sums.
    if (fight !== undefined && fight.mine.dice.length + fight.theirs.dice.length > 0) this.times ??= AT_ONCE;
    if (fight !== undefined) return;
    this.times = undefined;
    this.rethrown = [];
  }

  #clear(): void {
    this.running = false;
    this.now = undefined;
    this.#stopped = undefined;
    this.poised = false;
    this.over = BARE;
    this.floats = [];
    this.fight = undefined;
    this.spot = undefined;
  }

  async #show(
    event: ViewEvent,
    rest: readonly ViewEvent[],
    thrown: readonly ViewEvent[],
    telling: Telling,
  ): Promise<void> {
    const { house, pace, tell, step = () => undefined } = telling;
    const moment = house === undefined ? undefined : momentOf(event, house);
    const scene = house === undefined ? undefined : sceneOf(event, rest, house);
    if (scene !== undefined || event.t === 'fight') await this.#read();
    const passing = house === undefined ? undefined : passes(event, rest, house);
    if (passing !== undefined) this.tokens.add(passing, tokenTime(pace()));
    if (event.t === 'fight') this.#own = house === undefined || isOwn(event, house);
    const looked = event.t === 'fight' && (await this.#poise({ fight: event }, telling));
    for (const one of [...thrown, event]) telling.begins?.(one);
    if (event.t === 'rolled') {
      this.tumble = tumbleTime(pace());
      await this.#tumbles(this.tumble, telling, () => {
        this.#lay(event);
      });
    }
    if (event.t === 'fight') {
      const fresh = !looked && house?.staged !== true && this.attack === undefined;
      // Where a story is told again, its dice come with the fight.
      await this.#throw({ fresh, thrown: house === undefined || thrown.length > 0 }, telling, pace(), () => {
        this.#again(thrown);
        this.#lay(event);
      });
    }
    if (scene?.t === 'card') await this.#fly(scene, pace());
    for (const one of thrown) tell(one);
    tell(event);
    this.now = event;
    if (event.t === 'moved' || event.t === 'walked')
      await this.#walk(event.t === 'moved' ? event.hero : event.card, event.path, pace, step);
    else {
      if (event.t !== 'rolled' && event.t !== 'fight') this.#lay(event);
      if (scene === undefined) await this.#pause(showTime(event, pace()));
      else await this.#stop(scene, sceneTime(scene, pace()));
    }
    // What is still asked about it is asked on the same stage.
    if (event.t === 'fight') {
      this.attack = house?.fight?.outcome === undefined ? undefined : house.fight;
      this.fought = this.attack === undefined;
    }
    this.fight = undefined;
    if (moment !== undefined) await this.#rise(moment, telling);
  }

  /** Until the dice lie and the word stands there; whoever goes on before sees both at once. */
  async #throw(how: Parameters<typeof fightTimes>[1], telling: Telling, pace: Pace, lay: () => void): Promise<void> {
    const times = (this.times = fightTimes(pace, how));
    if (pace.mine) this.#twice.acted();
    const before = this.#wentOn;
    await this.#tumbles(times.lead + times.tumble, telling, lay);
    if (this.#wentOn === before) await this.#pause(times.word);
    if (this.#wentOn !== before || this.#skipped) this.times = AT_ONCE;
  }

  /** Until dice lie: by the clock, and on the screen. Whoever goes on waits for neither. */
  async #tumbles(ms: number, { landed }: Telling, lay: () => void): Promise<void> {
    const before = this.#wentOn;
    lay();
    await this.#pause(ms);
    if (landed === undefined || this.#skipped || this.#wentOn !== before) return;
    await new Promise<void>((done) => {
      const wake = (): void => {
        if (this.#wake === wake) this.#wake = undefined;
        done();
      };
      this.#wake = wake;
      void landed().then(wake);
    });
  }

  /** A drawn card comes out of its deck, face down: until then nobody is told what it is. */
  async #fly(scene: Scene, pace: Pace): Promise<void> {
    this.flight = flightTime(pace);
    this.#stopped = scene;
    await this.#pause(this.flight);
    this.flight = 0;
  }

  /** Shows a scene for its time, or until somebody has seen it; a card of others while the story goes on. */
  async #stop(scene: Scene, ms: number): Promise<void> {
    if (scene.t === 'card' && !scene.waits && !this.#skipped) this.#lingering.begin(scene, ms);
    else {
      this.#stopped = scene;
      await this.#pause(scene.waits ? Infinity : ms);
    }
    this.#stopped = undefined;
  }

  async #rise(moment: Moment, { pace, rises, worth }: Telling): Promise<void> {
    if (this.#skipped || worth?.(moment) === false) return;
    this.banners.proclaim(moment, pace().speed, rises);
    await this.#pause(momentTime(pace()));
  }

  /** Both sides are looked at until somebody who sits here throws the dice. */
  async #poise(
    what: { readonly fight: EventOf<'fight'> } | { readonly attack: FightView },
    { house }: Telling,
  ): Promise<boolean> {
    // Dice of something else have no place beside a fight, whose own lie on the stage, nor beside what comes of it.
    this.roll = undefined;
    if (house === undefined || this.#skipped) return false;
    if (!isThrown('fight' in what ? what.fight : what.attack, house)) return false;
    this.times = undefined;
    this.poised = true;
    if ('fight' in what) this.fight = what.fight;
    else this.attack = what.attack;
    await this.#pause(Infinity);
    this.poised = false;
    return true;
  }

  /** Dice of a fight are thrown before it is over: somebody is asked what he does about them. */
  async #attack(
    event: EventOf<'rolled'>,
    thrown: readonly ViewEvent[],
    fight: FightView | undefined,
    telling: Telling,
  ): Promise<void> {
    await this.#read();
    const looked = fight !== undefined && (await this.#poise({ attack: fight }, telling));
    for (const one of thrown) telling.begins?.(one);
    const pace = { ...telling.pace(), mine: true };
    this.tumble = tumbleTime(pace);
    if (fight === undefined) {
      await this.#tumbles(this.tumble, telling, () => {
        this.#rolled(event, true);
      });
      return;
    }
    const fresh = !looked && telling.house?.staged !== true && this.attack === undefined;
    await this.#throw({ fresh, thrown: true }, telling, pace, () => {
      this.#again(thrown);
      this.attack = fight;
    });
  }

  #again(thrown: readonly ViewEvent[]): void {
    const dice = thrown.flatMap((event) =>
      event.t !== 'rolled' || event.again === undefined
        ? []
        : [{ die: event.again, ...(event.hero === undefined ? {} : { hero: event.hero }) }],
    );
    if (dice.length > 0) this.rethrown = [...this.rethrown, ...dice];
  }

  async #walk(who: HeroId | CardId, path: readonly DefId[], pace: () => Pace, step: () => void): Promise<void> {
    for (const space of path) {
      if (!this.#skipped) step();
      this.step = stepTime(pace());
      this.over = { ...this.over, at: { ...this.over.at, [who]: space } };
      this.mover = space;
      await this.#pause(this.step);
    }
    this.mover = undefined;
  }

  /** What an event changes in the picture. */
  #lay(event: ViewEvent): void {
    this.over = laidOver(this.over, event);
    const spot = spotOf(event);
    if (spot !== 'same') this.spot = spot.space;
    if (event.t === 'rolled') this.#rolled(event, true);
    if (event.t === 'fight') this.fight = event;
    if (event.t === 'changed') this.#float({ hero: event.hero, what: event.what, by: event.by });
    const given = event.t === 'card' ? handedOver(event) : undefined;
    if (event.t !== 'card' || given === undefined) return;
    const card = { what: 'card', ...(event.def === undefined ? {} : { def: event.def }) };
    this.#float({ ...card, hero: given.from, by: -1 });
    this.#float({ ...card, hero: given.to, by: 1 });
  }

  #float(float: Omit<Float, 'n'>): void {
    this.floats = [...this.floats.slice(-FLOATS), { ...float, n: ++this.#count }];
  }

  #rolled(event: EventOf<'rolled'>, fresh: boolean): void {
    this.roll = {
      n: ++this.#count,
      dice: event.dice,
      fresh,
      ...(event.hero === undefined ? {} : { hero: event.hero }),
    };
  }

  /** By the clock: what drawing has taken longer is not added to the wait, as long as it was not much. */
  #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#skipped) return Promise.resolve();
    const now = performance.now();
    this.#due = Math.max(this.#due, now - LATE) + ms;
    const left = this.#due - now;
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = left === Infinity ? undefined : setTimeout(() => this.#wake?.(), left);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        // Whoever has waited for a key, or was called off, has nothing to catch up with.
        if (performance.now() < this.#due) this.#due = performance.now();
        done();
      };
    });
  }
}
