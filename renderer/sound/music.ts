// Music that is made up as it goes: a mode, chords and a pulse for each Region, and a line over them that never comes
// the same way twice in sixteen bars. Pure: what is played when, and nothing that sounds.

export const THEMES = ['outer', 'middle', 'inner', 'crown'] as const;
export type ThemeName = (typeof THEMES)[number];

export type Voice = 'lute' | 'flute' | 'drone' | 'drum';
/** Seconds from the beginning of its bar. */
export type Note = {
  readonly voice: Voice;
  readonly at: number;
  readonly length: number;
  readonly hertz: number;
  readonly peak: number;
};

type Theme = {
  /** Semitones above the root, and the root in hertz. */
  readonly mode: readonly number[];
  readonly root: number;
  readonly bpm: number;
  readonly beats: number;
  /** Steps of the mode, a chord a bar. */
  readonly chords: readonly number[];
  /** Of the beats of the tune, how many sound. */
  readonly tune: number;
  readonly lute: readonly number[];
  readonly drums: readonly number[];
};

const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const AEOLIAN = [0, 2, 3, 5, 7, 8, 10];
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10];
const HARMONIC = [0, 2, 3, 5, 7, 8, 11];

/** Roads and fields; woods beyond the river; fire; the Crown within reach. */
const OF: { readonly [T in ThemeName]: Theme } = {
  outer: {
    mode: DORIAN,
    root: 146.83,
    bpm: 92,
    beats: 3,
    chords: [0, 3, 0, 6, 0, 3, 4, 0],
    tune: 0.5,
    lute: [0, 0.5, 1, 1.5, 2, 2.5],
    drums: [],
  },
  middle: {
    mode: AEOLIAN,
    root: 110,
    bpm: 76,
    beats: 4,
    chords: [0, 5, 2, 6, 0, 3, 5, 4],
    tune: 0.4,
    lute: [0, 1, 1.5, 2, 3, 3.5],
    drums: [],
  },
  inner: {
    mode: PHRYGIAN,
    root: 82.41,
    bpm: 66,
    beats: 4,
    chords: [0, 1, 0, 1, 5, 1, 6, 0],
    tune: 0.28,
    lute: [0, 2],
    drums: [0, 2.5],
  },
  crown: {
    mode: HARMONIC,
    root: 73.42,
    bpm: 104,
    beats: 4,
    chords: [0, 5, 3, 4, 0, 5, 6, 4],
    tune: 0.6,
    lute: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5],
    drums: [0, 1.5, 2, 3],
  },
};

/** The same number for the same place, from 0 up to 1. */
const chance = (bar: number, beat: number, salt: number): number => {
  const mixed = Math.sin(bar * 127.1 + beat * 311.7 + salt * 74.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
};

const hertzOf = ({ mode, root }: Theme, step: number): number => {
  const octave = Math.floor(step / mode.length);
  const semitone = mode[step - octave * mode.length] ?? 0;
  return root * 2 ** (octave + semitone / 12);
};

/** Seconds. */
export const barLength = (name: ThemeName): number => (OF[name].beats * 60) / OF[name].bpm;

/** What is played in a bar, counted from 0. */
export const barOf = (name: ThemeName, bar: number): readonly Note[] => {
  const theme = OF[name];
  const beat = 60 / theme.bpm;
  const chord = theme.chords[bar % theme.chords.length] ?? 0;
  const broken = [0, 2, 4, 7, 4, 2, 4, 2];
  const long = theme.beats * beat;
  return [
    ...[0, 4].map((step): Note => ({
      voice: 'drone',
      at: 0,
      length: long,
      hertz: hertzOf(theme, chord + step) / 2,
      peak: step === 0 ? 0.1 : 0.05,
    })),
    ...theme.lute.map((at, i): Note => ({
      voice: 'lute',
      at: at * beat,
      length: 2 * beat,
      hertz: hertzOf(theme, chord + (broken[i] ?? 0)),
      peak: i === 0 ? 0.16 : 0.1,
    })),
    ...theme.drums.map((at): Note => ({
      voice: 'drum',
      at: at * beat,
      length: 0.5,
      hertz: 92,
      peak: at === 0 ? 0.3 : 0.18,
    })),
    // Every fourth bar breathes.
    ...(bar % 4 === 3 ? [] : Array.from({ length: theme.beats }, (_, i) => i)).flatMap((at): readonly Note[] => {
      if (chance(bar % 16, at, 1) > theme.tune) return [];
      const step = 7 + chord + Math.round(chance(bar % 16, at, 2) * 5);
      return [{ voice: 'flute', at: at * beat, length: beat * 1.4, hertz: hertzOf(theme, step), peak: 0.07 }];
    }),
  ];
};

/** How near somebody is to the Crown decides: the fire is heard by all, the land by who looks. @param ranks 0 to 3 */
export const themeFor = (mine: number, ranks: readonly number[]): ThemeName => {
  const nearest = Math.max(0, ...ranks);
  return THEMES[nearest >= 2 ? nearest : mine] ?? 'outer';
};
