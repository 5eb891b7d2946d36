// What waits where a way leads, in a few words: what lies there, and what the space asks of whoever comes, or what is
// met in its place.
import type { Face, SpaceView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';
import type { Alignment } from '../cards/own-text';
import { tokenName } from '../board/spoken';

type Stat = 'strength' | 'craft';
/** An Enemy has its numbers behind its name. */
export type Awaiting = {
  readonly text: string;
  readonly stats?: readonly { readonly what: Stat; readonly n: string }[];
};

type At = {
  readonly words: Pick<Words, 'space' | 'pieces' | 'list'>;
  /** Of whoever comes: what a text says to others is left out. */
  readonly mine?: Alignment | undefined;
  readonly name: (def: DefId) => string;
  readonly face: (def: DefId) => Face | undefined;
};

/** What stands beside a card that is drawn anyway has to be short. */
const BRIEF = 30;
/** A sentence that is longer than this is read on the card of the space. */
const LONG = 64;

/** Of a row of the same, those that there is room for. */
const fitting = (all: readonly string[], list: Words['list']): string => {
  for (let n = all.length; n > 1; n--) {
    const said = n === all.length ? list(all) : `${all.slice(0, n).join(', ')} …`;
    if (said.length <= LONG) return said;
  }
  return all[0] ?? '';
};

const asked = (face: Face, lying: number, { words, mine }: At): readonly string[] => {
  const { space, ground, text } = face;
  const own = mine === undefined ? undefined : face.own?.[mine];
  const asks = (own === undefined ? face.asks : own.asks) ?? { deeds: [] };
  const draw = space?.draw ?? ground?.draw ?? 0;
  const missing = (space ?? ground)?.anyway ? draw : draw - lying;
  if ('things' in asks) return [fitting(asks.things, words.list)];
  if (draw === 0) return asks.deeds.filter((deed) => deed.length <= LONG);
  return [
    ...(text.length > 1 ? asks.deeds.filter((deed) => deed.length <= BRIEF) : []),
    ...(missing > 0 ? [words.space.draw(missing)] : []),
  ];
};

/** What lies there for whoever stays: one is called by its name alone. */
const tokensOn = (there: SpaceView | undefined, words: At['words']): readonly Awaiting[] =>
  Object.entries(there?.tokens ?? {}).flatMap(([kind, n]) => {
    const name = tokenName(words, kind);
    return n > 0 ? [{ text: n === 1 ? name : words.pieces.tokens(n, name) }] : [];
  });

const statsOf = ({ strength, craft }: Face): NonNullable<Awaiting['stats']> => [
  ...(strength === undefined ? [] : [{ what: 'strength' as const, n: strength }]),
  ...(craft === undefined ? [] : [{ what: 'craft' as const, n: craft }]),
];

/**
 * @returns what is met in place of the space first, then the cards, which are met before the space is; last what may be
 *   met in its place
 */
export const awaiting = (space: DefId, there: SpaceView | undefined, at: At): readonly Awaiting[] => {
  const face = at.face(there?.over?.at(-1)?.def ?? space);
  const cards = there?.cards ?? [];
  const faceDown = there?.faceDown ?? 0;
  const gold = there?.gold ?? 0;
  const standing = (how: 'may' | 'must'): readonly string[] =>
    (there?.figures ?? []).flatMap(({ def, instead }) => (instead === how ? [at.name(def)] : []));
  const must = standing('must');
  const asks = must.length > 0 || face === undefined ? [] : asked(face, cards.length + faceDown, at);
  return [
    ...must.map((name) => ({ text: at.words.space.instead(name) })),
    ...cards.map(({ def }): Awaiting => {
      const card = at.face(def);
      return { text: at.name(def), ...(card?.kind === 'enemy' ? { stats: statsOf(card) } : {}) };
    }),
    ...(faceDown === 0 ? [] : [{ text: at.words.pieces.faceDown(faceDown) }]),
    ...(gold === 0 ? [] : [{ text: at.words.space.gold(gold) }]),
    ...tokensOn(there, at.words),
    ...asks.map((text) => ({ text })),
    ...(must.length > 0 ? [] : standing('may').map((name) => ({ text: at.words.space.orElse(name) }))),
  ];
};
