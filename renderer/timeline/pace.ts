// How long each event is shown. Everything can be skipped; at the speed "instant" nothing is shown at all.
import type { ViewEvent, ViewEventKind } from '../../shared/contract/event';
import type { Settings } from '../../shared/contract/settings';
import type { Scene } from './scenes';

const FACTOR: Readonly<Record<Settings['speed'], number>> = { instant: 0, fast: 0.35, normal: 1, cinematic: 1.9 };

/** Milliseconds at normal speed; what is not named here is not worth a wait. */
const SHOWN: { readonly [K in ViewEventKind]?: number } = {
  turn: 350,
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
/** A fight of one's own waits for its reader; somebody else's goes by. */
const FIGHT = { mine: 3000, other: 1600 } as const;
/** What stops the story, where it waits for no key. */
const SCENES: { readonly [T in Scene['t']]: number } = { card: 1200, death: 2400, newcomer: 1600 };
/** A banner goes up. */
const MOMENT = 500;
/** Dice tumble so long; then the number is told. */
const TUMBLE = 620;
/** What others do goes by in this part of the time: nobody waits long for his next turn. */
const OTHERS = 0.45;
/** When more has happened already, what is on the way is shown in this part of the time. */
const HURRY = 0.5;

export type Pace = { readonly speed: Settings['speed']; readonly behind: number; readonly mine: boolean };

const factor = ({ speed, behind }: Pace): number => FACTOR[speed] * (behind > 0 ? HURRY : 1);

const brisk = (pace: Pace): number => factor(pace) * (pace.mine ? 1 : OTHERS);

export const stepTime = (pace: Pace): number => STEP * brisk(pace);
export const tumbleTime = (pace: Pace): number => TUMBLE * brisk(pace);
export const sceneTime = ({ t }: Scene, pace: Pace): number => SCENES[t] * factor(pace);
export const momentTime = (pace: Pace): number => MOMENT * factor(pace);

export const showTime = (event: ViewEvent, pace: Pace): number =>
  event.t === 'fight' ? FIGHT[pace.mine ? 'mine' : 'other'] * factor(pace) : (SHOWN[event.t] ?? 0) * brisk(pace);
