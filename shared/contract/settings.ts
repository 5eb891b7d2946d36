// What a person may set for the whole program, with the values it starts with.
import * as v from 'valibot';
import { CHAPTERS, noteSchema } from './tutorial';

export const LANGUAGES = ['en', 'de'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const SPEEDS = ['instant', 'fast', 'normal', 'cinematic'] as const;
export const THEMES = ['lamplight', 'high-contrast'] as const;

export const settingsSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  /** Per cent of the size that the design was drawn in. */
  textScale: v.pipe(v.number(), v.integer(), v.minValue(80), v.maxValue(200)),
  motion: v.picklist(MOTIONS),
  speed: v.picklist(SPEEDS),
  theme: v.picklist(THEMES),
  /** Loudness in per cent, of what happens and of the air of the room; 0 is silence. */
  sound: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  ambience: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** The music of the Regions, made up as it goes. */
  music: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Silences all of it and keeps how loud they were. */
  muted: v.boolean(),
  /** Ask at every moment at which something could be used or left behind, also when nothing presses. */
  askAlways: v.boolean(),
  /** Rolls for the move without being told to where nothing else could be done. */
  rollUnasked: v.boolean(),
  /** Tells the rule behind a question that is asked for the first time. */
  coach: v.boolean(),
  /** The passages of the rulebook that were told so. */
  learned: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200)),
  /** How far each chapter of the tutorial has come; none that was never begun. */
  tutorial: v.pipe(v.array(noteSchema), v.maxLength(CHAPTERS.length)),
});
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

/** Some of the settings: what `settings.set` takes. A setting is left out, never set to undefined. */
export const settingsPatchSchema = v.strictObject({
  language: v.exactOptional(settingsSchema.entries.language),
  textScale: v.exactOptional(settingsSchema.entries.textScale),
  motion: v.exactOptional(settingsSchema.entries.motion),
  speed: v.exactOptional(settingsSchema.entries.speed),
  theme: v.exactOptional(settingsSchema.entries.theme),
  sound: v.exactOptional(settingsSchema.entries.sound),
  ambience: v.exactOptional(settingsSchema.entries.ambience),
  music: v.exactOptional(settingsSchema.entries.music),
  muted: v.exactOptional(settingsSchema.entries.muted),
  askAlways: v.exactOptional(settingsSchema.entries.askAlways),
  rollUnasked: v.exactOptional(settingsSchema.entries.rollUnasked),
  coach: v.exactOptional(settingsSchema.entries.coach),
  learned: v.exactOptional(settingsSchema.entries.learned),
  tutorial: v.exactOptional(settingsSchema.entries.tutorial),
} satisfies Readonly<Record<keyof Settings, unknown>>);
export type SettingsPatch = Readonly<v.InferOutput<typeof settingsPatchSchema>>;

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  textScale: 100,
  motion: 'system',
  speed: 'normal',
  theme: 'lamplight',
  sound: 60,
  ambience: 25,
  music: 30,
  muted: false,
  askAlways: false,
  rollUnasked: false,
  coach: true,
  learned: [],
  tutorial: [],
};
