// How a noun phrase is counted: "ein Feind", "einer deiner Gefährten", "beliebig viele Felder".
import type { Test } from '../clauses/tests';
import type { Card, CardNp, Near } from '../clauses/tree';
import { same } from '../exact';
import {
  allOf,
  andNp,
  behind,
  fixed,
  mapNp,
  np,
  oneOf,
  orNp,
  relative,
  some,
  told,
  whole,
  withDat,
  type Noun,
  type Np,
} from '../speech/german-nouns';
import { vp, type Vp } from '../speech/german-verbs';
import { joined, words } from '../speech/words';
import { ways, type Form, type German } from './speaker';
import * as w from './words';

/** What is counted: one of several nouns, adjectives before them, what stands behind, and whose. */
export type Things = {
  readonly nouns: readonly Noun[];
  readonly adj?: string;
  readonly post: string;
  readonly rels?: readonly string[];
  readonly of?: (noun: Noun, adj: string | undefined) => Np;
};
export const isMany = (form: Form): boolean =>
  form === 'plural' || form === 'all' || form === 'anyNumber' || (typeof form === 'object' && countOf(form) !== 1);
const countOf = (form: Exclude<Form, string>) => ('upTo' in form ? form.upTo : form.exactly);

export function counted(form: Form, things: Things, s: German): Np {
  if (form === 'anyNumber' && things.of && things.nouns.length > 1) {
    const { of: owned, adj } = things;
    const all = andNp(things.nouns.map((noun) => owned(noun, adj)));
    return told(behind(fixed(`beliebig viele ${all.gen}`, 'pl'), things.post), things.rels ?? []);
  }
  const grouped = things.of && oneOfSeveral(form, things, things.of);
  if (grouped) return told(behind(grouped, things.post), things.rels ?? []);
  const word = form === 'plural' || form === 'all' || form === 'every' || form === 'none' ? andNp : orNp;
  const list = things.nouns.map((noun) =>
    things.of ? ofThem(form, noun, things.of(noun, things.adj), s) : ofAll(form, noun, things.adj),
  );
  const one = behind(word(list), things.post);
  return told(things.of ? one : behind(one, asManyAs(form, s)), things.rels ?? []);
}
/** "einen deiner Gefährten, Gegenstände oder Zauber": of one gender, whose they are is said once. */
function oneOfSeveral(form: Form, { nouns, adj }: Things, of: NonNullable<Things['of']>): Np | undefined {
  const [first, ...more] = nouns;
  const isOne = form === 'a' || form === 'any' || form === 'the';
  // What is inflected like an adjective would need the article before it: "deiner Fremden".
  const isPlain = ({ g, many }: Noun): boolean => g === first?.g && g !== 'pl' && !many.includes('~');
  if (!isOne || !first || more.length === 0 || !more.every(isPlain)) return undefined;
  const others = more.map((noun) => np(noun, '', { many: true, number: '' }).gen);
  const group = of(first, adj);
  return oneOf('ein', first, { ...group, gen: joined([group.gen, ...others], 'oder') });
}
/** "wie dein Gold": behind where they are. */
function asManyAs(form: Form, s: German): string {
  const count = typeof form === 'object' ? countOf(form) : 0;
  if (typeof count === 'number') return '';
  return count.num === 'room' ? '(im Rahmen deiner Zaubergrenze)' : `wie ${whole(s.number(count))}`;
}

/** So many of all that there are. */
function ofAll(form: Form, noun: Noun, adj: string | undefined): Np {
  const own = adj === undefined ? {} : { adj };
  if (form === 'a') return np(noun, 'ein', own);
  if (form === 'the') return np(noun, 'der', own);
  if (form === 'any') return np(noun, 'ein', { adj: words('beliebig~', adj) });
  if (form === 'every') return np(noun, 'jed', own);
  if (form === 'none') return np(noun, 'kein', own);
  if (form === 'all') return np(noun, 'all', { many: true, ...own });
  if (form === 'plural') return np(noun, '', { many: true, ...own });
  if (form === 'anyNumber') return np(noun, '', { many: true, number: 'beliebig viele', ...own });
  const [count, head] = 'upTo' in form ? [form.upTo, 'bis zu '] : [form.exactly, ''];
  if (count === 1) return mapNp(some(1, noun, adj), (text) => head + text);
  if (typeof count === 'number') return np(noun, '', { many: true, number: `${head}${count}`, ...own });
  const most = 'upTo' in form ? 'höchstens so viele' : 'so viele';
  return np(noun, '', { many: true, number: count.num === 'room' ? 'beliebig viele' : most, ...own });
}

