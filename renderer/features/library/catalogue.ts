// The index of all cards: what is found for some words, of one kind or of all; and where a card is now.
import type { CardView, Face, PlayerView, SeatView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

const saying = (face: Face): string =>
  plain(
    [
      face.name,
      face.type,
      ...face.text,
      face.flavour ?? '',
      ...(face.character?.abilities.map(({ text }) => text) ?? []),
    ].join(' '),
  );

/** Does every word stand somewhere in it? */
export const hasWords = (text: string, words: string): boolean => {
  const said = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
};

const NOT_CARDS: readonly string[] = ['rule', 'space', 'deck', 'link'];

/** Cards and characters by name; spaces have the board, and nobody looks for a deck or a way. */
export const cardsOf = (faces: Iterable<Face>): readonly Face[] =>
  [...faces]
    .filter(({ kind }) => !NOT_CARDS.includes(kind))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));

/** In the order in which a game meets them; whatever else there is comes last. */
const ORDER: readonly string[] = [
  'enemy',
  'event',
  'stranger',
  'place',
  'object',
  'magicObject',
  'follower',
  'spell',
  'quest',
  'talisman',
  'character',
  'ending',
];

export const kindsOf = (cards: readonly Face[]): readonly string[] => {
  const place = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
  return [...new Set(cards.map(({ kind }) => kind))].sort((a, b) => place(a) - place(b));
};

/** Of two cards with one name, the one that is for sale. */
export const forSale = (cards: readonly Face[], face: Face): boolean =>
  face.id.includes('/purchase/') && cards.some(({ id, name }) => name === face.name && id !== face.id);

/** What fits, those first whose name does. */
export const found = (cards: readonly Face[], words: string, kind: string): readonly Face[] => {
  const fitting = cards.filter((face) => (kind === '' || face.kind === kind) && hasWords(saying(face), words));
  const named = (face: Face): number => (words.trim() !== '' && hasWords(face.name, words) ? 0 : 1);
  return [...fitting].sort((a, b) => named(a) - named(b));
};

/** Where copies of a card are that everybody can see. */
export type Whereabouts = {
  readonly holders: readonly SeatView[];
  readonly trophies: readonly SeatView[];
  readonly spaces: readonly DefId[];
  readonly beside: boolean;
  readonly discarded: number;
};

export const whereIs = (def: DefId, view: PlayerView): Whereabouts => {
  const among = (cards: readonly CardView[] | undefined): boolean =>
    (cards ?? []).some((card) => card.def === def || among(card.carries));
  const with_ = (pick: (seat: SeatView) => readonly CardView[]): readonly SeatView[] =>
    view.seats.filter((seat) => among(pick(seat)));
  return {
    holders: with_(({ hero }) => [...(hero?.held ?? []), ...(hero?.hand ?? [])]),
    trophies: with_(({ hero }) => hero?.trophies ?? []),
    spaces: view.spaces.filter(({ cards, over, figures }) => [cards, over, figures].some(among)).map(({ id }) => id),
    beside: among(view.table),
    discarded: view.decks.reduce((sum, { discard }) => sum + discard.filter((one) => one === def).length, 0),
  };
};
