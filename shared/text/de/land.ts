// What becomes of the land: Terrain that is placed, spaces that are thrown for.
import type { ActOf } from '../clauses/acts';
import { akk, n, np } from '../speech/german-nouns';
import { vp, type Vp } from '../speech/german-verbs';
import { joined } from '../speech/words';
import type { German, Person } from './speaker';
import * as w from './words';

export const placeTerrain = (x: ActOf<'placeTerrain'>, _: Person, s: German): Vp =>
  vp(
    'legen',
    x.card
      ? akk(s.card(x.card))
      : x.named === undefined
        ? 'eine zufällige Geländekarte'
        : `eine Geländekarte ${joined(
            x.named.map((name) => `„${np(n(s.names(name)), '').nom}“`),
            'oder',
          )}`,
    s.onto(x.at),
  );

export function rollSpace(x: ActOf<'rollSpace'>, _: Person, s: German): Vp {
  const rows = x.spaces.map((slug, i) => `${i + 1}: ${w.place(slug, s.names).nom}`).join('; ');
  return vp(
    'werfen',
    `1 Würfel für ein Feld, und noch einmal, wenn dieser Spielplan keines dieses Namens hat (${rows})`,
  );
}
