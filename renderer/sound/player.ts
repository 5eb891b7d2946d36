// Plays sounds as loud as the settings say. Silent until a person has pressed something: a browser allows it no
// earlier.
import type { ViewEvent } from '../../shared/contract/event';
import { fireside } from './ambience';
import { band } from './band';
import { cueOf, MOMENT_CUES } from './cues';
import type { Moment } from '../timeline/scenes';
import type { ThemeName } from './music';
import { VOICES, type Sound } from './voices';

/** In per cent; `muted` silences all and forgets nothing. */
export type Loudness = {
  readonly sound: number;
  readonly music: number;
  readonly ambience: number;
  readonly muted: boolean;
};

/** The same sound twice within this time is one sound. */
const APART_S = 0.05;
const NOISE_S = 2;
const GLIDE_S = 0.08;
/** Music and fire step back while something is read aloud: to this part, so quickly, and for so long by the letter. */
const DUCKED = 0.35;
const DUCK_S = 0.25;
const LETTER_MS = 55;
/** An ear hears the square of what a slider says. */
const loud = (percent: number): number => (percent / 100) ** 2;

type Running = {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly air: GainNode;
  readonly music: GainNode;
  readonly noise: AudioBuffer;
};

const begin = (): Running => {
  const context = new AudioContext();
  const effects = context.createGain();
  const air = context.createGain();
  effects.connect(context.destination);
  air.connect(context.destination);
  const music = context.createGain();
  music.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, effects, air, music, noise };
};

export class SoundPlayer {
  #running: Running | undefined;
  #loudness: Loudness = { sound: 0, music: 0, ambience: 0, muted: true };
  #endAir: (() => void) | undefined;
  #endMusic: (() => void) | undefined;
  #theme: ThemeName | undefined;
  #speaking: ReturnType<typeof setTimeout> | undefined;
  readonly #last = new Map<Sound, number>();

  /**
   * Called from a key or a click. Where a computer has nothing to sound with, it stays silent, and nothing is wrong.
   */
  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    try {
      this.#running ??= begin();
    } catch {
      return;
    }
    if (this.#running.context.state === 'suspended') this.#running.context.resume().catch(() => undefined);
    this.#apply();
  }

  set(loudness: Loudness): void {
    this.#loudness = loudness;
    this.#apply();
  }

  #apply(): void {
    if (this.#running === undefined) return;
    const { context, effects, air, music, noise } = this.#running;
    const { sound, ambience, muted } = this.#loudness;
    effects.gain.setTargetAtTime(muted ? 0 : loud(sound), context.currentTime, GLIDE_S);
    const back = this.#speaking === undefined ? 1 : DUCKED;
    air.gain.setTargetAtTime(muted ? 0 : loud(ambience) * back, context.currentTime, DUCK_S);
    const tuned = this.#loudness.music;
    music.gain.setTargetAtTime(muted ? 0 : loud(tuned) * back, context.currentTime, DUCK_S);
    if (muted || tuned === 0 || this.#theme === undefined) {
      this.#endMusic?.();
      this.#endMusic = undefined;
    } else this.#endMusic ??= band({ context, out: music }, () => this.#theme);
    const wanted = !muted && ambience > 0;
    if (wanted) this.#endAir ??= fireside({ context, out: air, noise });
    else {
      this.#endAir?.();
      this.#endAir = undefined;
    }
  }

  /** What the music tells of; nothing where none is played. */
  tell(theme: ThemeName | undefined): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#apply();
  }

  /** Something is read aloud now: what goes on behind it steps back for as long as that takes. */
  duck(said: string): void {
    if (said === '' || (this.#endMusic === undefined && this.#endAir === undefined)) return;
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => {
      this.#speaking = undefined;
      this.#apply();
    }, said.length * LETTER_MS);
    this.#apply();
  }

  play(sound: Sound): void {
    const { muted, sound: percent } = this.#loudness;
    if (this.#running === undefined || muted || percent === 0) return;
    const { context, effects, noise } = this.#running;
    const now = context.currentTime;
    if (now - (this.#last.get(sound) ?? -1) < APART_S) return;
    this.#last.set(sound, now);
    VOICES[sound]({ context, out: effects, noise, at: now });
  }

  playFor(event: ViewEvent): void {
    const sound = cueOf(event);
    if (sound !== undefined) this.play(sound);
  }

  playMoment(what: Moment['what']): void {
    this.play(MOMENT_CUES[what]);
  }
}
