// How long each event is shown. Everything can be skipped; at the speed "instant" nothing is shown at all.
import type { ViewEvent, ViewEventKind } from '../../shared/contract/event';
import type { Settings } from '../../shared/contract/settings';
import type { Scene } from './scenes';

const FACTOR: Readonly<Record<Settings['speed'], number>> = { instant: 0, fast: 0.32, normal: 1, cinematic: 1.9 };

/** Milliseconds at normal speed; what is not named here is not worth a wait. */
const SHOWN: { readonly [K in ViewEventKind]?: number } = {
  turn: 150,
  turnMissed: 400,
  /** After the dice lie. */
  rolled: 250,
  changed: 320,
  prevented: 300,
  aligned: 400,
  toad: 600,
  missTurn: 350,
  card: 280,
  met: 300,
  cast: 600,
  used: 350,
  killed: 800,
  joined: 500,
  out: 600,
  said: 500,
  looked: 300,
};
/** One step of a figure from space to space. */
const STEP = 230;
/** A fight of one's own waits for its reader, whatever has happened behind it; somebody else's goes by. */
const FIGHT = { mine: 3000, other: 700 } as const;
/** Both sides of a fight of others and its chances are looked at before its dice are thrown. */
const LOOK = 500;
/** Its lines, dice and sums come faster then, and never so fast that they are not seen. */
const FASTER = 0.6;
/** What stops the story, where it waits for no key. */
const SCENES: { readonly [T in Scene['t']]: number } = { card: 1200, spell: 1200, death: 2400, newcomer: 1600 };
/** What is read while the story goes on behind it. */
const CARDS: readonly Scene['t'][] = ['card', 'spell'];
/** A drawn card flies out of its deck and turns over. */
const FLIGHT = { mine: 600, other: 250 } as const;
/** After so many milliseconds of what others do a card has this part of its time. */
const LONG = 2000;
const GLANCED = 0.85;
/** A card of others is seen so long before another one flies beside it. */
const APART = 150;
/** Its face is seen so long before anything tells what it has done. */
const FACED = 120;
/** And so long before its own fight, in which it is seen on, or a question, beside which it is. */
const SEEN = 300;
/** The card and the rows of one's own roll are looked at before its dice are thrown; and then, with what came of it. */
const ROLL = { look: 500, read: 3000 } as const;
/** A token passes by so long, and nothing waits for it. */
const TOKEN = 1800;
/** Dice of others that decide much are read so long, and nothing waits for them. */
const FAR = 1500;
/** A banner goes up. */
const MOMENT = 500;
/** And is read so long before the next one may take its place; with its fading it lasts longer. */
const BANNER = { brief: 1000, whole: 1800 } as const;
/** Dice tumble so long; then the number is told. */
const TUMBLE = 620;
/** One line of a fight after the other: so many come before the dice, and the sums and the word after them. */
const BEAT = 120;
const LINES = 4;
const SUMS = 3;
/** What others do goes by in this part of the time: nobody waits long for his next turn. */
const OTHERS = 0.45;
/** When more has happened already, what is on the way is shown in this part of the time. */
const HURRY = 0.5;

/** So long may it take in all, at normal speed, what others do until somebody who sits here is asked again. */
const PATIENCE = 1800;
/** A turn that has not come yet, as it usually is. */
const TURN = 1400;
/** However much there is to show: so much of its time is left to it, and to the word of a fight, which is read. */
const LEAST = 0.15;
const LEAST_READ = 0.65;
/** What is to be read is shortened less than what is seen at a glance. */
const READ = 1.6;
/**
 * `share`: of its time, what others do is left so much (`shareOf`). `late`: they were waited for so long that a card is
 * only glanced at (`isLate`).
 */
export type Pace = {
  readonly speed: Settings['speed'];
  readonly behind: number;
  readonly mine: boolean;
  readonly share?: number;
  readonly late?: boolean;
};

const glance = ({ mine, share = 1 }: Pace): number => (mine ? 1 : OTHERS * Math.max(LEAST, share));
const read = ({ mine, share = 1 }: Pace): number => (mine ? 1 : Math.max(LEAST_READ, Math.min(1, share * READ)));
const factor = ({ speed, behind, mine }: Pace): number => FACTOR[speed] * (mine && behind > 0 ? HURRY : 1);
const brisk = (pace: Pace): number => factor(pace) * glance(pace);

