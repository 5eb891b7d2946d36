// The index of all cards: what is found for some words, of one kind or of all; and where a card is now.
import type { Face, PlayerView, SeatView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

const saying = (face: Face): string =>
  plain([face.name, face.type, ...face.text, face.flavour ?? '', ...(face.character?.abilities.map(({ text }) => text) ?? [])].join(' '));

/** Does every word stand somewhere in it? */
export const hasWords = (text: string, words: string): boolean => {
  const said = plain(text);
  return plain(words).split(/\s+/).every((word) => said.includes(word));
};

const NOT_CARDS: readonly string[] = ['rule', 'space', 'deck'];

/** Cards and characters by name; spaces have the board. */
export const cardsOf = (faces: Iterable<Face>): readonly Face[] =>
  [...faces].filter(({ kind }) => !NOT_CARDS.includes(kind)).sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));

/** What fits, those first whose name does. */
export const found = (cards: readonly Face[], words: string, kind: string): readonly Face[] => {
  const fitting = cards.filter((face) => (kind === '' || face.kind === kind) && hasWords(saying(face), words));
  const named = (face: Face): number => (words.trim() !== '' && hasWords(face.name, words) ? 0 : 1);
  return [...fitting].sort((a, b) => named(a) - named(b));
};

/** Where copies of a card are that everybody can see. */
export type Whereabouts = { readonly holders: readonly SeatView[]; readonly trophies: readonly SeatView[]; readonly spaces: readonly DefId[]; readonly discarded: number };

export const whereIs = (def: DefId, view: PlayerView): Whereabouts => {
  const with_ = (pick: (seat: SeatView) => readonly { readonly def: DefId }[]): readonly SeatView[] => view.seats.filter((seat) => pick(seat).some((card) => card.def === def));
  return {
    holders: with_(({ hero }) => [...(hero?.held ?? []), ...(hero?.hand ?? [])]),
    trophies: with_(({ hero }) => hero?.trophies ?? []),
    spaces: view.spaces.filter(({ cards }) => cards.some((card) => card.def === def)).map(({ id }) => id),
    discarded: view.decks.reduce((sum, { discard }) => sum + discard.filter((one) => one === def).length, 0),
  };
};
