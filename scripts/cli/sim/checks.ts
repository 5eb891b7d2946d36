// What is looked at while games are played: invariants, and that nothing hidden is seen (law 7).
import type { SeatId } from '../../../shared/kernel/ids';
import { canonical } from '../../../shared/kernel/json';
import { seedRng } from '../../../shared/kernel/rng';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { roundTrip } from '../../../shared/rules/invariants/invariants';
import type { GameEvent, State } from '../../../shared/rules/state/state';
import { sample } from '../../../shared/rules/view/sample';
import { seesHand } from '../../../shared/rules/view/hidden';
import { promptFor, redact, viewFor } from '../../../shared/rules/view/view-for';

/** What a seat has before it, as one text. */
const seen = (book: Rulebook, s: State, seat: SeatId): string => {
  const decision = s.pending[seat];
  return canonical({ view: viewFor(book, s, seat), prompt: decision === undefined ? undefined : promptFor(decision) });
};

/** Cards in hands that a seat may not look into. */
const hiddenFrom = (book: Rulebook, s: State, seat: SeatId): readonly string[] =>
  Object.values(s.heroes)
    .filter((hero) => !hero.dead && !seesHand({ cat: book, s }, hero, seat))
    .flatMap((hero) => [...hero.hand]);

/** An event that tells a seat which card went into a hand which it may not look into. */
const tells = (book: Rulebook, s: State, event: GameEvent, seat: SeatId): boolean => {
  const told = redact(event, seat);
  if (told.t !== 'card' || (told.card === undefined && told.def === undefined)) return false;
  if (told.to.in === 'deck') return told.from.in === 'deck' || told.from.in === 'hand';
  if (told.to.in !== 'hand' || told.from.in !== 'deck') return false;
  const hero = s.heroes[told.to.hero];
  return hero !== undefined && !seesHand({ cat: book, s }, hero, seat);
};

/** Deals everything hidden from each seat anew: it must not notice. */
export const leaks = (book: Rulebook, s: State, events: readonly GameEvent[], salt: string): string[] =>
  s.order.flatMap((seat) => {
    const other = sample(book, s, seat, seedRng(`${salt}/${seat}`));
    const found: string[] = [];
    if (seen(book, s, seat) !== seen(book, other, seat)) found.push(`${seat} sees something hidden`);
    const decision = s.pending[seat];
    const asked = decision === undefined ? '' : JSON.stringify(promptFor(decision));
    for (const card of hiddenFrom(book, s, seat))
      if (asked.includes(`"${card}"`)) found.push(`${seat} is asked about the hidden card ${card}`);
    for (const event of events)
      if (tells(book, s, event, seat)) found.push(`${seat} is told of a hidden card: ${JSON.stringify(event)}`);
    return found;
  });

/** The costly checks, for every so many decisions. */
export const thorough = (book: Rulebook, s: State, events: readonly GameEvent[], salt: string): string[] => [
  ...roundTrip(s),
  ...leaks(book, s, events, salt),
];
