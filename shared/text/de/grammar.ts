// German grammar in the small: nouns with gender, articles, adjective endings, verbs at each place in a sentence.
import { joined } from '../joined';

export type Case = 'nom' | 'akk' | 'dat' | 'gen';
/** Gender, or the plural, which has none. */
export type Gender = 'm' | 'f' | 'n' | 'pl';
/** A noun phrase in every case. `kein`: the same denied, of a plural without an article. */
export type Np = { readonly [C in Case]: string } & {
  readonly g: Gender;
  readonly kein?: { readonly akk: string; readonly dat: string };
};

const cases = ['nom', 'akk', 'dat', 'gen'] as const;
const inCases = (g: Gender, of: (c: Case) => string): Np => ({
  nom: of('nom'),
  akk: of('akk'),
  dat: of('dat'),
  gen: of('gen'),
  g,
});

// nouns

/**
 * A noun as a dictionary has it. `~` stands for the ending of an adjective, brackets hold the ending of the genitive (of a
 * weak noun: of every case but the first; of a plural: of the dative): "der Feind(es), Feinde", "der Drache(n), Drachen",
 * "der Schwarz~ Ritter(s)", "pl Klippen".
 */
export type Noun = { readonly g: Gender; readonly one: string; readonly many: string; readonly weak: boolean };

const genders: { readonly [article: string]: Gender } = { der: 'm', die: 'f', das: 'n', pl: 'pl' };
const entryForm = /^(der|die|das|pl) ([^,]+)(?:, (.+))?$/;

/** @returns the noun of an entry; `undefined` for a proper name, which has no article */
export function noun(entry: string): Noun | undefined {
  const m = entryForm.exec(entry);
  const g = genders[m?.[1] ?? ''];
  if (!m || g === undefined) return undefined;
  const one = m[2] ?? '';
  return { g, one, many: m[3] ?? one.replace(/\(\w+\)/, ''), weak: g === 'm' && /\((?:n|en)\)/.test(one) };
}

/** A noun of the catalogue itself, which always has an article. */
export function n(entry: string): Noun {
  return noun(entry) ?? { g: 'n', one: entry, many: entry, weak: false };
}

