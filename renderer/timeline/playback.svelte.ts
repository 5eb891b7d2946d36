// Plays the events over the old view. Nothing waits for it: skipping is showing the new view at once.
import type { ViewEvent } from '../../shared/contract/event';
import type { FightView } from '../../shared/contract/view';
import type { CardId, DefId, HeroId } from '../../shared/kernel/ids';
import { Banners } from './banners.svelte';
import { Lingering, type Laid } from './lingering.svelte';
import { Casts } from './casts';
import { Far } from './far.svelte';
import { Passing } from './passing.svelte';
import { Rolling } from './rolling.svelte';
import { BARE, handedOver, laidOver, spotOf, type Overlay } from './overlay';
import {
  AT_ONCE,
  apartTime,
  facedTime,
  farTime,
  fightTimes,
  flightTime,
  isHeld,
  lookTime,
  momentTime,
  sceneTime,
  seenTime,
  showTime,
  stepTime,
  tokenTime,
  tumbleTime,
  type FightTimes,
  type Pace,
} from './pace';
import { Pausing } from './pausing';
import {
  isAttack,
  isDeciding,
  isFarFate,
  isForKey,
  isFought,
  isIn,
  isOwn,
  isThrown,
  momentOf,
  passes,
  sceneOf,
  type EventOf,
  type Moment,
  type Scene,
} from './scenes';
import type { Float, Roll, Telling } from './telling';
import { Twice } from './twice.svelte';

const FLOATS = 8;
/** Three frames of a screen that shows sixty in a second, in milliseconds. */
const FRAMES = 50;

