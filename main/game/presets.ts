// What the door answers about set-ups: what can be chosen, how it was the last time, and what people have kept.
import * as v from 'valibot';
import type { Reply } from '../../shared/contract/failure';
import { setupSchema } from '../../shared/contract/requests';
import type { SavedPreset } from '../../shared/contract/setup';
import { ok } from '../../shared/kernel/result';
import type { Logger } from '../app/log';
import type { Handlers } from '../ipc/handle';
import { refused } from '../ipc/trouble';
import type { Store } from '../persistence/store';
import { NO_SUCH_GAME } from './failures';
import { setupOffer } from './offer';
import { storingTo } from './storing';

/** More than anybody looks through. */
export const MOST_PRESETS = 100;

export const presetHandlers = (
  { presets, campaigns, history }: Pick<Store, 'presets' | 'campaigns' | 'history'>,
  log: Logger,
): Pick<Handlers, 'setup.offer' | 'games.setup' | 'presets.list' | 'presets.keep' | 'presets.delete'> => {
  const stored = storingTo(log);
  const changed = (change: () => void): Reply<readonly SavedPreset[]> =>
    stored(() => {
      change();
      return ok(presets.all());
    });
  return {
    'setup.offer': () => {
      const last = presets.last();
      return ok({ ...setupOffer(), ...(last === undefined ? {} : { last }) });
    },
    'games.setup': ({ game }) => {
      const begun = history.begun(game);
      const parsed = v.safeParse(setupSchema, begun?.setup);
      const summary = campaigns.list().find(({ id }) => id === game);
      if (begun === undefined || summary === undefined) return NO_SUCH_GAME;
      if (!parsed.success) return refused('trouble.game.setup');
      // Played again, it is a game from the beginning and not the chapter that it was.
      const { seed: _, tutorial: __, ...setup } = parsed.output;
      return ok(summary.over || setup.showSeed === true ? { ...setup, seed: begun.seed } : setup);
    },
    'presets.list': () => ok(presets.all()),
    'presets.keep': (preset) => {
      const all = presets.all();
      const others = all.filter(({ id }) => id !== preset.id);
      if (others.some(({ name }) => name.toLowerCase() === preset.name.toLowerCase()))
        return refused('trouble.preset.name', { name: preset.name }, 'name');
      if (others.length >= MOST_PRESETS) return refused('trouble.preset.many', { n: MOST_PRESETS });
      return changed(() => presets.keep(preset));
    },
    'presets.delete': ({ id }) => changed(() => presets.remove(id)),
  };
};