export const stepTime = (pace: Pace): number => STEP * brisk(pace);
export const tumbleTime = (pace: Pace): number => TUMBLE * brisk(pace);
/** A card has its time once its face is seen, whoever has drawn it: what others do goes on behind it. */
export const sceneTime = ({ t }: Pick<Scene, 't'>, pace: Pace): number =>
  SCENES[t] * factor(pace) * (CARDS.includes(t) ? (pace.late ? GLANCED : 1) : read(pace));
/** How long a card of others is seen before something else may be seen as well. */
export const apartTime = (pace: Pace): number => APART * factor(pace);
export const facedTime = (pace: Pace): number => FACED * factor(pace);
export const seenTime = (pace: Pace): number => SEEN * factor(pace);
export const lookTime = (pace: Pace): number => LOOK * factor(pace);

export const farTime = (pace: Pace): number => FAR * FACTOR[pace.speed];

export const tokenTime = (pace: Pace): number => TOKEN * FACTOR[pace.speed];

export const flightTime = (pace: Pace): number => FLIGHT[pace.mine ? 'mine' : 'other'] * factor(pace);

/** How a fight is told on its stage, in milliseconds: its lines, its dice, its sums and its word. */
export type FightTimes = {
  readonly beat: number;
  readonly lead: number;
  readonly tumble: number;
  /** From the dice until the word can be read; then it may be told. */
  readonly word: number;
};
export const AT_ONCE: FightTimes = { beat: 0, lead: 0, tumble: 0, word: 0 };

/**
 * @param fresh its lines were not seen yet; @param thrown its dice do not lie yet
 * @param over its word or its sums are waited for
 */
export const fightTimes = (
  pace: Pace,
  { fresh, thrown, over = true }: { readonly fresh: boolean; readonly thrown: boolean; readonly over?: boolean },
): FightTimes => {
  const by = factor(pace) * (pace.mine ? 1 : FASTER);
  const beat = BEAT * by;
  return { beat, lead: fresh ? LINES * beat : 0, tumble: thrown ? TUMBLE * by : 0, word: over ? SUMS * beat : 0 };
};
/** Whether one's own roll waits to be looked at and read: whoever plays fast sees it go by. */
export const isHeld = ({ speed }: Pick<Pace, 'speed'>): boolean => speed === 'normal' || speed === 'cinematic';
export const rollTime = (what: keyof typeof ROLL, pace: Pace): number =>
  isHeld(pace) ? ROLL[what] * FACTOR[pace.speed] : 0;
export const bannerTime = (speed: Settings['speed']): number => BANNER[speed === 'fast' ? 'brief' : 'whole'];
export const momentTime = (pace: Pace): number => MOMENT * factor(pace) * read(pace);

export const showTime = (event: ViewEvent, pace: Pace): number =>
  event.t === 'fight' ? FIGHT[pace.mine ? 'mine' : 'other'] * FACTOR[pace.speed] : (SHOWN[event.t] ?? 0) * brisk(pace);

const isDrawn = (event: ViewEvent): boolean =>
  event.t === 'card' && event.from.in === 'deck' && event.to.in === 'space';

/** Milliseconds at normal speed that it takes when somebody else does it, and nothing presses. */
const whole = (event: ViewEvent): number => {
  const glimpse = (SHOWN[event.t] ?? 0) * OTHERS;
  if (event.t === 'moved' || event.t === 'walked') return STEP * event.path.length * OTHERS;
  if (event.t === 'rolled') return TUMBLE * OTHERS + glimpse;
  if (event.t === 'fight') return TUMBLE * OTHERS + FIGHT.other;
  if (event.t === 'killed') return SCENES.death;
  if (event.t === 'joined') return SCENES.newcomer;
  return isDrawn(event) ? SCENES.card : glimpse;
};

/**
 * How much of its time is left to what others do, so that nobody waits too long.
 * @param waited milliseconds since the first of them began
 * @param told what has happened and was not shown yet
 * @param turns of others that are still to come
 */
export const shareOf = (
  speed: Settings['speed'],
  waited: number,
  told: readonly ViewEvent[],
  turns: number,
): number => {
  if (FACTOR[speed] === 0) return 0;
  const left = PATIENCE - waited / FACTOR[speed];
  const ahead = told.reduce((sum, event) => sum + whole(event), turns * TURN);
  return Math.max(LEAST, Math.min(1, left / Math.max(1, ahead)));
};

/** @param waited milliseconds since the first of the others began */
export const isLate = (speed: Settings['speed'], waited: number): boolean => waited > LONG * FACTOR[speed];
