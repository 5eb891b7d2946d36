// What a journal that has told so much need not tell any more.
import type { ViewEvent } from '../contract/event';

type Lasting = Extract<ViewEvent, { t: 'lasting' }>;

/** What was told since the turn began, the last first. */
const ofTurn = (told: readonly ViewEvent[]): readonly ViewEvent[] =>
  told.slice(told.findLastIndex(({ t }) => t === 'turn') + 1).reverse();

/** A line that names both what works and on whom, such as the Spell that was cast, tells that it works now. */
const names = (event: ViewEvent, { source, hero }: Lasting): boolean =>
  event.t !== 'lasting' &&
  (event.source === source || ('def' in event && event.def === source)) &&
  (event.t === 'cast' || hero === undefined || !('hero' in event) || event.hero === hero);

/** A Spell is shown as it is cast, which the next line tells: nobody has gained it. */
const isShownToCast = (e: ViewEvent): boolean =>
  e.t === 'card' && e.from.in === 'hand' && e.to.in === 'held' && e.from.hero === e.to.hero && e.source === e.def;

/** Whether it is worth a line behind all that was told before it. */
export function isNews(event: ViewEvent, told: readonly ViewEvent[]): boolean {
  if (event.t !== 'lasting') return !isShownToCast(event);
  if (event.price) return false;
  const turn = ofTurn(told);
  if (event.on) return !turn.some((one) => names(one, event));
  // What began in this turn ends in it as a matter of course.
  return !turn.some((one) => one.t === 'lasting' && one.on && one.source === event.source && one.hero === event.hero);
}
