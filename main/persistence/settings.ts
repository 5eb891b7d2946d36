// The repository of settings: those of `shared/contract/settings` and what the window remembers for itself.
import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { DEFAULT_SETTINGS, settingsSchema, type Settings, type SettingsPatch } from '../../shared/contract/settings';

const windowSchema = v.object({
  x: v.optional(v.pipe(v.number(), v.integer())),
  y: v.optional(v.pipe(v.number(), v.integer())),
  width: v.pipe(v.number(), v.integer(), v.minValue(640)),
  height: v.pipe(v.number(), v.integer(), v.minValue(480)),
  maximized: v.boolean(),
});
export type WindowPlace = Readonly<v.InferOutput<typeof windowSchema>>;

export type SettingsRepository = {
  /** Every setting; one that is missing or unreadable has its default. */
  readonly all: () => Settings;
  /** Stores the given ones, leaves the others, returns all. */
  readonly change: (patch: SettingsPatch) => Settings;
  readonly window: () => WindowPlace | undefined;
  readonly rememberWindow: (place: WindowPlace) => void;
};

const WINDOW = 'window';

export const settingsRepository = (db: Database): SettingsRepository => {
  const read = db.prepare<[], { name: string; value: string }>('SELECT name, value FROM settings');
  const write = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );

  const stored = (): Readonly<Record<string, unknown>> =>
    Object.fromEntries(read.all().map(({ name, value }) => [name, JSON.parse(value) as unknown]));

  const all = (): Settings => {
    const found = stored();
    // Each by itself: one bad value, say of an older version, must not cost the others.
    const sound = Object.entries(settingsSchema.entries).flatMap(([name, schema]) => {
      const parsed = v.safeParse(schema, found[name]);
      return parsed.success ? [[name, parsed.output] as const] : [];
    });
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(sound) };
  };

  return {
    all,
    change: db.transaction((patch: SettingsPatch) => {
      for (const [name, value] of Object.entries(patch)) write.run(name, JSON.stringify(value));
      return all();
    }),
    window: () => {
      const parsed = v.safeParse(windowSchema, stored()[WINDOW]);
      return parsed.success ? parsed.output : undefined;
    },
    rememberWindow: (place) => {
      write.run(WINDOW, JSON.stringify(place));
    },
  };
};
