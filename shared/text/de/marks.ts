// Tokens of which a text speaks as of what they stand for: who takes part in a fight, what lies in a bag.
import type { Act } from '../clauses/acts';
import type { Card, Place } from '../clauses/tree';
import { akk, dat, n, type Np } from '../speech/german-nouns';
import { vp, type Doer, type Vp } from '../speech/german-verbs';
import type { German, Said } from './speaker';

type Mark = {
  readonly put: (on: Np, s: German) => Said;
  readonly take?: (s: German) => Said;
  /** There are none to begin with. */
  readonly none?: (s: German) => Said;
  /** Of a card that has it, or has it not. */
  readonly has: string;
  /** `lies`: "der nicht darin liegt". */
  readonly not: string | { readonly lies: string };
  /** Of this card: "ihre Falle zugeschnappt ist". */
  readonly is?: (not: boolean, s: German) => { readonly by: Doer; readonly of: Vp };
};
const trap = (s: German): Doer => ({ nom: s.itsOf({ card: 'this' }, n('die Falle')).nom });
const fighting: Mark = {
  put: (on) => vp('ein|setzen', akk(on)),
  has: 'im Einsatz',
  not: 'ohne Einsatz',
};
const marks: { readonly [K in string]?: Mark } = {
  trained: fighting,
  zeal: fighting,
  met: {
    put: (on) => vp('begegnen', dat(on)),
    has: 'mit Begegnung in diesem Zug',
    not: 'ohne Begegnung in diesem Zug',
  },
  stowed: {
    put: (on) => vp('hinein|legen', akk(on)),
    take: (s) => vp('leeren', akk(s.card({ card: 'this' }))),
    none: (s) => ({ vp: vp('sein', 'leer'), by: { nom: s.card({ card: 'this' }).nom } }),
    has: 'darin',
    not: { lies: 'nicht darin' },
  },
  sprung: {
    put: (_, s) => ({ vp: vp('zu|schnappen'), by: trap(s) }),
    has: 'mit zugeschnappter Falle',
    not: 'ohne zugeschnappte Falle',
    is: (not, s) => ({ by: trap(s), of: vp('sein', not && 'nicht', 'zugeschnappt') }),
  },
};
export const mark = (kind: string): Mark | undefined => marks[kind];

/** What is done with such a token: `undefined` where it is told as a token. */
export function marking(x: Extract<Act, { v: 'addTokens' | 'takeTokens' }>, s: German): Said | undefined {
  const own = mark(x.kind);
  if (x.v === 'takeTokens') return (x.none ? own?.none : own?.take)?.(s);
  return own?.put(onWhat(x.on, s), s);
}
const onWhat = (on: Card | Place, s: German): Np => ('place' in on ? s.place(on) : s.card(on));
