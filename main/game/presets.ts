// What the door answers about set-ups: what can be chosen, how it was the last time, and what people have kept.
import { fail, type Reply } from '../../shared/contract/failure';
import type { SavedPreset } from '../../shared/contract/setup';
import { ok } from '../../shared/kernel/result';
import type { Handlers } from '../ipc/handle';
import type { PresetsRepository } from '../persistence/presets';
import { storageFault } from '../persistence/sqlite-error';
import { setupOffer } from './offer';

/** More than anybody looks through. */
export const MOST_PRESETS = 100;

export const presetHandlers = (presets: PresetsRepository): Pick<Handlers, 'setup.offer' | 'presets.list' | 'presets.keep' | 'presets.delete'> => {
  const changed = (change: () => void): Reply<readonly SavedPreset[]> => {
    try {
      change();
    } catch (error) {
      const sentence = storageFault(error);
      if (sentence === undefined) throw error;
      return fail('failed', sentence);
    }
    return ok(presets.all());
  };
  return {
    'setup.offer': () => {
      const last = presets.last();
      return ok({ ...setupOffer(), ...(last === undefined ? {} : { last }) });
    },
    'presets.list': () => ok(presets.all()),
    'presets.keep': (preset) => {
      const all = presets.all();
      const others = all.filter(({ id }) => id !== preset.id);
      if (others.some(({ name }) => name.toLowerCase() === preset.name.toLowerCase())) return fail('refused', `There is a set-up called "${preset.name}" already; choose another name.`, { field: 'name' });
      if (others.length >= MOST_PRESETS) return fail('refused', `There are ${MOST_PRESETS} set-ups already; delete one first.`);
      return changed(() => presets.keep(preset));
    },
    'presets.delete': ({ id }) => changed(() => presets.remove(id)),
  };
};
