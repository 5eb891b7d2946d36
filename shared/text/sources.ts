// Where an event comes from: what a line of the journal need not say.
import type { ViewEvent } from '../contract/event';
import type { DefId } from '../kernel/ids';
import { kindOfId } from './keys';
import type { Teller } from './language';

/** The rules themselves, the card that it is about, and whoever it befalls are no news. */
export const isPlainSource = (e: ViewEvent, source: DefId, tell: Teller): boolean =>
  source === 'rules' ||
  ('def' in e && e.def === source) ||
  (kindOfId(source) === 'character' && 'hero' in e && tell.who(e.hero) === tell.names(source));

/** A roll that a card or a space asks for: its name, in brackets, says what for. */
export const isToldBySource = (e: Extract<ViewEvent, { t: 'rolled' }>): boolean =>
  e.for === 'card' || e.for === 'space' || (e.for === 'number' && e.source !== undefined && e.source !== 'rules');

/** A roll for a figure, which is no creature to a reader. */
export const isFigures = (e: ViewEvent): boolean => e.source !== undefined && kindOfId(e.source) === 'figure';