/** So many of somebody's. */
function ofThem(form: Form, noun: Noun, group: Np, s: German): Np {
  if (form === 'a' || form === 'any' || form === 'the') return oneOf('ein', noun, group);
  if (form === 'every') return oneOf('jed', noun, group);
  if (form === 'none') return oneOf('kein', noun, group);
  if (form === 'all') return allOf(group);
  if (form === 'plural') return group;
  if (form === 'anyNumber') return fixed(`beliebig viele ${group.gen}`, 'pl');
  const [count, head] = 'upTo' in form ? [form.upTo, 'bis zu '] : [form.exactly, ''];
  if (typeof count === 'number') return fixed(`${head}${count} ${group.gen}`, count === 1 ? noun.g : 'pl');
  const told = count.num === 'thatNumber' || count.num === 'thatMany';
  const most = 'upTo' in form ? 'höchstens ' : '';
  return fixed(`${most}so viele ${group.gen}${told ? '' : ` wie ${whole(s.number(count))}`}`, 'pl');
}

/** "von hier aus": "von diesem Feld aus lege sie auf dieses Feld" would be read of one and the same. */
const outwards = ({ to }: Near, s: German): string =>
  to.place === 'here' ? 'von hier aus' : `von ${s.place(to).dat} aus`;

/** "das Feld ohne Charakter, das dir am nächsten liegt": of equally near ones whoever chooses takes one. */
export function nearest(one: Np, near: Near, s: German): Np {
  if (near.itself && near.next !== undefined && near.way !== undefined) {
    const all =
      typeof near.next === 'number'
        ? `der ${near.next} Felder`
        : `von so vielen Feldern, wie ${whole(s.number(near.next))} angibt`;
    return fixed(`jedes ${all}, ${ways[near.way]} und beginnend mit ${s.place(near.to).dat},`, 'n');
  }
  if (near.next !== undefined && near.way !== undefined)
    return fixed(
      typeof near.next === 'object' && near.next.num === 'count'
        ? `jedes der nächsten Felder ${ways[near.way]} ${outwards(near, s)}, so viele wie ${whole(s.number(near.next))},`
        : typeof near.next === 'number'
          ? `jedes der nächsten ${near.next} Felder ${ways[near.way]} ${outwards(near, s)}`
          : `jedes der nächsten Felder ${ways[near.way]} ${outwards(near, s)}, insgesamt so viele,`,
      'n',
    );
  const it = relative(one.g).nom;
  const to = s.place(near.to).dat;
  return told(one, [
    near.way === undefined
      ? `${it} ${to} am nächsten liegt`
      : `${it} ${withDat('von', s.place(near.to))} an ${ways[near.way]} als Erstes kommt`,
  ]);
}

/** Of the nearest there is one: "das Feld", not "ein beliebiges". */
export const formOf = (form: Form, near: Near | undefined): Form =>
  near !== undefined && (form === 'a' || form === 'any') ? 'the' : form;

/** "eine Schlafmarke", but "Gold". */
export const aToken = (kind: string): Np => np(w.token(kind), w.isResource(kind) ? '' : 'ein');

/** "auf ihr weder Stärke noch Leben mehr liegt" */
export function neitherLies(
  list: readonly Test[],
  s: German,
): { readonly by: { readonly nom: string }; readonly of: Vp } | undefined {
  const all = list.flatMap((t) => (t.t === 'tokens' && !t.any && w.isMass(t.kind) ? [t] : []));
  const [first] = all;
  if (!first || 'place' in first.on || all.length < Math.max(2, list.length) || !all.every((t) => same(t.on, first.on)))
    return undefined;
  const kinds = all.map((t) => np(w.token(t.kind), '').nom);
  const by = { nom: withDat('auf', s.card(first.on)) };
  return { by, of: vp('liegen', 'weder', joined(kinds, 'noch'), all.every((t) => t.gone) && 'mehr') };
}

/** The card on which something lies, where that is all that is asked of it. */
export const onlyOn = (of: CardNp): Card | undefined =>
  Object.entries(of).every(([key, x]) => key === 'on' || x === undefined) ? of.on : undefined;
