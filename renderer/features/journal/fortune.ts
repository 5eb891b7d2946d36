// What the digest says of somebody, in words.
import { msg, type DefId, type HeroId, type Msg } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';
import type { Fortune } from './digest';

type At = {
  readonly words: Pick<Words, 'meanwhile' | 'stat' | 'list'>;
  readonly name: (def: DefId) => string;
  readonly kind: (def: DefId) => string | undefined;
  readonly heroDef: (hero: HeroId) => DefId | undefined;
  readonly say: (message: Msg) => string;
};

/** What he did by himself, and what it has cost him: no picture tells that, so it is written out. */
export const written = (
  { deeds, spells, misses, missed, sold }: Fortune,
  { words: { meanwhile: words, list }, name, heroDef, say }: At,
): readonly string[] => [
  ...new Set([
    ...deeds.flatMap(({ def, ability, on }) => {
      const whom = on === undefined ? undefined : heroDef(on);
      if (whom !== undefined) return say(msg('did.meeting', { def, ability, hero: whom }));
      // One that has no word of its own is told by what comes of it.
      const did = say(msg('did.use', { def, ability }));
      return did === say(msg('did.use', { def, ability: '' })) ? [] : did;
    }),
    ...spells.map(({ def, targets }) => words.casts(name(def), list(targets.map(say)))),
    ...(sold.length === 0 ? [] : [words.sold(list(sold.map(name)))]),
    ...(missed === 0 ? [] : [words.missed(missed)]),
    ...(misses === 0 ? [] : [words.misses(misses)]),
  ]),
];

/** What strikes several, or from afar: nobody who sees only what it did knows what it was. */
const STRIKE: readonly string[] = ['event', 'spell'];
export const causesIn = (
  { changes, misses, causes }: Pick<Fortune, 'changes' | 'misses' | 'causes'>,
  { name, kind }: Pick<At, 'name' | 'kind'>,
): readonly string[] =>
  changes.length === 0 && misses === 0
    ? []
    : [...new Set(causes.filter((def) => STRIKE.includes(kind(def) ?? '')).map(name))];

/** What he has no longer: by its name, and not only crossed out. */
const goneIn = ({ lost, discarded }: Fortune, { words: { meanwhile: words, list }, name }: At): string[] => [
  ...(lost.length === 0 ? [] : [words.lost(list(lost.map(name)))]),
  ...discarded.map((def) => words.discards(name(def))),
];

/**
 * What stands on his chip of what he has no longer and of what he did. Who is dead or gave up has nothing any more:
 * that says it, and the journal what became of each of his things.
 */
export const chipOf = (
  fortune: Fortune,
  at: At,
): { readonly gone: readonly DefId[]; readonly words: readonly string[] } =>
  fortune.killed || fortune.gaveUp
    ? { gone: [], words: [] }
    : {
        gone: [...fortune.lost, ...fortune.discarded, ...fortune.sold],
        words: [...goneIn(fortune, at), ...written(fortune, at)],
      };

export const toldOf = (fortune: Fortune, at: At): readonly string[] => {
  const { to, changes, gained, won, beaten, killed, gaveUp, toad } = fortune;
  const { words, name } = at;
  const { meanwhile: said, list } = words;
  return [
    ...(killed ? [said.killed] : []),
    ...(gaveUp ? [said.gaveUp] : []),
    ...(to === undefined ? [] : [said.went(name(to))]),
    ...written(fortune, at),
    ...causesIn(fortune, at),
    ...changes.map(({ what, by }) => `${words.stat[what]} ${by > 0 ? '+' : ''}${by}`),
    ...(gained.length === 0 ? [] : [said.gained(list(gained.map(name)))]),
    ...goneIn(fortune, at),
    ...(won === 0 ? [] : [said.won(won)]),
    ...(beaten === 0 ? [] : [said.beaten(beaten)]),
    ...(toad ? [said.toad] : []),
  ];
};
