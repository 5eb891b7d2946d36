// Which card lies beside a question, and beside what happens while nobody is asked.
import type { ViewEvent } from '../../../shared/contract/event';
import type { Prompt } from '../../../shared/contract/prompt';
import type { Face, PlayerView } from '../../../shared/contract/view';
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import { defOf } from '../journal/log';
import { cardOf } from '../table/standing';

/** Rules and characters ask so often that their card says nothing. */
const SILENT: readonly string[] = ['rule', 'character'];

type Sight = {
  readonly view: PlayerView | undefined;
  readonly face: (def: DefId | undefined) => Face | undefined;
};

/** A card on the table, or the definition whose text asks where it has a face worth showing. */
export const askingCard = ({ card, source }: Prompt, { view, face }: Sight): DefId | undefined => {
  const lying = card === undefined || view === undefined ? undefined : cardOf(view, card);
  const asks = face(lying?.def ?? source);
  return asks === undefined || SILENT.includes(asks.kind) ? undefined : asks.id;
};

/** The card that a question names, as somebody's just drawn: it is about that card, wherever it lies. */
export const namedCard = ({ ask }: Prompt, { face }: Sight): DefId | undefined => {
  const named = ask.args?.['card'];
  const asked = typeof named === 'string' ? face(named) : undefined;
  return asked === undefined || SILENT.includes(asked.kind) ? undefined : asked.id;
};

/**
 * The last roll lies beside a question that is about it and beside no other, unless its dice are in the sentence. Who
 * goes without a roll has that of somebody else before him.
 * @param rolled who threw the dice that were thrown last
 */
export const asksAboutRoll = ({ ask, hero, options }: Prompt, rolled: HeroId | undefined): boolean =>
  ask.args?.['dice'] === undefined &&
  (options.some(({ label }) => label.id === 'option.reroll') ||
    (ask.id === 'ask.direction' && rolled !== undefined && [hero, ask.args?.['hero']].includes(rolled)));

/** What a space is now: the Terrain that lies over it, where some does. */
export const groundOf = ({ view, face }: Sight, space: DefId): DefId => {
  const over = view?.spaces.find(({ id }) => id === space)?.over?.at(-1)?.def;
  return over !== undefined && face(over)?.kind === 'terrain' ? over : space;
};

/** What the rules ask where a space has a test or somebody on guard, and what dice come to there. */
const HERE: readonly string[] = ['ask.portal', 'ask.fate', 'ask.darkFate'];

/**
 * The space that a question of the rules is about, as the Portal: it tells more than one's own portrait. What the
 * ability of a character asks is about no space, wherever he stands.
 */
export const standingOn = ({ ask, hero, source }: Prompt, at: Sight): DefId | undefined => {
  if (HERE.includes(ask.id) && at.face(source)?.kind === 'character') return source;
  const heroes = (at.view?.seats ?? []).flatMap((seat) => seat.hero ?? []);
  // Dark fate is asked about another's dice.
  const rolls = ask.id === 'ask.darkFate' ? ask.args?.['hero'] : undefined;
  const stands = heroes.find(({ id, def }) => (rolls === undefined ? id === hero : def === rolls))?.space;
  return stands === undefined || !HERE.includes(ask.id) ? undefined : groundOf(at, stands);
};

/**
 * Who is fought: the other side's card, else the space that brings a creature without one, as the Sentinel.
 * @param on where characters stand while the story is told
 */
export const facedIn = (
  { mine, theirs }: { readonly mine: { readonly hero?: HeroId }; readonly theirs: { readonly def?: DefId } },
  at: Sight,
  on: { readonly [hero: HeroId]: DefId } = {},
): DefId | undefined => {
  if (theirs.def !== undefined || mine.hero === undefined) return theirs.def;
  const stands = on[mine.hero] ?? at.view?.seats.find(({ hero }) => hero?.id === mine.hero)?.hero?.space;
  return stands === undefined ? undefined : groundOf(at, stands);
};

