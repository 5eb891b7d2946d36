// What has changed since the view that is shown, event by event: laid over it until the new one comes.
import type { ViewEvent } from '../../shared/contract/event';
import type { CardView } from '../../shared/contract/view';
import type { CardId, DefId, HeroId, SeatId } from '../../shared/kernel/ids';
import type { EventOf } from './scenes';

export type Overlay = {
  readonly turn?: SeatId;
  /** Where characters and figures are on their way. */
  readonly at: { readonly [id: HeroId | CardId]: DefId };
  /** Lives, fate and gold, `h1 life` and so on. */
  readonly values: { readonly [key: string]: number };
  readonly laid: { readonly [space: DefId]: readonly CardView[] };
  readonly gone: ReadonlySet<CardId>;
  /** Which side of a card beside the board is up by now. */
  readonly sides?: { readonly [card: CardId]: string };
};
/** Nothing has changed: the view as it is. */
export const BARE: Overlay = { at: {}, values: {}, laid: {}, gone: new Set() };
/** Numbers that an event tells in whole; of Strength and Craft it tells the counters only. */
const WHOLE: readonly string[] = ['life', 'fate', 'gold'];

/** From whom to whom a card goes, where it goes from one character to another. */
export function handedOver({ from, to }: EventOf<'card'>): { readonly from: HeroId; readonly to: HeroId } | undefined {
  return 'hero' in from && 'hero' in to && from.hero !== to.hero ? { from: from.hero, to: to.hero } : undefined;
}

function cardMoved(over: Overlay, { card, def, to }: EventOf<'card'>): Overlay {
  if (card === undefined) return over;
  const without = Object.fromEntries(
    Object.entries(over.laid).map(([space, cards]) => [space, cards.filter(({ id }) => id !== card)]),
  );
  const gone = new Set([...over.gone, card]);
  if (to.in !== 'space' || def === undefined) return { ...over, laid: without, gone };
  return { ...over, laid: { ...without, [to.space]: [...(without[to.space] ?? []), { id: card, def }] }, gone };
}

/** The picture after an event. Who walks is moved step by step, and by nothing here. */
export function laidOver(over: Overlay, event: ViewEvent): Overlay {
  if (event.t === 'turn') return { ...over, turn: event.seat };
  if (event.t === 'card') return cardMoved(over, event);
  if (event.t === 'turnedOver' && event.side !== undefined)
    return { ...over, sides: { ...over.sides, [event.card]: event.side } };
  if (event.t === 'changed' && WHOLE.includes(event.what))
    return { ...over, values: { ...over.values, [`${event.hero} ${event.what}`]: event.now } };
  return over;
}

/** The space that an event happens on; `same` where it says nothing of that. */
export function spotOf(event: ViewEvent): { readonly space: DefId | undefined } | 'same' {
  if (event.t === 'joined' || event.t === 'spaceTokens' || event.t === 'layGold') return { space: event.space };
  if (event.t !== 'card') return 'same';
  const { card, def, to } = event;
  return { space: card !== undefined && def !== undefined && to.in === 'space' ? to.space : undefined };
}
