// German clauses: an order, a statement, what is allowed; lists of them, and sentences.
import { joined } from '../joined';
import { imperative, infinitive, inverted, predicate, statement, withZu, type Doer, type Vp } from './verbs-in-place';

/**
 * A part of a text without capital and full stop. `text` stands by itself, `after` behind something that was drawn to
 * the front; an order is the same at both. `inf` and `zu` fit behind "darfst" and "um"; `you`: an order to the reader.
 */
export type Clause = {
  readonly text: string;
  readonly after: string;
  readonly inf?: string;
  readonly zu?: string;
  /** Who does it, and what he does without him: "verliert 1 Leben". */
  readonly by?: Doer;
  readonly tail?: string;
  /** "wenn ..., ..." in its two halves, where there is no "sonst". */
  readonly iff?: { readonly test: string; readonly body: string };
  /** What is allowed: "darfst", "1 Gold zahlen". */
  readonly may?: { readonly verb: string; readonly inf: string };
  readonly you: boolean;
  readonly long?: boolean;
};
export const nothing: Clause = { text: '', after: '', you: false };
export const order = (of: Vp): Clause => ({
  text: imperative(of),
  after: imperative(of),
  inf: infinitive(of),
  zu: withZu(of),
  you: true,
});
export const factOf = (by: Doer, of: Vp): Clause => ({
  text: statement(by, of),
  after: inverted(by, of),
  inf: infinitive(of, by),
  zu: withZu(of, by),
  by,
  tail: predicate(by, of),
  you: false,
});
/** What is said in one way only; behind something in front it follows a colon. */
export const fact = (text: string, after = `gilt: ${text}`): Clause => ({ text, after, you: false });
export const long = (clause: Clause): Clause => ({ ...clause, long: true });
/** The clause with more behind it: a chart, another clause. */
export const longer = (c: Clause, more: string): Clause => ({
  ...c,
  text: c.text + more,
  after: c.after + more,
  ...(c.inf === undefined ? {} : { inf: c.inf + more }),
  ...(c.zu === undefined ? {} : { zu: c.zu + more }),
  ...(c.tail === undefined ? {} : { tail: c.tail + more }),
  long: true,
});

/** "du darfst 1 Gold zahlen", "darfst du 1 Gold zahlen". */
export function allowed(by: Doer, inf: string): Clause {
  const may = by.you ? 'darfst' : by.many ? 'dürfen' : 'darf';
  return { text: `${by.nom} ${may} ${inf}`, after: `${may} ${by.nom} ${inf}`, by, may: { verb: may, inf }, you: false };
}

/** An adverb in front of an infinitive; a pronoun stays before it: "dich statt der Bewegung teleportieren". */
export const placed = (adverb: string, inf: string): string => {
  if (adverb === '') return inf;
  const m = /^((?:dich|sich|ihn|sie|es|ihm|ihr|ihnen) )+/.exec(inf);
  return m ? `${m[0]}${adverb} ${inf.slice(m[0].length)}` : `${adverb} ${inf}`;
};

/** A second thing that the same one does: "wirft 1 Würfel und zieht davon 2 ab". */
export function also(c: Clause, of: Vp): Clause {
  const tail = c.by === undefined ? imperative(of) : predicate(c.by, of);
  return {
    text: `${c.text} und ${tail}`,
    after: `${c.after} und ${tail}`,
    you: c.you,
    ...(c.by ? { by: c.by } : {}),
    ...(c.tail === undefined ? {} : { tail: `${c.tail} und ${tail}` }),
    ...(c.inf === undefined ? {} : { inf: `${c.inf} und ${infinitive(of, c.by)}` }),
    ...(c.zu === undefined ? {} : { zu: `${c.zu} und ${withZu(of, c.by)}` }),
  };
}

// lists and sentences

export const and = (items: readonly string[]): string => joined(items, 'und');
export const or = (items: readonly string[]): string => joined(items, 'oder');
export const andClauses = (list: readonly Clause[], word: 'und' | 'oder' = 'und'): Clause => {
  const all = (of: (c: Clause) => string | undefined): string | undefined => {
    const parts = list.map(of);
    return parts.every((x) => x !== undefined) ? joined(factored(parts), word) : undefined;
  };
  const text = joined(factored(list.map((c) => c.text)), word);
  const inf = all((c) => c.inf);
  const zu = all((c) => c.zu);
  return { text, after: text, ...(inf === undefined ? {} : { inf }), ...(zu === undefined ? {} : { zu }), you: true };
};

const lastVerb = /(?:\bzu )?\S+$/;
/**
 * "1 Gold erhalten", "1 Leben erhalten" share their verb: it is said once, behind the last; a verb in front before the
 * first.
 */
export function factored(items: readonly string[], most = 1): readonly string[] {
  if (items.length < 2 || items.some((x) => /[,:;(]/.test(x))) return items;
  const last = lastVerb.exec(items[0] ?? '')?.[0] ?? '';
  if (/^(?:zu )?[a-zäöü]+n$/.test(last) && items.every((x) => x.endsWith(` ${last}`)))
    return items.map((x, i) => (i < items.length - 1 ? x.slice(0, -last.length - 1) : x));
  const head = (items[0] ?? '').split(' ');
  let count = 0;
  while (
    count < most &&
    count < head.length - 1 &&
    items.every((x) => x.split(' ')[count] === head[count] && x.split(' ').length > count + 1)
  )
    count++;
  // A number is no verb; a prefix at the end belongs to the verb: "lege X ab" cannot lend its verb to another.
  if (/^\d/.test(head[0] ?? '')) return items;
  if (items.some((x) => /\s(?:ab|auf|aus|an|um|zu|ein|zurück|beiseite|weg|vor|los)$/.test(x))) return items;
  return items.map((x, i) => (i === 0 ? x : x.split(' ').slice(count).join(' ')));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** One space, no doubled comma, none before a full stop: clauses bring their closing comma with them. */
export const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/,+([,.;:)])/g, '$1')
    .replace(/,+$/, '')
    .trim();
/** A sentence with capital and full stop; nothing stays nothing. */
export function sentence(text: string): string {
  const clean = tidy(text).replace(
    /^((?:sobald|(?:immer )?wenn|am Ende [^,:]*: wenn) [^,.;]*\bdiese Karte\b[^,.;]*, (?:(?!Karten)[^.;])*?)(?<!auf |unter )\bdiese Karte\b/i,
    '$1sie',
  );
  return clean === '' ? '' : capital(/[.!?]$/.test(clean) ? clean : `${clean}.`);
}
