// A new game from set-up choices (R4 GAME SETUP): decks, seats, characters, their lives, fate, gold and Spells.
import { deckOf, msg, type DefId, type HeroId, type SeatId } from '../../kernel/ids';
import { seedRng, shuffled } from '../../kernel/rng';
import type { SeatChoice, SetupChoices } from '../../contract/setup';
import type { Refusal } from '../../contract/prompt';
import { characterOf, decksOf, defOf } from '../query/catalogue';
import { oneTalisman, valueAtStart } from '../query/supply';
import { begin, type Advanced } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import type { Effect } from '../vocab/effect';
import { isProfile, resolveOptions } from '../options/resolve';
import type { Card, DraftState, Hero, OptionValue } from '../state/draft';
import { endingDeck } from '../query/endings';
import { endingProblem, layEnding } from './endings';
import { optionOf } from '../options/option-of';
import { chapterOf } from '../engine/follow';

export const maxSeats = 6;
type Problem = { readonly ok: false; readonly refusal: Refusal };
const refuse = (id: string, field: string, args?: { [k: string]: string | number }): Problem => ({
  ok: false,
  refusal: { code: 'setup', msg: msg(id, args), field },
});

/** The state before anything is dealt: seats empty, decks shuffled. */
export function emptyState(
  book: Rulebook,
  options: Record<string, OptionValue>,
  seed: string,
  sets: readonly string[],
): DraftState {
  let rng = seedRng(`${seed}/shuffle`);
  const decks: DraftState['decks'] = {};
  const all = decksOf(book);
  for (const [deck, cards] of Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))) {
    // One is drawn by chance of its own (setup/endings.ts).
    const [order, next] = deck === endingDeck ? [cards, rng] : shuffled(rng, cards);
    rng = next;
    // R4 TALISMAN BLOODBATH: one Talisman instead of four.
    const how = book.decks.find((d) => deckOf(all, d.id) === deck);
    decks[deck] = {
      draw: deck === 'talisman' && oneTalisman(options) ? order.slice(0, 1) : order,
      discard: [],
      ...(how === undefined || how.use === 'pile' ? {} : { use: how.use }),
      ...(how?.into === undefined ? {} : { into: how.into }),
    };
  }
  const state: DraftState = {
    schema: 3,
    content: { sets: [...sets], hash: book.hash },
    options,
    seed,
    round: 1,
    rng: { dice: seedRng(`${seed}/dice`), shuffle: rng, forced: [] },
    seats: {},
    order: [],
    active: 'p1',
    heroes: {},
    board: {},
    decks,
    cards: {},
    unused: [],
    fallen: [],
    mods: [],
    stack: [],
    scopes: {},
    pending: {},
    answered: {},
    turn: {
      n: 0,
      over: false,
      moved: false,
      natural: [],
      spellsAtStart: 0,
      cast: {},
      aligned: [],
      used: [],
      evaded: [],
      extra: 0,
      met: [],
      firstDecision: 0,
    },
    crownReached: false,
    closed: 0,
    revealed: 0,
    decisions: 0,
    ids: { card: 0, frame: 0, scope: 0, mod: 0, hero: 0 },
  };
  layOut(book, state);
  return state;
}

/** What lies or stands on the table from the beginning: figures, cards beside the board, decks with open cards. */
function layOut(book: Rulebook, state: DraftState): void {
  const place = (deck: string, def: DefId | undefined, at: Pick<Card, 'zone' | 'space'>): void => {
    const own = state.decks[deck];
    const i = def === undefined ? -1 : (own?.draw.lastIndexOf(def) ?? -1);
    if (!own || def === undefined || i < 0) return;
    own.draw = own.draw.filter((_, n) => n !== i);
    const id = `c${++state.ids.card}` as const;
    state.cards[id] = { id, def, home: deck, ...at };
  };
  for (const def of book.defs.values()) {
    if (def.kind === 'figure' && def.start !== undefined)
      place(def.deck ?? '', def.id, def.start === 'table' ? { zone: 'table' } : { zone: 'stands', space: def.start });
    if (def.kind === 'world' && def.start) place(def.deck ?? '', def.id, { zone: 'table' });
  }
  for (const { id, show = 0 } of book.decks)
    for (let n = 0; n < show; n++) {
      const deck = deckOf(state.decks, id);
      place(deck, state.decks[deck]?.draw.at(-1), { zone: 'table' });
    }
}

/**
 * Sets a game up and plays to its first decision.
 * @returns the state and first events, or which choice is impossible and why
 */
export function newGame(book: Rulebook, choices: SetupChoices, seed: string): Advanced {
  if (choices.seats.length < 1 || choices.seats.length > maxSeats)
    return refuse('refuse.seats', 'seats', { max: maxSeats });
  if (!isProfile(choices.profile)) return refuse('refuse.profile', 'profile', { name: choices.profile });
  const { options, problems } = resolveOptions(choices.profile, choices.rules, book.options);
  const [problem] = problems;
  if (problem)
    return refuse(`refuse.option.${problem.problem}`, `rules.${problem.option}`, {
      option: problem.option,
      with: problem.with ?? '',
    });
  const refusal = endingProblem(book, choices, options);
  if (refusal) return { ok: false, refusal };
  const dealt = deal(book, choices, seed);
  if ('ok' in dealt) return dealt;

  const state = emptyState(
    book,
    choices.showSeed === true ? { ...options, showSeed: true } : options,
    seed,
    choices.sets,
  );
  state.unused = dealt.unused;
  layEnding(book, state, choices, seed);
  choices.seats.forEach((choice, i) => {
    const id: SeatId = `p${i + 1}`;
    const character = dealt.characters[i] ?? '';
    if (choice.character === 'lot' && optionOf(options, 'characterChoice') === 'oneOfThree') {
      state.unused = [...state.unused, character];
      takeSeat(state, id, choice);
    } else seatDown(book, state, id, choice, character);
  });
  const [first, rng] = firstSeat(state);
  state.active = first;
  state.beginner = first;
  state.rng.shuffle = rng;
  return begin(book, state, firstQuestions(book, state));
}