/** What would be met on a space: the card in front; else the space itself, unless only cards count. */
export const waitingAt = (at: Sight, space: DefId | undefined, onlyCards = false): DefId | undefined => {
  if (space === undefined) return undefined;
  const { view, face } = at;
  const cards = view?.spaces.find(({ id }) => id === space)?.cards ?? [];
  const enemy = cards.find(({ def }) => face(def)?.kind === 'enemy');
  return enemy?.def ?? cards[0]?.def ?? (onlyCards ? undefined : groundOf(at, space));
};

/** Another character whom the question names: it is about him or his things, and not about who is asked. */
export const askedAbout = ({ ask, hero }: Prompt, { view }: Sight): DefId | undefined => {
  const named = ask.args?.['hero'];
  return (view?.seats ?? []).flatMap((seat) => seat.hero ?? []).find(({ id, def }) => def === named && id !== hero)
    ?.def;
};

/** The first of the cards that can be had: drawn or lying there, and not one's own already. */
export const cardToHave = ({ options, hero }: Prompt, { view, face }: Sight): DefId | undefined => {
  const own = (view?.seats ?? []).flatMap((seat) =>
    seat.hero?.id === hero
      ? [...(seat.hero?.held ?? []), ...(seat.hero?.hand ?? []), ...(seat.hero?.trophies ?? [])]
      : [],
  );
  const able = options.filter(({ off, pass, use, minor }) => off === undefined && !pass && use === undefined && !minor);
  const cards = able.map(({ target }) => target?.card !== undefined && target.def);
  const [first] = cards;
  const isMine = able.some(({ target }) => own.some(({ id }) => id === target?.card));
  return typeof first === 'string' && !isMine && face(first) !== undefined ? first : undefined;
};

/**
 * The card that a question comes from. A space asks for whatever happens there: the card that was drawn or is taken, or
 * the other character, says more.
 */
export const sourceOf = (prompt: Prompt, at: Sight): DefId | undefined => {
  const asks = askingCard(prompt, at);
  if (asks === undefined || at.face(asks)?.kind !== 'space') return asks;
  return namedCard(prompt, at) ?? askedAbout(prompt, at) ?? cardToHave(prompt, at) ?? asks;
};

/**
 * The card beside the options while one of them is pointed at: its own, but where the question is about a card, as a
 * Spell just cast, that stays in sight. What one would answer it with, one holds, and reads there.
 */
export const pointedAt = (
  prompt: Prompt,
  at: Sight,
  { pointed, asking }: { readonly pointed: DefId | undefined; readonly asking: DefId | undefined },
): DefId | undefined => {
  const hero = (at.view?.seats ?? []).find((seat) => seat.hero !== undefined && seat.hero.id === prompt.hero)?.hero;
  const own = [hero?.def, ...[...(hero?.held ?? []), ...(hero?.hand ?? [])].map(({ def }) => def)];
  return namedCard(prompt, at) !== undefined && own.includes(pointed) ? asking : pointed;
};

/**
 * What the first answer is about, where it is another character or a space, or where nothing can be done but to use
 * cards: more than one's own portrait tells.
 */
export const offered = ({ options, hero }: Prompt, at: Sight): DefId | undefined => {
  const { view } = at;
  const heroes = (view?.seats ?? []).flatMap((seat) => seat.hero ?? []);
  const open = options.flatMap(({ off, pass, target }) => (off === undefined && pass !== true ? (target ?? []) : []));
  const other = open.map((target) => heroes.find(({ id }) => id === target.hero && id !== hero)?.def);
  const able = options.filter(({ off, pass }) => off === undefined && pass !== true);
  const cards = able.every(({ use }) => use !== undefined) ? able.map(({ target }) => target?.def) : [];
  const ground = open.map(({ space }) => space && groundOf(at, space));
  return [...other, ...ground, ...cards].find((def) => def !== undefined);
};

/** What something happens with or comes from, so that a roll is read beside its table; else the first of the others. */
export const happeningCard = (
  now: ViewEvent | undefined,
  others: readonly (DefId | undefined)[],
  hasFace: (def: DefId) => boolean,
): DefId | undefined =>
  [now === undefined ? undefined : defOf(now), ...others].find((def) => def !== undefined && hasFace(def));
