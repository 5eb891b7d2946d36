// What a card counts as to who sees it, for its face and for computer players.
import type { CountsView } from '../../contract/view';
import type { CardId, SeatId } from '../../kernel/ids';
import { defOf } from '../query/catalogue';
import { defNow, homeNow } from '../query/now';
import type { World } from '../query/env';
import type { Def } from '../vocab/definition';

const subtypeOf = (def: Def): string | undefined => (def.kind === 'enemy' ? def.subtype : undefined);
const strengthOf = (def: Def): number | undefined =>
  def.kind === 'enemy' && typeof def.strength === 'number' ? def.strength : undefined;
const encounterOf = (def: Def): number | undefined => ('encounter' in def ? def.encounter : undefined);

/** Nothing where it is what is printed on it. */
export function countsFor(w: World, id: CardId, viewer: SeatId): CountsView | undefined {
  const card = w.s.cards[id];
  const me = w.s.seats[viewer]?.hero;
  if (card === undefined) return undefined;
  const asking = me === undefined || w.s.heroes[me] === undefined ? w : { ...w, me };
  const printed = defOf(w.cat, card.def);
  const now = defNow(asking, card);
  const home = homeNow(asking, card);
  if (now === printed && home === card.home) return undefined;
  const [subtype, strength, encounter] = [subtypeOf(now), strengthOf(now), encounterOf(now)];
  return {
    ...(now.kind === printed.kind || now.kind !== 'enemy' ? {} : { kind: now.kind }),
    ...(subtype === undefined || subtype === subtypeOf(printed) ? {} : { subtype }),
    ...(strength === undefined || strength === strengthOf(printed) ? {} : { strength }),
    ...(encounter === undefined || encounter === encounterOf(printed) ? {} : { encounter }),
    ...(now.keywords === undefined || now.keywords === printed.keywords ? {} : { keywords: now.keywords }),
    ...(home === card.home ? {} : { from: home }),
  };
}
