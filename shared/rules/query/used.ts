import type { HeroId } from '../../kernel/ids';
import type { Span } from '../vocab/ability';
import type { Source } from './index-in-play';

/**
 * In which span something is done once only. In place of one move, and in vain (a Magic Shell keeps Spells from moving
 * him), nothing is done again: he would be asked for ever.
 */
export const spanOf = (source: Source, it: { readonly once?: Span; readonly instead?: string }): Span | undefined =>
  it.once ?? (it.instead === undefined || source.from === 'hand' ? undefined : 'turn');

/** All that is Armour, whatever it does. */
export const armourGroup = 'armour';

/** Who says something, by a name that no other in play has. */
export const speakerKey = ({ card, def, ability, part }: Source, id: string): string =>
  `${card ?? def}#${ability}/${id}${part === undefined ? '' : `/${part}`}`;

/** How it is remembered that an ability was used in this turn, fight, encounter or round. */
export const usedKey = (
  span: Span,
  hero: HeroId,
  source: Source,
  it: { readonly id: string; readonly group?: string },
): string => (it.group === undefined ? `${span}:${hero}:${speakerKey(source, it.id)}` : `${span}:${hero}:${it.group}`);