/** What is read while the story goes on behind it. */
const isReadOn = ({ t, waits }: Scene): boolean => (t === 'card' || t === 'spell') && !waits;

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
  /** A fight of others is on its stage, and its dice are not thrown yet. */
  looked: boolean = $state(false);
  /** The fight that the view still has is over and was told: its stage is gone, and the board shows what follows. */
  fought: boolean = $state(false);
  /** How long a drawn card flies until its face is seen; nothing says before what it is. */
  flight: number = $state(0);
  /** What the story stops for, and cards of others, which it goes on behind. */
  #stopped: Laid | undefined = $state.raw();
  readonly #lingering = new Lingering();
  readonly scenes: readonly Laid[] = $derived([
    ...this.#lingering.laid,
    ...(this.#stopped === undefined ? [] : [this.#stopped]),
  ]);
  readonly scene: Scene | undefined = $derived(this.scenes.at(-1)?.scene);
  readonly #pausing = new Pausing();
  /** Dice that decide something, on their stage. */
  readonly rolling = new Rolling({
    pause: (ms) => this.#pause(ms),
    hold: () => {
      this.#pausing.hold();
    },
  });
  /** A key goes on from here, and skips nothing else. */
  readonly waits: boolean = $derived(
    (this.fight !== undefined && this.#own) || this.poised || this.rolling.held || this.scene?.waits === true,
  );
  /** Tokens that nothing waits for. */
  readonly tokens = new Passing();
  readonly far = new Far();
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
  readonly casts = new Casts();
  /** Since when the fight of the view was seen, by the clock of this page. */
  #faced: number | undefined;
  readonly #twice = new Twice();
  /** A key that is pressed now does what it says. */
  readonly awake: boolean = $derived(!this.#twice.asleep && (!this.rolling.held || this.rolling.read));
  #skipped = false;
  /** Skipped by a key or a click, which leads no further than to what waits for one. */
  #passing = false;
  /** How often somebody has gone on before the time was over. */
  #wentOn = 0;

  /** Shows each event for its time, telling of each as it comes; ends at once when it is skipped. */
  async play(events: readonly ViewEvent[], telling: Telling): Promise<void> {
    this.#skipped = this.#passing = false;
    this.running = true;
    this.#pausing.begin();
    if (telling.goesOn !== true) {
      this.#twice.acted();
      // Whoever has answered has read enough.
      this.#lingering.end();
    }
    if (this.roll !== undefined) this.roll = { ...this.roll, fresh: false };
    // What takes the place of the question is put there first: painted together with the first movement, it would cost
    // a frame.
    if (telling.goesOn !== true && events.length > 0 && this.#mayShow(telling)) await this.#pause(FRAMES);
    /** Dice of a fight that is about to be told. */
    let thrown: readonly ViewEvent[] = [];
    for (const [i, event] of events.entries()) {
      const rest = events.slice(i + 1);
      this.#haltFor(event, rest, telling);
      if (!this.#mayShow(telling)) {
        this.rolling.skip(event, rest, telling);
        for (const one of [...thrown, event]) telling.tell(one);
        thrown = [];
        if (event.t === 'rolled') this.#rolled(event, false);
      } else if (telling.house !== undefined && isAttack(event, rest, telling.house)) {
        if (thrown.length === 0) await this.rolling.leave(telling);
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
      this.casts.follow(event);
    }
    if (this.rolling.thrown !== undefined) await this.rolling.end(telling);
    if (this.#lingering.left() > 0) await this.#leave(telling);
    this.#clear();
  }

  /** What is still read when all is told: a question comes when it was seen, and a fight that it is about. */
  async #leave({ leaves, asks, house }: Telling): Promise<void> {
    if (asks === true && house?.fight === undefined) await this.#pause(this.#lingering.unseen());
    else if (leaves !== true) await this.#read(house?.fight);
  }

  /**
   * What is to be read comes after what is still read.
   * @param fight on whose stage a card is seen on
   */
  async #read(fight?: EventOf<'fight'> | FightView): Promise<void> {
    const goesOn = (scene: Scene): boolean => fight !== undefined && 'def' in scene && isIn(scene.def, fight);
    const whole = this.#lingering.left((scene) => !goesOn(scene));
    await this.#pause(Math.max(whole, this.#lingering.unseen(goesOn)));
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
    if (!this.awake) return;
    this.#twice.acted();
    this.#wentOn++;
    this.#pausing.wake();
  }

  /** What a key does that nothing waits for: it skips what goes by itself, up to what is for whoever sits here. */
  pass(): void {
    if (!this.awake) return;
    this.skip();
    this.#passing = true;
  }

  /** At what is for a key the story is told as usual again, and the key that led here is not the one that goes on. */
  #haltFor(event: ViewEvent, rest: readonly ViewEvent[], { house, pace }: Telling): void {
    if (!this.#passing || house === undefined) return;
    if (!isForKey(event, rest, house) && !(isHeld(pace()) && isDeciding(event, rest, house))) return;
    this.#skipped = this.#passing = false;
    this.#twice.acted();
    this.#pausing.begin();
  }

  skip(): void {
    this.#skipped = true;
    this.#passing = false;
    this.#lingering.end();
    this.tokens.clear();
    this.far.clear();
    this.banners.hush();
    this.#pausing.wake();
  }

  /** The table stands as it is seen from now on. Until then a fight that goes on keeps its stage. */
  stand(fight: FightView | undefined, about?: DefId): void {
    this.rolling.stand(about);
    this.attack = undefined;
    this.fought = false;
    this.#face(fight);
    // Its dice may be told by now: they lie there, with their sums.
    if (fight !== undefined && fight.mine.dice.length + fight.theirs.dice.length > 0) this.times ??= AT_ONCE;
    if (fight !== undefined) return;
    this.times = undefined;
    this.rethrown = [];
  }

  /** A card that fights is seen on its stage from when it was seen; since then the fight is looked at. */
  #face(fight: FightView | undefined): void {
    if (fight === undefined) this.#faced = undefined;
    else {
      this.#lingering.cut((scene) => 'def' in scene && isIn(scene.def, fight));
      this.#faced ??= performance.now() + this.#lingering.left();
    }
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
    if (event.t === 'fight') await this.#read(event);
    else if (scene !== undefined && isReadOn(scene)) await this.#pause(this.#lingering.room(apartTime(pace())));
    else if (scene !== undefined) await this.#read();
    const passing = house === undefined ? undefined : passes(event, rest, house);
    if (passing !== undefined) this.tokens.add(passing, tokenTime(pace()));
    const decides = await this.rolling.begin(event, rest, telling, scene);
    if (event.t === 'fight') this.#own = house === undefined || isOwn(event, house);
    const looked = event.t === 'fight' && (await this.#poise({ fight: event }, telling, thrown.length > 0));
    for (const one of [...thrown, event]) telling.begins?.(one);
    if (event.t === 'rolled') {
      this.tumble = tumbleTime(this.rolling.held ? { ...pace(), mine: true } : pace());
      await this.#tumbles(this.tumble, telling, () => {
        if (decides) this.rolling.put('air');
        else if (house !== undefined && isHeld(pace()) && isFarFate(event, house)) this.far.fly(event);
        this.#lay(event);
      });
      if (decides) this.rolling.put('table');
      this.far.lie(farTime(pace()));
    }
    if (event.t === 'fight') {
      const fresh = !looked && house?.staged !== true && this.attack === undefined;
      // Where a story is told again, its dice come with the fight.
      await this.#throw({ fresh, thrown: house === undefined || thrown.length > 0 }, telling, pace(), () => {
        this.#again(thrown);
        this.#lay(event);
      });
    }
    const laid = scene === undefined ? undefined : this.#lingering.place(scene);
    if (scene?.t === 'card' || scene?.t === 'spell') await this.#fly(laid, pace());
    for (const one of thrown) tell(one);
    tell(event);
    this.now = event;
    this.rolling.follow(event);
    if (event.t === 'moved' || event.t === 'walked')
      await this.#walk(event.t === 'moved' ? event.hero : event.card, event.path, pace, step);
    else {
      if (event.t !== 'rolled' && event.t !== 'fight') this.#lay(event);
      if (laid === undefined) await this.#pause(showTime(event, pace()));
      else await this.#stop(laid, pace(), rest);
    }
    // What is still asked about it is asked on the same stage.
    if (event.t === 'fight') {
      this.attack = house?.fight?.outcome === undefined ? undefined : house.fight;
      this.fought = this.attack === undefined;
      this.#faced = undefined;
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
    await this.#pausing.until(landed());
  }

  /** A drawn card comes out of its deck, face down: until then nobody is told what it is. */
  async #fly(laid: Laid | undefined, pace: Pace): Promise<void> {
    this.flight = flightTime(pace);
    this.#stopped = laid;
    await this.#pause(this.flight);
    this.flight = 0;
  }

  /** Shows a scene for its time, or until somebody has seen it; a card of others while the story goes on. */
  async #stop(laid: Laid, pace: Pace, rest: readonly ViewEvent[]): Promise<void> {
    const { scene } = laid;
    const ms = sceneTime(scene, pace);
    if (isReadOn(scene) && !this.#skipped) {
      this.#lingering.begin(laid, ms, seenTime(pace));
      this.#stopped = undefined;
      // Nothing tells what it has done before it was seen.
      if ('def' in scene && rest[0]?.source === scene.def) await this.#pause(facedTime(pace));
    } else {
      this.#stopped = laid;
      await this.#pause(scene.waits ? Infinity : ms);
      this.#stopped = undefined;
    }
  }

  async #rise(moment: Moment, { pace, rises, worth }: Telling): Promise<void> {
    if (this.#skipped || worth?.(moment) === false) return;
    this.banners.proclaim(moment, pace().speed, rises);
    await this.#pause(momentTime(pace()));
  }

  /**
   * Both sides are looked at until somebody who sits here throws the dice; those of others for a moment, if their dice
   * are thrown now.
   */
  async #poise(
    what: { readonly fight: EventOf<'fight'> } | { readonly attack: FightView },
    { house, pace }: Telling,
    thrown: boolean,
  ): Promise<boolean> {
    // Dice of something else have no place beside a fight, whose own lie on the stage, nor beside what comes of it.
    this.roll = undefined;
    if (house === undefined || this.#skipped) return false;
    const fight = 'fight' in what ? what.fight : what.attack;
    const own = isThrown(fight, house);
    const looks = own || !thrown || isOwn(fight, house) || !isFought(fight) ? 0 : this.#unlooked(pace());
    if (!own && looks <= 0) return false;
    this.times = undefined;
    // Nor has what was told before it, while nothing of the fight is.
    this.now = undefined;
    this.poised = own;
    this.looked = !own;
    if ('fight' in what) this.fight = what.fight;
    else this.attack = what.attack;
    await this.#pause(own ? Infinity : looks);
    this.poised = this.looked = false;
    return true;
  }

  /** Milliseconds until the fight that stands there was looked at. */
  #unlooked(pace: Pace): number {
    const ms = lookTime(pace);
    return this.#faced === undefined ? ms : ms - (performance.now() - this.#faced);
  }

  /** Dice of a fight are thrown before it is over: somebody is asked what he does about them. */
  async #attack(
    event: EventOf<'rolled'>,
    thrown: readonly ViewEvent[],
    fight: FightView | undefined,
    telling: Telling,
  ): Promise<void> {
    await this.#read(fight);
    const looked = fight !== undefined && (await this.#poise({ attack: fight }, telling, true));
    for (const one of thrown) telling.begins?.(one);
    const others = fight !== undefined && telling.house !== undefined && !isOwn(fight, telling.house);
    const pace = { ...telling.pace(), mine: !others };
    this.tumble = tumbleTime(pace);
    if (fight === undefined) {
      await this.#tumbles(this.tumble, telling, () => {
        this.#rolled(event, true);
      });
      return;
    }
    const fresh = !looked && telling.house?.staged !== true && this.attack === undefined;
    await this.#throw({ fresh, thrown: true, over: !others }, telling, pace, () => {
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

  #pause(ms: number): Promise<void> {
    return this.#skipped ? Promise.resolve() : this.#pausing.pause(ms);
  }
}