type Endings = { readonly [G in Gender]: readonly [nom: string, akk: string, dat: string, gen: string] };
const der: Endings = {
  m: ['der', 'den', 'dem', 'des'],
  f: ['die', 'die', 'der', 'der'],
  n: ['das', 'das', 'dem', 'des'],
  pl: ['die', 'die', 'den', 'der'],
};
const strong: Endings = {
  m: ['er', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['es', 'es', 'em', 'es'],
  pl: ['e', 'e', 'en', 'er'],
};
const ein: Endings = {
  m: ['', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['', '', 'em', 'es'],
  pl: ['e', 'e', 'en', 'er'],
};
const adjectives: { readonly [K in 'weak' | 'mixed' | 'strong']: Endings } = {
  weak: {
    m: ['e', 'en', 'en', 'en'],
    f: ['e', 'e', 'en', 'en'],
    n: ['e', 'e', 'en', 'en'],
    pl: ['en', 'en', 'en', 'en'],
  },
  mixed: {
    m: ['er', 'en', 'en', 'en'],
    f: ['e', 'e', 'en', 'en'],
    n: ['es', 'es', 'en', 'en'],
    pl: ['en', 'en', 'en', 'en'],
  },
  strong: { ...strong, m: ['er', 'en', 'em', 'en'], n: ['es', 'es', 'em', 'en'] },
};
const ending = (table: Endings, g: Gender, c: Case): string => table[g][cases.indexOf(c)] ?? '';

/** `jed`, `dies`, `all` take the endings of "der"; `ein`, `kein` and the possessives their own; '' stands for no article. */
export type Det = 'der' | 'ein' | 'kein' | 'dein' | 'sein' | 'ihr' | 'dies' | 'jed' | 'all' | '';

function article(det: Det, g: Gender, c: Case): { readonly word: string; readonly adj: keyof typeof adjectives } {
  if (det === 'der') return { word: ending(der, g, c), adj: 'weak' };
  if (det === 'dies' || det === 'jed' || det === 'all') return { word: det + ending(strong, g, c), adj: 'weak' };
  if (det === '' || (det === 'ein' && g === 'pl')) return { word: '', adj: 'strong' };
  return { word: det + ending(ein, g, c), adj: 'mixed' };
}

/** "Feinde" becomes "Feinden"; what ends in n or s stays, and what is marked as having no plural. */
const dativePlural = (word: string): string =>
  word.endsWith('!')
    ? word.slice(0, -1)
    : word.replace(
        /^((?:\S*~ )*)(\S+)/,
        (_, before: string, head: string) => before + (/[ns]$/.test(head) || head.endsWith('~') ? head : `${head}n`),
      );

function form(of: Noun, c: Case, many: boolean): string {
  if (many && of.g !== 'pl') return c === 'dat' ? dativePlural(of.many) : of.many.replace('!', '');
  const keeps = of.g === 'pl' ? c === 'dat' : c === 'gen' || (of.weak && c !== 'nom');
  return of.one.replace(/\((\w+)\)/, keeps ? '$1' : '');
}

export type NpOptions = {
  readonly many?: boolean;
  readonly adj?: string;
  readonly post?: string;
  readonly number?: string;
};

/** A noun with its article, adjectives, and what follows it: `np(feind, 'dein', { adj: 'ander~' })` is "dein anderer Feind". */
export function np(of: Noun, det: Det, { many = false, adj, post, number }: NpOptions = {}): Np {
  const g = many ? 'pl' : of.g;
  const text = inCases(g, (c) => {
    // A plural without an article has no genitive of its own: "die Zahl der Feinde".
    const own = det === '' && g === 'pl' && c === 'gen' && number === undefined ? 'der' : det;
    const { word, adj: kind } = article(own, g, c);
    const body = words(adj, form(of, c, many)).replaceAll('~', ending(adjectives[kind], g, c));
    return words(number ?? word, body, post);
  });
  if (g !== 'pl' || (det !== '' && det !== 'ein')) return text;
  const { akk, dat } = np(of, 'kein', {
    many,
    ...(adj === undefined ? {} : { adj }),
    ...(post === undefined ? {} : { post }),
  });
  return { ...text, kein: { akk, dat } };
}

/** "1 Zug", "2 Züge". */
export const some = (count: number, of: Noun, adj?: string): Np =>
  np(of, count === 1 ? 'ein' : '', { many: count !== 1, number: String(count), ...(adj === undefined ? {} : { adj }) });

/** A name or a number, the same in every case. */
export const fixed = (text: string, g: Gender = 'n'): Np => inCases(g, () => text);
export const mapNp = (of: Np, change: (text: string) => string): Np => ({
  ...inCases(of.g, (c) => change(of[c])),
  ...(of.kein ? { kein: { akk: change(of.kein.akk), dat: change(of.kein.dat) } } : {}),
});
export const behind = (of: Np, ...post: readonly string[]): Np => mapNp(of, (text) => words(text, ...post));

const joinedNp = (list: readonly Np[], word: 'und' | 'oder'): Np => {
  const [only] = list;
  if (list.length === 1 && only) return only;
  const all = inCases(word === 'und' ? 'pl' : (list.at(-1)?.g ?? 'n'), (c) =>
    joined(
      list.map((x) => x[c]),
      word,
    ),
  );
  const denied = (c: 'akk' | 'dat'): string =>
    joined(
      list.map((x) => x.kein?.[c] ?? x[c]),
      word,
    );
  return list.every((x) => x.kein) ? { ...all, kein: { akk: denied('akk'), dat: denied('dat') } } : all;
};
export const andNp = (list: readonly Np[]): Np => joinedNp(list, 'und');
export const orNp = (list: readonly Np[]): Np => joinedNp(list, 'oder');

/** "einer deiner Gefährten": an article that stands for its noun. */
export const oneOf = (det: 'ein' | 'jed', of: Noun, group: Np): Np =>
  inCases(of.g, (c) => `${det}${ending(strong, of.g, c)} ${group.gen}`);

/** A name out of the catalogue of names, with its article if it has one. */
export function named(entry: string, det: Det = 'der', g: Gender = 'f'): Np {
  const of = noun(entry);
  return of ? np(of, det === 'ein' && of.g === 'pl' ? '' : det) : fixed(entry, g);
}
/** As it stands on a card: "Schwarzer Ritter". */
export const bareName = (entry: string): string => {
  const of = noun(entry);
  return of ? np(of, '').nom : entry;
};

/** What stands for a noun: "er", "sie", "es". */
export const pronouns: {
  readonly [G in Gender]: {
    readonly nom: string;
    readonly akk: string;
    readonly dat: string;
    readonly his: 'sein' | 'ihr';
  };
} = {
  m: { nom: 'er', akk: 'ihn', dat: 'ihm', his: 'sein' },
  f: { nom: 'sie', akk: 'sie', dat: 'ihr', his: 'ihr' },
  n: { nom: 'es', akk: 'es', dat: 'ihm', his: 'sein' },
  pl: { nom: 'sie', akk: 'sie', dat: 'ihnen', his: 'ihr' },
};
export const pronoun = (g: Gender): Np => ({ ...pronouns[g], gen: g === 'f' || g === 'pl' ? 'ihrer' : 'seiner', g });

const contracted: readonly (readonly [RegExp, string])[] = [
  [/^in dem /, 'im '],
  [/^zu dem /, 'zum '],
  [/^zu der /, 'zur '],
  [/^an dem /, 'am '],
  [/^bei dem /, 'beim '],
  [/^von dem /, 'vom '],
  [/^in das /, 'ins '],
];
const contract = (text: string): string => contracted.reduce((x, [from, to]) => x.replace(from, to), text);
/** Where something is, or by what: "im Wald", "zur Stadt". */
export const withDat = (preposition: string, of: Np): string => contract(`${preposition} ${of.dat}`);
/** Whither, or against what: "auf das Feld". */
export const withAkk = (preposition: string, of: Np): string => contract(`${preposition} ${of.akk}`);

// people

/** Somebody a sentence is about. */
export type Person = {
  /** Two mentions with the same key are the same person: the second is "er". */
  readonly key: string;
  readonly you: boolean;
  readonly np: Np;
  readonly his: 'dein' | 'sein' | 'ihr';
  /** The same group with "kein", where it is everybody. */
  readonly none?: Np;
};
export const charakter = n('der Charakter(s), Charaktere');
export const you: Person = {
  key: 'you',
  you: true,
  np: { nom: 'du', akk: 'dich', dat: 'dir', gen: 'deiner', g: 'm' },
  his: 'dein',
};
export const person = (of: Np, key = of.nom, none?: Np): Person => ({
  key,
  you: false,
  np: of,
  his: pronouns[of.g].his,
  ...(none ? { none } : {}),
});
export const thatOne = np(charakter, 'dies');
/** "der", "dessen": who has just been named, in a clause that follows at once. */
export const relative = (g: Gender): Np =>
  g === 'pl'
    ? { nom: 'die', akk: 'die', dat: 'denen', gen: 'deren', g }
    : {
        nom: ending(der, g, 'nom'),
        akk: ending(der, g, 'akk'),
        dat: ending(der, g, 'dat'),
        gen: g === 'f' ? 'deren' : 'dessen',
        g,
      };
const relatives = new Set(['der', 'die', 'das']);
export const isRelative = (p: Person): boolean => relatives.has(p.np.nom);

// verbs

/** A verb with what belongs to it. `post` stands behind everything: a chart, a clause with "um". */
export type Vp = { readonly verb: string; readonly mid: string; readonly post?: string };
/** `ab|legen` is separable, `sich freuen` reflexive. */
export const vp = (verb: string, ...mid: readonly (string | undefined | false)[]): Vp => ({ verb, mid: words(...mid) });
/** With an adverb before its objects. */
export const adverbially = (adverb: string, of: Vp): Vp => (adverb === '' ? of : { ...of, mid: words(adverb, of.mid) });

const irregular: { readonly [infinitive: string]: readonly [du: string, er: string, imp: string] | undefined } = {
  sein: ['bist', 'ist', 'sei'],
  haben: ['hast', 'hat', 'habe'],
  werden: ['wirst', 'wird', 'werde'],
  dürfen: ['darfst', 'darf', ''],
  können: ['kannst', 'kann', ''],
  müssen: ['musst', 'muss', ''],
  brauchen: ['brauchst', 'braucht', ''],
  nehmen: ['nimmst', 'nimmt', 'nimm'],
  geben: ['gibst', 'gibt', 'gib'],
  werfen: ['wirfst', 'wirft', 'wirf'],
  sehen: ['siehst', 'sieht', 'sieh'],
  erhalten: ['erhältst', 'erhält', 'erhalte'],
  behalten: ['behältst', 'behält', 'behalte'],
  lassen: ['lässt', 'lässt', 'lass'],
  tragen: ['trägst', 'trägt', 'trage'],
  betreten: ['betrittst', 'betritt', 'betritt'],
  treffen: ['triffst', 'trifft', 'triff'],
  fallen: ['fällst', 'fällt', 'falle'],
  greifen: ['greifst', 'greift', 'greife'],
  betragen: ['beträgst', 'beträgt', ''],
  gehen: ['gehst', 'geht', 'gehe'],
  vergessen: ['vergisst', 'vergisst', 'vergiss'],
  verlassen: ['verlässt', 'verlässt', 'verlass'],
  würfeln: ['würfelst', 'würfelt', 'würfle'],
  wechseln: ['wechselst', 'wechselt', 'wechsle'],
  scheiden: ['scheidest', 'scheidet', 'scheide'],
  stoßen: ['stößt', 'stößt', 'stoße'],
  gelten: ['giltst', 'gilt', ''],
  beitreten: ['trittst bei', 'tritt bei', 'tritt bei'],
  sterben: ['stirbst', 'stirbt', 'stirb'],
};

function forms(infinitive: string): readonly [du: string, er: string, imp: string] {
  const own = irregular[infinitive];
  if (own) return own;
  const stem = infinitive.replace(/e?n$/, '');
  if (/e[lr]$/.test(stem)) return [`${stem}st`, `${stem}t`, `${stem}e`];
  if (/(?:[td]|[^aeiouäöülrhmn][mn])$/.test(stem)) return [`${stem}est`, `${stem}et`, `${stem}e`];
  return [/[sßzx]$/.test(stem) ? `${stem}t` : `${stem}st`, `${stem}t`, `${stem}e`];
}

type Taken = { readonly stem: string; readonly prefix: string; readonly self: boolean };
function takeApart(verb: string): Taken {
  const self = verb.startsWith('sich ');
  const [prefix = '', stem] = verb.replace('sich ', '').split('|');
  return stem === undefined ? { stem: prefix, prefix: '', self } : { stem, prefix, self };
}
/** What a clause begins with that tells of the noun before it. */
const trailing = /^(.*), ((?:der|die|das|den|dem|dessen|deren|für den|gegen den|auf dem|über dem|bei dem) [^,]*),$/;
/** Objects, and what goes behind the verb: "einen Feind wählen, der dir folgt" rather than "einen Feind, der dir folgt, wählen". */
function placedObjects({ mid, post: own = '' }: Vp): readonly [mid: string, post: string] {
  const [, before, clause] = mid.endsWith(',') ? (trailing.exec(mid) ?? []) : [];
  return before === undefined || clause === undefined ? [mid, own] : [before, `, ${clause},${own}`];
}

/** Who does it, as far as the verb must know. */
export type Doer = { readonly nom: string; readonly you?: boolean; readonly many?: boolean };
export const doer = (of: Np): Doer => ({ nom: of.nom, many: of.g === 'pl' });
const reflexive = (self: boolean, by: Doer): string => (self ? (by.you ? 'dich' : 'sich') : '');
const finite = (stem: string, by: Doer): string =>
  by.you ? forms(stem)[0] : by.many ? (stem === 'sein' ? 'sind' : stem) : forms(stem)[1];

/** "lege diese Karte ab" */
export function imperative(of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(forms(stem)[2], self && 'dich', mid, prefix) + post;
}
/** "legst diese Karte ab": without its subject. */
export function predicate(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(finite(stem, by), reflexive(self, by), mid, prefix) + post;
}
/** "du legst diese Karte ab" */
export const statement = (by: Doer, of: Vp): string => `${by.nom} ${predicate(by, of)}`;
/** "legst du diese Karte ab": behind what was drawn to the front. */
export function inverted(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  // A pronoun goes before "sich", a noun behind it.
  const own = reflexive(self, by);
  const [mid, post] = placedObjects(of);
  return (
    words(finite(stem, by), ...(/^(?:du|er|sie|es)$/.test(by.nom) ? [by.nom, own] : [own, by.nom]), mid, prefix) + post
  );
}
/** "du diese Karte ablegst": behind "wenn". */
export function verbLast(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(by.nom, reflexive(self, by), mid, prefix + finite(stem, by)) + post;
}
/** "du diese Karte ablegen würdest" */
export function wouldLast(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return (
    words(by.nom, reflexive(self, by), mid, prefix + stem, by.you ? 'würdest' : by.many ? 'würden' : 'würde') + post
  );
}
/** "diese Karte ablegen": behind "du darfst". */
export function infinitive(of: Vp, by: Doer = { nom: 'du', you: true }): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(reflexive(self, by), mid, prefix + stem) + post;
}
/** "diese Karte abzulegen": behind "um". */
export function withZu(of: Vp, by: Doer = { nom: 'du', you: true }): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(reflexive(self, by), mid, prefix === '' ? `zu ${stem}` : `${prefix}zu${stem}`) + post;
}