/** Does anything of the sets speak of the beginning of the game? */
const begins = (book: Rulebook): boolean => [...book.defs.values()].some((def) => 'begins' in def);

/** What players are asked before the first turn: which of three characters, which bonus. */
function firstQuestions(book: Rulebook, state: DraftState): Effect[] {
  const asked = state.order.filter((seat) => state.seats[seat]?.hero === undefined);
  const bonus = optionOf(state.options, 'startingBonus');
  return [
    ...(asked.length > 0 ? [chapterOf('join', { $seats: asked })] : []),
    ...(optionOf(state.options, 'henchmen') > 0 ? [chapterOf('henchmen')] : []),
    ...(bonus ? [chapterOf('bonus')] : []),
    ...(begins(book) ? [chapterOf('begins')] : []),
  ];
}

/** D: the first player is found by a die; R4 GAME SETUP 12: the owner of the game begins. */
function firstSeat(state: DraftState): readonly [SeatId, DraftState['rng']['shuffle']] {
  if (!optionOf(state.options, 'firstPlayerByDie')) return ['p1', state.rng.shuffle];
  const [order, rng] = shuffled(state.rng.shuffle, state.order);
  return [order[0] ?? 'p1', rng];
}

/** Everybody's figure is told from the others'. */
const sameLook = (seats: readonly SeatChoice[]): boolean =>
  new Set(seats.map(({ look }, i) => look ?? i)).size !== seats.length;

function takeSeat(
  state: DraftState,
  id: SeatId,
  { name, control, level, personality, look }: SeatChoice,
  hero?: HeroId,
): void {
  state.seats[id] = {
    id,
    name,
    control,
    ...(hero === undefined ? {} : { hero }),
    out: false,
    asked: 0,
    ...(level === undefined ? {} : { level }),
    ...(personality === undefined ? {} : { personality }),
    ...(look === undefined ? {} : { look }),
  };
  state.order.push(id);
}

function deal(
  book: Rulebook,
  choices: SetupChoices,
  seed: string,
): Problem | { readonly characters: readonly DefId[]; readonly unused: DefId[] } {
  const wanted = choices.seats.map((s) => s.character).filter((c) => c !== 'lot');
  if (sameLook(choices.seats)) return refuse('refuse.sameLook', 'seats');
  const allowed = book.characters
    .map((c) => c.id)
    .filter((id) => !(choices.withoutCharacters ?? []).some((set) => id.startsWith(`${set}/`)));
  for (const [i, { name, character }] of choices.seats.entries()) {
    if (character !== 'lot' && !allowed.includes(character))
      return refuse('refuse.character', `seats.${i}.character`, { seat: name, def: character });
  }
  if (new Set(wanted).size !== wanted.length) return refuse('refuse.sameCharacter', 'seats');
  const [lot] = shuffled(
    seedRng(`${seed}/characters`),
    allowed.filter((id) => !wanted.includes(id)),
  );
  const characters = choices.seats.map((s) => (s.character === 'lot' ? lot.pop() : s.character));
  if (characters.some((c) => c === undefined)) return refuse('refuse.tooFewCharacters', 'seats');
  return { characters: characters.flatMap((c) => (c === undefined ? [] : [c])), unused: lot };
}

function seatDown(book: Rulebook, state: DraftState, id: SeatId, choice: SeatChoice, character: DefId): void {
  const def = characterOf(book, character);
  const heroId: HeroId = `h${++state.ids.hero}`;
  const hero: Hero = {
    id: heroId,
    seat: id,
    def: def.id,
    dead: false,
    space: def.start,
    alignment: def.alignment,
    strength: 0,
    craft: 0,
    life: valueAtStart(state.options, def, 'life'),
    fate: valueAtStart(state.options, def, 'fate'),
    gold: 1,
    held: [],
    hand: [],
    trophies: [],
    missTurns: 0,
    status: {},
  };
  for (let i = 0; i < (def.spells ?? 0); i++) {
    const spell = state.decks['spell']?.draw.pop();
    if (spell === undefined) break;
    const card = `c${++state.ids.card}` as const;
    state.cards[card] = { id: card, def: spell, home: 'spell', zone: 'hand', hero: heroId };
    hero.hand.push(card);
  }
  for (const { named, from } of def.objects ?? []) {
    const deck = state.decks[from];
    const at = deck?.draw.findLastIndex((d) => d.endsWith(`/${named}`)) ?? -1;
    if (!deck || at < 0) continue;
    const card = `c${++state.ids.card}` as const;
    state.cards[card] = { id: card, def: defOf(book, deck.draw[at] ?? '').id, home: from, zone: 'held', hero: heroId };
    deck.draw = deck.draw.filter((_, i) => i !== at);
    hero.held.push(card);
  }
  takeSeat(state, id, choice, heroId);
  state.heroes[heroId] = hero;
}
