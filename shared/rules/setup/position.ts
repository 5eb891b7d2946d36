// The one builder behind unit tests, scenario files, the fuzzer and the tutorial: a game in a given position.
import { begin, type Advanced } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { Tx } from '../engine/tx/tx';
import { beginsAs } from '../engine/begins-as';
import { characterOf } from '../query/catalogue';
import { heroesInOrder } from '../query/env';
import { isProfile, resolveOptions, type OptionProblem } from '../options/resolve';
import type { DraftState } from '../state/draft';
import type { State } from '../state/state';
import { wake } from './endings';
import { enter } from '../engine/into';
import { GivenError, type Given } from './given';
import { describeCards, layLasting, openCards, stackDecks, takeOut } from './given-cards';
import { seatCharacter, seatOf, standOnCrown } from './given-characters';
import { beginEnding, chooseEnding } from './given-endings';
import { asFound } from './given-found';
import { defNamed } from './given-names';
import { emptyState } from './new-game';

/** What lies and stands on the spaces. */
function laySpaces(book: Rulebook, state: DraftState, given: Given): void {
  for (const [name, ground] of Object.entries(given.spaces ?? {})) {
    const space = defNamed(book, name, ['spaces', name], ['space']).id;
    const cards = (ground.cards ?? []).map((card, i) => takeOut(book, state, card, ['spaces', name, 'cards', i]));
    for (const id of cards) Object.assign(state.cards[id] ?? {}, { zone: 'laid', space });
    const faceDown = (ground.faceDown ?? []).map((card, i) =>
      takeOut(book, state, card, ['spaces', name, 'faceDown', i]),
    );
    const over = (ground.over ?? []).map((card, i) => takeOut(book, state, card, ['spaces', name, 'over', i]));
    for (const id of faceDown) Object.assign(state.cards[id] ?? {}, { zone: 'laid', space, faceDown: true });
    for (const id of over) Object.assign(state.cards[id] ?? {}, { zone: 'over', space });
    if (over.length === 0) over.push(...(state.board[space]?.over ?? []));
    (ground.figures ?? []).forEach((card, i) => {
      Object.assign(state.cards[takeOut(book, state, card, ['spaces', name, 'figures', i])] ?? {}, {
        zone: 'stands',
        space,
      });
    });
    state.board[space] = {
      cards: [...cards, ...faceDown],
      gold: ground.gold ?? 0,
      ...(over.length > 0 ? { over } : {}),
      ...(ground.tokens ? { tokens: { ...ground.tokens } } : {}),
    };
    for (const id of cards) layLasting(book, state, id, 'h1');
  }
}

const wrongOption = ({ option, problem, with: other }: OptionProblem): string =>
  `option ${option}: ${problem}${other === undefined ? '' : ` ${other}`}`;

/** The state of a position, before anything is played. @throws GivenError with the path of what is wrong */
export function stateOf(book: Rulebook, given: Given): State {
  const profile = given.profile ?? 'digital';
  if (!isProfile(profile)) throw new GivenError(`there is no profile "${profile}"`, ['profile']);
  const { options, problems } = resolveOptions(profile, given.options ?? {}, book.options);
  const [problem] = problems;
  if (problem) throw new GivenError(wrongOption(problem), ['options', problem.option]);
  const state = emptyState(book, options, given.seed ?? 'scenario', [
    ...new Set(
      [...book.defs.values()].filter((d) => d.kind !== 'ending').map(({ id }) => id.slice(0, id.indexOf('/'))),
    ),
  ]);
  state.unused = book.characters.map((c) => c.id);
  if (given.next) state.unused = given.next.map((name, i) => defNamed(book, name, ['next', i], ['character']).id);
  state.round = given.round ?? 1;
  state.crownReached = given.crownReached ?? false;
  chooseEnding(book, state, given);
  for (const [name, g] of Object.entries(given.characters)) seatCharacter(book, state, name, g);
  state.active = seatOf(book, state, given.turn) ?? state.order[0] ?? 'p1';
  standOnCrown(state, given);
  laySpaces(book, state, given);
  openCards(book, state, given);
  (given.table ?? []).forEach((card, i) => {
    Object.assign(state.cards[takeOut(book, state, card, ['table', i])] ?? {}, { zone: 'table' });
  });
  beginEnding(book, state);
  describeCards(book, state, given);
  for (const card of Object.values(state.cards)) if (card.zone === 'over') wake(book, card);
  stackDecks(book, state, given);
  asFound(book, state, given);
  state.rng.forced = [...(given.dice ?? [])];
  return state;
}

/** The position, played on to its first decision. */
export function startOf(book: Rulebook, given: Given): Advanced {
  const state = stateOf(book, given);
  const tx = new Tx(state);
  if (given.phase !== 'encounter') {
    // Who is given neither a place nor belongings begins the game now.
    const told = Object.values(given.characters);
    for (const { id, seat, def } of heroesInOrder(state).toReversed()) {
      const { at, has } = told[state.order.indexOf(seat)] ?? {};
      if (at === undefined && has === undefined) beginsAs(tx, id, characterOf(book, def));
    }
    return begin(book, tx.s);
  }
  const hero = state.seats[state.active]?.hero;
  if (hero === undefined) throw new GivenError('nobody has this turn', ['turn']);
  tx.beginTurn(state.active, state.heroes[hero]?.hand.length ?? 0, false);
  tx.pushChart({ me: hero, source: 'rules' }, 'turn', 'encounter', tx.openScope());
  enter(tx, { me: hero, source: 'rules' }, 'encounter');
  return begin(book, tx.s);
}
