// What waits where a way leads, in a few words: what lies there, and what the space asks of whoever comes, or what is
// met in its place.
import type { Face, SpaceView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';
import { ownDeeds, type Alignment } from '../cards/own-text';
import { tokenName } from '../board/spoken';

type Stat = 'strength' | 'craft';
/** An Enemy has its numbers behind its name. */
export type Awaiting = {
  readonly text: string;
  readonly stats?: readonly { readonly what: Stat; readonly n: string }[];
};

type At = {
  readonly words: Pick<Words, 'space' | 'pieces' | 'list' | 'card'>;
  /** Of whoever comes: what a text says to others is left out. */
  readonly mine?: Alignment | undefined;
  readonly name: (def: DefId) => string;
  readonly face: (def: DefId) => Face | undefined;
};

/** What stands beside a card that is drawn anyway has to be short. */
const BRIEF = 30;
/** A sentence that is longer than this is read on the card of the space. */
const LONG = 64;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first thing that a text says: a sentence, or what comes before its results. */
const leadOf = (text = ''): string => (text.split(/[:.(–]/u)[0] ?? '').trim();

/** Of a row of the same, those that there is room for. */
const fitting = (all: readonly string[], list: Words['list']): string => {
  for (let n = all.length; n > 1; n--) {
    const said = n === all.length ? list(all) : `${all.slice(0, n).join(', ')} …`;
    if (said.length <= LONG) return said;
  }
  return all[0] ?? '';
};

/**
 * What a text offers, where it names more than one thing: wares by their names, and each of several deeds by itself.
 * @returns nothing where it goes on with results of a die, or says all by itself
 */
const offersOf = (text: string, { card, list }: Pick<Words, 'card' | 'list'>): readonly string[] => {
  const [lead = '', rest = ''] = text.replace(/\.$/u, '').split(/: (.*)/su);
  if (rest === '' || /^\d/u.test(rest)) return [];
  if (`${lead.charAt(0).toLowerCase()}${lead.slice(1)}: ` === card.chooseOne)
    return rest.split(/; /u).map((deed) => leadOf(capital(deed.replace(card.orBefore, ''))));
  const wares = rest.replaceAll(/ \([^)]*\)/gu, '').split(', ');
  return wares.length > 1 && wares.every((one) => /^\p{Lu}/u.test(one)) ? [fitting(wares, list)] : [];
};

/** "Doctor: Heal up to ..." below "Visit one of these:" is one of several to visit. */
const visitsOf = ([first = '', ...others]: readonly string[]): readonly string[] => {
  const named = others.map((line) => /^([^:.]{2,24}): /u.exec(line)?.[1]);
  return first.endsWith(':') ? named.flatMap((name) => name ?? []) : [];
};

const asked = ({ space, ground, text }: Face, lying: number, { words, mine }: At): readonly string[] => {
  const draw = space?.draw ?? ground?.draw ?? 0;
  const [first = ''] = text;
  const missing = (space ?? ground)?.anyway ? draw : draw - lying;
  if (draw > 0)
    return [
      ...(text.length > 1 && first.length <= BRIEF ? [leadOf(first)] : []),
      ...(missing > 0 ? [words.space.draw(missing)] : []),
    ];
  const visits = visitsOf(text);
  if (visits.length > 0) return [words.list(visits)];
  const offers = offersOf(first, words);
  if (offers.length > 0) return offers;
  return (mine === undefined ? [first] : ownDeeds(first, mine, words.card))
    .map(leadOf)
    .filter((lead) => lead !== '' && lead.length <= LONG);
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
