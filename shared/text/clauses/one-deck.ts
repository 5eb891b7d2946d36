// Several decks of which one is chosen: each option has the cards of all the others drawn from its own.
import { same } from '../exact';
import type { Clause, Option } from './tree';

type Lasting = Extract<Clause, { c: 'lasting' }>;
type Chosen = { readonly lasting: Lasting; readonly decks: readonly string[]; readonly instead: string };

function chosen(o: Option): Chosen | undefined {
  const [c, more] = o.do;
  if (c?.c !== 'lasting' || more || o.if || o.person !== undefined) return undefined;
  const [x, other] = c.standing;
  if (x?.s !== 'deck' || other || typeof x.instead !== 'string' || x.where || x.when.iff) return undefined;
  return { lasting: c, instead: x.instead, decks: [...x.from, x.instead].sort() };
}

/** "draw all Varthrax, Cadorus and Grilipus cards from one of these decks" */
export function oneDeck(options: readonly Option[]): Lasting | undefined {
  const all = options.flatMap((o) => chosen(o) ?? []);
  const [first] = all;
  const isOne =
    first !== undefined &&
    all.length === options.length &&
    all.length > 1 &&
    all.every(
      (x) => same(x.decks, first.decks) && same({ ...x.lasting, standing: [] }, { ...first.lasting, standing: [] }),
    );
  if (!isOne || first.decks.length !== all.length) return undefined;
  const { lasting } = first;
  const [x] = lasting.standing;
  const decks = all.map(({ instead }) => instead);
  return x === undefined || !('who' in x)
    ? undefined
    : { ...lasting, standing: [{ s: 'oneDeck', who: x.who, decks, when: { adverbs: [] } }] };
}