/** "kein Leben", "nichts", "nicht zur Kröte", "die Gesinnung nicht". */
export function negated(of: Vp): Vp {
  if (/^ein(?:e[nmrs]?)? /.test(of.mid)) return { ...of, mid: `k${of.mid}` };
  if (/^Schicksal\b/.test(of.mid)) return { ...of, mid: `kein ${of.mid}` };
  if (/^Abenteuerkarten\b/.test(of.mid)) return { ...of, mid: `keine ${of.mid}` };
  if (/^etwas\b/.test(of.mid)) return { ...of, mid: of.mid.replace(/^etwas/, 'nichts') };
  return {
    ...of,
    mid:
      /^(?:sein|werden)$|\|/.test(of.verb) && !/^(?:den|die|das|deine?n?|seine?n?) /.test(of.mid)
        ? words('nicht', of.mid)
        : words(of.mid, 'nicht'),
  };
}

// clauses

/**
 * A part of a text without capital and full stop. `text` stands by itself, `after` behind something that was drawn to the
 * front; an order is the same at both. `inf` and `zu` fit behind "darfst" and "um"; `you`: an order to the reader.
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
/** "1 Gold erhalten", "1 Leben erhalten" share their verb: it is said once, behind the last; a verb in front before the first. */
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
export function words(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((p) => p !== undefined && p !== false && p !== '').join(' ');
}
