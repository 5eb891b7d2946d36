import type { HeroId } from '../../kernel/ids';
import type { Span } from '../vocab/ability';
import type { Source } from './index-in-play';

/** How it is remembered that an ability was used in this turn, fight, encounter or round. */
export const usedKey = (
  span: Span,
  hero: HeroId,
  source: Source,
  it: { readonly id: string; readonly group?: string },
): string =>
  it.group === undefined
    ? `${span}:${hero}:${source.card ?? source.def}#${source.ability}/${it.id}`
    : `${span}:${hero}:${it.group}`;
