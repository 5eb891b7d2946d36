// How long each event is shown. Everything can be skipped; at the speed "instant" nothing is shown at all.
import type { ViewEvent, ViewEventKind } from '../../shared/contract/event';
import type { Settings } from '../../shared/contract/settings';

const FACTOR: Readonly<Record<Settings['speed'], number>> = { instant: 0, fast: 0.35, normal: 1, cinematic: 1.9 };

/** Milliseconds at normal speed; what is not named here is not worth a wait. */
const SHOWN: { readonly [K in ViewEventKind]?: number } = {
  turn: 350,
  turnMissed: 400,
  rolled: 800,
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
const FIGHT = { mine: 3000, other: 2400 } as const;
/** When more has happened already, what is on the way is shown in this part of the time. */
const HURRY = 0.5;

export type Pace = { readonly speed: Settings['speed']; readonly behind: number; readonly mine: boolean };

const factor = ({ speed, behind }: Pace): number => FACTOR[speed] * (behind > 0 ? HURRY : 1);

export const stepTime = (pace: Pace): number => STEP * factor(pace);

export const showTime = (event: ViewEvent, pace: Pace): number =>
  (event.t === 'fight' ? FIGHT[pace.mine ? 'mine' : 'other'] : (SHOWN[event.t] ?? 0)) * factor(pace);
