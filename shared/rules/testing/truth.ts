// Compares what a scenario says is true with the game.
import { deckNamed, nameOf } from '../../kernel/ids';
import { namesIn } from '../../content/names';
import { english, journal, namesFrom } from '../../text';
import type { Rulebook } from '../engine/rulebook';
import { bodyIdOf } from '../query/catalogue';
import type { Play } from './play';
import type { Truth } from './scenario-schema';

type CharacterTruth = NonNullable<Truth['characters']>[string];
/** The last part of an id, as names are written in a scenario: `Solomon's Crown` is `solomons_crown`. */
export const short = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s-]+/g, '_')
    .split('/')
    .at(-1) ?? name;

/** Everything that is not as it is said to be; empty when all of it is. */
export function falsehoods(book: Rulebook, game: Play, t: Truth): string[] {
  const { state } = game;
  const wrong: string[] = [];
  for (const [name, c] of Object.entries(t.characters ?? {})) wrong.push(...ofCharacter(book, game, name, c));
  for (const [name, s] of Object.entries(t.spaces ?? {})) {
    const id = Object.keys(state.board).find((x) => nameOf(x) === short(name));
    const cards = game.on(short(name));
    wrong.push(...same(`cards on ${name}`, s.cards, cards), ...lists(name, cards, s.has, s.hasNot));
    const gold = id === undefined ? 0 : (state.board[id]?.gold ?? 0);
    if (s.gold !== undefined && s.gold !== gold) wrong.push(`${gold} gold lies on ${name}`);
    const ground = id === undefined ? undefined : state.board[id];
    const down = [...(ground?.cards ?? []), ...(ground?.over ?? [])].filter((c) => state.cards[c]?.faceDown).length;
    if (s.faceDown !== undefined && s.faceDown !== down) wrong.push(`${down} cards lie face down on ${name}`);
    const figures = Object.values(state.cards)
      .filter((c) => c.zone === 'stands' && nameOf(c.space ?? '') === short(name))
      .map((c) => nameOf(c.def));
    wrong.push(
      ...same(`over ${name}`, s.over, game.names(ground?.over ?? [])),
      ...same(`figures on ${name}`, s.figures, figures),
      ...counted(`tokens on ${name}`, s.tokens, ground?.tokens),
    );
  }
  for (const [deck, cards] of Object.entries(t.discard ?? {})) {
    const there = (state.decks[deckNamed(state.decks, deck)]?.discard ?? []).map(nameOf);
    if (cards.length === 0 && there.length > 0) wrong.push(`on the ${deck} discard pile: ${there.join(', ')}`);
    for (const card of cards)
      if (!there.includes(short(card))) wrong.push(`${card} is not in the ${deck} discard pile`);
  }
  for (const [card, n] of Object.entries(t.stock ?? {})) {
    const left = Object.values(state.decks)
      .flatMap((d) => d.draw)
      .filter((d) => nameOf(d) === short(card) && !d.includes('/adventure/')).length;
    if (left !== n) wrong.push(`${left} of ${card} are in stock`);
  }
  wrong.push(...ofTable(book, game, t), ...ofGame(game, t), ...ofJournal(game, t));
  return wrong;
}

/** Cards beside the board, cards in play, decks. */
function ofTable(book: Rulebook, game: Play, t: Truth): string[] {
  const { state } = game;
  const beside = Object.values(state.cards)
    .filter((c) => c.zone === 'table')
    .map((c) => nameOf(c.def));
  const wrong: string[] = lists('beside the board', beside, t.table, t.tableNot);
  for (const [name, c] of Object.entries(t.cards ?? {})) {
    const card = Object.values(state.cards).find((x) => nameOf(x.def) === short(name));
    if (!card) wrong.push(`${name} is not in play`);
    else {
      wrong.push(
        ...counted(`tokens on ${name}`, c.tokens, card.tokens),
        ...same(`on ${name}`, c.on, game.names(card.carries ?? [])),
      );
      const side = card.side ?? book.firstSides.get(card.def);
      if (c.side !== undefined && side !== c.side) wrong.push(`${name} shows ${side ?? 'its only side'}`);
    }
  }
  for (const [name, expected] of Object.entries(t.decks ?? {})) {
    const [home = '', who] = name.split('@');
    const draw =
      state.decks[who === undefined ? deckNamed(state.decks, home) : `${home}@${game.hero(short(who)).id}`]?.draw ?? [];
    if (typeof expected === 'number') {
      if (draw.length !== expected) wrong.push(`${draw.length} cards are left in ${name}`);
    } else {
      const top = draw.slice(-expected.length).reverse().map(nameOf);
      if (top.join() !== expected.map(short).join()) wrong.push(`on top of ${name}: ${top.join(', ')}`);
    }
  }
  const burnt = Object.values(state.decks)
    .flatMap((d) => [...(d.out ?? []), ...(d.burnt ?? [])])
    .map(nameOf);
  for (const card of t.burnt ?? []) if (!burnt.includes(short(card))) wrong.push(`${card} is not out of the game`);
  return wrong;
}

