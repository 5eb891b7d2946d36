// Plays the music bar by bar: another theme begins with the next bar.
import { barLength, barOf, type Note, type ThemeName } from './music';

type Hall = { readonly context: AudioContext; readonly out: AudioNode };

const QUIET = 0.0001;
/** A bar is laid out so long before it begins, in seconds. */
const AHEAD = 0.15;

type Body = { readonly wave: OscillatorType; readonly attack: number; readonly bright: number; readonly held: boolean };
const BODIES: { readonly [V in Note['voice']]: Body } = {
  lute: { wave: 'triangle', attack: 0.006, bright: 1800, held: false },
  flute: { wave: 'sine', attack: 0.09, bright: 2400, held: true },
  drone: { wave: 'sawtooth', attack: 0.6, bright: 420, held: true },
  drum: { wave: 'sine', attack: 0.004, bright: 400, held: false },
};

const sound = ({ context, out }: Hall, { voice, at, length, hertz, peak }: Note, from: number): void => {
  const { wave, attack, bright, held } = BODIES[voice];
  const begin = from + at;
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, begin);
  if (voice === 'drum') tone.frequency.exponentialRampToValueAtTime(hertz / 2, begin + length / 2);
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = bright;
  const gain = context.createGain();
  gain.gain.setValueAtTime(QUIET, begin);
  gain.gain.exponentialRampToValueAtTime(peak, begin + attack);
  if (held) gain.gain.setTargetAtTime(peak * 0.8, begin + attack, length / 3);
  gain.gain.exponentialRampToValueAtTime(QUIET, begin + length + (held ? 0.4 : 0));
  tone.connect(filter).connect(gain).connect(out);
  tone.start(begin);
  tone.stop(begin + length + 0.5);
};

/** Begins; `wanted` is asked before each bar, and silence is a theme, too. Returns what ends it. */
export const band = (hall: Hall, wanted: () => ThemeName | undefined): (() => void) => {
  let bar = 0;
  let now = wanted();
  let next = hall.context.currentTime + AHEAD;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const play = (): void => {
    const theme = wanted();
    if (theme !== now) bar = 0;
    now = theme;
    // A page that slept does not catch up on what it missed.
    next = Math.max(next, hall.context.currentTime + AHEAD / 2);
    if (theme !== undefined && hall.context.state === 'running')
      for (const note of barOf(theme, bar)) sound(hall, note, next);
    const long = theme === undefined ? 1 : barLength(theme);
    bar++;
    next += long;
    timer = setTimeout(play, Math.max(50, (next - hall.context.currentTime - AHEAD) * 1000));
  };
  play();
  return () => clearTimeout(timer);
};
