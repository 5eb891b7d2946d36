// Odds and price of every option of a question, for the screen and for whoever asks for a hint.
import { optionOf } from '../options/option-of';
import type { Foreseen, ForeseenChange, OptionOdds } from '../../contract/foresight';
import { msg, type HeroId, type SeatId } from '../../kernel/ids';
import type { Rulebook } from '../engine/rulebook';
import { currentFight } from '../query/env';
import type { State } from '../state/state';
import { foresee, type Budget } from './foresee';
import { knownTo } from './known';
import { chanceOfCrown } from './to-crown';

const sumOf = (outcomes: readonly Foreseen[], fits: (one: Foreseen) => boolean): number =>
  outcomes.reduce((sum, one) => (fits(one) ? sum + one.chance : sum), 0);

const dies = ({ t, hero }: ForeseenChange): boolean => t === 'dead' && hero === undefined;
const hurts = (change: ForeseenChange): boolean =>
  dies(change) || (change.t === 'number' && change.what === 'life' && change.hero === undefined && change.by < 0);

/** On a long way there is always something else that could happen. */
const UNLIKELY = 1e-4;

const part = (
  name: 'win' | 'standOff' | 'lose' | 'hurt' | 'dies' | 'free' | 'staying' | 'stopped',
  chance: number,
  said: boolean,
): Partial<OptionOdds> => (said ? { [name]: chance } : {});

/** Of the fight in which it is asked: what comes after it on the same space is another matter. */
function fightOdds(outcomes: readonly Foreseen[]): OptionOdds {
  const [win, standOff, lose] = (['won', 'standOff', 'lost'] as const).map((result) =>
    sumOf(outcomes, ({ fights }) => fights[0]?.result === result),
  );
  const [hurt, dead, stopped] = [
    sumOf(outcomes, ({ fights }) => fights[0]?.hurt === true),
    sumOf(outcomes, ({ changes, fights: [first, more] }) => first?.hurt === true && !more && changes.some(dies)),
    sumOf(outcomes, ({ fights, ends }) => fights.length === 0 && ends.t === 'stopped'),
  ];
  // Nobody makes a defeat another throw.
  const others = new Set(outcomes.flatMap(({ fights, others: all = [] }) => (fights[0]?.result === 'lost' ? [] : all)));
  const [other, more] = others;
  return {
    outcomes,
    ...part('win', win ?? 0, true),
    ...part('standOff', standOff ?? 0, true),
    ...part('lose', lose ?? 0, true),
    ...part('hurt', hurt, hurt > 0),
    ...part('dies', dead, dead > 0),
    ...part('stopped', stopped, stopped > 0),
    ...(other === undefined
      ? {}
      : { unless: more === undefined ? msg('odds.unless', { hero: other }) : msg('odds.unless') }),
  };
}

/** Where it may come to no fight at all, the rows say more than one number. */
const isFought = (outcomes: readonly Foreseen[]): boolean =>
  outcomes.some(({ fights }) => fights.length > 0) &&
  outcomes.every(({ fights, ends }) => fights.length > 0 || ends.t === 'stopped');

/** @param inFight it is asked in a fight of his */
export function oddsFor(outcomes: readonly Foreseen[], inFight = false): OptionOdds {
  if (inFight && isFought(outcomes)) return fightOdds(outcomes);
  const [hurt, dead, free, staying, stopped] = [
    sumOf(outcomes, ({ changes }) => changes.some(hurts)),
    sumOf(outcomes, ({ changes }) => changes.some(dies)),
    sumOf(outcomes, ({ changes }) => changes.some((one) => one.t === 'kept' && !one.on)),
    sumOf(outcomes, (one) => one.staying?.some(hurts) === true),
    sumOf(outcomes, ({ ends }) => ends.t === 'stopped'),
  ];
  return {
    outcomes,
    ...part(
      'win',
      sumOf(outcomes, ({ fights }) => fights.length > 0 && fights.every(({ result }) => result === 'won')),
      isFought(outcomes),
    ),
    ...part('hurt', hurt, hurt > 0),
    ...part('dies', dead, dead > 0),
    ...part(
      'free',
      free,
      outcomes.some(({ changes }) => changes.some(({ t }) => t === 'kept')),
    ),
    ...part('staying', staying, staying > 0),
    ...part('stopped', stopped, stopped > 0),
  };
}

/** Ends that are told beside other outcomes: alone they say no more than that nothing is known. */
const UNKNOWN: readonly Foreseen['ends']['t'][] = ['hidden', 'stopped'];

/** Something is known of it that the option does not say itself: dice that come to nothing are no news. */
const says = (outcomes: readonly Foreseen[]): boolean =>
  outcomes.some(
    ({ changes, fights, ends, staying = [] }) =>
      changes.length + fights.length + staying.length > 0 ||
      ends.t === 'draw' ||
      // Some of its results let somebody choose, and others do not.
      (ends.t === 'choice' && outcomes.some((other) => other.ends.t === 'turn' || other.ends.t === 'over')) ||
      (outcomes.length > 1 && UNKNOWN.includes(ends.t)),
  );

/** A fight of his goes on in which something is asked. */
const isInFight = (s: State, me: HeroId | undefined): boolean => {
  const fight = currentFight(s)?.fight;
  return fight !== undefined && me !== undefined && (fight.mine.hero === me || fight.theirs.hero === me);
};

/**
 * Odds of each option that may be chosen by itself, one after the other: whoever asks may stop at any of them.
 * @param budget for each option
 */
export function* oddsByOption(
  book: Rulebook,
  s: State,
  seat: SeatId,
  budget: Budget,
): Generator<readonly [key: string, odds: OptionOdds | undefined], void> {
  const decision = s.pending[seat];
  if (decision === undefined || s.answered[seat] !== undefined || decision.max !== 1 || optionOf(s.options, 'noOdds'))
    return;
  const seen = knownTo(book, s, seat);
  const inFight = isInFight(s, decision.hero ?? s.seats[seat]?.hero);
  for (const { key, off } of decision.options) {
    if (off !== undefined) continue;
    const outcomes = foresee(book, seen, seat, [key], budget);
    const crown = chanceOfCrown(book, seen, seat, [key], { ...budget, least: UNLIKELY });
    const known = says(outcomes) || crown !== undefined;
    yield [key, known ? { ...oddsFor(outcomes, inFight), ...(crown === undefined ? {} : { crown }) } : undefined];
  }
}