function counted(
  what: string,
  expected: Readonly<Record<string, number>> | undefined,
  there: Readonly<Record<string, number>> | undefined,
): string[] {
  return Object.entries(expected ?? {}).flatMap(([kind, n]) =>
    (there?.[kind] ?? 0) === n ? [] : [`${what}: ${there?.[kind] ?? 0} ${kind}`],
  );
}

function ofGame(game: Play, t: Truth): string[] {
  const { state } = game;
  const wrong: string[] = [];
  const heroOf = (seat: string | undefined): string =>
    nameOf(state.heroes[state.seats[seat as 'p1']?.hero ?? 'h0']?.def ?? 'nobody');
  if (t.turn !== undefined && heroOf(state.active) !== short(t.turn))
    wrong.push(`it is the turn of ${heroOf(state.active)}`);
  if (t.asked !== undefined && game.asked !== short(t.asked)) wrong.push(`${game.asked} is asked`);
  if (t.over !== undefined && (state.over !== undefined) !== t.over)
    wrong.push(state.over ? 'the game is over' : 'the game goes on');
  // Whoever has won may have died of it: the last character that he had.
  const lastOf = (seat: string): string =>
    nameOf(Object.values(state.heroes).findLast((hero) => hero.seat === seat)?.def ?? 'nobody');
  if (t.winners !== undefined) wrong.push(...same('winners', t.winners, (state.over?.winners ?? []).map(lastOf)));
  if (t.winner !== undefined && !(state.over?.winners ?? []).some((seat) => lastOf(seat) === short(t.winner ?? '')))
    wrong.push(`winner: ${(state.over?.winners ?? []).map(lastOf).join(', ') || 'nobody'}`);
  if (t.round !== undefined && state.round !== t.round) wrong.push(`it is round ${state.round}`);
  return wrong;
}

