// What a space reads in place of its own text (Shards of the Old World).
import type { DefId, HeroId } from '../../kernel/ids';
import type { TerrainDef } from '../vocab/definition';
import type { World } from './env';
import { activeHero } from './env';
import { fitsSpace, holds } from './eval';
import { inPlay } from './index-in-play';
import { isSpared } from './spared';

// While it is asked what a space reads, all of them read what is printed there, so no answer hangs on another.
let asking = false;

/** The Terrain whose text a space reads now to somebody, or to the one whose turn it is. */
export function readAs(w: World, space: DefId, hero?: HeroId): TerrainDef | undefined {
  const { reads } = inPlay(w.cat, w.s);
  const me = hero ?? activeHero(w.s);
  if (asking || reads.length === 0 || me === undefined) return undefined;
  asking = true;
  try {
    const found = reads.findLast(({ source, it }) => {
      if (isSpared(w, source.card, me)) return false;
      const env = { ...w, me: source.holder ?? me, source: source.def, card: source.card, it: { hero: me } };
      return fitsSpace(env, space, it.reads) && (it.when === undefined || holds(env, it.when));
    });
    const as = found && w.cat.defs.get(found.it.as);
    return as?.kind === 'terrain' ? as : undefined;
  } finally {
    asking = false;
  }
}

/** Whether something else speaks in the place of a space: what lies over it, or what it reads now. */
export const speaksOtherwise = (w: World, space: DefId, hero?: HeroId): boolean =>
  (w.s.board[space]?.over ?? []).length > 0 || (w.cat.rereads && w.cat.readers.readAs(w, space, hero) !== undefined);
