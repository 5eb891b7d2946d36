// What a card counts as, in place of what is printed on it (Spreading Death, Undead Hordes).
import type { CardId, DeckId, HeroId } from '../../kernel/ids';
import { latestChange } from '../state/stamp';
import type { State } from '../state/state';
import type { CountsMod } from '../vocab/ability';
import type { Def, EnemyDef } from '../vocab/definition';
import { defOf, type Catalogue } from './catalogue';
import { asPrinted, isCounting } from './counting';
import { activeHero, type World } from './env';
import { fitsCard, holds } from './eval';
import { inPlay, type Entry } from './index-in-play';
import type { Asking } from './now';
import { envFor, reaches, sourceWorks } from './stats';

export type Counted = { readonly def: Def; readonly home?: DeckId };

/** An Enemy, of which nothing else is left. */
const asEnemy = ({ id, copies, deck, origin, keywords }: Def, it: CountsMod): EnemyDef => ({
  id,
  kind: 'enemy',
  subtype: it.subtype ?? '',
  ...(copies === undefined ? {} : { copies }),
  ...(deck === undefined ? {} : { deck }),
  ...(origin === undefined ? {} : { origin }),
  ...(keywords === undefined ? {} : { keywords }),
});

function changed(def: Def, it: CountsMod): Def {
  const now = it.kind === undefined || it.kind === def.kind ? def : asEnemy(def, it);
  const { encounter, strength, subtype } = it;
  return {
    ...now,
    ...(encounter === undefined ? {} : { encounter }),
    ...(now.kind === 'enemy' && subtype !== undefined ? { subtype } : {}),
    ...(now.kind === 'enemy' && strength !== undefined ? { strength } : {}),
    ...(it.keywords === undefined ? {} : { keywords: [...(now.keywords ?? []), ...it.keywords] }),
  };
}

const applies = (w: Asking, { source, it }: Entry<CountsMod>, hero: HeroId, card: CardId): boolean => {
  if (!reaches(w, source, it.reach, hero) || (source.holder !== undefined && !sourceWorks(w, source, source.holder)))
    return false;
  const env = { ...envFor(w, source, hero), it: { hero, card } };
  return fitsCard(env, card, it.countsAs) && (it.when === undefined || holds(env, it.when));
};

/** It is asked about every card that is looked at: the answer of before holds as long as nothing has changed. */
let last: {
  readonly s?: State;
  readonly cat?: Catalogue;
  readonly after: number;
  readonly any: boolean;
  readonly home: boolean;
} = {
  after: 0,
  any: false,
  home: false,
};

/** Whether anything in play has cards count as something else; `home`: as cards of another deck. */
export function recounts({ cat, s }: World, what?: 'home'): boolean {
  if (!cat.recounts) return false;
  if (last.s !== s || last.after !== latestChange() || last.cat !== cat) {
    const { counts } = inPlay(cat, s);
    const home = counts.some(({ it }) => it.from !== undefined);
    last = { s, after: latestChange(), cat, any: counts.length > 0, home };
  }
  return what === undefined ? last.any : last.home;
}

/** What a card counts as to whoever asks, or to the one whose turn it is. */
export function countedAs(w: Asking, id: CardId): Counted {
  const def = defOf(w.cat, w.s.cards[id]?.def ?? '');
  const { counts } = inPlay(w.cat, w.s);
  const me = w.me ?? activeHero(w.s);
  if (counts.length === 0 || me === undefined || w.s.heroes[me] === undefined || isCounting()) return { def };
  const found = asPrinted(() => counts.filter((entry) => applies(w, entry, me, id)));
  return found.reduce<Counted>(
    (now, { it }) => ({ ...now, def: changed(now.def, it), ...(it.from === undefined ? {} : { home: it.from }) }),
    { def },
  );
}