function ofCharacter(book: Rulebook, game: Play, name: string, c: CharacterTruth): string[] {
  const hero = game.hero(short(name));
  const wrong: string[] = [];
  const number = (what: string, expected: number | undefined, is: number): void => {
    if (expected !== undefined && expected !== is) wrong.push(`${name} has ${is} ${what}, not ${expected}`);
  };
  if (c.at !== undefined && nameOf(hero.space) !== short(c.at))
    wrong.push(`${name} is at ${nameOf(hero.space)}, not ${c.at}`);
  number('lives', c.lives, hero.life);
  number('fate', c.fate, hero.fate);
  number('gold', c.gold, hero.gold);
  if (!hero.dead) {
    number('Strength', c.strength, game.stat(short(name), 'strength'));
    number('Craft', c.craft, game.stat(short(name), 'craft'));
  }
  number('Strength counters', c.counters?.strength, hero.strength);
  number('Craft counters', c.counters?.craft, hero.craft);
  number('turns to miss', c.misses, hero.missTurns);
  number('turns as a Toad', c.toad, hero.toad?.turns ?? 0);
  number('light fate', c.light, hero.sides?.light ?? 0);
  number('dark fate', c.dark, hero.sides?.dark ?? 0);
  const body = bodyIdOf(hero);
  if (c.form !== undefined && (body === hero.def ? 'none' : nameOf(body)) !== short(c.form))
    wrong.push(`${name} is ${body === hero.def ? 'himself' : body}`);
  if (c.mark !== undefined && nameOf(hero.mark ?? 'none') !== short(c.mark))
    wrong.push(`the mark of ${name} is on ${hero.mark ?? 'no space'}`);
  if (c.alignment !== undefined && hero.alignment !== c.alignment) wrong.push(`${name} is ${hero.alignment}`);
  if (c.dead !== undefined && hero.dead !== c.dead) wrong.push(`${name} is ${hero.dead ? 'dead' : 'alive'}`);
  if (c.out !== undefined && (game.state.seats[hero.seat]?.out ?? false) !== c.out)
    wrong.push(`${name}'s player is ${c.out ? 'still in' : 'out of'} the game`);
  // What he has been turned into is nothing that he owns.
  const owned = hero.held.filter(
    (id) => c.has?.length !== 0 || book.defs.get(game.state.cards[id]?.def ?? '')?.kind !== 'state',
  );
  wrong.push(
    ...lists(name, game.names(owned), c.has, c.hasNot),
    ...same(
      `belongings of ${name}`,
      c.belongings,
      game.names(hero.held.filter((id) => game.state.cards[id]?.belonging)),
    ),
  );
  if (typeof c.trophies === 'number') number('trophies', c.trophies, hero.trophies.length);
  else wrong.push(...same(`trophies of ${name}`, c.trophies, game.names(hero.trophies)));
  if (typeof c.spells === 'number') number('Spells', c.spells, hero.hand.length);
  else wrong.push(...same(`Spells of ${name}`, c.spells, game.names(hero.hand)));
  const states = game.names(hero.held.filter((id) => book.defs.get(game.state.cards[id]?.def ?? '')?.kind === 'state'));
  const status: Readonly<Record<string, number | undefined>> = {
    ...Object.fromEntries(states.map((card) => [card, states.filter((other) => other === card).length])),
    ...hero.status,
    toad: hero.toad?.turns,
  };
  const said = Array.isArray(c.status)
    ? c.status.map((s): [string, undefined] => [s, undefined])
    : Object.entries(c.status ?? {});
  for (const [s, n] of said)
    if (status[s] === undefined || (n !== undefined && status[s] !== n))
      wrong.push(
        `${name} is ${status[s] === undefined ? 'not ' : ''}${s}${status[s] === undefined ? '' : ` (${status[s]})`}`,
      );
  for (const s of c.statusNot ?? []) if (status[s] !== undefined) wrong.push(`${name} is ${s}`);
  return wrong;
}

function lists(
  where: string,
  there: readonly string[],
  has: readonly string[] | undefined,
  hasNot: readonly string[] | undefined,
): string[] {
  // An empty list says that there is nothing.
  if (has?.length === 0) return there.length === 0 ? [] : [`${where}: ${there.join(', ')}`];
  const left = [...there];
  const missing = (has ?? []).filter((card) => {
    const at = left.indexOf(short(card));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((card) => `${where}: no ${card} (there: ${there.join(', ') || 'nothing'})`),
    ...(hasNot ?? []).filter((card) => there.includes(short(card))).map((card) => `${where}: ${card} is there`),
  ];
}

function same(what: string, expected: readonly string[] | undefined, there: readonly string[]): string[] {
  if (expected === undefined) return [];
  const a = expected.map(short).sort().join(', ');
  const b = [...there].sort().join(', ');
  return a === b ? [] : [`${what}: ${b || 'none'}`];
}

/** What happened so far, a line for each thing that the journal tells. */
export function journalOf(game: Play): string[] {
  const names = namesFrom(namesIn('en'));
  return game.events
    .map((e) => journal(english, names, e, (hero) => names(game.state.heroes[hero]?.def ?? hero)))
    .filter((line) => line !== '');
}

function ofJournal(game: Play, t: Truth): string[] {
  if (!t.journal && !t.journalNot) return [];
  const said = journalOf(game);
  const lines = said.map((line) => line.toLowerCase());
  const missing = (t.journal ?? []).filter((text) => !lines.some((line) => line.includes(text.toLowerCase())));
  return [
    ...missing.map((text) => `the journal does not say "${text}"`),
    ...(missing.length > 0 ? [`it says: ${said.map((line) => `"${line}"`).join(', ') || 'nothing'}`] : []),
    ...(t.journalNot ?? [])
      .filter((text) => lines.some((line) => line.includes(text.toLowerCase())))
      .map((text) => `the journal says "${text}"`),
  ];
}
