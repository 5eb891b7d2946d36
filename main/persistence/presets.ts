// The repository of set-ups: the last one that was played, and those that people have kept. Few and small, so they lie
// beside the settings, a row each.
import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { presetSchema, setupSchema } from '../../shared/contract/requests';
import type { SavedPreset, SetupChoices } from '../../shared/contract/setup';

export type PresetsRepository = {
  /** By name; one that cannot be read is left out. None is a chapter of the tutorial. */
  readonly all: () => readonly SavedPreset[];
  readonly keep: (preset: SavedPreset) => void;
  readonly remove: (id: string) => void;
  /** Without its name and its seed; never a chapter of the tutorial. */
  readonly last: () => SetupChoices | undefined;
  readonly rememberLast: (choices: SetupChoices) => void;
};

const LAST = 'setup.last';
const PRESET = 'setup.preset.';

/** Version 0.1.0 kept the chapter of the tutorial with the rest, and every game after it began as that chapter. */
const ofAGame = ({ tutorial: _, ...choices }: SetupChoices): SetupChoices => choices;

export const presetsRepository = (db: Database): PresetsRepository => {
  const some = db.prepare<[string], { value: string }>('SELECT value FROM settings WHERE name GLOB ? ORDER BY name');
  const write = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const drop = db.prepare<[string]>('DELETE FROM settings WHERE name = ?');

  const read = <T>(schema: v.GenericSchema<unknown, T>, name: string): readonly T[] =>
    some.all(name).flatMap(({ value }) => {
      const parsed = v.safeParse(schema, JSON.parse(value));
      return parsed.success ? [parsed.output] : [];
    });
  const key = ({ name }: SavedPreset): string => name.toLowerCase();

  return {
    all: () =>
      read(presetSchema, `${PRESET}*`)
        .map((preset) => ({ ...preset, choices: ofAGame(preset.choices) }))
        .sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)),
    keep: (preset) => {
      write.run(PRESET + preset.id, JSON.stringify({ ...preset, choices: ofAGame(preset.choices) }));
    },
    remove: (id) => {
      drop.run(PRESET + id);
    },
    last: () => read(setupSchema, LAST).map(ofAGame)[0],
    // Its name and its chance were that game's own.
    rememberLast: ({ name: _, seed: __, ...choices }) => {
      write.run(LAST, JSON.stringify(ofAGame(choices)));
    },
  };
};
