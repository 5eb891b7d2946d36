// The sounds of the table, made of noise and a few tones when they are needed: wood, bone, paper, coin, steel. No
// files.

/** Where and when a sound is made. */
export type Stage = {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
  readonly at: number;
};
type Voice = (stage: Stage) => void;

const QUIET = 0.0001;

/** A gain that jumps to `peak` and dies away. */
const envelope = ({ context, out }: Stage, at: number, peak: number, attack: number, decay: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(QUIET, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(QUIET, at + attack + decay);
  gain.connect(out);
  return gain;
};

type Noise = {
  readonly after?: number;
  readonly peak: number;
  readonly attack?: number;
  readonly decay: number;
  readonly type: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
};

/** A breath of noise through a filter that may slide. */
const breath = (
  stage: Stage,
  { after = 0, peak, attack = 0.002, decay, type, from, to = from, q = 1 }: Noise,
): void => {
  const at = stage.at + after;
  const source = stage.context.createBufferSource();
  source.buffer = stage.noise;
  const filter = stage.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  source.connect(filter).connect(envelope(stage, at, peak, attack, decay));
  source.start(at, (after * 7) % 0.5, attack + decay + 0.05);
};

type Tone = {
  readonly after?: number;
  readonly peak: number;
  readonly attack?: number;
  readonly decay: number;
  readonly hertz: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
};

const tone = (
  stage: Stage,
  { after = 0, peak, attack = 0.004, decay, hertz, to = hertz, wave = 'sine' }: Tone,
): void => {
  const at = stage.at + after;
  const source = stage.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  source.connect(envelope(stage, at, peak, attack, decay));
  source.start(at);
  source.stop(at + attack + decay + 0.05);
};

/** Bone on wood. */
const knock = (stage: Stage, after: number, peak: number): void => {
  breath(stage, { after, peak, decay: 0.045, type: 'bandpass', from: 2300, to: 1500, q: 3 });
  tone(stage, { after, peak: peak * 0.6, decay: 0.07, hertz: 240, to: 150, wave: 'triangle' });
};

/** Steel struck: partials that do not belong together. */
const steel = (stage: Stage, after: number, peak: number): void => {
  for (const [i, hertz] of [1240, 1873, 2711, 3922].entries())
    tone(stage, { after, peak: peak / (i + 1.6), decay: 0.42 - i * 0.07, hertz });
  breath(stage, { after, peak: peak * 0.7, decay: 0.06, type: 'highpass', from: 3800 });
};

const bell = (stage: Stage, after: number, hertz: number, peak: number, decay = 1.1): void => {
  tone(stage, { after, peak, decay, hertz });
  tone(stage, { after, peak: peak * 0.35, decay: decay * 0.6, hertz: hertz * 2.76 });
};

/** A horn that swells. */
const horn = (stage: Stage, after: number, hertz: number, peak: number, decay: number): void => {
  for (const part of [1, 2, 3])
    tone(stage, { after, peak: peak / (part * part), attack: 0.09, decay, hertz: hertz * part, wave: 'triangle' });
};

export const VOICES = {
  dice: (stage) => {
    for (const [after, peak] of [
      [0, 0.5],
      [0.07, 0.34],
      [0.13, 0.42],
      [0.22, 0.26],
      [0.33, 0.3],
      [0.47, 0.16],
    ] as const)
      knock(stage, after, peak);
  },
  step: (stage) => {
    breath(stage, { peak: 0.22, decay: 0.06, type: 'lowpass', from: 900, to: 300 });
    tone(stage, { peak: 0.26, decay: 0.07, hertz: 130, to: 80 });
  },
  card: (stage) => {
    breath(stage, { peak: 0.2, attack: 0.05, decay: 0.11, type: 'bandpass', from: 2400, to: 5200, q: 0.8 });
    breath(stage, { after: 0.14, peak: 0.16, decay: 0.04, type: 'lowpass', from: 1400 });
  },
  coin: (stage) => {
    bell(stage, 0, 2093, 0.14, 0.28);
    bell(stage, 0.06, 2637, 0.12, 0.36);
  },
  gain: (stage) => {
    for (const [i, hertz] of [392, 494, 587].entries()) bell(stage, i * 0.08, hertz, 0.16, 0.5);
  },
  hurt: (stage) => {
    tone(stage, { peak: 0.4, decay: 0.32, hertz: 150, to: 60, wave: 'triangle' });
    breath(stage, { peak: 0.24, decay: 0.14, type: 'lowpass', from: 700, to: 160 });
  },
  fight: (stage) => {
    steel(stage, 0, 0.2);
    steel(stage, 0.17, 0.14);
  },
  won: (stage) => {
    steel(stage, 0, 0.12);
    for (const [i, hertz] of [294, 370, 440].entries()) horn(stage, 0.1 + i * 0.13, hertz, 0.16, 0.5);
  },
  lost: (stage) => {
    for (const [i, hertz] of [220, 185, 139].entries()) horn(stage, i * 0.2, hertz, 0.17, 0.55);
  },
  spell: (stage) => {
    for (const [i, hertz] of [659, 831, 988, 1319].entries()) bell(stage, i * 0.07, hertz, 0.09, 0.9);
    breath(stage, { peak: 0.05, attack: 0.3, decay: 0.5, type: 'bandpass', from: 1200, to: 6000, q: 4 });
  },
  toad: (stage) => {
    for (const after of [0, 0.22])
      tone(stage, { after, peak: 0.3, attack: 0.03, decay: 0.13, hertz: 95, to: 160, wave: 'sawtooth' });
  },
  death: (stage) => {
    tone(stage, { peak: 0.42, attack: 0.02, decay: 2.1, hertz: 73, to: 69 });
    bell(stage, 0, 147, 0.22, 1.9);
    bell(stage, 0.55, 139, 0.16, 1.7);
  },
  /** A thing of power: it shimmers, and a horn answers. */
  talisman: (stage) => {
    for (const [i, hertz] of [988, 1175, 1480, 1976].entries()) bell(stage, i * 0.09, hertz, 0.09, 1.2);
    horn(stage, 0.3, 294, 0.12, 0.8);
  },
  /** A thing of power goes: the same bells down, and coins. */
  given: (stage) => {
    for (const [i, hertz] of [1480, 1175, 988].entries()) bell(stage, i * 0.11, hertz, 0.09, 0.9);
    horn(stage, 0.3, 196, 0.1, 0.6);
  },
  /** Over the river: water, and a step up. */
  river: (stage) => {
    breath(stage, { peak: 0.16, attack: 0.25, decay: 0.7, type: 'bandpass', from: 500, to: 1400, q: 0.7 });
    for (const [i, hertz] of [220, 330].entries()) horn(stage, 0.2 + i * 0.22, hertz, 0.14, 0.6);
  },
  /** A heavy gate that opens on fire. */
  gate: (stage) => {
    tone(stage, { peak: 0.4, attack: 0.05, decay: 0.9, hertz: 62, to: 92, wave: 'triangle' });
    breath(stage, { peak: 0.2, attack: 0.4, decay: 0.7, type: 'lowpass', from: 300, to: 1800 });
    for (const [i, hertz] of [165, 175, 262].entries()) horn(stage, 0.45 + i * 0.16, hertz, 0.13, 0.7);
  },
  /** Somebody stands on top. */
  summit: (stage) => {
    for (const [i, hertz] of [294, 392, 494, 587].entries()) horn(stage, i * 0.12, hertz, 0.13, 0.8);
    for (const [i, hertz] of [988, 1175].entries()) bell(stage, 0.5 + i * 0.1, hertz, 0.08, 1.2);
  },
  /** Kept, like a promise. */
  quest: (stage) => {
    for (const [i, hertz] of [330, 392, 523].entries()) bell(stage, i * 0.12, hertz, 0.16, 0.8);
    horn(stage, 0.36, 262, 0.1, 0.6);
  },
  lead: (stage) => {
    for (const [i, hertz] of [294, 392, 494].entries()) horn(stage, i * 0.11, hertz, 0.13, 0.55);
    bell(stage, 0.34, 988, 0.07, 1);
  },
  king: (stage) => {
    for (const [i, hertz] of [147, 185, 220, 294].entries()) horn(stage, i * 0.18, hertz, 0.15, 0.9);
    breath(stage, { after: 0.5, peak: 0.18, attack: 0.2, decay: 0.6, type: 'lowpass', from: 900, to: 200 });
  },
  /** A hand in one's bag. */
  robbed: (stage) => {
    breath(stage, { peak: 0.2, attack: 0.03, decay: 0.12, type: 'bandpass', from: 4200, to: 1600, q: 0.8 });
    for (const [i, hertz] of [311, 233].entries()) horn(stage, 0.08 + i * 0.15, hertz, 0.13, 0.4);
  },
  turn: (stage) => bell(stage, 0, 523, 0.12, 0.6),
  asked: (stage) => {
    bell(stage, 0, 587, 0.12, 0.5);
    bell(stage, 0.11, 784, 0.14, 0.7);
  },
  crown: (stage) => {
    for (const [i, hertz] of [196, 247, 294, 392, 494].entries()) horn(stage, i * 0.17, hertz, 0.15, 1.3);
    for (const [i, hertz] of [784, 988, 1175].entries()) bell(stage, 0.9 + i * 0.12, hertz, 0.08, 1.4);
  },
} as const satisfies Readonly<Record<string, Voice>>;

export type Sound = keyof typeof VOICES;
